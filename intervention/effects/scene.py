"""Everything that the facts of one batch are drawn from, each thing read at most once and only when it is asked for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from intervention.contract.request import Request
from intervention.effects import clock
from intervention.effects.ledger import Ledger
from intervention.effects.objects import Objects
from intervention.effects.repo import Repository

if TYPE_CHECKING:
    import subprocess

    from intervention.contract.exceptions import ExceptionEntry
    from intervention.effects.files import FileState, Folder
    from intervention.effects.index import Index
    from intervention.effects.past import Past
    from intervention.effects.status import Status


class Scene:
    """One batch's view of one worktree. Close it. What reads is imported with its first use: a checkpoint that only
    instructs reads nothing."""

    def __init__(
        self, repo: Repository, ledger: Ledger, objects: Objects, request: Request, paths: tuple[str, ...] = ()
    ) -> None:
        self.repo = repo
        self.ledger = ledger
        self.objects = objects
        self.request = request
        self.paths = paths
        self.used_exceptions: list[ExceptionEntry] = []
        self._observed: dict[str, FileState] = {}
        self._listing: subprocess.Popen[bytes] | None = None

    def begin_reading(self) -> None:
        """Starts the listing of the index, which takes its time while the modules that need it are imported."""
        from intervention.effects import git
        from intervention.effects.index import LIST_ALL

        self._listing = git.start(self.repo.root, LIST_ALL)

    def close(self) -> None:
        if self._listing is not None:
            from intervention.effects import git

            git.stop(self._listing)
        if "root" in self.__dict__:
            self.root.__exit__()
        self.objects.close()

    @cached_property
    def root(self) -> Folder:
        from intervention.effects.files import Folder

        return Folder(self.repo.root)

    @cached_property
    def together(self) -> frozenset[str]:
        """The batch's paths, for asking whether one is among them."""
        return frozenset(self.paths)

    @cached_property
    def base(self) -> Past | None:
        """The phase's base; None where no snapshot of it was taken, or the repository has lost it."""
        return self._open(self.request.run.base_snapshot)

    @cached_property
    def green(self) -> Past | None:
        return self._open(self.request.run.green_snapshot)

    @cached_property
    def head(self) -> Past | None:
        return self._open(self.repo.head)

    def _open(self, sha: str | None) -> Past | None:
        from intervention.effects.past import open_past

        return open_past(self.objects, sha) if sha is not None else None

    @cached_property
    def status(self) -> Status:
        from intervention.effects.status import read_status

        return read_status(self.repo)

    @cached_property
    def index(self) -> Index:
        """The whole index: what acts needs it for the safety state anyway."""
        from intervention.effects import git
        from intervention.effects.index import parse_index, read_index, require_listed

        listing, self._listing = self._listing, None
        found = parse_index(git.finish(listing, "ls-files").out) if listing is not None else read_index(self.repo.root)
        require_listed(self.repo.git_dir, found)
        return found

    @cached_property
    def exceptions(self) -> list[ExceptionEntry]:
        from intervention.effects.exceptions import read_exceptions

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
            from intervention.effects.files import observe

            self._observed[path] = observe(self.root.fd, path)
        return self._observed[path]


def parents_of(path: str) -> Iterable[str]:
    """The folders above a path, outermost first."""
    parts = path.split("/")
    return ("/".join(parts[:count]) for count in range(1, len(parts)))
