"""Three strikes stop the run for every session of the worktree, until a person decides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.host import Host
from tests.e2e.model import Call
from tests.e2e.pipeline import STUB, bash, enter_phase_4, fill_stub, must, results_of, write
from tests.e2e.project import Project
from tests.e2e.session import Session, checkpoint
from tests.e2e.terminal import run_in_terminal


@pytest.fixture
def suspended(session: Session) -> dict[str, Any]:
    """The answer of the checkpoint at which the third strike fell."""
    enter_phase_4(session)
    actions = []
    for name in ("a.py", "b.py", "c.py"):
        must(session, write(name, STUB), fill_stub(name))
        answer = session.checkpoint("why_articulation", phase=4, articulation="It keeps the sum of the prices right.")
        actions += results_of(answer)
    assert actions == [("SKIP_RED_PHASE", action) for action in ("quarantine", "quarantine", "suspend")]
    return answer


def test_the_answer_carries_a_question_for_a_person(suspended: dict[str, Any], project: Project) -> None:
    assert suspended["state"]["phase_status"] == "suspended"
    decision = suspended["decision"]
    assert 2 <= len(decision["options"]) <= 4
    assert all(option["consequence"] for option in decision["options"])
    assert f"intervention decide {decision['id']}" in decision["command"]
    assert set(project.kept()) == {"a.py", "b.py", "c.py"}


def test_every_session_may_read_and_none_may_write(suspended: dict[str, Any], host: Host, project: Project) -> None:
    other = Session(host, project.root)
    writing = (
        write("notes.md", "x"),
        Call("edit", {"filePath": "README.md", "oldString": "# A", "newString": "# The"}),
        bash("echo x > notes.md"),
    )
    for refused in other.run(*writing):
        assert refused.failed
        assert "intervention decide" in refused.text
    assert not other.one("read", filePath="README.md").failed
    assert project.read("notes.md") is None
    assert project.read("README.md") == "# A project\n"


@pytest.mark.parametrize("owner", [True, False], ids=["owner", "other"])
def test_no_event_lifts_it(
    suspended: dict[str, Any], session: Session, host: Host, project: Project, owner: bool
) -> None:
    speaker = session if owner else Session(host, project.root)
    for event in (
        checkpoint("pipeline_resume", reason="go on"),
        checkpoint("pipeline_start", description="another", force=True),
        checkpoint("phase_return", to=4, reason="again"),
    ):
        (outcome,) = speaker.run(event)
        assert suspended["decision"]["question"] in outcome.text
        assert '"ok":false' in outcome.text.replace(" ", "")
    assert session.one("write", filePath="notes.md", content="x").failed


def test_a_decision_in_a_terminal_frees_it(suspended: dict[str, Any], session: Session, project: Project) -> None:
    decision = suspended["decision"]
    option = decision["options"][0]["key"]
    status, screen = run_in_terminal(project, ["decide", decision["id"], option], "y\n")
    assert status == 0, screen
    must(session, write("notes.md", "x"))
    answer = session.checkpoint("why_articulation", phase=4, articulation="It keeps the sum of the prices right.")
    assert answer["ok"]
    assert answer["state"]["phase_status"] == "active"


def test_the_agent_cannot_decide(suspended: dict[str, Any], session: Session, project: Project) -> None:
    decision = suspended["decision"]
    option = decision["options"][0]["key"]
    assert session.bash(f"python -m intervention decide {decision['id']} {option} --yes").failed
    assert session.one("write", filePath="notes.md", content="x").failed
