"""`intervention doctor`: whether everything is in order here, and what to do where it is not."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from intervention.effects.repo import Repository
from intervention.effects.report_config import read_config
from intervention.entrypoints.cli import checkup, checkup_worktree, config_words, place, screen, status
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import json_option, root_option
from intervention.entrypoints.cli.checkup import Finding
from intervention.entrypoints.cli.failures import describe
from intervention.entrypoints.cli.language import pick
from intervention.entrypoints.install.places import Places, find_places
from intervention.errors import EngineError, NotARepository

_MARKS = {"ok": ("ok", "正常"), "note": ("note", "提示"), "warn": ("warn", "警告"), "bad": ("BAD", "错误")}
_COLOURS: dict[str, screen.Colour] = {"ok": "green", "note": "cyan", "warn": "yellow", "bad": "red"}


@make(
    "doctor",
    "Check whether everything is in order: versions, plugin, engine, configuration, this worktree's log, ledger and "
    "state, and what worktrees that are gone have left. Each finding comes with what to do about it.",
    "检查一切是否正常：版本、插件、引擎、配置，此工作区的日志、账本和状态，以及已不存在的工作区留下的内容。每个问题都给出解决办法。",
    "intervention doctor",
)
@root_option
@json_option
def command(root: str | None, is_json: bool) -> int:
    repo, outside = _find(root)
    places = _places(repo)
    view = read_config(repo.root if repo is not None else None, os.environ)
    found = [*checkup.check_installation(places, view, os.environ), *outside, *_worktree(repo)]
    is_bad = any(one.level == "bad" for one in found)
    if is_json:
        findings = [one._asdict() for one in found]
        folder = repo.state if repo is not None else None
        facts = {"state_folder": folder, **config_words.facts(view)}
        screen.show_json({"v": 1, "ok": not is_bad, "findings": findings, **facts})
        return status.FAILED if is_bad else status.DONE
    for one in found:
        _show(one)
    screen.show("", screen.paint(pick("Configuration", "配置"), "bold"))
    screen.show(*screen.columns(config_words.row(one) for one in view.settings))
    screen.show(*config_words.sources(view))
    if repo is not None:
        screen.show(pick("state folder: ", "状态目录：") + screen.plain(repo.state))
    return status.FAILED if is_bad else status.DONE


def _find(root: str | None) -> tuple[Repository | None, list[Finding]]:
    """The worktree, or the finding that there is none."""
    try:
        return place.find(root), []
    except NotARepository as error:
        said = describe(error)
        return None, [Finding("worktree", "note", said.message, said.hint)]


def _places(repo: Repository | None) -> list[Places]:
    projects = [None] if repo is None else [None, Path(repo.root)]
    return [find_places(os.environ, Path.home(), project) for project in projects]


def _worktree(repo: Repository | None) -> Iterator[Finding]:
    if repo is None:
        return
    try:
        yield from checkup_worktree.check_worktree(repo)
    except (EngineError, OSError) as error:
        said = describe(error)
        yield Finding("worktree", "bad", said.message, said.hint)


def _show(one: Finding) -> None:
    mark = pick(*_MARKS[one.level])
    gap = " " * max(6 - screen.measure(mark), 1)
    head = screen.paint(mark, _COLOURS[one.level]) + gap + one.name + " " * max(10 - len(one.name), 1)
    screen.show(*screen.hang(head, one.text))
    if one.fix:
        screen.show(*screen.hang(" " * 16 + "→ ", one.fix))
