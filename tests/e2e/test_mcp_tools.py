"""Tools of an MCP server: one that plainly writes is refused beforehand, any other is observed."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.e2e.host import HERE, Host
from tests.e2e.model import Call
from tests.e2e.pipeline import CODE, TEST, enter_phase_4, must, results_of, write
from tests.e2e.project import ENGINE, Project
from tests.e2e.session import Session


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    server = {"type": "local", "command": [sys.executable, str(HERE / "mcp_files.py")], "enabled": True}
    running = Host(tmp_path_factory.mktemp("host"), ENGINE, settings={"mcp": {"files": server}})
    yield running
    running.stop()


def test_code_by_a_writing_tool_is_refused_and_a_test_is_not(session: Session, project: Project) -> None:
    enter_phase_4(session)
    (refused,) = session.run(Call("files_write_file", {"path": "cart.py", "content": CODE}))
    assert refused.failed
    assert "cart.py" in refused.text
    assert project.read("cart.py") is None
    must(session, Call("files_write_file", {"path": "test_cart.py", "content": TEST}))
    assert project.read("test_cart.py") == TEST


def test_code_by_a_tool_that_does_not_say_so_is_quarantined(session: Session, project: Project) -> None:
    enter_phase_4(session)
    must(session, write("cart.py.template", CODE), Call("files_expand", {"template": "cart.py.template"}))
    assert project.read("cart.py") == CODE
    answer = session.checkpoint("ralph_loop_start", phase=4)
    assert results_of(answer) == [("SKIP_RED_PHASE", "quarantine")]
    assert project.read("cart.py") is None
    assert project.read("cart.py.template") == CODE
    assert project.kept() == {"cart.py": CODE}
