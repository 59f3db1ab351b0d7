"""What is fuzzed: everything that the engine and its commands read and did not write in the same breath.

A target takes any bytes and raises where a promise is broken: an exception that nobody expected, an answer that is
none, an effect outside the worktree. What hangs is the driver's business.
"""

from __future__ import annotations

import atexit
import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from tests.fuzz import seeds
from tests.fuzz.draws import Draws, as_json, either, spoil
from tests.fuzz.scratch import Attack, Scratch


def request() -> Attack:
    """The envelope, as far as reading goes: it is a request that can be written again, or an error with a code."""
    from intervention.contract.parse import Parsed, parse_request

    def attack(data: bytes) -> None:
        parsed = parse_request(either(data, seeds.REQUESTS))
        if isinstance(parsed, Parsed):
            again = parse_request(parsed.request.model_dump_json().encode())
            assert isinstance(again, Parsed), again
            assert again.request == parsed.request
        else:
            parsed.error.model_dump_json()

    return attack


def engine() -> Attack:
    """A whole batch in a real repository: one line that is a valid result, no failure of the engine's own, nothing
    touched outside."""
    from intervention.contract.result import Result
    from intervention.entrypoints import stdio

    scratch = _scratch()

    def attack(data: bytes) -> None:
        place = scratch.fresh()
        wanted = [seeds.placed(one, place) for one in seeds.REQUESTS]
        line, status, _ = stdio.answer(either(data, wanted))
        scratch.check_outside()
        result = Result.model_validate_json(line)
        assert "\n" not in line
        assert status == (1 if result.status == "empty" else 0), line
        codes = [one.error.code for one in result.results if one.error is not None]
        codes += [result.error.code] if result.error is not None else []
        assert not {"internal", "disk"} & {*map(str, codes)}, line

    return attack


def audit_log() -> Attack:
    """A captured log, plain or packed: scanned, joined and shown to the end, whatever its lines are."""
    from intervention.contract.words import Language
    from intervention.replay.join import Join
    from intervention.replay.report import render
    from intervention.replay.scan import scan
    from intervention.replay.sources import Piece
    from intervention.replay.summary import Summary
    from intervention.replay.timeline import Timeline

    language: Language = "en"

    def attack(data: bytes) -> None:
        joined, timeline, summary, problems = Join(None), Timeline(), Summary(), []
        pieces = [Piece("log", data=_log(data)), Piece("log", is_last=True)]
        for piece in pieces:
            timeline.take(piece)
            found = joined.add(scan(piece, None))
            problems += found.problems
            summary.add(found.rows)
        problems += joined.end().problems
        render(summary, joined.totals, timeline, problems, language).encode()

    return attack


def _log(data: bytes) -> bytes:
    """The bytes themselves, or an honest log of which some lines are spoiled, doubled or missing."""
    if data[:1] == b"\0":
        return data[1:]
    draws = Draws(data)
    lines = [[line] for line in draws.one(seeds.LOGS).read_bytes().splitlines()]
    chosen = {draws.number(len(lines)) for _ in range(draws.number(6))}
    for at in chosen:
        (line,) = lines[at]
        lines[at] = draws.one(([], [line, line], [as_json(spoil(json.loads(line), draws))]))
    return b"".join(line + b"\n" for group in lines for line in group)


def packed_log() -> Attack:
    """Files that say they are archives: read to their end, or ended with the reason."""
    import os
    import tempfile

    from intervention.replay.sources import read, read_before, split

    handle, name = tempfile.mkstemp(prefix="intervention-fuzz-", suffix=".jsonl.gz")
    os.close(handle)
    atexit.register(os.unlink, name)

    def attack(data: bytes) -> None:
        with open(name, "wb") as file:
            file.write(data)
        for piece in split([name]):
            read(piece)
            read_before(piece)

    return attack


