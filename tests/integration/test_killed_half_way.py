"""Killed before a call that changes something: nothing is lost, and the next call finds it done or undone.

A sample of the calls is tried here; all of them are tried by the matrix of faults.
"""

import json
import shutil
import sys
import uuid
from pathlib import Path
from typing import Any

import pytest

from tests.support import envelopes, kills, scenes
from tests.support.engine import COMMAND, Place

pytestmark = pytest.mark.skipif(kills.STRACE is None, reason="needs strace, which is not installed")

SAMPLE = 10
CODE = [scenes.business(deed) for deed in scenes.DEEDS]
TESTS = [scenes.test_of(deed) for deed in scenes.DEEDS]
BATCHES = {
    "quarantine": ("no-business-code-before-phase5", CODE),
    "rollback": ("no-test-modification-during-green", TESTS),
    "document": ("phase-complete-no-ki-doc", []),
}
#: What a person's command does, as a process of its own.
ACTS = {
    "undo": "operations.undo(repo, {op!r}, author)",
    "restore": "operations.restore(repo, {op!r}, [], force=True, author=author)",
    "allow": "allowing.allow(repo, 'src/untracked.py', 'why', author=author)",
    "snapshot": "safety.take_snapshot(repo, 'run_1', 'later')",
}
PREPARE = """
from intervention.effects import allowing, identity, operations, safety
from intervention.effects.repo import locate
repo = locate({tree!r})
author = identity.current_author()
"""


@pytest.fixture(scope="module")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return scenes.two_at_work(tmp_path_factory.mktemp("origin") / "tree")


def copy(origin: Place, folder: Path) -> Place:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(origin.tree, folder, symlinks=True)
    return Place(folder, origin.base)


def is_kept_somewhere(place: Place, before: dict[str, Any]) -> bool:
    """Whether every content of before is in the tree or in the guard's own folder."""
    there = {data for _, _, data in place.look()["files"].values()}
    there |= {file.read_bytes() for file in place.state.rglob("*") if file.is_file() and not file.is_symlink()}
    return {data for _, _, data in before["files"].values()} <= there


@pytest.mark.parametrize("what", BATCHES)
def test_a_batch_killed_anywhere_is_whole_after_the_next_call(origin: Place, tmp_path: Path, what: str) -> None:
    signal, files = BATCHES[what]

    def ask(place: Place) -> bytes:
        violation = envelopes.violation(signal, id=str(uuid.uuid4()), files=files)
        return json.dumps(place.request(violation)).encode()

    place = copy(origin, tmp_path / "tree")
    for moment in kills.spread(kills.moments(COMMAND, ask(place), tmp_path), SAMPLE):
        place = copy(origin, tmp_path / "tree")
        before, raw = place.look(), ask(place)
        status, _ = kills.run(COMMAND, raw, moment)
        assert status != 0, moment
        assert is_kept_somewhere(place, before), moment
        handled = place.send(raw)["results"][0]
        assert handled["success"], moment
        scenes.check_claims(place, before, handled)
        place.undo(handled["operation_id"])
        assert place.look() == before, moment
        assert not list(place.tree.rglob(".intervention-*"))


@pytest.mark.parametrize("what", ACTS)
def test_a_person_s_act_killed_anywhere_is_done_or_undone(origin: Place, tmp_path: Path, what: str) -> None:
    acted = copy(origin, tmp_path / "acted")
    operation = acted.act("no-business-code-before-phase5", CODE)["operation_id"]

    def call(place: Place) -> list[str]:
        script = PREPARE.format(tree=str(place.tree)) + ACTS[what].format(op=operation)
        return [sys.executable, "-P", "-c", script]

    place = copy(acted, tmp_path / "tree")
    before = place.look()
    found = kills.moments(call(place), b"", tmp_path)
    done = place.look()
    for moment in kills.spread(found, SAMPLE):
        place = copy(acted, tmp_path / "tree")
        status, _ = kills.run(call(place), b"", moment)
        assert status != 0, moment
        assert is_kept_somewhere(place, before), moment
        place.act("no-phase-advance-without-gate", [], detail=envelopes.DETAILS["no-phase-advance-without-gate"])
        assert place.look() in (before, done), moment


@pytest.mark.parametrize("number", [1, 2, 4])
@pytest.mark.parametrize("name", ["write", "fsync", "linkat", "rename", "unlink"])
def test_a_git_that_is_killed_costs_its_own_batch_only(origin: Place, tmp_path: Path, name: str, number: int) -> None:
    signal, files = BATCHES["rollback"]
    place = copy(origin, tmp_path / "tree")
    before = place.look()
    violation = envelopes.violation(signal, id=str(uuid.uuid4()), files=files)
    raw = json.dumps(place.request(violation)).encode()
    _, out = kills.run(COMMAND, raw, kills.Moment(name, number), follow=True)
    assert is_kept_somewhere(place, before)
    first = json.loads(out)["results"] if out else []
    for lock in place.tree.glob(".git/**/*.lock"):
        lock.unlink()  # git leaves its own behind when it is killed; the hint of the error says so
    if first and first[0]["success"]:
        place.undo(first[0]["operation_id"])
    else:
        place.undo(place.act(signal, files)["operation_id"])
    assert place.look() == before
