"""What `doctor` finds about the installation: versions, plugin, engine, configuration, skill. Each with what to do."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal, NamedTuple

from intervention import __version__
from intervention.effects import report_health
from intervention.effects.report_config import ConfigView
from intervention.entrypoints.cli import config_words, screen
from intervention.entrypoints.cli.language import pick
from intervention.entrypoints.install.carried import read_bundle
from intervention.entrypoints.install.places import Places, has_skill

Level = Literal["ok", "note", "warn", "bad"]


class Finding(NamedTuple):
    """`fix` is empty where nothing is to be done. Only `bad` ones make the check fail."""

    name: str
    level: Level
    text: str
    fix: str = ""


def check_installation(places: list[Places], view: ConfigView, environment: Mapping[str, str]) -> Iterator[Finding]:
    """`places` are the user's and, in a project, that project's."""
    yield _python()
    yield _git()
    yield from _plugin(places)
    yield _engine(view, environment)
    yield from (Finding("config", "warn", config_words.warn(one), _correct(one.source)) for one in view.warnings)
    if not view.warnings:
        yield Finding("config", "ok", pick("every setting that is written was understood", "所写的设置均可识别"))
    yield _skill(places)


def _python() -> Finding:
    version = ".".join(str(part) for part in sys.version_info[:3])
    return Finding(
        "engine", "ok", pick(f"version {__version__}, Python {version}", f"版本 {__version__}，Python {version}")
    )


def _git() -> Finding:
    found = report_health.git_version(os.getcwd())
    least = ".".join(str(part) for part in report_health.LEAST_GIT)
    install = pick(f"install git {least} or later and put it on PATH", f"请安装 git {least} 或更高版本并加入 PATH")
    if found is None:
        return Finding("git", "bad", pick("git cannot be started", "无法启动 git"), install)
    shown = ".".join(str(part) for part in found)
    if found < report_health.LEAST_GIT:
        return Finding("git", "bad", pick(f"version {shown} is too old", f"版本 {shown} 过旧"), install)
    return Finding("git", "ok", pick(f"version {shown}", f"版本 {shown}"))


def _plugin(places: list[Places]) -> Iterator[Finding]:
    found = [place.plugin for place in places if place.plugin.is_file()]
    again = pick(
        "run `intervention install`, then start OpenCode anew", "请运行 `intervention install`，然后重启 OpenCode"
    )
    if not found:
        text = pick("it is not where OpenCode would load it", "OpenCode 的加载位置中没有插件")
        yield Finding("plugin", "bad", text, again)
    carried = _carried()
    for path in found:
        is_same = carried is None or path.read_bytes() == carried
        name = _short(path)
        if is_same:
            yield Finding("plugin", "ok", pick(f"{name}, as this version carries it", f"{name}，与本版本所带一致"))
        else:
            text = pick(f"{name} is of another version than this engine", f"{name} 与此引擎版本不同")
            yield Finding("plugin", "bad", text, again)


def _carried() -> bytes | None:
    try:
        return read_bundle()
    except OSError:
        return None


def _engine(view: ConfigView, environment: Mapping[str, str]) -> Finding:
    """What the plugin would start is asked for its version, the way the plugin starts it."""
    configured = view.value("engine.command")
    command = [str(part) for part in configured] if isinstance(configured, list) else ["intervention"]
    if command[-1] == "intervene":
        command = command[:-1]
    seen = report_health.ask_engine(command, environment)
    shown = screen.plain(" ".join(command))
    again = pick(
        "run `intervention install`, or set engine.command in your own file",
        "请运行 `intervention install`，或在自己的配置中设置 engine.command",
    )
    if seen.version is None:
        said = screen.plain(seen.said)
        return Finding(
            "command", "bad", pick(f"`{shown}` does not answer: {said}", f"`{shown}` 没有应答：{said}"), again
        )
    if seen.version != __version__:
        text = pick(
            f"`{shown}` is version {seen.version}, this is {__version__}",
            f"`{shown}` 版本为 {seen.version}，此处为 {__version__}",
        )
        return Finding("command", "bad", text, again)
    return Finding("command", "ok", pick(f"`{shown}` answers with the same version", f"`{shown}` 应答且版本一致"))


def _skill(places: list[Places]) -> Finding:
    if any(has_skill(place) for place in places):
        return Finding("skill", "ok", pick("tdd-pipeline is installed", "tdd-pipeline 已安装"))
    text = pick(
        "tdd-pipeline was not found: nothing tells an agent to work in phases",
        "未找到 tdd-pipeline：没有什么要求代理分阶段工作",
    )
    fix = pick(
        "install the skill, or ask the agent to call `pipeline_start`", "请安装该技能，或要求代理调用 `pipeline_start`"
    )
    return Finding("skill", "note", text, fix)


def _correct(source: str) -> str:
    return pick(f"correct it in {screen.plain(source)}", f"请在 {screen.plain(source)} 中更正")


def _short(path: Path) -> str:
    home = str(Path.home())
    text = str(path)
    return screen.plain(f"~{text[len(home) :]}" if text.startswith(home + os.sep) else text)
