"""Whether a runner would still find a test that lies somewhere else now."""

from __future__ import annotations

import re
from collections.abc import Iterable

from intervention.judgement.languages.table import Language

_TEST_FOLDERS = frozenset("test tests __tests__ spec specs e2e integration unit functional acceptance".split())
_PASSED_OVER = re.compile(r"(?:^|/)(?:\.[^/]+|build|dist|node_modules|vendor|venv|target|coverage|[^/]+\.egg)/")


def is_collected(path: str, language: Language, base: Iterable[str]) -> bool:
    """A name that is collected, in a folder of tests or in the part of the project where tests lay before.

    `base` holds the paths of the tests as they were; where a test has stayed is never the question.
    """
    if not language.tests.files.search(path) or _PASSED_OVER.search(path):
        return False
    folders = path.split("/")[:-1]
    if _TEST_FOLDERS & {folder.lower() for folder in folders}:
        return True
    before = [one.split("/")[:-1] for one in base]
    return folders in before or any(folders[:1] == other[:1] != [] for other in before)
