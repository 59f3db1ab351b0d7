"""Which paths of a group are to be acted on, which are harmless, and which must be left although they are not."""

from __future__ import annotations

from intervention.contract.result import Facts, PathFact, PathJudgement
from intervention.contract.words import Language
from intervention.core.reasons import reason
from intervention.core.values import Value

#: A path so judged is nobody's violation (any more).
HARMLESS: frozenset[PathJudgement] = frozenset({"equal", "excepted", "stub", "unchanged", "upstream"})
#: A path so judged may be a violation, but the guard cannot or should not change it.
ONLY_TOLD: frozenset[PathJudgement] = frozenset({"unknown", "moved_on", "imported"})


class Candidates(Value):
    """`to_act` are plain paths; the others come with the reason in words. Every path is in exactly one of the four."""

    to_act: tuple[str, ...]
    untouched: tuple[tuple[str, str], ...]
    refused: tuple[tuple[str, str], ...]
    only_told: tuple[tuple[str, str], ...]


def sort_paths(facts: Facts, language: Language) -> Candidates:
    """Sorts the paths of a group by what was found of them. A path named twice counts as it was named first."""
    to_act: list[str] = []
    untouched: list[tuple[str, str]] = []
    refused: list[tuple[str, str]] = []
    only_told: list[tuple[str, str]] = []
    for fact in _first_of_each(facts):
        if fact.judgement in HARMLESS:
            untouched.append((fact.path, reason(fact.judgement, language)))
        elif fact.refusal is not None:
            refused.append((fact.path, reason(fact.refusal, language)))
        elif fact.judgement in ONLY_TOLD:
            only_told.append((fact.path, reason(fact.judgement, language)))
        else:
            to_act.append(fact.path)
    return Candidates(tuple(to_act), tuple(untouched), tuple(refused), tuple(only_told))


def _first_of_each(facts: Facts) -> list[PathFact]:
    first: dict[str, PathFact] = {}
    for fact in facts.paths:
        first.setdefault(fact.path, fact)
    return list(first.values())


def concerned(facts: Facts) -> tuple[PathFact, ...]:
    """The paths that the group is really about: all but the harmless ones."""
    return tuple(fact for fact in facts.paths if fact.judgement not in HARMLESS)


def is_harmless(facts: Facts) -> bool:
    """Whether there were paths and every one of them turned out to be nobody's violation."""
    return bool(facts.paths) and not concerned(facts)
