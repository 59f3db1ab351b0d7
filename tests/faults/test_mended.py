"""Faults that the campaign has found: every point of their kind is tried, where the short form tries some."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.faults import table
from tests.faults.campaign import Scene, Trial
from tests.faults.operations import OPERATIONS
from tests.faults.processes import ENGINE, Point
from tests.support import kills

pytestmark = pytest.mark.skipif(kills.STRACE is None, reason="needs strace, which is not installed")


def engine(*names: str) -> Callable[[Point], bool]:
    return lambda point: point.process == ENGINE and point.moment.name in names


def try_all(folder: Path, name: str, wanted: Callable[[Point], bool], *kinds: tuple[str | None, bool]) -> None:
    """Each kind is an error (None for a kill) and whether it lasts."""
    scene = Scene(next(one for one in OPERATIONS if one.name == name), folder)
    points = [point for point in scene.points if wanted(point)]
    assert points
    for error, lasting in kinds:
        tried = [scene.attempt(Trial(point, error, lasting=lasting)) for point in points]
        said = [line for one in tried if one.verdict.problems or one.verdict.lost for line in table.explain(name, one)]
        assert said == []


def test_what_cannot_be_taken_back_now_is_taken_back_by_the_next_call(tmp_path: Path) -> None:
    try_all(tmp_path, "rollback of paths", engine("unlinkat", "linkat"), ("EACCES", True), ("EIO", True))


def test_an_undo_cut_short_leaves_no_entry_in_the_stash_list(tmp_path: Path) -> None:
    try_all(tmp_path, "undo of rollback", lambda point: point.process.startswith("stash"), (None, False))


def test_no_half_written_file_of_the_guard_s_stays(tmp_path: Path) -> None:
    try_all(tmp_path, "quarantine", engine("renameat", "fchmod"), (None, False))


def test_an_answer_that_brought_back_only_part_says_which(tmp_path: Path) -> None:
    try_all(tmp_path, "decide", engine("fchmod"), ("ENOSPC", False))


def test_what_stands_is_answered_although_files_beside_it_are_owed(tmp_path: Path) -> None:
    try_all(tmp_path, "quarantine", engine("renameat"), ("ENOSPC", True))
    try_all(tmp_path / "again", "undo of rollback", engine("renameat"), ("EROFS", True))


def test_a_lock_in_the_way_of_the_stash_list_is_named(tmp_path: Path) -> None:
    try_all(tmp_path, "rollback of paths", lambda point: point.process.startswith("update-ref"), (None, False))


def test_a_reader_that_ends_within_an_object_takes_no_part_for_the_whole(tmp_path: Path) -> None:
    try_all(tmp_path, "rollback of paths", lambda point: point.process.startswith("cat-file"), (None, False))
