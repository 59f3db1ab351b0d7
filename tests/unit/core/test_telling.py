"""An instruction says what happened and nothing beyond it."""

import pytest

from intervention.contract.result import FileOutcome
from intervention.contract.words import Language
from intervention.core.telling import STATES, has_outcome, tell
from tests.support.deciding import facts, group, outcome, path, told

LINES = {
    "quarantined": "Taken out of the work tree",
    "restored": "Put back to its content",
    "written": "The guard wrote",
    "refused": "Left as it is",
    "untouched": "Nothing to do for",
}


def say(*files: FileOutcome, language: Language = "en", error: str | None = None, is_suspended: bool = False) -> str:
    about = told(
        group("SKIP_RED_PHASE", language=language), facts(path()), *files, error=error, is_suspended=is_suspended
    )
    return tell(about, "WRONG", "THEN")


@pytest.mark.parametrize("what", LINES)
def test_tells_of_an_outcome_when_it_happened_and_of_no_other(what: str) -> None:
    text = say(FileOutcome.model_validate({"path": "a.py", "outcome": what, "kept_at": None, "reason": "R"}))
    assert [name for name, line in LINES.items() if line in text] == [what]


def test_claims_nothing_about_files_where_nothing_happened_to_any() -> None:
    assert say() == "WRONG\nTHEN"


def test_gives_the_reason_of_a_refused_path() -> None:
    assert "Left as it is: a.py (it belongs to a submodule)." in say(
        outcome("a.py", "refused", "it belongs to a submodule")
    )


def test_counts_refused_paths_beyond_twenty() -> None:
    text = say(*(outcome(f"{number}.py", "refused", "R") for number in range(25)))
    assert text.count("Left as it is") == 20
    assert "5 more paths" in text


def test_has_nothing_to_reproach_where_every_path_is_harmless() -> None:
    about = told(group("SKIP_RED_PHASE"), facts(path("a.py", "stub")), outcome("a.py", "untouched", "R"))
    text = tell(about, "WRONG", "THEN")
    assert "WRONG" not in text
    assert "you can go on" in text


def test_says_that_the_run_is_suspended_only_when_it_is() -> None:
    assert "suspended" in say(is_suspended=True)
    assert "suspended" not in say()
    assert "暂停" in say(is_suspended=True, language="zh")


def test_says_what_failed_and_that_it_is_to_be_done_by_hand() -> None:
    text = say(error="no space left")
    assert "`no space left`" in text
    assert "by hand" in text


def test_names_the_state_that_a_path_was_put_back_to() -> None:
    about = told(group("UNCOMMITTED_PHASE"), facts(path("a.py", "told")), outcome("a.py", "restored"))
    assert "last commit" in tell(about, "WRONG", "THEN", STATES["head"])


def test_an_outcome_is_had_only_by_a_file_that_has_it() -> None:
    about = told(group("SKIP_RED_PHASE"), facts(path()), outcome("a.py", "refused", "R"))
    assert has_outcome(about, "refused")
    assert not has_outcome(about, "quarantined")
