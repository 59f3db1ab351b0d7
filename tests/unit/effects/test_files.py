"""Files are opened without following links, written durably and never over something."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from intervention.core.paths import file_digest
from intervention.core.paths import link_digest as core_link_digest
from intervention.effects import files
from intervention.errors import UnsafePath


@pytest.fixture
def root(tmp_path: Path) -> Iterator[int]:
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "a.txt").write_bytes(b"a\n")
    (tmp_path / "link").symlink_to("sub")
    (tmp_path / "sub" / "pointer").symlink_to("a.txt")
    os.mkfifo(tmp_path / "fifo")
    with files.Folder(str(tmp_path)) as folder:
        yield folder.fd


def test_what_is_there_is_seen_as_it_is(root: int) -> None:
    assert files.observe(root, "sub/a.txt").sha256 == file_digest(b"a\n")
    assert files.observe(root, "sub/pointer") == files.FileState("link", core_link_digest(b"a.txt"), 0, 5)
    assert files.observe(root, "sub").kind == "folder"
    assert files.observe(root, "fifo").kind == "special"
    assert files.observe(root, "sub/none").kind == "absent"
    assert files.observe(root, "none/none").kind == "absent"


def test_a_way_through_a_link_leads_nowhere(root: int) -> None:
    assert files.observe(root, "link/a.txt").kind == "absent"
    with pytest.raises(UnsafePath, match="symlinked_parent"):
        files.open_parent(root, "link/a.txt")
    with pytest.raises(UnsafePath):
        files.open_parent(root, "link/new/b.txt", make=True)


def test_a_new_file_is_exactly_as_asked_and_never_over_another(root: int, tmp_path: Path) -> None:
    files.write_new(root, b"new", [b"one", b"two"], 0o640)
    assert (tmp_path / "new").read_bytes() == b"onetwo"
    assert (tmp_path / "new").stat().st_mode & 0o7777 == 0o640
    with pytest.raises(FileExistsError):
        files.write_new(root, b"new", [b"x"], 0o600)
    with pytest.raises(OSError, match="link"):
        files.write_new(root, b"link", [b"x"], 0o600)


def test_replacing_leaves_either_version_and_no_scraps(tmp_path: Path) -> None:
    target = tmp_path / "state.json"
    files.replace(str(target), b"one")
    files.replace(str(target), b"two")
    assert target.read_bytes() == b"two"
    assert target.stat().st_mode & 0o777 == 0o600
    assert os.listdir(tmp_path) == ["state.json"]


def test_reading_has_a_limit_and_gives_a_link_s_target(root: int) -> None:
    assert files.read(root, "sub/a.txt", 2) == b"a\n"
    assert files.read(root, "sub/a.txt", 1) is None
    assert files.read(root, "sub/pointer", 10) == b"a.txt"
    assert files.read(root, "fifo", 10) is None


def test_mode_counts_for_files_only() -> None:
    one = files.FileState("file", "a" * 64, 0o644, 1)
    assert not one.is_same(one._replace(mode=0o600))
    link = files.FileState("link", "a" * 64, 0o777, 1)
    assert link.is_same(link._replace(mode=0))


def test_only_a_regular_file_is_opened_and_a_fifo_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("text")
    with open(tmp_path / "file", opener=files.only_regular) as file:
        assert file.read() == "text"
    os.mkfifo(tmp_path / "fifo")
    for name in (str(tmp_path / "fifo"), str(tmp_path), os.devnull):
        with pytest.raises(OSError, match="no regular file"):
            files.only_regular(name, os.O_RDONLY)
