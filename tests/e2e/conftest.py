"""The end-to-end tests: they know how to drive the real OpenCode with a scripted model and what an agent and a person
see of the guard. They must not know how plugin or engine work inside, and they import neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tests.e2e.host import Host, find_binary
from tests.e2e.pipeline import FILES_ONLY
from tests.e2e.project import ENGINE, Project
from tests.e2e.session import Session

HERE = Path(__file__).parent
HostFactory = Callable[..., Host]
ProjectFactory = Callable[..., Project]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    absent = find_binary() is None
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.e2e)
            if absent:
                item.add_marker(pytest.mark.skip(reason="needs OpenCode: run `npm ci --ignore-scripts` in tests/e2e"))


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host whose guard has this checkout's engine; each test brings its own project."""
    running = Host(tmp_path_factory.mktemp("host"), ENGINE)
    yield running
    running.stop()


@pytest.fixture
def start_host(tmp_path: Path) -> Iterator[HostFactory]:
    """Hosts with another engine or with a plugin in the user's folder, stopped after the test."""
    started: list[Host] = []

    def start(engine: Sequence[str] | None = ENGINE, plugin: Path | None = None) -> Host:
        started.append(Host(tmp_path / f"host-{len(started)}", engine, plugin))
        return started[-1]

    yield start
    for running in started:
        running.stop()


@pytest.fixture
def probe(tmp_path: Path) -> Path:
    """A plugin that is no guard: it shows what the host tells a plugin and what it takes from one."""
    target = tmp_path / "probe.js"
    target.write_text((HERE / "probe.js").read_text())
    return target


@pytest.fixture
def project(host: Host, tmp_path: Path) -> Project:
    """A project in which nothing but its files matters."""
    return Project(host, tmp_path / "project", config=FILES_ONLY)


@pytest.fixture
def session(host: Host, project: Project) -> Session:
    return Session(host, project.root)
