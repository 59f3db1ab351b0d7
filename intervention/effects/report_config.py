"""The configuration as a person wants to see it: each value with where it came from, and what was not understood.

The watchdog reads it for itself; this follows the same order (environment, project, user, default) and the same limits.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from intervention.effects.files import only_regular
from intervention.effects.report_jsonc import LONGEST, Broken, read_jsonc
from intervention.effects.report_values import DEFAULTS, EXPECTED, GROUPS, fits

Origin = Literal["default", "user", "project", "environment"]
Problem = Literal["broken", "unknown", "value", "engine", "variable"]


@dataclass(frozen=True, slots=True)
class Setting:
    """`key` as `checks.review`; `source` the file or the variable."""

    key: str
    value: object
    origin: Origin
    source: str | None


@dataclass(frozen=True, slots=True)
class Misread:
    """What is written somewhere and does not hold, so that the next source's value does."""

    problem: Problem
    source: str
    key: str
    expected: str


@dataclass(frozen=True, slots=True)
class ConfigView:
    """`settings` has every key once, in the order of the defaults."""

    settings: tuple[Setting, ...]
    warnings: tuple[Misread, ...]

    def value(self, key: str) -> object:
        return next((one.value for one in self.settings if one.key == key), None)


def config_files(root: str | None, environment: Mapping[str, str]) -> list[tuple[Origin, str]]:
    """The files that may exist, the one that counts more last."""
    home = environment.get("XDG_CONFIG_HOME", "")
    if not home.startswith("/"):
        home = os.path.join(environment.get("HOME") or os.path.expanduser("~"), ".config")
    found: list[tuple[Origin, str]] = [("user", os.path.join(home, "opencode", "watchdog.jsonc"))]
    if root is not None:
        found.append(("project", os.path.join(root, ".opencode", "watchdog.jsonc")))
    return found


def read_config(root: str | None, environment: Mapping[str, str]) -> ConfigView:
    """Never fails: what cannot be read is a warning, and what was valid before holds."""
    held = {key: Setting(key, value, "default", None) for key, value in DEFAULTS.items()}
    warnings: list[Misread] = []
    for origin, path in config_files(root, environment):
        for item in _read_file(path, origin):
            _take(item, held, warnings)
    for item in _read_environment(environment):
        _take(item, held, warnings)
    return ConfigView(tuple(held.values()), tuple(warnings))


def read_settings(path: str) -> Iterator[Setting | Misread]:
    """What one file says by itself, wherever it lies. Nothing where it is not there."""
    return _read_file(path, "project")


def find_setting(key: str, start: str, environment: Mapping[str, str]) -> object:
    """What somebody wrote for one key, above `start` or for this person; None where nobody did."""
    view = read_config(_find_root(start), environment)
    return next((one.value for one in view.settings if one.key == key and one.origin != "default"), None)


def _take(item: Setting | Misread, held: dict[str, Setting], warnings: list[Misread]) -> None:
    if isinstance(item, Misread):
        warnings.append(item)
    else:
        held[item.key] = item


def _read_file(path: str, origin: Origin) -> Iterator[Setting | Misread]:
    try:
        with open(path, encoding="utf-8", errors="replace", opener=only_regular) as file:
            data = read_jsonc(file.read(LONGEST + 1))
    except OSError as error:
        if not isinstance(error, FileNotFoundError | NotADirectoryError):
            yield Misread("broken", path, "-", str(error))
        return
    if isinstance(data, Broken):
        yield Misread("broken", f"{path}:{data.line}", "-", data.problem)
    elif not isinstance(data, dict):
        yield Misread("broken", f"{path}:1", "-", "{…}")
    else:
        yield from (_check(key, value, origin, path) for key, value in _flatten(data))


def _flatten(data: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    for key, value in data.items():
        if key in GROUPS and isinstance(value, dict):
            yield from ((f"{key}.{member}", one) for member, one in value.items())
        else:
            yield key, value


def _check(key: str, value: object, origin: Origin, source: str) -> Setting | Misread:
    if key.split(".")[0] == "engine" and origin == "project":
        return Misread("engine", source, key, "")
    if key in GROUPS:
        return Misread("value", source, key, "{…}")
    if key not in EXPECTED:
        return Misread("unknown", source, key, "")
    if not fits(key, value):
        return Misread("value", source, key, EXPECTED[key])
    return Setting(key, value, origin, source)


def _read_environment(environment: Mapping[str, str]) -> Iterator[Setting | Misread]:
    for key, expected in EXPECTED.items():
        name = variable_of(key)
        text = environment.get(name, "")
        if text == "":
            continue
        value = _json_or_word(text)
        yield Setting(key, value, "environment", name) if fits(key, value) else Misread("variable", name, key, expected)


def variable_of(key: str) -> str:
    """The variable that sets a key: `checks.review` is INTERVENTION_CHECKS_REVIEW."""
    name = re.sub(r"([a-z])([A-Z])", r"\1_\2", key.removeprefix("engine.").replace(".", "_"))
    return f"INTERVENTION_{name.upper()}"


def _json_or_word(text: str) -> object:
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return value


def _find_root(start: str) -> str | None:
    folder = os.path.realpath(start)
    while not os.path.lexists(os.path.join(folder, ".git")):
        if (parent := os.path.dirname(folder)) == folder:
            return None
        folder = parent
    return folder
