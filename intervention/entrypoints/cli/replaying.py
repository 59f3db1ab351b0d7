"""How replayed decisions are shown: one JSON value each for programs, tables and differences for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from intervention.core.messages import show_path
from intervention.entrypoints.cli import screen
from intervention.entrypoints.cli.language import current, pick
from intervention.entrypoints.cli.wording import counted
from intervention.replay.join import Totals
from intervention.replay.problems import Problem
from intervention.replay.problems import describe as describe_problem
from intervention.replay.rows import Row, explain
from intervention.replay.summary import By, Count, Kind, Summary
from intervention.replay.verdicts import Verdict

_SHOWN_KINDS: tuple[Kind, ...] = ("told", "undone", "stopped")
_MOST_NAMES = 10


def row_facts(row: Row) -> dict[str, object]:
    """A decision for programs."""
    plain = row._asdict()
    for key in ("recorded", "now"):
        verdict: Verdict | None = plain[key]
        plain[key] = None if verdict is None else verdict._asdict()
    return {"v": 1, "kind": "decision", **plain, "reason": explain(row.why, current()) if row.why is not None else None}


def problem_facts(problem: Problem) -> dict[str, object]:
    plain = problem._asdict()
    plain["problem"] = plain.pop("kind")
    return {"v": 1, "kind": "problem", **plain, "message": describe_problem(problem, current())}


def summary_facts(summary: Summary, totals: Totals, problems: int) -> dict[str, object]:
    by = {name: {key: _count_facts(count) for key, count in counts.items()} for name, counts in summary.by.items()}
    files = {"files_before": summary.files_before, "files_after": summary.files_after}
    read = {"sources": totals.sources, "lines": totals.lines, "entries": totals.entries, "runs": totals.runs}
    return {
        "v": 1,
        "kind": "summary",
        "ok": summary.whole.different == 0,
        **read,
        "bad_lines": totals.bad,
        "problems": problems,
        **_count_facts(summary.whole),
        **files,
        "by": by,
    }


def _count_facts(count: Count) -> dict[str, object]:
    return {
        "decisions": count.decisions,
        "different": count.different,
        "unknown": count.unknown,
        "unanswered": count.unanswered,
        "before": count.before,
        "after": count.after,
        "paths_before": count.paths_before,
        "paths_after": count.paths_after,
    }


# for people


def show_difference(row: Row) -> None:
    """A decision that differs, or that cannot be compared, with both sides and the reason."""
    what = row.violation_type or pick("the run as a whole", "整个运行")
    place = f"{row.source}:{row.line}" if row.source else str(row.line)
    phase = "" if row.phase is None else pick(f" · phase {row.phase}", f" · 阶段 {row.phase}")
    screen.show(screen.paint(f"{screen.plain(place)}  {what}{phase}", "bold"))
    if row.violation_ids:
        more = f" +{len(row.violation_ids) - 1}" if len(row.violation_ids) > 1 else ""
        screen.show(f"  {pick('violation', '违规'):<10}{row.violation_ids[0]}{more}")
    screen.show(*screen.hang(f"  {pick('recorded', '记录'):<10}", _say(row.recorded)))
    screen.show(*screen.hang(f"  {pick('now', '现在'):<10}", _say(row.now)))
    if row.why is not None:
        screen.show(*screen.hang(f"  {pick('because', '原因'):<10}", explain(row.why, current())))


def _say(verdict: Verdict | None) -> str:
    if verdict is None:
        return pick("unknown", "未知")
    strike = verdict.strike
    counted = "" if strike is None else pick(f" (strike {strike})", f"（第 {strike} 次）")
    parts = [f"{verdict.did}{counted}"]
    if verdict.by is not None:
        parts.append(pick(f"by {verdict.by}", f"由 {verdict.by}"))
    named = (
        (verdict.undone, pick("taken back", "收回")),
        (verdict.untouched, pick("nothing to do", "无需处理")),
        (verdict.refused, pick("left", "保留")),
        (verdict.written, pick("written", "写入")),
    )
    parts += [f"{what}: {', '.join(map(show_path, paths))}" for paths, what in named if paths]
    return " · ".join(parts)


def show_problem(problem: Problem) -> None:
    where = f"{problem.source}:{problem.line}" if problem.line else problem.source
    screen.warn(f"! {screen.plain(where)}", *screen.hang("  ", screen.plain(describe_problem(problem, current()))))


def show_summary(summary: Summary, totals: Totals, *, is_imagined: bool) -> None:
    """What was read, the tables, and how much work is taken back. Under another policy each number is shown twice."""
    whole = summary.whole
    logs, runs = counted(totals.sources, "log"), counted(totals.runs, "run")
    entries, decisions = counted(totals.entries, "entry", "entries"), counted(whole.decisions, "decision")
    read = pick(
        f"{logs} · {runs} · {entries} · {decisions}",
        f"{totals.sources} 份日志 · {totals.runs} 次运行 · {totals.entries} 条记录 · {whole.decisions} 项决定",
    )
    screen.show(read)
    tables: tuple[By, ...] = ("type", "phase", "session", "file") if is_imagined else ("type",)
    for by in tables:
        _show_table(by, summary.by[by], whole, is_imagined)
    before, after = whole.paths_before, whole.paths_after
    if is_imagined:
        screen.show(
            pick(
                f"Files taken back: {before} → {counted(after, 'time')}, "
                f"{summary.files_before} → {summary.files_after} of them different ones.",
                f"收回文件：{before} → {after} 次，涉及 {summary.files_before} → {summary.files_after} 个文件。",
            )
        )
    screen.show(_verdict(whole, is_imagined))


def _verdict(whole: Count, is_imagined: bool) -> str:
    same = whole.decisions - whole.different - whole.unknown
    if is_imagined:
        text = pick(
            f"{counted(whole.different, 'decision')} would be different, {same} the same, {whole.unknown} unknown.",
            f"{whole.different} 项决定会不同，{same} 项相同，{whole.unknown} 项未知。",
        )
    else:
        text = pick(
            f"{counted(same, 'decision is', 'decisions are')} as recorded, "
            f"{counted(whole.different, 'differs', 'differ')}, {whole.unknown} cannot be compared.",
            f"{same} 项决定与记录一致，{whole.different} 项不同，{whole.unknown} 项无法比较。",
        )
    return screen.paint(text, "red" if whole.different and not is_imagined else "bold")


_HEADINGS: Mapping[By, tuple[str, str]] = {
    "type": ("violation type", "违规类型"),
    "phase": ("phase", "阶段"),
    "session": ("session", "会话"),
    "file": ("file", "文件"),
}


def _show_table(by: By, counts: Mapping[str, Count], whole: Count, is_imagined: bool) -> None:
    if not counts:
        return
    ranked = sorted(counts.items(), key=lambda item: (-item[1].different, -item[1].decisions, item[0]))
    most = len(ranked) if by == "type" else _MOST_NAMES
    head = [pick(*_HEADINGS[by]), *_column_names()]
    rows = [[_shorten(name), *_cells(count, is_imagined)] for name, count in ranked[:most]]
    if by == "type":
        rows.append([pick("all", "合计"), *_cells(whole, is_imagined)])
    screen.show("", *_align([head, *rows]))
    if len(ranked) > most:
        left = len(ranked) - most
        screen.show(pick(f"… and {left} more (--json lists all)", f"……另有 {left} 项（--json 列出全部）"))


def _column_names() -> list[str]:
    return [
        pick("decisions", "决定"),
        pick("told", "告知"),
        pick("undone", "收回"),
        pick("stopped", "停止"),
        pick("differ", "不同"),
        pick("unknown", "未知"),
    ]


def _cells(count: Count, is_imagined: bool) -> list[str]:
    kinds = [_pair(count.before[kind], count.after[kind], is_imagined) for kind in _SHOWN_KINDS]
    return [str(count.decisions), *kinds, str(count.different), str(count.unknown)]


def _pair(before: int, after: int, is_imagined: bool) -> str:
    return f"{before} → {after}" if is_imagined and before != after else str(before)


def _align(rows: list[list[str]]) -> Iterable[str]:
    """Names to the left, numbers to the right."""
    widths = [max(screen.measure(row[n]) for row in rows) for n in range(len(rows[0]))]
    for row in rows:
        cells = [row[0] + " " * (widths[0] - screen.measure(row[0]))]
        cells += [" " * (width - screen.measure(cell)) + cell for cell, width in zip(row[1:], widths[1:], strict=True)]
        yield "  ".join(cells).rstrip()


def _shorten(name: str) -> str:
    plain = screen.plain(name)
    return plain if screen.measure(plain) <= 30 else f"…{plain[-29:]}"
