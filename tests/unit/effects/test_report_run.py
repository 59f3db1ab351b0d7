"""The live run's state is read with care: what the watchdog never writes is called damaged, and no more happens."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from intervention.effects.repo import Repository, locate
from intervention.effects.report_decisions import read_decisions
from intervention.effects.report_run import read_state
from tests.fuzz import seeds
from tests.support.engine import make


@pytest.fixture
def repo(tmp_path: Path) -> Repository:
    return locate(str(make(tmp_path / "tree", {}).tree))


def changed(*keys: str, to: Any) -> str:
    state = json.loads(json.dumps(seeds.STATE_FILES["state.json"]))
    inner = state
    for key in keys[:-1]:
        inner = inner[key]
    inner[keys[-1]] = to
    return json.dumps(state)


def test_an_honest_state_is_read(repo: Repository) -> None:
    Path(repo.state, "state.json").write_text(changed("v", to=1))
    seen = read_state(repo)
    assert seen.condition == "ok"
    assert seen.run is not None
    assert (seen.run.run_id, seen.run.phase, len(seen.run.open)) == ("run_1", 5, 1)


@pytest.mark.parametrize("value", [float("inf"), float("nan"), [[]], {"a": 1}, 0.5, None, True])
@pytest.mark.parametrize(
    "keys",
    [
        *(("log", "lines"), ("run", "pipeline", "phase"), ("run", "pipeline", "times"), ("run", "pipeline", "run_id")),
        *(("archived",), ("run", "open"), ("run", "unattributed")),
    ],
)
def test_what_nobody_writes_is_damage(repo: Repository, keys: tuple[str, ...], value: Any) -> None:
    Path(repo.state, "state.json").write_text(changed(*keys, to=value))
    assert read_state(repo).condition == "damaged"


@pytest.mark.parametrize("value", [None, 3, [], {}])
@pytest.mark.parametrize("key", ["run_id", "description", "ended"])
def test_an_ended_run_that_nobody_wrote_so_is_damage(repo: Repository, key: str, value: Any) -> None:
    ended = {**seeds.STATE_FILES["state.json"]["archived"][0], key: value}
    Path(repo.state, "state.json").write_text(changed("archived", to=[ended]))
    assert read_state(repo).condition == "damaged"


@pytest.mark.parametrize("text", ["", "[" * 100_000, "[]", "7", '{"v": 2}', '{"v": 1}', "\0"])
def test_what_is_no_state_is_damage(repo: Repository, text: str) -> None:
    Path(repo.state, "state.json").write_text(text)
    assert read_state(repo).condition == "damaged"


def test_a_fifo_in_the_place_of_a_file_is_damage_and_is_not_waited_for(repo: Repository) -> None:
    os.mkfifo(Path(repo.state, "state.json"))
    Path(repo.state, "decisions").mkdir()
    os.mkfifo(Path(repo.state, "decisions", "d_1.json"))
    assert read_state(repo).condition == "damaged"
    assert read_decisions(repo) == []
