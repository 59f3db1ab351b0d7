"""ruff, mypy and import-linter: each looks at a number of files above zero and turns red over a planted fault."""

import re
import sys
from pathlib import Path

import pytest

from tests.support import copies

RUFF = [sys.executable, "-m", "ruff", "check", "--no-cache", "."]
ROOMS = [copies.tool("lint-imports"), "--no-cache"]


@pytest.fixture
def engine(root: Path, tmp_path: Path) -> Path:
    return copies.copy_engine(root, tmp_path)


def number(pattern: str, text: str) -> int:
    found = re.search(pattern, text)
    assert found, f"no count like {pattern!r} in:\n{text}"
    return int(found[1])


@pytest.mark.parametrize(
    ("fault", "rule"),
    [
        ("import os\n", "F401"),
        ("def f(x):\n    return x == None\n", "E711"),
        ("def f(a=[]):\n    return a\n", "B006"),
        ("x = eval('1')\n", "S307"),
        (f"x = '{'a' * 130}'\n", "E501"),
    ],
)
def test_ruff_names_a_planted_fault(engine: Path, fault: str, rule: str) -> None:
    copies.plant(engine, {"intervention/core/planted.py": fault})
    status, text = copies.run([*RUFF, "--output-format", "concise"], engine)
    assert status == 1
    assert re.search(rf"planted\.py:\d+:\d+: {rule}", text), text


def test_ruff_looks_at_every_file_of_the_engine(engine: Path) -> None:
    _, text = copies.run([*RUFF, "--show-files"], engine)
    seen = {Path(line).relative_to(engine) for line in text.splitlines() if line.endswith(".py")}
    there = {path.relative_to(engine) for path in engine.rglob("*.py")}
    assert seen == there != set()


def test_mypy_names_a_planted_fault_and_how_much_it_looked_at(engine: Path) -> None:
    copies.plant(engine, {"intervention/core/planted.py": "def f(a):\n    return a\n\n\nx: int = 'one'\n"})
    status, text = copies.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--cache-dir",
            str(engine / "cache"),
            "intervention/core",
            "intervention/contract",
        ],
        engine,
    )
    assert status == 1
    assert "planted.py:1: error: Function is missing a type annotation" in text
    assert 'planted.py:5: error: Incompatible types in assignment (expression has type "str"' in text
    assert number(r"checked (\d+) source files", text) > 1


FORBIDDEN = {
    "a room looks upwards": (
        {"intervention/core/planted.py": "import intervention.effects\n"},
        "core is not allowed to import",
    ),
    "siblings look at each other": (
        {"intervention/violations/planted.py": "import intervention.notices\n"},
        "violations is not allowed to import",
    ),
    "two violations know each other": (
        {
            "intervention/violations/planted_a.py": "import intervention.violations.planted_b\n",
            "intervention/violations/planted_b.py": "",
        },
        "violations.planted_a is not allowed to import",
    ),
    "two notices know each other": (
        {
            "intervention/notices/planted_a.py": "import intervention.notices.planted_b\n",
            "intervention/notices/planted_b.py": "",
        },
        "notices.planted_a is not allowed to import",
    ),
    "a new room is not declared": ({"intervention/attic/__init__.py": ""}, "intervention.attic"),
    "core starts a process": ({"intervention/core/planted.py": "import subprocess\n"}, "import subprocess"),
    "a violation opens files": ({"intervention/violations/planted.py": "import os\n"}, "import os"),
    "a notice reads the clock": ({"intervention/notices/planted.py": "import time\n"}, "import time"),
    "judgement opens a socket": ({"intervention/judgement/planted.py": "import socket\n"}, "import socket"),
    "replay knows effects": (
        {"intervention/replay/planted.py": "import intervention.effects.git\n"},
        "replay is not allowed to import",
    ),
    "effects know replay": (
        {"intervention/effects/planted.py": "import intervention.replay\n"},
        "effects is not allowed to import",
    ),
    "replay opens the ledger": ({"intervention/replay/planted.py": "import sqlite3\n"}, "import sqlite3"),
    "contract opens a database": ({"intervention/contract/planted.py": "import sqlite3\n"}, "import sqlite3"),
}


@pytest.mark.parametrize("name", FORBIDDEN)
def test_import_linter_turns_red_when(engine: Path, name: str) -> None:
    files, named = FORBIDDEN[name]
    copies.plant(engine, files)
    status, text = copies.run(ROOMS, engine)
    assert status == 1
    assert re.search(r"Contracts: \d+ kept, [1-9]\d* broken", text), text
    assert named in text


def test_import_linter_looks_at_every_file_of_the_engine(engine: Path) -> None:
    status, text = copies.run(ROOMS, engine)
    assert status == 0, text
    # The count includes what is imported from elsewhere.
    assert number(r"Analyzed (\d+) files", text) > len(list((engine / "intervention").rglob("*.py"))) > 0
