"""From two versions of a file to a verdict: have its expectations changed, is the difference only stubs.

Knows how programming languages look. Must not know violations, git or the disk; the parser is imported on first need.
"""

from intervention.judgement.business import judge_business
from intervention.judgement.configuration import is_configuration
from intervention.judgement.expectations import judge_tests
from intervention.judgement.languages import language_of
from intervention.judgement.verdicts import Change, Finding, Judgement

__all__ = ["Change", "Finding", "Judgement", "is_configuration", "judge_business", "judge_tests", "language_of"]
