"""Worktrees in which the engine has really acted, for the commands that show it and take it back."""

import json
import subprocess
import uuid
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.support import envelopes
from tests.support.commands import call_json, environment, git, make_repository, start

CODE = "def login(name):\n    return name == 'root'\n"


def engine_result(root: Path, *violations: dict[str, Any], batch: int = 1, **run: Any) -> dict[str, Any]:
    """The engine's result for one batch about this worktree."""
    body = envelopes.request(*violations, batch_id=str(uuid.UUID(int=batch)))
    body["project"]["root"] = str(root)
    body["run"] |= {"base_snapshot": None, "boundary_commit": git(root, "rev-parse", "HEAD").strip(), **run}
    done = subprocess.run(
        start("intervene"), input=json.dumps(body), env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def with_quarantine(folder: Path, early: Mapping[str, str] | None = None) -> tuple[Path, str]:
    """A repository in which early business code (path -> text) was quarantined, and the operation's id."""
    early = early or {"src/login.py": CODE}
    root = make_repository(folder, {"README.md": "hello\n"})
    base = call_json(root, "snapshot", "--run", "run_1", "--name", "base-1")["commit"]
    for name, text in early.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    violation = envelopes.violation("no-business-code-before-phase5", files=list(early))
    result = engine_result(root, violation, base_snapshot=base)
    assert result["results"][0]["action"] == "quarantine", result
    assert not any((root / name).exists() for name in early)
    return root, result["results"][0]["operation_id"]


def with_decision(folder: Path) -> tuple[Path, str]:
    """A repository whose run waits for a person's decision, and the decision's id."""
    root = make_repository(folder)
    result = engine_result(root, envelopes.violation("ralph-rounds-exceeded"))
    assert result["pipeline_action"] == "suspend", result
    return root, result["decision"]["id"]
