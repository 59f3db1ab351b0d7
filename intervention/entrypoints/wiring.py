"""One request through all rooms: gather, decide, apply, remember."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from intervention.contract.entry import AuditEntry
from intervention.contract.parse import Parsed
from intervention.contract.request import Run
from intervention.contract.result import Deferred, Handled, Result
from intervention.contract.words import AnyType
from intervention.core.paths import file_digest
from intervention.decide import decide, decide_nothing, group_violations
from intervention.effects.apply import Applier, Done, Settled, standing
from intervention.effects.gather import gather, paths_of
from intervention.effects.heads import Head
from intervention.effects.ledger import BatchRecord
from intervention.effects.repo import locate
from intervention.effects.results import Stored, build_result
from intervention.effects.scene import Scene
from intervention.effects.world import World, open_world


def handle(parsed: Parsed, raw: bytes) -> str:
    """The result of a request, as the text that is stored and answered. Raises EngineError, OSError."""
    request = parsed.request
    with open_world(locate(request.project.root)) as world:
        stored = world.ledger.stored_result(request.batch_id)
        if stored is not None:
            return stored
        text = _run(world, parsed, raw)
        if world.ledger.outbox():
            from intervention.effects.outbox import deliver_or_owe

            deliver_or_owe(world.repo, world.ledger)
        return text


def _run(world: World, parsed: Parsed, raw: bytes) -> str:
    request = parsed.request
    known = world.ledger.handled_before(entry.id for entry in request.violations)
    fresh = tuple(entry for entry in request.violations if entry.id not in known)
    groups: Mapping[AnyType, tuple[AuditEntry, ...]] = group_violations(fresh)
    scene = Scene(world.repo, world.ledger, world.objects, request, paths_of(groups, request.run))
    try:
        found = gather(scene, groups)
        known_groups = {kind: entries for kind, entries in groups.items() if kind in found.facts}
        batch = decide(known_groups, request.run, request.policy, found.facts)
        applier = Applier(scene, world, request.policy.language)
        outcomes = applier.apply(batch)
        for kind, error in found.failed.items():
            outcomes.append(applier.fail(decide_nothing(kind, groups[kind], request.run, request.policy), error))
        result, decision = build_result(request, parsed.bad, outcomes, _stored(known), scene.now)
        text = result.model_dump_json()
        world.ledger.finish_batch(
            BatchRecord(
                id=request.batch_id,
                run_id=request.run.run_id,
                digest=file_digest(raw),
                at=scene.now,
                result=text,
                handled=_positions(result, known),
                struck=_struck(outcomes),
                operations=[operation.id for operation in standing(outcomes)],
                outbox=_outbox(applier, outcomes, scene),
                decision=(decision.id, decision.model_dump_json()) if decision is not None else None,
                log=_head(request.run),
            )
        )
    finally:
        scene.close()
    return text


def _head(run: Run) -> Head | None:
    return Head(run.run_id, run.log.lines, run.log.head) if run.log.head is not None else None


def _stored(known: Mapping[str, tuple[str, int, bool]]) -> Stored:
    """The answers that were given before, each for just those of its violations that are asked about again."""
    results: list[Handled] = []
    deferred: list[Deferred] = []
    places: dict[tuple[str, int, bool], list[str]] = {}
    for violation_id, place in known.items():
        places.setdefault(place, []).append(violation_id)
    for (text, position, is_deferred), ids in places.items():
        old = Result.model_validate_json(text)
        update = {"violation_ids": tuple(ids)}
        if is_deferred:
            deferred.append(old.deferred[position].model_copy(update=update))
        else:
            results.append(old.results[position].model_copy(update=update))
    return Stored(tuple(results), tuple(deferred))


def _positions(result: Result, known: Mapping[str, object]) -> dict[str, tuple[int, bool]]:
    """Where the answer to each newly handled violation stands. What failed is not handled: it may be sent again."""
    places: dict[str, tuple[int, bool]] = {}
    for position, handled in enumerate(result.results):
        if handled.success:
            places |= {one: (position, False) for one in handled.violation_ids if one not in known}
    for position, later in enumerate(result.deferred):
        places |= {one: (position, True) for one in later.violation_ids if one not in known}
    return places


def _struck(outcomes: Sequence[Settled]) -> list[str]:
    done = (one for one in outcomes if isinstance(one, Done))
    return [one.decision.group.violation_type for one in done if one.is_strike and one.decision.handler.has_strikes]


def _outbox(applier: Applier, outcomes: Sequence[Settled], scene: Scene) -> Sequence[tuple[str, str]]:
    if not standing(outcomes) and not scene.used_exceptions:
        return ()
    from intervention.effects.outbox import exceptions_body

    return [("exceptions", exceptions_body(applier.written(outcomes), scene.used_exceptions))]
