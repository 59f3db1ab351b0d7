"""How long replay takes, as a ratio to parsing the same lines with `json.loads`.

Run with `python -m tests.bench.replay [ENTRIES]`. A log is generated (one violation in ten entries, two a batch, the
mixture of a working day), then each side is measured in a process of its own: reading and parsing every line;
replaying on one core, with its peak memory; replaying on two. They take turns, the fastest of each counts. The ratio
is one of processor time, whatever else the machine does; how much two jobs gain shows only on an idle one.
"""

import resource
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.support import envelopes
from tests.support.logs import Log

ENTRIES = 1_000_000
ROUNDS = 3
LINES_A_RUN = 2_000
RATIO, MEMORY_MIB, SPEEDUP = 4.0, 150, 1.7

PARSE = """
import json, sys
with open(sys.argv[1], "rb") as file:
    for line in file:
        json.loads(line)
"""
REPLAY = """
import sys
from intervention.replay.story import replay_logs
from intervention.replay.summary import Summary

summary = Summary()
for joined in replay_logs([sys.argv[1]], jobs=int(sys.argv[2])):
    assert not joined.problems, joined.problems[:3]
    summary.add(joined.rows)
whole = summary.whole
assert whole.decisions and not whole.different and not whole.unknown, whole
"""


def main() -> int:
    entries = int(sys.argv[1]) if len(sys.argv) > 1 else ENTRIES
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "generated.audit.jsonl"
        violations = generate(log, entries)
        size = log.stat().st_size / 2**20
        print(f"{entries:,} entries, {violations:,} violations, {size:.0f} MiB")
        return report(str(log))


class Cost(NamedTuple):
    wall_s: float
    cpu_s: float
    memory_mib: float


def report(log: str) -> int:
    costs: dict[str, list[Cost]] = {"parse": [], "1": [], "2": []}
    for _ in range(ROUNDS):
        costs["parse"].append(measure(PARSE, log))
        for jobs in ("1", "2"):
            costs[jobs].append(measure(REPLAY, log, jobs))
    ratio = min(one.cpu_s for one in costs["1"]) / min(one.cpu_s for one in costs["parse"])
    speedup = min(one.wall_s for one in costs["1"]) / min(one.wall_s for one in costs["2"])
    memory = max(one.memory_mib for one in costs["1"])
    for name, measured in costs.items():
        wall, cpu = min(one.wall_s for one in measured), min(one.cpu_s for one in measured)
        print(f"{name:6} {wall:7.2f} s, {cpu:7.2f} s of processor")
    print(f"ratio {ratio:.2f} (target {RATIO}), {memory:.0f} MiB (target {MEMORY_MIB})")
    print(f"two jobs: {speedup:.2f} times as fast (target {SPEEDUP})")
    return 0 if ratio <= RATIO and memory <= MEMORY_MIB and speedup >= SPEEDUP else 1


def measure(script: str, *arguments: str) -> Cost:
    began = time.perf_counter()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    watched = f"{script}\nimport resource; print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    done = subprocess.run([sys.executable, "-c", watched, *arguments], capture_output=True, check=False, text=True)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(time.perf_counter() - began, cpu, int(done.stdout) / (2**20 if sys.platform == "darwin" else 2**10))


def generate(file: Path, entries: int) -> int:
    """Writes a log of that many entries; returns how many of them are violations."""
    written = violations = 0
    with file.open("w", encoding="utf-8") as out:
        number = 0
        while written < entries:
            number += 1
            lines = [line for line, _ in run_of(number)][: entries - written]
            violations += sum('"signal":"no-' in line for line in lines)
            out.writelines(f"{line}\n" for line in lines)
            written += len(lines)
    return violations


def run_of(number: int) -> Iterator[tuple[str, int]]:
    log = Log(f"run_{number:04}")
    log.add("live", envelopes.EVENT_DETAILS["live"])
    day = 0
    while len(log.entries) < LINES_A_RUN:
        day += 1
        for _ in range(7):
            log.add("observed", {"rule": "unattributed", "paths": [f"src/part_{day % 40}.py"]})
            log.add("test_run", envelopes.EVENT_DETAILS["test_run"], command="pytest -q tests")
        log.add("transition", envelopes.EVENT_DETAILS["transition"])
        request = batch(number, day)
        log.batch(request, answer(request), answer_first=True)
        log.add("resolved", {"resolves": [one["id"] for one in request["violations"]], "how": "undone"})
    for text in log.lines():
        yield text, number


def batch(number: int, day: int) -> dict[str, Any]:
    first = (number << 40) + (day << 8)
    violations = [
        envelopes.violation(
            "no-business-code-before-phase5", first + place, files=[f"src/part_{(day + place) % 40}.py"]
        )
        for place in (1, 2)
    ]
    return envelopes.request(*violations, batch_id=str(uuid.UUID(int=first + (1 << 100))))


def answer(request: dict[str, Any]) -> dict[str, Any]:
    paths = [entry["files"][0] for entry in request["violations"]]
    facts = [
        {"path": path, "base_sha256": None, "current_sha256": "2" * 64, "judgement": "business", "refusal": None,
         "evidence": [{"kind": "body", "base_line": None, "current_line": 3, "text": "return a + b"}]}
        for path in paths
    ]  # fmt: skip
    handled = {
        "violation_ids": [entry["id"] for entry in request["violations"]],
        "violation_type": "SKIP_RED_PHASE",
        "code": "V-4",
        "priority": 1,
        "strike": 1,
        "action": "quarantine",
        "success": True,
        "operation_id": f"op_{request['batch_id'][:16]}",
        "files": [
            {"path": path, "outcome": "quarantined", "kept_at": f"op/files/{path}", "reason": None} for path in paths
        ],
        "snapshot": envelopes.SHA,
        "instruction": f"Business code was written in phase 4: {', '.join(paths)}. Write the failing tests first.",
        "undo": "intervention undo op_1",
        "facts": {"strike": 1, "paths": facts, "tree": None, "target": None, "is_green": None, "document": None},
        "error": None,
    }
    head = {"v": 1, "batch_id": request["batch_id"], "status": "ok", "error": None, "pipeline_action": "continue"}
    counts = {"received": 2, "handled": 2, "deferred": 0, "failed": 0}
    return {**head, "results": [handled], "deferred": [], "decision": None, "counts": counts}


if __name__ == "__main__":
    sys.exit(main())
