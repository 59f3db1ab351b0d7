"""Without its engine the guard says so, refuses and holds the gate as before, and opens it for a mended file."""

from __future__ import annotations

import json
import sys

import pytest

from tests.e2e.conftest import HostFactory
from tests.e2e.host import Host
from tests.e2e.pipeline import (
    CODE,
    STUB,
    TEST,
    bash,
    clean_loop,
    completed,
    enter_phase_4,
    fill_stub,
    must,
    write,
)
from tests.e2e.project import Project
from tests.e2e.session import Session, checkpoint

ENGINES = {
    "missing": ["/nonexistent/intervention"],
    "crashing": [sys.executable, "-c", "import os; os.abort()"],
    "hanging": [sys.executable, "-c", "import time; time.sleep(3600)"],
    "nonsense": [sys.executable, "-c", "print('all is well')"],
}


@pytest.fixture(params=ENGINES)
def host(request: pytest.FixtureRequest, start_host: HostFactory) -> Host:
    host = start_host(engine=ENGINES[request.param])
    impatient = {"engine": {"timeoutMs": 1000}}  # only so that the hanging one is given up sooner
    (host.home / "config" / "opencode" / "watchdog.jsonc").write_text(json.dumps(impatient))
    return host


def test_the_run_goes_on_and_the_gate_opens_for_a_mended_file(session: Session, project: Project) -> None:
    enter_phase_4(session)
    must(session, write("tests/test_cart.py", TEST), write("cart.py", STUB))
    assert session.one("write", filePath="cart.py", content=CODE).failed
    must(session, fill_stub())
    answer = session.checkpoint("ralph_loop_start", phase=4)
    assert answer["ok"]
    assert answer["intervention"] is None
    assert any("intervention doctor" in text for text in answer["warnings"])
    assert project.entries(event="degraded")
    assert project.read("cart.py") == CODE
    loop = clean_loop(session, 4, "README.md")[1:]
    *_, terminated = session.run(*loop)
    assert '"ok":false' in terminated.text.replace(" ", "")
    must(session, write("cart.py", STUB), loop[-1], *completed(4), checkpoint("phase_enter", phase=5))


def test_in_phase_5_an_assertion_is_still_held(session: Session, project: Project) -> None:
    enter_phase_4(session)
    work = (write("tests/test_cart.py", TEST), write("cart.py", STUB))
    must(session, *work, *clean_loop(session, 4, "README.md"), *completed(4), checkpoint("phase_enter", phase=5))
    must(session, write("cart.py", CODE))
    assert session.one("edit", filePath="tests/test_cart.py", oldString="== 3", newString=">= 0").failed
    must(session, bash("sed -i 's/== 3/>= 0/' tests/test_cart.py"))
    *_, terminated = session.run(*clean_loop(session, 5, "README.md"))
    assert '"ok":false' in terminated.text.replace(" ", "")
    must(session, bash("sed -i 's/>= 0/== 3/' tests/test_cart.py"))
    must(session, clean_loop(session, 5)[-1], *completed(5))
