"""What was done in a worktree, for people to look at: operations with their state, newest first."""

from __future__ import annotations

from typing import NamedTuple

from intervention.effects.chains import Chain, read_chain
from intervention.effects.operation import Operation
from intervention.effects.repo import Repository
from intervention.effects.world import open_world
from intervention.errors import Declined


class Recorded(NamedTuple):
    """`state` is `done` or `reverted`; `chain` has the undo that took it back, what undid that, and so on."""

    operation: Operation
    state: str
    chain: Chain

    @property
    def reversed_by(self) -> str | None:
        return self.chain.later[0] if self.chain.later else None


def list_operations(repo: Repository, limit: int = 100) -> list[Recorded]:
    """The newest operations first."""
    with open_world(repo) as world:
        return [
            Recorded(world.ledger.operation(one), state, read_chain(world.ledger, one))
            for one, state, _ in world.ledger.states(limit)
        ]


def read_operation(repo: Repository, operation_id: str) -> Recorded:
    """One operation. Raises Declined where there is none."""
    with open_world(repo) as world:
        found = world.ledger.state_of(operation_id)
        if found is None:
            raise Declined("no_operation", id=operation_id)
        return Recorded(world.ledger.operation(operation_id), found[0], read_chain(world.ledger, operation_id))
