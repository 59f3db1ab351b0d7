"""The scratch folder of a demonstration and the two processes in it: the stand-in for the host, and the command."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

from intervention.entrypoints.cli import screen
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import current, pick
from intervention.entrypoints.install.carried import engine_command, read_bundle

_DRIVER = Path(__file__).with_name("driver.mjs")
_ENGINE = engine_command()
#: About files only, and quick: the second weakened test stops the run.
_CONFIG = {
    "checks": dict.fromkeys(
        ("commit", "commit_rounds", "known_issues", "assessment", "missing_test", "test_evidence", "file_size"), "off"
    ),
    "approval": "none",
    "loopPhases": {"ralph": [4, 5], "followup": [1, 2, 3]},
    "ladders": {"MODIFIED_TEST": ["rollback", "rollback+suspend"]},
}


class Stage:
    """`root` is the scratch repository. Ends its processes when left; the folder is the caller's to remove."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "project"
        self._home = folder / "home"
        self._host: subprocess.Popen[str] | None = None

    def __enter__(self) -> Stage:
        node = shutil.which("node")
        if node is None:
            raise Failure(
                "no_node",
                pick("the demonstration needs Node, which plays the agent's host", "演示需要 Node 来扮演代理的宿主"),
                pick(
                    "install Node 20 or later and run it again; the guard works without",
                    "请安装 Node 20 或更高版本后重试；守卫本身不需要它",
                ),
            )
        self._build()
        # By this ending Node knows it for a module, wherever it lies.
        plugin = self._home / "watchdog.mjs"
        plugin.write_bytes(_read_plugin())
        command = [node, str(_DRIVER), str(plugin), str(self.root)]
        self._host = subprocess.Popen(
            command, cwd=self._home, env=self.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._host is None:
            return
        if self._host.stdin is not None:
            self._host.stdin.close()
        try:
            self._host.wait(5)
        except subprocess.TimeoutExpired:
            self._host.kill()
            self._host.wait()

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of the caller's own configuration, and the engine that runs this."""
        ours = ("GIT_", "XDG_", "INTERVENTION_", "OPENCODE_")
        kept = {key: value for key, value in os.environ.items() if not key.startswith(ours)}
        who = {f"GIT_{role}_{what}": "demo" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        engine = {"INTERVENTION_COMMAND": json.dumps(_ENGINE), "INTERVENTION_LANGUAGE": current()}
        return {**kept, **who, **engine, "HOME": str(self._home), "TMPDIR": str(self._home), "GIT_CONFIG_NOSYSTEM": "1"}

    def ask(self, step: Mapping[str, Any]) -> dict[str, Any]:
        """Has the host do one thing. Raises Failure where it cannot."""
        host = self._host
        if host is None or host.stdin is None or host.stdout is None:
            raise _broken("not started")
        host.stdin.write(json.dumps(step) + "\n")
        host.stdin.flush()
        answer: dict[str, Any] = json.loads(host.stdout.readline() or '{"failed": "it ended"}')
        if "failed" in answer:
            raise _broken(str(answer["failed"]))
        return answer

    def checkpoint(self, event: str, **payload: Any) -> dict[str, Any]:
        answer = self.ask({"tool": "tdd_checkpoint", "args": {"event": event, "payload": payload}})
        said: dict[str, Any] = json.loads(answer["output"])
        return said

    def command(self, *arguments: str) -> str:
        """What a person's command prints."""
        room = {**self.environment, "COLUMNS": str(screen.WIDTH - 4)}
        done = subprocess.run(
            [*_ENGINE, *arguments], cwd=self.root, env=room, capture_output=True, text=True, check=False
        )
        return done.stdout + done.stderr

    def git(self, *arguments: str) -> str:
        done = subprocess.run(
            ["git", *arguments], cwd=self.root, env=self.environment, capture_output=True, text=True, check=True
        )
        return done.stdout

    def _build(self) -> None:
        self._home.mkdir(parents=True)
        (self.root / ".opencode").mkdir(parents=True)
        (self.root / ".opencode/watchdog.jsonc").write_text(json.dumps(_CONFIG), encoding="utf-8")
        (self.root / "README.md").write_text("# A shop\n", encoding="utf-8")
        self.git("init", "-q", "-b", "main")
        (self.root / ".git/info").mkdir(exist_ok=True)
        (self.root / ".git/info/exclude").write_text(".opencode/\n__pycache__/\n", encoding="utf-8")
        self.git("add", "README.md")
        self.git("commit", "-q", "-m", "first")


def _read_plugin() -> bytes:
    try:
        return read_bundle()
    except FileNotFoundError as error:
        message = pick(f"the plugin is not in this package: {error}", f"此软件包中没有插件：{error}")
        raise Failure("no_bundle", message, pick("install the package again", "请重新安装软件包")) from error


def _broken(why: str) -> Failure:
    message = pick(f"the demonstration broke off: {why[:400]}", f"演示中断：{why[:400]}")
    hint = pick("run `intervention doctor`; it checks plugin and engine", "请运行 `intervention doctor` 检查插件和引擎")
    return Failure("demo_broken", message, hint)
