"""The configuration's table is kept twice, for the watchdog that obeys it and for the commands that show it: both give
the same keys, defaults, variables and words, and take the same values."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from intervention.effects.report_config import variable_of
from intervention.effects.report_values import DEFAULTS, EXPECTED, fits

PROBE = """
import { readFileSync } from "node:fs"
import { DEFAULTS, DEFAULT_ENGINE } from "./src/core/config/defaults.ts"
import { variableOf } from "./src/core/config/sources.ts"
import { GROUP_NAMES, KINDS } from "./src/core/config/values.ts"
const values = JSON.parse(readFileSync(0, "utf8"))
const about = ([key, kind]) => {
  const fits = values.map((one) => kind.read(one) !== undefined)
  return [key, { expected: kind.expected, variable: variableOf(key), fits }]
}
const flat = {}
for (const [key, value] of Object.entries({ ...DEFAULTS, engine: DEFAULT_ENGINE })) {
  if (!GROUP_NAMES.has(key)) flat[key] = value
  else for (const [member, one] of Object.entries(value)) flat[`${key}.${member}`] = one
}
console.log(JSON.stringify({ defaults: flat, kinds: Object.fromEntries([...KINDS].map(about)) }))
"""

RUNGS = ["instruct", "suspend", "quarantine", "quarantine+suspend", "rollback", "rollback+suspend"]
NUMBERS: list[Any] = [-1, 0, 1, 8, 9, 99, 100, 101, 600_000, 600_001, 1_000_000_000, 1_000_000_001, 3.0, 3.5]
WORDS: list[Any] = ["", "en", "zh", "standard", "strict", "advise", "block", "warn", "off", "none", "final_only", "x\0"]
PATHS: list[Any] = ["a/b.md", "/a", "\\a", "~/a", "C:/a", "a/../b", "..", "..a", "a\\..\\b", "x" * 4096, "x" * 4097]
LISTS: list[Any] = [[], ["a"], [""], [1], [1, 8], [0], [9], [True], ["C", "I"], ["X"], ["a"] * 1000, ["a"] * 1001]
OTHERS: list[Any] = [
    None,
    True,
    False,
    {},
    {"1": ["*.md"]},
    {"9": []},
    {"1": "a"},
    {"1": []},
    {"11": ["a"]},
    {"1\n": []},
]
VALUES = NUMBERS + WORDS + PATHS + LISTS + OTHERS + [[rung] for rung in RUNGS] + [RUNGS]


@pytest.fixture(scope="module")
def watchdogs(root: Path) -> Any:
    """What the watchdog's own sources say of each key, and of each value there."""
    folder = root / "watchdog-ts"
    esbuild = folder / "node_modules" / ".bin" / "esbuild"
    node = shutil.which("node")
    if node is None or not esbuild.exists():
        pytest.skip("needs Node and the packages of watchdog-ts (`npm ci` there)")
    bundle = subprocess.run(
        [esbuild, "--bundle", "--platform=node", "--main-fields=module,main", "--loader=ts"],
        input=PROBE,
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    asked = [node, "-e", bundle.stdout]
    done = subprocess.run(asked, input=json.dumps(VALUES), cwd=folder, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_the_keys_and_their_defaults(watchdogs: Any) -> None:
    assert set(watchdogs["kinds"]) == set(EXPECTED)
    assert watchdogs["defaults"] == DEFAULTS


def test_the_words_and_the_variable_of_each_key(watchdogs: Any) -> None:
    assert {key: one["expected"] for key, one in watchdogs["kinds"].items()} == EXPECTED
    assert {key: one["variable"] for key, one in watchdogs["kinds"].items()} == {
        key: variable_of(key) for key in EXPECTED
    }


def test_every_value_is_taken_by_both_or_by_neither(watchdogs: Any) -> None:
    theirs = {key: one["fits"] for key, one in watchdogs["kinds"].items()}
    ours = {key: [fits(key, value) for value in VALUES] for key in EXPECTED}
    different = [
        (key, VALUES[place])
        for key in EXPECTED
        for place, (his, mine) in enumerate(zip(theirs[key], ours[key], strict=True))
        if his != mine
    ]
    assert different == []
    assert all(any(taken) and not all(taken) for taken in ours.values())
