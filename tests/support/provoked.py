"""Worktrees and machines in which something is wrong, for the commands that have to say what to do about it."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.support.acted import with_quarantine
from tests.support.commands import make_repository


class Place(NamedTuple):
    """`root` is a repository in which the operation `op` has taken src/login.py away; `folder` is around it and is the
    home of whoever calls. `environment` is what the case adds to it, `through` a program that starts the command."""

    folder: Path
    root: Path
    op: str
    environment: dict[str, str]
    through: list[str]

    @property
    def state(self) -> Path:
        return self.root / ".git" / "intervention" / "main"

    def put(self, name: str, content: str | bytes = "") -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path


Spoil = Callable[[Place], object]


def lay_out(folder: Path, template: tuple[Path, str]) -> Place:
    """A copy of the template, so that each case has its own."""
    root, op = template
    copied = Path(shutil.copytree(root, folder / "p", symlinks=True))
    return Place(folder, copied, op, {"HOME": str(folder)}, [])


def make_template(folder: Path) -> tuple[Path, str]:
    return with_quarantine(folder / "template")


def without_privileges() -> list[str] | None:
    """What starts a program that permissions bind, also where the tests run as root; None where that cannot be had."""
    if os.geteuid() != 0:
        return []
    found = shutil.which("setpriv")
    return None if found is None else [found, "--bounding-set", "-dac_override,-dac_read_search", "--"]


def deny(*names: str) -> Spoil:
    """Nobody may do anything with these, relative to the state folder."""

    def spoil(place: Place) -> None:
        place.through.extend(without_privileges() or [])
        for name in names:
            (place.state / name).chmod(0o500 if name == "." else 0o000)

    return spoil


def program(name: str, text: str) -> Spoil:
    """Another program of that name is found first."""

    def spoil(place: Place) -> None:
        place.put(f"bin/{name}", f"#!/bin/sh\n{text}\n").chmod(0o755)
        place.environment["PATH"] = f"{place.folder}/bin:{os.environ['PATH']}"

    return spoil


def nothing_on_path(place: Place) -> None:
    place.environment["PATH"] = str(place.folder / "nowhere")


def ledger(statement: str) -> Spoil:
    def spoil(place: Place) -> None:
        database = sqlite3.connect(place.state / "ledger.db")
        database.execute(statement)
        database.commit()
        database.close()

    return spoil


def alike(place: Place) -> None:
    """Another operation whose id begins like the first one's."""
    columns = "kind, batch_id, run_id, reverses, snapshot, at, body"
    ledger(
        f"INSERT INTO operations (id, state, {columns}) "
        f"SELECT substr(id, 1, 8) || 'x', 'planned', {columns} FROM operations"
    )(place)


def garble_ledger(place: Place) -> None:
    for beside in place.state.glob("ledger.db-*"):
        beside.unlink()
    (place.state / "ledger.db").write_bytes(b"this is no database" * 100)


def occupy(place: Place) -> None:
    place.put("p/src/login.py", "mine\n")


def lose_kept_version(place: Place) -> None:
    (place.state / "quarantine" / place.op / "files/src/login.py").unlink()


def give_away(place: Place) -> None:
    """The folder belongs to somebody else, which git takes for a danger."""
    if os.geteuid() != 0:
        place.environment["GIT_TEST_ASSUME_DIFFERENT_OWNER"] = "1"
    for path in [place.root, *place.root.rglob("*")]:
        if os.geteuid() == 0:
            os.lchown(path, 65534, 65534)


def bare(place: Place) -> None:
    shutil.rmtree(place.root)
    subprocess.run(["git", "init", "-q", "--bare", str(place.root)], check=True)


def unborn(place: Place) -> None:
    shutil.rmtree(place.root)
    subprocess.run(["git", "init", "-q", str(place.root)], check=True)


def untouched(place: Place) -> None:
    """A repository in which the guard was never at work."""
    shutil.rmtree(place.root)
    make_repository(place.root)
