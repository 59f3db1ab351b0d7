"""`intervention log`: what the guard and people did to files, newest first."""

from __future__ import annotations

import click

from intervention.effects.history import Recorded
from intervention.entrypoints.cli import place, screen, status, wording
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import json_option, option, root_option
from intervention.entrypoints.cli.language import pick


@make(
    "log",
    "List what was done to files here, newest first: by the guard, and by you.",
    "列出此处对文件所做的操作（守卫和您的），最新的在前。",
    "intervention log --limit 5",
)
@option(
    "--limit",
    "-n",
    type=click.IntRange(1, 100_000),
    default=20,
    metavar="N",
    show_default=True,
    en="How many.",
    zh="条数。",
)
@option("--run", metavar="RUN", en="Only those of one run.", zh="仅限某次运行。")
@root_option
@json_option
def command(limit: int, run: str | None, root: str | None, is_json: bool) -> int:
    from intervention.effects.report_ledger import look

    with look(place.find(root)) as ledger:
        found = ledger.recorded(limit, run) if ledger is not None else []
        count = ledger.count() if ledger is not None else 0
        freed = ledger.freed() if ledger is not None else 0
    if is_json:
        screen.show_json({"v": 1, "ok": True, "operations": [facts(one) for one in found], "freed": freed})
        return status.DONE
    if not found:
        screen.show(_nothing(run, freed))
    for one in found:
        _show(one)
    if run is None and count > len(found):
        more = count - len(found)
        older = wording.counted(more, "older one")
        screen.show(pick(f"… and {older} (--limit shows more)", f"……另有 {more} 项较早的（--limit 可显示更多）"))
    elif run is None and found and freed:
        screen.show(_older_ones(freed))
    return status.DONE


def _nothing(run: str | None, freed: int) -> str:
    if freed:
        return _older_ones(freed)
    if run is not None:
        return pick("Nothing was done to files in this run.", "该运行没有对文件做过任何操作。")
    return pick("Nothing was done to files here.", "这里没有对文件做过任何操作。")


def _older_ones(freed: int) -> str:
    en = f"`intervention gc` has freed {wording.counted(freed, 'older operation')}, which can no longer be shown."
    return pick(en, f"较早的 {freed} 项操作已由 `intervention gc` 清理，无法再显示。")


def facts(recorded: Recorded) -> dict[str, object]:
    """The operation for scripts, without its bytes."""
    one = recorded.operation
    return {
        "id": one.id,
        "kind": one.kind,
        "at": one.at,
        "state": recorded.state,
        "reversed_by": recorded.reversed_by,
        "has_effect": recorded.state == "done" and recorded.chain.has_effect,
        "reverses": one.reverses,
        "run_id": one.run_id,
        "phase": one.phase,
        "violation_type": one.violation_type,
        "violation_ids": list(one.violation_ids),
        "paths": [change.path for change in one.changes],
        "snapshot": one.snapshot,
        "author": dict(one.author) if one.author is not None else None,
    }


def condition(recorded: Recorded) -> str:
    """What became of it, where that is not simply that it stands."""
    chain = recorded.chain
    if not chain.has_effect:
        return pick(f"undone by {chain.last}", f"已由 {chain.last} 撤销")
    if chain.later:
        by, again = chain.later[-2:]
        return pick(f"undone by {by}, done again by {again}", f"已由 {by} 撤销，又由 {again} 重新执行")
    if recorded.state == "reverted":
        return pick("nothing was changed: it was refused or failed", "未做任何改动：被拒绝或失败")
    if recorded.state in ("planned", "applying"):
        return pick("interrupted; the next call settles it", "被中断；下一次调用会处理")
    return ""


def _show(recorded: Recorded) -> None:
    one = recorded.operation
    what = wording.kind_name(one.kind)
    if one.reverses is not None:
        what += pick(f" of {one.reverses}", f" {one.reverses}")
    elif one.violation_type is not None:
        what += f" · {wording.type_name(one.violation_type)}"
    line = f"{one.id}  {wording.moment(one.at)}  {what}"
    screen.show(line if recorded.state == "done" and recorded.chain.has_effect else screen.paint(line, "dim"))
    said = wording.files_line([change.path for change in one.changes])
    screen.show(*screen.hang("  ", said))
    if condition(recorded):
        screen.show(*screen.hang("  ", condition(recorded)))
