"""The live run, for commands that are about one."""

from __future__ import annotations

from intervention.effects.repo import Repository
from intervention.effects.report_run import RunView, read_state
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick


def find_run(repo: Repository) -> RunView | None:
    """None where none is live. Raises Failure where nobody can tell."""
    state = read_state(repo)
    if state.condition == "damaged":
        message = pick("the guard's state file cannot be read", "守卫的状态文件无法读取")
        hint = pick("`intervention doctor` says how to mend it", "`intervention doctor` 会说明如何修复")
        raise Failure("state_damaged", message, hint)
    return state.run


def require_run(repo: Repository) -> RunView:
    """Raises Failure where no run is live."""
    run = find_run(repo)
    if run is None:
        message = pick("no run is live in this worktree", "此工作区没有进行中的运行")
        hint = pick("`intervention runs` lists those that ended", "`intervention runs` 会列出已结束的运行")
        raise Failure("no_run", message, hint)
    return run


def require_run_or(repo: Repository, failure: Failure) -> str:
    """The live run's id. Raises the failure that is given where no run is live."""
    run = find_run(repo)
    if run is None:
        raise failure
    return run.run_id
