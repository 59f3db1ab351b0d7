"""The engine as a process in a real repository: a place to work in, requests about it, and everything that can be
seen."""

import json
import os
import stat
import subprocess
import sys
import uuid
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.support import envelopes

COMMAND = [sys.executable, "-P", "-m", "intervention", "intervene"]
#: Later than every snapshot that a test takes.
LATER = "2099-01-01T00:00:00.000Z"


@dataclass
class Place:
    """One worktree. `base` is the snapshot that requests name as the phase's base."""

    tree: Path
    base: str | None = None
    environment: dict[str, str] = field(default_factory=dict)

    def git(self, *arguments: str, stdin: str | bytes | None = None, check: bool = True) -> str:
        raw = stdin.encode() if isinstance(stdin, str) else stdin
        done = subprocess.run(["git", *arguments], cwd=self.tree, input=raw, capture_output=True, check=False)
        if check and done.returncode != 0:
            raise AssertionError(f"git {arguments}: {done.stderr.decode()}")
        return done.stdout.decode("utf-8", "surrogateescape")

    def write(self, path: str, content: str | bytes, mode: int | None = None) -> Path:
        file = self.tree / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content.encode() if isinstance(content, str) else content)
        if mode is not None:
            file.chmod(mode)
        return file

    def snapshot(self, name: str = "base", *more: str) -> str:
        """A snapshot by the engine's own hand; also the base from now on."""
        from intervention.effects.repo import locate
        from intervention.effects.safety import take_snapshot

        self.base = take_snapshot(locate(str(self.tree)), "run_1", name, *more).sha
        return self.base

    def request(self, *violations: dict[str, Any], **run: Any) -> dict[str, Any]:
        made = envelopes.request(*violations, batch_id=str(uuid.uuid4()))
        made["project"]["root"] = str(self.tree)
        made["run"] |= {"base_snapshot": self.base, "boundary_commit": None, **run}
        return made

    def send(self, request: dict[str, Any] | bytes, *, status: int | None = 0) -> dict[str, Any]:
        """The engine's result, of a process that runs outside the tree."""
        raw = request if isinstance(request, bytes) else json.dumps(request).encode()
        env = {**os.environ, **self.environment}
        done = subprocess.run(COMMAND, cwd="/", env=env, input=raw, capture_output=True, check=False)
        lines = done.stdout.splitlines()
        assert len(lines) == 1, (done.stdout, done.stderr)
        assert status is None or done.returncode == status, (done.stdout, done.stderr)
        result: dict[str, Any] = json.loads(lines[0])
        return result

    def act(self, signal: str, files: Iterable[str], /, *, run: Mapping[str, Any] | None = None, **changes: Any) -> Any:
        """Sends one violation and gives the result of its type."""
        violation = envelopes.violation(signal, id=str(uuid.uuid4()), files=list(files), **changes)
        result = self.send(self.request(violation, **(run or {})))
        assert len(result["results"]) == 1, result
        return result["results"][0]

    def undo(self, operation: str) -> Any:
        from intervention.effects.identity import current_author
        from intervention.effects.operations import undo
        from intervention.effects.repo import locate

        return undo(locate(str(self.tree)), operation, current_author())

    def look(self) -> dict[str, Any]:
        """Everything that must be as it was after an undo: files with modes, index with flags, HEAD, branches,
        stash."""
        return {
            "files": files(self.tree),
            "index": self.git("ls-files", "--stage", "-v", "-z"),
            "head": self.git("rev-parse", "HEAD") + self.git("symbolic-ref", "-q", "HEAD", check=False),
            "refs": self.git("for-each-ref", "refs/heads", "refs/tags", "refs/remotes"),
            "stash": self.git("stash", "list", "--format=%H %gs"),
        }

    @property
    def state(self) -> Path:
        """The guard's own folder."""
        return (
            Path(self.git("rev-parse", "--path-format=absolute", "--git-common-dir").strip()) / "intervention" / "main"
        )


def files(tree: Path) -> dict[str, tuple[str, int, bytes]]:
    """Path -> kind, permissions and bytes (a link's target) of everything in the tree but git's own folder."""
    found: dict[str, tuple[str, int, bytes]] = {}
    for folder, names, leaves in os.walk(os.fsencode(tree)):
        names[:] = [name for name in names if name != b".git"]
        for name in [*leaves, *(one for one in names if os.path.islink(os.path.join(folder, one)))]:
            if name == b".git":
                continue
            path = os.path.join(folder, name)
            info = os.lstat(path)
            key = os.fsdecode(os.path.relpath(path, os.fsencode(tree)))
            if stat.S_ISLNK(info.st_mode):
                found[key] = ("link", 0, os.readlink(path))
            elif stat.S_ISREG(info.st_mode):
                with open(path, "rb") as file:
                    found[key] = ("file", stat.S_IMODE(info.st_mode), file.read())
            else:
                found[key] = ("special", stat.S_IMODE(info.st_mode), b"")
    return found


def make(tree: Path, committed: Mapping[str, str | bytes], *, snapshot: bool = True) -> Place:
    """A repository with one commit, and its base snapshot."""
    tree.mkdir(parents=True)
    place = Place(tree)
    place.git("init", "--quiet", "--initial-branch=main")
    place.git("config", "user.name", "someone")
    place.git("config", "user.email", "someone@localhost")
    for path, content in committed.items():
        place.write(path, content)
    place.git("add", "--all", "--force")
    place.git("commit", "--quiet", "--allow-empty", "-m", "first")
    if snapshot:
        place.snapshot()
    return place
