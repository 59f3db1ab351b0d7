"""The result: the one line that the engine writes on stdout."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from intervention.contract.base import Items, Model, ObjectId, Sha256, Uuid
from intervention.contract.words import VERSION, Action, AnyType, ErrorCode, Outcome, PipelineAction, Status

#: What a path was judged to be. `unknown` is for what could not be looked at; nothing is done to such a path.
PathJudgement = Literal[
    "business",  # business code, or code that is not just stubs
    "stub",  # a difference of nothing but stubs
    "changed",  # a test's expectations are not what they were
    "unchanged",  # a test whose expectations are what they were
    "equal",  # the same content as at the base
    "excepted",  # a person, or the engine itself, stands for this version
    "upstream",  # a version that a ref held before the phase began, or a remote-tracking ref holds
    "imported",  # another file imports it, so it is not taken away
    "moved_on",  # changed since it was told about
    "told",  # as it was when it was told about
    "unjudged",  # nothing to judge: the rung alone decides
    "unknown",
]


class Evidence(Model):
    """A piece of code on which a judgement rests. Lines count from 1; null where there is none on that side."""

    kind: str
    base_line: int | None
    current_line: int | None
    text: str


class PathFact(Model):
    """What was known of one path. `base_sha256` is the content it would go back to, null for absent, and for a link the
    digest of its target behind a marker (see `core.paths`). `refusal` says why it must not be touched at all."""

    path: str
    base_sha256: Sha256 | None
    current_sha256: Sha256 | None
    judgement: PathJudgement
    refusal: str | None = None
    evidence: Items[Evidence] = ()


class TargetFact(Model):
    """The state that a rollback of more than single paths would go back to."""

    kind: Literal["base", "green", "head"]
    snapshot: ObjectId | None


class DocumentFact(Model):
    """The known-issues document as it was found."""

    path: str
    exists: bool
    is_writable: bool


class Facts(Model):
    """Exactly what a decision was given besides the entries and the policy: enough to decide again from the log.

    `strike` counts this one; `tree` names what forbids touching the tree as a whole (a merge in progress, …).
    """

    strike: int
    paths: Items[PathFact] = ()
    tree: str | None = None
    target: TargetFact | None = None
    is_green: bool | None = None
    document: DocumentFact | None = None


class FileOutcome(Model):
    path: str
    outcome: Outcome
    kept_at: str | None
    reason: str | None


class WireError(Model):
    code: ErrorCode
    message: str
    hint: str


class ViolationError(Model):
    """Why one violation type of the batch could not be handled; the rest of the batch stands."""

    code: str
    message: str
    hint: str


class Handled(Model):
    """What was done about one violation type of the batch."""

    violation_ids: Items[Uuid]
    violation_type: AnyType
    code: str | None
    priority: int
    strike: int
    action: Action
    success: bool
    operation_id: str | None
    files: Items[FileOutcome]
    snapshot: ObjectId | None
    instruction: str
    undo: str | None
    facts: Facts
    error: ViolationError | None


class Deferred(Model):
    """A violation type of which nothing was left: `by` is the operation that has undone it, `facts` what was known of
    it before that operation was taken into account."""

    violation_ids: Items[Uuid]
    violation_type: AnyType
    reason: Literal["superseded"]
    by: str
    facts: Facts


class Option(Model):
    key: str
    label: str
    consequence: str


class DecisionAsked(Model):
    id: str
    question: str
    options: Items[Option] = Field(min_length=2, max_length=4)
    command: str


class Counts(Model):
    received: int
    handled: int
    deferred: int
    failed: int


class Result(Model):
    """`batch_id` is null only where the request could not be read far enough to know it."""

    v: Literal[1] = VERSION
    batch_id: Uuid | None
    status: Status
    error: WireError | None
    pipeline_action: PipelineAction
    results: Items[Handled]
    deferred: Items[Deferred]
    decision: DecisionAsked | None
    counts: Counts
