"""Installing and uninstalling at a person's word: the steps are shown first, then carried out."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from intervention.entrypoints.cli import consent, person, screen, status
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import current, pick
from intervention.entrypoints.install.places import find_places
from intervention.entrypoints.install.registration import Report, Request, register
from intervention.entrypoints.install.words import report_lines


def run(request: Request, *, is_sure: bool, is_json: bool) -> int:
    """Raises Failure, OSError, Declined."""
    if request.dry_run:
        return _tell(_register(request), is_json)
    folder = str(find_places(os.environ, Path.home()).manifest.parent)
    about = {"project": str(request.project) if request.project is not None else None}
    name = "uninstall" if request.uninstall else "install"
    planned = _register(replace(request, dry_run=True))
    with person.act(folder, name, leaves_record=not request.uninstall and _changes(planned), **about):
        if planned.is_ok and _changes(planned):
            if not is_json and not is_sure:
                _show(planned)
            consent.ask(is_sure=is_sure, is_json=is_json)
        done = _register(request)
    return _tell(done, is_json)


def _changes(report: Report) -> bool:
    return any(step.verb in ("write", "link", "remove") for step in report.steps)


def _register(request: Request) -> Report:
    try:
        return register(request, os.environ, Path.home())
    except ValueError as error:
        message = pick(f"nothing more was done: {error}", f"没有再做任何操作：{error}")
        raise Failure("install", message, pick("mend that and run it again", "请修复后重新运行")) from error


def _tell(report: Report, is_json: bool) -> int:
    if is_json:
        steps = [{"verb": one.verb, "why": one.why, "path": str(one.path)} for one in report.steps]
        facts = {"steps": steps, "is_rehearsal": report.is_rehearsal, "has_skill": report.has_skill}
        screen.show_json({"v": 1, "ok": report.is_ok, **facts})
    else:
        _show(report)
        if report.is_uninstall and report.steps:
            screen.show(*screen.fold(_whats_left()))
    return status.DONE if report.is_ok else status.FAILED


def _show(report: Report) -> None:
    screen.show(*(line for said in report_lines(report, current()) for line in screen.fold(said)))


def _whats_left() -> str:
    """The program cannot take itself away: whatever installed it does."""
    ways = "`./install.sh --uninstall`, `pipx uninstall tdd-intervention`", "`uv tool uninstall tdd-intervention`"
    en = f"This program itself stays. What installed it removes it: {ways[0]} or {ways[1]}."
    return pick(en, f"本程序仍保留，由安装它的工具移除：{ways[0]} 或 {ways[1]}。")
