"""Bytes, permissions, links and index flags: what comes back is what was there, whatever git is told to convert."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support import scenes
from tests.support.engine import Place, make

CODE_SIGNAL = "no-business-code-before-phase5"
TEST_SIGNAL = "no-test-modification-during-green"
CRLF_BASE = scenes.BASE_CODE.replace("\n", "\r\n").encode()
CRLF_CODE = scenes.CODE.replace("\n", "\r\n").encode()


def go_and_return(place: Place, path: str, base: bytes, now: Callable[[], object], signal: str = CODE_SIGNAL) -> None:
    """The base's exact bytes and mode come back, then, by undo, everything as the agent left it."""
    mode = (place.tree / path).stat().st_mode
    now()
    before = place.look()
    handled = place.act(signal, [path])
    assert [file["outcome"] for file in handled["files"]] == ["restored"]
    assert (place.tree / path).read_bytes() == base
    assert (place.tree / path).stat().st_mode == mode
    scenes.check_claims(place, before, handled)
    place.undo(handled["operation_id"])
    assert place.look() == before


@pytest.mark.parametrize("autocrlf", ["true", "input", "false"])
@pytest.mark.parametrize("attributes", ["", "* text=auto\n", "* text eol=crlf\n", "*.py -text\n"])
def test_line_endings_are_those_that_were_on_disk(tmp_path: Path, autocrlf: str, attributes: str) -> None:
    place = make(tmp_path / "tree", {".gitattributes": attributes}, snapshot=False)
    place.git("config", "core.autocrlf", autocrlf)
    place.git("config", "core.safecrlf", "false")
    place.write("a.py", CRLF_BASE)
    place.git("add", "a.py")
    place.git("commit", "-qm", "crlf")
    place.snapshot()
    go_and_return(place, "a.py", CRLF_BASE, lambda: place.write("a.py", CRLF_CODE))


def test_a_clean_filter_is_not_started_and_changes_nothing(tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    place = make(tmp_path / "tree", {".gitattributes": "*.py filter=case\n"}, snapshot=False)
    place.write("a.py", scenes.BASE_CODE)
    place.git("config", "filter.case.clean", "tr a-z A-Z")
    place.git("config", "filter.case.smudge", "tr A-Z a-z")
    place.git("add", "a.py")
    place.git("commit", "-qm", "filtered")
    place.git("config", "filter.case.clean", f"touch {ran}; cat")
    place.git("config", "filter.case.process", f"touch {ran}")
    place.git("config", "filter.case.required", "true")
    place.snapshot()
    place.write("a.py", scenes.CODE)
    handled = place.act(CODE_SIGNAL, ["a.py"])
    assert [file["outcome"] for file in handled["files"]] == ["restored"]
    assert (place.tree / "a.py").read_text() == scenes.BASE_CODE
    place.undo(handled["operation_id"])
    assert (place.tree / "a.py").read_text() == scenes.CODE
    assert not ran.exists()


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o644, 0o755, 0o700, 0o444, 0o664])
@pytest.mark.parametrize("filemode", ["true", "false"])
def test_permissions_are_those_that_were_on_disk(tmp_path: Path, mode: int, filemode: str) -> None:
    place = make(tmp_path / "tree", {"a.py": scenes.BASE_CODE}, snapshot=False)
    place.git("config", "core.fileMode", filemode)
    (place.tree / "a.py").chmod(mode)
    place.snapshot()

    def rewrite() -> None:
        (place.tree / "a.py").unlink()
        place.write("a.py", scenes.CODE, 0o644)

    go_and_return(place, "a.py", scenes.BASE_CODE.encode(), rewrite)


def test_a_deleted_file_comes_back_with_its_mode(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"a.py": scenes.CODE}, snapshot=False)
    (place.tree / "a.py").chmod(0o600)
    place.snapshot()
    go_and_return(place, "a.py", scenes.CODE.encode(), (place.tree / "a.py").unlink)


def test_an_untracked_file_that_the_base_had_is_never_taken_away(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"b.py": "b = 1\n"}, snapshot=False)
    place.write("a.py", scenes.BASE_CODE, 0o600)
    place.snapshot()
    go_and_return(place, "a.py", scenes.BASE_CODE.encode(), lambda: place.write("a.py", scenes.CODE))


def test_a_link_is_moved_as_a_link_and_never_followed(tmp_path: Path) -> None:
    outside = tmp_path / "outside.py"
    outside.write_text("outside = 1\n")
    place = make(tmp_path / "tree", {"a.py": "a = 1\n"})
    (place.tree / "link.py").symlink_to(outside)
    before = place.look()
    handled = place.act(CODE_SIGNAL, ["link.py"])
    assert [file["outcome"] for file in handled["files"]] == ["quarantined"]
    scenes.check_claims(place, before, handled)
    assert outside.read_text() == "outside = 1\n"
    place.undo(handled["operation_id"])
    assert place.look() == before


def test_a_test_replaced_by_a_link_comes_back_as_a_file(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"tests/test_a.py": scenes.BASE_TEST, "easy.py": "def test_f():\n    pass\n"})

    def replace() -> None:
        (place.tree / "tests/test_a.py").unlink()
        (place.tree / "tests/test_a.py").symlink_to("../easy.py")

    go_and_return(place, "tests/test_a.py", scenes.BASE_TEST.encode(), replace, TEST_SIGNAL)


