"""Carrying an operation out, whole or not at all, and taking an interrupted one back.

The order is what makes it safe: the record, the wanted contents, the moves, the index, the check. Until the caller
writes the operation down as done, everything here can be taken back by `revert`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from intervention.core.paths import file_digest
from intervention.effects import files, stash
from intervention.effects.index import IndexEntry, read_index, write_entries
from intervention.effects.moves import Mover
from intervention.effects.operation import Change, Operation, describe, describe_change
from intervention.effects.repo import Repository
from intervention.effects.world import World
from intervention.errors import GitFailed, UnsafePath, Unsettled

_Act = Callable[[int, Change], object]


class Carried(NamedTuple):
    """`done` are the paths that are now as wanted; `refused` those that were left or put back, each with the key of a
    reason."""

    done: tuple[str, ...]
    refused: Mapping[str, str]


def quarantine_folder(repo: Repository) -> str:
    return os.path.join(repo.state, "quarantine")


def carry_out(world: World, operation: Operation) -> Carried:
    """Does the operation and leaves it `applying` in the ledger for the caller to finish; where nothing
    could be done it is `reverted`. A path that has changed
    meanwhile or cannot be touched is left alone; where the index cannot be written, or nothing could be done,
    everything is taken back and the error goes on. Raises GitFailed, OSError, and Unsettled where it could
    neither be done nor taken back: the next call takes it back."""
    world.ledger.plan(operation)
    try:
        if operation.is_stashed and operation.snapshot is not None:
            stash.store(world.repo, operation.snapshot, stash_message(world.repo, operation))
        with _mover(world, operation) as mover:
            carried = _carry(world, operation, mover)
    except UnsafePath as error:  # a folder became a link between an act and its taking back
        _take_back(world, operation)
        raise GitFailed("changed_meanwhile", path=error.facts.get("path", "")) from error
    except BaseException:
        _take_back(world, operation)
        raise
    if not carried.done:
        _take_back(world, operation)
    return carried


def _take_back(world: World, operation: Operation) -> None:
    try:
        revert(world, operation)
    except (GitFailed, OSError) as error:
        detail = str(error) if isinstance(error, OSError) else error.facts.get("said", error.key)
        raise Unsettled("unsettled", operation=operation.id, detail=detail[:400]) from error


def _carry(world: World, operation: Operation, mover: Mover) -> Carried:
    _write_manifest(mover.folder, world.repo, operation)
    _keep_staged(mover.folder, world, operation)
    refused: dict[str, str] = {}
    _each(operation, refused, mover.stage)
    mover.sync()
    world.ledger.begin(operation.id)
    _each(operation, refused, mover.take_away, mover.settle)
    mover.sync()
    _each(operation, refused, mover.put, mover.take_back)
    mover.sync()
    done = [change for change in operation.changes if change.path not in refused]
    _write_index(world.repo, done, backwards=False)
    for change in done:
        if not mover.verify(change):
            refused[change.path] = "changed_meanwhile"
    _check_index(world.repo, done)
    outcomes = ["refused" if change.path in refused else "done" for change in operation.changes]
    world.ledger.note_outcomes(operation.id, outcomes)
    mover.clear_staged()
    return Carried(tuple(change.path for change in operation.changes if change.path not in refused), refused)


def _keep_staged(folder: str, world: World, operation: Operation) -> None:
    """Keeps a staged version that is neither what the file holds nor what it goes back to."""
    with files.Folder(folder) as own:
        for change in operation.changes:
            entry = change.entry_before
            if not change.is_indexed or entry is None or entry.is_intended or entry.mode == "160000":
                continue
            data = world.objects.content(entry.oid)
            if data is None or file_digest(data) in (change.before.sha256, change.after.sha256):
                continue
            inside, name = files.open_parent(own.fd, f"staged/{change.path}", make=True, mode=0o700)
            try:
                files.write_new(inside, name, [data], 0o600)
                os.fsync(inside)
            finally:
                os.close(inside)


def _each(operation: Operation, refused: dict[str, str], act: _Act, mend: _Act | None = None) -> None:
    """Acts on every path that is not refused yet; one that cannot be acted on is mended and refused."""
    for position, change in enumerate(operation.changes):
        if change.path in refused:
            continue
        try:
            act(position, change)
        except (UnsafePath, OSError) as error:
            refused[change.path] = error.key if isinstance(error, UnsafePath) else "cannot_move"
            if mend is not None:
                mend(position, change)


def revert(world: World, operation: Operation) -> tuple[str, ...]:
    """Takes everything back that the operation did so far; returns the paths where someone else's version stays.
    Raises GitFailed, OSError; then what is not back yet stays journalled, and doing this again goes on from there."""
    left: list[str] = []
    trouble: OSError | None = None
    with _mover(world, operation) as mover:
        for position, change in reversed(list(enumerate(operation.changes))):
            try:
                is_back = mover.take_back(position, change)
            except UnsafePath:
                is_back = False
            except OSError as error:
                is_back, trouble = False, error
            if not is_back:
                left.append(change.path)
        mover.sync()
        back = [change for change in operation.changes if change.path not in left]
        _write_index(world.repo, back, backwards=True)
        if trouble is not None:
            raise trouble
        mover.clear_staged()
    if operation.is_stashed and operation.snapshot is not None:
        stash.drop(world.repo, operation.snapshot)
    world.ledger.revert(operation.id)
    return tuple(left)


def stash_message(repo: Repository, operation: Operation) -> str:
    """The words by which people find a safety state in `git stash list`."""
    return f"intervention: {repo.worktree_id} {operation.run_id} {operation.violation_type} {operation.id}"


def _write_index(repo: Repository, changes: list[Change], *, backwards: bool) -> None:
    """Only entries that are still what the operation found (or made) are changed."""
    indexed = [change for change in changes if change.is_indexed]
    if not indexed:
        return
    now = read_index(repo.root, [change.path for change in indexed]).entries
    wanted: dict[str, IndexEntry | None] = {}
    for change in indexed:
        was, will = change.entry_before, change.entry_after
        if backwards:
            was, will = will, was
        if _is_same_entry(now.get(change.path), was):
            wanted[change.path] = will
    write_entries(repo.root, wanted)


def _check_index(repo: Repository, changes: list[Change]) -> None:
    """Raises GitFailed where an entry is not as it was wanted: then all of the operation is taken back."""
    indexed = [change for change in changes if change.is_indexed]
    if not indexed:
        return
    now = read_index(repo.root, [change.path for change in indexed]).entries
    if not all(_is_same_entry(now.get(change.path), change.entry_after) for change in indexed):
        raise GitFailed("index_mismatch")


def _is_same_entry(one: IndexEntry | None, other: IndexEntry | None) -> bool:
    """Git lists an intent-to-add entry as an empty file, so that mark is not compared."""
    if one is None or other is None:
        return one is other
    return (
        one.is_assumed == other.is_assumed
        and one.is_skipped == other.is_skipped
        and (one.is_intended or other.is_intended or (one.mode, one.oid) == (other.mode, other.oid))
    )


@contextmanager
def _mover(world: World, operation: Operation) -> Iterator[Mover]:
    folder = quarantine_folder(world.repo)
    os.makedirs(folder, 0o700, exist_ok=True)
    with files.Folder(world.repo.root) as root:
        mover = Mover(root.fd, folder, operation, world.objects.content)
        try:
            yield mover
        finally:
            mover.close()


def _write_manifest(folder: str, repo: Repository, operation: Operation) -> None:
    """The record beside the bytes: enough to put everything back by hand, should the ledger be lost."""
    entries = [{**describe_change(change), "kept_at": operation.kept_at(change)} for change in operation.changes]
    manifest = {
        "v": 1,
        "operation_id": operation.id,
        "kind": operation.kind,
        "at": operation.at,
        "worktree": repo.root,
        "run_id": operation.run_id,
        "batch_id": operation.batch_id,
        "reverses": operation.reverses,
        "snapshot": operation.snapshot,
        **describe(operation),
        "paths": entries,
    }
    files.replace(os.path.join(folder, "manifest.json"), json.dumps(manifest).encode())
