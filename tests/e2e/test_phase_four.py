"""While the gate of phase 4 is closed, business code comes into the tree neither by a tool, nor by a shell, nor by a
subagent, nor by a patch; stubs do.
"""

from __future__ import annotations

import pytest

from tests.e2e.host import Host
from tests.e2e.model import Call
from tests.e2e.pipeline import CODE, STUB, bash, enter_phase_4, fill_stub, must, results_of, write
from tests.e2e.project import Project
from tests.e2e.session import Session, child_outcomes

SIGNAL = "no-business-code-before-phase5"


@pytest.fixture(autouse=True)
def _phase_4(session: Session) -> None:
    enter_phase_4(session)


def test_code_by_write_is_refused_with_the_reason_and_a_stub_is_not(session: Session, project: Project) -> None:
    refused = session.one("write", filePath="cart.py", content=CODE)
    assert refused.failed
    assert "cart.py" in refused.text
    assert "phase_enter" in refused.text
    assert project.read("cart.py") is None
    (entry,) = project.entries(event="intercepted", signal=SIGNAL)
    assert entry["files"] == ["cart.py"]
    must(session, write("cart.py", STUB))
    assert project.read("cart.py") == STUB


def test_a_refused_call_holds_no_gate_and_is_no_strike_but_a_third_is_a_pattern(
    session: Session, project: Project
) -> None:
    why = "It keeps the sum of the prices right, whatever the cart holds."
    for _ in range(2):
        assert session.one("write", filePath="cart.py", content=CODE).failed
        answer = session.checkpoint("why_articulation", phase=4, articulation=why)
        assert answer["ok"]
        assert results_of(answer) == []
    assert session.one("write", filePath="cart.py", content=CODE).failed
    answer = session.checkpoint("why_articulation", phase=4, articulation=why)
    assert answer["state"]["phase_status"] == "suspended"
    assert project.entries(signal="same-violation-3-in-10-rounds")


def test_code_by_a_heredoc_is_refused_or_quarantined(session: Session, project: Project) -> None:
    done = session.bash(f"cat > cart.py <<'EOF'\n{CODE}EOF")
    answer = session.checkpoint("ralph_loop_start", phase=4)
    assert project.read("cart.py") is None
    assert done.failed or (results_of(answer), project.kept()) == (
        [("SKIP_RED_PHASE", "quarantine")],
        {"cart.py": CODE},
    )


def test_code_by_a_second_sed_on_an_untracked_stub_is_quarantined(session: Session, project: Project) -> None:
    must(session, write("cart.py", STUB), bash("sed -i 's/prices/amounts/' cart.py"), bash("git status --short"))
    must(session, bash("sed -i 's/amounts/prices/' cart.py"), fill_stub())
    assert project.read("cart.py") == CODE
    answer = session.checkpoint("ralph_loop_start", phase=4)
    assert results_of(answer) == [("SKIP_RED_PHASE", "quarantine")]
    assert any("cart.py" in text for text in answer["instructions"])
    assert project.read("cart.py") is None
    assert project.kept() == {"cart.py": CODE}


def test_a_subagent_is_held_to_the_same_rule(session: Session, host: Host, project: Project) -> None:
    work = (write("cart.py", CODE), write("price.py", STUB), fill_stub("price.py"))
    (task,) = session.run(session.task("Do your part of the work.", *work))
    refused, stub, filled = child_outcomes(host, task)
    assert refused.failed
    assert "cart.py" in refused.text
    assert not stub.failed
    assert not filled.failed
    answer = session.checkpoint("ralph_loop_start", phase=4)
    assert results_of(answer) == [("SKIP_RED_PHASE", "quarantine")]
    assert (project.read("cart.py"), project.read("price.py")) == (None, None)
    assert project.kept() == {"price.py": CODE}


def test_a_patch_that_adds_code_or_moves_a_file_into_it_is_refused(
    host: Host, session: Session, project: Project
) -> None:
    patching = Session(host, project.root, model="gpt-5-scripted")
    added = "\n".join(f"+{line}" for line in CODE.splitlines())
    add = f"*** Begin Patch\n*** Add File: cart.py\n{added}\n*** End Patch"
    move = "*** Begin Patch\n*** Update File: README.md\n*** Move to: cart.py\n@@\n-# A project\n"
    move += f"{added}\n*** End Patch"
    for patch in (add, move):
        (refused,) = patching.run(Call("apply_patch", {"patchText": patch}))
        assert refused.failed
        assert "cart.py" in refused.text
    assert project.read("cart.py") is None
    assert project.read("README.md") == "# A project\n"
