"""Plays a handed case in the real host: the same calls in two equal projects, one guarded and one not."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from tests.e2e.host import Host
from tests.e2e.model import Call, Turn
from tests.e2e.pipeline import FILES_ONLY
from tests.e2e.project import BUNDLE, Project
from tests.e2e.session import Outcome, Session, child_outcomes

Case = Mapping[str, Any]
Tree = dict[str, object]


def build(host: Host, root: Path, case: Case, guarded: bool) -> Project:
    """A repository with the case's files; only texts, which is all that the chosen cases have."""
    assert all(isinstance(entry, str) for entry in case["files"].values())
    config = dict(FILES_ONLY) | case.get("config", {})
    return Project(host, root, case["files"], config, BUNDLE if guarded else None)


def play(session: Session, calls: list[Mapping[str, Any]]) -> list[Outcome]:
    """Make the case's calls; neighbours with the same `parallel` are one turn, a child's are a subagent's."""
    outcomes = []
    for child, group in groupby(calls, key=lambda call: call.get("session")):
        turns = _turns(list(group))
        if child is None:
            outcomes += session.run(*turns)
        else:
            (task,) = session.run(session.task("Do your part of the work and report back.", *turns))
            outcomes += child_outcomes(session.host, task)
    return outcomes


def _turns(calls: list[Mapping[str, Any]]) -> list[Turn]:
    """Calls without `parallel` are a turn each."""
    keyed = [(call.get("parallel", f"alone {i}"), Call(call["tool"], call["args"])) for i, call in enumerate(calls)]
    groups = (tuple(call for _, call in group) for _, group in groupby(keyed, key=lambda pair: pair[0]))
    return [group[0] if len(group) == 1 else group for group in groups]


def record(project: Project, names: list[str]) -> Tree:
    """Bytes, permission bits or link target of each path; None for an absent one."""
    return {name: _record(project.root / name) for name in names}


def _record(path: Path) -> object:
    if path.is_symlink():
        return path.readlink()
    return (path.read_bytes(), path.stat().st_mode & 0o777) if path.exists() else None
