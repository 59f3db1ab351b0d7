"""An agent that skips what it can: the violations that are not about single files, each raised and answered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.host import Host
from tests.e2e.pipeline import CODE, PYTEST, STUB, TEST, bash, enter_phase_5, must, write
from tests.e2e.project import Project
from tests.e2e.session import Session, answer_of, checkpoint
from tests.e2e.terminal import run_in_terminal

CONFIG = {"approval": "none", "loopPhases": {"ralph": [4, 5], "followup": [1, 2, 3]}, "maxRounds": 2}
LOW = {"severity": "L", "description": "the name of the function is short"}
HIGH = {"severity": "H", "description": "an empty cart has no sum"}
LEADING = "Please review the work of this phase. The stop condition is two clean rounds; do not review the tests."


OLD_ISSUES = """# Known issues

### KI-1 · L · names are long

**Timestamp**: 2020-01-01T00:00:00.000Z
**Phase**: 4
**Raised in**: review
**Files**: cart.py
**Description**: names are long
**Why deferred**: they do no harm
**Plan**: none
"""


@pytest.fixture
def project(host: Host, tmp_path: Path) -> Project:
    return Project(host, tmp_path / "project", config=CONFIG)


@pytest.fixture
def documented(host: Host, tmp_path: Path) -> Project:
    """A project with known issues of long ago, in which nobody has to commit or to show a test run."""
    checks = dict.fromkeys(("commit", "commit_rounds", "test_evidence"), "off")
    files = {"README.md": "# A project\n", "KNOWN_ISSUES.md": OLD_ISSUES}
    return Project(host, tmp_path / "documented", files, {**CONFIG, "maxRounds": 5, "checks": checks})


def told(project: Project) -> set[tuple[str, str]]:
    """(type, action) of everything that the engine has answered in this run."""
    results: list[dict[str, Any]] = [entry["detail"]["result"] for entry in project.entries(event="intervention")]
    return {(one["violation_type"], one["action"]) for result in results for one in result["results"]}


def test_each_is_told_and_a_loop_without_an_end_is_a_persons_to_end(session: Session, project: Project) -> None:
    early = [checkpoint("pipeline_start", description="a cart", totalPhases=5), checkpoint("phase_enter", phase=1)]
    for phase in (1, 2, 3):
        ended = (checkpoint("user_approval", phase=phase), checkpoint("phase_complete", phase=phase))
        early += [*ended, checkpoint("phase_enter", phase=phase + 1)]
    session.run(*early)
    session.run(
        write("tests/test_cart.py", TEST),
        write("cart.py", STUB),
        checkpoint("phase_complete", phase=4),
        checkpoint("ralph_loop_start", phase=4),
        checkpoint("ralph_round_finding", phase=4, round=1, findings=[HIGH]),
    )
    assert session.run(session.task(LEADING))[0].failed
    review = session.review("tests/test_cart.py")
    for number in (1, 2):
        session.run(review, checkpoint("ralph_round_finding", phase=4, round=number, findings=[HIGH]))
    answer = answer_of(session.run(checkpoint("ralph_terminate", phase=4, termination="max_rounds"))[0])
    assert answer["state"]["phase_status"] == "suspended"
    status, screen = run_in_terminal(project, ["decide", answer["decision"]["id"], "accept"], "y\n")
    assert status == 0, screen
    session.run(checkpoint("user_approval", phase=4), checkpoint("phase_complete", phase=4))
    session.run(bash(PYTEST), bash("git add -A && git commit -qm work"), checkpoint("phase_complete", phase=4))
    session.run(
        checkpoint("phase_enter", phase=5),
        write("cart.py", CODE),
        write("discount.py", "def discount(price):\n    return price * 0.9\n"),
        checkpoint("ralph_loop_start", phase=5),
        checkpoint("ralph_terminate", phase=5, termination="early_stop"),
    )
    assert told(project) >= {
        ("SKIP_REVIEW", "instruct"),
        ("INSUFFICIENT_REVIEW", "instruct"),
        ("UNFIXED_ISSUES", "suspend"),
        ("UNCOMMITTED_PHASE", "instruct"),
        ("MISSING_KI_DOC", "instruct"),
        ("MISSING_KI_ASSESSMENT", "instruct"),
    }
    assert {entry["signal"] for entry in project.entries(event="intercepted")} >= {
        "review-prompt-matches-forbidden-pattern"
    }
    assert project.entries(event="degraded") == []


def test_code_without_a_test_and_a_finding_that_nobody_wrote_down_are_told(host: Host, documented: Project) -> None:
    session = Session(host, documented.root)
    enter_phase_5(session)
    must(session, write("cart.py", CODE), write("discount.py", "def discount(price):\n    return price * 0.9\n"))
    must(session, checkpoint("ralph_loop_start", phase=5))
    for number, findings in ((1, [LOW]), (2, [])):
        finding = checkpoint("ralph_round_finding", phase=5, round=number, findings=findings)
        must(session, session.review("cart.py"), finding)
    end = checkpoint("ralph_terminate", phase=5, termination="early_stop")
    assert not answer_of(session.run(end)[0])["ok"]
    last = checkpoint("ralph_round_finding", phase=5, round=3, findings=[])
    must(session, bash("rm discount.py"), session.review("cart.py"), last, end)
    session.run(checkpoint("user_approval", phase=5), checkpoint("phase_complete", phase=5))
    assert told(documented) >= {("MISSING_TEST", "instruct"), ("KI_DOC_OUTDATED", "instruct")}
    assert "the name of the function is short" in (documented.read("KNOWN_ISSUES.md") or "")
    assert documented.entries(event="degraded") == []
