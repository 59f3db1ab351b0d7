"""The real OpenCode as a server of its own, in a scratch home, talking to a scripted model."""

from __future__ import annotations

import contextlib
import json
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.e2e.model import ScriptedModel

VERSION = "1.18.33"
HERE = Path(__file__).parent
PATIENCE = 300  # seconds; only so that a broken host fails a test instead of hanging it


def find_binary(folder: Path = HERE) -> Path | None:
    """The pinned host's program for this machine, or None when `npm ci` has not run in `folder`."""
    cpu = {"x86_64": "x64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
    names = (f"opencode-{sys.platform}-{cpu}", f"opencode-{sys.platform}-{cpu}-baseline")
    found = (folder / "node_modules" / name / "bin" / "opencode" for name in names)
    return next((path for path in found if path.exists()), None)


class Host:
    """One `opencode serve`.

    `plugin` is put in the user's own plugin folder, beside what a project brings; `settings` are more of the user's
    configuration.
    """

    def __init__(
        self,
        scratch: Path,
        engine: Sequence[str] | None = None,
        plugin: Path | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        self.engine, self.plugin, self.settings = engine, plugin, settings or {}
        self.model = ScriptedModel()
        self.scratch = scratch
        self.home = self._find_home()
        self.log = scratch / "host.log"
        self.environment = self._environment()
        self._write_config()
        self.process = self._start()
        self.url = self._wait_until_ready()

    def _find_home(self) -> Path:
        return self.scratch / "home"

    def _find_config(self) -> Path:
        return self.home / "config" / "opencode"

    def _find_binary(self) -> Path | None:
        return find_binary()

    def _put_plugin(self, folder: Path) -> None:
        mark_installed(folder)
        if self.plugin:
            install_plugin(folder, self.plugin)

    def _environment(self) -> dict[str, str]:
        path = (
            f"{Path(sys.executable).parent}:{os.environ['PATH']}"  # the agent's shells find this environment's pytest
        )
        own = {"HOME": str(self.home), "PWD": str(self.home), "PATH": path, "LC_ALL": "C.UTF-8"}
        own |= {f"XDG_{kind}_HOME": str(self.home / kind.lower()) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
        own |= {"OPENCODE_DISABLE_MODELS_FETCH": "1", "OPENCODE_DISABLE_AUTOUPDATE": "1"}
        own |= {"GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com"}
        own |= {"GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com", "PYTHONDONTWRITEBYTECODE": "1"}
        return own | ({"INTERVENTION_COMMAND": json.dumps(list(self.engine))} if self.engine else {})

    def _write_config(self) -> None:
        folder = self._find_config()
        folder.mkdir(parents=True, exist_ok=True)
        limit = {"context": 400_000, "output": 4000}
        names = ("scripted", "gpt-5-scripted")  # the host gives a model named gpt-5 nothing but apply_patch
        provider = {
            "npm": "@ai-sdk/openai-compatible",
            "options": {"baseURL": self.model.url, "apiKey": "none"},
            "models": {name: {"name": name, "tool_call": True, "limit": limit} for name in names},
        }
        config = {
            "$schema": "https://opencode.ai/config.json",
            "autoupdate": False,
            "share": "disabled",
            "permission": "allow",
            "snapshot": False,
            "provider": {"local": provider},
            "model": "local/scripted",
            "small_model": "local/scripted",
            **self.settings,
        }
        (folder / "opencode.json").write_text(json.dumps(config))
        self._put_plugin(folder)

    def _start(self) -> subprocess.Popen[bytes]:
        binary = self._find_binary()
        if binary is None:
            raise FileNotFoundError("run `npm ci --ignore-scripts` in tests/e2e first")
        command = [str(binary), "serve", "--port", "0", "--hostname", "127.0.0.1", "--print-logs"]
        if setpriv := shutil.which("setpriv"):  # it goes with the tests, however those end
            command = [setpriv, "--pdeathsig", "KILL", *command]
        with self.log.open("wb") as log:
            return subprocess.Popen(
                command,
                cwd=self.home,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def _wait_until_ready(self) -> str:
        """A request that comes before the server says it listens may never be answered, so the log is read instead."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            found = re.search(r"listening on (http://\S+)", self.log.read_text(errors="replace"))
            if found:
                return found[1]
            time.sleep(0.05)
        raise RuntimeError(f"the host did not start:\n{self.log.read_text(errors='replace')[-2000:]}")

    def call(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, {"content-type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            return json.loads(response.read())

    def stop(self) -> None:
        """End the host and whatever its shells left running, known by the scratch home in the environment."""
        self.process.kill()
        self.process.wait()
        mark = f"HOME={self.home}".encode()
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if mark in (folder / "environ").read_bytes().split(b"\0"):
                    os.kill(int(folder.name), signal.SIGKILL)
        self.model.stop()


def mark_installed(folder: Path) -> None:
    """Leave the marks of a finished install of the host's own package.

    Without them the host first fetches it over the network, once for every folder that may hold plugins.
    """
    wanted = {"dependencies": {"@opencode-ai/plugin": VERSION}}
    (folder / "node_modules").mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text(json.dumps(wanted))
    (folder / "package-lock.json").write_text(json.dumps({"lockfileVersion": 3, "packages": {"": wanted}}))


def install_plugin(folder: Path, bundle: Path) -> None:
    """Put a bundle where the host looks for plugins."""
    mark_installed(folder)
    target = folder / "plugin" / bundle.name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(bundle.read_bytes())