def test_a_link_of_the_base_comes_back_as_a_link(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"real.py": scenes.BASE_TEST}, snapshot=False)
    (place.tree / "test_link.py").symlink_to("real.py")
    place.git("add", "test_link.py")
    place.git("commit", "-qm", "link")
    place.snapshot()
    (place.tree / "test_link.py").unlink()
    place.write("test_link.py", scenes.WEAK_TEST)
    before = place.look()
    handled = place.act(TEST_SIGNAL, ["test_link.py"])
    assert os.readlink(place.tree / "test_link.py") == "real.py"
    scenes.check_claims(place, before, handled)
    place.undo(handled["operation_id"])
    assert place.look() == before


def test_a_folder_that_took_the_place_of_a_test_makes_room_again(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"tests/test_a.py": scenes.BASE_TEST})
    (place.tree / "tests/test_a.py").unlink()
    place.write("tests/test_a.py/inner.py", scenes.CODE)
    before = place.look()
    handled = place.act(TEST_SIGNAL, ["tests/test_a.py", "tests/test_a.py/inner.py"])
    assert {file["path"]: file["outcome"] for file in handled["files"]} == {
        "tests/test_a.py": "restored",
        "tests/test_a.py/inner.py": "quarantined",
    }
    assert (place.tree / "tests/test_a.py").read_text() == scenes.BASE_TEST
    place.undo(handled["operation_id"])
    assert place.look() == before


def test_a_folder_of_tests_replaced_by_a_link_comes_back(tmp_path: Path) -> None:
    place = make(
        tmp_path / "tree", {"tests/test_a.py": scenes.BASE_TEST, "easy/test_a.py": "def test_f():\n    pass\n"}
    )
    (place.tree / "tests/test_a.py").unlink()
    (place.tree / "tests").rmdir()
    (place.tree / "tests").symlink_to("easy")
    before = place.look()
    handled = place.act(TEST_SIGNAL, ["tests", "tests/test_a.py"])
    assert {file["path"]: file["outcome"] for file in handled["files"]} == {
        "tests": "quarantined",
        "tests/test_a.py": "restored",
    }
    assert (place.tree / "tests/test_a.py").read_text() == scenes.BASE_TEST
    assert not (place.tree / "tests").is_symlink()
    assert before["files"]["easy/test_a.py"] == place.look()["files"]["easy/test_a.py"]


def test_an_intent_to_add_entry_is_there_again_after_undo(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"b.py": "b = 1\n"})
    place.write("a.py", scenes.CODE)
    place.git("add", "--intent-to-add", "a.py")
    before = place.look() | {"status": place.git("status", "--porcelain=v2")}
    handled = place.act(CODE_SIGNAL, ["a.py"])
    assert place.git("ls-files", "a.py") == ""
    place.undo(handled["operation_id"])
    assert place.look() | {"status": place.git("status", "--porcelain=v2")} == before


@pytest.mark.parametrize("flag", ["--assume-unchanged", "--skip-worktree"])
def test_a_flag_that_hides_a_change_hides_it_from_nobody_and_returns_with_undo(tmp_path: Path, flag: str) -> None:
    place = make(tmp_path / "tree", {"tests/test_a.py": scenes.BASE_TEST})
    place.git("update-index", flag, "tests/test_a.py")
    go_and_return(
        place,
        "tests/test_a.py",
        scenes.BASE_TEST.encode(),
        lambda: place.write("tests/test_a.py", scenes.WEAK_TEST),
        TEST_SIGNAL,
    )


def test_a_flag_of_the_base_stays_and_the_base_bytes_are_the_flagged_ones(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"a.py": "a = 1\n"}, snapshot=False)
    place.git("update-index", "--assume-unchanged", "a.py")
    place.write("a.py", scenes.BASE_CODE)
    place.snapshot()
    go_and_return(place, "a.py", scenes.BASE_CODE.encode(), lambda: place.write("a.py", scenes.CODE))
    assert place.git("ls-files", "-v", "a.py").startswith("h ")


def test_a_staged_version_that_differs_is_kept_too(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"b.py": "b = 1\n"})
    place.write("a.py", "staged = 1\n")
    place.git("add", "a.py")
    place.write("a.py", scenes.CODE)
    handled = place.act(CODE_SIGNAL, ["a.py"])
    folder = place.state / "quarantine" / handled["operation_id"]
    assert (folder / "files/a.py").read_text() == scenes.CODE
    assert (folder / "staged/a.py").read_text() == "staged = 1\n"


def test_a_file_of_200_mib_goes_to_the_quarantine_and_comes_back(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"b.py": "b = 1\n"})
    with open(place.tree / "big.py", "wb") as file:
        file.write(b"x = 1\n")
        file.truncate(200 * 1024 * 1024)
    size = (place.tree / "big.py").stat().st_size
    handled = place.act(CODE_SIGNAL, ["big.py"])
    assert [file["outcome"] for file in handled["files"]] == ["quarantined"]
    assert not (place.tree / "big.py").exists()
    place.undo(handled["operation_id"])
    assert (place.tree / "big.py").stat().st_size == size
