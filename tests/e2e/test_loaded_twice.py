"""The guard in the user's folder and in the project's is one guard."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.conftest import HostFactory
from tests.e2e.pipeline import CODE, FILES_ONLY, STUB, enter_phase_4, fill_stub, must, results_of, write
from tests.e2e.project import BUNDLE, Project
from tests.e2e.session import Session


def test_loaded_twice_it_acts_once(start_host: HostFactory, tmp_path: Path) -> None:
    host = start_host(plugin=BUNDLE)
    project = Project(host, tmp_path / "project", config=FILES_ONLY)
    session = Session(host, project.root)
    enter_phase_4(session)
    assert session.one("write", filePath="cart.py", content=CODE).failed
    assert len(project.entries(event="intercepted")) == 1
    assert len(project.entries(event="live")) == 1
    must(session, write("cart.py", STUB), fill_stub())
    answer = session.checkpoint("ralph_loop_start", phase=4)
    assert results_of(answer) == [("SKIP_RED_PHASE", "quarantine")]
    assert len(project.entries(event="intervention")) == 1
