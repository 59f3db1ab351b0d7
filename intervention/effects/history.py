"""What was done in a worktree, for people to look at: operations with their state, newest first."""

from __future__ import annotations

from typing import NamedTuple

from intervention.effects.operation import Operation
from intervention.effects.repo import Repository
from intervention.effects.world import open_world
from intervention.errors import Declined


class Recorded(NamedTuple):
    """`state` is `done` or `reverted`; `reversed_by` the operation that took it back."""

    operation: Operation
    state: str
    reversed_by: str | None


def list_operations(repo: Repository, limit: int = 100) -> list[Recorded]:
    """The newest operations first."""
    with open_world(repo) as world:
        return [
            Recorded(world.ledger.operation(one), state, reversed_by)
            for one, state, reversed_by in world.ledger.states(limit)
        ]


def read_operation(repo: Repository, operation_id: str) -> Recorded:
    """One operation. Raises Declined where there is none."""
    with open_world(repo) as world:
        found = world.ledger.state_of(operation_id)
        if found is None:
            raise Declined("no_operation", id=operation_id)
        return Recorded(world.ledger.operation(operation_id), *found)
