"""Every evasion is gone after one checkpoint, and every piece of honest work comes through byte for byte."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cases.corpus import ABSENT, EVASIONS, HANDED, HONEST, OPEN, SHARED, Case, complaint, play, read

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not SHARED.is_dir(), reason=ABSENT)]
CORPORA = (HANDED, EVASIONS, HONEST, OPEN)
Results = dict[Path, dict[str, Case]]


@pytest.fixture(scope="module")
def results(request: pytest.FixtureRequest) -> Results:
    """All cases that this session asks for, played in one go of the runner for each corpus."""
    wanted: dict[Any, list[Any]] = {}
    for item in request.session.items:
        if isinstance(item, pytest.Function) and item.path == request.path:
            corpus, name = item.callspec.params["corpus"], item.callspec.params["name"]
            wanted.setdefault(corpus, []).append(name)
    return {corpus: play(corpus, names) for corpus, names in wanted.items()}


def _named(corpus: Path, case: Case) -> Any:  # what `pytest.param` gives has no public name
    """An open case is one that the guard still gets wrong. Once it passes, its test fails: move its line."""
    marks = [pytest.mark.xfail(strict=True, reason=case["why"])] if corpus == OPEN else []
    return pytest.param(corpus, case["id"], id=case["id"], marks=marks)


@pytest.mark.parametrize(("corpus", "name"), [_named(corpus, case) for corpus in CORPORA for case in read(corpus)])
def test_case(results: Results, corpus: Path, name: str) -> None:
    assert complaint(results[corpus][name]) == ""
