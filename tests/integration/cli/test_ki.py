"""`intervention ki`: the document's style is kept, what was there stays, and an entry can be taken back."""

from pathlib import Path

import pytest

from tests.integration.cli.conftest import Demo
from tests.support.commands import call, call_json, git, make_repository

ADD = ("ki", "add", "no limit on names", "-d", "a name of 10 MB is taken", "-s", "H")


def test_the_first_entry_makes_the_document_and_undo_takes_it_away(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    done = call_json(root, *ADD, "--file", "README.md", "--why", "later", "--plan", "soon")
    assert done["number"] == 1
    text = (root / "KNOWN_ISSUES.md").read_text()
    assert "### KI-1 · H · no limit on names\n" in text
    assert "**Files**: `README.md`\n" in text
    assert call_json(root, "ki", "check")["ok"] is True
    call_json(root, "undo", done["operation_id"], "--yes")
    assert not (root / "KNOWN_ISSUES.md").exists()


@pytest.mark.parametrize(
    "own", [b"* our own list\r\n* no headings\r\n", b"# Ours\n\nno newline at the end", b"\xff\xfe bytes\n"]
)
def test_a_document_in_another_style_is_appended_to_and_never_rewritten(tmp_path: Path, own: bytes) -> None:
    root = make_repository(tmp_path / "p")
    document = root / "KNOWN_ISSUES.md"
    document.write_bytes(own)
    document.chmod(0o600)
    git(root, "add", "KNOWN_ISSUES.md")
    index = git(root, "ls-files", "--stage")
    done = call_json(root, *ADD)
    after = document.read_bytes()
    assert after.startswith(own)
    added = after[len(own) :]
    assert (b"\r\n" in added) is (b"\r\n" in own)
    assert document.stat().st_mode & 0o777 == 0o600
    assert git(root, "ls-files", "--stage") == index
    call_json(root, "undo", done["operation_id"], "--yes")
    assert document.read_bytes() == own


def test_uncommitted_work_of_the_person_is_not_touched(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p", {"KNOWN_ISSUES.md": "# Known issues\n", "a.py": "a\n"})
    (root / "KNOWN_ISSUES.md").write_text("# Known issues\n\nstaged\n")
    git(root, "add", "KNOWN_ISSUES.md")
    (root / "KNOWN_ISSUES.md").write_text("# Known issues\n\nstaged\nand more\n")
    (root / "a.py").write_text("edited\n")
    before = git(root, "diff", "--cached"), git(root, "diff", "a.py"), git(root, "stash", "list")
    call_json(root, *ADD)
    assert (git(root, "diff", "--cached"), git(root, "diff", "a.py"), git(root, "stash", "list")) == before
    assert (root / "KNOWN_ISSUES.md").read_text().startswith("# Known issues\n\nstaged\nand more\n")


def test_numbers_go_on_and_a_finding_cannot_pass_for_a_heading(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    call_json(root, *ADD)
    call_json(root, "ki", "add", "second", "-d", "text\n### KI-99 · C · false\n")
    listed = call_json(root, "ki", "list")["issues"]
    assert [(one["number"], one["title"]) for one in listed] == [(1, "no limit on names"), (2, "second")]
    assert "KI-2  L  second" in call(root, "ki", "list").out


def test_what_is_wrong_is_named_by_its_line(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    text = (
        "### KI-1 · H · one\n\n**Timestamp**: yesterday\n**Description**: d\n\n"
        "### KI-1 · H · two\n\n**Timestamp**: 2026-11-30T15:44:23Z\n\n"
        "```\n### KI-3 · in a code block\n```\n"
        "### Assessment · phase 4 → 5\n\n**Status**: FINE\n"
    )
    (root / "KNOWN_ISSUES.md").write_text(text)
    answer = call(root, "ki", "check", "--json")
    assert answer.status == 1
    faults = [(one["line"], one["kind"], one["about"]) for one in answer.value["faults"]]
    assert faults == [
        (1, "time", "yesterday"),
        (6, "double", "KI-1"),
        (6, "field", "Description"),
        (13, "status", "FINE"),
    ]
    shown = call(root, "ki", "check").out
    assert "KNOWN_ISSUES.md:13" in shown


def test_without_a_document_the_next_step_is_named(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    for command in ("list", "check"):
        answer = call(root, "ki", command)
        assert answer.status == 1
        assert "ki add" in answer.err


def test_a_document_that_is_a_link_is_not_followed(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    (tmp_path / "outside.md").write_text("outside\n")
    (root / "KNOWN_ISSUES.md").symlink_to(tmp_path / "outside.md")
    answer = call(root, *ADD)
    assert answer.status == 1
    assert (tmp_path / "outside.md").read_text() == "outside\n"


def test_in_a_run_the_entry_names_its_phase(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    call_json(root, *ADD)
    assert "**Phase**: 5\n" in (root / "KNOWN_ISSUES.md").read_text()
