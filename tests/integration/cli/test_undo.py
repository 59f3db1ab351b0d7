"""`intervention undo` and `intervention restore`: what comes back, what is refused, and that nobody is overrun."""

import json
import os
import re
import shutil
from pathlib import Path

import pytest

from tests.support import provoked
from tests.support.acted import CODE, with_quarantine
from tests.support.commands import call, call_json, call_on_terminal


def test_undo_brings_the_bytes_back_and_can_be_undone(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    done = call_json(root, "undo", operation, "--yes")
    assert (root / "src/login.py").read_text() == CODE
    assert done["files"] == [{"path": "src/login.py", "outcome": "restored", "kept_at": None, "reason": None}]
    call_json(root, "undo", done["operation_id"], "--yes")
    assert not (root / "src/login.py").exists()


def test_a_rehearsal_changes_nothing(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    answer = call(root, "undo", operation, "--dry-run")
    assert (answer.status, answer.err) == (0, "")
    assert "src/login.py  its earlier content comes back" in answer.out
    assert not (root / "src/login.py").exists()


def test_without_a_terminal_nothing_is_done_unless_the_script_says_yes(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    answer = call(root, "undo", operation)
    assert answer.status == 3
    assert "--yes" in answer.err
    assert not (root / "src/login.py").exists()
    assert call(root, "undo", operation, "--json").value["code"] == "not_confirmed"


def test_on_a_terminal_it_asks_and_no_means_no(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    refused = call_on_terminal(root, "n\n", "undo", operation)
    assert refused.status == 3
    assert "Go on? [y/N]" in refused.out
    assert not (root / "src/login.py").exists()
    agreed = call_on_terminal(root, "y\n", "undo", operation)
    assert agreed.status == 0
    assert (root / "src/login.py").read_text() == CODE


def test_what_has_moved_on_is_refused_with_the_reason(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    (root / "src").mkdir(exist_ok=True)
    (root / "src/login.py").write_text("mine\n")
    answer = call(root, "undo", operation, "--yes", "--json")
    assert answer.status == 1
    assert answer.value["code"] == "nothing_possible"
    assert "src/login.py" in answer.value["message"]
    assert f"intervention restore {operation} --force" in answer.value["hint"]
    assert (root / "src/login.py").read_text() == "mine\n"


def test_an_undo_in_part_says_so_and_what_to_do_about_the_rest(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p", {"src/login.py": CODE, "src/logout.py": CODE})
    (root / "src").mkdir(exist_ok=True)
    (root / "src/login.py").write_text("mine\n")
    answer = call(root, "undo", operation, "--yes")
    assert answer.status == 1
    assert "Done in part: 1 of 2 paths was left." in answer.out
    assert "Done." not in answer.out
    assert (root / "src/logout.py").read_text() == CODE
    (remedy,) = re.findall(r"→ `intervention (.*)`", " ".join(answer.out.split()).replace("` puts", "`\n"))
    assert call(root, *remedy.split(), "--yes").status == 0
    assert (root / "src/login.py").read_text() == CODE


def test_where_an_undo_was_undone_the_first_operation_stands_and_can_be_undone(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    undone = call_json(root, "undo", operation, "--yes")["operation_id"]
    refused = call(root, "undo", operation, "--yes")
    assert f"intervention undo {undone}" in refused.err
    assert f"`intervention undo {undone}` does it again" in call(root, "show", operation).out
    again = call_json(root, "undo", undone, "--yes")["operation_id"]
    listed = {one["id"]: one["has_effect"] for one in call_json(root, "log")["operations"]}
    assert listed == {operation: True, undone: False, again: True}
    assert f"undone by {undone}, done again by {again}" in " ".join(call(root, "log").out.split())
    assert f"`intervention undo {operation}` takes it back" in call(root, "show", operation).out
    third = call_json(root, "undo", operation, "--yes")["operation_id"]
    assert (root / "src/login.py").read_text() == CODE
    assert f"intervention undo {third}" in call(root, "undo", operation, "--yes").err


def test_the_beginning_of_an_id_is_enough_where_only_one_can_be_meant(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    assert call_json(root, "show", operation[:9])["operation"]["id"] == operation
    assert call_json(root, "explain", operation[:9])["explained"]
    assert call(root, "undo", operation[:6], "--yes").status == 1
    call_json(root, "undo", operation[:9], "--yes")
    assert (root / "src/login.py").read_text() == CODE


def test_where_the_kept_version_is_lost_nobody_is_sent_to_restore_it(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    (root / f".git/intervention/main/quarantine/{operation}/files/src/login.py").unlink()
    for command in ("undo", "restore"):
        shown = call(root, command, operation, "--dry-run")
        assert "no longer in the quarantine" in " ".join(shown.out.split())
        refused = call(root, command, operation, "--yes")
        assert (refused.status, "intervention restore" in refused.err) == (1, False)


def test_restore_takes_paths_from_where_the_person_is(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    (root / "src").mkdir(exist_ok=True)
    call_json(root / "src", "restore", operation, "login.py", "--yes")
    assert (root / "src/login.py").read_text() == CODE


def test_restore_refuses_a_taken_place_and_with_force_keeps_the_occupant(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    (root / "src").mkdir(exist_ok=True)
    (root / "src/login.py").write_text("mine\n")
    refused = call(root, "restore", operation, "src/login.py", "--yes")
    assert refused.status == 1
    assert f"intervention restore {operation} src/login.py --force" in refused.err
    assert (root / "src/login.py").read_text() == "mine\n"
    done = call_json(root, "restore", operation, "--force", "--yes")
    assert (root / "src/login.py").read_text() == CODE
    kept = root / ".git/intervention/main/quarantine" / done["files"][0]["kept_at"]
    assert kept.read_text() == "mine\n"


def test_what_does_not_exist_is_named_with_what_to_do(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    for arguments in (["undo", "op_none"], ["restore", "op_none"], ["restore", operation, "no.py"]):
        answer = call(root, *arguments, "--yes")
        assert answer.status == 1
        assert "→" in answer.err
    outside = call(root, "restore", operation, "../x", "--yes", "--json")
    assert outside.value["code"] == "bad_path"


def test_an_agents_session_is_refused_and_recorded_with_both_facts(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    answer = call(root, "undo", operation, "--yes", "--json", extra={"INTERVENTION_AGENT": "1"})
    assert (answer.status, answer.value["code"]) == (4, "agent")
    assert not (root / "src/login.py").exists()
    record = root / ".git/intervention/main/commands.jsonl"
    act = json.loads(record.read_text().splitlines()[-1])
    assert (act["command"], act["outcome"]) == ("undo", "agent")
    assert (act["agent_environment"], act["host_ancestor"]) == (True, False)
    assert record.stat().st_mode & 0o777 == 0o600


def test_a_host_above_is_refused_too(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    host = tmp_path / "opencode"
    host.write_text('#!/bin/sh\n"$@"\nexit $?\n')
    host.chmod(0o755)
    answer = call(root, "undo", operation, "--yes", "--json", through=[str(host)])
    assert (answer.status, answer.value["code"]) == (4, "agent")


def stand_in_the_way(root: Path, what: str) -> Path:
    """Something that the guard does not move, at src/login.py or on the way to it."""
    place = root / ("src" if what.startswith("parent") else "src/login.py")
    shutil.rmtree(root / "src", ignore_errors=True)
    place.parent.mkdir(exist_ok=True)
    if what.endswith("fifo"):
        os.mkfifo(place)
    elif what == "folder":
        place.mkdir()
        (place / "note").write_text("mine\n")
    elif what == "parent link":
        place.symlink_to(root)
    else:
        place.write_text("mine\n")
    return place


@pytest.mark.parametrize("what", ["folder", "fifo", "parent link", "parent file", "parent fifo"])
@pytest.mark.parametrize("command", ["undo {op}", "restore {op}", "restore {op} src/login.py", "restore {op} --force"])
def test_what_is_in_the_way_is_named_and_what_is_advised_then_works(tmp_path: Path, what: str, command: str) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    place = stand_in_the_way(root, what)
    name = str(place.relative_to(root))
    arguments = command.format(op=operation).split()
    rehearsed = " ".join(call(root, *arguments, "--dry-run").out.split())
    assert "its earlier content comes back" not in rehearsed
    assert f"→ move {name} away" in rehearsed
    refused = call(root, *arguments, "--yes", "--json")
    assert (refused.status, refused.value["code"]) == (1, "nothing_possible")
    hint = refused.value["hint"]
    assert hint.startswith(f"move {name} away")
    place.rename(root / "aside")
    advised = re.findall(r"`intervention (.*?)`", hint)
    assert call(root, *(advised[0].split() if advised else arguments), "--yes").status == 0
    assert (root / "src/login.py").read_text() == CODE


def test_what_is_in_the_way_of_one_path_holds_up_no_other_and_is_said_in_chinese_too(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p", {"src/login.py": CODE, "lib/logout.py": CODE})
    stand_in_the_way(root, "parent link")
    answer = call(root, "undo", operation, "--yes", extra={"INTERVENTION_LANGUAGE": "zh"})
    assert answer.status == 1
    assert "请移走 src；然后" in answer.out
    assert (root / "lib/logout.py").read_text() == CODE
    (root / "src").unlink()
    assert call(root, "restore", operation, "--force", "--yes").status == 0
    assert (root / "src/login.py").read_text() == CODE


def test_a_folder_into_which_nobody_may_look_is_no_reason_to_fail(tmp_path: Path) -> None:
    through = provoked.without_privileges()
    if through is None:
        pytest.skip("needs setpriv (util-linux), since the superuser may do everything")
    root, operation = with_quarantine(tmp_path / "p", {"src/login.py": CODE, "lib/logout.py": CODE})
    (root / "src").mkdir(exist_ok=True)
    (root / "src").chmod(0)
    answer = call(root, "undo", operation, "--yes", through=through)
    (root / "src").chmod(0o755)
    assert (answer.status, "you may not do that with src\n" in answer.err) == (1, True), answer


def test_the_command_that_is_advised_works_for_a_path_that_begins_with_a_dash(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p", {"-dash.py": CODE})
    (root / "-dash.py").write_text("mine\n")
    refused = call(root, "restore", operation, "--yes", "--", "-dash.py")
    (advised,) = re.findall(r"`intervention (.*?)`", refused.err.split("→")[1])
    assert call(root, advised.split()[0], "--yes", *advised.split()[1:]).status == 0
    assert (root / "-dash.py").read_text() == CODE
