"""`python -m tests.faults`: kills and failing calls at every step that changes something, and the figures.

    python -m tests.faults                  everything: hours
    python -m tests.faults --every 40       a sample: one trial in 40, and the first and last of each family of calls
    python -m tests.faults --short          the sample that continuous integration runs: minutes
    python -m tests.faults --kills --only undo

Ends with 1 where anything was lost, or was neither done nor undone, or was told untruly.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import NamedTuple

from tests.faults import campaign, table
from tests.faults.operations import OPERATIONS
from tests.support import kills, surroundings

#: The sample of the short form: one trial in so many, of kills and of errors.
SHORT = 80


class Order(NamedTuple):
    """What to try: `kind` is kills or errors; one trial in `every`; all errors at each point or one in turn."""

    kind: str
    every: int
    all_errors: bool = False


def try_one(number: int, order: Order) -> tuple[int, table.Row, list[str]]:
    """The row of one operation, and what was wrong. The operation's place in the list comes back first."""
    operation = OPERATIONS[number]
    with campaign.scene(operation) as scene:
        if scene is None:
            return number, table.count(operation.name, 0, []), []
        if order.kind == "kills":
            trials = list(campaign.kills(scene.points))
        else:
            trials = list(campaign.errors(scene.points, all_of_them=order.all_errors))
        tried = [scene.attempt(trial) for trial in campaign.sample(trials, order.every)]
    bad = [one for one in tried if one.verdict.problems or one.verdict.lost]
    said = [line for one in bad for line in table.explain(operation.name, one)]
    return number, table.count(operation.name, len(scene.points), tried), said


def run(order: Order, numbers: Sequence[int], workers: int) -> tuple[list[table.Row], list[str]]:
    """The rows in the order of the operations, and everything that was wrong."""
    rows: dict[int, table.Row] = {}
    said: list[str] = []
    for number, row, more in _results(order, numbers, workers):
        rows[number] = row
        said += more
        print(table.lines([row])[1], *more, sep="\n", flush=True)
    return [rows[number] for number in sorted(rows)], said


def _results(order: Order, numbers: Sequence[int], workers: int) -> Iterator[tuple[int, table.Row, list[str]]]:
    with ProcessPoolExecutor(workers) as pool:
        for future in as_completed([pool.submit(try_one, number, order) for number in numbers]):
            yield future.result()


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description="Faults at every step.")
    parser.add_argument("--short", action="store_true", help=f"one trial in {SHORT}")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="one trial in N, and the ends")
    parser.add_argument(
        "--only", metavar="WORD", nargs="+", default=[""], help="operations with such a word in their name"
    )
    parser.add_argument("--kills", action="store_true", help="no failing calls")
    parser.add_argument("--errors", action="store_true", help="no kills")
    parser.add_argument("--in-turn", action="store_true", help="one error a point, instead of every error at each")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="processes (default 2)")
    given = parser.parse_args(arguments)
    if kills.STRACE is None:
        print("needs strace; on Debian: apt-get install strace")
        return 2
    every = SHORT if given.short else given.every
    numbers = [number for number, one in enumerate(OPERATIONS) if any(word in one.name for word in given.only)]
    kinds = [kind for kind in ("kills", "errors") if getattr(given, kind) or not (given.kills or given.errors)]
    is_well = True
    for kind in kinds:
        order = Order(kind, every, not given.in_turn and not given.short)
        began = time.monotonic()
        print(
            f"{kind}, one trial in {every}{', and the first and last of each family of calls' if every > 1 else ''}:",
            flush=True,
        )
        rows, said = run(order, numbers, given.workers)
        print("", *table.lines(rows), f"{time.monotonic() - began:.0f} s", "", sep="\n", flush=True)
        is_well = is_well and not said
    return 0 if is_well else 1


if __name__ == "__main__":
    home = surroundings.enter()
    try:
        status = main(sys.argv[1:])
    finally:
        surroundings.leave(home)
    sys.exit(status)
