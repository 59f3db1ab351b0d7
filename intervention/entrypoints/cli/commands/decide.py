"""`intervention decide`: a person's answer to the question of a suspended run."""

from __future__ import annotations

import os
from collections.abc import Sequence

import click

from intervention.contract.decision import DecisionFile, DecisionOption
from intervention.contract.result import FileOutcome
from intervention.effects.decisions import Answered
from intervention.effects.operations import Report
from intervention.effects.repo import Repository
from intervention.entrypoints.cli import consent, ids, names, person, place, screen, status, taking_back, wording
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import dry_run_option, json_option, root_option, yes_option
from intervention.entrypoints.cli.commands.decisions import show_decision
from intervention.entrypoints.cli.language import current, pick
from intervention.entrypoints.cli.obstacles import name_obstacles
from intervention.errors import Declined


@make(
    "decide",
    "Answer the question of a suspended run. It is answered once; what the option does to files is shown first.",
    "回答已挂起运行的问题。只能回答一次；选项对文件的影响会先显示。",
    "intervention decide dec_0193f2b8a7e4c1 continue",
)
@click.argument("decision", shell_complete=names.decisions)
@click.argument("option", required=False)
@dry_run_option
@yes_option
@root_option
@json_option
def command(
    decision: str, option: str | None, is_rehearsal: bool, is_sure: bool, root: str | None, is_json: bool
) -> int:
    from intervention.effects import decisions

    repo = place.find(root)
    decision = ids.decision(repo, decision)
    if is_rehearsal:
        asked = decisions.read_decision(repo, decision)
        chosen_ones = asked.options if option is None else (_find(asked, option),)
        return _rehearse(repo, asked, chosen_ones, is_json)
    with person.act(repo.state, "decide", decision=decision, option=option) as author:
        asked = decisions.read_decision(repo, decision)
        chosen = _choose(asked, option, is_json)
        if asked.status == "open" and not is_json and not is_sure:
            screen.show(*screen.hang("", screen.paint(asked.question, "bold")))
            _preview(repo, chosen)
        if asked.status == "open":
            consent.ask(is_sure=is_sure, is_json=is_json)
        done = decisions.answer(repo, decision, chosen.key, author, current())
    return _tell(repo, done, chosen, is_json)


def _choose(asked: DecisionFile, key: str | None, is_json: bool) -> DecisionOption:
    if key is None:
        if not is_json and consent.is_interactive():
            show_decision(asked)
        key = consent.choose([one.key for one in asked.options], pick("Which one?", "选择哪一项？"))
    return _find(asked, key)


def _find(asked: DecisionFile, key: str) -> DecisionOption:
    for one in asked.options:
        if one.key == key:
            return one
    raise Declined("no_option", id=asked.id, option=key, options=", ".join(one.key for one in asked.options))


def _preview(repo: Repository, chosen: DecisionOption) -> None:
    screen.show(*screen.hang(f"{chosen.key}: ", f"{chosen.label}. {chosen.consequence}".rstrip(". ") + "."))
    for operation in chosen.restores:
        _preview_undo(repo, operation)
    if chosen.waives:
        listed = ", ".join(chosen.waives)
        said = pick(f"for the rest of the phase the gate passes without: {listed}", f"本阶段其余时间不再要求：{listed}")
        screen.show(*screen.hang("  ", said))


def _preview_undo(repo: Repository, operation: str) -> None:
    from intervention.effects import operations

    try:
        report = name_obstacles(repo, operations.preview_undo(repo, operation, current()))
    except Declined:
        return  # it was undone already: then there is nothing that the answer would do here
    taking_back.preview(pick(f"  and undoes {operation}:", f"  并撤销 {operation}："), report)
    if any(file.outcome == "refused" for file in report.files):
        said = pick("what is left does not come back, and is not allowed by this", "未处理的不会恢复，也不因此被允许")
        screen.show(*screen.hang("  ! ", said))


def _rehearse(repo: Repository, asked: DecisionFile, chosen: Sequence[DecisionOption], is_json: bool) -> int:
    if is_json:
        would = [one.model_dump(mode="json") for one in chosen]
        screen.show_json({"v": 1, "ok": True, "decision": asked.id, "would": would})
        return status.DONE
    screen.show(*screen.hang("", screen.paint(asked.question, "bold")))
    for one in chosen:
        _preview(repo, one)
    return status.DONE


def _tell(repo: Repository, done: Answered, chosen: DecisionOption, is_json: bool) -> int:
    files = name_obstacles(repo, Report(None, done.files)).files
    left = [file for file in files if file.outcome == "refused"]
    remedies = [taking_back.find_remedy(repo, operation) for operation in chosen.restores] if left else []
    remedies += _keep_instead(repo, left)
    remedies += [_write_again(done.decision.id, chosen.key)] if done.is_owed else []
    is_whole = not left and not done.is_owed
    if is_json:
        facts = {
            "decision": done.decision.model_dump(mode="json"),
            "files": [file.model_dump(mode="json") for file in files],
        }
        hint = {} if is_whole else {"hint": "; ".join(remedies)}
        owed = {"code": "disk", "message": _owed()} if done.is_owed else {}
        screen.show_json({"v": 1, "ok": is_whole, **owed, **facts, **hint})
        return status.DONE if is_whole else status.FAILED
    screen.show(pick(f"Answered: {chosen.key}.", f"已作答：{chosen.key}。"))
    if left:
        said = pick(
            "These did not come back, so that no version of them is allowed by this answer:",
            "以下文件未恢复，此答复不允许其任何版本：",
        )
        screen.show(*screen.hang("", said))
    rows = wording.outcomes(left, is_preview=False)
    screen.show(*screen.columns([f"  {path}", said] for path, said in rows))
    screen.show(*(line for remedy in remedies for line in screen.hang("  → ", remedy)))
    if not done.is_owed:
        screen.show(
            pick("The guard takes the run on at the agent's next call.", "代理下一次调用时，守卫会据此继续该运行。")
        )
    return status.DONE if is_whole else status.FAILED


def _owed() -> str:
    en = "the answer stands, but the disk did not take the file by which the guard learns of it"
    return pick(en, "答复已生效，但磁盘未能写入供守卫读取的文件")


def _write_again(decision: str, key: str) -> str:
    command = f"intervention decide {decision} {key}"
    en = f"{_owed()}: see to free space and permissions, then `{command}` writes it"
    return pick(en, f"{_owed()}：请检查剩余空间和权限，然后 `{command}` 会写入")


def _keep_instead(repo: Repository, left: Sequence[FileOutcome]) -> list[str]:
    """How a person makes what is there now the version that counts, where that is a file."""
    there = [file.path for file in left if os.path.isfile(os.path.join(repo.root, file.path))]
    if not there:
        return []
    command = f"intervention mine {place.typed(repo, there)}"
    return [pick(f"`{command}` keeps what is there now, as yours", f"`{command}` 保留现有内容，作为您的改动")]
