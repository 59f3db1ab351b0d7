"""Appending to the known-issues document at a person's word: an operation like any other, so that it can be undone."""

from __future__ import annotations

from collections.abc import Sequence

from intervention.contract.decision import Author
from intervention.contract.details.parts import KnownIssue
from intervention.core.paths import refusal
from intervention.effects import clock, known_issues
from intervention.effects.carry import carry_out
from intervention.effects.files import FileState, Folder, decode, observe, read
from intervention.effects.operation import Change, Operation, Source, new_id
from intervention.effects.outbox import deliver_or_owe
from intervention.effects.repo import Repository
from intervention.effects.world import World, open_world
from intervention.errors import Declined, UnsafePath

_MAX_BYTES = 16 * 1024 * 1024


def read_text(repo: Repository, path: str) -> str | None:
    """The document, null where there is none. Raises Declined for what is no text file of the worktree."""
    if refusal(path) is not None:
        raise Declined("bad_path", path=path)
    with Folder(repo.root) as root:
        state = observe(root.fd, path)
        if state.kind == "absent":
            return None
        raw = read(root.fd, path, _MAX_BYTES) if state.kind == "file" else None
    if raw is None:
        raise Declined("no_plain_file", path=path)
    return decode(raw)


def append_issues(repo: Repository, path: str, issues: Sequence[KnownIssue], run_id: str | None, author: Author) -> str:
    """Writes the entries behind what is there and returns the operation's id. Raises Declined, EngineError, OSError;
    then nothing has changed."""
    old = read_text(repo, path)
    text = known_issues.append(old, issues, None, clock.now())
    with open_world(repo) as world:
        operation = Operation(
            id=new_id(),
            kind="document",
            at=clock.now(),
            changes=(_change(world, path, old, text),),
            run_id=run_id,
            author=author.model_dump(mode="json"),
        )
        carried = carry_out(world, operation)
        if not carried.done:
            raise UnsafePath(carried.refused[path])
        world.ledger.finish(operation)
        deliver_or_owe(world.repo, world.ledger)
    return operation.id


def _change(world: World, path: str, old: str | None, text: str) -> Change:
    """Written only over the very content that was read."""
    with Folder(world.repo.root) as root:
        before = observe(root.fd, path)
        raw = read(root.fd, path, _MAX_BYTES) if before.kind == "file" else None
    if (decode(raw) if raw is not None else None) != old:
        raise UnsafePath("changed_meanwhile")
    return Change(path, before, _written(text, before), Source("text", text))


def _written(text: str, before: FileState) -> FileState:
    import hashlib

    from intervention.effects.files import encode
    from intervention.effects.survey import default_mode

    raw = encode(text)
    mode = before.mode if before.kind == "file" else default_mode(is_executable=False)
    return FileState("file", hashlib.sha256(raw).hexdigest(), mode, len(raw))
