"""The door of the checkpoint: a request on stdin, one line on stdout, whatever happens."""

from __future__ import annotations

import os
import sys
import time

# Plugins of pydantic's are code that some package on the path names; none may run here, and looking for them costs
# time.
os.environ["PYDANTIC_DISABLE_PLUGINS"] = "1"

from intervention.contract.parse import Parsed, Rejected, parse_request
from intervention.contract.result import Counts, Result, WireError
from intervention.contract.words import MAX_REQUEST_BYTES, Language
from intervention.effects.clock import now
from intervention.effects.words import wire_error
from intervention.entrypoints.logging import write_line
from intervention.entrypoints.wiring import handle
from intervention.errors import EngineError

IDLE_S = 600.0
_CHUNK = 1 << 20


def main(arguments: list[str]) -> int:
    """`intervene [--standby]`. Exit status 0 for a result that stands, 1 for an empty one, 2 for a wrong call."""
    if arguments not in ([], ["--standby"]):
        sys.stderr.write("usage / 用法: intervention intervene [--standby] < request.json\n")
        return 2
    if arguments:
        return _stand_by()
    return serve(_read_stdin())


def serve(raw: bytes) -> int:
    """Handles one request, writes its result and its line of the log."""
    began = time.monotonic()
    line, status, facts = answer(raw)
    _write_stdout(line)
    write_line(
        {"event": "batch", "at": now(), "ms": round((time.monotonic() - began) * 1000, 1), "bytes": len(raw), **facts}
    )
    return status


def answer(raw: bytes) -> tuple[str, int, dict[str, object]]:
    """The result as text, the exit status, and what the log says of it. Never raises but for an interrupt."""
    parsed = parse_request(raw)
    if isinstance(parsed, Rejected):
        return _empty(parsed.batch_id, parsed.error)
    language = parsed.request.policy.language
    try:
        text = handle(parsed, raw)
    except EngineError as error:
        return _empty(parsed.request.batch_id, wire_error(error, language))
    except OSError as error:
        return _empty(parsed.request.batch_id, _unexpected("disk", error, language))
    except Exception as error:  # the contract promises a valid result whatever happens
        return _empty(parsed.request.batch_id, _unexpected("internal", error, language))
    return text, 0, _facts(parsed)


def _facts(parsed: Parsed) -> dict[str, object]:
    request = parsed.request
    return {
        "batch_id": request.batch_id,
        "run_id": request.run.run_id,
        "trigger": request.trigger,
        "violations": len(request.violations),
        "bad": len(parsed.bad),
    }


def _unexpected(key: str, error: BaseException, language: Language) -> WireError:
    return wire_error(_Unexpected(key, detail=f"{type(error).__name__}: {error}"[:400]), language)


class _Unexpected(EngineError):
    """What nobody expected, as an error of the contract."""


def _empty(batch_id: str | None, error: WireError) -> tuple[str, int, dict[str, object]]:
    result = Result(
        batch_id=_plain_id(batch_id),
        status="empty",
        error=error,
        pipeline_action="continue",
        results=(),
        deferred=(),
        decision=None,
        counts=Counts(received=0, handled=0, deferred=0, failed=0),
    )
    facts: dict[str, object] = {"batch_id": batch_id, "code": error.code, "message": error.message}
    return result.model_dump_json(), 1, facts


def _plain_id(batch_id: str | None) -> str | None:
    """The id where it is one; a request that is not well-formed may have anything there."""
    import re

    shape = r"[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}"
    return batch_id if batch_id is not None and re.fullmatch(shape, batch_id) else None


def _read_stdin() -> bytes:
    """Everything, or just enough to see that it is too much."""
    pieces: list[bytes] = []
    left = MAX_REQUEST_BYTES + 1
    while left and (piece := os.read(0, min(left, _CHUNK))):
        pieces.append(piece)
        left -= len(piece)
    return b"".join(pieces)


def _stand_by() -> int:
    """Waits with everything imported; ends after ten idle minutes, and without a word when nobody is there any more."""
    import select

    import intervention.effects.acting
    import intervention.judgement  # noqa: F401 - imported now, so that the request need not wait for it

    ready, _, _ = select.select([0], [], [], IDLE_S)
    raw = _read_stdin() if ready else b""
    return serve(raw) if raw else 0


def _write_stdout(line: str) -> None:
    data = memoryview(line.encode() + b"\n")
    while data:
        data = data[os.write(1, data) :]
