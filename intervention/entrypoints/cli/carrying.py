"""Captured decisions, carried out in a scratch copy at the recorded states."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from intervention.contract.request import Project, Request
from intervention.contract.result import Handled
from intervention.core.paths import file_digest
from intervention.core.plan import Batch, Decision, Instruct, Suspend
from intervention.effects.apply import Applier, standing
from intervention.effects.ledger import BatchRecord
from intervention.effects.repo import Repository
from intervention.effects.results import Stored, build_result
from intervention.effects.scene import Scene
from intervention.effects.scratch import lay_out, make_scratch, require_empty
from intervention.effects.world import World, open_world
from intervention.errors import GitFailed
from intervention.replay.carrying import Planned
from intervention.replay.verdicts import Verdict, of_handled


class CarriedOut(NamedTuple):
    """What became of one batch: `results` are the engine's own, `missing` says why nothing could be done. `is_same` is
    null where another policy was asked for."""

    planned: Planned
    results: tuple[Handled, ...] = ()
    missing: str | None = None
    is_same: bool | None = None


def carry_out_all(
    planned: Iterable[Planned], source: Repository, folder: str, *, is_imagined: bool
) -> Iterator[CarriedOut]:
    """Carries out every batch that changes something, each from its own recorded state. Raises FileExistsError,
    EngineError, OSError."""
    require_empty(folder)
    scratch: Repository | None = None
    for one in planned:
        if not _changes_anything(one.decided):
            continue
        if one.state is None:
            yield CarriedOut(one, missing="state")
            continue
        scratch = scratch or make_scratch(folder, source, source.head)
        try:
            scratch = lay_out(scratch, one.state)
        except GitFailed:
            yield CarriedOut(one, missing="commit")
            continue
        with open_world(scratch) as world:
            results = _apply(world, one)
        yield CarriedOut(one, results, None, None if is_imagined else _is_same(one, results))


def _changes_anything(batch: Batch) -> bool:
    decisions = (one for one in batch.decisions if isinstance(one, Decision))
    return any(not isinstance(step, Instruct | Suspend) for one in decisions for step in one.plan.steps)


def _apply(world: World, planned: Planned) -> tuple[Handled, ...]:
    request = _request(planned, world.repo.root)
    scene = Scene(world.repo, world.ledger, world.objects, request, _paths(planned))
    try:
        applier = Applier(scene, world, request.policy.language)
        outcomes = applier.apply(planned.decided)
        result, _ = build_result(request, (), outcomes, Stored(), scene.now)
        text = result.model_dump_json()
        world.ledger.finish_batch(
            BatchRecord(
                id=request.batch_id,
                run_id=request.run.run_id,
                digest=file_digest(text.encode()),
                at=scene.now,
                result=text,
                handled={},
                struck=(),
                operations=[operation.id for operation in standing(outcomes)],
            )
        )
    finally:
        scene.close()
    return result.results


def _request(planned: Planned, root: str) -> Request:
    batch = planned.batch
    return Request(
        v=1,
        batch_id=batch.batch_id,
        sent_at=batch.at,
        trigger=batch.trigger or "test_evidence",
        project=Project(root=root, project_id=batch.project_id or ""),
        run=planned.run,
        policy=planned.policy,
        violations=batch.entries,
    )


def _paths(planned: Planned) -> tuple[str, ...]:
    facts = (group.answer.facts for group in planned.groups)
    return tuple(dict.fromkeys(fact.path for one in facts for fact in one.paths))


def _is_same(planned: Planned, results: Iterable[Handled]) -> bool:
    recorded = {group.recorded for group in planned.groups if isinstance(group.answer, Handled)}
    return {_without_strike(verdict) for verdict in recorded} == {_without_strike(of_handled(one)) for one in results}


def _without_strike(verdict: Verdict) -> Verdict:
    return verdict._replace(strike=None)
