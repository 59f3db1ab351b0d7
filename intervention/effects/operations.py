"""A person takes back what was done: undo reverses an operation, restore brings single kept files back.

Both are operations themselves, with their own record and quarantine, so both can be undone again. What they bring back
is an exception from then on: the guard does not take it away a second time.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from intervention.contract.decision import Author
from intervention.contract.exceptions import ExceptionEntry
from intervention.contract.result import FileOutcome
from intervention.contract.words import Language, Outcome
from intervention.effects import clock, stash
from intervention.effects.carry import carry_out, quarantine_folder
from intervention.effects.chains import read_chain
from intervention.effects.exceptions import content_of
from intervention.effects.files import FileState, Folder, observe
from intervention.effects.index import IndexEntry, read_index
from intervention.effects.operation import Change, Operation, OperationKind, Source, new_id
from intervention.effects.outbox import deliver_or_owe, exceptions_body
from intervention.effects.repo import Repository
from intervention.effects.status import read_status
from intervention.effects.words import left
from intervention.effects.world import World, open_world
from intervention.errors import Declined


class Report(NamedTuple):
    """What a person's act did, or, before it is done, what it would do. `operation_id` is null where nothing was done;
    `dropped_stash` says that the safety state's entry has left git's stash list."""

    operation_id: str | None
    files: tuple[FileOutcome, ...]
    dropped_stash: bool = False


def preview_undo(repo: Repository, operation_id: str, language: Language = "en") -> Report:
    """What `undo` would do now. Raises Declined."""
    with open_world(repo) as world:
        _, changes, files = _plan_undo(world, operation_id, language)
        return Report(None, (*_promise(changes), *files))


def undo(repo: Repository, operation_id: str, author: Author, language: Language = "en") -> Report:
    """Reverses an operation, or where its undo was undone, that. A path whose content has moved on is left, with the
    reason. Raises Declined where there is no such operation or its effect is gone already, EngineError where the world
    refuses; then nothing has changed."""
    with open_world(repo) as world:
        report = undo_in(world, operation_id, author, language)
        deliver_or_owe(world.repo, world.ledger)
        return report


def undo_in(world: World, operation_id: str, author: Author, language: Language) -> Report:
    """The same for a caller that holds the worktree already; it delivers the outbox."""
    original, changes, files = _plan_undo(world, operation_id, language)
    report = _carry(world, "undo", original, changes, files, author, language)
    if report.operation_id is None:
        return report
    return Report(report.operation_id, report.files, drop_safety_state(world, original))


def drop_safety_state(world: World, original: Operation) -> bool:
    """Takes the stash entry of an operation that was reversed out of the list; False where it has none there."""
    return original.is_stashed and original.snapshot is not None and stash.drop(world.repo, original.snapshot)


def preview_restore(
    repo: Repository, operation_id: str, paths: Sequence[str], *, force: bool = False, language: Language = "en"
) -> Report:
    """What `restore` would do now. Raises Declined."""
    with open_world(repo) as world:
        changes, files = _plan_restore(world, operation_id, paths, force, language)
        return Report(None, (*_promise(changes), *files))


def restore(
    repo: Repository,
    operation_id: str,
    paths: Sequence[str],
    *,
    force: bool,
    author: Author,
    language: Language = "en",
) -> Report:
    """Puts kept versions back: all of the operation's, or those at `paths` (relative to the worktree's root). An
    occupied path is refused; with `force` its occupant goes to the quarantine first. Raises as `undo` does."""
    with open_world(repo) as world:
        changes, files = _plan_restore(world, operation_id, paths, force, language)
        original = world.ledger.operation(operation_id)
        report = _carry(world, "restore", original, changes, files, author, language)
        deliver_or_owe(world.repo, world.ledger)
        return report


def _plan_undo(
    world: World, operation_id: str, language: Language
) -> tuple[Operation, list[Change], list[FileOutcome]]:
    """With the operation that is reversed: the one that is named, or the newest that brought its effect back."""
    original = _find_standing(world, operation_id)
    intended = read_status(world.repo).intended if any(one.is_indexed for one in original.changes) else frozenset()
    paths = [change.path for change in original.changes]
    index = read_index(world.repo.root, paths, intended)
    changes: list[Change] = []
    files: list[FileOutcome] = []
    with Folder(world.repo.root) as root:
        for change in original.changes:
            now = _plain(observe(root.fd, change.path))
            inverse = _invert(original, change, now, index.entries.get(change.path))
            if inverse is None:
                files.append(_outcome(change.path, "refused", left("moved_on_since", language)))
            elif not _is_kept(world, inverse.source):
                files.append(_outcome(change.path, "refused", left("kept_missing", language)))
            elif inverse.moves_file or inverse.is_indexed:
                changes.append(inverse)
            else:
                files.append(_outcome(change.path, "untouched", left("already_there", language)))
    return original, changes, files


def _find_standing(world: World, operation_id: str) -> Operation:
    _require(world, operation_id)
    chain = read_chain(world.ledger, operation_id)
    state = world.ledger.state_of(operation_id)
    if state is not None and state[0] == "reverted":
        raise Declined("never_done", id=operation_id)
    if not chain.has_effect:
        raise Declined("already_undone", id=operation_id, by=chain.last)
    return world.ledger.operation(chain.last)


def _invert(original: Operation, change: Change, now: FileState, entry: IndexEntry | None) -> Change | None:
    """The change that takes this one back from how things are now; None where the content has moved on. An index entry
    that has moved on stays."""
    is_ours = now.is_same(_plain(change.after))
    if not is_ours and not now.is_same(_plain(change.before)):
        return None
    source = Source("kept", f"{original.id}/files/{change.path}") if is_ours and change.is_kept else None
    is_indexed = change.is_indexed and entry == change.entry_after
    return Change(change.path, now, change.before, source, is_indexed, change.entry_after, change.entry_before)


def _plan_restore(
    world: World, operation_id: str, paths: Sequence[str], force: bool, language: Language
) -> tuple[list[Change], list[FileOutcome]]:
    _require(world, operation_id)
    kept = {change.path: change for change in world.ledger.kept_changes(operation_id) if change.is_kept}
    missing = [path for path in paths if path not in kept]
    if missing or not kept:
        raise Declined("nothing_kept", id=operation_id, paths=", ".join(missing) or "-")
    changes: list[Change] = []
    files: list[FileOutcome] = []
    with Folder(world.repo.root) as root:
        for path in paths or kept:
            now = _plain(observe(root.fd, path))
            wanted = kept[path].before
            if now.is_same(wanted):
                files.append(_outcome(path, "untouched", left("already_there", language)))
            elif not _is_kept(world, source := Source("kept", f"{operation_id}/files/{path}")):
                files.append(_outcome(path, "refused", left("kept_missing", language)))
            elif now.kind == "absent" or (force and now.kind in ("file", "link")):
                changes.append(Change(path, now, wanted, source))
            else:
                files.append(_outcome(path, "refused", left("occupied_restore", language)))
    return changes, files


def _is_kept(world: World, source: Source | None) -> bool:
    """Whether a version that the quarantine should hold is there; true for what comes from elsewhere."""
    if source is None or source.kind != "kept":
        return True
    return os.path.lexists(os.path.join(quarantine_folder(world.repo), source.name))


def _require(world: World, operation_id: str) -> None:
    if world.ledger.state_of(operation_id) is None:
        raise Declined("no_operation", id=operation_id)


def _plain(state: FileState) -> FileState:
    """An empty folder in the place of a file stands in nobody's way; one that holds something is found when it is
    tried."""
    return FileState("absent") if state.kind == "folder" else state


def _carry(
    world: World,
    kind: OperationKind,
    original: Operation,
    changes: list[Change],
    files: list[FileOutcome],
    author: Author,
    language: Language,
) -> Report:
    if not changes:
        return Report(None, tuple(files))
    operation = Operation(
        id=new_id(),
        kind=kind,
        at=clock.now(),
        changes=tuple(changes),
        run_id=original.run_id,
        phase=original.phase,
        violation_type=original.violation_type,
        violation_ids=original.violation_ids,
        reverses=original.id,
        author=author.model_dump(mode="json"),
    )
    carried = carry_out(world, operation)
    refused = [_outcome(path, "refused", left(key, language)) for path, key in carried.refused.items()]
    if not carried.done:
        return Report(None, (*files, *refused))
    stands = set(carried.done)
    done = [change for change in changes if change.path in stands]
    exceptions = [_exception(operation, change, author) for change in done]
    world.ledger.finish(operation, [("exceptions", exceptions_body(exceptions, []))] if exceptions else [])
    return Report(operation.id, (*_promise(done, operation), *files, *refused))


def _exception(operation: Operation, change: Change, author: Author) -> ExceptionEntry:
    return ExceptionEntry(
        path=change.path,
        content=content_of(change.after),
        kind="undo" if operation.kind == "undo" else "restore",
        run_id=operation.run_id,
        reason=f"{operation.kind} {operation.reverses}",
        at=operation.at,
        operation_id=operation.id,
        by=author,
    )


def _promise(changes: Iterable[Change], operation: Operation | None = None) -> list[FileOutcome]:
    return [
        _outcome(
            change.path,
            "quarantined" if change.after.kind == "absent" and change.moves_file else "restored",
            None,
            operation.kept_at(change) if operation is not None else None,
        )
        for change in changes
    ]


def _outcome(path: str, outcome: Outcome, reason: str | None, kept_at: str | None = None) -> FileOutcome:
    return FileOutcome(path=path, outcome=outcome, kept_at=kept_at, reason=reason)
