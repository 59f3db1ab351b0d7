"""State of worktrees that are gone: it outlives them in the common git folder, and the next worktree of the same name
goes on with it. Looks only."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from intervention.effects.files import only_regular
from intervention.effects.repo import Repository
from intervention.effects.report_health import measure
from intervention.effects.report_ledger import look
from intervention.effects.report_log import list_runs
from intervention.effects.report_run import RunView, read_state
from intervention.errors import EngineError

_PREFIX = "wt-"


class Abandoned(NamedTuple):
    """`path` is where a worktree has to be made for this state to be its own again. `kept` counts versions in the
    quarantine, null where the ledger cannot be read; `run_id` is of a run that was live."""

    name: str
    path: str
    state: str
    kept: int | None
    run_id: str | None
    bytes: int


def find_abandoned(repo: Repository) -> list[Abandoned]:
    """Those that hold something, by name. Raises OSError."""
    return list(_find(repo))


def is_inherited(repo: Repository, run: RunView) -> bool:
    """Whether the run began before this worktree was made: then an earlier one of the same name has left it."""
    try:
        made = os.stat(os.path.join(repo.git_dir, "commondir")).st_mtime
        return datetime.fromisoformat(run.started).timestamp() < made
    except (OSError, ValueError):
        return False  # the main worktree is never made anew


def _find(repo: Repository) -> Iterator[Abandoned]:
    for folder in sorted(os.listdir(os.path.dirname(repo.state))):
        name = folder.removeprefix(_PREFIX)
        if name == folder or folder == repo.worktree_id:
            continue
        path = _missing_path(repo, name)
        if path is None:
            continue
        gone = Repository(path, os.path.join(repo.common_dir, "worktrees", name), repo.common_dir, folder)
        run, kept = read_state(gone).run, _count_kept(gone)
        if kept != 0 or run is not None or list_runs(gone):
            yield Abandoned(name, path, gone.state, kept, run.run_id if run is not None else None, measure(gone.state))


def _missing_path(repo: Repository, name: str) -> str | None:
    """None where the worktree is there, or locked, as one on a disk that is not plugged in may be."""
    admin = os.path.join(repo.common_dir, "worktrees", name)
    if not os.path.isdir(admin):
        beside = os.path.join(os.path.dirname(repo.root), name)
        return beside if not os.path.lexists(beside) else os.path.join(repo.root + "-worktrees", name)
    try:
        with open(os.path.join(admin, "gitdir"), encoding="utf-8", opener=only_regular) as file:
            path = os.path.dirname(os.path.join(admin, file.read().strip()))
    except (OSError, ValueError):
        return None
    return None if os.path.lexists(path) or os.path.lexists(os.path.join(admin, "locked")) else path


def _count_kept(gone: Repository) -> int | None:
    try:
        with look(gone) as ledger:
            return sum(1 for _ in ledger.kept()) if ledger is not None else 0
    except EngineError:
        return None
