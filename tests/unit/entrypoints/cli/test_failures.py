"""Every error of the rooms below comes to a sentence, a hint and an exit status."""

import pytest

from intervention.entrypoints.cli import status
from intervention.entrypoints.cli.failures import Failure, describe
from intervention.errors import Busy, Declined, GitFailed, NotARepository, UnsafePath


@pytest.mark.parametrize(
    ("error", "code", "exit_status"),
    [
        (Busy("busy"), "busy", status.BUSY),
        (Declined("agent"), "agent", status.AGENT),
        (Declined("no_operation", id="op_1"), "no_operation", status.FAILED),
        (NotARepository("unborn", root="/w"), "not_a_repository", status.FAILED),
        (GitFailed("git_missing", detail="x"), "git_failed", status.FAILED),
        (UnsafePath("symlinked_parent"), "symlinked_parent", status.FAILED),
        (OSError(28, "No space left on device"), "disk", status.FAILED),
        (Failure("own", "m", "h", status.USAGE), "own", status.USAGE),
        (ZeroDivisionError("division by zero"), "internal", status.FAILED),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else str(value),
)
def test_what_an_error_comes_to(error: Exception, code: str, exit_status: int) -> None:
    failure = describe(error)
    assert (failure.code, failure.exit_status) == (code, exit_status)
    assert failure.message
    assert failure.hint


def test_the_exit_statuses_differ() -> None:
    known = [
        status.DONE,
        status.FAILED,
        status.USAGE,
        status.UNCONFIRMED,
        status.AGENT,
        status.BUSY,
        status.INTERRUPTED,
    ]
    assert len(set(known)) == len(known)
