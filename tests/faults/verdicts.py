"""What has become of a repository after a fault, judged the way a user would find it: with the next command."""

import json
import os
from typing import Any, NamedTuple

from intervention.contract.result import Result
from tests.faults import looks, processes
from tests.faults.forks import Outcome
from tests.faults.looks import Held, Seen
from tests.faults.operations import Operation, Start, in_next_batch, request
from tests.support import scenes
from tests.support.engine import Place


class Expected(NamedTuple):
    """The scene before the operation, what it holds, and the scene after it when nothing disturbs it."""

    before: Seen
    look: dict[str, Any]
    held: Held
    done: Seen


class Verdict(NamedTuple):
    """`end` is done, undone or part (some paths were refused, and said so); `needed_hint` where a lock that a killed
    git left had to be removed by hand, as the answer says. `problems` is empty where everything is as promised."""

    end: str
    problems: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    needed_hint: bool = False


def after_kill(operation: Operation, place: Place, expected: Expected, start: Start) -> Verdict:
    """Nothing is lost; the next command finds it wholly done or wholly undone; the same command again does it."""
    lost = _lost(operation, place, expected)
    problems, needed_hint = _next_command(place)
    seen = looks.see(place)
    end = "done" if seen == expected.done else "undone" if seen == expected.before else "part"
    if not operation.frees:  # that is completed by doing it again
        if end == "part":
            problems.append(f"neither done nor undone: {_difference(expected, seen)}")
        problems += looks.disagreements(place)
    more, needed_again = _again(operation, place, expected, start)
    lost += _lost(operation, place, expected)
    return Verdict(end, tuple(problems + more), tuple(lost), needed_hint or needed_again)


def after_error(operation: Operation, place: Place, expected: Expected, start: Start, outcome: Outcome) -> Verdict:
    """The answer is well-formed and true; nothing is lost; once the disk is well again the next command finds each path
    wholly done or wholly undone, and the operation can be done."""
    problems = _answer(operation, outcome)
    lost = _lost(operation, place, expected)
    more, needed_hint = _next_command(place)
    problems += more
    seen = looks.see(place)
    end = "done" if seen == expected.done else "undone" if seen == expected.before else "part"
    if not operation.frees:
        if end == "part":
            problems += _claims(operation, place, expected, outcome, seen)
        problems += looks.disagreements(place)
    if end != "part" or operation.frees:
        more, needed_again = _again(operation, place, expected, start)
        problems, needed_hint = problems + more, needed_hint or needed_again
    return Verdict(end, tuple(problems), tuple(lost + _lost(operation, place, expected)), needed_hint)


def _lost(operation: Operation, place: Place, expected: Expected) -> list[str]:
    return [] if operation.frees else looks.missing(place, expected.held)


def _next_command(place: Place) -> tuple[list[str], bool]:
    """Sends a batch that only instructs."""
    outcome, needed_hint = _perform(place, request(place, "no-phase-advance-without-gate", []), is_batch=True)
    result = json.loads(outcome.out)
    return [] if result["status"] == "ok" else [f"the next command says {result['error']}"], needed_hint


def _again(operation: Operation, place: Place, expected: Expected, start: Start) -> tuple[list[str], bool]:
    """Whether the same command, or for a batch its violations in the next one, comes to what it was to come to."""
    if operation.frees:  # what is left over is freed when it is as old as was asked for
        for folder in (place.state / "quarantine").iterdir():
            os.utime(folder, (0, 0))
    first = in_next_batch(start) if operation.is_batch else start
    outcome, needed_hint = _perform(place, first, is_batch=operation.is_batch)
    seen = looks.see(place)
    if seen != expected.done:
        return [f"done again it is not done: {_difference(expected, seen)} ({outcome.out[:1000]!r})"], needed_hint
    return list(looks.disagreements(place)), needed_hint


def _perform(place: Place, start: Start, *, is_batch: bool) -> tuple[Outcome, bool]:
    """Runs a command; where a lock that a killed git has left is in its way, the answer names it: then it is removed,
    as the hint says, and the command is given again. The second value tells whether that was needed."""
    needed_hint = False
    while True:
        outcome = processes.undisturbed(start)
        said = outcome.out.decode()
        named = [lock for lock in place.state.parents[1].glob("**/*.lock") if lock.name in said]
        if not named:
            return outcome, needed_hint
        needed_hint = True
        for lock in named:
            lock.unlink()
        start = in_next_batch(start) if is_batch else start


def _answer(operation: Operation, outcome: Outcome) -> list[str]:
    """What is wrong with an answer: one JSON value, a documented status, each error with a sentence and a hint."""
    if b"Traceback" in outcome.out + outcome.err or outcome.status not in (0, 1, 5):
        return [f"exit {outcome.status}: {outcome.err[-500:]!r}"]
    try:
        value = json.loads(outcome.out)
    except ValueError:
        return [f"no answer: {outcome.out[:200]!r} {outcome.err[-300:]!r}"]
    if not operation.is_batch:
        is_told = all(value.get(name) for name in ("code", "message", "hint")) or bool(_refused(value.get("files", [])))
        is_well = value["ok"] == (outcome.status == 0) and (value["ok"] or is_told)
        return [] if is_well else [f"exit {outcome.status}, said {value}"]
    result = Result.model_validate(value)
    errors = [one for one in (result.error, *(handled.error for handled in result.results)) if one is not None]
    is_told = all(error.code and error.message and error.hint for error in errors)
    refused = [path for handled in value["results"] for path in _refused(handled["files"])]
    is_well = is_told and (result.status == "ok") == (not errors and not refused)
    return [] if is_well else [f"an answer without a reason: {value}"]


def _claims(operation: Operation, place: Place, expected: Expected, outcome: Outcome, seen: Seen) -> list[str]:
    """Where only some paths were done: whether the answer says which, and the rest is untouched."""
    problem = [f"neither done nor undone: {_difference(expected, seen)} ({outcome.out[:1000]!r})"]
    try:
        value = json.loads(outcome.out)
    except ValueError:
        return problem
    answers = value["results"] if operation.is_batch else [value]
    refused = {path for answer in answers for path in _refused(answer.get("files", []))}
    if not refused:
        return problem
    for path in expected.before.files.keys() | expected.done.files.keys() | seen.files.keys():
        wanted = expected.before if path in refused else expected.done
        if seen.files.get(path) != wanted.files.get(path):
            return [f"{path} is not as the answer says", *problem]
    if operation.is_batch:
        try:
            scenes.check_claims(place, expected.look, value["results"][0])
        except AssertionError as error:
            return [f"a claim that is not so: {error}", *problem]
    return []


def _refused(files: list[dict[str, Any]]) -> list[str]:
    """The paths that were left, each with a reason."""
    return [file["path"] for file in files if file["outcome"] == "refused" and file["reason"]]


def _difference(expected: Expected, seen: Seen) -> str:
    said: list[str] = []
    for name in Seen._fields:
        was, want, now = getattr(expected.before, name), getattr(expected.done, name), getattr(seen, name)
        if now not in (was, want):
            said.append(f"{name} {_less(was, want, now)}")
        elif was != want:
            said.append(f"{name} is {'undone' if now == was else 'done'}")
    return "; ".join(said)


def _less(was: Any, want: Any, now: Any) -> str:
    if not isinstance(now, dict):
        return f"{now!r} is neither {was!r} nor {want!r}"[:600]
    undone = sorted(path for path in was.keys() | now.keys() if was.get(path) != now.get(path))
    not_done = sorted(path for path in want.keys() | now.keys() if want.get(path) != now.get(path))
    return f"unlike before: {undone}, unlike done: {not_done}"
