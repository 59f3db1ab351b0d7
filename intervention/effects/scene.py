"""Everything that the facts of one batch are drawn from, each thing read at most once and only when it is asked for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from intervention.contract.exceptions import ExceptionEntry
from intervention.contract.request import Request
from intervention.effects import clock
from intervention.effects.exceptions import read_exceptions
from intervention.effects.files import FileState, Folder, observe
from intervention.effects.index import Index, read_index
from intervention.effects.ledger import Ledger
from intervention.effects.objects import Objects
from intervention.effects.past import Past, open_past
from intervention.effects.repo import Repository
from intervention.effects.status import Status, read_status


@dataclass
class Scene:
    """One batch's view of one worktree. Close it."""

    repo: Repository
    ledger: Ledger
    objects: Objects
    request: Request
    paths: tuple[str, ...] = ()
    used_exceptions: list[ExceptionEntry] = field(default_factory=list)
    _observed: dict[str, FileState] = field(default_factory=dict)

    def close(self) -> None:
        if "root" in self.__dict__:
            self.root.__exit__()
        self.objects.close()

    @cached_property
    def root(self) -> Folder:
        return Folder(self.repo.root)

    @cached_property
    def base(self) -> Past | None:
        """The phase's base; None where no snapshot of it was taken, or the repository has lost it."""
        sha = self.request.run.base_snapshot
        return open_past(self.objects, sha) if sha is not None else None

    @cached_property
    def green(self) -> Past | None:
        sha = self.request.run.green_snapshot
        return open_past(self.objects, sha) if sha is not None else None

    @cached_property
    def head(self) -> Past | None:
        return open_past(self.objects, self.repo.head)

    @cached_property
    def status(self) -> Status:
        return read_status(self.repo)

    @cached_property
    def index(self) -> Index:
        """The index entries of the batch's paths, and of their parents, where a submodule would be."""
        wanted = dict.fromkeys(self.paths)
        wanted |= dict.fromkeys(parent for path in self.paths for parent in parents_of(path))
        return read_index(self.repo.root, list(wanted))

    @cached_property
    def exceptions(self) -> list[ExceptionEntry]:
        return read_exceptions(self.repo)

    @cached_property
    def strikes(self) -> dict[str, int]:
        return self.ledger.strikes()

    @cached_property
    def now(self) -> str:
        return clock.now()

    def forget(self, paths: Iterable[str]) -> None:
        """What was seen of these paths is not so any more."""
        for path in paths:
            self._observed.pop(path, None)
        self.__dict__.pop("index", None)

    def observe(self, path: str) -> FileState:
        if path not in self._observed:
            self._observed[path] = observe(self.root.fd, path)
        return self._observed[path]


def parents_of(path: str) -> Iterable[str]:
    """The folders above a path, outermost first."""
    parts = path.split("/")
    return ("/".join(parts[:count]) for count in range(1, len(parts)))
