"""A person's word about a path: this may be changed, or this was me."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence

from intervention.contract.decision import Author
from intervention.contract.exceptions import ExceptionEntry
from intervention.core.paths import refusal
from intervention.effects import clock
from intervention.effects.exceptions import content_of
from intervention.effects.files import Folder, observe
from intervention.effects.outbox import deliver, exceptions_body
from intervention.effects.repo import Repository
from intervention.effects.world import open_world
from intervention.errors import Declined


def allow(
    repo: Repository,
    path: str,
    reason: str,
    *,
    author: Author,
    run_id: str | None = None,
    once: bool = False,
    seconds: float | None = None,
) -> ExceptionEntry:
    """Every version of `path` is fine: in this run (None: in every run), until its first use where `once`, for
    `seconds` where given. Raises Declined for what is no path of the worktree, and for a folder."""
    _require_path(repo, path)
    entry = ExceptionEntry(
        path=path,
        content="any",
        kind="allow",
        run_id=run_id,
        reason=reason,
        at=clock.now(),
        expires_at=clock.stamp(time.time() + seconds) if seconds is not None else None,
        once=once,
        by=author,
    )
    _add(repo, [entry])
    return entry


def mine(repo: Repository, paths: Sequence[str], *, author: Author, run_id: str | None = None) -> list[ExceptionEntry]:
    """What is at each of the paths now, or that nothing is there, is the person's own doing. Raises Declined."""
    for path in paths:
        _require_path(repo, path)
    with Folder(repo.root) as root:
        entries = [
            ExceptionEntry(
                path=path,
                content=content_of(observe(root.fd, path)),
                kind="mine",
                run_id=run_id,
                reason="mine",
                at=clock.now(),
                by=author,
            )
            for path in paths
        ]
    _add(repo, entries)
    return entries


def _require_path(repo: Repository, path: str) -> None:
    """A word about a folder would cover nothing: exceptions are of single files."""
    if refusal(path) is not None:
        raise Declined("bad_path", path=path)
    full = os.path.join(repo.root, path)
    if os.path.isdir(full) and not os.path.islink(full):
        raise Declined("is_folder", path=path)


def _add(repo: Repository, entries: list[ExceptionEntry]) -> None:
    with open_world(repo) as world:
        world.ledger.post("exceptions", exceptions_body(entries, []))
        deliver(world.repo, world.ledger)
