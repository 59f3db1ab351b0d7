"""What can be seen of a run and of what was done: status, log, show, explain, quarantine list."""

import json
import re
from pathlib import Path

import pytest

from intervention.contract.words import AnyType
from intervention.entrypoints.cli.ladders import code_of, find_type
from intervention.entrypoints.cli.rules import RULES
from tests.integration.cli.conftest import Demo
from tests.support import envelopes
from tests.support.acted import CODE, engine_result, with_quarantine
from tests.support.commands import call, call_json, git, make_repository


def test_status_of_a_live_run_for_scripts(demo: Demo) -> None:
    seen = call_json(demo.root, "status")
    assert (seen["run"]["phase"], seen["run"]["status"]) == (5, "ralph_loop")
    assert seen["gate"] == {"is_held": False, "open": []}
    assert seen["approvals"] == dict.fromkeys("1234", "agent")
    assert seen["guard"]["last_live"] is not None
    assert seen["guard"]["chain_broken_at"] is None
    assert "approval" in seen["run"]["loosened"]


def test_status_names_what_holds_the_gate_and_who_may_have_changed_what(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    name = root / ".git/intervention/main/state.json"
    state = json.loads(name.read_text())
    state["run"]["unattributed"] = ["src/odd name.py"]
    log = next((root / ".git/intervention/main/runs").glob("*/audit.jsonl")).read_text().splitlines()
    entry = next(one for one in map(json.loads, log) if one["signal"])
    state["run"]["open"] = [{"entry": entry, "answered": True, "decision": None}]
    name.write_text(json.dumps(state))
    shown = call(root, "status")
    assert shown.status == 0
    assert "held by 1 open violation\n" in shown.out
    assert f"intervention explain {entry['id']}" in shown.out
    assert "intervention mine PATH" in shown.out
    assert call_json(root, "status")["unattributed"] == ["src/odd name.py"]


def test_what_a_review_recorded_is_no_warning(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    name = root / ".git/intervention/main/state.json"
    state = json.loads(name.read_text())
    log = next((root / ".git/intervention/main/runs").glob("*/audit.jsonl")).read_text().splitlines()
    entry = next(one for one in map(json.loads, log) if one["signal"])
    found = {**entry, "signal": "ralph-round-finding-valid-submission", "severity": "info"}
    state["run"]["open"] = [{"entry": found, "answered": False, "decision": None}]
    name.write_text(json.dumps(state))
    shown = call(root, "status").out
    assert "nothing holds it" in shown
    assert "FINDING_RECORDED" not in shown


def test_a_commit_of_several_files_is_listed_once(tmp_path: Path) -> None:
    root, _ = with_quarantine(tmp_path / "p")
    for name in ("src/login.py", "src/logout.py"):
        (root / name).parent.mkdir(exist_ok=True)
        (root / name).write_text("x = 1\n")
    git(root, "add", "-A")
    git(root, "commit", "-q", "-m", "both at once")
    early = envelopes.violation("no-business-code-before-phase5", files=["src/login.py", "src/logout.py"])
    base = git(root, "rev-parse", "HEAD~1").strip()
    result = engine_result(root, early, batch=2, base_snapshot=base)
    shown = call(root, "show", result["results"][0]["operation_id"]).out
    assert shown.count("both at once") == 1


def test_status_of_a_damaged_state_points_to_the_doctor(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    (root / ".git/intervention/main/state.json").write_text('{"v": 1, "run": {}}')
    shown = call(root, "status")
    assert "intervention doctor" in shown.out
    assert call_json(root, "status")["state"] == "damaged"


def test_status_where_nothing_ever_happened(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    assert call_json(root, "status")["run"] is None
    outside = call(tmp_path, "status")
    assert outside.status == 1
    assert "git init" in outside.err


def test_log_lists_the_newest_first_and_says_what_was_left_out(demo: Demo) -> None:
    found = call_json(demo.root, "log")["operations"]
    assert [one["kind"] for one in found] == ["rollback", "undo", "rollback", "quarantine"]
    assert found[2]["reversed_by"] == found[1]["id"]
    assert found[1]["author"]["agent_environment"] is False
    shown = call(demo.root, "log", "--limit", "1")
    assert "and 3 older ones" in shown.out
    assert call_json(demo.root, "log", "--run", "nobody")["operations"] == []


def test_what_was_refused_or_failed_is_listed_with_its_paths_and_says_that_nothing_was_changed(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    base = call_json(root, "snapshot", "--run", "run_1", "--name", "base-1")["commit"]
    (root / "src").mkdir()
    (root / "src/login.py").write_text(CODE)
    git(root, "add", "src/login.py")
    result = engine_result(root, envelopes.violation("no-business-code-before-phase5"), base_snapshot=base)
    operation = result["results"][0]["operation_id"]
    (root / ".git/index.lock").touch()
    assert call(root, "undo", operation, "--yes").status == 1
    first = call_json(root, "log")["operations"][0]
    assert (first["state"], first["paths"]) == ("reverted", ["src/login.py"])
    lines = [line.strip() for line in call(root, "log").out.splitlines()]
    assert lines[1:3] == ["src/login.py", "nothing was changed: it was refused or failed"]
    assert "-" not in lines
    shown = call(root, "show", first["id"]).out
    assert "src/login.py  as it was" in shown
    assert "was there is kept" not in shown


def test_show_has_the_reason_and_the_difference(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    shown = call_json(root, "show", operation)
    assert shown["operation"]["id"] == operation
    assert shown["reason"]["violation_type"] == "SKIP_RED_PHASE"
    lines = shown["differences"][0]["lines"]
    assert [line[1:] for line in lines if line.startswith("-") and not line.startswith("---")] == CODE.splitlines()
    assert call(root, "show", "op_none").status == 1


def test_explain_has_rule_evidence_setting_and_what_is_allowed(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    (root / ".opencode").mkdir()
    (root / ".opencode/watchdog.jsonc").write_text('{"checks": {"business_code": "warn"}} // looser')
    found = call_json(root, "explain", operation)["explained"]
    assert [one["violation_type"] for one in found] == ["SKIP_RED_PHASE"]
    assert found[0]["setting"] == {"key": "checks.business_code", "value": "warn", "origin": "project"}
    assert found[0]["rule"]
    assert found[0]["allowed"]
    by_violation = call_json(root, "explain", found[0]["violation_id"])["explained"]
    assert by_violation == found
    shown = call(root, "explain", operation).out
    assert "a new body does more than a stub" in shown
    unknown = call(root, "explain", "nothing")
    assert (unknown.status, "intervention log" in unknown.err) == (1, True)


def test_explain_offers_an_undo_only_as_long_as_there_is_something_to_undo(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    assert f"→ intervention undo {operation}" in call(root, "explain", operation).out
    undone = call_json(root, "undo", operation, "--yes")["operation_id"]
    for name in (operation, undone):
        shown = call(root, "explain", name).out
        assert f"undone by {undone}" in " ".join(shown.split())
        assert "→ intervention undo" not in shown
        assert call_json(root, "explain", name)["explained"][0]["undone_by"] == undone
    call_json(root, "undo", undone, "--yes")
    (command,) = re.findall(r"→ intervention (undo .*)", call(root, "explain", operation).out)
    assert call(root, *command.split(), "--yes").status == 0


@pytest.mark.parametrize("kind", RULES)
def test_explain_knows_each_type_by_its_name_and_by_the_code_that_messages_print(kind: AnyType) -> None:
    assert find_type(kind.lower()) == kind
    code = code_of(kind)
    assert code is None or find_type(code.lower()) == kind


def test_explain_says_of_a_code_what_the_rule_is_and_what_is_done(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    (found,) = call_json(root, "explain", "V-4")["explained"]
    assert (found["violation_type"], found["violation_id"]) == ("SKIP_RED_PHASE", None)
    assert found["ladder"] == ["quarantine", "quarantine", "quarantine+suspend"]
    assert found["setting"]["key"] == "checks.business_code"
    shown = " ".join(call(root, "explain", "v-3").out.split())
    assert "V-3 UNFIXED_ISSUES Rule A review loop" in shown
    assert "review rounds used up: the run is suspended at once" in shown
    unknown = call(root, "explain", "V-14")
    assert (unknown.status, "V-1 to V-13" in unknown.err) == (1, True)
    (root / ".opencode").mkdir()
    settings = {"preset": "strict", "ladders": {"MODIFIED_TEST": ["rollback+suspend"]}, "checks": {"review": "off"}}
    (root / ".opencode/watchdog.jsonc").write_text(json.dumps(settings))
    assert "each time: put back, and the run is suspended" in call(root, "explain", "V-5").out
    assert "1st time: put back" in call(root, "explain", "V-7").out
    assert "not looked for" in call(root, "explain", "V-1").out
    assert "each time: told" in call(root, "explain", "V-8").out


def test_the_quarantine_is_listed_with_what_is_missing(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    kept = call_json(root, "quarantine", "list")["kept"]
    assert [(one["operation_id"], one["path"], one["is_there"]) for one in kept] == [(operation, "src/login.py", True)]
    assert Path(kept[0]["kept_at"]).read_text() == CODE
    Path(kept[0]["kept_at"]).unlink()
    assert "missing" in call(root, "quarantine", "list").out


def test_what_a_run_is_called_cannot_command_the_terminal(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    name = root / ".git/intervention/main/state.json"
    state = json.loads(name.read_text())
    state["run"]["pipeline"]["description"] = "a\x1b[2Jb\r\nc"
    state["run"]["unattributed"] = ["\x1b]0;x\x07.py"]
    name.write_text(json.dumps(state))
    for command in ("status", "runs"):
        shown = call(root, command, extra={"NO_COLOR": ""})
        assert shown.status == 0
        assert not any(ord(char) < 32 and char != "\n" for char in shown.out)
