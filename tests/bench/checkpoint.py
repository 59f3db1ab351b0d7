"""How long a checkpoint's engine takes, as ratios to a Python that imports pydantic and defines one model.

Run with `python -m tests.bench.checkpoint [ROUNDS]`. Both sides are measured alternately in one run, and the fastest of
each counts, so that what else the machine does falls out. Both find their modules compiled, as an installed program
does. Then come time and peak memory by the number of violations.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.support import engine, envelopes

BASELINE = [sys.executable, "-P", "-c", "from pydantic import BaseModel\nclass One(BaseModel):\n    x: int"]
TARGETS = {"instruct": 1.3, "quarantine": 1.6, "rollback in 5,000 files": 3.0}
COUNTS = (1, 100, 1_000, 10_000)
MAX_MEMORY_MIB = 150


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    with tempfile.TemporaryDirectory() as folder:
        keep_compiled(Path(folder) / "compiled")
        ratios = {name: measure(prepare(Path(folder) / name.split()[0]), rounds) for name, prepare in CASES.items()}
        for name, (ratio, ours, theirs) in ratios.items():
            print(f"{name:28} {ratio:5.2f}  (target {TARGETS[name]}; {ours:.0f} ms against {theirs:.0f} ms)")
        sizes = [by_count(Path(folder) / f"count{count}", count) for count in COUNTS]
    for count, seconds, mebibytes in sizes:
        print(f"{count:6} violations {seconds:8.2f} s {mebibytes:8.1f} MiB")
    return 0 if is_within(ratios, sizes) else 1


def is_within(ratios: dict[str, tuple[float, float, float]], sizes: list[tuple[int, float, float]]) -> bool:
    is_quick = all(ratio <= TARGETS[name] for name, (ratio, _, _) in ratios.items())
    (few, little, _), (many, much, memory) = sizes[-2:]
    return is_quick and much / little <= 1.2 * many / few and memory <= MAX_MEMORY_MIB


def measure(request: Callable[[int], bytes], rounds: int) -> tuple[float, float, float]:
    """(ratio, our milliseconds, the baseline's)."""
    ours, theirs = [], []
    timed(BASELINE, b"")
    timed(engine.COMMAND, request(rounds))
    for number in range(rounds):
        raw = request(number)
        theirs.append(timed(BASELINE, b""))
        ours.append(timed(engine.COMMAND, raw))
    return min(ours) / min(theirs), min(ours) * 1000, min(theirs) * 1000


def keep_compiled(folder: Path) -> None:
    """Lets Python keep compiled modules, and beside the checkout, which is never written to."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(folder)


def timed(command: list[str], stdin: bytes) -> float:
    began = time.perf_counter()
    subprocess.run(command, input=stdin, capture_output=True, check=True)
    return time.perf_counter() - began


def prepare_instruct(folder: Path) -> Callable[[int], bytes]:
    place = engine.make(folder, {"a.py": "a = 1\n"})
    return lambda number: body(place, fresh("violation-gate-block", [], severity="warn"))


def prepare_quarantine(folder: Path) -> Callable[[int], bytes]:
    place = engine.make(folder, {"a.py": "a = 1\n"})

    def request(number: int) -> bytes:
        (place.tree / f"new{number}.py").write_text(f"def f(x):\n    return x + {number}\n")
        return body(place, fresh("no-business-code-before-phase5", [f"new{number}.py"]))

    return request


def prepare_rollback(folder: Path) -> Callable[[int], bytes]:
    place = engine.make(folder, {f"src/d{n % 50}/f{n}.py": f"x = {n}\n" for n in range(5_000)})
    path = "src/d1/f1.py"

    def request(number: int) -> bytes:
        (place.tree / path).write_text(f"x = {-number - 1}\n")
        touched = [{"path": path, "first_ts": engine.LATER, "last_ts": engine.LATER}]
        detail = {"tests": None, "command": "pytest", "exit": 1, "last_green": None}
        violation = fresh("test-runner-exit-nonzero-was-passing", [path], detail=detail)
        strict = {"preset": "strict", "ladders": {"REGRESSION": ["rollback"]}, "language": "en"}
        return body(place, violation, policy=strict, touched=touched)

    return request


CASES = {
    "instruct": prepare_instruct,
    "quarantine": prepare_quarantine,
    "rollback in 5,000 files": prepare_rollback,
}


def by_count(folder: Path, count: int) -> tuple[int, float, float]:
    """(count, seconds, peak MiB) of a batch that quarantines one file a violation."""
    place = engine.make(folder, {"a.py": "a = 1\n"})
    violations = []
    for number in range(count):
        path = f"new/d{number % 100}/f{number}.py"
        (place.tree / path).parent.mkdir(parents=True, exist_ok=True)
        (place.tree / path).write_text(f"def f(x):\n    return x + {number}\n")
        violations.append(fresh("no-business-code-before-phase5", [path]))
    raw = body(place, *violations)
    began = time.perf_counter()
    measured = "import resource,subprocess,sys;subprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL,check=True);"
    measured += "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    done = subprocess.run([sys.executable, "-c", measured, *engine.COMMAND], input=raw, capture_output=True, check=True)
    unit = 1024 if sys.platform != "darwin" else 1024 * 1024
    return count, time.perf_counter() - began, int(done.stdout) / unit


def fresh(signal: str, files: list[str], **changes: Any) -> dict[str, Any]:
    return envelopes.violation(signal, id=str(uuid.uuid4()), files=files, **changes)


def body(place: engine.Place, *violations: dict[str, Any], policy: Any = None, **run: Any) -> bytes:
    request = place.request(*violations, **run)
    if policy is not None:
        request["policy"] = policy
    return json.dumps(request).encode()


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sys.exit(main())
