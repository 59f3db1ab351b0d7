"""Carrying out what was decided, step by step, and saying of each type what really happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from intervention.contract.result import FileOutcome, ViolationError
from intervention.contract.words import Action, Language, Outcome
from intervention.core.plan import Batch, Decision, Instruct, Quarantine, Rollback, Step, Superseded, Suspend
from intervention.effects.scene import Scene
from intervention.effects.words import left, wire_error
from intervention.effects.world import World
from intervention.errors import EngineError, Unsettled

if TYPE_CHECKING:
    from intervention.contract.exceptions import ExceptionEntry
    from intervention.effects.acting import Actor
    from intervention.effects.operation import Operation


class Done:
    """What became of one decision. `operations` are those that stand; `stopped` is set where a person has to answer."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.action: Action = "instruct"
        self.files: list[FileOutcome] = []
        self.operations: list[Operation] = []
        self.snapshot: str | None = None
        self.stopped: Suspend | None = None
        self.error: ViolationError | None = None

    @property
    def is_strike(self) -> bool:
        """What failed before anything was done is the engine's trouble, not the agent's doing."""
        return self.decision.plan.is_strike and (self.error is None or self.action != "instruct")


#: A decision's outcome, or a group that an earlier operation has settled, with that operation's id.
Settled = Done | tuple[Superseded, str]


class Applier:
    """Carries out one batch. What acts is imported with the first act: most checkpoints only instruct."""

    def __init__(self, scene: Scene, world: World, language: Language) -> None:
        self._scene = scene
        self._world = world
        self._language = language

    @cached_property
    def _actor(self) -> Actor:
        from intervention.effects.acting import Actor

        return Actor(self._scene, self._world, self._language)

    def apply(self, batch: Batch) -> list[Settled]:
        """One outcome a decision, in order."""
        outcomes: list[Settled] = []
        for item in batch.decisions:
            if isinstance(item, Superseded):
                settled = _settled_by(outcomes[item.by])
                if settled is not None:
                    outcomes.append((item, settled))
                    continue
                item = item.otherwise
            outcomes.append(self._apply_one(item))
        return outcomes

    def fail(self, decision: Decision, error: Exception) -> Done:
        """The outcome of a type whose facts could not be gathered: told, nothing done, and to be sent again."""
        done = Done(decision)
        done.error = self._describe(error)
        return done

    def written(self, outcomes: Sequence[Settled]) -> list[ExceptionEntry]:
        """What the batch's operations wrote, as exceptions."""
        return [entry for operation in standing(outcomes) for entry in self._actor.written(operation)]

    def _apply_one(self, decision: Decision) -> Done:
        done = Done(decision)
        plan = decision.plan
        for step in plan.steps:
            try:
                self._carry(step, done)
            except Unsettled:
                raise  # nothing may follow, and no answer about a part can be true
            except (EngineError, OSError) as error:
                self._fail(done, step, error)
                break
        done.files += [_outcome(path, "untouched", reason) for path, reason in plan.untouched]
        done.files += [_outcome(path, "refused", reason) for path, reason in plan.refused]
        return done

    def _carry(self, step: Step, done: Done) -> None:
        if isinstance(step, Suspend):
            done.stopped = step
            done.action = "suspend"
        elif not isinstance(step, Instruct):
            self._actor.carry(step, done)

    def _fail(self, done: Done, step: Step, error: EngineError | OSError) -> None:
        done.error = self._describe(error)
        paths = step.paths if isinstance(step, Quarantine | Rollback) else ()
        done.files += [_outcome(path, "refused", left("not_carried_out", self._language)) for path in paths]

    def _describe(self, error: Exception) -> ViolationError:
        known = error if isinstance(error, EngineError) else Unforeseen.of(error)
        wire = wire_error(known, self._language)
        return ViolationError(code=known.key, message=wire.message, hint=wire.hint)


class Unforeseen(EngineError):
    """Something below failed in a way that only this type's handling has to bear."""

    @classmethod
    def of(cls, error: Exception) -> Unforeseen:
        key = "disk" if isinstance(error, OSError) else "internal"
        return cls(key, detail=f"{type(error).__name__}: {error}"[:400])


def _settled_by(outcome: Settled) -> str | None:
    """The operation that has settled what another group is about; None where it did not settle all."""
    if not isinstance(outcome, Done):
        return outcome[1]
    is_whole = outcome.error is None and outcome.operations and all(file.outcome != "refused" for file in outcome.files)
    return outcome.operations[-1].id if is_whole else None


def _outcome(path: str, outcome: Outcome, reason: str) -> FileOutcome:
    return FileOutcome(path=path, outcome=outcome, kept_at=None, reason=reason)


def standing(outcomes: Sequence[Settled]) -> list[Operation]:
    """The operations of a batch that stand."""
    return [operation for one in outcomes if isinstance(one, Done) for operation in one.operations]
