"""What is interrupted: each thing that the engine does to a repository, the scene right before it, and its command."""

import json
import subprocess
import time
import uuid
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from intervention.effects.seal import seal
from tests.support import envelopes, kills, scenes
from tests.support.commands import start
from tests.support.engine import COMMAND, LATER, Place

CODE = [*(scenes.business(deed) for deed in scenes.DEEDS), "src/flagged.py", "src/intended.py", "src/link.py"]
TESTS = [scenes.test_of(deed) for deed in scenes.DEEDS]
DIRTY = [path for path in CODE if "committed" not in path]
EARLY, WEAKENED = "no-business-code-before-phase5", "no-test-modification-during-green"
REGRESSED, UNCOMMITTED = "test-runner-exit-nonzero-was-passing", "phase-complete-dirty-tree"


class Start(NamedTuple):
    """A process to be: its command line, what it reads, where it runs."""

    command: list[str]
    stdin: bytes
    folder: Path


class Operation(NamedTuple):
    """`prepare` makes the scene in an empty folder; `start` names the process that changes it. `is_batch` tells a
    request of the watchdog's from a person's command; `frees` one that is there to remove what was kept; with
    `is_split` git's folder, and the quarantine with it, lies on another file system than the tree."""

    name: str
    prepare: Callable[[Path], Place]
    start: Callable[[Place], Start]
    is_batch: bool = True
    frees: bool = False
    is_split: bool = False


def ground(folder: Path) -> Place:
    """Two at work, with an entry that git was told not to look at, one that is only intended, and a link."""

    def more(place: Place) -> None:
        place.write("src/flagged.py", scenes.BASE_CODE)
        (place.tree / "src/link.py").symlink_to("modified.py")

    place = scenes.two_at_work(folder, more)
    place.git("update-index", "--assume-unchanged", "src/flagged.py")
    place.write("src/flagged.py", scenes.CODE)
    place.write("src/intended.py", scenes.CODE)
    place.git("add", "--intent-to-add", "src/intended.py")
    (place.tree / "src/link.py").unlink()
    (place.tree / "src/link.py").symlink_to("staged.py")
    return place


def request(place: Place, signal: str, files: Sequence[str], detail: Mapping[str, Any] | None = None) -> Start:
    """A batch of one violation, as the watchdog sends it."""
    touched = [{"path": path, "first_ts": LATER, "last_ts": LATER} for path in CODE + TESTS]
    known = detail or envelopes.DETAILS[signal]
    violation = envelopes.violation(signal, id=str(uuid.uuid4()), files=list(files), detail=known)
    asked = place.request(violation, touched=touched)
    return Start(COMMAND, json.dumps(asked).encode(), Path("/"))


def nothing(place: Place) -> Start:
    """A batch of no violation: all that an engine does is to take back what another left half-done."""
    return Start(COMMAND, json.dumps(place.request()).encode(), Path("/"))


def in_next_batch(sent: Start) -> Start:
    """The same violations as the watchdog sends them again."""
    asked = {**json.loads(sent.stdin), "batch_id": str(uuid.uuid4())}
    return sent._replace(stdin=json.dumps(asked).encode())


def perform(first: Start) -> dict[str, Any]:
    """Runs it, undisturbed, and gives its JSON."""
    done = subprocess.run(first.command, cwd=first.folder, input=first.stdin, capture_output=True, check=True)
    value: dict[str, Any] = json.loads(done.stdout)
    return value


def command(place: Place, *arguments: str) -> Start:
    return Start(start(*arguments, "--json"), b"", place.tree)


def newest(place: Place) -> str:
    """The operation that stands and is the youngest."""
    from intervention.effects.repo import locate
    from intervention.effects.report_ledger import look

    with look(locate(str(place.tree))) as ledger:
        assert ledger is not None
        return next(one.operation.id for one in ledger.recorded(-1) if (one.state, one.reversed_by) == ("done", None))


def open_decision(place: Place) -> str:
    return next((place.state / "decisions").glob("*.json")).stem


def started(folder: Path) -> Place:
    """A ledger is there, and nothing was done yet."""
    place = ground(folder)
    perform(request(place, "no-phase-advance-without-gate", []))
    return place


def after(*batches: tuple[str, Sequence[str], Mapping[str, Any] | None]) -> Callable[[Path], Place]:
    """The ground after these batches."""

    def prepare(folder: Path) -> Place:
        place = ground(folder)
        for signal, files, detail in batches:
            perform(request(place, signal, files, detail))
        return place

    return prepare


def batch(signal: str, files: Sequence[str], detail: Mapping[str, Any] | None = None) -> Callable[[Place], Start]:
    return lambda place: request(place, signal, files, detail)


def documented(folder: Path) -> Place:
    """The person's document is there, uncommitted, in a style of its own."""
    place = started(folder)
    place.write("KNOWN_ISSUES.md", b"# What we know\r\n\r\n- nothing so far\r\n")
    return place


def suspended(folder: Path) -> Place:
    """The third strike: everything is in the quarantine, and a person is asked."""
    place = ground(folder)
    for _ in range(2):
        perform(request(place, EARLY, CODE))
        place.undo(newest(place))
        (place.state / "exceptions.json").unlink()
    perform(request(place, EARLY, CODE))
    return place


