"""`intervention snapshot`, as the watchdog and people call it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.commands import call, call_json, environment, git, make_repository

PLAIN = ("snapshot", "--run", "run_1", "--name", "base-1")


def test_it_holds_tracked_staged_and_untracked_bytes_and_touches_none(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p", {"a.txt": "old\n", "b.txt": "b\n"})
    (root / "a.txt").write_text("new\n")
    (root / "b.txt").write_text("staged\n")
    git(root, "add", "b.txt")
    (root / "c.txt").write_text("untracked\n")
    before = git(root, "status", "--porcelain=v2")

    answer = call_json(root, *PLAIN)

    assert answer["ok"] is True
    assert answer["left_out"] == {}
    assert git(root, "rev-parse", answer["ref"]).strip() == answer["commit"]
    assert git(root, "show", f"{answer['commit']}:a.txt") == "new\n"
    assert git(root, "show", f"{answer['commit']}^2:b.txt") == "staged\n"
    assert git(root, "show", f"{answer['commit']}^3:c.txt") == "untracked\n"
    assert git(root, "status", "--porcelain=v2") == before


@pytest.mark.parametrize("is_piped", [True, False])
def test_a_path_can_keep_what_it_was_in_an_older_snapshot(tmp_path: Path, is_piped: bool) -> None:
    root = make_repository(tmp_path / "p", {"a.txt": "one\n", "b.txt": "one\n"})
    older = call_json(root, *PLAIN)["commit"]
    (root / "a.txt").write_text("two\n")
    (root / "b.txt").write_text("two\n")
    paths = json.dumps(["a.txt"])
    (tmp_path / "keep.json").write_text(paths)
    keep = ("--keep-from", older, "--keep-file", "-" if is_piped else str(tmp_path / "keep.json"))

    answer = call(root, "snapshot", "--run", "run_1", "--name", "base-2", *keep, "--json", stdin=paths)

    newer = answer.value["commit"]
    assert git(root, "show", f"{newer}:a.txt") == "one\n"
    assert git(root, "show", f"{newer}:b.txt") == "two\n"


def test_the_worktree_can_be_named_from_a_folder_outside(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    answer = call_json(tmp_path, *PLAIN, "--root", str(root))
    assert git(root, "rev-parse", answer["ref"]).strip() == answer["commit"]


def test_what_cannot_be_done_is_one_json_value_with_a_hint(tmp_path: Path) -> None:
    outside = call(tmp_path, *PLAIN, "--json")
    assert outside.status == 1
    assert outside.value["ok"] is False
    assert outside.value["code"] == "not_a_repository"
    assert outside.value["hint"]
    root = make_repository(tmp_path / "p")
    bad_name = call(root, "snapshot", "--run", "run_1", "--name", "a/../b", "--json")
    assert (bad_name.status, bad_name.value["code"]) == (1, "bad_name")
    no_list = tmp_path / "keep.json"
    no_list.write_text("{")
    sha = git(root, "rev-parse", "HEAD").strip()
    bad_file = call(root, *PLAIN, "--keep-from", sha, "--keep-file", str(no_list), "--json")
    assert (bad_file.status, bad_file.value["code"]) == (1, "bad_keep_file")


def test_half_a_command_line_is_wrong_use(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    answer = call(root, "snapshot", "--run", "run_1")
    assert answer.status == 2
    assert "--name" in answer.err
    assert "snapshot --help" in answer.err


def test_the_watchdogs_way_of_calling_loads_no_library_for_people(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    code = (
        "import sys; from intervention.__main__ import main; status = main();"
        "print([name for name in ('click', 'git', 'structlog') if name in sys.modules], status)"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-c", code, *PLAIN, "--root", str(root), "--json"],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "[] 0"
