"""Another policy, as a command line says it: `--preset`, `--ladder TYPE=a,b,c`, `--config FILE`."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, cast, get_args

import click

from intervention.contract.words import VIOLATION_TYPES, Check, Preset, Rung, ViolationType
from intervention.decide import handler_of
from intervention.entrypoints.cli import status
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick
from intervention.replay.whatif import CheckLevel, WhatIf

Ladders = dict[ViolationType, tuple[Rung, ...]]
PRESETS: tuple[Preset, ...] = get_args(Preset)


def read_what_if(preset: Preset | None, ladders: Sequence[str], config: str | None) -> WhatIf | None:
    """None where nothing is to be different. Raises UsageError and Failure for what makes no policy."""
    if preset is None and not ladders and config is None:
        return None
    named: Ladders = dict(map(_read_ladder, ladders))
    if config is None:
        return WhatIf(preset, named)
    settings = _read_config(config)
    said: Any = settings.get("preset")
    checks = {key.removeprefix("checks."): value for key, value in settings.items() if key.startswith("checks.")}
    configured = {key.removeprefix("ladders."): value for key, value in settings.items() if key.startswith("ladders.")}
    return WhatIf(
        preset=preset or said or "standard",
        ladders={**_as_ladders(configured), **named},
        checks=cast("dict[Check, CheckLevel]", checks),
        replaces_ladders=True,
    )


def _read_ladder(text: str) -> tuple[ViolationType, tuple[Rung, ...]]:
    name, _, listed = text.partition("=")
    kind = next((one for one in VIOLATION_TYPES if one == name.strip().upper()), None)
    if kind is None:
        names = ", ".join(VIOLATION_TYPES)
        raise click.UsageError(
            pick(f"--ladder {text}: the type is one of {names}", f"--ladder {text}：类型应为 {names}")
        )
    rungs = tuple(cast(Rung, rung.strip()) for rung in listed.split(",") if rung.strip())
    legal = sorted(handler_of(kind).legal)
    if not rungs or not set(legal).issuperset(rungs):
        says = ", ".join(legal)
        raise click.UsageError(
            pick(f"--ladder {text}: its rungs are some of {says}", f"--ladder {text}：级别应取自 {says}")
        )
    return kind, rungs


def _read_config(path: str) -> Mapping[str, object]:
    """The valid settings of one file, keys as `checks.review`."""
    from intervention.effects.report_config import Misread, read_settings

    os.stat(path)
    settings: dict[str, object] = {}
    for one in read_settings(path):
        if not isinstance(one, Misread):
            settings[one.key] = one.value
        elif one.problem != "engine":
            raise _bad_config(f"{one.source}: {one.key} {one.expected}".rstrip())
    return settings


def _bad_config(where: str) -> Failure:
    message = pick(f"the configuration cannot be used: {where}", f"无法使用该配置：{where}")
    hint = pick("correct that key, or leave --config out", "请更正该项，或不使用 --config")
    return Failure("bad_config", message, hint, status.USAGE)


def _as_ladders(configured: Mapping[str, object]) -> Ladders:
    return {cast(ViolationType, name): tuple(cast("list[Rung]", rungs)) for name, rungs in configured.items()}
