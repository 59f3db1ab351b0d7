"""`intervention decisions`: what waits for a person, and what was decided."""

from __future__ import annotations

from intervention.contract.decision import DecisionFile
from intervention.entrypoints.cli import place, screen, status, wording
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import json_option, option, root_option
from intervention.entrypoints.cli.language import pick


@make(
    "decisions",
    "List the questions that wait for a person's answer.",
    "列出等待人作答的问题。",
    "intervention decisions --all",
)
@option("--all", "is_all", is_flag=True, en="Also those that were answered.", zh="包括已作答的。")
@root_option
@json_option
def command(is_all: bool, root: str | None, is_json: bool) -> int:
    from intervention.effects.report_decisions import read_decisions

    found = [one for one in read_decisions(place.find(root)) if is_all or one.status == "open"]
    if is_json:
        screen.show_json({"v": 1, "ok": True, "decisions": [one.model_dump(mode="json") for one in found]})
        return status.DONE
    if not found:
        screen.show(pick("Nothing waits for a decision.", "没有等待决定的问题。"))
    for one in found:
        show_decision(one)
    return status.DONE


def show_decision(decision: DecisionFile) -> None:
    """The question with its options and their consequences, or what was answered."""
    said = decision.answer
    if decision.kind != "decision":
        asked = pick("a person asked: ", "人的请求：") + decision.kind
        screen.show(f"{decision.id}  {wording.moment(decision.opened_at)}  {asked}")
        return
    screen.show(screen.paint(f"{decision.id}  {wording.moment(decision.opened_at)}", "bold"))
    screen.show(*screen.hang("  ", screen.plain(decision.question)))
    for one in decision.options:
        is_chosen = said is not None and said.option == one.key
        mark = "*" if is_chosen else "-"
        screen.show(
            *screen.hang(f"  {mark} {one.key}: ", f"{one.label}. {one.consequence}" if one.consequence else one.label)
        )
    if said is None:
        screen.show(
            screen.paint(f"  → intervention decide {decision.id} <{'|'.join(o.key for o in decision.options)}>", "cyan")
        )
    else:
        at = wording.moment(said.answered_at)
        screen.show(
            pick(f"  answered {at} by {said.by.user}: {said.option}", f"  {said.by.user} 于 {at} 作答：{said.option}")
        )
