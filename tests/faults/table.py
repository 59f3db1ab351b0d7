"""The figures of a campaign: one row an operation, and a total."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.faults.campaign import Tried
from tests.faults.processes import ENGINE

_HEADS = (
    "operation",
    "points",
    "tried",
    "engine",
    "git",
    "both",
    "done",
    "undone",
    "in part",
    "by hint",
    "lost",
    "wrong",
)


class Row(NamedTuple):
    """How many points an operation has, how many trials were made (in the engine alone, in a git alone, in a git and
    with it the engine), and how they ended. `hinted`: a lock that a killed git had left was removed as the answer
    said. `lost` and `wrong` have to be 0."""

    name: str
    points: int
    tried: int
    engine: int
    git: int
    both: int
    done: int
    undone: int
    part: int
    hinted: int
    lost: int
    wrong: int


def count(name: str, points: int, tried: Sequence[Tried]) -> Row:
    where = Counter(
        "both" if one.trial.both else "engine" if one.trial.point.process == ENGINE else "git" for one in tried
    )
    ends = Counter(one.verdict.end for one in tried)
    return Row(
        name,
        points,
        len(tried),
        where["engine"],
        where["git"],
        where["both"],
        ends["done"],
        ends["undone"],
        ends["part"],
        sum(one.verdict.needed_hint for one in tried),
        sum(bool(one.verdict.lost) for one in tried),
        sum(bool(one.verdict.problems) for one in tried),
    )


def total(rows: Iterable[Row]) -> Row:
    columns = list(zip(*(row[1:] for row in rows), strict=True))
    return Row("total", *(sum(column) for column in columns))


def lines(rows: Sequence[Row]) -> list[str]:
    cells = [_HEADS, *(tuple(map(str, row)) for row in [*rows, total(rows)])]
    widths = [max(len(row[at]) for row in cells) for at in range(len(_HEADS))]
    return [
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in cells
    ]


def explain(name: str, tried: Tried) -> list[str]:
    """What was wrong with one trial, and where."""
    trial = tried.trial
    point = trial.point
    what = f"{trial.error}{' from then on' if trial.lasting else ''}" if trial.error else "killed"
    where = f"{point.process}, {point.moment.name} {point.moment.number}"
    head = f"{name}: {where}, {what}{' with the engine' if trial.both else ''}"
    return [head, *(f"    {said}" for said in (*tried.verdict.lost, *tried.verdict.problems))]
