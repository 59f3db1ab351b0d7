"""Versions that came from elsewhere are left; the agent's own stay its own, wherever it puts them."""

from pathlib import Path

import pytest

from tests.support import scenes
from tests.support.engine import Place, make

CODE_SIGNAL = "no-business-code-before-phase5"
TEST_SIGNAL = "no-test-modification-during-green"
OLD_TEST = scenes.BASE_TEST.replace("== 2", "== 1")
NEW_TEST = scenes.BASE_TEST.replace("== 2", "== 3")


def judged(place: Place, signal: str, path: str) -> str:
    return str(place.act(signal, [path], severity="warn")["facts"]["paths"][0]["judgement"])


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """On `work`, with a `main` that has gone on, and a remote that has gone on further."""
    origin = make(tmp_path / "origin", {"tests/test_a.py": OLD_TEST, "a.py": "a = 1\n"}, snapshot=False)
    origin.write("tests/test_a.py", scenes.BASE_TEST)
    origin.git("commit", "-qam", "test corrected")
    origin.git("clone", "-q", str(origin.tree), str(tmp_path / "tree"))
    cloned = Place(tmp_path / "tree")
    for key, value in (("user.name", "someone"), ("user.email", "someone@localhost")):
        cloned.git("config", key, value)
    cloned.git("checkout", "-q", "-b", "work")
    cloned.git("checkout", "-q", "main")
    cloned.write("merged.py", scenes.CODE)
    cloned.write("tests/test_b.py", NEW_TEST)
    cloned.git("add", ".")
    cloned.git("commit", "-qm", "main goes on")
    cloned.git("checkout", "-q", "work")
    cloned.snapshot()
    origin.write("pulled.py", scenes.CODE)
    origin.write("tests/test_a.py", NEW_TEST)
    origin.git("add", ".")
    origin.git("commit", "-qm", "the remote goes on")
    return cloned


def test_what_a_merge_brings_is_not_the_agent_s(place: Place) -> None:
    place.git("merge", "-q", "--no-edit", "main")
    assert judged(place, CODE_SIGNAL, "merged.py") == "upstream"


def test_what_a_pull_brings_is_not_the_agent_s(place: Place) -> None:
    place.git("pull", "-q", "--no-rebase", "origin", "main")
    assert judged(place, CODE_SIGNAL, "pulled.py") == "upstream"
    assert judged(place, TEST_SIGNAL, "tests/test_a.py") == "upstream"


def test_what_a_checkout_of_another_branch_s_file_brings_is_not_the_agent_s(place: Place) -> None:
    place.git("checkout", "main", "--", "merged.py")
    assert judged(place, CODE_SIGNAL, "merged.py") == "upstream"


def test_what_the_agent_took_over_from_another_branch_and_committed_is_not_its_own(place: Place) -> None:
    place.git("checkout", "main", "--", "merged.py")
    place.git("commit", "-qm", "taken over")
    assert judged(place, CODE_SIGNAL, "merged.py") == "upstream"


def test_a_commit_picked_from_another_branch_is_not_the_agent_s(place: Place) -> None:
    place.git("cherry-pick", "main")
    assert judged(place, CODE_SIGNAL, "merged.py") == "upstream"


def test_an_older_version_of_a_guarded_test_is_a_change(place: Place) -> None:
    place.git("branch", "old", "HEAD~1")
    place.snapshot()
    place.git("checkout", "old", "--", "tests/test_a.py")
    assert judged(place, TEST_SIGNAL, "tests/test_a.py") == "changed"


def test_what_the_agent_wrote_on_top_of_a_merge_is_its_own(place: Place) -> None:
    place.git("merge", "-q", "--no-edit", "main")
    place.write("merged.py", scenes.CODE + "\n\ndef g(x):\n    return x * 2\n")
    assert judged(place, CODE_SIGNAL, "merged.py") == "business"


def test_the_agent_s_commit_stays_its_own_when_it_is_pushed(place: Place) -> None:
    place.write("mine.py", scenes.CODE)
    place.git("add", "mine.py")
    place.git("commit", "-qm", "by the agent")
    place.git("push", "-q", "origin", "work")
    assert place.git("ls-tree", "origin/work", "mine.py") != ""
    assert judged(place, CODE_SIGNAL, "mine.py") == "business"


