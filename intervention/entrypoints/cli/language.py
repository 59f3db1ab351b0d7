"""In which language this process speaks to its person."""

from __future__ import annotations

import os
from functools import cache

from intervention.contract.words import Language


def pick(en: str, zh: str) -> str:
    """Of a sentence in both languages the one to show."""
    return zh if current() == "zh" else en


@cache
def current() -> Language:
    """`INTERVENTION_LANGUAGE`, else the configuration of project or person, else the locale's, else English."""
    from intervention.effects.report_config import find_setting

    said = find_setting("language", _find_start(), os.environ)
    if said in ("en", "zh"):
        return "zh" if said == "zh" else "en"
    return _from_locale()


def _find_start() -> str:
    """Where a project's word may be found; a folder that was removed under the shell's feet has none."""
    try:
        return os.getcwd()
    except OSError:
        return os.sep


def _from_locale() -> Language:
    named = next((value for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(key))), "")
    return "zh" if named.lower().startswith("zh") else "en"
