"""Git's status is read whole, with every odd name."""

import os
import time
from pathlib import Path

from intervention.effects.repo import locate
from intervention.effects.status import read_status
from tests.support.engine import make


def test_what_is_staged_changed_untracked_and_nested_is_told_apart(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"a b.py": "a\n", "b.py": "b\n", "gone.py": "g\n"}, snapshot=False)
    place.write("a b.py", "staged\n")
    place.git("add", "a b.py")
    place.write("a b.py", "and on\n")
    (place.tree / "gone.py").unlink()
    place.write("new\nline.py", "n\n")
    place.write("intended.py", "i\n")
    place.git("add", "-N", "intended.py")
    place.git("init", "-q", "nested")
    status = read_status(locate(str(place.tree)))
    letters = {item.path: item.staged + item.unstaged for item in status.changed}
    assert letters == {"a b.py": "MM", "gone.py": ".D", "intended.py": ".A"}
    assert status.untracked == ("new\nline.py",)
    assert status.nested == ("nested",)
    assert status.intended == {"intended.py"}


def test_a_name_that_is_no_unicode_survives_the_way_in_and_out(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"a.py": "a\n"}, snapshot=False)
    Path(str(place.tree).encode().decode(), "x").touch()
    with open(str(place.tree).encode() + b"/\xff\xfe.py", "wb") as file:
        file.write(b"odd\n")
    status = read_status(locate(str(place.tree)))
    assert {name.encode("utf-8", "surrogateescape") for name in status.untracked} == {b"x", b"\xff\xfe.py"}


def test_a_file_whose_time_was_put_back_has_changed_whatever_git_is_told_to_look_at(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"a.py": "one\n"}, snapshot=False)
    place.git("config", "core.trustctime", "false")
    place.git("config", "core.checkStat", "minimal")
    os.utime(place.tree / "a.py", (1_500_000_000, 1_500_000_000))
    place.git("update-index", "--refresh")
    time.sleep(1.1)  # git tells times apart by their seconds
    place.write("a.py", "ONE\n")
    os.utime(place.tree / "a.py", (1_500_000_000, 1_500_000_000))
    assert place.git("status", "--porcelain") == ""
    assert [item.path for item in read_status(locate(str(place.tree))).changed] == ["a.py"]
