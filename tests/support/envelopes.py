"""Well-formed pieces of the contract as plain JSON values, to send as they are or to spoil in one place."""

import json
import uuid
from typing import Any

NOW = "2026-11-30T15:44:23.006Z"
SHA = "a" * 40
_TALLY = {"C": 0, "H": 1, "M": 0, "P": 0, "L": 2, "I": 0}
_MATCH = {"category": "FP-1", "pattern": "stop condition", "line": 3, "text": "the stop condition is met"}
_ISSUE = {"ts": NOW, "severity": "L", "title": "no limit on the name's length"}

#: One honest detail for each of the 21 signals.
DETAILS: dict[str, dict[str, Any]] = {
    "no-business-code-before-phase5": {"gate": "phase 4", "judgement": "business"},
    "no-test-modification-during-green": {"fast": "unsure"},
    "write-business-code-without-test-file": {"looked_for": ["tests/test_login.py"]},
    "test-runner-exit-nonzero-was-passing": {
        "tests": ["tests/test_a.py::test_a"],
        "command": "pytest",
        "exit": 1,
        "last_green": {"ts": NOW, "snapshot": SHA},
    },
    "no-phase-advance-without-gate": {"attempted": "phase_complete", "missing": ["review", "red_run"]},
    "ralph-round-complete-without-reviewer": {"round": 1, "reported_by": "agent", "clean": 0, "needed": 2},
    "ralph-rounds-exceeded": {"rounds": 11, "limit": 10, "tally": _TALLY},
    "violation-gate-block": {"open": [{"id": str(uuid.UUID(int=9)), "violation_type": "SKIP_RED_PHASE"}]},
    "phase-complete-dirty-tree": {"paths": ["src/login.py"]},
    "review-uncommitted": {"paths": ["src/login.py"]},
    "phase-complete-no-ki-doc": {"expected": "KNOWN_ISSUES.md", "findings": [_ISSUE]},
    "phase-complete-outdated-ki-doc": {"newest_entry": None, "missing": [_ISSUE]},
    "phase-complete-no-assessment": {"boundary": 4, "tally": _TALLY},
    "review-prompt-matches-forbidden-pattern": {"matches": [_MATCH]},
    "same-violation-3-in-10-rounds": {"violation_type": "SKIP_RED_PHASE", "count": 3, "window": 10},
    "file-too-large": {"path": "src/big.py", "bytes": 200_000, "lines": 4000, "limit": "102400 bytes"},
    "prompt-injection-detected": {"matches": [_MATCH], "where": "task prompt"},
    "ralph-round-finding-valid-submission": {"round": 1, "counts": _TALLY},
    "ralph-round-finding-severity-p": {"round": 1, "findings": [{"severity": "P", "description": "shorter names"}]},
    "ralph-prompt-contamination": {"matches": [_MATCH]},
    "gpav-validation-failure": {"index": 0, "field": "severity", "problem": "is none of C H M P L I"},
}

#: One honest detail for each event without a signal.
EVENT_DETAILS: dict[str, dict[str, Any]] = {
    "live": {"plugin_version": "1", "host": "h", "host_version": None, "config_sha256": "b" * 64, "loosened": []},
    "intercepted": {"rule": "own-ground", "paths": [".opencode/plugin/watchdog.js"]},
    "observed": {"rule": "unattributed", "paths": ["src/login.py"]},
    "test_run": {
        "runner": "pytest",
        "exit": 0,
        "verdict": "green",
        "why": "exit 0, nothing was selected",
        "passed": None,
        "failed": None,
        "package": None,
        "snapshot": None,
    },
    "checkpoint": {
        "event": "phase_enter",
        "accepted": True,
        "batch_id": None,
        "sent": [],
        "run": None,
        "policy": None,
        "project": None,
    },
    "transition": {"from": "3:complete", "to": "4:active", "event": "phase_enter"},
    "intervention": {"result": {"v": 1}},
    "resolved": {"resolves": [str(uuid.UUID(int=9))], "how": "gone"},
    "decision": {"decision_id": "d_1", "option": None, "opened_at": NOW, "answered_at": None},
    "degraded": {"what": "engine", "code": "timeout", "message": "no answer within the time that it has"},
}


def violation(signal: str, /, number: int = 1, **changes: Any) -> dict[str, Any]:
    """An audit entry with that signal; its id is made from `number`."""
    return {**entry("observed", signal, DETAILS.get(signal, {}), number), **changes}


def plain_entry(event: str, /, number: int = 1, **changes: Any) -> dict[str, Any]:
    """An audit entry without a signal."""
    return {**entry(event, None, EVENT_DETAILS[event], number), **changes}


def entry(event: str, signal: str | None, detail: dict[str, Any], number: int) -> dict[str, Any]:
    where = {"run_id": "run_1", "session_id": "ses_1", "call_id": None, "phase": 4, "round": None}
    what = {"event": event, "severity": "block", "signal": signal, "tool": "write", "command": None}
    rest = {"files": ["src/login.py"], "detail": detail, "prev": None}
    return {"v": 1, "id": str(uuid.UUID(int=number)), "ts": NOW, **where, **what, **rest}


def request(*violations: Any, **changes: Any) -> dict[str, Any]:
    """A request about the folder `/work/tree` with these violations."""
    state = {"run_id": "run_1", "description": "add login", "session_id": "ses_1", "phase": 4, "phase_status": "active"}
    commits = {"round": None, "max_phase": 6, "base_snapshot": SHA, "boundary_commit": SHA, "green_snapshot": None}
    rest: dict[str, Any] = {
        "touched": None,
        "known_issues": "KNOWN_ISSUES.md",
        "tallies": [],
        "log": {"lines": 0, "head": None},
    }
    head = {"v": 1, "batch_id": str(uuid.UUID(int=1)), "sent_at": NOW, "trigger": "phase_complete"}
    body = {"project": {"root": "/work/tree", "project_id": "0" * 16}, "run": {**state, **commits, **rest}}
    policy = {"preset": "standard", "ladders": {}, "language": "en"}
    return {**head, **body, "policy": policy, "violations": list(violations), **changes}


def as_bytes(value: Any) -> bytes:
    return json.dumps(value).encode()
