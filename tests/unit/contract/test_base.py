"""What every model has in common: frozen, strict, tolerant of fields that it does not know; and the forms of text."""

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from intervention.contract.base import Items, Model, ObjectId, Root, RunId, SafeInt, Sha256, Time, Uuid


class Pair(Model):
    count: SafeInt
    names: Items[str] = ()


def test_a_list_is_read_as_a_tuple() -> None:
    assert Pair.model_validate({"count": 1, "names": ["a", "b"]}).names == ("a", "b")


def test_an_unknown_field_is_dropped_and_never_written() -> None:
    assert Pair.model_validate({"count": 1, "novel": 2}).model_dump() == {"count": 1, "names": ()}


@pytest.mark.parametrize("count", ["1", 1.0, True, None, 2**53, -(2**53)])
def test_nothing_is_taken_for_a_number_that_is_none(count: object) -> None:
    with pytest.raises(ValidationError):
        Pair.model_validate({"count": count})


@pytest.mark.parametrize("names", ["ab", {"a": 1}, [1], None])
def test_nothing_is_taken_for_a_list_of_texts_that_is_none(names: object) -> None:
    with pytest.raises(ValidationError):
        Pair.model_validate({"count": 1, "names": names})


def test_a_value_cannot_be_changed() -> None:
    with pytest.raises(ValidationError):
        Pair(count=1).count = 2  # type: ignore[misc]


@pytest.mark.parametrize(
    ("form", "good", "bad"),
    [
        (Uuid, "0c7c3c0e-0000-4000-8000-000000000001", ["", "0C7C3C0E-0000-4000-8000-000000000001", "0c7c3c0e"]),
        (Time, "2026-11-30T15:44:23.006Z", ["2026-11-30T15:44:23Z", "2026-11-30T15:44:23.006+00:00", "now"]),
        (Sha256, "a" * 64, ["a" * 63, "A" * 64, "g" * 64]),
        (ObjectId, "a" * 40, ["a" * 39, "a" * 41, "HEAD"]),
        (RunId, "run_1.a-b", ["", ".a", "a.", "a..b", "a/b", "a b", "a" * 129]),
        (Root, "/work/a b\n", ["work", "", "/a\x00"]),
    ],
)
def test_a_text_has_its_form(form: Any, good: str, bad: list[str]) -> None:
    adapter: TypeAdapter[str] = TypeAdapter(form)
    assert adapter.validate_python(good) == good
    for text in [*bad, f"{good}\n" if form is not Root else "x", f"\n{good}"]:
        with pytest.raises(ValidationError):
            adapter.validate_python(text)
