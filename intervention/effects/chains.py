"""An undo can be undone, and that again: which of the operations that follow from one has the last word."""

from __future__ import annotations

from typing import NamedTuple

from intervention.effects.journal import Journal


class Chain(NamedTuple):
    """An operation and, in `later`, the undo of it, the undo of that, and so on. Each turns over what went before."""

    first: str
    later: tuple[str, ...]

    @property
    def last(self) -> str:
        """The one to undo next, whatever stands now."""
        return self.later[-1] if self.later else self.first

    @property
    def has_effect(self) -> bool:
        """Whether the first one's effect is there, at once or again."""
        return len(self.later) % 2 == 0


def read_chain(journal: Journal, operation_id: str) -> Chain:
    """An undo is always younger than what it undoes, so this ends."""
    later: list[str] = []
    found = journal.state_of(operation_id)
    while found is not None and found[1] is not None and found[1] not in later:
        later.append(found[1])
        found = journal.state_of(found[1])
    return Chain(operation_id, tuple(later))
