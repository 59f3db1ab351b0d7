"""A whole honest run with the default checks is refused nothing and starts no engine for a violation."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.host import Host
from tests.e2e.model import Turn
from tests.e2e.pipeline import CODE, PYTEST, STUB, TEST, bash, clean_loop, completed, interventions, must, write
from tests.e2e.project import Project
from tests.e2e.session import Session, answer_of, checkpoint

WHY = (
    "It protects the sum which the customer pays. The key risks are rounding and an empty cart; it works because each "
    "price is added once and nothing else is."
)
WORK: dict[int, tuple[Turn, ...]] = {
    1: (write("requirements.md", "# Requirements\n\nThe cart sums its prices.\n"),),
    2: (write("technical-solution.md", "# Solution\n\nOne function, `total`.\n"),),
    3: (write("test-plan.md", "# Test plan\n\nTwo prices give their sum.\n"),),
    4: (write("tests/test_cart.py", TEST), write("cart.py", STUB), bash(PYTEST)),
    5: (write("cart.py", CODE), bash(PYTEST)),
}
READ = {1: "requirements.md", 2: "technical-solution.md", 3: "test-plan.md", 4: "tests/test_cart.py", 5: "cart.py"}


@pytest.fixture
def project(host: Host, tmp_path: Path) -> Project:
    return Project(host, tmp_path / "project")


def assessed(phase: int) -> Turn:
    """The agent keeps the known-issues document itself and commits it."""
    text = (
        f"\\n### Assessment · phase {phase} → {phase + 1}\\n\\n**Status**: PASS\\nC 0 · H 0 · M 0 · P 0 · L 0 · I 0\\n"
    )
    return bash(f"printf '{text}' >> KNOWN_ISSUES.md && git add -A && git commit -qm 'assess phase {phase}'")


def test_five_phases_with_persons_approvals_reviews_and_evidence(session: Session, project: Project) -> None:
    outcomes = must(session, checkpoint("pipeline_start", description="a cart", totalPhases=5))
    for phase, work in WORK.items():
        enter = (checkpoint("phase_enter", phase=phase), checkpoint("why_articulation", phase=phase, articulation=WHY))
        commit = bash(f"git add -A && git commit -qm 'phase {phase}'")
        outcomes += must(session, *enter, *work, commit, *clean_loop(session, phase, READ[phase]))
        session.say("I have read it and it is what I want. Approved.")
        outcomes += must(session, assessed(phase), *completed(phase))
    answers = [answer_of(outcome) for outcome in outcomes if outcome.tool == "tdd_checkpoint"]
    assert [result for answer in answers for result in interventions(answer)] == []
    assert [answer["warnings"] for answer in answers] == [[]] * len(answers)
    assert answers[-1]["state"]["phase_status"] == "archived"
    signals = {entry["signal"] for entry in project.entries()}
    assert signals == {None, "ralph-round-finding-valid-submission"}
    assert project.entries(event="degraded") == []
    assert project.git("status", "--porcelain") == ""
    assert project.git("stash", "list") == ""