def restoring(place: Place) -> Start:
    """The option that brings the files back."""
    decision = json.loads((place.state / "decisions" / f"{open_decision(place)}.json").read_text())
    key = next(option["key"] for option in decision["options"] if option["restores"])
    return command(place, "decide", decision["id"], key, "--yes")


def occupied(folder: Path) -> Place:
    """A quarantine, and other content that has come to one of its paths since."""
    place = after((EARLY, CODE, None))(folder)
    place.write("src/untracked.py", "mine = 1\n")
    return place


def outdated(folder: Path) -> Place:
    """A rollback that is older than a second: whole seconds are what git keeps of a commit's time."""
    place = after((WEAKENED, TESTS, None))(folder)
    made = int(time.time())
    while int(time.time()) <= made + 1:
        time.sleep(0.05)
    return place


def interrupted(folder: Path) -> Place:
    """A rollback whose engine was killed when some of its files were put and others not."""
    place = started(folder)
    sent = request(place, WEAKENED, TESTS)
    status, _ = kills.run(sent.command, sent.stdin, kills.Moment("linkat", 4))
    if status == 0:
        raise AssertionError("the engine was to be killed, and was not")
    return place


def live(folder: Path) -> Place:
    """A run is live, as the watchdog's state says."""
    place = started(folder)
    pipeline = {"run_id": "run_1", "description": "a run", "owner": "session_1", "phase": 4, "status": "active"}
    times = {"runStarted": LATER, "lastActivity": LATER}
    run = {
        "pipeline": {**pipeline, "totalPhases": 9, "completed": [], "times": times},
        "evidence": {},
        "base": {"snapshot": place.base},
        "open": [],
        "unattributed": CODE,
        "config": {},
    }
    state = {"v": 1, "run": run, "log": {"lines": 0, "head": None}, "archived": []}
    (place.state / "state.json").write_bytes(seal(json.dumps(state).encode()))
    return place


def allowing(place: Place) -> Start:
    """A permission for good."""
    return command(place, "allow", "src/untracked.py", "--reason", "so", "--every-run", "--yes")


def undone(folder: Path) -> Place:
    """A quarantine that a person took back, and now wants after all."""
    place = after((EARLY, CODE, None))(folder)
    place.undo(newest(place))
    return place


def excused(folder: Path) -> Place:
    """A path that a person allowed."""
    place = started(folder)
    perform(allowing(place))
    return place


def withdrawing(place: Place) -> Start:
    """The end of that permission."""
    listed = perform(command(place, "exceptions", "list"))["exceptions"]
    return command(place, "exceptions", "remove", next(one["name"] for one in listed), "--yes")


_REGRESSION: dict[str, Any] = {"tests": ["t"], "command": "pytest", "exit": 1, "last_green": None}
_QUARANTINED = after((EARLY, CODE, None))
_ROLLED_BACK = after((WEAKENED, TESTS, None))

OPERATIONS = (
    Operation("first start", ground, batch(EARLY, CODE)),
    Operation("quarantine", started, batch(EARLY, CODE)),
    Operation("rollback of paths", started, batch(WEAKENED, TESTS)),
    Operation("rollback to snapshot", after((REGRESSED, CODE, _REGRESSION)), batch(REGRESSED, CODE, _REGRESSION)),
    Operation(
        "rollback to HEAD", after((UNCOMMITTED, DIRTY, {"paths": DIRTY})), batch(UNCOMMITTED, DIRTY, {"paths": DIRTY})
    ),
    Operation("new document", started, batch("phase-complete-no-ki-doc", [])),
    Operation("document entries", documented, batch("phase-complete-outdated-ki-doc", [])),
    Operation("assessment", documented, batch("phase-complete-no-assessment", [])),
    Operation("snapshot", started, lambda at: command(at, "snapshot", "--run", "run_1", "--name", "later"), False),
    Operation("undo of quarantine", _QUARANTINED, lambda at: command(at, "undo", newest(at), "--yes"), False),
    Operation("undo of rollback", _ROLLED_BACK, lambda at: command(at, "undo", newest(at), "--yes"), False),
    Operation("undo of undo", undone, lambda at: command(at, "undo", newest(at), "--yes"), False),
    Operation("quarantine across disks", started, batch(EARLY, CODE), is_split=True),
    Operation(
        "undo across disks", _QUARANTINED, lambda at: command(at, "undo", newest(at), "--yes"), False, is_split=True
    ),
    Operation("restore", occupied, lambda at: command(at, "restore", newest(at), "--force", "--yes"), False),
    Operation("decide", suspended, restoring, False),
    Operation("allow", started, allowing, False),
    Operation("taking back", interrupted, nothing),
    Operation("taking back across disks", interrupted, nothing, is_split=True),
    Operation("mine", live, lambda at: command(at, "mine", *CODE, "--yes"), False),
    Operation("exceptions remove", excused, withdrawing, False),
    Operation("config accept", live, lambda at: command(at, "config", "accept", "--yes"), False),
    Operation("runs end", live, lambda at: command(at, "runs", "end", "--yes"), False),
    Operation("gc", outdated, lambda at: command(at, "gc", "--older-than", "1s", "--yes"), False, True),
)
