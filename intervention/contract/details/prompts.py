"""Details of the signals about a reviewer's prompt."""

from __future__ import annotations

from intervention.contract.base import Items
from intervention.contract.details.parts import PromptMatch, SignalDetail


class ForbiddenPrompt(SignalDetail):
    matches: Items[PromptMatch]


class Injection(SignalDetail):
    matches: Items[PromptMatch]
    where: str
