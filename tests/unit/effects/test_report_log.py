"""A run's log is read as one, in however many files it lies."""

import json
from pathlib import Path
from typing import Any

from intervention.effects.repo import locate
from intervention.effects.report_log import changed_at, find_entry, list_runs, log_files, read_log
from tests.support import envelopes
from tests.support.commands import make_repository
from tests.support.logs import Log, write

NOW = envelopes.NOW


def test_files_are_read_in_their_order_and_as_one_chain(tmp_path: Path) -> None:
    repo = locate(str(make_repository(tmp_path / "p")))
    folder = Path(repo.state, "runs", "run_1")
    folder.mkdir(parents=True)
    log = Log()
    for number in range(9):
        log.add("observed", {"rule": "unattributed", "paths": [f"{number}.py"]})
    lines = log.lines()
    for name, part in (("audit.jsonl", lines[6:]), ("audit.0002.jsonl", lines[3:6]), ("audit.0001.jsonl", lines[:3])):
        write(folder / name, part)
    (folder / "changed-1").write_text("not of the log\n")
    assert [Path(name).name for name in log_files(repo, "run_1")] == [
        "audit.0001.jsonl",
        "audit.0002.jsonl",
        "audit.jsonl",
    ]
    view = read_log(repo, "run_1", [log.head or "", "0" * 64])
    assert (view.lines, view.broken_at, view.head, view.met) == (9, None, log.head, {log.head})
    assert find_entry(repo, log.entries[0]["id"]) == log.entries[0]
    (folder / "audit.0002.jsonl").unlink()
    assert read_log(repo, "run_1").broken_at == 4


def test_between_two_files_a_log_is_still_there(tmp_path: Path) -> None:
    repo = locate(str(make_repository(tmp_path / "p")))
    folder = Path(repo.state, "runs", "run_1")
    folder.mkdir(parents=True)
    write(folder / "audit.0001.jsonl", Log().lines())
    assert list_runs(repo) == ["run_1"]
    assert changed_at(repo, "run_1") > 0
    assert changed_at(repo, "run_2") == 0


def test_an_entry_whose_phase_is_no_number_is_counted_all_the_same(tmp_path: Path) -> None:
    repo = locate(str(make_repository(tmp_path / "p")))
    folder = Path(repo.state, "runs", "run_1")
    folder.mkdir(parents=True)
    detail = {"event": "user_approval", "approved_by": "person"}
    phases: tuple[Any, ...] = ("x", 1e400, [], 3)
    entries = [{"event": "transition", "ts": NOW, "phase": phase, "detail": detail} for phase in phases]
    write(folder / "audit.jsonl", [json.dumps(entry) for entry in entries])
    view = read_log(repo, "run_1")
    assert (view.lines, view.approvals) == (4, {0: "person", 3: "person"})


def test_what_is_no_entry_is_neither_counted_nor_shown(tmp_path: Path) -> None:
    repo = locate(str(make_repository(tmp_path / "p")))
    folder = Path(repo.state, "runs", "run_1")
    folder.mkdir(parents=True)
    good = envelopes.violation("file-too-large", 20)
    odd = [{**good, key: value} for key, value in (("ts", None), ("detail", "x"), ("files", None), ("signal", []))]
    live = [{**envelopes.plain_entry("live"), "detail": None}, {**envelopes.plain_entry("live"), "ts": 3}]
    write(folder / "audit.jsonl", [json.dumps(one) for one in (*odd, *live)])
    view = read_log(repo, "run_1")
    assert (view.lines, view.live, view.last_at) == (6, None, NOW)
    assert find_entry(repo, good["id"]) is None
    write(folder / "audit.jsonl", [json.dumps(one) for one in (*odd, good)])
    assert find_entry(repo, good["id"]) == good
