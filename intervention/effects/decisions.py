"""A person's answer: taken once, carried out as far as files and strikes go, and left for the watchdog to do the
rest."""

from __future__ import annotations

import os
from typing import NamedTuple

from intervention.contract.decision import Answer, Author, DecisionFile, DecisionOption, RunEffect
from intervention.contract.result import FileOutcome
from intervention.contract.words import Language
from intervention.effects import clock
from intervention.effects.chains import read_chain
from intervention.effects.outbox import deliver, deliver_or_owe
from intervention.effects.repo import Repository
from intervention.effects.world import World
from intervention.errors import Declined


class Answered(NamedTuple):
    """A decision that was carried out, and what became of each path that its option was to bring back; `is_owed` where
    the watchdog cannot see it yet, since the disk did not take the file of it."""

    decision: DecisionFile
    files: tuple[FileOutcome, ...]
    is_owed: bool = False


def read_decision(repo: Repository, decision_id: str) -> DecisionFile:
    """One decision, open or not. Raises Declined where there is none."""
    from intervention.effects.world import open_world

    with open_world(repo) as world:
        return _read(world, decision_id)


def list_decisions(repo: Repository) -> list[DecisionFile]:
    """Every decision of the worktree that the ledger knows, oldest first."""
    from intervention.effects.world import open_world

    with open_world(repo) as world:
        found = [DecisionFile.model_validate_json(body) for body in world.ledger.decisions()]
    return sorted(found, key=lambda one: one.opened_at)


def answer(repo: Repository, decision_id: str, option: str, author: Author, language: Language = "en") -> Answered:
    """Answers an open decision and carries its part out: what the option restores comes back, and the strikes of the
    types start from zero. Raises Declined for an unknown decision or option, and for a second answer."""
    from intervention.effects.world import open_world

    with open_world(repo) as world:
        decision = _read(world, decision_id)
        chosen = _choose(decision, option)
        if decision.status != "open":
            raise _already(decision)
        given = Answer(option=chosen.key, answered_at=clock.now(), by=author)
        answered = decision.model_copy(update={"status": "answered", "answer": given})
        if not world.ledger.move_decision(decision_id, "open", "answered", answered.model_dump_json()):
            raise _already(_read(world, decision_id))
        return _carry_out(world, answered, language)


def finish_answers(world: World) -> None:
    """Carries out what was answered by a process that ended before it was done."""
    for body in world.ledger.unfinished_decisions():
        _carry_out(world, DecisionFile.model_validate_json(body), "en")


def request(repo: Repository, kind: str, run_id: str, author: Author) -> DecisionFile:
    """A person's request to the watchdog, already answered: `runs_end` or `config_accept`."""
    from intervention.effects.world import open_world

    effects: dict[str, tuple[str, RunEffect]] = {
        "runs_end": ("end", "archive"),
        "config_accept": ("accept", "accept_config"),
    }
    key, effect = effects[kind]
    at = clock.now()
    asked = DecisionFile.model_validate(
        {
            "id": f"req_{os.urandom(8).hex()}",
            "kind": kind,
            "run_id": run_id,
            "opened_at": at,
            "status": "carried_out",
            "question": "",
            "options": (DecisionOption(key=key, label=key, consequence="", run=effect),),
            "violation_types": (),
            "violation_ids": (),
            "batch_id": None,
            "answer": Answer(option=key, answered_at=at, by=author),
        }
    )
    with open_world(repo) as world:
        world.ledger.add_decision(asked.id, asked.model_dump_json())
        deliver(world.repo, world.ledger)
    return asked


def _carry_out(world: World, decision: DecisionFile, language: Language) -> Answered:
    from intervention.effects.operations import undo_in

    given = decision.answer
    if given is None:
        return Answered(decision, ())
    files: list[FileOutcome] = []
    for operation_id in reversed(_choose(decision, given.option).restores):
        found = world.ledger.state_of(operation_id)
        if found is not None and found[0] == "done" and read_chain(world.ledger, operation_id).has_effect:
            files += undo_in(world, operation_id, given.by, language).files
    world.ledger.reset_strikes(decision.violation_types)
    finished = decision.model_copy(update={"status": "carried_out"})
    world.ledger.move_decision(decision.id, "answered", "carried_out", finished.model_dump_json())
    return Answered(finished, tuple(files), is_owed=not deliver_or_owe(world.repo, world.ledger))


def _read(world: World, decision_id: str) -> DecisionFile:
    found = world.ledger.decision(decision_id)
    if found is None:
        raise Declined("no_decision", id=decision_id)
    return DecisionFile.model_validate_json(found[1])


def _choose(decision: DecisionFile, key: str) -> DecisionOption:
    for option in decision.options:
        if option.key == key:
            return option
    raise Declined("no_option", id=decision.id, option=key, options=", ".join(one.key for one in decision.options))


def _already(decision: DecisionFile) -> Declined:
    given = decision.answer
    option, at = (given.option, given.answered_at) if given is not None else ("-", "-")
    return Declined("already_answered", id=decision.id, option=option, at=at)
