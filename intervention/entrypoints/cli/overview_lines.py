"""The overview in words: a heading and its lines for each thing worth knowing, what asks for a person first."""

from __future__ import annotations

from intervention import __version__
from intervention.core.messages import show_path
from intervention.effects.report_run import RunView
from intervention.entrypoints.cli import checkup_others, screen, wording
from intervention.entrypoints.cli.language import pick
from intervention.entrypoints.cli.overview import Overview

_MOST = 10


def describe(seen: Overview) -> list[tuple[str, list[str]]]:
    """(heading, lines); every heading has something to say."""
    parts = [_of_run(seen), *_of_live(seen), *_of_persons(seen), *_of_strikes(seen), _of_guard(seen)]
    return [part for part in parts if part[1]]


def _of_run(seen: Overview) -> tuple[str, list[str]]:
    head = pick("Run", "运行")
    run = seen.run
    if seen.state.condition == "damaged":
        said = pick("unknown: the state file cannot be read", "未知：状态文件无法读取")
        return head, [screen.paint(said, "red"), pick("→ intervention doctor", "→ intervention doctor")]
    if run is None:
        return head, [pick("none is live here", "这里没有进行中的运行")]
    since = pick(f"since {wording.moment(run.started)}", f"始于 {wording.moment(run.started)}")
    lines = [screen.plain(run.description[:200]), f"{screen.plain(run.run_id)}, {since}"]
    if seen.is_inherited:
        lines += [screen.paint(checkup_others.inherited_text(), "yellow"), f"→ {checkup_others.inherited_fix()}"]
    return head, lines


def _of_live(seen: Overview) -> list[tuple[str, list[str]]]:
    run = seen.run
    if run is None:
        return []
    return [
        (pick("Phase", "阶段"), [_phase(run)]),
        (pick("Gate", "关卡"), _gate(run)),
        (pick("Tests", "测试"), [_tests(run)]),
        (pick("Approvals", "批准"), _approvals(seen)),
        (pick("Loosened", "放宽项"), [screen.plain(", ".join(run.loosened))] if run.loosened else []),
    ]


def _phase(run: RunView) -> str:
    where = pick(f"{run.phase} of {run.total_phases}", f"{run.phase} / {run.total_phases}")
    rounds = ""
    if run.round is not None and run.status == "ralph_loop":
        rounds = pick(
            f", {wording.counted(run.round, 'round')} of {run.round_limit}", f"，第 {run.round} / {run.round_limit} 轮"
        )
    return f"{where} · {wording.phase_name(run.phase)} · {wording.status_name(run.status)}{rounds}"


def _gate(run: RunView) -> list[str]:
    # What a review found is on record until the next batch and is nobody's fault.
    found = [one for one in run.open if one.severity != "info"]
    if not found:
        return [screen.paint(pick("nothing holds it", "没有阻碍"), "green")]
    count = len(run.holding)
    held = pick(f"held by {wording.counted(count, 'open violation')}", f"被 {count} 项未解决的违规阻挡")
    lines = [screen.paint(held, "red") if count else pick("not held; warned of:", "未被阻挡；警告：")]
    for one in found[:_MOST]:
        asked = pick("waits for a decision", "等待决定") if one.decision else ""
        parts = [wording.type_name(one.violation_type), wording.files_line(one.files) if one.files else "", asked]
        lines.append(" · ".join(part for part in parts if part))
        lines.append(f"  → intervention explain {screen.plain(one.id)}")
    if len(found) > _MOST:
        more = len(found) - _MOST
        lines.append(pick(f"and {more} more (--json has all)", f"另有 {more} 项（--json 可查看全部）"))
    return lines


def _tests(run: RunView) -> str:
    names = {"green": ("green", "通过"), "red": ("red", "失败"), "unknown": ("not conclusive", "无结论")}
    if run.last_verdict is None:
        return pick("no test run was seen yet", "尚未见到测试运行")
    last = pick(*names.get(run.last_verdict, (run.last_verdict, run.last_verdict)))
    said = pick(f"last run {last}", f"最近一次{last}")
    if run.green is not None:
        said += pick(f"; last green {wording.moment(run.green)}", f"；最近通过于 {wording.moment(run.green)}")
    return said


