"""Plays cases through the handed runner, with this checkout's plugin and engine; and where the corpora lie."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SHARED = ROOT.parent / "shared"
BUNDLE = ROOT / "watchdog-ts" / "dist" / "watchdog.js"
ENGINE = [sys.executable, "-P", "-m", "intervention"]
ABSENT = f"needs the folder ../{SHARED.name} beside the checkout, which is absent"

HANDED = SHARED / "cases" / "handed.jsonl"
EVASIONS = HERE / "evasions.jsonl"
HONEST = HERE / "honest.jsonl"
OPEN = HERE / "open.jsonl"

Case = Mapping[str, Any]


def read(corpus: Path) -> list[Case]:
    """The cases of a corpus in their order; none where the file is absent."""
    lines = corpus.read_text(encoding="utf-8").splitlines() if corpus.exists() else []
    return [json.loads(line) for line in lines if line.strip()]


def play(corpus: Path, names: Iterable[str] = (), *, guarded: bool = True) -> dict[str, Case]:
    """What became of each case, by name: `status`, `reasons`, `answers` and more. No names: the whole corpus.

    Raises CalledProcessError, with what the runner printed, when it did not even play them.
    """
    only = [f"--only={name}" for name in names]
    guard = ["--plugin", str(BUNDLE)] if guarded else ["--null"]
    command = ["node", str(SHARED / "cases" / "run.mjs"), *guard, "--cases", str(corpus), "--json", *only]
    done = subprocess.run(command, env=_environment(), capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise subprocess.CalledProcessError(done.returncode, command, done.stdout, done.stderr)
    return {result["id"]: result for result in json.loads(done.stdout)["cases"]}


def complaint(result: Case) -> str:
    """Why a case did not pass, in the runner's words; empty when it passed."""
    return "" if result["status"] == "pass" else "\n".join([result["status"], *result["reasons"]])


def _environment() -> dict[str, str]:
    own = {"INTERVENTION_COMMAND": json.dumps(ENGINE), "PYTHONPATH": str(ROOT)}
    return {**os.environ, **own}
