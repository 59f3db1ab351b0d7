"""What `status` shows, gathered once and as values: the state, the log, the ledger, the decisions."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any

from intervention.contract.decision import DecisionFile
from intervention.effects.repo import Repository
from intervention.effects.report_config import read_config
from intervention.effects.report_decisions import read_decisions
from intervention.effects.report_ledger import look as look_at_ledger
from intervention.effects.report_log import LogView, read_log
from intervention.effects.report_run import RunView, StateView, read_state
from intervention.effects.report_worktrees import is_inherited


@dataclass(frozen=True, slots=True)
class Overview:
    """`log` is of the live run, or of none. `strikes` are those of the window, by type. `is_inherited`: the run is one
    that an earlier worktree of the same name has left."""

    root: str
    worktree_id: str
    state: StateView
    log: LogView
    decisions: tuple[DecisionFile, ...]
    strikes: dict[str, int] = field(default_factory=dict)
    approval: str = "every_phase"
    is_inherited: bool = False

    @property
    def run(self) -> RunView | None:
        return self.state.run

    @property
    def waiting(self) -> tuple[DecisionFile, ...]:
        """Open questions of any run here."""
        return tuple(one for one in self.decisions if one.status == "open")

    @property
    def requests(self) -> tuple[DecisionFile, ...]:
        """What was answered or asked, and the watchdog has not taken up yet."""
        run = self.run
        if run is None:
            return ()
        mine = (one for one in self.decisions if one.run_id == run.run_id and one.status == "carried_out")
        return tuple(one for one in mine if one.id not in run.done_decisions)


def look(repo: Repository) -> Overview:
    """Takes no lock. Raises LedgerBroken, OSError."""
    state = read_state(repo)
    log = read_log(repo, state.run.run_id) if state.run is not None else LogView()
    with look_at_ledger(repo) as ledger:
        strikes = ledger.strikes() if ledger is not None else {}
    approval = read_config(repo.root, os.environ).value("approval")
    inherited = state.run is not None and is_inherited(repo, state.run)
    decisions = tuple(read_decisions(repo))
    return Overview(repo.root, repo.worktree_id, state, log, decisions, strikes, str(approval), inherited)


def facts(seen: Overview) -> dict[str, Any]:
    """The same for scripts."""
    run = seen.run
    return {
        "root": seen.root,
        "worktree_id": seen.worktree_id,
        "state": seen.state.condition,
        "run": None if run is None else {**_run_facts(run), "is_inherited": seen.is_inherited},
        "gate": {"is_held": bool(run is not None and run.holding), "open": [] if run is None else _open_facts(run)},
        "decisions": [one.model_dump(mode="json") for one in seen.waiting],
        "requests": [one.id for one in seen.requests],
        "unattributed": [] if run is None else list(run.unattributed),
        "strikes": seen.strikes,
        "approvals": {str(phase): by for phase, by in sorted(seen.log.approvals.items())},
        "guard": _guard_facts(seen),
    }


def _run_facts(run: RunView) -> dict[str, Any]:
    names = "run_id description owner phase status total_phases round round_limit approval started last_activity"
    plain = {name: getattr(run, name) for name in names.split()}
    tests = {"last_verdict": run.last_verdict, "green": run.green}
    return {**plain, "completed": list(run.completed), "loosened": list(run.loosened), "tests": tests}


def _open_facts(run: RunView) -> list[dict[str, Any]]:
    names = "id signal violation_type severity at phase is_answered decision"
    return [{**{name: getattr(one, name) for name in names.split()}, "files": list(one.files)} for one in run.open]


def _guard_facts(seen: Overview) -> dict[str, Any]:
    live = seen.log.live
    return {
        "last_live": live.get("ts") if live is not None else None,
        "plugin_version": live["detail"].get("plugin_version") if live is not None else None,
        "sessions": seen.log.live_sessions,
        "refused": seen.log.refused,
        "degraded": dict(seen.log.degraded),
        "calls_seen": seen.run.calls_seen if seen.run is not None else 0,
        "writes_seen": seen.run.writes_seen if seen.run is not None else 0,
        "chain_broken_at": seen.log.broken_at,
        "own_ground_changed": seen.log.ground_count,
    }
