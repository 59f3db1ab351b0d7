"""The long form: `python -m tests.fuzz --minutes 60 [--target NAME] [--folder DIR]`. Prints a table, keeps what broke.

Each target runs in processes of its own, one after the other. A process that ends early has met something: its input is
kept, it is counted, and the target goes on until its time is over.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tests.fuzz.targets import TARGETS

#: Longer than any honest input takes on a busy machine; a parser that is not linear takes longer.
HANG_S = 60
LONGEST_INPUT = 20_000
_EXECUTED = re.compile(rb"stat::number_of_executed_units: (\d+)")
_PROGRESS = re.compile(rb"#\d+\s+\w+\s+cov: (\d+) ft: \d+ corp: (\d+)/")


@dataclass
class Figures:
    """What became of one target. `edges` and `corpus` as the fuzzer's last line has them; `hangs` are not `crashes`."""

    target: str
    seconds: float = 0
    executions: int = 0
    edges: int = 0
    corpus: int = 0
    crashes: int = 0
    hangs: int = 0


def fuzz(target: str, seconds: float, folder: Path) -> Figures:
    """Fuzzes one target for so long. `folder` gets its corpus and what broke it."""
    figures = Figures(target)
    corpus = folder / "corpus" / target.replace(" ", "-")
    broken = folder / "broken" / target.replace(" ", "-")
    for one in (corpus, broken):
        one.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + seconds
    began = time.monotonic()
    while (left := end - time.monotonic()) >= 1 and figures.crashes + figures.hangs < 100:
        _run(figures, corpus, broken, int(left))
    figures.seconds = time.monotonic() - began
    return figures


def _run(figures: Figures, corpus: Path, broken: Path, seconds: int) -> None:
    options = [f"-max_total_time={seconds}", f"-timeout={HANG_S}", f"-max_len={LONGEST_INPUT}", "-print_final_stats=1"]
    command = [sys.executable, "-m", "tests.fuzz.drive", figures.target, *options, f"-artifact_prefix={broken}/"]
    with (broken / f"run-{time.time_ns()}.log").open("w+b") as log:
        done = subprocess.run([*command, str(corpus)], stdout=log, stderr=log, check=False)
        log.seek(0)
        said = log.read()
    figures.executions += sum(int(one) for one in _EXECUTED.findall(said))
    if progress := _PROGRESS.findall(said):
        figures.edges, figures.corpus = (
            max(old, int(new)) for old, new in zip((figures.edges, figures.corpus), progress[-1], strict=True)
        )
    figures.hangs += b"ALARM" in said
    figures.crashes += done.returncode != 0 and b"ALARM" not in said


def table(rows: list[Figures]) -> str:
    """The figures below one another, with their sums."""
    head = f"{'target':<12}{'seconds':>9}{'executions':>12}{'edges':>7}{'corpus':>8}{'crashes':>9}{'hangs':>7}"
    lines = [
        f"{one.target:<12}{one.seconds:>9.0f}{one.executions:>12,}{one.edges:>7}{one.corpus:>8}{one.crashes:>9}{one.hangs:>7}"
        for one in rows
    ]
    sums = Figures(
        "all",
        *(
            sum(getattr(one, name) for one in rows)
            for name in ("seconds", "executions", "edges", "corpus", "crashes", "hangs")
        ),
    )
    last = f"{sums.target:<12}{sums.seconds:>9.0f}{sums.executions:>12,}{'':>7}{'':>8}{sums.crashes:>9}{sums.hangs:>7}"
    return "\n".join([head, *lines, last])


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz", description="Fuzz everything that is read from outside."
    )
    parser.add_argument("--minutes", type=float, default=60, help="for all targets together")
    parser.add_argument("--target", choices=list(TARGETS), action="append", help="only this one (repeatable)")
    parser.add_argument(
        "--folder", type=Path, help="where corpora and broken inputs are kept for the next time (default: a new one)"
    )
    wanted = parser.parse_args()
    folder = wanted.folder or Path(tempfile.mkdtemp(prefix="intervention-fuzz-"))
    print(f"corpora and broken inputs: {folder}", flush=True)
    names = wanted.target or list(TARGETS)
    rows = []
    for name in names:
        rows.append(fuzz(name, wanted.minutes * 60 / len(names), folder))
        print(table(rows[-1:]), flush=True)
    print(table(rows))
    return 1 if any(one.crashes + one.hangs for one in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
