"""The first thing that happens in every call: what an interrupted one left behind is taken back or completed."""

from __future__ import annotations

from intervention.effects import files
from intervention.effects.carry import revert
from intervention.effects.decisions import finish_answers
from intervention.effects.operations import drop_safety_state
from intervention.effects.outbox import decisions_folder, deliver
from intervention.effects.world import World


def recover(world: World) -> int:
    """Takes back every operation that was not written down as done, newest first, completes what a person's
    answer asked for, writes the files that the ledger owes, and removes halves of such files. Returns how many
    operations were taken back. Raises GitFailed, OSError; then the next call tries again."""
    interrupted = world.ledger.unfinished()
    for operation in interrupted:
        revert(world, operation)
    _finish_undo(world)
    finish_answers(world)
    deliver(world.repo, world.ledger)
    for folder in (world.repo.state, decisions_folder(world.repo)):
        files.remove_unfinished(folder)
    return len(interrupted)


def _finish_undo(world: World) -> None:
    """An undo that stands, and was cut short before the safety state of what it took back had left the stash list."""
    newest = world.ledger.states(1)
    if not newest or newest[0][1] != "done":
        return
    undo = world.ledger.operation(newest[0][0])
    if undo.kind == "undo" and undo.reverses is not None:
        drop_safety_state(world, world.ledger.operation(undo.reverses))
