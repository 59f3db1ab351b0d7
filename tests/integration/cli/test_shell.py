"""The command as a shell meets it: help, languages, colours, completion, odd output encodings."""

import fcntl
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.acted import with_quarantine
from tests.support.commands import INTERRUPT, call, call_on_terminal, environment, make_repository, start


@pytest.mark.parametrize(
    ("extra", "word"),
    [
        ({"INTERVENTION_LANGUAGE": "zh", "LANG": "en_US.UTF-8"}, "用法"),
        ({"LC_ALL": "zh_CN.UTF-8"}, "用法"),
        ({"INTERVENTION_LANGUAGE": "en", "LC_ALL": "zh_CN.UTF-8"}, "Usage"),
        ({"LC_ALL": "C.UTF-8"}, "Usage"),
        ({"INTERVENTION_LANGUAGE": "fr"}, "Usage"),
    ],
)
def test_the_language_follows_environment_and_locale(tmp_path: Path, extra: dict[str, str], word: str) -> None:
    answer = call(tmp_path, "undo", "--help", extra=extra)
    assert answer.status == 0
    assert answer.out.startswith(word)


def test_the_projects_language_counts_too(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    (root / ".opencode").mkdir()
    (root / ".opencode/watchdog.jsonc").write_text('{"language": "zh"}')
    (root / "deep").mkdir()
    answer = call(root / "deep", "undo", "op_none", "--yes")
    assert "没有操作 op_none" in answer.err


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize(
    "line", [["nonsense"], ["undo"], ["undo", "a", "b"], ["status", "--nonsense"], ["log", "-n", "x"]]
)
def test_wrong_use_is_status_2_and_points_to_help(tmp_path: Path, language: str, line: list[str]) -> None:
    answer = call(tmp_path, *line, extra={"INTERVENTION_LANGUAGE": language})
    assert (answer.status, answer.out) == (2, "")
    assert "--help`" in answer.err
    assert call(tmp_path, *line, "--json").value["code"] == "usage"


def test_colour_is_for_terminals_and_for_those_who_want_it(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    wanting = {"NO_COLOR": "", "TERM": "xterm"}
    assert "\x1b[" in call_on_terminal(root, "", "status", extra=wanting).out
    assert "\x1b[" not in call_on_terminal(root, "", "status", extra={"NO_COLOR": "1"}).out
    assert "\x1b[" not in call(root, "status", extra=wanting).out


def test_a_terminal_that_knows_only_ascii_gets_escapes_and_no_error(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    answer = call(root, "status", extra={"INTERVENTION_LANGUAGE": "zh", "PYTHONIOENCODING": "ascii"})
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.startswith("\\u8fd0\\u884c")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_a_script_for_completion(tmp_path: Path, shell: str) -> None:
    answer = call(tmp_path, "completion", shell)
    assert answer.status == 0
    assert "_INTERVENTION_COMPLETE" in answer.out


def test_commands_and_operations_are_completed(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")

    def complete(line: str) -> list[str]:
        words = {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split(" ")) - 1)}
        extra = {**words, "_INTERVENTION_COMPLETE": "bash_complete"}
        done = subprocess.run(start(), cwd=root, env=environment(extra), capture_output=True, text=True, check=False)
        return [item.split(",", 1)[1] for item in done.stdout.splitlines() if item]

    assert "undo" in complete("intervention un")
    assert complete("intervention undo op_") == [operation]
    assert "--dry-run" in complete("intervention undo --")
    os.rename(root / ".git", root / "gone")
    assert complete("intervention undo op_") == []


def test_a_pipe_that_is_closed_early_is_no_traceback(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    line = f"{' '.join(start('config', '--all'))} | head -n 1"
    done = subprocess.run(["sh", "-c", line], cwd=root, env=environment(), capture_output=True, text=True, check=False)
    assert done.stdout.startswith("enabled")
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("line", "status", "said"),
    [
        ("status >&-", 0, ""),
        ("undo OP <&-", 3, "--yes"),
        ("undo op_none --yes 2>&-", 1, ""),
        ("status >/dev/full", 1, "space"),
        ("log | true", 0, ""),
    ],
)
def test_streams_that_are_closed_or_full_are_no_traceback(tmp_path: Path, line: str, status: int, said: str) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    command = f"{shlex.join(start())} {line.replace('OP', operation)}"
    done = subprocess.run(
        ["sh", "-c", command], cwd=root, env=environment(), capture_output=True, text=True, check=False
    )
    assert (done.returncode, "Traceback" in done.stderr, "expect" in done.stderr) == (status, False, False), done
    assert said in done.stderr


def test_a_folder_that_was_removed_under_the_shell_is_named(tmp_path: Path) -> None:
    command = f"mkdir gone && cd gone && rmdir ../gone && {shlex.join(start('status'))}"
    done = subprocess.run(
        ["sh", "-c", command], cwd=tmp_path, env=environment(), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr.splitlines()) == (
        1,
        ["intervention: the folder in which this was started is gone", "  → `cd` to one that exists"],
    )


def test_an_interrupt_at_the_question_changes_nothing_and_says_so(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    answer = call_on_terminal(root, INTERRUPT, "undo", operation, after="[y/N]")
    assert (answer.status, "Traceback" in answer.out) == (130, False), answer
    assert "intervention log" in answer.out
    assert not (root / "src/login.py").exists()


def test_where_another_process_is_at_work_an_act_says_so_and_a_look_does_not_wait(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    with (root / ".git/intervention/main/lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        answer = call(root, "undo", operation, "--yes")
        assert (answer.status, "try again in a moment" in answer.err) == (5, True)
        for look in (["log"], ["show", operation], ["status"], ["doctor"]):
            assert "another engine" not in call(root, *look).err
    assert not (root / "src/login.py").exists()
    assert call(root, "undo", operation, "--yes").status == 0


INTERRUPTED = """
import os, runpy, signal, sys
class Interrupting:
    def find_spec(self, name, path, target=None):
        if name == "intervention.entrypoints.cli.program":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupting())
sys.argv = ["intervention", "status"]
runpy.run_module("intervention", run_name="__main__")
"""


def test_an_interrupt_while_the_command_is_loaded_is_no_traceback(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.parametrize("line", [[], ["ki"], ["exceptions"]])
def test_a_command_that_only_has_others_shows_them(tmp_path: Path, line: list[str]) -> None:
    answer = call(tmp_path, *line)
    assert (answer.status, answer.err) == (0, "")
    assert "Commands:" in answer.out


def test_the_version_is_told_in_the_usual_way(tmp_path: Path) -> None:
    assert call(tmp_path, "--version").out.startswith("intervention ")
