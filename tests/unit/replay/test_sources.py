"""What is read: files, folders, compressed or not; and what is said where it cannot be read to its end."""

import gzip
import sys
from pathlib import Path

import pytest

from intervention.replay import sources
from intervention.replay.sources import MissingPart, find_logs, read, split
from intervention.replay.story import replay_logs
from tests.support.replayed import replayed
from tests.unit.replay.test_chain import long_log

TEXT = "".join(f"{line}\n" for line in long_log().lines()).encode()


def content(*names: Path) -> bytes:
    return b"".join(read(piece) for piece in split([str(name) for name in names]))


@pytest.mark.parametrize("size", [1, 100, 5_000, 10**9])
def test_pieces_are_whole_lines_and_nothing_is_lost(size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "PIECE_BYTES", size)
    file = tmp_path / "a.jsonl"
    for text in (TEXT, TEXT[:-1], b"", b"\n"):
        file.write_bytes(text)
        pieces = [read(piece) for piece in split([str(file)])]
        assert b"".join(pieces) == text
        assert all(piece.endswith(b"\n") for piece in pieces[:-2])


def test_gzip_and_zstandard_are_told_by_their_bytes(tmp_path: Path) -> None:
    zstandard = pytest.importorskip("zstandard", reason="the package zstandard is not installed")
    packed, other = tmp_path / "a.jsonl.gz", tmp_path / "b.log"
    packed.write_bytes(gzip.compress(TEXT[:9_000]) + gzip.compress(TEXT[9_000:]))
    other.write_bytes(zstandard.compress(TEXT[:9_000]) + zstandard.compress(TEXT[9_000:]))
    assert content(packed) == TEXT
    assert content(other) == TEXT


@pytest.mark.parametrize("kind", ["gz", "zst"])
def test_an_archive_that_was_cut_off_counts_as_far_as_it_goes(kind: str, tmp_path: Path) -> None:
    zstandard = pytest.importorskip("zstandard", reason="the package zstandard is not installed")
    whole = gzip.compress(TEXT * 50) if kind == "gz" else zstandard.compress(TEXT * 50)
    file = tmp_path / "a.jsonl"
    file.write_bytes(whole[: len(whole) // 2])
    assert ("unreadable", 0) in replayed(file).kinds


def test_a_folder_is_searched_for_logs(tmp_path: Path) -> None:
    for name in ("b/run.audit.jsonl", "a.jsonl", "c.jsonl.gz", "d/e.jsonl.zst", "notes.txt", "b/state.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    found = [Path(name).relative_to(tmp_path).as_posix() for name in find_logs([str(tmp_path)])]
    assert found == ["a.jsonl", "b/run.audit.jsonl", "c.jsonl.gz", "d/e.jsonl.zst"]


def test_a_name_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        find_logs([str(tmp_path / "no.jsonl")])


def test_a_log_that_vanishes_is_said_and_the_others_count(tmp_path: Path) -> None:
    one, two = tmp_path / "a.jsonl", long_log("run_2").write(tmp_path / "b.jsonl")
    one.write_bytes(TEXT)
    names = find_logs([str(one), str(two)])
    one.unlink()
    joined = list(replay_logs(names))
    assert [problem.kind for one in joined for problem in one.problems] == ["unreadable"]


def test_what_an_archive_needs_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.jsonl.zst"
    file.write_bytes(b"\x28\xb5\x2f\xfd" + b"0" * 20)
    monkeypatch.setitem(sys.modules, "zstandard", None)
    with pytest.raises(MissingPart, match="zstandard"):
        content(file)


@pytest.mark.parametrize("is_packed", [False, True])
def test_what_has_no_lines_is_cut_and_counts_as_bad(
    is_packed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources, "PIECE_BYTES", 1_000)
    monkeypatch.setattr(sources, "MAX_LINE_BYTES", 5_000)
    file = tmp_path / "a.jsonl"
    data = b"x" * 50_000 + b"\n" + TEXT
    file.write_bytes(gzip.compress(data) if is_packed else data)
    assert max(len(read(piece)) for piece in split([str(file)])) <= 7_000
    found = replayed(file)
    assert found.totals.bad >= 1
    assert found.totals.entries == 40