def test_a_branch_that_the_agent_made_or_moved_vouches_for_nothing(place: Place) -> None:
    place.git("checkout", "-q", "-b", "helper")
    place.write("mine.py", scenes.CODE)
    place.git("add", "mine.py")
    place.git("commit", "-qm", "by the agent")
    place.git("branch", "-f", "main", "helper")
    place.git("checkout", "-q", "work")
    place.git("checkout", "main", "--", "mine.py")
    assert judged(place, CODE_SIGNAL, "mine.py") == "business"


def test_a_remote_that_was_added_since_vouches_for_nothing(place: Place, tmp_path: Path) -> None:
    other = make(tmp_path / "other", {"mine.py": scenes.CODE}, snapshot=False)
    place.git("remote", "add", "other", str(other.tree))
    place.git("fetch", "-q", "other")
    place.git("checkout", "other/main", "--", "mine.py")
    assert judged(place, CODE_SIGNAL, "mine.py") == "business"


def test_a_remote_that_was_pointed_elsewhere_since_vouches_for_nothing(place: Place, tmp_path: Path) -> None:
    other = make(tmp_path / "other", {"mine.py": scenes.CODE}, snapshot=False)
    place.git("remote", "set-url", "origin", str(other.tree))
    place.git("fetch", "-q", "--force", "origin")
    place.git("checkout", "origin/main", "--", "mine.py")
    assert judged(place, CODE_SIGNAL, "mine.py") == "business"


def test_line_endings_of_a_checkout_make_no_other_version(place: Place) -> None:
    place.git("config", "core.autocrlf", "true")
    place.git("checkout", "main", "--", "merged.py")
    assert b"\r\n" in (place.tree / "merged.py").read_bytes()
    assert judged(place, CODE_SIGNAL, "merged.py") == "upstream"


def write_elsewhere(place: Place) -> str:
    """The id of a commit with the agent's file that this worktree's HEAD never had; the file lies in the tree."""
    place.write("mine.py", scenes.CODE)
    place.git("add", "mine.py")
    tree = place.git("write-tree").strip()
    return place.git("commit-tree", "-p", "HEAD", "-m", "by the agent", tree).strip()


def test_a_ref_of_the_remote_that_was_written_by_hand_vouches_for_nothing(place: Place) -> None:
    place.git("update-ref", "refs/remotes/origin/feature", write_elsewhere(place))
    assert judged(place, CODE_SIGNAL, "mine.py") == "business"


def test_what_was_pushed_without_ever_being_head_vouches_for_nothing(place: Place) -> None:
    place.git("push", "-q", "origin", f"{write_elsewhere(place)}:refs/heads/feature")
    assert place.git("ls-tree", "origin/feature", "mine.py") != ""
    assert judged(place, CODE_SIGNAL, "mine.py") == "business"


@pytest.mark.parametrize("source", ["clone", "bundle"])
def test_what_was_fetched_from_elsewhere_into_the_remote_s_refs_vouches_for_nothing(
    place: Place, tmp_path: Path, source: str
) -> None:
    place.git("branch", "helper", write_elsewhere(place))
    from_where = str(tmp_path / source)
    if source == "clone":
        place.git("clone", "-q", str(place.tree), from_where)
        place.git("-C", from_where, "branch", "helper", "origin/helper")
    else:
        place.git("bundle", "create", "-q", from_where, "helper")
    place.git("branch", "-D", "helper")
    place.git("fetch", "-q", from_where, "helper:refs/remotes/origin/helper")
    assert judged(place, CODE_SIGNAL, "mine.py") == "business"


def test_what_was_fetched_stays_someone_else_s_after_a_push(place: Place) -> None:
    place.git("pull", "-q", "--no-rebase", "origin", "main")
    place.write("b.py", "b = 1\n")
    place.git("add", "b.py")
    place.git("commit", "-qm", "by the agent")
    place.git("push", "-q", "origin", "work:refs/heads/main2")
    place.git("fetch", "-q")
    assert judged(place, CODE_SIGNAL, "pulled.py") == "upstream"
