"""No verdict depends on how fast the machine is: the same cases pass while every core is kept busy."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cases.corpus import ABSENT, EVASIONS, HANDED, HONEST, SHARED, complaint, play

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not SHARED.is_dir(), reason=ABSENT)]

LOOPS = 2
# What is written late, by several at once, or judged with the most work.
CHOSEN = {
    HANDED: ["written-after-the-call-returned", "one-turn-test-and-code", "committed-in-the-same-command"],
    EVASIONS: ["subagent-leaves-a-process-behind", "changed-after-the-call-returned", "written-by-a-git-hook"],
    HONEST: [
        "monorepo-stubs-in-one-turn",
        "merge-from-upstream",
        "business-code-in-five-languages",
        "build-and-background-log",
    ],
}


@pytest.fixture
def busy() -> Iterator[list[subprocess.Popen[bytes]]]:
    """Processes that do nothing but count, for as long as the test runs."""
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(LOOPS)]
    yield loops
    for loop in loops:
        loop.kill()
        loop.wait()


@pytest.mark.parametrize("corpus", CHOSEN, ids=lambda corpus: corpus.stem)
def test_cases_pass_while_every_core_is_busy(busy: list[subprocess.Popen[bytes]], corpus: Path) -> None:
    results = play(corpus, CHOSEN[corpus])
    assert [loop.poll() for loop in busy] == [None] * LOOPS
    assert {name: complaint(result) for name, result in results.items()} == dict.fromkeys(CHOSEN[corpus], "")
