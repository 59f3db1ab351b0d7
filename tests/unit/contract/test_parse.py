"""From bytes to a request: what is understood, what fails alone, and what is refused as a whole."""

import copy
import json
import uuid
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intervention.contract.parse import Parsed, Rejected, parse_request
from intervention.contract.words import ErrorCode
from tests.support.envelopes import DETAILS, as_bytes, plain_entry, request, violation

FIRST = "no-business-code-before-phase5"
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(codec=None)),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=10,
)


def parsed(value: Any) -> Parsed:
    answer = parse_request(as_bytes(value))
    assert isinstance(answer, Parsed), answer
    return answer


def refused(raw: bytes, code: ErrorCode) -> Rejected:
    answer = parse_request(raw)
    assert isinstance(answer, Rejected), answer
    assert answer.error.code == code
    assert answer.error.message
    assert answer.error.hint
    return answer


class TestWhatIsUnderstood:
    @pytest.mark.parametrize("signal", DETAILS)
    def test_each_signal_with_its_own_detail(self, signal: str) -> None:
        answer = parsed(request(violation(signal)))
        assert [item.signal for item in answer.request.violations] == [signal]
        assert not answer.bad

    def test_an_empty_batch(self) -> None:
        assert parsed(request()).request.violations == ()

    def test_unknown_fields_are_dropped(self) -> None:
        answer = parsed(request(violation(FIRST, novel=1), novel=2))
        assert "novel" not in answer.request.model_dump_json()

    def test_names_in_any_script_and_with_any_sign(self) -> None:
        names = ["a b\n.py", "-rf", "*", "a[1].py", 'quo"te', "naïve/ファイル.py", "😀"]
        assert parsed(request(violation(FIRST, files=names))).request.violations[0].files == tuple(names)

    def test_the_order_of_events_is_kept(self) -> None:
        answer = parsed(request(*(violation(FIRST, number) for number in (3, 1, 2))))
        assert [item.id[-1] for item in answer.request.violations] == ["3", "1", "2"]

    def test_as_many_files_and_violations_as_are_allowed(self) -> None:
        answer = parsed(request(violation(FIRST, files=[f"f{number}" for number in range(500)])))
        assert len(answer.request.violations[0].files) == 500
        assert (
            len(parsed(request(*(violation(FIRST, n, files=[]) for n in range(10_000)))).request.violations) == 10_000
        )


class TestWhatFailsAlone:
    @pytest.mark.parametrize(
        ("spoiled", "code"),
        [
            (violation("no-such-signal"), "unknown_signal"),
            (violation(FIRST, signal=7), "bad_violation"),
            (violation(FIRST, detail={}), "bad_violation"),
            (violation(FIRST, detail={"gate": 4, "judgement": "business"}), "bad_violation"),
            (violation(FIRST, detail=[]), "bad_violation"),
            (violation(FIRST, files="src/login.py"), "bad_violation"),
            (violation(FIRST, files=[1]), "bad_violation"),
            (violation(FIRST, files=["\ud800"]), "bad_violation"),
            (violation(FIRST, detail={**DETAILS[FIRST], "novel": "\udfff"}), "bad_violation"),
            (violation(FIRST, phase=9), "bad_violation"),
            (violation(FIRST, phase="4"), "bad_violation"),
            (violation(FIRST, phase=True), "bad_violation"),
            (violation(FIRST, round=2**60), "bad_violation"),
            (violation(FIRST, severity="fatal"), "bad_violation"),
            (violation(FIRST, ts="yesterday"), "bad_violation"),
            (violation(FIRST, ts="2026-11-30T15:44:23Z"), "bad_violation"),
            (violation(FIRST, v=2), "bad_violation"),
            (violation(FIRST, id="1"), "bad_violation"),
            (plain_entry("live"), "bad_violation"),
            ({}, "bad_violation"),
            ("text", "bad_violation"),
            (None, "bad_violation"),
            ([], "bad_violation"),
        ],
    )
    def test_a_violation_that_cannot_be_understood(self, spoiled: Any, code: str) -> None:
        answer = parsed(request(spoiled, violation(FIRST, 2)))
        assert [item.id for item in answer.request.violations] == [str(uuid.UUID(int=2))]
        assert [item.error.code for item in answer.bad] == [code]
        assert answer.bad[0].error.hint
        assert answer.bad[0].error.message.encode()

    def test_an_unknown_signal_is_named(self) -> None:
        bad = parsed(request(violation("no-such-signal"))).bad[0]
        assert (bad.id, bad.signal) == (str(uuid.UUID(int=1)), "no-such-signal")

    def test_a_violation_without_its_version(self) -> None:
        spoiled = violation(FIRST)
        del spoiled["v"]
        assert len(parsed(request(spoiled)).bad) == 1


