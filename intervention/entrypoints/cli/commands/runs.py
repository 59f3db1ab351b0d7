"""`intervention runs`: every run of this worktree, and ending one that nobody works on any more."""

from __future__ import annotations

import click

from intervention.effects.repo import Repository
from intervention.effects.report_decisions import read_decisions
from intervention.effects.report_run import RunView, StateView, read_state
from intervention.entrypoints.cli import consent, live, person, place, screen, status, wording
from intervention.entrypoints.cli.base import answering_group, json_option, root_option, yes_option
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick


@answering_group(
    "runs",
    "List the runs of this worktree, newest last; `end` ends the live one.",
    "列出此工作区的各次运行，最新的在最后；`end` 结束进行中的运行。",
    "intervention runs",
)
@root_option
@json_option
@click.pass_context
def command(ctx: click.Context, root: str | None, is_json: bool) -> int:
    if ctx.invoked_subcommand is not None:
        return status.DONE
    repo = place.find(root)
    live.find_run(repo)
    state = read_state(repo)
    is_ending = state.run is not None and _is_ending(repo, state.run)
    if is_json:
        screen.show_json({"v": 1, "ok": True, **_facts(state, is_ending)})
        return status.DONE
    for one in state.archived:
        _show(one.run_id, wording.moment(one.ended), one.description)
    if state.run is not None:
        where = pick("live, phase", "进行中，阶段") + f" {state.run.phase}"
        where += pick(", its end is asked for", "，已申请结束") if is_ending else ""
        _show(state.run.run_id, where, state.run.description)
    elif not state.archived:
        screen.show(pick("There was no run here yet.", "这里还没有运行过。"))
    return status.DONE


def _show(run_id: str, when: str, description: str) -> None:
    screen.show(*screen.hang(f"{screen.plain(run_id)}  ", when), *screen.hang("  ", _quote(description)))


def _is_ending(repo: Repository, run: RunView) -> bool:
    """Whether a person has asked for its end, and the guard has not taken that up yet."""
    asked = (one for one in read_decisions(repo) if one.kind == "runs_end" and one.run_id == run.run_id)
    return any(one.id not in run.done_decisions for one in asked)


def _facts(state: StateView, is_ending: bool) -> dict[str, object]:
    run = state.run
    ended = [{"run_id": one.run_id, "description": one.description, "ended": one.ended} for one in state.archived]
    about = {} if run is None else {"run_id": run.run_id, "description": run.description, "phase": run.phase}
    now = {**about, "is_ending": is_ending} if about else None
    return {"live": now, "ended": ended}


def _quote(text: str) -> str:
    return screen.plain(text[:200])


@make(
    "end",
    "Ask for the end of the live run. The guard ends it at an agent's next call here. Its log, its quarantine and "
    "every undo stay. Violations that are still open come with the next.",
    "申请结束进行中的运行：守卫在此处代理的下一次调用时将其结束。其日志、隔离区和撤销能力都保留；未解决的违规会带入下一次运行。",
    "intervention runs end",
)
@click.argument("run", required=False)
@yes_option
@root_option
@json_option
def end(run: str | None, is_sure: bool, root: str | None, is_json: bool) -> int:
    from intervention.effects import decisions

    repo = place.find(root)
    with person.act(repo.state, "runs end", run=run) as author:
        found = live.require_run(repo)
        if run not in (None, found.run_id):
            raise _other(str(run), found.run_id)
        if _is_ending(repo, found):
            raise _asked_already(found.run_id)
        if not is_json:
            last = wording.moment(found.last_activity)
            title = pick(f"Ending {found.run_id}", f"结束 {found.run_id}")
            screen.show(*screen.hang(f"{title}: ", _quote(found.description)))
            screen.show(pick(f"  phase {found.phase}, last active {last}", f"  阶段 {found.phase}，最后活动 {last}"))
        consent.ask(is_sure=is_sure, is_json=is_json)
        asked = decisions.request(repo, "runs_end", found.run_id, author)
    if is_json:
        screen.show_json({"v": 1, "ok": True, "request": asked.model_dump(mode="json")})
    else:
        en = "Asked. The guard ends it at an agent's next call in this worktree, before it judges that call."
        later = "Where OpenCode is closed now, that is when it is used here again."
        screen.show(*screen.hang("", pick(f"{en} {later}", f"已提交。{_IN_CHINESE}")))
    return status.DONE


_IN_CHINESE = (
    "守卫在此工作区中代理的下一次调用时（判断该调用之前）将其结束。若 OpenCode 现已关闭，则在下次于此使用时结束。"
)


def _asked_already(run_id: str) -> Failure:
    message = pick(f"the end of {run_id} has been asked for already", f"已申请结束 {run_id}")
    en = "nothing more is to be done: the guard ends it at an agent's next call in this worktree"
    return Failure("already_asked", message, pick(en, "无需再操作：守卫在此工作区中代理的下一次调用时将其结束"))


def _other(asked: str, run_id: str) -> Failure:
    message = pick(f"{screen.plain(asked)} is not the live run", f"{screen.plain(asked)} 不是进行中的运行")
    hint = pick(f"the live one is {run_id}: leave the name out to end it", f"进行中的是 {run_id}：省略名称即可结束它")
    return Failure("no_run", message, hint)


command.add_command(end)
