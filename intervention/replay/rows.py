"""What replay says of one decision: as recorded, as it is taken now, and why the two differ or cannot be compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from intervention.contract.entry import AuditEntry
from intervention.contract.words import AnyType, Language
from intervention.core.messages import Text, say
from intervention.replay.captured import Captured
from intervention.replay.groups import Group, named_by
from intervention.replay.verdicts import Verdict

State = Literal["same", "different", "unknown"]
Why = Literal["policy", "version", "record", "unanswered", "no_checkpoint", "entries", "facts", "severity"]


class Row(NamedTuple):
    """One decision. `line` is the checkpoint's within `source`; `sessions` and `files` are those of its violations.
    `recorded` is null where the engine gave no answer, `now` where the log does not hold what deciding takes."""

    source: str
    line: int
    at: str
    run_id: str
    project_id: str | None
    batch_id: str
    trigger: str | None
    phase: int | None
    violation_type: AnyType | None
    violation_ids: tuple[str, ...]
    sessions: tuple[str, ...]
    files: tuple[str, ...]
    recorded: Verdict | None
    now: Verdict | None
    state: State
    why: Why | None


WHY: dict[Why, Text] = {
    "policy": Text("another policy", "策略不同"),
    "version": Text("this version decides differently", "本版本的决定不同"),
    "record": Text(
        "the record does not follow from its own facts: it was changed, or the guard is at fault",
        "记录与其自身的事实不符：记录被改动，或守卫有误",
    ),
    "unanswered": Text("no answer of the engine was recorded, so no facts", "没有引擎回答的记录，因此没有事实"),
    "no_checkpoint": Text(
        "the log lacks the checkpoint that sent it, so the policy is not known", "日志缺少发送它的检查点，因此策略未知"
    ),
    "entries": Text("the log lacks some of its violations", "日志缺少其中一些违规条目"),
    "facts": Text(
        "what was undone before hid facts that the other policy would need", "先前的撤销掩盖了另一策略所需的事实"
    ),
    "severity": Text(
        "under `advise` everything was logged as a warning; give the configuration with --config",
        "`advise` 下一切都记为警告；请用 --config 给出配置",
    ),
}


def explain(why: Why, language: Language) -> str:
    """The reason in words."""
    return say(WHY[why], language)


def row_of(batch: Captured, group: Group, now: Verdict | None, state: State, why: Why | None = None) -> Row:
    """The row of a group that was answered."""
    paths = (fact.path for fact in group.answer.facts.paths)
    row = make_row(batch, group.entries, group.violation_type, group.recorded, now, state, why, paths)
    return row._replace(violation_ids=group.answer.violation_ids)


def make_row(
    batch: Captured,
    entries: Sequence[AuditEntry],
    violation_type: AnyType | None,
    recorded: Verdict | None,
    now: Verdict | None,
    state: State,
    why: Why | None,
    paths: Iterable[str] = (),
) -> Row:
    """A row about these violations and what else is known of their paths; its source is for the caller to say."""
    phase = batch.run.phase if batch.run is not None else None
    return Row(
        source="",
        line=batch.line,
        at=batch.at,
        run_id=batch.run_id,
        project_id=batch.project_id,
        batch_id=batch.batch_id,
        trigger=batch.trigger,
        phase=entries[0].phase if entries else phase,
        violation_type=violation_type,
        violation_ids=tuple(entry.id for entry in entries),
        sessions=tuple(dict.fromkeys(entry.session_id for entry in entries)),
        files=tuple(dict.fromkeys((*named_by(entries), *paths))),
        recorded=recorded,
        now=now,
        state=state,
        why=why,
    )
