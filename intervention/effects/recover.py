"""The first thing that happens in every call: what an interrupted one left behind is taken back or completed."""

from __future__ import annotations

from intervention.effects.carry import revert
from intervention.effects.decisions import finish_answers
from intervention.effects.outbox import deliver
from intervention.effects.world import World


def recover(world: World) -> int:
    """Takes back every operation that was not written down as done, newest first, and completes what a person's
    answer asked for, and writes the files that the ledger owes. Returns how many operations were taken back. Raises
    GitFailed, OSError; then the next call tries again."""
    interrupted = world.ledger.unfinished()
    for operation in interrupted:
        revert(world, operation)
    finish_answers(world)
    deliver(world.repo, world.ledger)
    return len(interrupted)
