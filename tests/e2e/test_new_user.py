"""A new user: a clean clone, an empty home, the README's two commands, and then the guard at work in the real host.

Nothing tells the plugin where this checkout's engine is, and nothing of the checkout's environment can be found. The
README's second command would run this very suite again, so it is told which part of the tests to run.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.host import Host, find_binary, mark_installed
from tests.e2e.pipeline import CODE, FILES_ONLY, STUB, enter_phase_4, fill_stub, must, results_of, write
from tests.e2e.project import Project
from tests.e2e.session import Session
from tests.support import copies
from tests.support.newcomer import Newcomer

pytestmark = pytest.mark.slow

PART = "tests/unit/contract"


class Started(Newcomer):
    """Someone who has just run the README's two commands; `said` is what each of them printed."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        clone = self.clone()
        self.said = [self.run(["./install.sh", *rest], clone) for rest in ([], ["--test", "--", PART])]
        # What was installed must not need the clone; only the host that the second command fetched is taken from it.
        self.leftover = clone.rename(self.home / "put-away")


class TheirHost(Host):
    """The OpenCode that their second command fetched, in their home, without a word about this checkout."""

    def __init__(self, scratch: Path, person: Started) -> None:
        self.person = person
        super().__init__(scratch)

    def _environment(self) -> dict[str, str]:
        git = {name: value for name, value in super()._environment().items() if name.startswith("GIT_")}
        offline = {"OPENCODE_DISABLE_MODELS_FETCH": "1", "OPENCODE_DISABLE_AUTOUPDATE": "1"}
        return {**self.person.environment, **git, **offline, "PWD": str(self.home)}

    def _find_home(self) -> Path:
        return self.person.home

    def _find_config(self) -> Path:
        return self.home / ".config" / "opencode"

    def _find_binary(self) -> Path | None:
        return find_binary(self.person.leftover / "tests" / "e2e")

    def _put_plugin(self, folder: Path) -> None:
        mark_installed(folder)  # only saves the host a download; the plugin is the installed one


@pytest.fixture(scope="module")
def person(tmp_path_factory: pytest.TempPathFactory) -> Started:
    folder = tmp_path_factory.mktemp("registry")
    fetch = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder), "hatchling"]
    if subprocess.run(fetch, capture_output=True, check=False).returncode != 0:
        pytest.skip("needs a package registry, which cannot be reached")
    try:
        return Started(tmp_path_factory.mktemp("new-user"))
    except FileNotFoundError as missing:
        pytest.skip(f"needs {missing}")


@pytest.fixture(scope="module")
def host(person: Started, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    running = TheirHost(tmp_path_factory.mktemp("their-host"), person)
    yield running
    running.stop()


def test_the_first_command_installs_and_shows_the_guard_at_work(person: Started) -> None:
    status, text = person.said[0]
    assert status == 0, text
    steps = ("making an environment", "installing the engine", "registering the plugin", "Refused:", "quarantined")
    places = [text.find(step) for step in steps]
    assert -1 not in places, text
    assert places == sorted(places)


def test_the_second_command_sets_up_development_and_runs_tests(person: Started) -> None:
    status, text = person.said[1]
    assert status == 0, text
    assert " passed" in text.splitlines()[-1]


def test_nothing_but_the_installation_is_found_by_what_was_installed(person: Started) -> None:
    python = person.home / ".local/share/intervention/env/bin/python"
    where = "import intervention, click, pydantic; print(*(one.__file__ for one in (intervention, click, pydantic)))"
    status, text = person.run([python, "-P", "-c", where], person.home)
    assert status == 0, text
    assert all(name.startswith(str(python.parents[1])) for name in text.split())


def test_the_first_refusal_and_the_first_quarantine_come_from_what_was_installed(
    host: Host, person: Started, tmp_path: Path
) -> None:
    project = Project(host, tmp_path / "project", config=FILES_ONLY, plugin=None)
    session = Session(host, project.root)
    enter_phase_4(session)
    refused = session.one("write", filePath="cart.py", content=CODE)
    assert refused.failed
    assert "cart.py" in refused.text
    must(session, write("cart.py", STUB), fill_stub())
    answer = session.checkpoint("ralph_loop_start", phase=4)
    assert results_of(answer) == [("SKIP_RED_PHASE", "quarantine")]
    assert project.kept() == {"cart.py": CODE}
    check_where_it_came_from(person, project)


def check_where_it_came_from(person: Started, project: Project) -> None:
    """The doctor of the installed command: which plugin is loaded, which engine answers, and that both were live."""
    done = person.run([person.command, "doctor", "--json"], project.root)
    said = said_by(done)
    found = {one["name"]: one for one in said["findings"]}
    assert found["plugin"]["text"].startswith("~/.config/opencode/plugin/watchdog.js"), said
    settings = {one["key"]: one["value"] for one in said["settings"]}
    python = person.home / ".local/share/intervention/env/bin/python"
    assert settings["engine.command"] == [str(python), "-P", "-m", "intervention"]
    assert {found[name]["level"] for name in ("plugin", "command", "guard", "ledger", "log")} == {"ok"}, said
    version = json.loads(person.run([person.command, "version", "--json"], project.root).text)["version"]
    (live,) = project.entries(event="live")
    assert live["detail"]["plugin_version"] == version


def said_by(answer: copies.Answer) -> dict[str, Any]:
    assert answer.status == 0, answer.text
    said: dict[str, Any] = json.loads(answer.text)
    return said
