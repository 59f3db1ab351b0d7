"""A log that was laid aside in several files reads as one; what was not given of it is named."""

from pathlib import Path

import pytest

from intervention.replay.parts import in_order
from intervention.replay.problems import describe
from tests.support.logs import Log, write
from tests.support.replayed import replayed

PART = "audit.{:04}.jsonl"


def written(folder: Path, files: int = 3) -> list[Path]:
    """The files of one log, each but the first with the entry that names the one before it."""
    folder.mkdir()
    log, found = Log(), []
    for number in range(1, files + 1):
        start = len(log.entries)
        if number > 1:
            log.add("observed", {"rule": "log_continues", "paths": [PART.format(number - 1)]})
        for place in range(4):
            log.add("observed", {"rule": "unattributed", "paths": [f"{number}-{place}.py"]})
        name = "audit.jsonl" if number == files else PART.format(number)
        found.append(write(folder / name, log.lines()[start:]))
    return found


def said(*logs: Path) -> list[tuple[str, str]]:
    """The problems as kind and what is missing; each names it in both languages."""
    problems = replayed(*logs).problems
    assert all(one.detail in describe(one, language) for one in problems for language in ("en", "zh"))
    return [(one.kind, one.detail) for one in problems]


@pytest.mark.parametrize("files", [1, 2, 3, 12])
def test_the_folder_is_one_chain(files: int, tmp_path: Path) -> None:
    written(tmp_path / "run", files)
    found = replayed(tmp_path / "run")
    assert (found.problems, found.totals.entries, found.totals.runs) == ([], files * 5 - 1, 1)


def test_so_are_the_files_in_any_order(tmp_path: Path) -> None:
    one, two, last = written(tmp_path / "run")
    for given in ([one, two, last], [last, two, one], [two, last, one]):
        assert said(*given) == []


def test_one_file_alone_says_what_is_missing(tmp_path: Path) -> None:
    one, two, last = written(tmp_path / "run")
    after_one, after_two = "audit.0002.jsonl / audit.jsonl", "audit.0003.jsonl / audit.jsonl"
    assert said(one) == [("ending", after_one)]
    assert said(two) == [("beginning", PART.format(1)), ("ending", after_two)]
    assert said(last) == [("beginning", PART.format(2))]
    assert said(one, last) == [("broken", PART.format(2))]
    assert said(one, two) == [("ending", after_two)]


def test_other_names_stay_where_they_are() -> None:
    given = ["z.jsonl", "b/audit.jsonl", "a.jsonl", "b/audit.10000.jsonl", "c/audit.jsonl", "b/audit.9999.jsonl.gz"]
    assert in_order(given) == [
        "z.jsonl",
        "b/audit.9999.jsonl.gz",
        "a.jsonl",
        "b/audit.10000.jsonl",
        "c/audit.jsonl",
        "b/audit.jsonl",
    ]
