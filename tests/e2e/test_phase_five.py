"""From phase 5 on what the tests expect stays: by a tool it is refused, by a shell it is rolled back."""

from __future__ import annotations

import pytest

from tests.e2e.host import Host
from tests.e2e.model import Call
from tests.e2e.pipeline import CODE, TEST, WEAKER, bash, enter_phase_5, interventions, must, results_of, write
from tests.e2e.project import Project
from tests.e2e.session import Session

TEST_FILE = "tests/test_cart.py"


@pytest.fixture(autouse=True)
def _phase_5(session: Session) -> None:
    enter_phase_5(session)


def test_an_assertion_changed_by_edit_is_refused(session: Session, project: Project) -> None:
    refused = session.one("edit", filePath=TEST_FILE, oldString="== 3", newString=">= 0")
    assert refused.failed
    assert TEST_FILE in refused.text
    assert "phase_return" in refused.text
    assert "intervention allow" in refused.text
    assert project.read(TEST_FILE) == TEST


def test_an_assertion_changed_by_sed_in_an_uncommitted_test_is_rolled_back(session: Session, project: Project) -> None:
    must(session, write("cart.py", CODE), bash(f"sed -i 's/== 3/>= 0/' {TEST_FILE}"))
    assert project.read(TEST_FILE) == WEAKER
    answer = session.checkpoint("ralph_loop_start", phase=5)
    assert results_of(answer) == [("MODIFIED_TEST", "rollback")]
    assert any(TEST_FILE in text for text in answer["instructions"])
    assert project.read(TEST_FILE) == TEST
    assert project.read("cart.py") == CODE
    (entry,) = project.git("stash", "list").splitlines()
    assert "intervention: main" in entry
    assert "MODIFIED_TEST" in entry


def test_the_weaker_version_is_kept(session: Session, project: Project) -> None:
    must(session, bash(f"sed -i 's/== 3/>= 0/' {TEST_FILE}"))
    (result,) = interventions(session.checkpoint("ralph_loop_start", phase=5))
    undone = project.command("undo", result["operation_id"], "--yes")
    assert undone.returncode == 0, undone.stderr
    assert project.read(TEST_FILE) == WEAKER


def test_a_patch_moves_neither_a_test_away_nor_code_over_it(host: Host, session: Session, project: Project) -> None:
    must(session, write("cart.py", CODE))
    patching = Session(host, project.root, model="gpt-5-scripted")
    away = f"*** Begin Patch\n*** Update File: {TEST_FILE}\n*** Move to: notes.txt\n@@\n-from cart import total\n"
    away += "+from cart import total as add\n*** End Patch"
    over = f"*** Begin Patch\n*** Update File: cart.py\n*** Move to: {TEST_FILE}\n@@\n-def total(prices):\n"
    over += "+def test_total(prices=()):\n*** End Patch"
    for patch in (away, over):
        (refused,) = patching.run(Call("apply_patch", {"patchText": patch}))
        assert refused.failed
        assert TEST_FILE in refused.text
    assert (project.read(TEST_FILE), project.read("cart.py"), project.read("notes.txt")) == (TEST, CODE, None)
