"""The story that is told, scene by scene. Each scene makes real calls, and shows what came of them on the disk."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterable
from typing import Any

from intervention.entrypoints.cli import screen
from intervention.entrypoints.cli.demo.stage import Stage
from intervention.entrypoints.cli.demo.telling import Teller
from intervention.entrypoints.cli.language import pick

_CODE = "def total(prices):\n    return sum(prices)\n"
_STUB = "def total(prices):\n    raise NotImplementedError\n"
_TEST = """import unittest

from cart import total


class TotalTest(unittest.TestCase):
    def test_sums_the_prices(self):
        self.assertEqual(total([1, 2]), 3)

    def test_nothing_costs_nothing(self):
        self.assertEqual(total([]), 0)
"""
_PYTHON = "python3" if shutil.which("python3") else json.dumps(sys.executable)
_RUN = f"{_PYTHON} -m unittest"
_WHY = "The tests protect the sum of a cart; the risk is rounding; they work since they fail first."
_PROMPT = "You are a code reviewer. Read the tests and the code and report every defect with file and description."


class Story:
    """`seen` collects what was shown to happen, for whoever checks the demonstration."""

    def __init__(self, stage: Stage, teller: Teller) -> None:
        self._stage = stage
        self._tell = teller
        self.seen: dict[str, Any] = {}

    def tell(self) -> dict[str, Any]:
        self._say_what_is_set()
        self._begin()
        self._write_early()
        self._write_early_by_shell()
        self._write_tests()
        self._weaken()
        self._take_back()
        self._weaken_again()
        self._decide()
        self._look_back()
        return self.seen

    def _say_what_is_set(self) -> None:
        text = pick(
            "The project of this demonstration has a configuration of its own, which keeps the story short: a weakened "
            "test stops the run the second time (by default the third), no approval is asked for, and of the checks "
            "only those of code, tests and reviews are on.",
            "为使演示简短，本演示的项目使用自己的配置：削弱测试第二次即挂起运行（默认第三次），不要求批准，"
            "只开启代码、测试与评审的检查。",
        )
        self._tell.lines(*screen.hang("", text))

    def _begin(self) -> None:
        self._tell.scene(
            pick("An agent begins a run and comes to phase 4: test code", "代理开始运行，进入阶段 4：测试代码"),
        )
        self._say(pick("Build a cart that sums prices, in phases.", "请分阶段实现一个汇总价格的购物车。"))
        self._check("pipeline_start", description="a cart", totalPhases=5)
        for phase in range(1, 5):
            self._check("phase_enter", phase=phase)
            if phase < 4:
                self._check("user_approval", phase=phase)
                self._check("phase_complete", phase=phase)

    def _write_early(self) -> None:
        self._tell.scene(pick("It wants to write business code before its tests", "它想在测试之前写业务代码"))
        answer = self._call("write", filePath="cart.py", content=_CODE)
        self.seen["refused"] = answer.get("refused")
        self._tell.disk(self._stage)

    def _write_early_by_shell(self) -> None:
        self._tell.scene(pick("So it lets a script of its own write the file", "于是它让自己的脚本写入该文件"))
        self._script("make.py", f"open('cart.py', 'w').write({_CODE!r})\n")
        self._tell.disk(self._stage)
        self._tell.lines(
            pick("  At the next report the engine looks at what is there:", "  下一次报告时，引擎检查实际内容：")
        )
        result = self._check("why_articulation", phase=4, articulation=_WHY)
        self.seen["quarantine"] = self._show_act(result, "SKIP_RED_PHASE")
        self._tell.disk(self._stage)

    def _write_tests(self) -> None:
        self._tell.scene(
            pick("Now it does what the phase is for: tests and a stub", "现在它做本阶段该做的事：测试与桩代码")
        )
        self._call("write", filePath="tests/__init__.py", content="")
        self._call("write", filePath="tests/test_cart.py", content=_TEST)
        self._call("write", filePath="cart.py", content=_STUB)
        self._call("bash", command=_RUN)
        self._loop(4, ["tests/test_cart.py"])
        self._check("user_approval", phase=4)
        self._check("phase_complete", phase=4)
        self._check("phase_enter", phase=5)

    def _weaken(self) -> None:
        self._tell.scene(pick("Phase 5: instead of the code it changes the test", "阶段 5：它不改代码，却改测试"))
        self._change_test("Equal(total([1, 2]), 3)", "True(total([1, 2]))")
        self._tell.disk(self._stage, "tests/test_cart.py", "[1, 2]")
        result = self._check("ralph_loop_start", phase=5)
        self.seen["rollback"] = self._show_act(result, "MODIFIED_TEST")
        self._tell.disk(self._stage, "tests/test_cart.py", "[1, 2]")
        self._tell.lines(pick("  Git's own list has the state before:", "  git 自己的列表中保存了之前的状态："))
        self._tell.output("git stash list", self._stage.git("stash", "list"))

    def _take_back(self) -> None:
        self._tell.scene(pick("The person thinks otherwise, and takes that back", "人有不同看法，将其撤销"))
        self._person("undo", self.seen["rollback"], "--yes")
        self.seen["undone"] = "assertTrue" in (self._stage.root / "tests/test_cart.py").read_text(encoding="utf-8")
        self._tell.disk(self._stage, "tests/test_cart.py", "[1, 2]")

    def _weaken_again(self) -> None:
        self._tell.scene(pick("The agent weakens another test: the second time", "代理又削弱另一个测试：第二次"))
        self._change_test("Equal(total([]), 0)", "IsNotNone(total([]))")
        result = self._check("test_evidence")
        self._show_act(result, "MODIFIED_TEST")
        decision = (result.get("intervention") or {}).get("decision") or {}
        self.seen["decision"] = decision
        if decision:
            self._tell.question(decision)
        refused = self._call("write", filePath="notes.py", content="x = 1\n")
        self.seen["suspended"] = refused.get("refused")

    def _decide(self) -> None:
        decision = self.seen["decision"]
        if not decision:
            return
        self._tell.scene(pick("Only a person can let the run go on", "只有人能让运行继续"))
        self._person("decide", decision["id"], decision["options"][0]["key"], "--yes")
        self._say(pick("Go on, with the tests as they are.", "继续吧，测试保持原样。"))
        answer = self._call("write", filePath="cart.py", content=_CODE)
        self.seen["went_on"] = "refused" not in answer
        self._call("bash", command=_RUN)

    def _look_back(self) -> None:
        self._tell.scene(pick("What was done, and where the run stands", "做过的操作，以及运行的状况"))
        self._person("log")
        self._person("status")

    def _change_test(self, old: str, new: str) -> None:
        name = "tests/test_cart.py"
        text = f"text = open({name!r}).read()\nopen({name!r}, 'w').write(text.replace({old!r}, {new!r}))\n"
        self._script("mend.py", text)

    def _script(self, name: str, text: str) -> None:
        """A program outside the worktree: the command that starts it does not say what it will write."""
        (self._stage.root.parent / name).write_text(text, encoding="utf-8")
        self._call("bash", command=f"{_PYTHON} ../{name}")

    def _loop(self, phase: int, reads: list[str]) -> None:
        self._check("ralph_loop_start", phase=phase)
        for number in (1, 2):
            self._stage.ask({"act": "review", "prompt": _PROMPT, "reads": reads})
            self._check("ralph_round_finding", phase=phase, round=number, findings=[])
        self._check("ralph_terminate", phase=phase, termination="early_stop")

    def _say(self, text: str) -> None:
        self._tell.person(text)
        self._stage.ask({"act": "say", "text": text})

    def _call(self, tool: str, **args: str) -> dict[str, Any]:
        self._tell.call(tool, args)
        answer = self._stage.ask({"tool": tool, "args": args})
        self._tell.answer(answer)
        return answer

    def _check(self, event: str, **payload: Any) -> dict[str, Any]:
        answer = self._stage.checkpoint(event, **payload)
        self._tell.checkpoint(event, payload, answer)
        return answer

    def _person(self, *arguments: str) -> None:
        self._tell.output(f"intervention {' '.join(arguments)}", self._stage.command(*arguments))

    def _acted(self, answer: dict[str, Any], kind: str) -> list[dict[str, Any]]:
        results: Iterable[dict[str, Any]] = (answer.get("intervention") or {}).get("results", [])
        return [one for one in results if one["violation_type"] == kind]

    def _show_act(self, answer: dict[str, Any], kind: str) -> str | None:
        found = self._acted(answer, kind)
        for one in found:
            self._tell.act(one)
        return found[0]["operation_id"] if found else None
