"""From bytes to a request: the one place where what came from outside becomes typed."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from pydantic import ValidationError

from intervention.contract.entry import AuditEntry
from intervention.contract.request import Request
from intervention.contract.result import ViolationError, WireError
from intervention.contract.text import (
    UnreadableError,
    holds_surrogate,
    is_plain_text,
    may_hold_surrogates,
    printable,
    read_json,
)
from intervention.contract.words import (
    MAX_FILES_PER_VIOLATION,
    MAX_VIOLATIONS,
    SIGNALS,
    VERSION,
    ErrorCode,
)

_COMPARE = "run `intervention doctor`: it compares the versions of engine and plugin; bring both to the same one"
_SPLIT = "send less at a time: split the batch, and a violation with many files, into several"
_UUID = re.compile(r"[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}")


class BadViolation(NamedTuple):
    """A violation of the batch that cannot be understood; it fails alone."""

    id: str | None
    signal: str | None
    error: ViolationError


class Parsed(NamedTuple):
    """`request` holds the violations that could be read, `bad` the others, in order."""

    request: Request
    bad: tuple[BadViolation, ...]


class Rejected(NamedTuple):
    batch_id: str | None
    error: WireError


def parse_request(raw: bytes) -> Parsed | Rejected:
    """Reads a request of at most 16 MiB. Never raises: what cannot be read is `Rejected`, with code and hint."""
    try:
        data = read_json(raw)
    except UnreadableError as error:
        return _reject(None, error.code, f"the request cannot be read: {error}")
    if not isinstance(data, dict):
        return _reject(None, "bad_envelope", "the request is not an object")
    return _read_envelope(data, may_hold_surrogates(raw))


def _read_envelope(data: dict[str, Any], is_suspect: bool) -> Parsed | Rejected:
    batch_id = _uuid_or_none(data.get("batch_id"))
    if data.get("v") != VERSION or isinstance(data.get("v"), bool):
        return _reject(batch_id, "unsupported_version", f"this engine speaks version {VERSION} of the contract")
    violations = data.pop("violations", None)
    if not isinstance(violations, list):
        return _reject(batch_id, "bad_envelope", "violations is not a list")
    if (excess := _excess_of(violations)) is not None:
        return _reject(batch_id, "too_large", excess)
    if is_suspect and holds_surrogate(data):
        return _reject(batch_id, "bad_envelope", "the envelope holds a lone surrogate, which is no text")
    try:
        request = Request.model_validate({**data, "violations": ()})
    except ValidationError as error:
        return _reject(batch_id, "bad_envelope", _short(error))
    good, bad = _read_violations(violations, is_suspect)
    ids = [*(entry.id for entry in good), *(item.id for item in bad if item.id is not None)]
    if len(set(ids)) != len(ids):
        return _reject(batch_id, "bad_envelope", "two violations have the same id")
    return Parsed(request.model_copy(update={"violations": tuple(good)}), tuple(bad))


def _excess_of(violations: list[Any]) -> str | None:
    """Which limit the list exceeds, in words."""
    if len(violations) > MAX_VIOLATIONS:
        return f"the batch has more than {MAX_VIOLATIONS} violations"
    files = (item.get("files") for item in violations if isinstance(item, dict))
    if any(isinstance(paths, list) and len(paths) > MAX_FILES_PER_VIOLATION for paths in files):
        return f"a violation has more than {MAX_FILES_PER_VIOLATION} files"
    return None


def _read_violations(items: list[Any], is_suspect: bool) -> tuple[list[AuditEntry], list[BadViolation]]:
    good: list[AuditEntry] = []
    bad: list[BadViolation] = []
    for item in items:
        if is_suspect and holds_surrogate(item):
            bad.append(_bad_violation(item, "the violation holds a lone surrogate, which is no text"))
            continue
        try:
            entry = AuditEntry.model_validate(item)
        except ValidationError as error:
            bad.append(_bad_violation(item, _short(error)))
            continue
        if entry.signal is None:
            bad.append(_bad_violation(item, "the entry has no signal, so it is no violation"))
        else:
            good.append(entry)
    return good, bad


def _bad_violation(item: Any, message: str) -> BadViolation:
    fields = item if isinstance(item, dict) else {}
    signal = fields.get("signal") if is_plain_text(fields.get("signal")) else None
    code = "unknown_signal" if signal is not None and signal not in SIGNALS else "bad_violation"
    return BadViolation(
        _uuid_or_none(fields.get("id")), signal, ViolationError(code=code, message=message, hint=_COMPARE)
    )


def _uuid_or_none(value: Any) -> str | None:
    return value if isinstance(value, str) and _UUID.fullmatch(value) else None


def _reject(batch_id: str | None, code: ErrorCode, message: str) -> Rejected:
    hint = _SPLIT if code == "too_large" else _COMPARE
    return Rejected(batch_id, WireError(code=code, message=message, hint=hint))


def _short(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or "envelope"
    return printable(f"{where}: {first['msg']}")
