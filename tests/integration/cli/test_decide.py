"""`intervention decisions` and `intervention decide`."""

import json
import re
import shlex
import shutil
from pathlib import Path

from tests.support import envelopes
from tests.support.acted import CODE, with_decision
from tests.support.commands import call, call_json, call_on_terminal, git, make_repository


def with_undone(folder: Path, files: dict[str, str]) -> tuple[Path, str]:
    """A repository whose run was suspended when early business code was quarantined, and the decision's id."""
    root = make_repository(folder)
    base = call_json(root, "snapshot", "--run", "run_1", "--name", "base-1")["commit"]
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    early = envelopes.violation("no-business-code-before-phase5", files=list(files))
    body = envelopes.request(early)
    body["project"]["root"] = str(root)
    body["run"] |= {"base_snapshot": base, "boundary_commit": git(root, "rev-parse", "HEAD").strip()}
    body["policy"]["ladders"] = {"SKIP_RED_PHASE": ["quarantine+suspend"]}
    result = call(root, "intervene", stdin=json.dumps(body)).value
    assert not any((root / name).exists() for name in files)
    return root, result["decision"]["id"]


def decision_file(root: Path, decision: str) -> dict:
    path = root / ".git/intervention/main/decisions" / f"{decision}.json"
    found: dict = json.loads(path.read_text())
    return found


def test_an_open_question_is_listed_with_its_options_and_the_command(tmp_path: Path) -> None:
    root, decision = with_decision(tmp_path / "p")
    shown = call(root, "decisions")
    assert shown.status == 0
    assert f"intervention decide {decision} <" in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 80
    listed = call_json(root, "decisions")["decisions"]
    assert [one["id"] for one in listed] == [decision]


def test_it_is_answered_once_and_the_second_answer_shows_the_first(tmp_path: Path) -> None:
    root, decision = with_decision(tmp_path / "p")
    done = call_json(root, "decide", decision, "accept", "--yes")
    assert done["decision"]["status"] == "carried_out"
    assert decision_file(root, decision)["answer"]["option"] == "accept"
    again = call(root, "decide", decision, "abandon", "--yes")
    assert again.status == 1
    assert "accept" in again.err
    assert decision_file(root, decision)["answer"]["option"] == "accept"
    assert call_json(root, "decisions")["decisions"] == []


def test_a_rehearsal_and_a_wrong_option_answer_nothing(tmp_path: Path) -> None:
    root, decision = with_decision(tmp_path / "p")
    assert call(root, "decide", decision, "--dry-run").status == 0
    wrong = call(root, "decide", decision, "perhaps", "--yes", "--json")
    assert (wrong.status, wrong.value["code"]) == (1, "no_option")
    missing = call(root, "decide", decision, "--yes", "--json")
    assert (missing.status, missing.value["code"]) == (2, "no_option")
    assert decision_file(root, decision)["status"] == "open"


def test_on_a_terminal_the_option_can_be_chosen(tmp_path: Path) -> None:
    root, decision = with_decision(tmp_path / "p")
    answer = call_on_terminal(root, "accept\ny\n", "decide", decision)
    assert answer.status == 0
    assert decision_file(root, decision)["answer"]["option"] == "accept"


def test_an_agent_cannot_answer(tmp_path: Path) -> None:
    root, decision = with_decision(tmp_path / "p")
    answer = call(root, "decide", decision, "accept", "--yes", extra={"INTERVENTION_AGENT": "1"})
    assert answer.status == 4
    assert decision_file(root, decision)["status"] == "open"


EDITED = {"src/login.py": CODE, "src/logout.py": CODE}


def allowed(root: Path) -> dict[str, str]:
    return {one["path"]: one["kind"] for one in call_json(root, "exceptions", "list")["exceptions"]}


def test_what_could_not_come_back_is_not_allowed_and_the_answer_says_so(tmp_path: Path) -> None:
    root, decision = with_undone(tmp_path / "p", EDITED)
    (root / "src").mkdir(exist_ok=True)
    (root / "src/login.py").write_text("mine = 1\n")
    rehearsed = " ".join(call(root, "decide", decision, "allow", "--dry-run").out.split())
    assert "what is left does not come back, and is not allowed by this" in rehearsed
    answer = call(root, "decide", decision, "allow", "--yes")
    assert answer.status == 1
    said = " ".join(answer.out.split())
    assert "no version of them is allowed by this answer: src/login.py" in said
    assert (root / "src/login.py").read_text() == "mine = 1\n"
    assert allowed(root) == {"src/logout.py": "undo"}
    back, keep = re.findall(r"→ `intervention (.*?)`", said)
    kept = Path(shutil.copytree(root, tmp_path / "kept", symlinks=True))
    assert call(kept, *keep.split(), "--yes").status == 0
    assert allowed(kept) == {"src/logout.py": "undo", "src/login.py": "mine"}
    assert call(root, *back.split(), "--yes").status == 0
    assert (root / "src/login.py").read_text() == CODE
    assert allowed(root) == {"src/logout.py": "undo", "src/login.py": "restore"}


def test_where_all_comes_back_nothing_is_said_of_what_does_not(tmp_path: Path) -> None:
    root, decision = with_undone(tmp_path / "p", EDITED)
    answer = call(root, "decide", decision, "allow", "--yes")
    assert (answer.status, "did not come back" in answer.out) == (0, False)
    assert allowed(root) == dict.fromkeys(EDITED, "undo")


def test_the_path_to_keep_is_named_as_it_is_typed_where_the_person_is(tmp_path: Path) -> None:
    root, decision = with_undone(tmp_path / "p", {"src/-odd name.py": CODE})
    (root / "src").mkdir(exist_ok=True)
    (root / "src/-odd name.py").write_text("mine = 1\n")
    answer = call(root / "src", "decide", decision, "allow", "--yes")
    (keep,) = re.findall(r"`intervention (mine .*?)`", " ".join(answer.out.split()))
    words = shlex.split(keep)
    assert call(root / "src", words[0], "--yes", *words[1:]).status == 0
    assert allowed(root) == {"src/-odd name.py": "mine"}
