"""Which versions are excepted, for how long, and what a damaged file means."""

import json
from pathlib import Path
from typing import Any

import pytest

from intervention.contract.exceptions import ExceptionEntry
from intervention.effects.exceptions import exceptions_path, find_exception, read_exceptions, write_exceptions
from intervention.effects.files import ABSENT, FileState
from intervention.effects.repo import Repository, locate
from intervention.effects.seal import seal
from tests.support.engine import make

NOW = "2026-11-30T15:00:00.000Z"
LATER = "2026-11-30T16:00:00.000Z"
STATE = FileState("file", "a" * 64, 0o644, 1)


def entry(**changes: Any) -> ExceptionEntry:
    plain = {"path": "a.py", "content": "a" * 64, "kind": "allow", "run_id": "run_1", "reason": "r", "at": NOW}
    return ExceptionEntry.model_validate({**plain, **changes})


def is_excepted(one: ExceptionEntry, path: str = "a.py", state: FileState = STATE, since: str = NOW) -> bool:
    return find_exception([one], path, state, "run_1", NOW, since) is one


@pytest.mark.parametrize(
    "changes",
    [{}, {"content": "any"}, {"run_id": None}, {"expires_at": LATER}, {"kind": "engine"}, {"once": True}],
)
def test_it_excepts_this_version_here_and_now(changes: dict[str, Any]) -> None:
    assert is_excepted(entry(**changes))


@pytest.mark.parametrize(
    "changes",
    [{"path": "b.py"}, {"content": "b" * 64}, {"content": "absent"}, {"run_id": "run_2"}, {"expires_at": NOW}],
)
def test_it_excepts_nothing_else(changes: dict[str, Any]) -> None:
    assert not is_excepted(entry(**changes))


def test_absence_is_a_version_too() -> None:
    assert is_excepted(entry(content="absent"), state=ABSENT)


def test_what_the_engine_wrote_before_this_phase_is_no_licence_to_go_back_there() -> None:
    assert not is_excepted(entry(kind="engine"), since=LATER)
    assert is_excepted(entry(kind="undo"), since=LATER)


@pytest.fixture
def repo(tmp_path: Path) -> Repository:
    return locate(str(make(tmp_path / "tree", {"a.py": "a\n"}, snapshot=False).tree))


def test_writing_twice_does_no_more_than_writing_once(repo: Repository) -> None:
    for _ in range(2):
        write_exceptions(repo, [entry(), entry(path="b.py")], [entry(path="c.py")], NOW)
    assert [one.path for one in read_exceptions(repo)] == ["a.py", "b.py"]
    write_exceptions(repo, [], [entry()], NOW)
    assert [one.path for one in read_exceptions(repo)] == ["b.py"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"entries": 3}', '{"entries": [{"path": 1}, null]}', "[" * 100_000])
def test_a_damaged_file_excepts_nothing(repo: Repository, text: str) -> None:
    Path(exceptions_path(repo)).write_text(text)
    assert read_exceptions(repo) == []


def test_an_entry_that_cannot_be_read_costs_only_itself(repo: Repository) -> None:
    good = json.loads(entry().model_dump_json())
    Path(exceptions_path(repo)).write_bytes(seal(json.dumps({"v": 1, "entries": [{"path": 1}, good]}).encode()))
    assert read_exceptions(repo) == [entry()]


def test_of_what_the_engine_wrote_again_only_the_newest_is_kept(repo: Repository) -> None:
    write_exceptions(repo, [entry(kind="engine"), entry(), entry(kind="engine", content="absent")], [], NOW)
    write_exceptions(repo, [entry(kind="engine", at=LATER), entry(at=LATER)], [], NOW)
    found = [(one.kind, one.content[:6], one.at) for one in read_exceptions(repo)]
    assert found == [
        ("allow", "aaaaaa", NOW),
        ("engine", "absent", NOW),
        ("engine", "aaaaaa", LATER),
        ("allow", "aaaaaa", LATER),
    ]


def test_a_file_that_somebody_else_wrote_excepts_nothing_and_is_kept_aside(repo: Repository) -> None:
    forged = json.dumps({"v": 1, "entries": [json.loads(entry(content="any").model_dump_json())]})
    Path(exceptions_path(repo)).write_text(forged)
    assert read_exceptions(repo) == []
    write_exceptions(repo, [entry(path="b.py")], [], NOW)
    assert [one.path for one in read_exceptions(repo)] == ["b.py"]
    assert [kept.read_text() for kept in Path(repo.state, "kept").iterdir()] == [forged]
