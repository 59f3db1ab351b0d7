"""An agent that follows the pipeline, and the small project it works on: a cart that sums prices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.e2e.model import Call, Turn
from tests.e2e.session import Outcome, Session, answer_of, checkpoint

STUB = "def total(prices):\n    raise NotImplementedError\n"
CODE = "def total(prices):\n    return sum(prices)\n"
BROKEN = "def total(prices):\n    return sum(prices) + 1\n"
TEST = "from cart import total\n\n\ndef test_total_sums_the_prices():\n    assert total([1, 2]) == 3\n"
WEAKER = TEST.replace("== 3", ">= 0")
PYTEST = "python -m pytest"

# About files only: nobody has to commit, document, review or approve.
FILES_ONLY: Mapping[str, Any] = {
    "checks": dict.fromkeys(
        (
            "commit",
            "commit_rounds",
            "known_issues",
            "assessment",
            "review",
            "missing_test",
            "test_evidence",
            "file_size",
        ),
        "off",
    ),
    "approval": "none",
    "loopPhases": {"ralph": [4, 5], "followup": [1, 2, 3]},
}


def write(path: str, content: str) -> Call:
    return Call("write", {"filePath": path, "content": content})


def bash(command: str) -> Call:
    return Call("bash", {"command": command, "description": "a step"})


def fill_stub(path: str = "cart.py") -> Call:
    """The shell turns a stub into code; the command does not say what the file will hold."""
    return bash(f"sed -i 's/raise NotImplementedError/return sum(prices)/' {path}")


def must(session: Session, *turns: Turn) -> list[Outcome]:
    """Make the calls; all succeed, and every checkpoint among them is answered with ok."""
    outcomes = session.run(*turns)
    for outcome in outcomes:
        assert not outcome.failed, outcome.text
        assert outcome.tool != "tdd_checkpoint" or answer_of(outcome)["ok"], f"{outcome.args}: {outcome.text}"
    return outcomes


def clean_round(session: Session, phase: int, number: int, *paths: str) -> tuple[Call, Call]:
    """One review that finds nothing, by a reviewer that reads `paths`."""
    return session.review(*paths), checkpoint("ralph_round_finding", phase=phase, round=number, findings=[])


def clean_loop(session: Session, phase: int, *paths: str) -> tuple[Call, ...]:
    """The review loop of a phase: two clean rounds."""
    rounds = (call for number in (1, 2) for call in clean_round(session, phase, number, *paths))
    end = checkpoint("ralph_terminate", phase=phase, termination="early_stop")
    return (checkpoint("ralph_loop_start", phase=phase), *rounds, end)


def completed(phase: int) -> tuple[Call, Call]:
    return checkpoint("user_approval", phase=phase), checkpoint("phase_complete", phase=phase)


def enter_phase_4(session: Session) -> None:
    """The quick way, where phases 1 to 3 have no loop. Each `must` is a person's message, hence an approval too."""
    must(session, checkpoint("pipeline_start", description="a cart", totalPhases=5), checkpoint("phase_enter", phase=1))
    for phase in (1, 2, 3):
        must(session, *completed(phase), checkpoint("phase_enter", phase=phase + 1))


def enter_phase_5(session: Session, *work: Turn) -> None:
    """The same, with `work` as what phase 4 brings about, by default a test and a stub."""
    enter_phase_4(session)
    work = work or (write("tests/test_cart.py", TEST), write("cart.py", STUB))
    must(session, *work, *clean_loop(session, 4, "tests/test_cart.py"))
    must(session, *completed(4), checkpoint("phase_enter", phase=5))


def interventions(answer: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The results for violation types that a checkpoint's answer carries; records of reviews are none."""
    return [result for result in (answer["intervention"] or {}).get("results", []) if result["code"]]


def results_of(answer: Mapping[str, Any]) -> list[tuple[str, str]]:
    """(violation type, action) of each of these."""
    return [(result["violation_type"], result["action"]) for result in interventions(answer)]
