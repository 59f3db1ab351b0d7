"""What holds for the words of every type: both languages, what to do, and no claim that the outcome does not bear."""

import re
from typing import get_args

import pytest

from intervention.contract.words import AnyType, Language
from intervention.decide import REGISTRY, handler_of
from tests.support.deciding import SIGNALS_OF, asked, entry, facts, group, instruct, outcome, path, plan, told

KINDS: tuple[AnyType, ...] = tuple(REGISTRY)
SIGNALS = [(kind, signal) for kind in KINDS for signal in SIGNALS_OF[kind]]
LANGUAGES: tuple[Language, ...] = get_args(Language)
CHINESE = re.compile("[\u4e00-\u9fff]")
#: Words in both languages by which a sentence asks for something, or says that nothing is asked.
ASKS = re.compile(
    r"\b(again|write|commit|start|run|read|show|split|take|change|find|resolve|mend|submit|append|stop)\b|请", re.I
)


@pytest.mark.parametrize(("kind", "signal"), SIGNALS)
def test_is_said_in_both_languages(kind: AnyType, signal: str) -> None:
    english, chinese = (instruct(kind, facts(), entries=[entry(signal)], language=language) for language in LANGUAGES)
    assert not CHINESE.search(english)
    assert len(CHINESE.findall(chinese)) > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "signal"), SIGNALS)
def test_says_what_to_do(kind: AnyType, signal: str, language: Language) -> None:
    last = instruct(kind, facts(), entries=[entry(signal)], language=language).splitlines()[-1]
    assert ASKS.search(last)


@pytest.mark.parametrize("kind", KINDS)
def test_leaves_no_field_open(kind: AnyType) -> None:
    assert not re.search(r"\{\w*\}|None", instruct(kind, facts(path())))


@pytest.mark.parametrize("kind", KINDS)
def test_claims_no_act_where_nothing_happened(kind: AnyType) -> None:
    text = instruct(kind, facts(path()))
    assert not re.search("Taken out of|Put back to|guard wrote|suspended", text)


@pytest.mark.parametrize("kind", KINDS)
def test_names_what_was_refused_as_left(kind: AnyType) -> None:
    text = instruct(kind, facts(path("x.py", refusal="submodule")), outcome("x.py", "refused", "R"))
    assert "Left as it is: x.py (R)." in text


@pytest.mark.parametrize("kind", KINDS)
def test_says_when_it_could_not_be_carried_out(kind: AnyType) -> None:
    text = handler_of(kind).instruction(told(group(kind), facts(path()), error="no space left"))
    assert "could not carry out" in text


@pytest.mark.parametrize("kind", [kind for kind in KINDS if "suspend" in handler_of(kind).legal])
def test_asks_in_both_languages_and_names_the_strike_only_as_a_number(kind: AnyType) -> None:
    questions = [asked(plan(kind, "suspend", facts(path(), strike=3), language=language)) for language in LANGUAGES]
    assert all(question is not None and question.question for question in questions)
    english, chinese = (question.question for question in questions if question is not None)
    assert english.endswith("?")
    assert not CHINESE.search(english)
    assert chinese.endswith("？")


@pytest.mark.parametrize("kind", KINDS)
def test_stays_short_enough_to_read_for_hundreds_of_entries(kind: AnyType) -> None:
    many = [entry(SIGNALS_OF[kind][0], number, files=[f"f{number}.py"]) for number in range(300)]
    known = facts(*(path(f"f{number}.py") for number in range(300)))
    assert len(instruct(kind, known, entries=many)) < 8_000


@pytest.mark.parametrize("kind", ["UNCOMMITTED_PHASE", "MISSING_KI_DOC", "KI_DOC_OUTDATED", "MISSING_KI_ASSESSMENT"])
def test_asks_for_no_second_completion_where_the_first_was_taken_down(kind: AnyType) -> None:
    def last(severity: str, language: Language) -> str:
        entries = [entry(kind, severity=severity)]
        return instruct(kind, facts(), entries=entries, language=language).splitlines()[-1]

    assert re.search("complete the phase", last("block", "en"))
    assert re.search("完成本阶段", last("block", "zh"))
    warned = last("warn", "en")
    assert re.search(r"\bnow\b", warned)
    assert "the phase need not be completed again" in warned
    assert "complete the phase" not in warned
    assert "无需为此再次完成本阶段" in last("warn", "zh")
    assert "complete the phase" not in instruct(kind, facts(), preset="advise")
