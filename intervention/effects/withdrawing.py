"""A person takes an exception back: from then on that version is looked at like any other."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from intervention.contract.exceptions import ExceptionEntry
from intervention.effects.exceptions import read_exceptions
from intervention.effects.outbox import deliver, exceptions_body
from intervention.effects.repo import Repository
from intervention.effects.world import open_world
from intervention.errors import Declined


def name_exception(entry: ExceptionEntry) -> str:
    """A short name that is the same as long as the entry is."""
    return "ex_" + hashlib.sha256(entry.model_dump_json().encode()).hexdigest()[:10]


def find_exceptions(repo: Repository, names: Sequence[str]) -> list[ExceptionEntry]:
    """The entries with these names. Raises Declined where there is none of a name."""
    known = {name_exception(entry): entry for entry in read_exceptions(repo)}
    for name in names:
        if name not in known:
            raise Declined("no_exception", id=name)
    return [known[name] for name in dict.fromkeys(names)]


def withdraw(repo: Repository, names: list[str]) -> list[ExceptionEntry]:
    """Removes the entries with these names and returns them. Raises Declined where there is none of a name; then all
    are kept."""
    with open_world(repo) as world:
        gone = find_exceptions(repo, names)
        world.ledger.post("exceptions", exceptions_body([], gone))
        deliver(world.repo, world.ledger)
    return gone
