"""A setting that was changed or is new: do at least the tests run that ran before, and on the same code?

Values come as the readers spell them. `before` and `after` are all settings of the file; `known` are the paths of the
project when the phase began, None where nobody listed them.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from intervention.judgement.configuration.options import split_options

Settings = Mapping[str, str]


class Edit(NamedTuple):
    """One file of settings before and after."""

    path: str
    before: Settings
    after: Settings
    known: Collection[str] | None

    def found(self, place: str) -> str:
        """A path that the file names, as the project names it."""
        return posixpath.normpath(posixpath.join(posixpath.dirname(self.path), place))


Rule = Callable[[Edit, str], bool]

#: Options by which more is collected, or by which tests find the application's own settings.
_ADDS = re.compile(r"--doctest-(?:modules|continue-on-failure|glob=.*)|--ds=.*|--(?:reuse|create)-db\Z")
_LEAVES_OUT = re.compile(r"--(?:ignore|ignore-glob|deselect)=.*|-[km].+", re.DOTALL)
_LEAVES_OUT_NEXT = frozenset({"-k", "-m", "--ignore", "--ignore-glob", "--deselect"})
#: Folders that pytest enters only where it is told to.
_NOT_ENTERED = re.compile(r"(?:^|/)(?:build|dist|venv|node_modules|\.[^/.][^/]*|[^/]*\.egg)(?:/|\Z)")
_COLLECTED = re.compile(r"(?:^|/)(?:test_[^/]*|[^/]*_test)\.py\Z")
_SPELLED_LIST = re.compile(r"kw:\w+\(list\[((?:“:[^”]*”(?:, )?)*)\]\)\Z")
_BRACES = re.compile(r"\{([^{},]*(?:,[^{},]*)*)\}")
_MOST_PATTERNS = 200


def is_no_less(edit: Edit, name: str) -> bool:
    """Whether the setting `name` lets no test go."""
    return any(pattern.match(name) and rule(edit, name) for pattern, rule in _RULES)


def _has_wider_paths(edit: Edit, name: str) -> bool:
    """Where pytest looks: the same places or more; a first choice of places only where all tests lie in them."""
    before, after = _listed(edit.before.get(name, "")), _listed(edit.after.get(name, ""))
    if before is None or after is None:
        return False
    if not after:
        return not any(_NOT_ENTERED.search(place) for place in before)
    if before:
        return all(any(_is_within(place, other) for other in after) for place in before)
    root = posixpath.dirname(edit.path)
    inside = [one for one in edit.known or () if _COLLECTED.search(one) and _is_within(one, root)]
    places = [edit.found(place) for place in after]
    return edit.known is not None and all(any(_is_within(one, place) for place in places) for one in inside)


def _is_within(path: str, folder: str) -> bool:
    path, folder = posixpath.normpath(path), posixpath.normpath(folder)
    return folder == "." or path == folder or path.startswith(f"{folder}/")


def _listed(value: str) -> list[str] | None:
    """The entries of a list, however it is written; None where it is something else."""
    spelled = _SPELLED_LIST.match(value)
    if spelled is not None:
        return re.findall(r"“:([^”]*)”", spelled[1])
    if not value.startswith(("[", '"')):
        return None if value.startswith(("{", "kw:")) else value.split()
    listed = json.loads(value)
    return listed if isinstance(listed, list) and all(isinstance(one, str) for one in listed) else None


def _has_wider_options(edit: Edit, name: str) -> bool:
    """Options of pytest: those that leave tests out may go, those that collect more may come."""
    before, after = _options(edit.before.get(name, "")), _options(edit.after.get(name, ""))
    rest = [one for one in before if not _LEAVES_OUT.match(one) or one in after]
    return [one for one in after if not (_ADDS.match(one) and one not in before)] == rest


def _options(value: str) -> list[str]:
    """Options, each with the value that follows it."""
    found: list[str] = []
    for part in split_options(value):
        if found and found[-1] in _LEAVES_OUT_NEXT:
            found[-1] += f"{'=' if found[-1].startswith('--') else ''}{part}"
        else:
            found.append(part)
    return found


def _is_new(edit: Edit, name: str) -> bool:
    return name not in edit.before


_RULES: tuple[tuple[re.Pattern[str], Rule], ...] = tuple(
    (re.compile(rf"(?:{names})\Z"), rule)
    for names, rule in (
        (r"pytest\.testpaths", _has_wider_paths),
        (r"pytest\.addopts", _has_wider_options),
        (r"pytest\.(?:DJANGO_SETTINGS_MODULE|DJANGO_CONFIGURATION|django_find_project)", _is_new),
    )
)
