"""What replay says is said in both languages, with the same fields, and what it can be asked about has words."""

import re
from typing import get_args

import pytest

from intervention.core.messages import Text
from intervention.replay import problems, report_words, rows
from intervention.replay.problems import Problem, ProblemKind, describe
from intervention.replay.summary import KINDS
from intervention.replay.timeline import Lane

TEXTS: dict[str, Text] = {
    **report_words.WORDS,
    **{f"why {k}": t for k, t in rows.WHY.items()},
    **{f"problem {k}": t for k, t in problems.WORDS.items()},
}
FIELD = re.compile(r"\{\w+\}")


@pytest.mark.parametrize("name", TEXTS)
def test_both_languages_say_it_with_the_same_fields(name: str) -> None:
    text = TEXTS[name]
    assert set(FIELD.findall(text.en)) == set(FIELD.findall(text.zh))
    assert re.search("[\u4e00-\u9fff]", text.zh)
    assert not re.search("[\u4e00-\u9fff]", text.en)


@pytest.mark.parametrize("kind", get_args(ProblemKind))
def test_every_problem_says_what_it_is_about(kind: ProblemKind) -> None:
    problem = Problem(kind, "a.jsonl", 3, "run_1", 7, "the detail")
    for said in (describe(problem, "en"), describe(problem, "zh")):
        assert len(said) > 10
        assert not FIELD.search(said)


def test_every_reason_and_everything_on_the_page_has_words() -> None:
    assert set(rows.WHY) == set(get_args(rows.Why))
    assert set(get_args(Lane)) | set(KINDS) - {"nothing"} <= set(report_words.WORDS)
