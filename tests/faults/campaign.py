"""One operation at a time: every point of it is tried, each on a fresh copy of the same scene, and judged."""

import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple, TypeVar

from tests.faults import forks, looks, processes, verdicts
from tests.faults.operations import Operation, Start, request
from tests.faults.processes import ENGINE, Point
from tests.faults.verdicts import Expected, Verdict
from tests.support.engine import Place

KILL = "signal=KILL"
#: Calls that do the same; a name belongs to the first that it contains.
_FAMILIES = ("rename", "symlink", "unlink", "link", "mkdir", "rmdir", "sync", "write", "truncate", "chmod", "open")
#: Where a second file system may be.
_DISKS = ("/dev/shm", "/tmp", "/var/tmp")
_T = TypeVar("_T")
ERRORS = ("ENOSPC", "EIO", "EACCES", "EROFS")


class Trial(NamedTuple):
    """One point and what happens there: killed (`both`: the engine together with its git), or a call that fails, once
    or (`lasting`) at this call and every later one of its name in the process."""

    point: Point
    error: str | None = None
    both: bool = False
    lasting: bool = False

    @property
    def fault(self) -> str:
        count = f"when={self.point.moment.number}{'+' if self.lasting else ''}"
        return f"{f'error={self.error}' if self.error else KILL}:{count}"


class Tried(NamedTuple):
    trial: Trial
    verdict: Verdict


class Scene:
    """A template of the operation's repository, copied for each trial. `other` is an empty folder on another file
    system, which an operation with `is_split` needs."""

    def __init__(self, operation: Operation, folder: Path, other: Path | None = None) -> None:
        self.operation = operation
        self._folder = folder
        self._origin = operation.prepare(folder / "origin")
        self._other = other if operation.is_split else None
        if self._other is not None:
            shutil.move(self._origin.tree / ".git", self._other / "origin")
            _point(self._origin.tree, self._other / "origin")
        place, start = self.fresh()
        forks.warm_up(start)
        forks.warm_up(request(place, "no-phase-advance-without-gate", []))
        place, start = self.fresh()
        before, look, held = looks.see(place), place.look(), looks.hold(place)
        self.points = processes.trace(start, folder / "scratch")
        self.expected = Expected(before, look, held, looks.see(place))
        if self.expected.done == before:
            raise AssertionError(f"{operation.name} does nothing here, so no trial could tell")

    def fresh(self) -> tuple[Place, Start]:
        tree = self._folder / "tree"
        _copy(self._origin.tree, tree)
        if self._other is not None:
            _copy(self._other / "origin", self._other / "copy")
            _point(tree, self._other / "copy")
        place = Place(tree, self._origin.base)
        return place, self.operation.start(place)

    def attempt(self, trial: Trial) -> Tried:
        place, start = self.fresh()
        outcome = processes.run(start, trial.point, trial.fault, self._folder / "scratch", both=trial.both)
        if trial.error is None:
            return Tried(trial, verdicts.after_kill(self.operation, place, self.expected, start))
        return Tried(trial, verdicts.after_error(self.operation, place, self.expected, start, outcome))


def _copy(source: Path, target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, symlinks=True)


def _point(tree: Path, git_folder: Path) -> None:
    (tree / ".git").write_text(f"gitdir: {git_folder}\n")


@contextmanager
def scene(operation: Operation) -> Iterator[Scene | None]:
    """The operation's scene in folders that last as long as it does; None where it needs a second file system, and
    this machine has none that can be written."""
    with ExitStack() as kept:
        folder = Path(kept.enter_context(tempfile.TemporaryDirectory(prefix="faults-")))
        other = _other_disk(folder) if operation.is_split else None
        if operation.is_split and other is None:
            yield None
            return
        second = None
        if other is not None:
            second = Path(kept.enter_context(tempfile.TemporaryDirectory(prefix="faults-", dir=other)))
        yield Scene(operation, folder, second)


def _other_disk(folder: Path) -> str | None:
    here = folder.stat().st_dev
    return next((one for one in _DISKS if os.access(one, os.W_OK) and os.stat(one).st_dev != here), None)


def kills(points: Sequence[Point]) -> Iterator[Trial]:
    """The engine alone and each git alone, then each git together with the engine: in this order, so that a sample has
    its share of both."""
    yield from map(Trial, points)
    yield from (Trial(point, both=True) for point in points if point.process != ENGINE)


def errors(points: Sequence[Point], *, all_of_them: bool) -> Iterator[Trial]:
    """Each call that a disk can refuse fails once with every error, and from then on with one of them in turn; else
    with one of all of these in turn."""
    for number, point in enumerate(point for point in points if not point.is_piped):
        # A lasting refusal to write would be one to answer, too, and one to open would be one to read.
        lasting = (
            [] if point.moment.name in ("write", "openat") else [Trial(point, _turn(ERRORS, number), lasting=True)]
        )
        kinds = [*(Trial(point, error) for error in ERRORS), *lasting]
        yield from kinds if all_of_them else [_turn(kinds, number)]


def _turn(kinds: Sequence[_T], number: int) -> _T:
    return kinds[number % len(kinds)]


def sample(trials: Sequence[Trial], every: int) -> list[Trial]:
    """One trial in so many, and always the first and the last of each family of calls."""
    ends: dict[str, list[int]] = {}
    for position, trial in enumerate(trials):
        family = next(word for word in _FAMILIES if word in trial.point.moment.name)
        ends.setdefault(family, []).append(position)
    wanted = {at for positions in ends.values() for at in (positions[0], positions[-1])}
    return [trial for position, trial in enumerate(trials) if position % every == 0 or position in wanted]
