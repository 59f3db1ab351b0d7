"""The engine produces the result of every golden vector, and does to the tree what the vector says, and no more."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from intervention.contract.result import Result
from intervention.contract.words import SIGNALS, VIOLATION_TYPES
from tests.support import vectors
from tests.support.vectors import Place

ROOT = Path(__file__).resolve().parents[2]
VALID = vectors.vectors(ROOT, "valid")
INVALID = vectors.vectors(ROOT, "invalid")


@pytest.mark.parametrize("name", VALID)
def test_the_engine_produces_the_result(name: str, tmp_path: Path) -> None:
    play(vectors.load(ROOT, "valid", name), tmp_path)


@pytest.mark.parametrize("name", INVALID)
def test_the_engine_refuses_it_in_words_and_loses_nothing(name: str, tmp_path: Path) -> None:
    play(vectors.load(ROOT, "invalid", name), tmp_path)


def test_every_violation_type_has_nothing_to_do_an_act_and_an_edge() -> None:
    counted = Counter(name.split("/")[0] for name in VALID)
    kinds = {kind: {Path(name).name.split("-")[0] for name in VALID if name.startswith(f"{kind}/")} for kind in counted}
    for violation_type in VIOLATION_TYPES:
        assert counted[violation_type] >= 3, violation_type
        assert kinds[violation_type] == {"nothing", "acts", "edge"}, violation_type
    assert len(INVALID) >= 15


def test_every_signal_is_in_some_vector() -> None:
    steps = [step for name in VALID for step in vectors.load(ROOT, "valid", name)["steps"] if "request" in step]
    assert {entry["signal"] for step in steps for entry in step["request"]["violations"]} == set(SIGNALS)


def test_a_wrong_expectation_is_noticed(tmp_path: Path) -> None:
    vector = vectors.load(ROOT, "valid", VALID[0])
    vector["steps"][-1]["result"]["counts"]["received"] += 1
    with pytest.raises(AssertionError, match=r"counts\.received"):
        play(vector, tmp_path)


def play(vector: Any, folder: Path) -> None:
    place = vectors.build(vector["given"], folder, ROOT)
    for step in vector["steps"]:
        play_step(step, place)


def play_step(step: Any, place: Place) -> None:
    vectors.write(place.tree, step.get("changes", {}))
    for command in step.get("commands", []):
        place.git(*command)
    if "snapshot" in step:
        place.known[step["snapshot"]] = vectors.snapshot(place)
    if "result" not in step:
        return
    before = look(place)
    raw = json.dumps(place.fill(step["request"])).encode() if "request" in step else None
    result, status = vectors.answer(place, vectors.stdin_of(step["stdin"], place) if raw is None else raw)
    assert list(vectors.differences(step["result"], result, place.known)) == []
    assert Result.model_validate(result)
    assert status == (1 if result["status"] == "empty" else 0)
    compare(step, before, look(place))


def compare(step: Any, before: dict[str, Any], after: dict[str, Any]) -> None:
    """Files are what the step says, and where it says nothing what they were; so are HEAD, index, refs and stash."""
    expected = {**before["files"], **step.get("after", {}).get("files", {})}
    present = {name: content for name, content in expected.items() if content is not None}
    assert list(vectors.differences(present, after["files"], {})) == []
    assert after["stash"] == before["stash"] + step.get("after", {}).get("stash", 0)
    assert after["refs"] == before["refs"]
    if "files" not in step.get("after", {}):
        assert after["index"] == before["index"]


def look(place: Place) -> dict[str, Any]:
    if not (place.tree / ".git").exists():
        return {"files": vectors.contents(place.tree), "stash": 0, "refs": "", "index": ""}
    refs = [line for line in place.git("for-each-ref").splitlines() if "refs/intervention/" not in line]
    return {
        "files": vectors.contents(place.tree),
        "stash": len(place.git("stash", "list").splitlines()),
        "refs": [place.git("symbolic-ref", "HEAD"), *(line for line in refs if "refs/stash" not in line)],
        "index": place.git("ls-files", "--stage"),
    }
