"""However a log is cut into pieces and however many processes look at them, what is found is the same."""

import copy
import gzip
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from intervention.contract.words import Preset
from intervention.replay.whatif import WhatIf
from tests.support import envelopes
from tests.support.logs import Log, steps, write
from tests.support.replayed import Replayed, replayed

ROOT = Path(__file__).resolve().parents[3]
#: A batch that is sent twice under one id is another test's.
ALL = list({request["batch_id"]: (request, result) for _, request, result in steps(ROOT)}.values())


def whole_day(*, spoiled: bool) -> list[str]:
    """Several runs with every golden batch, in both orders, some without an answer; `spoiled` in many ways."""
    lines: list[str] = []
    for number in range(4):
        log = Log(f"run_{number}")
        log.add("live", envelopes.EVENT_DETAILS["live"])
        for place, (request, result) in enumerate(ALL[number::4]):
            answer = copy.deepcopy(result) if place % 5 else None
            log.batch(request, answer, answer_first=place % 2 == 0)
            closed = [entry["id"] for entry in request["violations"]]
            log.add("resolved", {"resolves": closed, "how": "told"})
        lines += log.lines()
    if spoiled:
        lines[120:120] = ["no entry", *lines[110:115]]
        del lines[40:43]
        lines[30] = lines[30].replace('"phase":', '"phase": ')
    return lines


def digest(found: Replayed) -> str:
    """All that was found, so short that a difference is not worth printing."""
    problems = [one for one in found.problems if one.kind != "duplicate"]
    twice = sum(one.lines for one in found.problems if one.kind == "duplicate")
    rows = sha256(str(sorted(map(str, found.rows))).encode()).hexdigest()
    return f"{found.totals} {len(found.rows)} {rows} {sorted(problems)} {twice}"


WHOLE, SPOILED = whole_day(spoiled=False), whole_day(spoiled=True)


@pytest.mark.parametrize("kind", ["whole", "spoiled"])
@pytest.mark.parametrize("preset", [None, "strict", "advise"])
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(piece=some.integers(100, 60_000))
def test_pieces_of_any_size_give_the_same(kind: str, preset: Preset | None, piece: int, tmp_path: Path) -> None:
    log = write(tmp_path / "a.jsonl", WHOLE if kind == "whole" else SPOILED)
    what_if = WhatIf(preset=preset) if preset is not None else None
    at_once = replayed(log, what_if=what_if)
    assert digest(replayed(log, what_if=what_if, piece=piece)) == digest(at_once)
    assert len(at_once.rows) > 60


@pytest.mark.parametrize("jobs", [2, 5])
def test_processes_give_the_same(jobs: int, tmp_path: Path) -> None:
    log = write(tmp_path / "a.jsonl", SPOILED)
    assert digest(replayed(log, jobs=jobs, piece=9_000)) == digest(replayed(log))


def test_what_comes_through_a_decompressor_is_the_same(tmp_path: Path) -> None:
    plain = write(tmp_path / "a.jsonl", SPOILED)
    packed = tmp_path / "b.jsonl.gz"
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    one, two = replayed(plain), replayed(packed, piece=5_000)
    named = [row._replace(source=str(packed)) for row in one.rows]
    assert sorted(map(str, two.rows)) == sorted(map(str, named))
    assert two.totals == one.totals


def test_the_spoiled_log_is_spoiled_in_many_ways(tmp_path: Path) -> None:
    found = replayed(write(tmp_path / "a.jsonl", SPOILED))
    assert {kind for kind, _ in found.kinds} >= {"bad_line", "duplicate", "gap", "changed"}
