"""What `doctor` finds about other worktrees of the repository: what is left of those that are gone."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from intervention.effects.repo import Repository
from intervention.effects.report_run import RunView
from intervention.effects.report_worktrees import Abandoned, find_abandoned, is_inherited
from intervention.entrypoints.cli import screen
from intervention.entrypoints.cli.checkup import Finding
from intervention.entrypoints.cli.language import pick
from intervention.entrypoints.cli.wording import counted


def check_others(repo: Repository) -> Iterator[Finding]:
    """Raises OSError."""
    for one in find_abandoned(repo):
        name = screen.plain(one.name)
        text = pick(
            f"of the worktree {name}, which is gone, {_holding(one)}", f"工作区 {name} 已不存在，{_holding(one)}"
        )
        yield Finding("left over", "note", text, _way_back(one))


def check_inherited(repo: Repository, run: RunView) -> Iterator[Finding]:
    if is_inherited(repo, run):
        yield Finding("run", "note", inherited_text(), inherited_fix())


def inherited_text() -> str:
    return pick(
        "this run began before this worktree was made: an earlier worktree of the same name has left it",
        "此运行始于此工作区创建之前：由先前同名的工作区留下",
    )


def inherited_fix() -> str:
    return pick(
        "`intervention runs end` if nobody works on it any more; what it kept stays, and can be undone here",
        "若已无人继续，请执行 `intervention runs end`；其保存的内容仍在，可在此撤销",
    )


def _holding(one: Abandoned) -> str:
    size = f"{one.bytes / (1024 * 1024):.1f} MiB"
    if one.kept is None:
        what = pick("a ledger that cannot be read", "账本无法读取")
    else:
        what = pick(counted(one.kept, "kept version"), f"{one.kept} 个保存的版本")
    run = pick(f", and the run {one.run_id}, which was not ended", f"，以及未结束的运行 {one.run_id}")
    there = pick(f"there are still {what} ({size} in all)", f"仍有{what}（共 {size}）")
    return there + (run if one.run_id is not None else "")


def _way_back(one: Abandoned) -> str:
    add = f"git worktree add --force --detach {shlex.quote(one.path)}"
    en = (
        f"`{add}` makes it again; in it `intervention log` lists what was done, and `intervention undo OP` takes it "
        f"back. If nothing of it is needed, remove {one.state}"
    )
    zh = (
        f"`{add}` 可重新建立该工作区；在其中 `intervention log` 会列出所做的操作，`intervention undo OP` 可撤销。"
        f"若都不再需要，请删除 {one.state}"
    )
    return screen.plain(pick(en, zh))
