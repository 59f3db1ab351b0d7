"""Runs that take a wrong turn and then the right one come to their end without a suspension."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.host import Host
from tests.e2e.pipeline import (
    CODE,
    FILES_ONLY,
    PYTEST,
    STUB,
    TEST,
    bash,
    clean_loop,
    completed,
    enter_phase_4,
    enter_phase_5,
    must,
    write,
)
from tests.e2e.project import Project
from tests.e2e.session import Session, answer_of, checkpoint

WORK = (write("tests/test_cart.py", TEST), write("cart.py", STUB), bash(PYTEST))
DEFAULT_CHECKS = {"review", "test_evidence"}


@pytest.fixture
def project(host: Host, tmp_path: Path) -> Project:
    """Reviews, evidence and a person's approval count here."""
    checks = {key: value for key, value in FILES_ONLY["checks"].items() if key not in DEFAULT_CHECKS}
    loops = {"loopPhases": FILES_ONLY["loopPhases"], "approval": "every_phase"}
    return Project(host, tmp_path / "project", config={"checks": checks, **loops})


def never_suspended(project: Project) -> bool:
    return not any("suspended" in entry["detail"]["to"] for entry in project.entries(event="transition"))


def test_a_premature_phase_complete_and_then_the_review_it_asked_for(session: Session, project: Project) -> None:
    enter_phase_4(session)
    must(session, *WORK)
    early = session.checkpoint("phase_complete", phase=4)
    assert not early["ok"]
    assert early["guidance"]
    again = session.checkpoint("ralph_terminate", phase=4, termination="early_stop")
    assert not again["ok"]
    must(session, *clean_loop(session, 4, "tests/test_cart.py"))
    session.say("Approved.")
    must(session, *completed(4), checkpoint("phase_enter", phase=5))
    assert never_suspended(project)


def test_an_approval_needs_a_persons_message_since_the_loop_ended(session: Session) -> None:
    enter_phase_4(session)
    *_, approval = session.run(*WORK, *clean_loop(session, 4, "tests/test_cart.py"), completed(4)[0])
    assert not answer_of(approval)["ok"]
    session.say("Approved.")
    must(session, *completed(4))


def test_a_rejected_phase_is_worked_over_and_completed(session: Session, project: Project) -> None:
    enter_phase_4(session)
    must(session, *WORK, *clean_loop(session, 4, "tests/test_cart.py"))
    session.say("No. I miss a test for the empty cart.")
    must(session, checkpoint("phase_fail", reason="a test for the empty cart is missing"))
    more = TEST + "\n\ndef test_an_empty_cart_costs_nothing():\n    assert total([]) == 0\n"
    must(session, write("tests/test_cart.py", more), bash(PYTEST), *clean_loop(session, 4, "tests/test_cart.py"))
    session.say("Approved.")
    must(session, *completed(4), checkpoint("phase_enter", phase=5))
    assert never_suspended(project)


def test_a_wrong_test_is_mended_by_a_return_to_phase_4(session: Session, project: Project) -> None:
    wrong = TEST.replace("== 3", "== 4")
    enter_phase_5(session, write("tests/test_cart.py", wrong), write("cart.py", STUB), bash(PYTEST))
    must(session, write("cart.py", CODE), bash(PYTEST))
    session.say("The test is wrong: one and two are three.")
    must(session, checkpoint("phase_return", to=4, reason="the expected sum is wrong"))
    must(session, write("tests/test_cart.py", TEST), bash(PYTEST), *clean_loop(session, 4, "tests/test_cart.py"))
    session.say("Approved.")
    must(session, *completed(4), checkpoint("phase_enter", phase=5), bash(PYTEST), *clean_loop(session, 5, "cart.py"))
    session.say("Approved.")
    must(session, *completed(5))
    assert project.read("cart.py") == CODE
    assert never_suspended(project)


def test_a_new_session_takes_a_paused_run_over(session: Session, host: Host, project: Project) -> None:
    enter_phase_4(session)
    must(session, *WORK, checkpoint("pipeline_pause", reason="the day is over"))
    assert session.one("write", filePath="notes.md", content="x").failed
    other = Session(host, project.root)
    other.say("Good morning. Please go on with the cart.")
    must(other, checkpoint("pipeline_resume", reason="a new day"), *clean_loop(other, 4, "tests/test_cart.py"))
    other.say("Approved.")
    must(other, *completed(4), checkpoint("phase_enter", phase=5))
    assert never_suspended(project)