class TestWhatIsRefusedAsAWhole:
    @pytest.mark.parametrize("raw", [b"", b"nonsense", b"{", b"\x00", b"\xff\xff", b'{"v": NaN}', b"[1e400]"])
    def test_no_json(self, raw: bytes) -> None:
        assert refused(raw, "bad_json").batch_id is None

    @pytest.mark.parametrize("raw", [b"[]", b"1", b"null", b'"text"', b"true"])
    def test_no_object(self, raw: bytes) -> None:
        refused(raw, "bad_envelope")

    @pytest.mark.parametrize("version", [0, 2, "1", None, True, [1]])
    def test_another_version(self, version: Any) -> None:
        assert refused(as_bytes(request(v=version)), "unsupported_version").batch_id == str(uuid.UUID(int=1))

    @pytest.mark.parametrize("field", sorted(set(request()) - {"v"}))
    def test_a_missing_field(self, field: str) -> None:
        spoiled = request()
        del spoiled[field]
        refused(as_bytes(spoiled), "bad_envelope")

    @pytest.mark.parametrize("field", sorted(request()["run"]))
    def test_a_missing_field_of_the_run(self, field: str) -> None:
        spoiled = request()
        del spoiled["run"][field]
        refused(as_bytes(spoiled), "bad_envelope")

    @pytest.mark.parametrize(
        ("field", "value"),
        [
            ("batch_id", "1"),
            ("batch_id", 1),
            ("batch_id", "\ud800"),
            ("trigger", "lunch"),
            ("sent_at", 0),
            ("project", None),
            ("project", {"root": "relative", "project_id": "0"}),
            ("project", {"root": "/nul\x00", "project_id": "0"}),
            ("project", {"root": "/\udc00", "project_id": "0"}),
            ("policy", {"preset": "gentle", "ladders": {}, "language": "en"}),
            ("policy", {"preset": "standard", "ladders": {"NO_SUCH_TYPE": ["instruct"]}, "language": "en"}),
            ("policy", {"preset": "standard", "ladders": {"REGRESSION": ["shout"]}, "language": "en"}),
            ("violations", {}),
            ("violations", None),
        ],
    )
    def test_a_wrong_type(self, field: str, value: Any) -> None:
        answer = refused(as_bytes(request(**{field: value})), "bad_envelope")
        assert answer.batch_id == (None if field == "batch_id" else str(uuid.UUID(int=1)))

    @pytest.mark.parametrize("name", ["", "../up", "a/b", ".hidden", "a..b", "a\n", "x" * 129, "run 1"])
    def test_a_run_that_could_not_name_a_ref(self, name: str) -> None:
        spoiled = request()
        spoiled["run"]["run_id"] = name
        refused(as_bytes(spoiled), "bad_envelope")

    def test_two_violations_of_one_id(self) -> None:
        refused(as_bytes(request(violation(FIRST), violation(FIRST))), "bad_envelope")

    def test_an_id_that_a_violation_shares_with_one_that_cannot_be_understood(self) -> None:
        refused(as_bytes(request(violation(FIRST), violation("no-such-signal"))), "bad_envelope")

    def test_more_bytes_than_allowed(self) -> None:
        refused(as_bytes(request(description="x" * 20 * 1024 * 1024)), "too_large")

    def test_more_depth_than_allowed(self) -> None:
        nested: Any = []
        for _ in range(100):
            nested = [nested]
        refused(as_bytes(request(novel=nested)), "too_large")

    def test_more_violations_than_allowed(self) -> None:
        refused(as_bytes(request(*([None] * 10_001))), "too_large")

    def test_more_files_in_a_violation_than_allowed(self) -> None:
        refused(as_bytes(request(violation(FIRST, files=["f"] * 501))), "too_large")


@given(st.binary() | JSON.map(as_bytes))
def test_any_bytes_are_parsed_or_refused(raw: bytes) -> None:
    assert isinstance(parse_request(raw), Parsed | Rejected)


@given(st.data())
def test_a_request_with_anything_in_any_place_is_parsed_or_refused(data: st.DataObject) -> None:
    value = request(*(violation(signal, number) for number, signal in enumerate(DETAILS)))
    holder, key = data.draw(st.sampled_from(list(places(value))))
    spoiled = copy.deepcopy(value)
    target = spoiled
    for step in holder:
        target = target[step]
    target[key] = data.draw(JSON)
    answer = parse_request(as_bytes(spoiled))
    if isinstance(answer, Parsed):
        # What was read can be written: nothing unwritable came through.
        assert json.loads(answer.request.model_dump_json())
        assert len(answer.request.violations) + len(answer.bad) == len(spoiled["violations"])
    else:
        assert answer.error.model_dump_json()


def places(value: Any, holder: tuple[Any, ...] = ()) -> Any:
    """Each (steps to the holder, key) of a JSON value."""
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in steps:
        yield holder, key
        yield from places(inner, (*holder, key))
