"""What the guard relies on in the host, asked of the host itself: these fail when an upgrade changes it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.host import Host
from tests.e2e.model import Call
from tests.e2e.project import Project
from tests.e2e.session import Session, child_outcomes, until


@pytest.fixture
def project(host: Host, probe: Path, tmp_path: Path) -> Project:
    return Project(host, tmp_path / "project", plugin=probe)


@pytest.fixture
def session(host: Host, project: Project) -> Session:
    return Session(host, project.root)


def seen(project: Project, hook: str) -> Iterator[dict[str, Any]]:
    lines = (project.read(".opencode/seen.jsonl") or "").splitlines()
    return (entry for entry in map(json.loads, lines) if entry["hook"] == hook)


def write(path: str) -> Call:
    return Call("write", {"filePath": path, "content": "x = 1\n"})


def test_a_refusal_reaches_the_model_word_for_word_and_the_file_is_not_written(
    session: Session, project: Project
) -> None:
    refused, written = session.run(write("forbidden.py"), write("free.py"))
    assert refused.failed
    assert refused.text == 'Refused: "forbidden.py"\n  第二行 — do it another way.'
    assert not written.failed
    assert (project.read("forbidden.py"), project.read("free.py")) == (None, "x = 1\n")


def test_after_fires_for_success_only_and_before_for_everything(session: Session, project: Project) -> None:
    session.run(
        write("forbidden.py"), write("free.py"), Call("read", {"filePath": "absent"}), Call("bash", {"command": 1})
    )
    assert [e["input"]["tool"] for e in seen(project, "tool.execute.before")] == ["write", "write", "read", "bash"]
    assert [e["input"]["args"]["filePath"] for e in seen(project, "tool.execute.after")] == ["free.py"]


def test_arguments_are_in_the_second_parameter_of_before(session: Session, project: Project) -> None:
    session.run(write("free.py"))
    entry = next(seen(project, "tool.execute.before"))
    assert set(entry["input"]) == {"tool", "sessionID", "callID"}
    assert entry["output"]["args"] == {"filePath": "free.py", "content": "x = 1\n"}


def test_a_failing_shell_command_is_a_call_that_succeeded_with_its_exit_status(
    session: Session, project: Project
) -> None:
    done = session.bash("exit 3")
    assert not done.failed
    assert next(seen(project, "tool.execute.after"))["output"]["metadata"]["exit"] == 3


def test_an_unknown_tool_arrives_as_invalid(session: Session, project: Project) -> None:
    session.run(Call("mcp_fs_write", {"path": "a.py"}))
    assert next(seen(project, "tool.execute.before"))["input"]["tool"] == "invalid"


def test_calls_of_one_turn_run_together(session: Session, project: Project) -> None:
    wait = "for i in $(seq 600); do test -e there && exit 0; sleep 0.1; done; exit 1"
    waiting, _ = session.run((Call("bash", {"command": wait, "description": "wait"}), write("there")))
    assert waiting.metadata["exit"] == 0
    hooks = [e["input"]["callID"] for e in seen(project, "tool.execute.before")]
    assert len(hooks) == 2


def test_the_shell_of_the_agent_carries_what_the_plugin_puts_into_its_environment(session: Session) -> None:
    assert session.bash("echo $PROBE_MARK").text == "agent\n"


def test_a_line_of_the_system_transform_reaches_the_model(session: Session, host: Host) -> None:
    session.run(Call("read", {"filePath": "README.md"}))
    assert "A line from the probe." in host.model.requests[-1].system


def test_a_person_speaks_in_the_root_session_and_a_subagent_is_prompted_in_its_own(
    session: Session, project: Project
) -> None:
    session.say("A person's words.")
    (task,) = session.run(session.task("Look around.", Call("read", {"filePath": "README.md"})))
    person, _, prompt = seen(project, "chat.message")
    assert person["input"]["sessionID"] == session.id
    assert [part["text"] for part in person["output"]["parts"]] == ["A person's words."]
    assert prompt["input"]["sessionID"] == task.metadata["sessionId"] != session.id
    created = [
        e["input"]["properties"]["info"] for e in seen(project, "event") if e["input"]["type"] == "session.created"
    ]
    assert [info.get("parentID") for info in created] == [None, session.id]


def test_a_refusal_in_a_subagent_leaves_the_task_completed(session: Session, host: Host) -> None:
    (task,) = session.run(session.task("Write it.", write("forbidden.py")))
    assert not task.failed
    (call,) = child_outcomes(host, task)
    assert call.failed
    assert call.text.startswith("Refused:")


def test_two_sessions_of_one_project_share_the_plugin(session: Session, host: Host, project: Project) -> None:
    other = Session(host, project.root)
    session.run(write("a.py"))
    other.run(write("b.py"))
    assert len(list(seen(project, "loaded"))) == 1
    assert [e["input"]["sessionID"] for e in seen(project, "tool.execute.after")] == [session.id, other.id]


def test_a_model_named_gpt_5_gets_apply_patch_and_neither_write_nor_edit(host: Host, project: Project) -> None:
    session = Session(host, project.root, model="gpt-5-scripted")
    patch = "*** Begin Patch\n*** Add File: a.py\n+x = 1\n*** End Patch"
    session.run(Call("apply_patch", {"patchText": patch}))
    tools = host.model.requests[-1].tools
    assert "apply_patch" in tools
    assert not {"write", "edit"} & set(tools)
    files = next(seen(project, "tool.execute.after"))["output"]["metadata"]["files"]
    assert [(f["type"], f["relativePath"]) for f in files] == [("add", "a.py")]


def test_a_plugin_in_both_folders_is_loaded_twice(start_host: Any, probe: Path, tmp_path: Path) -> None:
    host = start_host(plugin=probe)
    project = Project(host, tmp_path / "project", plugin=probe)
    Session(host, project.root).run(write("a.py"))
    assert len(list(seen(project, "loaded"))) == 2
    assert len(list(seen(project, "tool.execute.after"))) == 2


def test_an_aborted_command_comes_to_after_without_an_exit_status(session: Session, project: Project) -> None:
    turn = session.start(Call("bash", {"command": "touch begun; sleep 600", "description": "wait"}))
    until(lambda: (project.root / "begun").exists(), turn)
    session.abort()
    turn.result()
    (after,) = seen(project, "tool.execute.after")
    assert after["output"]["metadata"]["exit"] is None
