"""Years of use: what a call costs does not grow with the run, every command stays usable beside ten thousand operations
and two GiB of kept versions, and what nobody needs can be freed."""

import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.bench.age import CONFIG, MOST, grow_old
from tests.support.aged import make_old, name
from tests.support.commands import call, call_json, environment, start
from tests.support.hosted import hosted

OPERATIONS = 10_000
KEPT_BYTES = 220_000
#: MiB that a command may hold, and lines that it may print to a person, whatever lies there.
MOST_MEMORY = 150
MOST_LINES = 200
COMMANDS = [
    ["status"],
    ["log"],
    ["log", "--limit", "100000", "--json"],
    ["show", name(7)],
    ["decisions"],
    ["quarantine", "list"],
    ["doctor"],
    ["runs"],
    ["gc", "--dry-run"],
]


@pytest.mark.skipif(not Path("/proc/self/io").exists(), reason="needs /proc/PID/io, which counts what a process reads")
def test_a_call_costs_no_more_at_the_end_of_a_long_run(tmp_path: Path) -> None:
    with hosted(tmp_path, CONFIG) as host:
        aged = grow_old(host, 240, a_round=3)
    assert aged.violations == 120
    for what, most in MOST.items():
        assert aged.ratio(what) <= most, (what, aged.samples)


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_old(tmp_path_factory.mktemp("old") / "project", OPERATIONS, KEPT_BYTES)


class Measured(NamedTuple):
    status: int
    lines: int
    mebibytes: int


def measured(root: Path, arguments: list[str]) -> Measured:
    """The command with what it printed and the most memory that it held."""
    code = (
        "import resource,subprocess,sys;"
        "done=subprocess.run(sys.argv[1:],stdout=subprocess.PIPE,stderr=subprocess.STDOUT);"
        "peak=resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss;"
        "print(done.returncode,done.stdout.count(b'\\n'),peak)"
    )
    command = [sys.executable, "-c", code, *start(*arguments)]
    done = subprocess.run(command, cwd=root, env=environment(), capture_output=True, text=True, check=True)
    status, lines, peak = map(int, done.stdout.split())
    unit = 1024 if sys.platform != "darwin" else 1024 * 1024
    return Measured(status, lines, peak // unit)


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_every_command_stays_usable(arguments: list[str], old: Path) -> None:
    seen = measured(old, arguments)
    assert seen.status == (1 if arguments == ["doctor"] else 0)  # the plugin is not installed here
    assert seen.lines <= MOST_LINES
    assert seen.mebibytes <= MOST_MEMORY


def test_the_size_is_said_with_what_to_do(old: Path) -> None:
    folder = [one for one in json.loads(call(old, "doctor", "--json").out)["findings"] if one["name"] == "folder"]
    assert [(one["level"], one["fix"]) for one in folder] == [("note", "intervention gc --dry-run")]
    assert float(folder[0]["text"].split()[-2]) >= 2098


def test_what_nobody_needs_is_freed_and_only_when_asked(old: Path) -> None:
    found = call_json(old, "gc", "--dry-run")["found"]
    assert len(found["operations"]) == len(found["folders"]) == OPERATIONS
    assert found["bytes"] == OPERATIONS * KEPT_BYTES
    assert call_json(old, "gc", "--dry-run")["found"] == found
    assert call_json(old, "gc", "--yes")["found"] == found
    assert call_json(old, "gc", "--dry-run")["found"]["bytes"] == 0
    assert call_json(old, "log")["operations"] == []
