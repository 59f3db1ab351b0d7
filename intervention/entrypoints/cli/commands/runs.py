"""`intervention runs`: every run of this worktree, and ending one that nobody works on any more."""

from __future__ import annotations

import click

from intervention.effects.report_run import StateView, read_state
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
    state = read_state(place.find(root))
    if is_json:
        screen.show_json({"v": 1, "ok": True, **_facts(state)})
        return status.DONE
    rows = [[one.run_id, wording.moment(one.ended), _quote(one.description)] for one in state.archived]
    if state.run is not None:
        where = pick("live, phase", "进行中，阶段") + f" {state.run.phase}"
        rows.append([state.run.run_id, where, _quote(state.run.description)])
    screen.show(*(screen.columns(rows) or [pick("There was no run here yet.", "这里还没有运行过。")]))
    return status.DONE


def _facts(state: StateView) -> dict[str, object]:
    run = state.run
    ended = [{"run_id": one.run_id, "description": one.description, "ended": one.ended} for one in state.archived]
    now = None if run is None else {"run_id": run.run_id, "description": run.description, "phase": run.phase}
    return {"live": now, "ended": ended}


def _quote(text: str) -> str:
    return screen.plain(text[:200])


@make(
    "end",
    "End the live run. Its log, its quarantine and every undo stay. Violations that are still open come with the next.",
    "结束进行中的运行。其日志、隔离区和撤销能力都保留；未解决的违规会带入下一次运行。",
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
        screen.show(pick("Asked. The guard ends it at its next call here.", "已提交。守卫在此处下一次调用时将其结束。"))
    return status.DONE


def _other(asked: str, run_id: str) -> Failure:
    message = pick(f"{screen.plain(asked)} is not the live run", f"{screen.plain(asked)} 不是进行中的运行")
    hint = pick(f"the live one is {run_id}: leave the name out to end it", f"进行中的是 {run_id}：省略名称即可结束它")
    return Failure("no_run", message, hint)


command.add_command(end)
