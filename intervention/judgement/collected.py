"""Whether a runner would still find a test that lies somewhere else now."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from intervention.judgement.languages.table import Language
from intervention.judgement.verdicts import Change

_TEST_FOLDERS = frozenset("test tests __tests__ spec specs e2e integration unit functional acceptance".split())
_PASSED_OVER = re.compile(r"(?:^|/)(?:\.[^/]+|build|dist|node_modules|vendor|venv|target|coverage|[^/]+\.egg)/")


def is_collected(path: str, language: Language, base: Collection[str], code: Mapping[str, Change]) -> bool:
    """A name that is collected, in a folder of tests, in the part of the project where tests lay before, or beside code
    that has moved along.

    `base` holds the paths of the tests as they were, `code` the changes of other files; where a test has stayed is
    never the question.
    """
    if not language.tests.files.search(path) or _PASSED_OVER.search(path):
        return False
    folders = path.split("/")[:-1]
    if _TEST_FOLDERS & {folder.lower() for folder in folders}:
        return True
    before = [one.split("/")[:-1] for one in base]
    if folders in before or any(folders[:1] == other[:1] != [] for other in before):
        return True
    if language.name == "rust" and "src" in folders:  # a crate's sources hold tests of their own
        return True
    return any(_has_moved_along(old, path, code) for old in base)


def _has_moved_along(old: str, new: str, code: Mapping[str, Change]) -> bool:
    """Whether a test has gone to another folder together with code that lay beside it."""
    (old_folder, name), (folder, new_name) = _split(old), _split(new)
    beside = {_split(path)[1]: change for path, change in code.items() if _split(path)[0] == old_folder}
    now = {_split(path)[1] for path, change in code.items() if _split(path)[0] == folder and change.base is None}
    gone = {one for one, change in beside.items() if change.base is not None and change.current is None}
    return name == new_name and bool(gone & now)


def _split(path: str) -> tuple[str, str]:
    folder, _, name = path.rpartition("/")
    return folder, name
