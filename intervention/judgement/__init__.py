"""From two versions of a file to a verdict: have its expectations changed, is the difference only stubs.

Knows how programming languages look. Must not know violations, git or the disk; the parser is imported on first need,
and so is each half of this room: a checkpoint that judges business code never pays for the judging of tests.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from intervention.judgement.business import find_moved, judge_business
    from intervention.judgement.configuration import is_configuration
    from intervention.judgement.expectations import judge_tests
    from intervention.judgement.languages import language_of
    from intervention.judgement.verdicts import Change, Finding, Judgement

__all__ = [
    "Change",
    "Finding",
    "Judgement",
    "find_moved",
    "is_configuration",
    "judge_business",
    "judge_tests",
    "language_of",
]

_HOMES = {
    "Change": "verdicts",
    "Finding": "verdicts",
    "Judgement": "verdicts",
    "find_moved": "business",
    "is_configuration": "configuration",
    "judge_business": "business",
    "judge_tests": "expectations",
    "language_of": "languages",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
