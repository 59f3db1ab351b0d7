"""Git is started one way only: nothing of the caller's environment steers it, and its failures carry facts."""

from pathlib import Path

import pytest

from intervention.effects import git
from intervention.effects.repo import locate
from intervention.effects.report_history import commits_of
from intervention.effects.status import read_status
from intervention.errors import GitFailed
from tests.support.engine import make


def test_no_git_variable_of_the_caller_s_gets_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_DIR", "/elsewhere")
    monkeypatch.setenv("GIT_CONFIG_COUNT", "1")
    passed = {key for key in git.environment() if key.startswith("GIT_")}
    assert not passed & {"GIT_DIR", "GIT_CONFIG_COUNT"}
    assert git.environment()["PATH"]


def test_pathspecs_are_literal_and_hooks_off_in_every_call() -> None:
    line = git.command(["status"])
    assert "--literal-pathspecs" in line
    assert "core.hooksPath=/dev/null" in line
    assert line[-1] == "status"


def test_a_failure_names_command_code_and_git_s_own_words(tmp_path: Path) -> None:
    with pytest.raises(GitFailed) as caught:
        git.run(str(tmp_path), ["rev-parse", "HEAD"])
    assert caught.value.key == "git_error"
    assert caught.value.facts["command"] == "rev-parse"
    assert "not a git repository" in caught.value.facts["said"]


def test_a_code_that_is_accepted_is_a_value(tmp_path: Path) -> None:
    assert git.run(str(tmp_path), ["rev-parse", "HEAD"], accept=(128,)).code == 128


def test_a_git_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = tmp_path / "git"
    fake.write_text("#!/bin/sh\nexec sleep 600\n")
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(GitFailed, match="git_timeout"):
        git.run(str(tmp_path), ["status"], timeout=0.2)


@pytest.mark.parametrize(
    ("said", "key"),
    [
        (b"fatal: Unable to create '/x/.git/index.lock': File exists.", "git_locked"),
        (b"fatal: detected dubious ownership in repository", "git_ownership"),
        (b"fatal: bad object", "git_error"),
    ],
)
def test_failures_with_a_way_out_of_their_own_are_told_apart(said: bytes, key: str) -> None:
    assert git.failure("x", 128, said).key == key


def test_every_filter_is_switched_off_by_name(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {}, snapshot=False)
    place.git("config", "filter.with.dots.clean", "x")
    place.git("config", "filter.lfs.process", "y")
    settings = git.read_settings(str(place.tree), r"^filter\..*")
    overrides = git.filter_overrides(settings)
    assert {"filter.with.dots.clean=", "filter.lfs.process=", "filter.lfs.required=false"} <= set(overrides)


@pytest.mark.parametrize("name", ["plain", "a=b", "with.dots", "with blank", "ünï", "=", "a=b.clean=c"])
def test_a_filter_is_off_whatever_its_name_is(tmp_path: Path, name: str) -> None:
    ran = tmp_path / "ran"
    place = make(tmp_path / "tree", {"a.x": "a\n"}, snapshot=False)
    escaped = name.replace('"', '\\"')
    with (place.tree / ".git" / "config").open("a", encoding="utf-8") as config:
        config.write(f"[filter \"{escaped}\"]\n\tclean = touch '{ran}'; cat\n\trequired = true\n")
    place.write(".gitattributes", f"*.x filter={name}\n")
    place.write("a.x", "b\n")
    read_status(locate(str(place.tree)))
    assert not ran.exists()
    if " " not in name:  # an attribute's value ends at a blank
        place.git("status")
        assert ran.exists()


def test_a_signature_is_not_shown_to_the_program_that_the_repository_names(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"a.py": "a\n"}, snapshot=False)
    ran, program = tmp_path / "ran", tmp_path / "gpg"
    program.write_text(f"#!/bin/sh\ntouch '{ran}'\n")
    program.chmod(0o755)
    signature = "gpgsig -----BEGIN PGP SIGNATURE-----\n \n iQ\n -----END PGP SIGNATURE-----"
    tree, stamp = place.git("rev-parse", "HEAD^{tree}").strip(), "someone <s@x> 1764512663 +0000"
    text = f"tree {tree}\nauthor {stamp}\ncommitter {stamp}\n{signature}\n\nsigned\n"
    signed = place.git("hash-object", "-t", "commit", "-w", "--stdin", stdin=text).strip()
    place.git("update-ref", "refs/heads/main", signed)
    place.git("config", "log.showSignature", "true")
    place.git("config", "gpg.program", str(program))
    arguments = ["log", "--format=", "--raw", "-z", "HEAD", "--", "a.py"]
    assert b"a.py" in git.run(str(place.tree), arguments).out
    assert [one.sha for one in commits_of(locate(str(place.tree)), "a.py")] == [signed]
    assert not ran.exists()
    place.git(*arguments)
    assert ran.exists()
