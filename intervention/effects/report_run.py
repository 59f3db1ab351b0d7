"""The live run as people see it: what the watchdog's state says, read with care, since only the watchdog may say what
it means. Nothing here writes."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from intervention.contract.words import SIGNALS
from intervention.effects.files import only_regular
from intervention.effects.repo import Repository

_MAX_BYTES = 256 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class OpenViolation:
    """A logged violation that nothing has resolved yet. `decision` is the one that a person has to take first."""

    id: str
    signal: str
    violation_type: str
    severity: str
    at: str
    phase: int
    files: tuple[str, ...]
    is_answered: bool
    decision: str | None


@dataclass(frozen=True, slots=True)
class RunView:
    """Times are RFC 3339, or null where there was none. `approval` is `person` or `agent`, for the present phase."""

    run_id: str
    description: str
    owner: str
    phase: int
    status: str
    total_phases: int
    round: int | None
    round_limit: int
    completed: tuple[int, ...]
    approval: str | None
    started: str
    last_activity: str
    loosened: tuple[str, ...]
    open: tuple[OpenViolation, ...]
    unattributed: tuple[str, ...]
    calls_seen: int
    writes_seen: int
    base_snapshot: str | None
    last_verdict: str | None
    green: str | None
    waived: tuple[str, ...]
    done_decisions: tuple[str, ...]
    #: The time of the newest finding that the known-issues document has to name.
    newest_issue: str | None = None
    #: The configuration with which the run started, nested as it is written.
    config: Mapping[str, Any] = field(default_factory=dict)

    @property
    def holding(self) -> tuple[OpenViolation, ...]:
        """Those that hold a gate."""
        return tuple(one for one in self.open if one.severity == "block")


@dataclass(frozen=True, slots=True)
class ArchivedRun:
    run_id: str
    description: str
    ended: str


@dataclass(frozen=True, slots=True)
class StateView:
    """`condition`: `absent` before the first run, `damaged` where the file is none of this version's."""

    condition: Literal["ok", "absent", "damaged"]
    run: RunView | None = None
    lines: int = 0
    head: str | None = None
    archived: tuple[ArchivedRun, ...] = ()


def state_file(repo: Repository) -> str:
    return os.path.join(repo.state, "state.json")


def read_state(repo: Repository) -> StateView:
    """Never raises."""
    try:
        with open(state_file(repo), encoding="utf-8", opener=only_regular) as file:
            data = json.loads(file.read(_MAX_BYTES))
    except FileNotFoundError:
        return StateView("absent")
    except (OSError, ValueError, RecursionError):
        return StateView("damaged")
    try:
        return _read(data)
    except (LookupError, TypeError, AttributeError, ValueError, ArithmeticError):
        return StateView("damaged")


def _read(data: Any) -> StateView:
    if data["v"] != 1:
        return StateView("damaged")
    log, run = data["log"], data["run"]
    head = None if log["head"] is None else _text(log["head"])
    archived = tuple(
        ArchivedRun(_text(one["run_id"]), _text(one["description"]), _text(one["ended"])) for one in data["archived"]
    )
    return StateView("ok", None if run is None else _run(run), _number(log["lines"]), head, archived)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("a text was expected")
    return value


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError("a list was expected")
    return tuple(map(_text, value))


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError("a whole number was expected")
    return value


def _run(run: dict[str, Any]) -> RunView:
    pipeline, evidence = run["pipeline"], run["evidence"]
    last, green, approval = evidence.get("lastRun"), evidence.get("green"), pipeline.get("approval")
    number, snapshot = pipeline.get("round"), run["base"].get("snapshot")
    return RunView(
        run_id=_text(pipeline["run_id"]),
        description=_text(pipeline["description"]),
        owner=_text(pipeline["owner"]),
        phase=_number(pipeline["phase"]),
        status=_text(pipeline["status"]),
        total_phases=_number(pipeline["totalPhases"]),
        round=None if number is None else _number(number),
        round_limit=_number(pipeline.get("roundLimit", 0)),
        completed=tuple(map(_number, pipeline["completed"])),
        approval=_text(approval["by"]) if approval else None,
        started=_text(pipeline["times"]["runStarted"]),
        last_activity=_text(pipeline["times"]["lastActivity"]),
        loosened=_texts(run.get("loosened", [])),
        open=tuple(_violation(one) for one in run["open"]),
        unattributed=_texts(run["unattributed"]),
        calls_seen=_number(run.get("callsSeen", 0)),
        writes_seen=_number(run.get("writesSeen", 0)),
        base_snapshot=None if snapshot is None else _text(snapshot),
        last_verdict=_text(last["verdict"]) if last else None,
        green=_text(green["ts"]) if green else None,
        waived=_texts(run.get("waived", [])),
        done_decisions=_texts(run.get("doneDecisions", [])),
        newest_issue=max((_text(one["ts"]) for one in run.get("issues", [])), default=None),
        config=dict(run["config"]),
    )


def _violation(one: dict[str, Any]) -> OpenViolation:
    entry, decision = one["entry"], one["decision"]
    signal = _text(entry["signal"])
    row = SIGNALS.get(signal)  # type: ignore[call-overload]  # a name from outside
    return OpenViolation(
        id=_text(entry["id"]),
        signal=signal,
        violation_type=row.violation_type if row is not None else signal,
        severity=_text(entry["severity"]),
        at=_text(entry["ts"]),
        phase=_number(entry["phase"]),
        files=_texts(entry["files"]),
        is_answered=bool(one["answered"]),
        decision=None if decision is None else _text(decision),
    )
