"""A violation type by its code or name, and what is done about it: the first time, the second, and from then on."""

from __future__ import annotations

from intervention.contract.request import Policy
from intervention.contract.words import RANKS, AnyType, Rung, Severity
from intervention.core.ladder import ladder_of, rung_for
from intervention.decide import handler_of
from intervention.effects.report_config import ConfigView, Setting
from intervention.entrypoints.cli.language import current, pick
from intervention.entrypoints.cli.rules import RULES

_NAMES: dict[Rung, tuple[str, str]] = {
    "instruct": ("told", "告知"),
    "quarantine": ("taken into quarantine", "移入隔离区"),
    "rollback": ("put back", "恢复"),
    "suspend": ("the run is suspended", "挂起运行"),
    "quarantine+suspend": ("taken into quarantine, and the run is suspended", "移入隔离区并挂起运行"),
    "rollback+suspend": ("put back, and the run is suspended", "恢复并挂起运行"),
}
_TIMES = ("1st time", "2nd time", "3rd time")


def find_type(name: str) -> AnyType | None:
    """Of `V-4` or `SKIP_RED_PHASE`, in capitals or not."""
    wanted = name.upper()
    return next((kind for kind in RULES if wanted in (kind, code_of(kind))), None)


def code_of(kind: AnyType) -> str | None:
    return next((code for known, (code, _) in RANKS.items() if known == kind), None)


def read_ladder(view: ConfigView, kind: AnyType, check: Setting | None) -> tuple[Rung, ...]:
    """One rung a time, of which the last repeats; none where the check is off."""
    level = check.value if check is not None else "block"
    if level == "off":
        return ()
    rungs = view.value(f"ladders.{kind}")
    ladders = {kind: rungs} if rungs else {}
    policy = Policy.model_validate({"preset": view.value("preset"), "ladders": ladders, "language": current()})
    handler = handler_of(kind)
    severity: Severity = "block" if level == "block" else "warn"
    steps = [rung_for(handler, n + 1, severity, policy) for n in range(len(ladder_of(handler, policy)))]
    while len(steps) > 1 and steps[-1] == steps[-2]:
        steps.pop()
    return tuple(steps)


def describe_ladder(kind: str, ladder: tuple[Rung, ...]) -> list[str]:
    lines = _describe(ladder)
    if kind == "UNFIXED_ISSUES" and ladder and ladder != ("instruct",):
        at_once = pick("review rounds used up: the run is suspended at once", "评审轮次用完：立即挂起运行")
        return [at_once, *lines]
    return lines


def _describe(ladder: tuple[Rung, ...]) -> list[str]:
    names = [pick(*_NAMES[rung]) for rung in ladder]
    if len(names) < 2:
        return [pick(f"each time: {name}", f"每次：{name}") for name in names] or [pick("not looked for", "不作检查")]
    lines = [pick(f"{_time(n)}: {name}", f"第 {n} 次：{name}") for n, name in enumerate(names[:-1], 1)]
    last = len(names)
    return [*lines, pick(f"from the {_time(last)} on: {names[-1]}", f"第 {last} 次起：{names[-1]}")]


def _time(number: int) -> str:
    return _TIMES[number - 1] if number <= len(_TIMES) else f"{number}th time"
