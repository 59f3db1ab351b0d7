"""Decisions as they lie beside the ledger, for looking only: no lock is taken and nothing is settled."""

from __future__ import annotations

import os

from intervention.contract.decision import DecisionFile
from intervention.effects.files import only_regular
from intervention.effects.repo import Repository
from intervention.effects.seal import unseal

_MAX_BYTES = 16 * 1024 * 1024


def read_decisions(repo: Repository) -> list[DecisionFile]:
    """Oldest first. A file that is no decision is passed over: it decides nothing."""
    folder = os.path.join(repo.state, "decisions")
    try:
        names = [name for name in os.listdir(folder) if name.endswith(".json")]
    except OSError:
        return []
    found = [one for name in names if (one := _read(os.path.join(folder, name))) is not None]
    return sorted(found, key=lambda one: (one.opened_at, one.id))


def _read(path: str) -> DecisionFile | None:
    try:
        with open(path, "rb", opener=only_regular) as file:
            return DecisionFile.model_validate_json(unseal(file.read(_MAX_BYTES)) or b"")
    except (OSError, ValueError):
        return None
