"""Whatever stands in a log, replay goes on: a value of the wrong shape costs a line or a decision, never the rest."""

import copy
import json
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from intervention.replay.whatif import WhatIf
from tests.support import envelopes
from tests.support.logs import Log, chain, steps, write
from tests.support.replayed import replayed

ROOT = Path(__file__).resolve().parents[3]


def entries() -> list[dict[str, Any]]:
    log = Log()
    for event, detail in envelopes.EVENT_DETAILS.items():
        log.add(event, detail)
    for name, request, result in steps(ROOT):
        if name.endswith(":0") and name.startswith(("REGRESSION", "MISSING_KI_DOC", "batches", "notices", "MODIFIED")):
            log.batch(request, result)
    return log.entries


ENTRIES = entries()
VALUES = some.one_of(
    some.none(),
    some.booleans(),
    some.integers(),
    some.sampled_from(["", "x" * 300, "\ud800", "../a", [], {}, [[[]]], {"a": {}}, 1e308, "block", "advise"]),
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where in a value something can be put in the place of what is there."""
    found = [path] if path else []
    if isinstance(value, dict):
        found += [place for key, part in value.items() for place in places(part, (*path, key))]
    if isinstance(value, list):
        found += [place for key, part in enumerate(value) for place in places(part, (*path, key))]
    return found


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=some.data())
def test_a_value_of_any_shape_anywhere_is_borne(data: some.DataObject, tmp_path: Path) -> None:
    spoiled = copy.deepcopy(ENTRIES)
    number = data.draw(some.integers(0, len(spoiled) - 1))
    *way, last = data.draw(some.sampled_from(places(spoiled[number])))
    parent: Any = spoiled[number]
    for key in way:
        parent = parent[key]
    parent[last] = data.draw(VALUES)
    run_id = spoiled[number].get("run_id")
    log = write(tmp_path / "a.jsonl", lines_of(spoiled, is_run=isinstance(run_id, str)))
    for what_if in (None, WhatIf("strict"), WhatIf("advise", checks={})):
        found = replayed(log, what_if=what_if)
        assert found.totals.entries + found.totals.bad >= len(spoiled) - 1
        assert len(found.rows) > 5


def lines_of(spoiled: list[dict[str, Any]], *, is_run: bool) -> list[str]:
    """Chained where that is possible at all."""
    try:
        return chain(spoiled) if is_run else list(map(json.dumps, spoiled))
    except UnicodeEncodeError:
        return list(map(json.dumps, spoiled))
