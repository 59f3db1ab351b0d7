"""Ids that the shell can complete. Completing never fails: where nothing can be read there is nothing to offer."""

from __future__ import annotations

from collections.abc import Callable

import click
from click.shell_completion import CompletionItem

from intervention.effects.repo import Repository
from intervention.entrypoints.cli import place

_MOST = 50


def operations(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    return _offer(_operation_ids, incomplete)


def decisions(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    return _offer(_decision_ids, incomplete)


def _offer(read: Callable[[Repository], list[str]], incomplete: str) -> list[CompletionItem]:
    try:
        names = read(place.find())
    except Exception:  # a shell that completes must not print an error into the line being typed
        return []
    return [CompletionItem(name) for name in names if name.startswith(incomplete)]


def _operation_ids(repo: Repository) -> list[str]:
    from intervention.effects.report_ledger import look

    with look(repo) as ledger:
        return ledger.names(_MOST) if ledger is not None else []


def _decision_ids(repo: Repository) -> list[str]:
    from intervention.effects.report_decisions import read_decisions

    return [one.id for one in read_decisions(repo) if one.status == "open"]
