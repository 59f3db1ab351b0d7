"""What each key may hold, and where a variable belongs."""

from pathlib import Path
from typing import Any

import pytest

from intervention.effects.report_config import find_setting, read_config, variable_of
from intervention.effects.report_values import DEFAULTS, EXPECTED, fits


def test_every_default_fits_its_own_key() -> None:
    assert all(fits(key, value) for key, value in DEFAULTS.items() if key != "engine.command")
    assert set(DEFAULTS) <= set(EXPECTED)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("enabled", 1),
        ("enabled", "true"),
        ("preset", "weak"),
        ("checks.review", "of"),
        ("maxRounds", 0),
        ("maxRounds", True),
        ("maxRounds", 3.5),
        ("knownIssues", "../KI.md"),
        ("knownIssues", "/KI.md"),
        ("knownIssues", ""),
        ("earlyStopCounts", []),
        ("loopPhases.ralph", [0]),
        ("paths.deliverables", {"9": []}),
        ("ladders.SKIP_REVIEW", ["quarantine"]),
        ("ladders.MODIFIED_TEST", []),
        ("engine.command", "intervention"),
        ("testCommands", [""]),
        ("testCommands", ["a\0b"]),
    ],
)
def test_what_does_not_fit(key: str, value: Any) -> None:
    assert fits(key, value) is False


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("maxRounds", "INTERVENTION_MAX_ROUNDS"),
        ("checks.review_prompt", "INTERVENTION_CHECKS_REVIEW_PROMPT"),
        ("engine.command", "INTERVENTION_COMMAND"),
        ("engine.timeoutMs", "INTERVENTION_TIMEOUT_MS"),
        ("loopPhases.ralph", "INTERVENTION_LOOP_PHASES_RALPH"),
        ("ladders.SKIP_RED_PHASE", "INTERVENTION_LADDERS_SKIP_RED_PHASE"),
    ],
)
def test_the_variable_of_a_key(key: str, name: str) -> None:
    assert variable_of(key) == name


def test_the_engine_is_never_read_from_a_project(tmp_path: Path) -> None:
    for folder, command in ((tmp_path / "p/.opencode", "evil"), (tmp_path / ".config/opencode", "mine")):
        folder.mkdir(parents=True)
        (folder / "watchdog.jsonc").write_text(f'{{"engine": {{"command": ["{command}"]}}}}')
    view = read_config(str(tmp_path / "p"), {"HOME": str(tmp_path)})
    assert view.value("engine.command") == ["mine"]
    assert [one.problem for one in view.warnings] == ["engine"]


def test_what_nobody_wrote_is_none_and_not_the_default(tmp_path: Path) -> None:
    (tmp_path / "p/.git").mkdir(parents=True)
    assert find_setting("language", str(tmp_path / "p"), {"HOME": str(tmp_path)}) is None
    assert find_setting("language", str(tmp_path / "p"), {"HOME": str(tmp_path), "INTERVENTION_LANGUAGE": "zh"}) == "zh"
