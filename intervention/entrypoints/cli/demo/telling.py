"""How the story looks: who does what, what came of it, and what is on the disk now."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from intervention.entrypoints.cli import screen, wording
from intervention.entrypoints.cli.demo.stage import Stage
from intervention.entrypoints.cli.language import pick

_MOST_LINES = 12
_ACTS = {
    "quarantine": ("quarantined", "隔离"),
    "rollback": ("rolled back", "回滚"),
    "suspend": ("undone, and the run is suspended", "撤销，并挂起运行"),
    "instruct": ("told", "告知"),
}


_OUTCOMES = {
    "quarantined": "已隔离",
    "restored": "已恢复",
    "untouched": "未改动",
    "written": "已写入",
    "refused": "未处理",
}


class Teller:
    """Prints as it goes. `pause` is in seconds, between scenes; silent where `is_quiet`."""

    def __init__(self, *, is_quiet: bool, pause: float = 0.0) -> None:
        self._is_quiet = is_quiet
        self._pause = pause
        self._scenes = 0

    def scene(self, title: str) -> None:
        if self._scenes and self._pause:
            time.sleep(self._pause)
        self._scenes += 1
        self.lines("", screen.paint(f"{self._scenes}. {title}", "bold"))

    def person(self, text: str) -> None:
        self._hang(pick("  person  ", "  人      "), text)

    def call(self, tool: str, args: Mapping[str, str]) -> None:
        about = args.get("command") or args.get("filePath") or ""
        first = about.strip().split("\n")[0]
        self._hang(pick("  agent   ", "  代理    "), f"{tool} {first[:110]}")

    def answer(self, answer: Mapping[str, Any]) -> None:
        if "refused" in answer:
            self._hang(screen.paint(pick("  refused ", "  拒绝    "), "red"), answer["refused"])
        elif answer.get("exit"):
            self._hang("          ", pick(f"exit {answer['exit']}", f"退出码 {answer['exit']}"))

    def checkpoint(self, event: str, payload: Mapping[str, Any], answer: Mapping[str, Any]) -> None:
        phase = f" {payload['phase']}" if "phase" in payload else ""
        mark = "ok" if answer.get("ok") else screen.paint("ok: false", "yellow")
        self._hang(pick("  report  ", "  报告    "), f"{event}{phase} → {mark}")
        if not answer.get("ok"):
            self._hang("          ", str(answer.get("guidance", "")))

    def act(self, result: Mapping[str, Any]) -> None:
        said = pick(*_ACTS[result["action"]])
        name = wording.type_name(result["violation_type"])
        self._hang(screen.paint(pick("  guard   ", "  守卫    "), "green"), f"{name}: {said}, {result['operation_id']}")
        for file in result["files"]:
            kept = pick(f"kept at {file['kept_at']}", f"保存于 {file['kept_at']}") if file["kept_at"] else ""
            outcome = pick(file["outcome"], _OUTCOMES.get(file["outcome"], file["outcome"]))
            self._hang("          ", f"{file['path']}: {outcome} {kept}".rstrip())

    def question(self, decision: Mapping[str, Any]) -> None:
        self._hang(screen.paint(pick("  asks    ", "  询问    "), "yellow"), decision["question"])
        for option in decision["options"]:
            self._hang(f"          {option['key']}: ", option["label"])

    def disk(self, stage: Stage, path: str | None = None, needle: str = "") -> None:
        head = pick("  on disk ", "  磁盘    ")
        if path is None:
            names = sorted(str(one.relative_to(stage.root)) for one in stage.root.glob("*.py"))
            self._hang(head, ", ".join(names) or pick("no business code", "没有业务代码"))
            return
        text = (stage.root / path).read_text(encoding="utf-8")
        line = next((one.strip() for one in text.splitlines() if needle in one), "-")
        self._hang(head, f"{path}: {line}")

    def output(self, command: str, text: str) -> None:
        self.lines(screen.paint(f"  $ {command}", "cyan"))
        for line in text.rstrip().split("\n"):
            self.lines(*screen.hang("    ", line))

    def lines(self, *lines: str) -> None:
        if not self._is_quiet:
            screen.show(*lines)

    def _hang(self, head: str, text: str) -> None:
        shown = screen.hang(head, text.strip())
        self.lines(*shown[:_MOST_LINES])
