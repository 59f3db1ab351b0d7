"""Honest inputs of every kind, which a fuzzer spoils."""

from __future__ import annotations

import json
import uuid
from pathlib import Path
from typing import Any

from tests.support import envelopes
from tests.support.engine import Place

ROOT = Path(__file__).resolve().parents[2]
LOGS = sorted((ROOT / "tests" / "fixtures" / "logs").glob("*.jsonl"))

_POLICIES: tuple[dict[str, Any], ...] = (
    {},
    {"ladders": {"REGRESSION": ["instruct", "rollback", "suspend"]}},
    {"preset": "strict"},
    {"language": "zh"},
)
_FILES = (["a.py"], ["tests/test_a.py", "sub/b.py"], ["link.py", "out/kept.py"], ["new.py", "fifo", "nested/x.py"])


def _requests() -> list[dict[str, Any]]:
    """One for each signal, and one with all of them."""
    singles = [envelopes.violation(signal, at + 1, files=_FILES[at % 4]) for at, signal in enumerate(envelopes.DETAILS)]
    touched = [{"path": path, "first_ts": envelopes.NOW, "last_ts": envelopes.NOW} for path in ("a.py", "out/kept.py")]
    made = [envelopes.request(*group) for group in (*([one] for one in singles), singles)]
    for at, request in enumerate(made):
        request["policy"] |= _POLICIES[at % 4]
        request["run"]["touched"] = touched if at % 2 else None
    return made


REQUESTS = _requests()


def placed(request: dict[str, Any], place: Place) -> dict[str, Any]:
    """The request about this worktree, as a batch of its own."""
    run = {**request["run"], "base_snapshot": place.base, "boundary_commit": None}
    violations = [{**one, "id": str(uuid.uuid4())} for one in request["violations"]]
    project = {**request["project"], "root": str(place.tree)}
    head = {"batch_id": str(uuid.uuid4()), "project": project}
    return {**request, **head, "run": run, "violations": violations}


CONFIGS: list[Any] = [
    {
        **{"enabled": True, "language": "zh", "preset": "strict", "approval": "final_only", "maxRounds": 3},
        "ladders": {"REGRESSION": ["instruct", "rollback", "suspend"]},
        "checks": {"business_code": "block", "commit": "warn", "file_size": "off"},
        "paths": {"test": ["t/**"], "business": ["*.sql"], "ignore": ["!x"], "deliverables": {"1": ["spec.md"]}},
        **{"testCommands": ["./run"], "testReports": ["out/*.xml"], "knownIssues": "KI.md"},
        "loopPhases": {"ralph": [1, 2, 4], "followup": [6]},
        **{"earlyStopCounts": ["C", "H"], "engine": {"command": ["x"], "timeoutMs": 1000}},
    }
]

_PIPELINE = {
    **{"run_id": "run_1", "description": "add login", "owner": "ses_1", "phase": 5, "status": "active"},
    **{"totalPhases": 6, "round": 1, "roundLimit": 10, "completed": [1, 2, 3, 4], "approval": {"by": "person"}},
    "times": {"runStarted": envelopes.NOW, "lastActivity": envelopes.NOW},
}
_OPEN = {"entry": envelopes.violation("no-business-code-before-phase5"), "answered": True, "decision": None}
_RUN = {
    **{"pipeline": _PIPELINE, "evidence": {"lastRun": {"verdict": "red"}, "green": {"ts": envelopes.NOW}}},
    **{"loosened": ["checks.commit"], "open": [_OPEN], "unattributed": ["a.py"], "callsSeen": 3, "writesSeen": 1},
    **{"base": {"snapshot": "a" * 40}, "waived": [], "doneDecisions": ["d_1"], "issues": [{"ts": envelopes.NOW}]},
    "config": {"checks": {"commit": "warn"}},
}
_BY = {"user": "someone", "agent_environment": False, "host_ancestor": False}
_DECISION = {
    **{"v": 1, "id": "d_1", "kind": "decision", "run_id": "run_1", "opened_at": envelopes.NOW, "status": "answered"},
    "question": "what now?",
    "options": [{"key": one, "label": one, "consequence": "…", "run": "none"} for one in ("accept", "return")],
    **{"violation_types": ["REGRESSION"], "violation_ids": [str(uuid.UUID(int=1))], "batch_id": None},
    "answer": {"option": "accept", "answered_at": envelopes.NOW, "by": _BY},
}
_EXCEPTION = {
    **{"path": "a.py", "content": "any", "kind": "allow", "run_id": "run_1", "reason": "fine", "at": envelopes.NOW},
    **{"expires_at": None, "once": False, "operation_id": None, "by": _BY},
}
_ENTRIES = [envelopes.plain_entry(event, at) for at, event in enumerate(envelopes.EVENT_DETAILS)]
#: The guard's own files by their place below its folder; a list is written as lines.
STATE_FILES: dict[str, Any] = {
    "state.json": {
        **{"v": 1, "log": {"lines": 10, "head": "b" * 64}, "run": _RUN},
        "archived": [{"run_id": "run_0", "description": "before", "ended": envelopes.NOW}],
    },
    "decisions/d_1.json": _DECISION,
    "exceptions.json": {"v": 1, "entries": [_EXCEPTION]},
    "runs/run_1/audit.jsonl": [*_ENTRIES, envelopes.violation("file-too-large", 20)],
}
COMMANDS = (
    *(["status"], ["status", "--json"], ["runs"], ["runs", "--json"], ["decisions"], ["decisions", "--json"]),
    *(["exceptions", "list"], ["exceptions", "list", "--json"], ["log"], ["config"], ["ki", "check"]),
    ["explain", str(uuid.UUID(int=20))],
)

