"""Worktrees in which the engine has really acted, for the commands that show it and take it back."""

import json
import subprocess
import uuid
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


def with_quarantine(folder: Path) -> tuple[Path, str]:
    """A repository in which early business code was quarantined, and the operation's id."""
    root = make_repository(folder, {"README.md": "hello\n"})
    base = call_json(root, "snapshot", "--run", "run_1", "--name", "base-1")["commit"]
    (root / "src").mkdir()
    (root / "src/login.py").write_text(CODE)
    early = envelopes.violation("no-business-code-before-phase5")
    result = engine_result(root, early, base_snapshot=base)
    assert result["results"][0]["action"] == "quarantine", result
    assert not (root / "src/login.py").exists()
    return root, result["results"][0]["operation_id"]


def with_decision(folder: Path) -> tuple[Path, str]:
    """A repository whose run waits for a person's decision, and the decision's id."""
    root = make_repository(folder)
    result = engine_result(root, envelopes.violation("ralph-rounds-exceeded"))
    assert result["pipeline_action"] == "suspend", result
    return root, result["decision"]["id"]