def config() -> Attack:
    """The configuration of a project: values that hold, warnings that can be said, never an error."""
    from intervention.effects.report_config import read_config

    scratch = _scratch()
    place = scratch.fresh()
    file = place.write(".opencode/watchdog.jsonc", "{}")

    def attack(data: bytes) -> None:
        file.write_bytes(either(data, seeds.CONFIGS))
        view = read_config(str(place.tree), {"HOME": str(scratch.outside)})
        json.dumps([[one.key, one.value, one.origin] for one in view.settings])
        scratch.check_outside()

    return attack


def state() -> Attack:
    """The guard's own files, as the commands read them: each command says something and meets nothing unexpected."""
    import contextlib
    import io
    import os

    from intervention.entrypoints.cli import program

    scratch = _scratch()
    os.environ["INTERVENTION_LANGUAGE"] = "en"

    def attack(data: bytes) -> None:
        place = scratch.fresh()
        draws = Draws(data)
        target = draws.one(list(seeds.STATE_FILES))
        commands = (draws.one(seeds.COMMANDS), draws.one(seeds.COMMANDS))
        for name, value in seeds.STATE_FILES.items():
            _write_state(place.state / name, value)
        spoiled = seeds.STATE_FILES[target]
        raw = either(draws.rest(), spoiled if isinstance(spoiled, list) else [spoiled])
        (place.state / target).write_bytes(_sealed(raw))
        for command in commands:
            out, err = io.StringIO(), io.StringIO()
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                program.serve([*command, "--root", str(place.tree)])
            said = out.getvalue() + err.getvalue()
            assert "Traceback" not in said, said
            assert not _OBEYED.search(said), (command, said)
            assert "did not expect" not in err.getvalue(), (command, err.getvalue())
            assert '"code": "internal"' not in out.getvalue(), (command, out.getvalue())
        scratch.check_outside()

    return attack


#: What a terminal would obey: no text of anybody else's may bring it there.
_OBEYED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def _write_state(file: Any, value: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"\n".join(map(as_json, value)) + b"\n" if isinstance(value, list) else _sealed(as_json(value)))


def _sealed(raw: bytes) -> bytes:
    """What can be an object is sealed, so that it is looked at and not passed over unread."""
    from intervention.effects.seal import seal

    return seal(raw) if raw.strip().endswith(b"}") else raw


def document() -> Attack:
    """A known-issues document of anybody's: read to its end, its faults said, an entry appended behind all of it."""
    from intervention.contract.details.parts import KnownIssue
    from intervention.effects import ki_reading, known_issues
    from intervention.entrypoints.cli import ki_words

    issue = KnownIssue.model_validate({"ts": "2026-11-30T15:44:23.006Z", "severity": "L", "title": "one more"})

    def attack(data: bytes) -> None:
        text = data.decode("utf-8", "surrogateescape")
        for fault in ki_reading.find_faults(ki_reading.read_document(text)):
            ki_words.describe("KNOWN_ISSUES.md", fault)
        assert known_issues.append(text, [issue], None, "2026-11-30T15:44:23.006Z").startswith(text)

    return attack


def code() -> Attack:
    """Two versions of a file, in any language or format that is judged: a verdict, whatever is in them."""
    from intervention.judgement import Change, judge_business, judge_tests

    def attack(data: bytes) -> None:
        draws = Draws(data)
        path = draws.one(seeds.JUDGED)
        old = draws.one(seeds.CODE)
        rest = draws.rest()
        cut = draws.number(len(old) + 1)
        new = rest if cut % 2 else old[:cut] + rest + old[cut:]
        for one, other in ((old, new), (new, old), (None, new)):
            change = Change(one, other)
            assert judge_business(path, change).verdict in ("business", "stub")
            assert judge_tests({path: change})[path].verdict in ("changed", "unchanged")

    return attack


def _scratch() -> Scratch:
    made = Scratch()
    atexit.register(made.remove)
    return made


#: Each by name, in the order of the table. A target is made once a process.
TARGETS: Mapping[str, Callable[[], Attack]] = {
    "request": request,
    "engine": engine,
    "audit log": audit_log,
    "packed log": packed_log,
    "config": config,
    "state": state,
    "document": document,
    "code": code,
}
