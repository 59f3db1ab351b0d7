"""Edits of one sample: pieces that are replaced, and files that come with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from _pytest.mark import ParameterSet

from tests.unit.judgement.tables import judged, replaced

Pairs = tuple[tuple[str, str], ...]
Edits = dict[str, tuple[Pairs, dict[str, str]]]
Language = tuple[str, str, Edits, Edits]  # path, sample, honest edits, ways to demand less


def edited(text: str, pairs: Pairs) -> str:
    for old, new in pairs:
        text = replaced(text, old, new)
    return text


def verdicts(path: str, base: str, pairs: Pairs, beside: Mapping[str, str]) -> set[str]:
    """The verdicts on the edited sample and on what came with it."""
    return set(judged({path: base}, {path: edited(base, pairs), **beside}).values())


def rows(languages: Sequence[Language], *, is_honest: bool) -> list[ParameterSet]:
    """Path, sample, replacements and new files of each edit of one kind."""
    return [
        pytest.param(path, base, pairs, beside, id=f"{path}: {name}")
        for path, base, honest, cheats in languages
        for name, (pairs, beside) in (honest if is_honest else cheats).items()
    ]
