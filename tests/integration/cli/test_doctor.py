"""`intervention doctor`: each thing that can be wrong is found, with a fix."""

import json
import os
import sqlite3
from pathlib import Path
from typing import Any

from tests.integration.cli.conftest import Demo
from tests.support.acted import with_quarantine
from tests.support.commands import Answer, call, make_repository


def findings(answer: Answer, name: str) -> list[dict[str, Any]]:
    return [one for one in answer.value["findings"] if one["name"] == name]


def doctor(root: Path, home: Path, **extra: str) -> Answer:
    return call(root, "doctor", "--json", extra={"HOME": str(home), **extra})


def test_every_finding_that_is_not_well_has_a_fix(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    answer = doctor(root, tmp_path, INTERVENTION_COMMAND='["no-such-engine"]')
    assert answer.status == 1
    assert all(one["fix"] for one in answer.value["findings"] if one["level"] != "ok")
    assert [one["level"] for one in findings(answer, "plugin") + findings(answer, "command")] == ["bad", "bad"]


def test_before_a_run_it_does_not_claim_to_know_whether_the_guard_is_live(tmp_path: Path) -> None:
    (guard,) = findings(doctor(make_repository(tmp_path / "p"), tmp_path), "guard")
    assert (guard["level"], "once a run has begun" in guard["text"]) == ("ok", True)


def test_a_plugin_of_another_version_is_noticed(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    home = {"HOME": str(tmp_path)}
    assert call(root, "install", "--yes", extra=home).status == 0
    assert doctor(root, tmp_path).status == 0
    plugin = tmp_path / ".config/opencode/plugin/watchdog.js"
    plugin.write_bytes(plugin.read_bytes() + b"// older\n")
    answer = doctor(root, tmp_path)
    assert answer.status == 1
    assert "another version" in findings(answer, "plugin")[0]["text"]


def test_an_engine_of_another_version_is_noticed(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    engine = tmp_path / "engine"
    engine.write_text('#!/bin/sh\necho \'{"version": "0.0.1"}\'\n')
    engine.chmod(0o755)
    answer = doctor(root, tmp_path, INTERVENTION_COMMAND=json.dumps([str(engine), "intervene"]))
    assert "0.0.1" in findings(answer, "command")[0]["text"]


def test_a_changed_log_is_noticed_at_its_line(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    log = next((root / ".git/intervention/main/runs").glob("*/audit.jsonl"))
    lines = log.read_text().splitlines(keepends=True)
    log.write_text("".join([*lines[:4], lines[4].replace("a cart", "a card").replace('"info"', '"warn"'), *lines[5:]]))
    found = findings(doctor(root, tmp_path), "log")
    assert [one["level"] for one in found] == ["bad"]
    assert "line 6" in found[0]["text"]


def test_a_log_that_was_cut_is_noticed(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    log = next((root / ".git/intervention/main/runs").glob("*/audit.jsonl"))
    log.write_text("".join(log.read_text().splitlines(keepends=True)[:-1]))
    found = findings(doctor(root, tmp_path), "log")
    assert [one["level"] for one in found] == ["bad"]


def test_a_kept_version_that_is_gone_and_one_without_a_record(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    quarantine = root / ".git/intervention/main/quarantine"
    (quarantine / operation / "files/src/login.py").unlink()
    (quarantine / "op_0").mkdir()
    texts = [one["text"] for one in findings(doctor(root, tmp_path), "ledger")]
    assert any("files/src/login.py" in text for text in texts)
    assert any("op_0" in text for text in texts)


def test_an_interrupted_operation_is_named_and_not_settled_by_looking(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    database = sqlite3.connect(root / ".git/intervention/main/ledger.db")
    database.execute(
        "INSERT INTO operations (id, kind, state, at, body) SELECT 'op_half', kind, 'planned', at, body"
        " FROM operations WHERE id = ?",
        (operation,),
    )
    database.commit()
    database.close()
    for _ in range(2):
        texts = [one["text"] for one in findings(doctor(root, tmp_path), "ledger")]
        assert any("op_half" in text for text in texts)


def test_a_damaged_ledger_is_said_to_be_so_by_every_command(tmp_path: Path) -> None:
    root, _ = with_quarantine(tmp_path / "p")
    ledger = root / ".git/intervention/main/ledger.db"
    for beside in ledger.parent.glob("ledger.db-*"):
        beside.unlink()
    ledger.write_bytes(b"this is no database" * 100)
    assert findings(doctor(root, tmp_path), "ledger")[0]["level"] == "bad"
    for command in (["log"], ["status"], ["undo", "op_1", "--yes"]):
        answer = call(root, *command)
        assert answer.status == 1
        assert "intervention doctor" in answer.err
        assert "Traceback" not in answer.err


def test_a_damaged_state_and_a_folder_open_to_others(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    state = root / ".git/intervention/main"
    (state / "state.json").write_text("{")
    os.chmod(state, 0o755)
    answer = doctor(root, tmp_path)
    assert findings(answer, "state")[0]["level"] == "bad"
    assert any("chmod 700" in one["fix"] for one in findings(answer, "folder"))


def test_outside_a_repository_the_installation_is_checked_all_the_same(tmp_path: Path) -> None:
    answer = doctor(tmp_path, tmp_path)
    assert findings(answer, "git")[0]["level"] == "ok"
    assert findings(answer, "worktree")[0]["level"] == "note"
