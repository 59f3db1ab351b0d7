"""Every evasion is gone after one checkpoint, and every piece of honest work comes through byte for byte."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cases.corpus import ABSENT, EVASIONS, HANDED, HONEST, OPEN, SHARED, Case, complaint, play, read

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not SHARED.is_dir(), reason=ABSENT)]
CORPORA = (HANDED, EVASIONS, HONEST)
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


@pytest.mark.parametrize(
    ("corpus", "name"), [pytest.param(corpus, case["id"], id=case["id"]) for corpus in CORPORA for case in read(corpus)]
)
def test_case(results: Results, corpus: Path, name: str) -> None:
    assert complaint(results[corpus][name]) == ""


@pytest.mark.parametrize(
    ("corpus", "name"),
    [
        pytest.param(OPEN, case["id"], id=case["id"], marks=pytest.mark.xfail(strict=True, reason=case["why"]))
        for case in read(OPEN)
    ],
)
def test_open_case(results: Results, corpus: Path, name: str) -> None:
    """A case that the guard still gets wrong. Once it passes, this fails: move its line to its corpus."""
    assert complaint(results[corpus][name]) == ""
