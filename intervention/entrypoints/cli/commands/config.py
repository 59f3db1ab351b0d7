"""`intervention config`: each value with where it came from, and accepting a change for the live run."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any

import click

from intervention.effects.report_config import ConfigView, read_config
from intervention.entrypoints.cli import config_words, consent, live, person, place, screen, status
from intervention.entrypoints.cli.base import answering_group, json_option, option, root_option, yes_option
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.language import pick


@answering_group(
    "config",
    "Show each setting with where it came from; `accept` lets the live run take a changed one over.",
    "显示每项设置及其来源；`accept` 让进行中的运行采用更改。",
    "intervention config --all",
)
@option("--all", "is_all", is_flag=True, en="Also those that nobody set.", zh="包括未设置的项。")
@root_option
@json_option
@click.pass_context
def command(ctx: click.Context, is_all: bool, root: str | None, is_json: bool) -> int:
    if ctx.invoked_subcommand is not None:
        return status.DONE
    view = read_config(place.find(root).root, os.environ)
    if is_json:
        screen.show_json({"v": 1, "ok": not view.warnings, **config_words.facts(view)})
    else:
        shown = [one for one in view.settings if is_all or one.origin != "default"]
        screen.show(*screen.columns(config_words.row(one) for one in shown))
        screen.show(*config_words.sources(view))
        if not is_all:
            screen.show(pick("Everything else is the default (--all shows it).", "其余均为默认值（--all 可查看）。"))
        for one in view.warnings:
            screen.show(*screen.hang("! ", config_words.warn(one)))
    return status.FAILED if view.warnings else status.DONE


@make(
    "accept",
    "Let the live run take over the configuration as it is in the files now.",
    "让进行中的运行采用文件中当前的配置。",
    "intervention config accept",
)
@yes_option
@root_option
@json_option
def accept(is_sure: bool, root: str | None, is_json: bool) -> int:
    from intervention.effects import decisions

    repo = place.find(root)
    with person.act(repo.state, "config accept") as author:
        run = live.require_run(repo)
        view = read_config(repo.root, os.environ)
        changes = find_changes(run.config, view)
        if not is_json:
            _preview(view, changes)
        consent.ask(is_sure=is_sure, is_json=is_json)
        asked = decisions.request(repo, "config_accept", run.run_id, author)
    if is_json:
        screen.show_json({"v": 1, "ok": True, "request": asked.model_dump(mode="json"), "changes": changes})
    else:
        screen.show(pick("Asked. The guard takes it over at its next call.", "已提交。守卫在下一次调用时采用。"))
    return status.DONE


def find_changes(old: Mapping[str, Any], view: ConfigView) -> list[dict[str, Any]]:
    """Key, value in the run, value in the files now, for each that differs. Ladders that are not set are none."""
    known = dict(_flatten(old))
    now = {one.key: one.value for one in view.settings if not one.key.startswith("engine.")}
    keys = [key for key in dict.fromkeys([*now, *known]) if known.get(key) != now.get(key)]
    return [{"key": key, "was": known.get(key), "is": now.get(key)} for key in keys]


def _flatten(config: Mapping[str, Any]) -> list[tuple[str, Any]]:
    flat: list[tuple[str, Any]] = []
    for key, value in config.items():
        if isinstance(value, dict):
            flat += [(f"{key}.{member}", one) for member, one in value.items()]
        else:
            flat.append((key, value))
    return flat


def _preview(view: ConfigView, changes: list[dict[str, Any]]) -> None:
    for problem in view.warnings:
        screen.show(*screen.hang("! ", config_words.warn(problem)))
    if not changes:
        screen.show(pick("The live run has these values already.", "进行中的运行已采用这些值。"))
        return
    screen.show(pick("The live run takes over:", "进行中的运行将采用："))
    for one in changes:
        was, now = (json.dumps(one[name], ensure_ascii=False) for name in ("was", "is"))
        screen.show(*screen.hang(f"  {one['key']}  ", f"{was} → {now}"))


command.add_command(accept)
