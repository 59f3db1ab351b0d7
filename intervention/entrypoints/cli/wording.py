"""How things are called on the screen: times, states, outcomes, kinds of operation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from intervention.contract.result import FileOutcome
from intervention.contract.words import NOTICE_PRIORITY, RANKS
from intervention.core.messages import show_path
from intervention.entrypoints.cli import screen
from intervention.entrypoints.cli.language import pick

_STATUSES = {
    "idle": ("not begun", "尚未开始"),
    "active": ("at work", "进行中"),
    "ralph_loop": ("in its review loop", "评审循环中"),
    "awaiting_approval": ("waiting for a person's approval", "等待人批准"),
    "approved": ("approved", "已批准"),
    "complete": ("complete", "已完成"),
    "paused": ("paused", "已暂停"),
    "suspended": ("suspended: it waits for a person's decision", "已挂起：等待人作出决定"),
    "archived": ("ended", "已结束"),
}
_PHASES = {
    0: ("before phase 1", "阶段 1 之前"),
    1: ("product design", "产品设计"),
    2: ("technical solution", "技术方案"),
    3: ("test plan", "测试计划"),
    4: ("test code", "测试代码"),
    5: ("business code", "业务代码"),
    6: ("pre-release testing", "发布前测试"),
    7: ("system audit", "系统审计"),
    8: ("acceptance", "验收"),
}
_KINDS = {
    "quarantine": ("quarantine", "隔离"),
    "rollback": ("rollback", "回滚"),
    "document": ("document", "文档"),
    "undo": ("undo", "撤销"),
    "restore": ("restore", "取回"),
}
_WILL = {
    "restored": ("its earlier content comes back", "恢复先前内容"),
    "quarantined": ("is taken away and kept", "移走并保存"),
    "untouched": ("stays", "保持不变"),
    "written": ("is written", "将写入"),
    "refused": ("is left", "不处理"),
}
_DID = {
    "restored": ("its earlier content is back", "已恢复先前内容"),
    "quarantined": ("was taken away and is kept", "已移走并保存"),
    "untouched": ("stayed", "保持不变"),
    "written": ("was written", "已写入"),
    "refused": ("was left", "未处理"),
}


def moment(stamp: str | None) -> str:
    """A time of the contract as this machine's own, to the minute."""
    if stamp is None:
        return "-"
    try:
        return datetime.fromisoformat(stamp).astimezone().strftime("%Y-%m-%d %H:%M")
    except ValueError:
        return stamp


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its English noun; `many` where an s does not make the plural."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def status_name(status: str) -> str:
    return pick(*_STATUSES.get(status, (status, status)))


def phase_name(phase: int) -> str:
    return pick(*_PHASES.get(phase, (str(phase), str(phase))))


def kind_name(kind: str) -> str:
    return pick(*_KINDS.get(kind, (kind, kind)))


def type_name(violation_type: str | None) -> str:
    """With the code by which the documents call it."""
    code, _ = RANKS.get(violation_type, ("", NOTICE_PRIORITY))  # type: ignore[call-overload]  # a name from the ledger
    return screen.plain(f"{code} {violation_type}".strip()) if violation_type else "-"


def files_line(paths: Sequence[str]) -> str:
    """The first path, and how many more there are."""
    if not paths:
        return "-"
    more = len(paths) - 1
    return show_path(paths[0]) + (pick(f" and {more} more", f" 等 {more + 1} 个") if more else "")


def outcomes(files: Iterable[FileOutcome], *, is_preview: bool) -> list[tuple[str, str]]:
    """(path, what becomes or became of it)."""
    words = _WILL if is_preview else _DID
    rows = []
    for file in files:
        said = pick(*words[file.outcome])
        because = pick(": ", "：")
        rows.append((show_path(file.path), f"{said}{because}{file.reason}" if file.reason else said))
    return rows
