"""What was cut out of a log, changed in it, or put into it shows, with its place; a whole log shows nothing."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.support import envelopes
from tests.support.logs import Log, chain, digest, write
from tests.support.replayed import replayed

LENGTH = 40


def long_log(run_id: str = "run_1", length: int = LENGTH) -> Log:
    """Every fourth line is a checkpoint, which says how many lines there were before it."""
    log = Log(run_id)
    for number in range(length):
        if number % 4 == 3:
            request = envelopes.request(trigger="why_articulation")
            run = {**request["run"], "log": {"lines": len(log.entries), "head": log.head}}
            log.add("checkpoint", {**envelopes.EVENT_DETAILS["checkpoint"], "run": run})
        else:
            log.add("observed", {"rule": "unattributed", "paths": [f"src/{run_id}_{number}.py"]})
    return log


def kinds(lines: list[str], folder: Path) -> list[tuple[str, int]]:
    return replayed(write(folder / "a.jsonl", lines)).kinds


def test_a_whole_log_shows_nothing(tmp_path: Path) -> None:
    found = replayed(long_log().write(tmp_path / "a.jsonl"))
    assert (found.problems, found.totals.entries, found.totals.runs) == ([], LENGTH, 1)


@pytest.mark.parametrize("count", [1, 3, 9])
def test_lines_that_are_missing_are_counted(count: int, tmp_path: Path) -> None:
    lines = long_log().lines()
    del lines[10 : 10 + count]
    found = replayed(write(tmp_path / "a.jsonl", lines))
    assert found.kinds == [("gap", 11)]
    assert found.problems[0].lines == count


def test_a_line_that_was_changed_is_told_from_one_that_is_missing(tmp_path: Path) -> None:
    lines = long_log().lines()
    lines[10] = lines[10].replace("src/run_1_10.py", "src/run_1_99.py")
    assert kinds(lines, tmp_path) == [("changed", 12)]


def test_a_line_that_was_put_in_is_told_too(tmp_path: Path) -> None:
    lines = long_log().lines()
    foreign = {**json.loads(lines[9]), "id": "00000000-0000-0000-0000-00000000ffff"}
    lines.insert(10, json.dumps({**foreign, "prev": json.loads(lines[10])["prev"]}))
    assert kinds(lines, tmp_path) == [("inserted", 12)]


def test_a_break_that_no_checkpoint_explains_is_called_a_break(tmp_path: Path) -> None:
    lines = long_log().lines()
    del lines[37]
    assert kinds(lines[:38], tmp_path) == [("broken", 38)]


def test_a_checkpoint_that_counted_before_the_break_explains_nothing(tmp_path: Path) -> None:
    log = long_log(length=10)
    run = {**envelopes.request()["run"], "log": {"lines": len(log.entries), "head": log.head}}
    log.add("observed", {"rule": "unattributed", "paths": ["cut.py"]})
    log.add("checkpoint", {**envelopes.EVENT_DETAILS["checkpoint"], "run": run})
    lines = log.lines()
    del lines[10]
    assert kinds(lines, tmp_path) == [("broken", 11)]


def test_two_breaks_are_two(tmp_path: Path) -> None:
    lines = long_log().lines()
    del lines[30]
    del lines[10:12]
    found = replayed(write(tmp_path / "a.jsonl", lines))
    assert [(problem.kind, problem.line, problem.lines) for problem in found.problems] == [
        ("gap", 11, 2),
        ("gap", 29, 1),
    ]


def test_lines_that_come_twice_count_once(tmp_path: Path) -> None:
    lines = long_log().lines()
    found = replayed(write(tmp_path / "a.jsonl", [*lines[:20], *lines[15:20], *lines[20:]]))
    assert [(problem.kind, problem.line, problem.lines) for problem in found.problems] == [("duplicate", 21, 5)]
    assert found.totals.entries == LENGTH


def test_a_log_without_its_beginning_says_so(tmp_path: Path) -> None:
    found = replayed(write(tmp_path / "a.jsonl", long_log().lines()[5:]))
    assert [(problem.kind, problem.line, problem.lines) for problem in found.problems] == [("beginning", 1, 5)]


def test_a_log_that_was_read_before_says_so(tmp_path: Path) -> None:
    log = long_log()
    one, two = log.write(tmp_path / "a.jsonl"), log.write(tmp_path / "b.jsonl")
    assert [(problem.kind, problem.source) for problem in replayed(one, two).problems] == [("again", str(two))]


def test_another_story_of_the_same_run_says_so(tmp_path: Path) -> None:
    one = long_log().write(tmp_path / "a.jsonl")
    entries = [{**entry, "session_id": "ses_2"} for entry in long_log().entries]
    two = write(tmp_path / "b.jsonl", chain(entries))
    assert [(problem.kind, problem.source) for problem in replayed(one, two).problems] == [("restart", str(two))]


def test_a_log_in_several_files_is_one_chain(tmp_path: Path) -> None:
    lines = long_log().lines()
    parts = [write(tmp_path / f"{n}.jsonl", lines[n : n + 7]) for n in range(0, LENGTH, 7)]
    assert replayed(*parts).problems == []


def test_interleaved_runs_have_chains_of_their_own(tmp_path: Path) -> None:
    pairs = zip(long_log("run_1").lines(), long_log("run_2").lines(), strict=True)
    found = replayed(write(tmp_path / "a.jsonl", [line for pair in pairs for line in pair]))
    assert (found.problems, found.totals.runs) == ([], 2)


BAD = {
    "no JSON": "{half a line",
    "no object": "[]",
    "another shape": '{"a": 1}',
    "a newer version": None,
    "no time": None,
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_line_is_located_and_the_others_count(kind: str, tmp_path: Path) -> None:
    lines = long_log().lines()
    changes: dict[str, dict[str, Any]] = {"a newer version": {"v": 2}, "no time": {"ts": "yesterday"}}
    change = changes.get(kind, {})
    bad = BAD[kind] or json.dumps({**json.loads(lines[5]), **change})
    found = replayed(write(tmp_path / "a.jsonl", [*lines[:10], bad, *lines[10:]]))
    assert (found.kinds, found.totals.bad, found.totals.entries) == ([("bad_line", 11)], 1, LENGTH)


def test_a_chain_that_goes_on_over_a_line_cut_short_is_whole(tmp_path: Path) -> None:
    """The next line names the cut one, as the watchdog's own check reads it."""
    lines = long_log(length=6).lines()
    log = Log()
    for entry in long_log(length=6).entries:
        log.put(entry)
    cut = lines[3][:50]
    log.head = digest(cut)
    log.add("observed", {"rule": "unattributed", "paths": []})
    found = replayed(write(tmp_path / "a.jsonl", [*lines, cut, log.lines()[-1]]))
    assert found.kinds == [("bad_line", 7)]


def test_blank_lines_are_nothing(tmp_path: Path) -> None:
    lines = long_log().lines()
    assert kinds([*lines[:10], "", *lines[10:], ""], tmp_path) == []
