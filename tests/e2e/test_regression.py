"""A test that passed and then fails, left so at a checkpoint, is a regression; nothing else is."""

from __future__ import annotations

import pytest

from tests.e2e.pipeline import BROKEN, CODE, PYTEST, bash, enter_phase_5, must, results_of, write
from tests.e2e.project import Project
from tests.e2e.session import Session

GREEN = (write("cart.py", CODE), bash(PYTEST))
RED = (write("cart.py", BROKEN), bash(PYTEST))


@pytest.fixture(autouse=True)
def _phase_5(session: Session) -> None:
    enter_phase_5(session)


def verdicts(project: Project) -> list[str]:
    return [entry["detail"]["verdict"] for entry in project.entries(event="test_run")]


def test_left_failing_it_is_told_at_the_checkpoint(session: Session, project: Project) -> None:
    must(session, *GREEN, *RED)
    answer = session.checkpoint("ralph_loop_start", phase=5)
    assert results_of(answer) == [("REGRESSION", "instruct")]
    assert project.read("cart.py") == BROKEN
    assert verdicts(project) == ["green", "red"]


def test_passing_again_before_the_checkpoint_it_is_none(session: Session, project: Project) -> None:
    must(session, *GREEN, *RED, *GREEN)
    assert results_of(session.checkpoint("ralph_loop_start", phase=5)) == []
    assert verdicts(project) == ["green", "red", "green"]


def test_a_failure_behind_a_pipe_proves_nothing(session: Session, project: Project) -> None:
    must(session, *GREEN, write("cart.py", BROKEN), bash(f"{PYTEST} | tail -1"))
    assert results_of(session.checkpoint("ralph_loop_start", phase=5)) == []
    assert verdicts(project) == ["green", "unknown"]


def test_a_pass_behind_a_pipe_mends_nothing(session: Session, project: Project) -> None:
    must(session, *GREEN, *RED, write("cart.py", CODE), bash(f"{PYTEST} | tail -1"))
    assert results_of(session.checkpoint("ralph_loop_start", phase=5)) == [("REGRESSION", "instruct")]
    assert verdicts(project) == ["green", "red", "unknown"]


def test_failing_before_it_ever_passed_is_none(session: Session) -> None:
    must(session, *RED)
    assert results_of(session.checkpoint("ralph_loop_start", phase=5)) == []
