"""From bytes to a request: the one place where what came from outside becomes typed."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, NoReturn

from pydantic import ValidationError

from intervention.contract.entry import AuditEntry
from intervention.contract.request import Request
from intervention.contract.result import ViolationError, WireError
from intervention.contract.words import MAX_DEPTH, MAX_REQUEST_BYTES, MAX_VIOLATIONS, SIGNALS, VERSION, ErrorCode

_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_NOT_BRACKET = bytes(sorted(set(range(256)) - set(b"[]{}")))
_OPENING = b"[{"


@dataclass(frozen=True, slots=True)
class BadViolation:
    """A violation of the batch that cannot be understood; it fails alone."""

    id: str | None
    signal: str | None
    error: ViolationError


@dataclass(frozen=True, slots=True)
class Parsed:
    """`request` holds the violations that could be read, `bad` the others, in order."""

    request: Request
    bad: tuple[BadViolation, ...]


@dataclass(frozen=True, slots=True)
class Rejected:
    batch_id: str | None
    error: WireError


def parse_request(raw: bytes) -> Parsed | Rejected:
    """Reads a request of at most 16 MiB. Never raises: what cannot be read is `Rejected`, with code and hint."""
    if len(raw) > MAX_REQUEST_BYTES:
        return _reject(None, "too_large", f"the request has more than {MAX_REQUEST_BYTES} bytes")
    if _depth(raw) > MAX_DEPTH:
        return _reject(None, "too_large", f"the request is nested deeper than {MAX_DEPTH}")
    try:
        data = json.loads(raw, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        return _reject(None, "bad_json", f"the request is not JSON: {_short(error)}")
    if not isinstance(data, dict):
        return _reject(None, "bad_envelope", "the request is not an object")
    return _read_envelope(data)


def _read_envelope(data: dict[str, Any]) -> Parsed | Rejected:
    batch_id = data.get("batch_id") if _is_plain_text(data.get("batch_id")) else None
    if data.get("v") != VERSION or isinstance(data.get("v"), bool):
        return _reject(batch_id, "unsupported_version", f"this engine speaks version {VERSION} of the contract")
    violations = data.get("violations")
    if not isinstance(violations, list):
        return _reject(batch_id, "bad_envelope", "violations is not a list")
    if len(violations) > MAX_VIOLATIONS:
        return _reject(batch_id, "too_large", f"the batch has more than {MAX_VIOLATIONS} violations")
    good, bad = _read_violations(violations)
    if len({entry.id for entry in good}) != len(good):
        return _reject(batch_id, "bad_envelope", "two violations have the same id")
    try:
        request = Request.model_validate({**data, "violations": ()})
    except ValidationError as error:
        return _reject(batch_id, "bad_envelope", _short(error))
    return Parsed(request.model_copy(update={"violations": tuple(good)}), tuple(bad))


def _read_violations(items: list[Any]) -> tuple[list[AuditEntry], list[BadViolation]]:
    good: list[AuditEntry] = []
    bad: list[BadViolation] = []
    for item in items:
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
    named = {key: fields.get(key) if _is_plain_text(fields.get(key)) else None for key in ("id", "signal")}
    code = "bad_violation" if named["signal"] in SIGNALS else "unknown_signal"
    hint = "update engine and plugin to the same version: `intervention doctor` compares them"
    return BadViolation(named["id"], named["signal"], ViolationError(code=code, message=message, hint=hint))


def _is_plain_text(value: Any) -> bool:
    """Text that can be written again: no lone surrogates."""
    return isinstance(value, str) and not any("\ud800" <= char <= "\udfff" for char in value)


def _depth(raw: bytes) -> int:
    depth = deepest = 0
    for bracket in _STRING.sub(b"", raw).translate(None, _NOT_BRACKET):
        depth += 1 if bracket in _OPENING else -1
        deepest = max(deepest, depth)
    return deepest


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _reject(batch_id: Any, code: ErrorCode, message: str) -> Rejected:
    hint = "the request comes from the plugin: `intervention doctor` says whether plugin and engine fit together"
    return Rejected(batch_id, WireError(code=code, message=message, hint=hint))


def _short(error: Exception) -> str:
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "envelope"
        return f"{where}: {first['msg']}"[:500]
    return str(error)[:500].encode("utf-8", "backslashreplace").decode()
