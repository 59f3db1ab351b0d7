"""What is said about faults of the known-issues document."""

from __future__ import annotations

from intervention.effects.ki_reading import Fault
from intervention.entrypoints.cli import screen
from intervention.entrypoints.cli.language import pick


def describe(name: str, fault: Fault) -> str:
    """Where it is, what is wrong, what to do."""
    where, about = f"{name}:{fault.line}", screen.plain(fault.about)
    if fault.kind == "double":
        return pick(
            f"{where}: {about} is there twice. Give one of them a new number.",
            f"{where}：{about} 出现两次。请为其一更换编号。",
        )
    if fault.kind == "field":
        return pick(
            f"{where}: **{about}** is missing or empty. Add it.", f"{where}：缺少 **{about}** 或其为空。请补上。"
        )
    if fault.kind == "time":
        return pick(
            f"{where}: {about} is no time. Write it like 2026-11-30T15:44:23Z.",
            f"{where}：{about} 不是时间。请写成 2026-11-30T15:44:23Z。",
        )
    return pick(
        f"{where}: the status is {about or 'missing'}. Write PASS, CONDITIONAL or FAIL.",
        f"{where}：状态为 {about or '空'}。请写 PASS、CONDITIONAL 或 FAIL。",
    )


def outdated(name: str) -> str:
    return pick(
        f"{name}: its newest entry is older than the run's newest finding. Add it with `intervention ki add`.",
        f"{name}：最新条目早于本次运行的最新发现。请用 `intervention ki add` 补充。",
    )
