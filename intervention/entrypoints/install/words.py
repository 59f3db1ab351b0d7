"""The sentences of the installation, in both languages."""

import json
from typing import Literal

from intervention.entrypoints.install.registration import Report
from intervention.entrypoints.install.steps import Step

Language = Literal["en", "zh"]

DONE: dict[tuple[str, str], tuple[str, str]] = {
    ("write", "new"): ("wrote {path}", "已写入 {path}"),
    ("write", "renewed"): ("renewed {path}", "已更新 {path}"),
    ("link", "new"): ("linked {path}", "已建立链接 {path}"),
    ("link", "renewed"): ("renewed the link {path}", "已更新链接 {path}"),
    ("remove", "ours"): ("removed {path}", "已删除 {path}"),
    ("remove", "if_empty"): ("removed {path}", "已删除 {path}"),
}
PLANNED: dict[tuple[str, str], tuple[str, str]] = {
    ("write", "new"): ("would write {path}", "将写入 {path}"),
    ("write", "renewed"): ("would renew {path}", "将更新 {path}"),
    ("link", "new"): ("would link {path}", "将建立链接 {path}"),
    ("link", "renewed"): ("would renew the link {path}", "将更新链接 {path}"),
    ("remove", "ours"): ("would remove {path}", "将删除 {path}"),
    ("remove", "if_empty"): ("would remove the folder {path} if it is empty then", "届时若为空，将删除文件夹 {path}"),
}
EITHER: dict[tuple[str, str], tuple[str, str]] = {
    ("keep", "same"): ("{path} is up to date", "{path} 已是最新"),
    ("keep", "yours"): ("kept {path}, which is yours", "保留了您自己的 {path}"),
    ("refuse", "occupied"): (
        "{path} is another file. Nothing was installed. Move it away and run this again",
        "{path} 是另一个文件，因此什么也没有安装。请移走它，然后重新运行",
    ),
    ("leave", "changed"): (
        "left {path}: it was changed since it was installed. Remove it yourself if you want it gone",
        "保留 {path}：安装之后它被修改过。如不再需要，请自行删除",
    ),
    ("leave", "gone"): ("{path} was gone already", "{path} 已不存在"),
    ("leave", "in_use"): ("left the folder {path}: other files are in it", "保留文件夹 {path}：其中还有其他文件"),
}
NOTHING = ("Nothing is installed here; there is nothing to remove.", "这里没有安装任何内容，无需删除。")
CONFIG_SAME = (
    "Your {config} stays as it is, and starts this engine.",
    "您的 {config} 保持不变，其中启动的就是此引擎。",
)
CONFIG_OTHER = (
    "Your {config} stays as it is, and starts the engine with {configured}. For this one, set engine.command to "
    "{engine}.",
    "您的 {config} 保持不变，它用 {configured} 启动引擎。如要使用此引擎，请将 engine.command 设为 {engine}。",
)
CONFIG_SILENT = (
    "Your {config} stays as it is and names no engine.command, so the plugin starts `intervention` from PATH. For this "
    "engine, set engine.command to {engine}.",
    "您的 {config} 保持不变，其中没有 engine.command，因此插件从 PATH 启动 `intervention`。如要使用此引擎，"
    "请将 engine.command 设为 {engine}。",
)
NEXT = (
    "Start OpenCode anew. Once a run has begun in your project, `intervention doctor` there says whether the guard is "
    "live.",
    "请重新启动 OpenCode。您的项目中开始运行之后，在其中执行 `intervention doctor` 可知守卫是否在线。",
)
LEFT_BEHIND = (
    "What the guard kept in your repositories stays there: the folder `intervention` in their git folders, its refs "
    "and its stash entries. Delete it yourself if you want it gone.",
    "守卫在各仓库中保存的内容仍在原处：git 目录中的 `intervention` 文件夹、其引用和 stash 条目。"
    "如不再需要，请自行删除。",
)
NO_SKILL = (
    "The skill `tdd-pipeline` was not found. The guard works without it once an agent calls `tdd_checkpoint` with "
    "`pipeline_start`, but nothing tells an agent to work in phases: install the skill, or ask the agent for it.",
    "没有找到技能 `tdd-pipeline`。没有它守卫仍可工作（代理须用 `pipeline_start` 调用 `tdd_checkpoint`），"
    "但没有什么会要求代理分阶段工作：请安装该技能，或直接要求代理这样做。",
)


AGENT = (
    "Installing is for a person to do, and this call comes from an agent's session. Nothing was changed. Run it "
    "yourself in a terminal of your own.",
    "安装须由人执行，而此调用来自代理会话。没有任何改动。请在您自己的终端中运行。",
)


def agent_line(language: Language = "en") -> str:
    return _pick(AGENT, language)


def report_lines(report: Report, language: Language = "en") -> list[str]:
    """Return the report as lines for a person: each step, then what to know and to do."""
    lines = [_line(step, report.is_rehearsal, language) for step in report.steps]
    if report.is_uninstall:
        return [*lines, _pick(LEFT_BEHIND, language)] if lines else [_pick(NOTHING, language)]
    if not report.is_ok:
        return lines
    if any(step.why == "yours" and step.path == report.config for step in report.steps):
        lines.append(_kept_line(report, language))
    if not report.has_skill:
        lines.append(_pick(NO_SKILL, language))
    return lines if report.is_rehearsal else [*lines, _pick(NEXT, language)]


def _kept_line(report: Report, language: Language) -> str:
    if report.configured is None:
        texts = CONFIG_SILENT
    else:
        texts = CONFIG_SAME if report.configured == report.engine else CONFIG_OTHER
    shown = {"engine": json.dumps(report.engine), "configured": json.dumps(report.configured)}
    return _pick(texts, language).format(config=report.config, **shown)


def _line(step: Step, is_rehearsal: bool, language: Language) -> str:
    key = (step.verb, step.why)
    texts = EITHER.get(key) or (PLANNED if is_rehearsal else DONE)[key]
    return _pick(texts, language).format(path=step.path)


def _pick(texts: tuple[str, str], language: Language) -> str:
    return texts[1 if language == "zh" else 0]
