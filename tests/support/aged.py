"""A worktree in which the guard has been at work for years: a large ledger and quarantine, many logs and snapshots."""

import json
import os
import sqlite3
import subprocess
from pathlib import Path

from intervention.effects.files import FileState
from intervention.effects.ledger import Ledger
from intervention.effects.operation import Change, Operation, describe, write_change
from intervention.effects.seal import seal
from tests.support.commands import git, make_repository
from tests.support.logs import Log

AT = "2020-01-05T09:{:02}:{:02}.000Z"
RUNS = 20


def make_old(folder: Path, operations: int, kept_bytes: int) -> Path:
    """A repository whose guard has done so many operations in ended runs, each keeping a sparse file of that size."""
    root = make_repository(folder)
    state = root / ".git/intervention/main"
    (state / "quarantine").mkdir(parents=True)
    os.chmod(state.parent, 0o700)
    os.chmod(state, 0o700)
    Ledger(str(state / "ledger.db")).close()
    with sqlite3.connect(state / "ledger.db") as database:
        for number in range(operations):
            _record(database, number, kept_bytes)
            _keep(state / "quarantine", number, kept_bytes)
    database.close()
    for number in range(RUNS):
        _log(number).write(state / f"runs/run_{number}/audit.jsonl")
    archived = [{"run_id": f"run_{n}", "description": f"run {n}", "ended": AT.format(0, n)} for n in range(RUNS)]
    plain = {"v": 1, "run": None, "log": {"lines": 0, "head": None}, "archived": archived}
    (state / "state.json").write_bytes(seal(json.dumps(plain).encode()))
    _snapshots(root)
    return root


def name(number: int) -> str:
    return f"op_{number:011x}aaaaaa"


def _operation(number: int, size: int) -> Operation:
    path = f"src/module_{number % 300}.py"
    before, after = FileState("file", "0" * 64, 0o644, size), FileState("absent", None, 0, 0)
    at = AT.format(number // 60 % 60, number % 60)
    return Operation(name(number), "quarantine", at, (Change(path, before, after),), f"run_{number % RUNS}", 4)


def _record(database: sqlite3.Connection, number: int, size: int) -> None:
    one = _operation(number, size)
    insert = "INSERT INTO operations (id, kind, state, run_id, at, body) VALUES (?, ?, 'planned', ?, ?, ?)"
    database.execute(insert, (one.id, one.kind, one.run_id, one.at, json.dumps(describe(one))))
    for place, change in enumerate(one.changes):
        row = (one.id, place, change.path, write_change(change))
        database.execute("INSERT INTO journal (operation_id, position, path, change) VALUES (?, ?, ?, ?)", row)
    for state in ("applying", "done"):
        database.execute("UPDATE operations SET state = ? WHERE id = ?", (state, one.id))


def _keep(quarantine: Path, number: int, size: int) -> None:
    file = quarantine / name(number) / f"files/src/module_{number % 300}.py"
    file.parent.mkdir(parents=True)
    with file.open("wb") as handle:
        handle.truncate(size)


def _log(number: int) -> Log:
    log = Log(f"run_{number}")
    for place in range(200):
        log.add("observed", {"rule": "unattributed", "paths": [f"{place}.py"]})
    return log


def _snapshots(root: Path) -> None:
    head = git(root, "rev-parse", "HEAD").strip()
    lines = [f"create refs/intervention/main/run_{n % RUNS}/base-{n} {head}\n" for n in range(200)]
    subprocess.run(["git", "update-ref", "--stdin"], cwd=root, input="".join(lines), text=True, check=True)
