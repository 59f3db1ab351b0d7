"""`intervention replay --apply`: recorded decisions carried out in a copy, and nowhere else."""

import json
import os
import uuid
from pathlib import Path
from typing import Any

import pytest

from tests.support import engine, envelopes
from tests.support.commands import Answer, call
from tests.support.engine import Place
from tests.support.logs import Log

CODE = "def login(name):\n    return name.strip().lower()\n"
TEST = "from src.app import greet\n\n\ndef test_greet():\n    assert greet('a') == 'hello a'\n"
COMMITTED: dict[str, str | bytes] = {
    "README.md": "# one\r\n",
    "src/app.py": "def greet(name):\n    return f'hello {name}'\n",
    "tests/test_app.py": TEST,
}


class Story:
    """A real repository with a real engine, and the log that a watchdog would have written of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.place = engine.make(folder / "project", COMMITTED)
        self.log = Log()
        self.number = 100

    def act(self, signal: str, path: str, content: str, **run: Any) -> None:
        self.place.write(path, content)
        self.number += 1
        made = uuid.UUID(int=self.number)
        violation = envelopes.violation(signal, id=str(made), files=[path], phase=run.get("phase", 4))
        touched = [{"path": path, "first_ts": envelopes.NOW, "last_ts": engine.LATER}]
        request = self.place.request(violation, touched=touched, **run)
        self.log.batch(request, self.place.send(request))

    def replay(self, *more: str) -> Answer:
        self.log.write(self.folder / "run.audit.jsonl")
        return call(self.folder, "replay", "run.audit.jsonl", "--apply", "--into", "copy", "--root", "project", *more)

    @property
    def copy(self) -> Place:
        return Place(self.folder / "copy")


@pytest.fixture
def story(tmp_path: Path) -> Story:
    made = Story(tmp_path)
    made.place.write("notes/mine.txt", "a person's\n")
    made.act("no-business-code-before-phase5", "src/login.py", CODE)
    made.act("no-test-modification-during-green", "tests/test_app.py", TEST.replace("hello a", "hello"), phase=5)
    return made


def records(answer: Answer) -> list[dict[str, Any]]:
    return [json.loads(line) for line in answer.out.splitlines()]


def test_what_was_done_is_done_again_in_the_copy_and_nothing_anywhere_else(story: Story) -> None:
    (story.place.tree / "later.py").write_text("written after the run\n")
    before, refs = story.place.look(), story.place.git("for-each-ref")
    state = sorted(path.name for path in story.place.state.rglob("*"))
    answer = story.replay("--json")
    assert answer.status == 0, answer.err
    *batches, summary = records(answer)
    assert [one["as_recorded"] for one in batches] == [True, True]
    assert [one["results"][0]["action"] for one in batches] == ["quarantine", "rollback"]
    assert summary == {"v": 1, "kind": "summary", "ok": True, "carried_out": 2, "into": "copy"}
    assert (story.place.look(), story.place.git("for-each-ref")) == (before, refs)
    assert sorted(path.name for path in story.place.state.rglob("*")) == state


def test_the_copy_is_left_as_the_last_batch_made_it(story: Story) -> None:
    story.replay()
    files = engine.files(story.copy.tree)
    assert files == engine.files(story.place.tree)
    assert files["README.md"][2] == b"# one\r\n"
    assert files["tests/test_app.py"][2] == TEST.encode()
    assert "src/login.py" not in files


def test_an_act_in_the_copy_can_be_undone_there(story: Story) -> None:
    *batches, _ = records(story.replay("--json"))
    operation = batches[-1]["results"][0]["operation_id"]
    story.copy.undo(operation)
    assert "== 'hello'" in (story.copy.tree / "tests/test_app.py").read_text()


def test_another_policy_is_carried_out_where_a_state_was_recorded(story: Story) -> None:
    answer = story.replay("--ladder", "SKIP_RED_PHASE=instruct", "--json")
    assert answer.status == 0
    *batches, _ = records(answer)
    assert [(one["results"][0]["action"], one["as_recorded"]) for one in batches] == [("rollback", None)]


def test_where_no_state_was_recorded_it_says_so(tmp_path: Path) -> None:
    story = Story(tmp_path)
    story.act("write-business-code-without-test-file", "src/new.py", CODE)
    assert "No decision here changes anything" in story.replay().out
    assert not (tmp_path / "copy").exists()
    answer = story.replay("--preset", "strict", "--json")
    assert [one["missing"] for one in records(answer)[:-1]] == ["state"]


def test_a_repository_that_does_not_hold_the_commit_is_named(story: Story) -> None:
    engine.make(story.folder / "other", {"a": "b"}, snapshot=False)
    story.log.write(story.folder / "run.audit.jsonl")
    arguments = ["replay", "run.audit.jsonl", "--apply", "--into", "copy", "--root", "other"]
    answer = call(story.folder, *arguments)
    assert "--root" in answer.out
    assert [
        one["missing"]
        for one in records(call(story.folder, *arguments[:-3], "copy2", "--root", "other", "--json"))[:-1]
    ] == [
        "commit",
        "commit",
    ]


def test_a_result_that_was_changed_in_the_log_shows(story: Story) -> None:
    for entry in story.log.entries:
        for one in entry["detail"].get("result", {}).get("results", []):
            one["files"] = [{**file, "outcome": "untouched"} for file in one["files"]]
    answer = story.replay("--json")
    assert answer.status == 1
    assert {one["as_recorded"] for one in records(answer)[:-1]} == {False}


def test_a_folder_with_something_in_it_is_left_alone(story: Story) -> None:
    os.makedirs(story.folder / "copy")
    (story.folder / "copy" / "mine.txt").write_text("mine")
    assert story.replay().status == 1
    assert [one.name for one in (story.folder / "copy").iterdir()] == ["mine.txt"]


def test_the_two_options_go_together(story: Story) -> None:
    story.log.write(story.folder / "run.audit.jsonl")
    assert call(story.folder, "replay", "run.audit.jsonl", "--apply").status == 2
    assert call(story.folder, "replay", "run.audit.jsonl", "--into", "copy").status == 2
