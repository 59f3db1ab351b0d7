"""Configuration written as a script, such as `vitest.config.ts`: its settings as far as they decide about tests."""

from __future__ import annotations

import re
from collections.abc import Mapping

from intervention.judgement.forms import Form, walk
from intervention.judgement.languages import find_language
from intervention.judgement.scope import Definitions
from intervention.judgement.spelling import spelled
from intervention.judgement.statements import lower

_FREE = re.compile(
    r"(?:environment|globals|reporters?|coverage\w*|collectCoverage\w*|silent|verbose|preset|transform\w*|css|server|build|plugins"
    r"|testTimeout|hookTimeout|cacheDirectory|cache|outputFile|use|webServer|workers|maxWorkers|pool\w*|watch\w*|clearMocks|restoreMocks"
    r"|resetMocks|mockReset|base|publicDir|preview|worker|esbuild|optimizeDeps|define|name|root_dir)\Z"
)
_NAMES = frozenset({"alias", "moduleNameMapper"})
_ABOUT_TESTS = frozenset({"test", "resolve"})


def script_settings(path: str, text: str) -> Mapping[str, str]:
    language = find_language(path)
    if language is None:
        raise ValueError(path)
    block, _ = lower(text, language)
    is_shared = path.rsplit("/", 1)[-1].startswith("vite.")
    found: dict[str, str] = {}
    for record in (part for part in walk(block) if part.op == "rec"):
        for entry in record.kids:
            name = entry.text
            if entry.op != "kw" or _FREE.match(name):
                continue
            if name in _ABOUT_TESTS:
                found |= _entries(entry)
            elif not is_shared and record is _outermost(block):
                found |= _setting(name, entry)
    found |= {f"{place}": _spell(item) for place, item in enumerate(block.kids) if _is_act(item) and not is_shared}
    return found


def _outermost(block: Form) -> Form | None:
    return next((part for part in walk(block) if part.op == "rec"), None)


def _entries(entry: Form) -> dict[str, str]:
    value = entry.kids[0]
    if value.op != "rec":
        return {entry.text: _spell(value)}
    found: dict[str, str] = {}
    for kid in value.kids:
        if not (kid.op == "kw" and _FREE.match(kid.text)):
            found |= _setting(f"{entry.text}.{kid.text}", kid)
    return found


def _setting(name: str, entry: Form) -> dict[str, str]:
    """A setting as a whole; of a table of other names for modules, each name by itself."""
    if entry.op == "kw" and entry.text in _NAMES and entry.kids[0].op == "rec":
        return {f"{name} {kid.text or _spell(kid)}": _spell(kid) for kid in entry.kids[0].kids}
    return {name: _spell(entry)}


def _is_act(item: Form) -> bool:
    """A statement that does something: neither an import, a constant nor the export itself."""
    return (
        item.op not in ("import", "let", "pass", "block", "def")
        and not any(part.op == "rec" for part in walk(item))
        and item.op != "op"
    )


def _spell(form: Form) -> str:
    return spelled(form, Definitions())
