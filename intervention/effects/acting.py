"""The steps that change something: quarantine, rollback, documents, and the safety state that comes before them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from intervention.contract.exceptions import ExceptionEntry
from intervention.contract.result import FileOutcome
from intervention.contract.words import Language, Outcome
from intervention.core.plan import Quarantine, Rollback, Step, TakeSafetyState, WriteDocument
from intervention.effects import known_issues, targets
from intervention.effects.carry import Carried, carry_out
from intervention.effects.exceptions import content_of
from intervention.effects.files import decode, read
from intervention.effects.operation import Change, Operation, OperationKind, new_id
from intervention.effects.past import Past, open_past
from intervention.effects.safety import take_safety_state
from intervention.effects.scene import Scene
from intervention.effects.snapshot import Taken
from intervention.effects.words import left
from intervention.effects.world import World
from intervention.errors import EngineError

if TYPE_CHECKING:
    from intervention.effects.apply import Done

_MAX_DOCUMENT_BYTES = 16 * 1024 * 1024


class TargetMissing(EngineError):
    """The state to go back to is not in the repository (any more)."""


class Actor:
    """Acts for one batch. The safety state is taken once, before the first act; its stash entry with the first
    rollback."""

    def __init__(self, scene: Scene, world: World, language: Language) -> None:
        self._scene = scene
        self._world = world
        self._language = language
        self._safety: Taken | None = None
        self._is_stashed = False

    def carry(self, step: Step, done: Done) -> None:
        """Carries one step out and notes in `done` what happened. Raises EngineError, OSError; then it has not
        happened."""
        if isinstance(step, TakeSafetyState):
            done.snapshot = self._secure()
        elif isinstance(step, WriteDocument):
            self._write(step, done)
        elif isinstance(step, Quarantine | Rollback):
            self._move(step, done)

    def _secure(self) -> str:
        """The safety state of this batch."""
        if self._safety is None:
            scene, request = self._scene, self._scene.request
            paths = [path for path in scene.paths if path in scene.index.entries]
            self._safety = take_safety_state(
                scene.repo, scene.status, scene.index, request.run.run_id, request.batch_id, paths
            )
        return self._safety.sha

    def _move(self, step: Quarantine | Rollback, done: Done) -> None:
        past = self._past_of(step)
        done.snapshot = self._secure()
        kind: OperationKind = "rollback" if isinstance(step, Rollback) else "quarantine"
        changes = tuple(targets.change_to(self._scene, past, path) for path in step.paths)
        operation = self._operation(kind, changes, done)
        carried = self._do(operation, done)
        self._report(operation, carried, done, kind)

    def _past_of(self, step: Quarantine | Rollback) -> Past:
        if isinstance(step, Rollback) and step.target.kind != "base":
            past = open_past(self._scene.objects, step.target.snapshot or self._scene.repo.head)
        else:
            past = self._scene.base
        if past is None:
            raise TargetMissing("target_missing")
        return past

    def _write(self, step: WriteDocument, done: Done) -> None:
        done.snapshot = self._secure()
        raw = read(self._scene.root.fd, step.path, _MAX_DOCUMENT_BYTES)
        old = decode(raw) if raw is not None else None
        text = known_issues.append(old, step.issues, step.assessment, self._scene.now)
        operation = self._operation("document", (targets.write_text(self._scene, step.path, text),), done)
        carried = self._do(operation, done)
        kept_at = operation.kept_at(operation.changes[0])
        done.files += [_outcome(path, "written", None, kept_at) for path in carried.done]
        done.files += self._refused(carried)

    def _operation(self, kind: OperationKind, changes: tuple[Change, ...], done: Done) -> Operation:
        run = self._scene.request.run
        group = done.decision.group
        return Operation(
            id=new_id(),
            kind=kind,
            at=self._scene.now,
            changes=changes,
            run_id=run.run_id,
            phase=run.phase,
            batch_id=self._scene.request.batch_id,
            violation_type=group.violation_type,
            violation_ids=tuple(entry.id for entry in group.entries),
            snapshot=done.snapshot,
            is_stashed=kind == "rollback" and not self._is_stashed,
        )

    def _do(self, operation: Operation, done: Done) -> Carried:
        try:
            carried = carry_out(self._world, operation)
        finally:
            self._scene.forget(change.path for change in operation.changes)
        if carried.done:
            self._is_stashed = self._is_stashed or operation.is_stashed
            done.operations.append(operation)
        return carried

    def _report(self, operation: Operation, carried: Carried, done: Done, kind: OperationKind) -> None:
        by_path = {change.path: change for change in operation.changes}
        for path in carried.done:
            change = by_path[path]
            outcome: Outcome = "quarantined" if change.after.kind == "absent" else "restored"
            done.files.append(_outcome(path, outcome, None, operation.kept_at(change)))
        done.files += self._refused(carried)
        if carried.done:
            done.action = "rollback" if kind == "rollback" else "quarantine"

    def _refused(self, carried: Carried) -> list[FileOutcome]:
        return [_outcome(path, "refused", left(key, self._language)) for path, key in carried.refused.items()]

    def written(self, operation: Operation) -> Iterable[ExceptionEntry]:
        """What the engine wrote is nobody's violation."""
        for change in operation.changes:
            yield ExceptionEntry(
                path=change.path,
                content=content_of(change.after),
                kind="engine",
                run_id=operation.run_id,
                reason=operation.kind,
                at=operation.at,
                operation_id=operation.id,
            )


def _outcome(path: str, outcome: Outcome, reason: str | None, kept_at: str | None = None) -> FileOutcome:
    return FileOutcome(path=path, outcome=outcome, kept_at=kept_at, reason=reason)
