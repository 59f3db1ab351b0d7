"""How a setting and what is wrong with one are said."""

from __future__ import annotations

import json
from typing import Any

from intervention.effects.report_config import ConfigView, Misread, Setting
from intervention.entrypoints.cli import screen
from intervention.entrypoints.cli.language import pick

_ORIGINS = {
    "default": ("default", "默认"),
    "user": ("yours", "用户"),
    "project": ("project", "项目"),
    "environment": ("environment", "环境变量"),
}


def row(setting: Setting) -> list[str]:
    """Key, origin, value."""
    return [setting.key, origin_name(setting), screen.plain(json.dumps(setting.value, ensure_ascii=False))]


def origin_name(setting: Setting) -> str:
    return pick(*_ORIGINS[setting.origin])


def sources(view: ConfigView) -> list[str]:
    """Origin and file or variable of everything that was set, each once; never wrapped, so that it can be copied."""
    found = [f"{origin_name(one)}: {screen.plain(one.source)}" for one in view.settings if one.source is not None]
    return list(dict.fromkeys(found))


def warn(problem: Misread) -> str:
    """What is not used, and what to write."""
    where, key, expected = screen.plain(problem.source), screen.plain(problem.key), screen.plain(problem.expected)
    if problem.problem == "broken":
        return pick(
            f"{where} is not well formed ({expected}): nothing in it is used. Correct the file.",
            f"{where} 格式有误（{expected}）：全部不予采用。请修正该文件。",
        )
    if problem.problem == "unknown":
        return pick(
            f"{where}: there is no setting {key}, so it has no effect. Correct its name or remove it.",
            f"{where}：没有设置 {key}，不起作用。请更正名称或删除。",
        )
    if problem.problem == "engine":
        return pick(
            f"{where}: {key} is not read from a project. Put it into your own file or INTERVENTION_COMMAND.",
            f"{where}：{key} 不从项目读取。请写入自己的配置文件或 INTERVENTION_COMMAND。",
        )
    if problem.problem == "variable":
        return pick(
            f"the variable {where} is not used. Write: {expected}.", f"变量 {where} 未采用。应写为：{expected}。"
        )
    return pick(
        f"{where}: the value of {key} is not used. Write: {expected}.",
        f"{where}：{key} 的值未采用。应写为：{expected}。",
    )


def facts(view: ConfigView) -> dict[str, Any]:
    settings = [
        {"key": one.key, "value": one.value, "origin": one.origin, "source": one.source} for one in view.settings
    ]
    warnings = [
        {"problem": one.problem, "source": one.source, "key": one.key, "expected": one.expected, "message": warn(one)}
        for one in view.warnings
    ]
    return {"settings": settings, "warnings": warnings}
