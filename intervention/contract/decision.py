"""What a person is asked, and what a person asks of the watchdog: one file each under `decisions/`."""

from __future__ import annotations

from typing import Literal

from intervention.contract.base import Items, Model, RunId, Time, Uuid
from intervention.contract.result import Option
from intervention.contract.words import VERSION, AnyType

#: What the watchdog does with the run once the decision is answered; the files are the engine's part.
RunEffect = Literal["resume", "archive", "more_rounds", "accept_rounds", "return_phase", "accept_config"]


class DecisionOption(Option):
    """`run` is the watchdog's part. `restores` are operations that the engine reverses, each path an exception then.
    `waives` are violation types whose gate passes without them for the rest of the phase."""

    run: RunEffect
    restores: Items[str] = ()
    waives: Items[AnyType] = ()


class Author(Model):
    """Who made a person's act, as far as a process can know."""

    user: str
    agent_environment: bool
    host_ancestor: bool


class Answer(Model):
    option: str
    answered_at: Time
    by: Author


class DecisionFile(Model):
    """`kind` is `decision` for a suspension; `runs_end` and `config_accept` are written by commands, already answered.

    `status` goes `open` → `answered` → `carried_out`; the last step means that the engine's part is done, and only then
    does the watchdog do its own.
    """

    v: Literal[1] = VERSION
    id: str
    kind: Literal["decision", "runs_end", "config_accept"]
    run_id: RunId
    opened_at: Time
    status: Literal["open", "answered", "carried_out"]
    question: str
    options: Items[DecisionOption]
    violation_types: Items[AnyType]
    violation_ids: Items[Uuid]
    batch_id: Uuid | None
    answer: Answer | None
