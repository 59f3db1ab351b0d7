"""What the ledger has decided shall lie beside it as files: written after the fact is certain, and again if need be."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import suppress

from intervention.contract.exceptions import ExceptionEntry
from intervention.effects import files
from intervention.effects.clock import now
from intervention.effects.exceptions import write_exceptions
from intervention.effects.ledger import Ledger
from intervention.effects.repo import Repository
from intervention.effects.seal import seal


def deliver(repo: Repository, ledger: Ledger) -> None:
    """Writes everything that has not been written yet. Raises OSError; what remains is written by the next call."""
    for number, kind, body in ledger.outbox():
        if kind == "decision":
            _write_decision(repo, body)
        else:
            changes = json.loads(body)
            add = [ExceptionEntry.model_validate(item) for item in changes["add"]]
            drop = [ExceptionEntry.model_validate(item) for item in changes["drop"]]
            write_exceptions(repo, add, drop, now())
        ledger.delivered([number])


def deliver_or_owe(repo: Repository, ledger: Ledger) -> bool:
    """The same after an act that stands: what the disk refuses now is written by the next call, and the act's answer is
    given all the same. False where something is owed."""
    with suppress(OSError, sqlite3.OperationalError):
        deliver(repo, ledger)
        return True
    return False


def exceptions_body(add: list[ExceptionEntry], drop: list[ExceptionEntry]) -> str:
    """An outbox item that adds and drops exceptions."""
    dumped = {
        "add": [one.model_dump(mode="json") for one in add],
        "drop": [one.model_dump(mode="json") for one in drop],
    }
    return json.dumps(dumped)


def decisions_folder(repo: Repository) -> str:
    folder = os.path.join(repo.state, "decisions")
    os.makedirs(folder, 0o700, exist_ok=True)
    return folder


def _write_decision(repo: Repository, body: str) -> None:
    name = json.loads(body)["id"]
    files.replace(os.path.join(decisions_folder(repo), f"{name}.json"), seal(body.encode()))
