"""`intervention demo`: the guard at work, without a model and without a network."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from intervention.entrypoints.cli import screen, status
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import json_option, option
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick

_PARTS = ("refused", "quarantine", "rollback", "undone", "decision", "suspended", "went_on")


@make(
    "demo",
    "Show the guard at work: an agent's scripted tool calls go through the real plugin and the real engine, in a "
    "scratch folder. It needs Node; no model and no network are used.",
    "演示守卫的工作：在临时目录中，让脚本化的代理调用经过真实的插件和引擎。需要 Node；不使用模型和网络。",
    "intervention demo --keep",
)
@option("--keep", is_flag=True, en="Leave the scratch folder for looking around.", zh="保留临时目录以便查看。")
@json_option
def command(keep: bool, is_json: bool) -> int:
    from intervention.entrypoints.cli.demo.stage import Stage
    from intervention.entrypoints.cli.demo.story import Story
    from intervention.entrypoints.cli.demo.telling import Teller

    folder = Path(tempfile.mkdtemp(prefix="intervention-demo-"))
    try:
        with Stage(folder) as stage:
            seen = Story(stage, Teller(is_quiet=is_json, pause=_pause())).tell()
    finally:
        if not keep:
            shutil.rmtree(folder, ignore_errors=True)
    missing = [part for part in _PARTS if not seen.get(part)]
    if missing:
        message = pick(f"the demonstration did not show: {', '.join(missing)}", f"演示未能展示：{', '.join(missing)}")
        raise Failure("demo_incomplete", message, pick("run `intervention doctor`", "请运行 `intervention doctor`"))
    if is_json:
        screen.show_json({"v": 1, "ok": True, "folder": str(folder) if keep else None, **seen})
        return status.DONE
    said = pick("That was it: only a scratch folder was touched.", "演示结束：只改动了临时目录。")
    screen.show("", said)
    if keep:
        screen.show(pick(f"It is left in {folder}.", f"保留在 {folder}。"))
    return status.DONE


def _pause() -> float:
    """A moment between scenes for a person who reads along."""
    import sys

    return 1.0 if sys.stdout.isatty() else 0.0
