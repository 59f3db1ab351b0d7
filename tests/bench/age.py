"""What a call costs as the run grows old, as ratios of the last tenth to the first.

Run with `python -m tests.bench.age [CALLS]`, 10,000 unless told otherwise; every second call breaks the rule, each with
a file of its own, and a checkpoint after twenty of them takes back what they wrote. The plugin is the bundled one, the
engine the real one. No time is measured: what is counted are the bytes that the host's process reads and writes, the
bytes of the state, and the host's memory.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.support import surroundings
from tests.support.hosted import Hosted, hosted

ROUND = 20
#: Rounds after which everything that is kept of the newest few is kept.
WARM = 25
CODE = "def total{0}(lines):\n    return sum(line.price for line in lines)\n"
#: Fewer calls are over before the run is warm.
LEAST = 2 * ROUND * (WARM + 10)
#: Nothing is ever suspended, so that the run goes on.
CONFIG = {"ladders": {"SKIP_RED_PHASE": ["quarantine"]}}
#: How much more a call may cost at the end than at the beginning. What is read and written for a round holds the list
#: of versions that the engine itself wrote, which grows to five thousand entries and no further.
MOST = {"read": 2.0, "written": 2.0, "state": 1.5, "memory": 2.0}


class Sample(NamedTuple):
    """Bytes that the host's process read and wrote since the sample before, that its state takes, that it holds."""

    read: int
    written: int
    state: int
    memory: int


class Aged(NamedTuple):
    """One sample a round, and what the run came to."""

    samples: list[Sample]
    calls: int
    violations: int
    parts: int

    def ratio(self, what: str) -> float:
        """The mean of the last tenth of the rounds to that of the first, once the run is warm."""
        values = [float(getattr(sample, what)) for sample in self.samples[WARM:]]
        count = max(1, len(values) // 10)
        return sum(values[-count:]) / sum(values[:count])

    def is_bounded(self) -> bool:
        return all(self.ratio(what) <= most for what, most in MOST.items())


def grow_old(host: Hosted, calls: int, a_round: int = ROUND) -> Aged:
    """Makes so many calls, and a checkpoint after every so many violations."""
    script = host.root.parent / "write.py"
    script.write_text("import sys\nopen(sys.argv[1], 'w').write(sys.argv[2])\n")
    samples: list[Sample] = []
    before = counters(host)
    for number in range(0, calls, 2):
        code = CODE.format(number)
        answer = host.bash(f"python3 -S {script} early{number // 2}.py '{code}'")
        assert answer["exit"] == 0, answer
        host.ask({"tool": "read", "args": {"filePath": "README.md"}})
        if number // 2 % a_round == a_round - 1:
            host.look()
            now = counters(host)
            size = (host.state / "state.json").stat().st_size
            samples.append(Sample(now[0] - before[0], now[1] - before[1], size, resident(host)))
            before = now
    violations = sum(entry["signal"] == "no-business-code-before-phase5" for entry in host.log())
    return Aged(samples, calls, violations, len(list(host.state.glob("runs/*/audit*.jsonl"))))


def counters(host: Hosted) -> tuple[int, int]:
    """Bytes that the host's own process has read and written so far, pipes among them."""
    lines = Path(f"/proc/{host.pid}/io").read_text().splitlines()
    counts = {name: int(value) for name, value in (line.split(": ") for line in lines)}
    return counts["rchar"], counts["wchar"]


def resident(host: Hosted) -> int:
    """Bytes of memory that the host's process holds."""
    pages = Path(f"/proc/{host.pid}/statm").read_text().split()[1]
    return int(pages) * 4096


def main() -> int:
    calls = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    if calls < LEAST:
        sys.exit(f"give at least {LEAST} calls: what is kept of the newest few is kept only then")
    home = surroundings.enter()
    try:
        with tempfile.TemporaryDirectory() as folder, hosted(Path(folder), CONFIG) as host:
            aged = grow_old(host, calls)
    finally:
        surroundings.leave(home)
    print(f"{aged.calls} calls, {aged.violations} violations, {aged.parts} file(s) of the log")
    for what, most in MOST.items():
        first, last = (getattr(aged.samples[place], what) for place in (1, -1))
        print(f"{what:8} {aged.ratio(what):5.2f}  (at most {most}; {json.dumps([first, last])} bytes a round)")
    return 0 if aged.is_bounded() else 1


if __name__ == "__main__":
    sys.exit(main())
