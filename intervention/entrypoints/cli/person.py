"""A person's act: refused inside an agent's session, and recorded with what is known of the caller, refused or not."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from intervention.contract.decision import Author
from intervention.entrypoints.cli.failures import describe
from intervention.errors import Declined, EngineError, UnsafePath


@contextmanager
def act(folder: str, command: str, *, leaves_record: bool = True, **about: Any) -> Iterator[Author]:
    """The caller, where it is a person; what is done inside is the act. `folder` is where acts are recorded: the state
    folder, or for the installation the person's own, which keeps no record of its own removal. Raises Declined for an
    agent."""
    from intervention.effects.identity import current_author

    author = current_author()
    facts = {"command": command, **about, **author.model_dump(mode="json")}
    try:
        if author.agent_environment or author.host_ancestor:
            raise Declined("agent")
        yield author
    except (Declined, EngineError, UnsafePath, OSError) as error:
        _record(folder, {**facts, "outcome": describe(error).code})
        raise
    if leaves_record:
        _record(folder, {**facts, "outcome": "done"})


def _record(folder: str, facts: dict[str, Any]) -> None:
    """An act that cannot be recorded is not undone for that; the disk's complaint is about the next one."""
    import structlog

    from intervention.effects.acts import append_act

    class Appending:
        def info(self, line: str) -> None:
            append_act(folder, line)

    logger = structlog.wrap_logger(
        Appending(),
        processors=[
            structlog.processors.TimeStamper("iso", utc=True, key="at"),
            structlog.processors.JSONRenderer(sort_keys=True),
        ],
    )
    try:
        logger.info("act", **facts)
    except FileNotFoundError:
        return  # nothing of the guard's is installed, so that there is no place for a record
    except OSError as error:
        from intervention.entrypoints.cli import screen
        from intervention.entrypoints.cli.language import pick

        where = os.path.join(folder, "commands.jsonl")
        screen.warn(
            pick(
                f"intervention: {where} could not be written ({error}); see to its permissions",
                f"intervention：无法写入 {where}（{error}）；请检查其权限",
            )
        )
