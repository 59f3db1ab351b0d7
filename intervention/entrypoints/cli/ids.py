"""Ids as people write them: in full, or so much of the beginning that only one can be meant."""

from __future__ import annotations

from collections.abc import Sequence

from intervention.effects.repo import Repository
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick
from intervention.errors import EngineError

#: Behind the underscore; less than that is more likely a slip than a name.
_LEAST = 4
_MOST_SHOWN = 5


def operation(repo: Repository, text: str) -> str:
    """The id that is meant, or the text itself where it begins none. Raises Failure where it begins several."""
    return _complete(text, _operations(repo)) if text.startswith("op_") else text


def _operations(repo: Repository) -> list[str]:
    """None where the ledger cannot be read: what is to be said about that the act itself will say."""
    from intervention.effects.report_ledger import look

    try:
        with look(repo) as ledger:
            return ledger.names(-1) if ledger is not None else []
    except EngineError:
        return []


def decision(repo: Repository, text: str) -> str:
    """The same for a decision, open or not."""
    from intervention.effects.report_decisions import read_decisions

    return _complete(text, [one.id for one in read_decisions(repo)])


def _complete(text: str, known: Sequence[str]) -> str:
    if text in known:
        return text
    meant = [one for one in known if one.startswith(text)]
    if len(meant) > 1:
        raise _ambiguous(text, meant)
    return meant[0] if meant and len(text.partition("_")[2]) >= _LEAST else text


def _ambiguous(text: str, meant: Sequence[str]) -> Failure:
    count = len(meant)
    message = pick(f"{text} is the beginning of {count} ids", f"{text} 是 {count} 个标识的开头")
    shown = ", ".join(meant[:_MOST_SHOWN]) + (" …" if count > _MOST_SHOWN else "")
    return Failure("ambiguous", message, pick(f"write more of it: {shown}", f"请写得更完整：{shown}"))
