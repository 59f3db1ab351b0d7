"""`intervention status`: where the run stands, what holds it, and whether the guard is there."""

from __future__ import annotations

from intervention.entrypoints.cli import overview, place, screen, status
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import json_option, root_option
from intervention.entrypoints.cli.overview_lines import describe


@make(
    "status",
    "Show where the run stands here: phase, gate, open decisions, strikes, and when the guard was last live.",
    "显示此工作区运行的状况：阶段、关卡、待定决定、违规次数，以及守卫最近在线的时间。",
    "intervention status --json",
)
@root_option
@json_option
def command(root: str | None, is_json: bool) -> int:
    seen = overview.look(place.find(root))
    if is_json:
        screen.show_json({"v": 1, "ok": True, **overview.facts(seen)})
    else:
        for head, lines in describe(seen):
            rows = lines or [""]
            screen.show(*screen.hang(_label(head), rows[0]))
            for line in rows[1:]:
                screen.show(*screen.hang(" " * _WIDTH, line))
    return status.DONE


_WIDTH = 14


def _label(head: str) -> str:
    gap = " " * max(_WIDTH - screen.measure(head), 1)
    return screen.paint(head, "bold") + gap
