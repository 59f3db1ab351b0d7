"""What is old and needed by nobody: found first, as a value to show, and removed only then.

An operation goes with everything that keeps it undoable, and only together with what reverses it. Nothing of the live
run goes, nothing that an open decision would bring back, and no log unless that is asked for.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sqlite3
from collections.abc import Iterable
from typing import NamedTuple

from intervention.contract.decision import DecisionFile
from intervention.effects import clock, git, stash
from intervention.effects.carry import quarantine_folder
from intervention.effects.decisions import list_decisions
from intervention.effects.ledger import Ledger
from intervention.effects.repo import Repository
from intervention.effects.report_health import measure
from intervention.effects.report_ledger import look
from intervention.effects.report_log import changed_at, list_runs, log_files, runs_folder
from intervention.effects.world import open_world

_OPERATION = re.compile(r"op_[0-9a-f]+")
_KEPT_BATCHES = 10
#: Where the watchdog puts the other versions of its own files, below the state folder.
_ASIDE = "kept"


class Collection(NamedTuple):
    """`refs` by name and commit, `stashes` by commit; `folders` are names below the quarantine; `runs` are logs;
    `decisions` are answered ones of ended runs; `kept` are versions of the guard's own files that a shell wrote.
    `bytes` is what folders, logs and versions take; git frees the objects of the refs by itself later."""

    operations: tuple[str, ...]
    refs: tuple[tuple[str, str], ...]
    stashes: tuple[str, ...]
    folders: tuple[str, ...]
    runs: tuple[str, ...]
    decisions: tuple[str, ...]
    kept: tuple[str, ...]
    bytes: int

    @property
    def is_empty(self) -> bool:
        return not any(self[:-1])


def find_collectable(repo: Repository, live_run: str | None, before: float, with_logs: bool) -> Collection:
    """`before` in seconds since 1970. Raises EngineError, OSError."""
    decided = list_decisions(repo)
    operations, kept = _operations(repo, live_run, clock.stamp(before), decided)
    folders = (*(name for name in operations if _folder(repo, name)), *_strays(repo, {*operations, *kept}, before))
    runs = tuple(_old_runs(repo, live_run, before)) if with_logs else ()
    size = sum(measure(os.path.join(quarantine_folder(repo), name)) for name in folders)
    size += sum(measure(os.path.join(runs_folder(repo), name)) for name in runs)
    aside = tuple(_aside(repo, before))
    size += sum(os.lstat(os.path.join(repo.state, _ASIDE, name)).st_size for name in aside)
    refs = tuple(_refs(repo, live_run, before, set(kept.values())))
    stashes = tuple(_stashes(repo, live_run, before, set(kept.values())))
    decisions = tuple(one.id for one in decided if _is_over(one, live_run, clock.stamp(before)))
    return Collection(tuple(operations), refs, stashes, folders, runs, decisions, aside, size)


def collect(repo: Repository, live_run: str | None, before: float, with_logs: bool) -> Collection:
    """Removes what `find_collectable` finds now, and returns it. The records go first: what a crash leaves behind are
    folders without a record, which the next call finds. Raises EngineError, OSError."""
    with open_world(repo):
        pass  # what was interrupted is settled before anything is looked for
    found = find_collectable(repo, live_run, before, with_logs)
    with open_world(repo):
        for name in found.decisions:  # the file first: what has a record is found again after a crash
            with contextlib.suppress(FileNotFoundError):
                os.unlink(os.path.join(repo.state, "decisions", f"{name}.json"))
        _forget(os.path.join(repo.state, "ledger.db"), found, clock.stamp(before))
        _remove_refs(repo, found.refs)
        for sha in found.stashes:
            stash.drop(repo, sha)
    # Nobody knows of these any more, and removing many takes its time: no engine has to wait for it.
    for name in found.folders:
        shutil.rmtree(os.path.join(quarantine_folder(repo), name))
    for name in found.runs:
        shutil.rmtree(os.path.join(runs_folder(repo), name))
    for name in found.kept:
        os.unlink(os.path.join(repo.state, _ASIDE, name))
    return found


def _operations(
    repo: Repository, live_run: str | None, before: str, decided: list[DecisionFile]
) -> tuple[list[str], dict[str, str | None]]:
    """Those that may go, and the snapshot of each that stays."""
    with look(repo) as ledger:
        found = ledger.recorded(-1) if ledger is not None else []
    wanted = {name for one in decided if one.status != "carried_out" for o in one.options for name in o.restores}
    old = {
        one.operation.id
        for one in found
        if one.operation.at < before
        and one.state in ("done", "reverted")
        and one.operation.id not in wanted
        and (live_run is None or one.operation.run_id != live_run)
    }
    links = [(one.operation.id, other) for one in found for other in (one.operation.reverses, one.reversed_by) if other]
    is_changed = True
    while is_changed:  # an operation and the one that reverses it go together or not at all
        torn = {name for pair in links if len(old.intersection(pair)) == 1 for name in pair}
        is_changed = bool(old & torn)
        old -= torn
    kept = {one.operation.id: one.operation.snapshot for one in found if one.operation.id not in old}
    return sorted(old), kept


def _is_over(one: DecisionFile, live_run: str | None, before: str) -> bool:
    """The watchdog takes a decision up in its own run only."""
    return one.status == "carried_out" and one.run_id != live_run and one.opened_at < before


def _aside(repo: Repository, before: float) -> Iterable[str]:
    try:
        with os.scandir(os.path.join(repo.state, _ASIDE)) as entries:
            found = [one for one in entries if not one.is_dir(follow_symlinks=False) and _age(one) < before]
    except FileNotFoundError:
        return ()
    return sorted(one.name for one in found)


def _refs(repo: Repository, live_run: str | None, before: float, kept: set[str | None]) -> Iterable[tuple[str, str]]:
    prefix = f"refs/intervention/{repo.worktree_id}/"
    shape = "--format=%(refname)%00%(objectname)%00%(committerdate:unix)"
    for line in git.run(repo.root, ["for-each-ref", shape, prefix]).out.decode("utf-8", "surrogateescape").splitlines():
        name, sha, at = line.split("\0")
        run = name.removeprefix(prefix).split("/", 1)[0]
        if run != live_run and sha not in kept and float(at or 0) < before:
            yield name, sha


def _stashes(repo: Repository, live_run: str | None, before: float, kept: set[str | None]) -> Iterable[str]:
    """Entries that the guard itself has put into git's list for this worktree."""
    out = git.run(repo.root, ["stash", "list", "-z", "--format=%H %ct %gs"]).out
    for item in out.decode("utf-8", "surrogateescape").split("\0"):
        sha, _, rest = item.partition(" ")
        at, _, message = rest.partition(" ")
        words = message.split(" ")
        is_ours = len(words) > 2 and words[0] == "intervention:" and words[1] == repo.worktree_id
        if is_ours and words[2] != live_run and sha not in kept and float(at) < before:
            yield sha


