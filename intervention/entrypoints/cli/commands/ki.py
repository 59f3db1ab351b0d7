"""`intervention ki`: the known-issues document: adding to it, listing it, checking it."""

from __future__ import annotations

import os

import click

from intervention.effects import ki_reading
from intervention.effects.repo import Repository
from intervention.entrypoints.cli import ki_words, live, place, screen, status
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import group, json_option, option, root_option
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick
from intervention.entrypoints.cli.texts import Words

command = group(
    "ki",
    "The project's known-issues document: add an entry, list them, check them.",
    "项目的已知问题文档：添加条目、列出、检查。",
    'intervention ki add "no limit on names" --severity L --description "a name of 10 MB is taken"',
)


def document_option(function: click.decorators.FC) -> click.decorators.FC:
    en, zh = "Another document than the configured one.", "使用其他文档而非配置中的文档。"
    return option("--document", metavar="FILE", type=click.Path(), en=en, zh=zh)(function)


@make(
    "add",
    "Append an entry. What is in the document stays as it is, byte for byte; `intervention undo` takes the entry back.",
    "追加一个条目。文档原有内容逐字节保留；`intervention undo` 可撤回。",
    'intervention ki add "no limit on names" --severity L --description "a name of 10 MB is taken"',
)
@click.argument("title", type=Words())
@option(
    "--severity",
    "-s",
    type=click.Choice(list("CHMPLI")),
    default="L",
    show_default=True,
    en="C H M P L or I.",
    zh="C H M P L 或 I。",
)
@option("--description", "-d", type=Words(), required=True, metavar="TEXT", en="What is wrong.", zh="问题描述。")
@option(
    "--file",
    "-f",
    "files",
    multiple=True,
    metavar="PATH",
    en="A file that it is in (repeatable).",
    zh="涉及的文件（可重复）。",
)
@option("--why", metavar="TEXT", en="Why it is not mended now.", zh="为何暂不修复。")
@option("--plan", metavar="TEXT", en="What shall be done, and when.", zh="计划何时如何处理。")
@document_option
@root_option
@json_option
def add(
    title: str,
    severity: str,
    description: str,
    files: tuple[str, ...],
    why: str | None,
    plan: str | None,
    document: str | None,
    root: str | None,
    is_json: bool,
) -> int:
    from intervention.contract.details.parts import KnownIssue
    from intervention.effects import clock, ki_writing
    from intervention.effects.identity import current_author

    repo = place.find(root)
    name = _document(repo, document, root)
    run = live.find_run(repo)
    issue = KnownIssue(
        ts=clock.now(),
        severity=severity,
        title=title,
        phase=run.phase if run is not None else None,
        files=tuple(place.inside(repo, file, root) for file in files),
        description=description,
        why_deferred=why,
        plan=plan,
    )
    operation = ki_writing.append_issues(repo, name, [issue], run.run_id if run is not None else None, current_author())
    entry = _read(repo, name).issues[-1]
    if is_json:
        screen.show_json({"v": 1, "ok": True, "document": name, "number": entry.number, "operation_id": operation})
    else:
        screen.show(pick(f"KI-{entry.number} is in {name}.", f"KI-{entry.number} 已写入 {name}。"))
        screen.show(
            pick(f"`intervention undo {operation}` takes it back.", f"`intervention undo {operation}` 可撤回。")
        )
    return status.DONE


@make("list", "List the entries.", "列出条目。", "intervention ki list")
@document_option
@root_option
@json_option
def listing(document: str | None, root: str | None, is_json: bool) -> int:
    repo = place.find(root)
    name = _document(repo, document, root)
    found = _read(repo, name)
    if is_json:
        issues = [one._asdict() for one in found.issues]
        assessments = [one._asdict() for one in found.assessments]
        screen.show_json({"v": 1, "ok": True, "document": name, "issues": issues, "assessments": assessments})
        return status.DONE
    if not found.issues:
        screen.show(pick(f"{name} has no entries.", f"{name} 没有条目。"))
    screen.show(
        *screen.columns([f"KI-{one.number}", one.severity or "-", screen.plain(one.title)] for one in found.issues)
    )
    return status.DONE


@make(
    "check",
    "Check that every entry says what it must, and that the newest is as new as the live run's newest finding. Fit for "
    "a commit hook.",
    "检查每个条目是否完整，以及最新条目是否不早于当前运行的最新发现。可用于提交钩子。",
    "intervention ki check",
)
@document_option
@root_option
@json_option
def check(document: str | None, root: str | None, is_json: bool) -> int:
    repo = place.find(root)
    name = _document(repo, document, root)
    found = _read(repo, name)
    faults = ki_reading.find_faults(found)
    is_outdated = _is_outdated(repo, found)
    said = [ki_words.describe(name, fault) for fault in faults]
    if is_outdated:
        said.append(ki_words.outdated(name))
    if is_json:
        listed = [fault._asdict() for fault in faults]
        facts = {"faults": listed, "is_outdated": is_outdated, "messages": said}
        screen.show_json({"v": 1, "ok": not said, "document": name, **facts})
        return status.FAILED if said else status.DONE
    for line in said:
        screen.show(*screen.hang("- ", line))
    if not said:
        screen.show(pick(f"{name} is in order.", f"{name} 没有问题。"))
    return status.FAILED if said else status.DONE


def _document(repo: Repository, document: str | None, root: str | None) -> str:
    from intervention.effects.report_config import read_config

    if document is not None:
        return place.inside(repo, document, root)
    return str(read_config(repo.root, os.environ).value("knownIssues"))


def _read(repo: Repository, name: str) -> ki_reading.Document:
    from intervention.effects import ki_writing

    text = ki_writing.read_text(repo, name)
    if text is None:
        message = pick(f"there is no document {name}", f"没有文档 {name}")
        raise Failure("no_document", message, pick("`intervention ki add` makes it", "`intervention ki add` 会创建它"))
    return ki_reading.read_document(text)


def _is_outdated(repo: Repository, found: ki_reading.Document) -> bool:
    run = live.find_run(repo)
    if run is None or run.newest_issue is None:
        return False
    newest = max((one.fields.get("Timestamp", "") for one in found.issues), default="")
    return newest < run.newest_issue


for one in (add, listing, check):
    command.add_command(one)