def _approvals(seen: Overview) -> list[str]:
    names = {"person": ("a person", "人"), "agent": ("the agent, since none was asked for", "代理（未要求人批准）")}
    phases: dict[str, list[str]] = {}
    for phase, by in sorted(seen.log.approvals.items()):
        phases.setdefault(by, []).append(str(phase))
    return [f"{', '.join(found)}: {pick(*names.get(by, (by, by)))}" for by, found in phases.items()]


def _of_persons(seen: Overview) -> list[tuple[str, list[str]]]:
    asked: list[str] = []
    for one in seen.waiting:
        asked += [screen.paint(screen.plain(one.question), "yellow")]
        asked += [f"→ intervention decide {one.id} <{'|'.join(option.key for option in one.options)}>"]
    paths = [show_path(path) for path in seen.run.unattributed] if seen.run is not None else []
    unknown = paths[:_MOST]
    if len(paths) > _MOST:
        unknown.append(pick(f"and {len(paths) - _MOST} more", f"另有 {len(paths) - _MOST} 项"))
    if unknown:
        unknown.append(pick("→ intervention mine PATH, if it was you", "→ 如为您所改：intervention mine PATH"))
    taken_up = pick("the guard takes them up at its next call", "守卫在下一次调用时处理")
    pending = [f"{', '.join(one.kind for one in seen.requests)}: {taken_up}"] if seen.requests else []
    return [
        (pick("Decision", "决定"), asked),
        (pick("Unclaimed", "来源不明"), unknown),
        (pick("Asked", "已提交"), pending),
    ]


def _of_strikes(seen: Overview) -> list[tuple[str, list[str]]]:
    found = [f"{wording.type_name(kind)}: {count}" for kind, count in sorted(seen.strikes.items())]
    return [(pick("Strikes", "违规次数"), found)]


def _of_guard(seen: Overview) -> tuple[str, list[str]]:
    head = pick("Guard", "守卫")
    live = seen.log.live
    if live is None:
        if seen.state.condition == "damaged":
            return head, []
        if seen.run is None:
            return head, [pick("it comes in when a run starts", "运行开始后才会介入")]
        said = pick("never seen live in this run", "本次运行中从未在线")
        return head, [screen.paint(said, "red"), "→ intervention doctor"]
    plugin = screen.plain(str(live["detail"].get("plugin_version")))
    lines = [
        pick(f"live, last session {wording.moment(live['ts'])}", f"在线，最近会话 {wording.moment(live['ts'])}")
        + pick(f", plugin {plugin}, engine {__version__}", f"，插件 {plugin}，引擎 {__version__}")
    ]
    if seen.run is not None:
        calls, writes = seen.run.calls_seen, seen.run.writes_seen
        refused = seen.log.refused
        lines.append(
            pick(
                f"{wording.counted(calls, 'call')} seen, {writes} of them writing; {refused} refused",
                f"见到 {calls} 次调用，其中写入 {writes} 次；拒绝 {refused} 次",
            )
        )
    if seen.log.degraded:
        parts = ", ".join(f"{what} {count}" for what, count in sorted(seen.log.degraded.items()))
        lines.append(screen.paint(pick(f"degraded: {parts}", f"降级：{parts}"), "yellow"))
    if seen.log.ground is not None:
        count = seen.log.ground_count
        said = pick(
            f"its own ground was changed by the agent, {wording.counted(count, 'time')}",
            f"守卫自身的领地被代理改动 {count} 次",
        )
        lines += [screen.paint(said, "red"), "→ intervention doctor"]
    if seen.log.broken_at is not None:
        said = pick(f"the log's chain breaks at line {seen.log.broken_at}", f"日志链在第 {seen.log.broken_at} 行中断")
        lines += [screen.paint(said, "red"), "→ intervention doctor"]
    return head, lines