def _strays(repo: Repository, known: set[str], before: float) -> list[str]:
    try:
        with os.scandir(quarantine_folder(repo)) as entries:
            found = [one for one in entries if one.name not in known and _OPERATION.fullmatch(one.name)]
            return sorted(one.name for one in found if one.is_dir(follow_symlinks=False) and _age(one) < before)
    except FileNotFoundError:
        return []


def _age(entry: os.DirEntry[str]) -> float:
    return entry.stat(follow_symlinks=False).st_mtime


def _folder(repo: Repository, name: str) -> bool:
    return os.path.isdir(os.path.join(quarantine_folder(repo), name))


def _old_runs(repo: Repository, live_run: str | None, before: float) -> Iterable[str]:
    for name in list_runs(repo):
        if name != live_run and log_files(repo, name) and changed_at(repo, name) < before:
            yield name


def _remove_refs(repo: Repository, refs: Iterable[tuple[str, str]]) -> None:
    """Each only while it still names the commit that was looked at."""
    orders = "".join(f"delete {name}\0{sha}\0" for name, sha in refs)
    if orders:
        git.run(repo.root, ["update-ref", "-z", "--stdin"], orders.encode("utf-8", "surrogateescape"))


def _forget(path: str, found: Collection, before: str) -> None:
    """Takes the records out: of operations and decisions, and of old batches beyond those in which strikes are
    counted."""
    ledger = _Pruner(path)
    try:
        ledger.prune(found, before)
    finally:
        ledger.close()


class _Pruner(Ledger):
    _db: sqlite3.Connection

    def prune(self, found: Collection, before: str) -> None:
        # Checked once at the end: row by row, each would search all others for what still points to it.
        self._db.execute("PRAGMA foreign_keys = OFF")
        with self._writing() as db:
            rows = [(name,) for name in found.operations]
            db.executemany("DELETE FROM journal WHERE operation_id = ?", rows)
            db.executemany("DELETE FROM operations WHERE id = ?", rows)
            db.executemany("DELETE FROM decisions WHERE id = ?", [(name,) for name in found.decisions])
            old = (
                "SELECT seq FROM batches WHERE at < ? AND seq NOT IN"
                " (SELECT seq FROM batches ORDER BY seq DESC LIMIT ?)"
                " AND id NOT IN (SELECT batch_id FROM operations WHERE batch_id IS NOT NULL)"
            )
            gone = [(seq,) for (seq,) in db.execute(old, (before, _KEPT_BATCHES)).fetchall()]
            for table in ("handled", "strikes"):
                db.executemany(f"DELETE FROM {table} WHERE batch_seq = ?", gone)  # noqa: S608 - a name from this line
            db.executemany("DELETE FROM batches WHERE seq = ?", gone)
            if db.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise sqlite3.IntegrityError("an operation that stays points to one that goes")