DOCUMENTS = (
    "# Known issues\n\n### KI-1 · L · names\n\n**Timestamp** 2026-11-30\n**Phase** –\n**Description** long names\n",
    "### Assessment · phase 4 → 5\n\n**Status** PASS\n\n```\n### KI-2 · H · in a block\n```\n* **Plan:** later\n",
)

#: Names by which a file's language or format is told, and pieces of code of each.
JUDGED = (
    *(
        "a.py",
        "tests/test_a.py",
        "conftest.py",
        "a.js",
        "a.test.ts",
        "a.tsx",
        "a_test.go",
        "a.go",
        "tests/a.rs",
        "src/a.rs",
    ),
    *(
        "ATest.java",
        "A.java",
        "a_spec.rb",
        "a.rb",
        "ATests.cs",
        "A.cs",
        "ATest.kt",
        "ATest.php",
        "a.php",
        "tests/x.snap",
    ),
    *("pytest.ini", "pyproject.toml", "tox.ini", "setup.cfg", "package.json", "vitest.config.ts", "jest.config.js"),
    *(
        "Cargo.toml",
        "pom.xml",
        "build.gradle",
        "phpunit.xml",
        "Makefile",
        ".rspec",
        "a.csproj",
        "tests/data.json",
        "a.bin",
    ),
)
CODE = (
    b"import a\n\n\ndef test_f():\n    with a.b():\n        assert f(1) == 2, 'x'\n\n"
    b"@mark.skip\nclass T(TestCase):\n    x = [1]\n",
    b"describe('a', () => { it.only('b', async () => { expect(f(`${1}`)).toBe(/x/g) }) })\n"
    b"export const f = (a) => a + 1\n",
    b"package a\n\nfunc TestF(t *testing.T) { for _, c := range []int{1} { if f(c) != 2 { t.Fatal(c) } } }\n",
    b"#[cfg(test)]\nmod tests { use super::*; #[test] fn f() { assert_eq!(g(1), 2); } }\n"
    b"pub fn g(x: i32) -> i32 { todo!() }\n",
    b"class ATest { @Test void f() { assertEquals(2, g(1)); } }\n",
    b"describe A do\n  it 'f' do\n    expect(f(1)).to eq(2)\n  end\nend\n",
    b"<?php\nclass ATest extends TestCase { public function testF(): void { $this->assertSame(2, f(1)); } }\n",
    b'[pytest]\naddopts = -q\n\n[tool.pytest.ini_options]\naddopts = "-q"\n',
    b'{"scripts": {"test": "vitest run && npm run x"}, "jest": {"testMatch": ["**/*.js"]}}',
    b"<project><build><plugins><!-- x --><plugin><id>surefire</id></plugin></plugins></build></project>",
    b"test: build\n\tpytest -q \\\n\t  tests\nexport FLAGS := -q\n",
    b"exports[`a 1`] = `\nObject {\n}\n`;\n# name: b\n  1\n# ---\n",
)


def corpus(target: str) -> list[bytes]:
    """Where a target begins: inputs as they are, and choices that spoil each honest value."""
    plain: dict[str, list[bytes]] = {
        "request": [json.dumps(one).encode() for one in REQUESTS],
        "audit log": [log.read_bytes()[:20_000] for log in LOGS],
        "config": [json.dumps(one).encode() for one in CONFIGS] + [b'{"a": 1, // x\n /* y */ "b": [1,],\n}'],
    }
    choices = [bytes([1 + at, at * 7 % 256, at * 13 % 256, at, 3, 1, 4, 1, 5, 9]) for at in range(64)]
    if target == "document":
        return [one.encode() for one in DOCUMENTS]
    if target == "code":
        return [bytes([at % len(JUDGED), at % len(CODE)]) + CODE[at % len(CODE)] for at in range(3 * len(JUDGED))]
    if target == "packed log":
        return _packed()
    return [b"\0" + one for one in plain.get(target, [])] + choices


def _packed() -> list[bytes]:
    import gzip

    text = LOGS[0].read_bytes()[:5000]
    packed = [gzip.compress(text), gzip.compress(text) * 2, text]
    try:
        import zstandard
    except ImportError:
        return packed
    return [*packed, zstandard.compress(text)]
