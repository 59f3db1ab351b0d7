"""Carrying out what was decided, step by step, and saying of each type what really happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from intervention.contract.exceptions import ExceptionEntry
from intervention.contract.result import FileOutcome, ViolationError
from intervention.contract.words import Action, Language
from intervention.core.plan import (
    Batch,
    Decision,
    Quarantine,
    Rollback,
    Step,
    Superseded,
    Suspend,
    TakeSafetyState,
    WriteDocument,
)
from intervention.effects import known_issues, targets
from intervention.effects.carry import Carried, World, carry_out
from intervention.effects.exceptions import content_of
from intervention.effects.files import decode, read
from intervention.effects.operation import Change, Operation, OperationKind, new_id
from intervention.effects.past import Past, open_past
from intervention.effects.safety import take_safety_state
from intervention.effects.scene import Scene
from intervention.effects.snapshot import Taken
from intervention.effects.words import left, wire_error
from intervention.errors import EngineError

_MAX_DOCUMENT_BYTES = 16 * 1024 * 1024


@dataclass
class Done:
    """What became of one decision. `operations` are those that stand; `stopped` is set where a person has to answer."""

    decision: Decision
    action: Action = "instruct"
    files: list[FileOutcome] = field(default_factory=list)
    operations: list[Operation] = field(default_factory=list)
    snapshot: str | None = None
    stopped: Suspend | None = None
    error: ViolationError | None = None


@dataclass
class Applied:
    """`outcomes` has one item a decision, in order; an id in the place of one that an earlier operation has settled."""

    outcomes: list[Done | tuple[Superseded, str]] = field(default_factory=list)
    exceptions: list[ExceptionEntry] = field(default_factory=list)


@dataclass
class Applier:
    """Carries out one batch. The safety state is taken once, before the first step that changes anything."""

    scene: Scene
    world: World
    language: Language
    _safety: Taken | None = None
    _is_stashed: bool = False

    def apply(self, batch: Batch) -> Applied:
        applied = Applied()
        for item in batch.decisions:
            if isinstance(item, Superseded):
                settled = _settled_by(applied.outcomes[item.by])
                if settled is not None:
                    applied.outcomes.append((item, settled))
                    continue
                item = item.otherwise
            applied.outcomes.append(self._apply_one(item, batch))
        done = [one for one in applied.outcomes if isinstance(one, Done)]
        applied.exceptions = [
            entry for one in done for operation in one.operations for entry in self._written(operation)
        ]
        return applied

    def _apply_one(self, decision: Decision, batch: Batch) -> Done:
        done = Done(decision)
        plan = decision.plan
        for step in plan.steps:
            try:
                self._carry(step, done, batch)
            except (EngineError, OSError) as error:
                self._fail(done, step, error)
                break
        done.files += [_outcome(path, "untouched", reason) for path, reason in plan.untouched]
        done.files += [_outcome(path, "refused", reason) for path, reason in plan.refused]
        return done

    def _fail(self, done: Done, step: Step, error: EngineError | OSError) -> None:
        known = error if isinstance(error, EngineError) else _DiskRefused("disk", detail=str(error))
        wire = wire_error(known, self.language)
        done.error = ViolationError(code=known.key, message=wire.message, hint=wire.hint)
        paths = step.paths if isinstance(step, Quarantine | Rollback) else ()
        done.files += [_outcome(path, "refused", left("not_carried_out", self.language)) for path in paths]

    def _carry(self, step: Step, done: Done, batch: Batch) -> None:
        if isinstance(step, Suspend):
            done.stopped = step
            done.action = "suspend"
        elif isinstance(step, TakeSafetyState):
            done.snapshot = self._secure(batch)
        elif isinstance(step, WriteDocument):
            self._write(step, done, batch)
        elif isinstance(step, Quarantine | Rollback):
            self._move(step, done, batch)

    def _secure(self, batch: Batch) -> str:
        """The safety state of this batch."""
        if self._safety is None:
            request = self.scene.request
            paths = [path for path in self.scene.paths if path in self.scene.index.entries]
            repo, status = self.scene.repo, self.scene.status
            self._safety = take_safety_state(repo, status, request.run.run_id, request.batch_id, paths)
        return self._safety.sha

    def _move(self, step: Quarantine | Rollback, done: Done, batch: Batch) -> None:
        past = self._past_of(step)
        done.snapshot = self._secure(batch)
        kind: OperationKind = "rollback" if isinstance(step, Rollback) else "quarantine"
        changes = tuple(targets.change_to(self.scene, past, path) for path in step.paths)
        operation = self._operation(kind, changes, done)
        carried = self._do(operation, done)
        self._report(operation, carried, done, kind)

    def _past_of(self, step: Quarantine | Rollback) -> Past:
        if isinstance(step, Rollback) and step.target.kind != "base":
            past = open_past(self.scene.objects, step.target.snapshot or self.scene.repo.head)
        else:
            past = self.scene.base
        if past is None:
            raise _DiskRefused("internal", detail="the state to go back to is missing")
        return past

    def _write(self, step: WriteDocument, done: Done, batch: Batch) -> None:
        done.snapshot = self._secure(batch)
        raw = read(self.scene.root.fd, step.path, _MAX_DOCUMENT_BYTES)
        old = decode(raw) if raw is not None else None
        text = known_issues.append(old, step.issues, step.assessment, self.scene.now)
        operation = self._operation("document", (targets.write_text(self.scene, step.path, text),), done)
        carried = self._do(operation, done)
        done.files += [
            _outcome(path, "written", None, operation.kept_at(operation.changes[0])) for path in carried.done
        ]
        done.files += self._refused(carried)

    def _operation(self, kind: OperationKind, changes: tuple[Change, ...], done: Done) -> Operation:
        run = self.scene.request.run
        group = done.decision.group
        return Operation(
            id=new_id(),
            kind=kind,
            at=self.scene.now,
            changes=changes,
            run_id=run.run_id,
            phase=run.phase,
            batch_id=self.scene.request.batch_id,
            violation_type=group.violation_type,
            violation_ids=tuple(entry.id for entry in group.entries),
            snapshot=done.snapshot,
            is_stashed=kind == "rollback" and not self._is_stashed,
        )

    def _do(self, operation: Operation, done: Done) -> Carried:
        try:
            carried = carry_out(self.world, operation)
        finally:
            self.scene.forget(change.path for change in operation.changes)
        self._is_stashed = self._is_stashed or operation.is_stashed
        done.operations.append(operation)
        return carried

    def _report(self, operation: Operation, carried: Carried, done: Done, kind: OperationKind) -> None:
        by_path = {change.path: change for change in operation.changes}
        for path in carried.done:
            change = by_path[path]
            outcome = "quarantined" if change.after.kind == "absent" else "restored"
            done.files.append(_outcome(path, outcome, None, operation.kept_at(change)))
        done.files += self._refused(carried)
        if carried.done:
            done.action = "rollback" if kind == "rollback" else "quarantine"

    def _refused(self, carried: Carried) -> list[FileOutcome]:
        return [_outcome(path, "refused", left(key, self.language)) for path, key in carried.refused.items()]

    def _written(self, operation: Operation) -> Iterable[ExceptionEntry]:
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


class _DiskRefused(EngineError):
    """Something below failed in a way that only this type's handling has to bear."""


def _settled_by(outcome: Done | tuple[Superseded, str]) -> str | None:
    """The operation that has settled what another group is about; None where it did not settle all."""
    if not isinstance(outcome, Done):
        return outcome[1]
    is_whole = outcome.error is None and outcome.operations and all(file.outcome != "refused" for file in outcome.files)
    return outcome.operations[-1].id if is_whole else None


def _outcome(path: str, outcome: str, reason: str | None, kept_at: str | None = None) -> FileOutcome:
    return FileOutcome.model_validate({"path": path, "outcome": outcome, "kept_at": kept_at, "reason": reason})


def standing(outcomes: Sequence[Done | tuple[Superseded, str]]) -> list[Operation]:
    """The operations of a batch that stand."""
    return [operation for one in outcomes if isinstance(one, Done) for operation in one.operations]
