"""One operation on the screen."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from intervention.core.messages import show_path
from intervention.effects.history import Recorded
from intervention.effects.repo import Repository
from intervention.entrypoints.cli import screen, wording
from intervention.entrypoints.cli.commands.log import condition
from intervention.entrypoints.cli.language import pick

_MOST_FILES = 50
_MOST_LINES = 200
_NO_DIFF = {
    "binary": ("not text; compare it yourself", "不是文本；请自行比较"),
    "large": ("too long to be shown; compare it yourself", "过长无法显示；请自行比较"),
    "missing": ("one of the two versions is no longer kept", "两个版本之一已不再保存"),
    "same": ("the content is the same", "内容相同"),
}


def show(repo: Repository, found: Recorded, reason: dict[str, Any] | None, differences: list[dict[str, Any]]) -> None:
    _show_head(found)
    if reason is not None:
        screen.show("", screen.paint(pick("Why", "原因"), "bold"), *screen.hang("  ", reason["instruction"]))
    screen.show("", screen.paint(pick("Files", "文件"), "bold"))
    for change in found.operation.changes[:_MOST_FILES]:
        _show_change(found, change)
    if len(found.operation.changes) > _MOST_FILES:
        more = len(found.operation.changes) - _MOST_FILES
        screen.show(pick(f"  and {more} more (--json has all)", f"  另有 {more} 个（--json 可查看全部）"))
    for one in differences[:_MOST_FILES]:
        _show_difference(one)
    _show_history(repo, found)
    if found.state == "done":
        undo = f"intervention undo {found.operation.id if found.chain.has_effect else found.chain.last}"
        said = pick(f"`{undo}` takes it back.", f"`{undo}` 可撤回。")
        again = pick(f"`{undo}` does it again.", f"`{undo}` 可重新执行。")
        screen.show("", said if found.chain.has_effect else again)


def _show_head(found: Recorded) -> None:
    one = found.operation
    kind = wording.kind_name(one.kind)
    if one.reverses is not None:
        kind += pick(f" of {one.reverses}", f" {one.reverses}")
    screen.show(screen.paint(f"{one.id}  {wording.moment(one.at)}", "bold"))
    parts = [kind, wording.type_name(one.violation_type) if one.violation_type else ""]
    if one.phase is not None:
        parts.append(pick(f"phase {one.phase}", f"阶段 {one.phase}"))
    screen.show("  " + " · ".join(part for part in parts if part))
    who = one.author["user"] if one.author is not None else pick("the guard", "守卫")
    screen.show(pick(f"  by {who}", f"  操作者：{who}") + (f", {one.run_id}" if one.run_id else ""))
    for violation in one.violation_ids[:_MOST_FILES]:
        screen.show(f"  → intervention explain {violation}")
    if condition(found):
        screen.show(screen.paint(f"  {condition(found)}", "yellow"))


def _show_change(found: Recorded, change: Any) -> None:
    if found.state == "reverted":
        screen.show(*screen.hang(f"  {show_path(change.path)}  ", pick("as it was", "保持原样")))
        return
    if change.after.kind == "absent":
        said = pick("taken away", "已移走")
    elif change.before.kind == "absent":
        said = pick("put back", "已放回")
    else:
        said = pick("content replaced", "内容已替换")
    kept = found.operation.kept_at(change)
    if kept is not None:
        said += pick(f"; what was there is kept ({change.before.size} B)", f"；原内容已保存（{change.before.size} B）")
    screen.show(*screen.hang(f"  {show_path(change.path)}  ", said))


def _show_difference(one: dict[str, Any]) -> None:
    screen.show("", screen.paint(show_path(one["path"]), "bold"))
    if one["lines"] is None:
        screen.show(f"  {pick(*_NO_DIFF[one['reason']])}")
        return
    for line in one["lines"][2 : _MOST_LINES + 2]:
        colour = {"+": "green", "-": "red", "@": "cyan"}.get(line[:1])
        text = f"  {screen.plain(line.expandtabs(4))}"
        screen.show(screen.paint(text, colour) if colour is not None else text)  # type: ignore[arg-type]
    if len(one["lines"]) > _MOST_LINES + 2:
        screen.show(pick("  … the rest is left out (--json has all)", "  ……其余省略（--json 可查看全部）"))


def _show_history(repo: Repository, found: Recorded) -> None:
    """The newest commits of the first paths: whether the version that was undone had been committed, and by whom."""
    from intervention.effects.report_history import commits_of

    paths = [change.path for change in found.operation.changes[:3]]
    commits = {commit.sha: commit for path in paths for commit in commits_of(repo, path)}
    rows = [
        [f"  {one.sha[:9]}", wording.moment(datetime.fromtimestamp(one.at, UTC).isoformat()), screen.plain(one.subject)]
        for one in sorted(commits.values(), key=lambda one: one.at, reverse=True)
    ]
    if rows:
        screen.show("", screen.paint(pick("In history", "提交历史"), "bold"), *screen.columns(rows))
