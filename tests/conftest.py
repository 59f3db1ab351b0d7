"""What every test gets: a scrubbed environment, the `shared` folder or a skip that names it, and a watched checkout."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests.support import checkout, surroundings

ROOT = Path(__file__).resolve().parents[1]
SHARED = ROOT.parent / "shared"

# No verdict of a test depends on how fast the machine is.
settings.register_profile("unhurried", deadline=None, database=None, print_blob=True)
settings.load_profile("unhurried")

_home = pytest.StashKey[Path]()
_before = pytest.StashKey[checkout.Look | None]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_home] = surroundings.enter()
    # Only where nobody edits beside the tests is a difference the tests' doing.
    if "CI" in os.environ and not hasattr(config, "workerinput"):
        config.stash[_before] = checkout.look(ROOT)


def pytest_unconfigure(config: pytest.Config) -> None:
    surroundings.leave(config.stash[_home])


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail the whole session when the checkout is not what it was before."""
    if _before not in session.config.stash:
        return
    for difference in checkout.differences(session.config.stash[_before], checkout.look(ROOT)):
        print(f"\nA test changed the checkout. Make it work in tmp_path only. {difference}")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout's root, for reading only."""
    return ROOT


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder with the specification and the handed cases, which lies beside the checkout and not in it."""
    if not SHARED.is_dir():
        pytest.skip(f"needs the folder ../{SHARED.name} beside the checkout, which is absent")
    return SHARED
