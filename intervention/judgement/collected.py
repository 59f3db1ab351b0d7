"""Whether a runner would still find a test that lies somewhere else now."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from intervention.judgement.change import Change
from intervention.judgement.languages.table import Language

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
    return any(_has_moved_along(old, path, code) for old in base)


def _has_moved_along(old: str, new: str, code: Mapping[str, Change]) -> bool:
    """Whether a test and code beside it went from one folder to another, or a file with tests of its own from one
    folder of sources to another."""
    (old_folder, _, name), (folder, _, new_name) = old.rpartition("/"), new.rpartition("/")
    if name != new_name:
        return False
    gone = (path for path, change in code.items() if change.base is not None and change.current is None)
    return _is_sources(old_folder) and _is_sources(folder) or any(
        path.rpartition("/")[0] == old_folder and _is_new(f"{folder}/{path.rpartition('/')[2]}", code) for path in gone
    )
