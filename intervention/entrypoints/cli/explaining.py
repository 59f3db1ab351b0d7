"""What is known of a violation: its entry in the log, the engine's decision and its grounds, the setting behind it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from pydantic import ValidationError

from intervention.contract.result import Facts
from intervention.contract.words import SIGNALS, AnyType, Check, Rung
from intervention.core.evidence import show_evidence
from intervention.core.messages import say
from intervention.effects.history import Recorded
from intervention.effects.repo import Repository
from intervention.effects.report_config import ConfigView, Setting, read_config
from intervention.effects.report_ledger import LedgerView, look
from intervention.effects.report_log import find_entry
from intervention.entrypoints.cli import config_words, ladders, screen, wording
from intervention.entrypoints.cli.commands.log import condition
from intervention.entrypoints.cli.language import current, pick
from intervention.entrypoints.cli.rules import RULES


class Explained(NamedTuple):
    """`entry` is the log's, `answer` the part of a result; either may be missing, not both. `recorded` is the operation
    of the answer, where there was one and it is still known. What is said of a type alone has neither, but `ladder`:
    what is done the first time, the second, and from then on."""

    violation_id: str | None
    violation_type: str
    entry: dict[str, Any] | None = None
    answer: dict[str, Any] | None = None
    setting: Setting | None = None
    recorded: Recorded | None = None
    ladder: tuple[Rung, ...] = ()

    def facts(self) -> dict[str, Any]:
        rule = RULES.get(self.violation_type)  # type: ignore[call-overload]  # a name from a log
        setting = self.setting
        return {
            "violation_id": self.violation_id,
            "violation_type": self.violation_type,
            "rule": say(rule.says, current()) if rule is not None else None,
            "allowed": say(rule.allows, current()) if rule is not None else None,
            "entry": self.entry,
            "answer": self.answer,
            "undone_by": self.recorded.chain.last if self.recorded is not None and not _stands(self.recorded) else None,
            "ladder": list(self.ladder),
            "setting": None
            if setting is None
            else {"key": setting.key, "value": setting.value, "origin": setting.origin},
        }


def gather(repo: Repository, name: str) -> list[Explained]:
    """One for a violation's id, a code such as `V-4` or a type, one a violation for an operation's id; none where
    nothing is known of it."""
    kind = ladders.find_type(name)
    if kind is not None:
        return [_explain_type(repo, kind)]
    with look(repo) as ledger:
        operation = ledger.find(name) if ledger is not None else None
        ids = operation.operation.violation_ids if operation is not None else (name,)
        found = [_explain(repo, ledger, one) for one in ids]
    return [one for one in found if one.entry is not None or one.answer is not None]


def _explain_type(repo: Repository, kind: AnyType) -> Explained:
    view = read_config(repo.root, os.environ)
    setting = _find_setting(view, _checks_of(kind))
    return Explained(None, kind, setting=setting, ladder=ladders.read_ladder(view, kind, setting))


def _explain(repo: Repository, ledger: LedgerView | None, one: str) -> Explained:
    entry = find_entry(repo, one)
    answer = ledger.result_about(one) if ledger is not None else None
    operation = (answer or {}).get("operation_id")
    recorded = ledger.find(operation) if ledger is not None and operation is not None else None
    signal = (entry or {}).get("signal")
    row = SIGNALS.get(signal) if signal is not None else None
    kind = row.violation_type if row is not None else (answer or {}).get("violation_type") or "-"
    checks = [row.check] if row is not None else _checks_of(kind)
    setting = _find_setting(read_config(repo.root, os.environ), checks)
    return Explained(one, str(kind), entry, answer, setting, recorded)


def _checks_of(kind: str) -> list[Check | None]:
    return [one.check for one in SIGNALS.values() if one.violation_type == kind]


def _find_setting(view: ConfigView, checks: Iterable[Check | None]) -> Setting | None:
    key = next((f"checks.{check}" for check in checks if check is not None), None)
    return next((one for one in view.settings if one.key == key), None)


def _stands(recorded: Recorded) -> bool:
    return recorded.state == "done" and recorded.chain.has_effect


def show(one: Explained) -> None:
    name = screen.paint(wording.type_name(one.violation_type), "bold")
    screen.show(f"{name}  {one.violation_id}" if one.violation_id is not None else name)
    rule = RULES.get(one.violation_type)  # type: ignore[call-overload]  # a name from a log
    if rule is not None:
        _part(pick("Rule", "规则"), [say(rule.says, current())])
    _part(pick("What", "事件"), list(_event(one)))
    _part(pick("Evidence", "证据"), list(_evidence(one)))
    _part(pick("Done", "处理"), _what_was_done(one))
    if one.setting is not None:
        key, origin, value = config_words.row(one.setting)
        source = screen.plain(one.setting.source or "")
        _part(pick("Setting", "设置"), [f"{key}: {value} ({origin}{', ' + source if source else ''})"])
    if rule is not None:
        _part(pick("Allowed", "允许"), [say(rule.allows, current())])


def _what_was_done(one: Explained) -> list[str]:
    return list(_done(one)) if one.violation_id is not None else ladders.describe_ladder(one.violation_type, one.ladder)


def _part(head: str, lines: list[str]) -> None:
    gap = " " * max(10 - screen.measure(head), 1)
    for number, line in enumerate(lines):
        start = screen.paint(head, "cyan") + gap if number == 0 else " " * 10
        screen.show(*screen.hang(f"  {start}", screen.plain(line)))


def _event(one: Explained) -> Iterator[str]:
    if one.entry is None:
        return
    entry = one.entry
    yield pick(
        f"{wording.moment(entry['ts'])}, phase {entry['phase']}, {entry['signal']}, {entry['severity']}",
        f"{wording.moment(entry['ts'])}，阶段 {entry['phase']}，{entry['signal']}，{entry['severity']}",
    )
    if entry.get("tool"):
        yield pick(f"by the tool {entry['tool']}", f"工具 {entry['tool']}") + f", {entry['session_id']}"
    if entry.get("command"):
        yield str(entry["command"])[:300]
    if entry.get("files"):
        yield wording.files_line(entry["files"])


def _evidence(one: Explained) -> Iterator[str]:
    """The pieces of code that the judgement rests on, the content's digests, and what the signal itself says."""
    facts = _facts_of(one)
    if facts is not None:
        yield from show_evidence(facts.paths, current())
        for path in facts.paths[:10]:
            was, now = (digest[:8] if digest else "-" for digest in (path.base_sha256, path.current_sha256))
            yield pick(
                f"{path.path}: {path.judgement} ({was} at the start of the phase, {now} then)",
                f"{path.path}：{path.judgement}（阶段开始时 {was}，当时 {now}）",
            )
    for key, value in ((one.entry or {}).get("detail") or {}).items():
        if value not in (None, [], ""):
            yield f"{key}: {json.dumps(value, ensure_ascii=False)[:400]}"


def _facts_of(one: Explained) -> Facts | None:
    try:
        return Facts.model_validate(one.answer["facts"]) if one.answer is not None else None
    except (KeyError, ValidationError):
        return None


def _done(one: Explained) -> Iterator[str]:
    answer = one.answer
    if answer is None:
        yield pick("not answered by the engine yet", "引擎尚未处理")
        return
    if answer.get("reason") == "superseded":
        yield pick(f"undone already by {answer['by']}", f"已由 {answer['by']} 撤销")
        return
    operation = answer.get("operation_id")
    strike = pick(f"strike {answer['strike']}", f"第 {answer['strike']} 次")
    yield f"{answer['action']}, {strike}" + (f", {operation}" if operation else "")
    if operation is not None:
        yield from _undoing(one, operation)


def _undoing(one: Explained, operation: str) -> Iterator[str]:
    if one.recorded is None:
        yield pick("freed by `intervention gc`; it can no longer be undone", "已由 `intervention gc` 清理，无法再撤销")
        return
    if said := condition(one.recorded):
        yield said
    if _stands(one.recorded):
        yield f"→ intervention undo {operation}"
