"""Faults that the campaign has found: every point of their kind is tried, where the short form tries some."""

from collections.abc import Callable

import pytest

from tests.faults import campaign, table
from tests.faults.campaign import Trial
from tests.faults.operations import OPERATIONS
from tests.faults.processes import ENGINE, Point
from tests.support import kills

pytestmark = pytest.mark.skipif(kills.STRACE is None, reason="needs strace, which is not installed")


def engine(*names: str) -> Callable[[Point], bool]:
    return lambda point: point.process == ENGINE and point.moment.name in names


def try_all(name: str, wanted: Callable[[Point], bool], *kinds: tuple[str | None, bool]) -> None:
    """Each kind is an error (None for a kill) and whether it lasts."""
    with campaign.scene(next(one for one in OPERATIONS if one.name == name)) as scene:
        if scene is None:
            pytest.skip("needs a second file system, which this machine does not have")
        points = [point for point in scene.points if wanted(point)]
        assert points
        for error, lasting in kinds:
            tried = [scene.attempt(Trial(point, error, lasting=lasting)) for point in points]
            bad = [one for one in tried if one.verdict.problems or one.verdict.lost]
            assert [line for one in bad for line in table.explain(name, one)] == []


def test_what_cannot_be_taken_back_now_is_taken_back_by_the_next_call() -> None:
    try_all("rollback of paths", engine("unlinkat", "linkat"), ("EACCES", True), ("EIO", True))


def test_an_undo_cut_short_leaves_no_entry_in_the_stash_list() -> None:
    try_all("undo of rollback", lambda point: point.process.startswith("stash"), (None, False))


def test_no_half_written_file_of_the_guard_s_stays() -> None:
    try_all("quarantine", engine("renameat", "fchmod"), (None, False))


def test_an_answer_that_brought_back_only_part_says_which() -> None:
    try_all("decide", engine("fchmod"), ("ENOSPC", False))
    try_all("decide", engine("renameat"), ("EIO", True))


def test_what_stands_is_answered_although_files_beside_it_are_owed() -> None:
    try_all("quarantine", engine("renameat"), ("ENOSPC", True))
    try_all("undo of rollback", engine("renameat"), ("EROFS", True))


def test_a_lock_in_the_way_of_the_stash_list_is_named() -> None:
    try_all("rollback of paths", lambda point: point.process.startswith("update-ref"), (None, False))


def test_a_reader_that_ends_within_an_object_takes_no_part_for_the_whole() -> None:
    try_all("rollback of paths", lambda point: point.process.startswith("cat-file"), (None, False))


def test_half_a_copy_from_another_disk_stays_nowhere() -> None:
    try_all("quarantine across disks", engine("linkat"), (None, False))
    try_all("quarantine across disks", engine("fchmod"), ("ENOSPC", True))


def test_a_copy_to_another_disk_that_was_all_but_done_is_no_one_else_s_version() -> None:
    try_all("undo across disks", engine("unlinkat"), ("ENOSPC", True))
    try_all("taking back across disks", engine("unlinkat"), (None, False))


def test_a_history_that_cannot_be_read_is_not_taken_for_another_one() -> None:
    try_all("rollback to snapshot", lambda point: point.process.startswith("merge-base"), ("EACCES", False))


def test_a_stash_list_that_cannot_be_read_is_not_taken_for_an_empty_one() -> None:
    try_all("taking back", lambda point: point.process.startswith("stash"), ("EACCES", False))
