"""Counts before and after, by type, phase, session and file; they do not grow without end."""

from pathlib import Path

import pytest

from intervention.replay import summary
from intervention.replay.summary import Summary
from intervention.replay.whatif import WhatIf
from tests.support.logs import Log, steps
from tests.support.replayed import replayed

ROOT = Path(__file__).resolve().parents[3]


def summarised(folder: Path, what_if: WhatIf | None = None) -> Summary:
    log = Log()
    for name, request, result in steps(ROOT):
        if name.startswith(("SKIP_RED_PHASE", "REGRESSION")) and name.endswith(":0"):
            for entry in request["violations"]:
                entry["session_id"] = f"ses_{entry['phase']}"
            log.batch(request, result)
    found = Summary()
    found.add(replayed(log.write(folder / "a.jsonl"), what_if=what_if).rows)
    return found


def test_a_comparison_counts_the_same_before_and_after(tmp_path: Path) -> None:
    found = summarised(tmp_path)
    assert found.whole.before == found.whole.after
    assert (found.whole.different, found.whole.paths_before > 0) == (0, True)
    assert set(found.by["type"]) == {"SKIP_RED_PHASE", "REGRESSION"}
    assert sum(one.decisions for one in found.by["type"].values()) == found.whole.decisions
    assert {f"ses_{phase}" for phase in found.by["phase"]} == set(found.by["session"])


def test_advising_takes_nothing_back(tmp_path: Path) -> None:
    found = summarised(tmp_path, WhatIf("advise"))
    assert (found.whole.after["undone"], found.whole.paths_after, found.files_after) == (0, 0, 0)
    assert found.whole.before["undone"] > 0
    assert found.whole.different == sum(one.different for one in found.by["type"].values())


def test_a_file_is_counted_for_what_happened_to_it(tmp_path: Path) -> None:
    found = summarised(tmp_path)
    taken = {path for path, count in found.by["file"].items() if count.paths_before}
    assert taken == {
        row for row in taken if found.by["file"][row].before["undone"] + found.by["file"][row].before["stopped"]
    }
    assert found.files_before == len(taken)


def test_names_beyond_the_limit_are_counted_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summary, "MAX_NAMES", 1)
    found = summarised(tmp_path)
    assert list(found.by["type"])[1:] == [summary.OTHERS]
    assert sum(one.decisions for one in found.by["type"].values()) == found.whole.decisions
