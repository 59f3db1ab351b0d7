"""What is known of a violation: its entry in the log, the engine's decision and its grounds, the setting behind it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any, NamedTuple

from pydantic import ValidationError

from intervention.contract.result import Facts
from intervention.contract.words import SIGNALS
from intervention.core.evidence import show_evidence
from intervention.core.messages import say
from intervention.effects.repo import Repository
from intervention.effects.report_config import Setting, read_config
from intervention.effects.report_ledger import look
from intervention.effects.report_log import find_entry
from intervention.entrypoints.cli import config_words, screen, wording
from intervention.entrypoints.cli.language import current, pick
from intervention.entrypoints.cli.rules import RULES


class Explained(NamedTuple):
    """`entry` is the log's, `answer` the part of a result; either may be missing, not both."""

    violation_id: str
    violation_type: str
    entry: dict[str, Any] | None
    answer: dict[str, Any] | None
    setting: Setting | None

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
            "setting": None
            if setting is None
            else {"key": setting.key, "value": setting.value, "origin": setting.origin},
        }


def gather(repo: Repository, name: str) -> list[Explained]:
    """One for a violation's id, one a violation for an operation's; none where nothing is known of it."""
    with look(repo) as ledger:
        operation = ledger.find(name) if ledger is not None else None
        ids = operation.operation.violation_ids if operation is not None else (name,)
        answers = {one: ledger.result_about(one) if ledger is not None else None for one in ids}
    found = [_explain(repo, one, find_entry(repo, one), answers[one]) for one in ids]
    return [one for one in found if one.entry is not None or one.answer is not None]


def _explain(repo: Repository, one: str, entry: dict[str, Any] | None, answer: dict[str, Any] | None) -> Explained:
    signal = (entry or {}).get("signal")
    row = SIGNALS.get(signal) if signal is not None else None
    kind = row.violation_type if row is not None else (answer or {}).get("violation_type") or "-"
    keys = [row.check] if row is not None else [item.check for item in SIGNALS.values() if item.violation_type == kind]
    key = next((f"checks.{check}" for check in keys if check is not None), None)
    settings = read_config(repo.root, os.environ).settings if key is not None else ()
    return Explained(one, str(kind), entry, answer, next((item for item in settings if item.key == key), None))


def show(one: Explained) -> None:
    screen.show(screen.paint(wording.type_name(one.violation_type), "bold") + f"  {one.violation_id}")
    rule = RULES.get(one.violation_type)  # type: ignore[call-overload]  # a name from a log
    if rule is not None:
        _part(pick("Rule", "规则"), [say(rule.says, current())])
    _part(pick("What", "事件"), list(_event(one)))
    _part(pick("Evidence", "证据"), list(_evidence(one)))
    _part(pick("Done", "处理"), list(_done(one)))
    if one.setting is not None:
        key, origin, value = config_words.row(one.setting)
        source = screen.plain(one.setting.source or "")
        _part(pick("Setting", "设置"), [f"{key}: {value} ({origin}{', ' + source if source else ''})"])
    if rule is not None:
        _part(pick("Allowed", "允许"), [say(rule.allows, current())])


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
    if answer.get("undo"):
        yield f"→ {answer['undo']}"
