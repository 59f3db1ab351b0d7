"""Versions of files that are nobody's violation."""

from __future__ import annotations

from typing import Literal

from intervention.contract.base import Items, Model, Time
from intervention.contract.decision import Author
from intervention.contract.words import VERSION


class ExceptionEntry(Model):
    """`content` is the version's SHA-256, `absent` where the path is not there, `any` for every version until the entry
    ends. `allow` and `mine` are a person's words, `undo` and `restore` come with a person's act, `engine` is what the
    engine wrote. `once` ends with the first use, `expires_at` at that time; `run_id` null means for every run."""

    path: str
    content: str
    kind: Literal["allow", "mine", "undo", "restore", "engine"]
    run_id: str | None
    reason: str
    at: Time
    expires_at: Time | None = None
    once: bool = False
    operation_id: str | None = None
    by: Author | None = None


class Exceptions(Model):
    v: Literal[1] = VERSION
    entries: Items[ExceptionEntry]
