"""What a person writes is never undone as the agent's; what cannot be told apart is undone once at most, and kept."""

from __future__ import annotations

import pytest

from tests.e2e.model import Call, Held
from tests.e2e.pipeline import (
    CODE,
    STUB,
    TEST,
    WEAKER,
    bash,
    clean_loop,
    completed,
    enter_phase_4,
    enter_phase_5,
    interventions,
    must,
    results_of,
    write,
)
from tests.e2e.project import Project
from tests.e2e.session import Session, answer_of, until

TEST_FILE = "tests/test_cart.py"
READ = Call("read", {"filePath": "README.md"})


def finish(session: Session, phase: int) -> dict[str, object]:
    """The rest of the phase; returns the answer to `phase_complete`."""
    return answer_of(session.run(*clean_loop(session, phase, "README.md"), *completed(phase))[-1])


def test_code_between_two_calls_in_phase_4_stays_and_holds_the_gate_until_mine(
    session: Session, project: Project
) -> None:
    enter_phase_4(session)
    must(session, write(TEST_FILE, TEST))
    project.write("cart.py", CODE)
    answer = finish(session, 4)
    assert not answer["ok"]
    assert answer["guard"]["unattributed"] == ["cart.py"]  # type: ignore[index]
    assert project.read("cart.py") == CODE
    said = project.command("mine", "cart.py", "--yes")
    assert said.returncode == 0, said.stderr
    must(session, completed(4)[1])
    assert project.read("cart.py") == CODE


def test_a_test_between_two_calls_in_phase_5_stays_and_holds_the_gate_until_mine(
    session: Session, project: Project
) -> None:
    enter_phase_5(session)
    must(session, write("cart.py", CODE))
    project.write(TEST_FILE, WEAKER)
    answer = finish(session, 5)
    assert not answer["ok"]
    assert answer["guard"]["unattributed"] == [TEST_FILE]  # type: ignore[index]
    assert project.read(TEST_FILE) == WEAKER
    said = project.command("mine", TEST_FILE, "--yes")
    assert said.returncode == 0, said.stderr
    must(session, completed(5)[1])
    assert project.read(TEST_FILE) == WEAKER


def test_code_during_a_long_task_stays(session: Session, project: Project) -> None:
    enter_phase_4(session)
    held = Held("write", {"filePath": TEST_FILE, "content": TEST})
    turn = session.start(session.task("Do your part of the work.", READ, held))
    until(held.reached.is_set, turn)
    project.write("cart.py", CODE)
    held.go.set()
    turn.result()
    answer = session.checkpoint("ralph_loop_start", phase=4)
    assert answer["ok"]
    assert results_of(answer) == []
    assert answer["guard"]["unattributed"] == ["cart.py"]
    assert project.read("cart.py") == CODE


@pytest.mark.parametrize("phase", [4, 5])
def test_during_a_shell_call_it_is_undone_once_at_most_and_a_persons_undo_stands(
    session: Session, project: Project, phase: int
) -> None:
    enter, path, text = {4: (enter_phase_4, "cart.py", CODE), 5: (enter_phase_5, TEST_FILE, WEAKER)}[phase]
    enter(session)
    turn = session.start(bash("touch .git/begun; until test -e .git/go; do sleep 0.05; done"))
    until((project.root / ".git" / "begun").exists, turn)
    project.write(path, text)
    project.write(".git/go", "")
    turn.result()
    answer = session.checkpoint("ralph_loop_start", phase=phase)
    for result in interventions(answer):
        undone = project.command("undo", result["operation_id"], "--yes")
        assert undone.returncode == 0, undone.stderr
    assert project.read(path) == text
    assert results_of(finish(session, phase)) == []
    assert project.read(path) == text


def test_a_person_may_stub_and_the_agent_goes_on(session: Session, project: Project) -> None:
    enter_phase_4(session)
    project.write("cart.py", STUB)
    must(session, write(TEST_FILE, TEST))
    assert results_of(session.checkpoint("ralph_loop_start", phase=4)) == []
    assert project.read("cart.py") == STUB
