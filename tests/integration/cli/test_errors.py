"""Whatever goes wrong, a person is told what to do about it, in their language, and nobody sees a traceback."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support import provoked
from tests.support.commands import call
from tests.support.provoked import Place, Spoil, deny, ledger, program


class Case(NamedTuple):
    """A command line, where {op} is the operation; what is wrong beforehand; words of the advice; the exit status."""

    line: str
    advice: str
    spoil: Spoil = lambda place: None
    status: int = 1


def put(name: str, content: str | bytes = "") -> Spoil:
    return lambda place: place.put(name, content)


def make(name: str) -> Spoil:
    return lambda place: (place.folder / name).mkdir(parents=True, exist_ok=True)


def link(name: str, target: str) -> Spoil:
    return lambda place: (place.folder / name).symlink_to(target)


def hold(name: str, mode: int) -> Spoil:
    """A folder with this mode, and a caller whom modes bind."""

    def spoil(place: Place) -> None:
        place.through.extend(provoked.without_privileges() or [])
        (place.folder / name).mkdir(parents=True, exist_ok=True)
        (place.folder / name).chmod(mode)

    return spoil


def agent(place: Place) -> None:
    place.environment["INTERVENTION_AGENT"] = "1"


STATE = "p/.git/intervention/main/state.json"
CONFIG = "p/.opencode/watchdog.jsonc"
DOCUMENT = "p/KNOWN_ISSUES.md"
PLUGIN = ".config/opencode/plugin/watchdog.js"
INSTALLED = ".local/share/intervention/installed.json"

CASES = {
    "no repository": Case("status --root ..", "git init"),
    "no such folder": Case("status --root nowhere", "absolute path of the worktree"),
    "a file for a folder": Case("status --root README.md", "absolute path of the worktree"),
    "a bare repository": Case("status", "clone or a linked worktree", provoked.bare),
    "no commit yet": Case("status", "make a first commit", provoked.unborn),
    "somebody else's folder": Case("undo {op} --yes", "safe.directory", provoked.give_away),
    "no ledger": Case("undo op_1 --yes", "intervention log", provoked.untouched),
    "unknown operation to show": Case("show op_1", "intervention log"),
    "unknown operation to undo": Case("undo op_1 --yes", "intervention log"),
    "unknown operation to restore": Case("restore op_1 --yes", "intervention log"),
    "half an id": Case("undo op_ --yes", "intervention log"),
    "an id that begins two": Case("undo {op:.8} --yes", "write more of it", provoked.alike),
    "an id that is no text": Case("undo \udcff --yes", "UTF-8", status=2),
    "nothing known of it": Case("explain nothing", "intervention log"),
    "unknown decision": Case("decide dec_1 continue --yes", "intervention decisions"),
    "unknown exception": Case("exceptions remove ex_1 --yes", "intervention exceptions list"),
    "nothing kept at that path": Case("restore {op} other.py --yes", "intervention show"),
    "a path outside": Case("restore {op} ../x --yes", "file of this worktree"),
    "moved on since": Case("undo {op} --yes", "--force", provoked.occupy),
    "a place that is taken": Case("restore {op} --yes", "--force", provoked.occupy),
    "the kept version is lost": Case("undo {op} --yes", "intervention doctor", provoked.lose_kept_version),
    "nobody to ask: undo": Case("undo {op}", "--yes", status=3),
    "nobody to ask: restore": Case("restore {op}", "--yes", status=3),
    "nobody to ask: mine": Case("mine README.md", "--yes", status=3),
    "nobody to ask: allow": Case("allow a.py --reason r --every-run", "--yes", status=3),
    "nobody to ask: gc": Case("gc --older-than 1s", "--yes", status=3),
    "nobody to ask: install": Case("install", "--yes", status=3),
    "no option to decide": Case("decide dec_1 --yes", "intervention decisions"),
    "an agent": Case("undo {op} --yes", "terminal of your own", agent, status=4),
    "no run to end": Case("runs end --yes", "intervention runs"),
    "no run to accept for": Case("config accept --yes", "intervention runs"),
    "no run to allow in": Case("allow a.py --reason r --yes", "--every-run"),
    "no path to claim": Case("mine", "name the files", status=2),
    "a path to claim that never was": Case("mine nothere.xyz --yes", "intervention status"),
    "a slip in a path to claim": Case("mine READMY.md --yes", "did you mean README.md"),
    "allow outside": Case("allow ../x --reason r --every-run --yes", "file of this worktree"),
    "allow a folder": Case("allow src --reason r --every-run --yes", "paths.ignore", make("p/src")),
    "no reason": Case("allow a.py --reason= --every-run --yes", "intervention allow --help", status=2),
    "no span of time": Case("allow a.py --reason r --for soon --yes", "intervention allow --help", status=2),
    "unknown command": Case("nonsense", "intervention --help", status=2),
    "unknown option": Case("undo {op} --nonsense", "intervention undo --help", status=2),
    "a missing argument": Case("undo", "intervention undo --help", status=2),
    "a missing value": Case("status --root", "intervention status --help", status=2),
    "one argument too many": Case("undo a b", "intervention undo --help", status=2),
    "a number out of range": Case("log --limit 0", "intervention log --help", status=2),
    "unknown shell": Case("completion tcsh", "intervention completion --help", status=2),
    "a ref that cannot be": Case("snapshot --run ../r --name n", "letters, digits"),
    "a list that is none": Case("snapshot --run r --name n --keep-from a --keep-file README.md", "write it as"),
    "half of two options": Case("snapshot --run r --name n --keep-from a", "intervention snapshot --help", status=2),
    "no document": Case("ki list", "intervention ki add"),
    "a folder for a document": Case("ki add t -d x", "knownIssues", make(DOCUMENT)),
    "a link for a document": Case("ki add t -d x", "knownIssues", link(DOCUMENT, "/etc/passwd")),
    "a document outside": Case("ki add t -d x --document ../k.md", "file of this worktree"),
    "no title": Case("ki add= -d x", "intervention ki add --help", status=2),
    "no such severity": Case("ki add t -d x -s Q", "intervention ki add --help", status=2),
    "git is missing": Case("undo {op} --yes", "install git", provoked.nothing_on_path),
    "git fails": Case("undo {op} --yes", "git fsck", program("git", "exit 3")),
    "git is killed": Case("undo {op} --yes", "git fsck", program("git", "kill -9 $$")),
    "a garbled index": Case("undo {op} --yes", "git fsck", put("p/.git/index", "garbage")),
    "a garbled ledger: look": Case("log", "intervention doctor", provoked.garble_ledger),
    "a garbled ledger: act": Case("undo {op} --yes", "intervention doctor", provoked.garble_ledger),
    "a newer ledger: look": Case("log", "install that version", ledger("PRAGMA user_version = 99")),
    "a newer ledger: act": Case("undo {op} --yes", "install that version", ledger("PRAGMA user_version = 99")),
    "a newer ledger: doctor": Case("doctor", "install that version", ledger("PRAGMA user_version = 99")),
    "a garbled state: runs": Case("runs", "intervention doctor", put(STATE, "{")),
    "a garbled state: end": Case("runs end --yes", "intervention doctor", put(STATE, "{")),
    "a newer state": Case("gc --yes", "intervention doctor", put(STATE, '{"v": 2}')),
    "a state folder closed to oneself": Case("undo {op} --yes", "permissions", deny(".")),
    "a ledger closed to oneself": Case("log", "intervention doctor", deny("ledger.db")),
    "a configuration that is none": Case("config", "Correct the file", put(CONFIG, '{"language": }')),
    "a setting that is none": Case("config", "Correct its name", put(CONFIG, '{"lnguage": "en"}')),
    "a value that is none": Case("config", 'Write: "en" | "zh"', put(CONFIG, '{"language": "fr"}')),
    "no plugin": Case("doctor", "intervention install"),
    "an older plugin": Case("doctor", "intervention install", put(PLUGIN, "// older")),
    "another file for the plugin": Case("install --yes", "Move it away", put(PLUGIN, "// mine")),
    "another list of what is installed": Case("uninstall --yes", "mend that", put(INSTALLED, "mine")),
    "no such project": Case("install --project nowhere --yes", "one that exists"),
    "a home that cannot be written": Case("install --yes", "permissions", hold(".config", 0o500)),
    "no node": Case("demo", "install Node", provoked.nothing_on_path),
    "no such log": Case("replay nowhere.jsonl", "one that exists"),
    "a folder without logs": Case("replay src", ".jsonl", make("p/src")),
    "a log that is none": Case("replay README.md", "audit.jsonl"),
    "a page about no log": Case("report README.md", "audit.jsonl"),
    "half of a rehearsal": Case("replay README.md --apply", "intervention replay --help", status=2),
    "no such policy": Case("replay README.md --ladder SKIP_REVIEW=x", "intervention replay --help", status=2),
    "no log to report": Case("report nowhere.jsonl", "one that exists"),
}


@pytest.mark.parametrize("line", ["log", "show {op}", "explain {op}", "status", "quarantine list", "decisions", "runs"])
def test_on_a_read_only_disk_everything_can_be_looked_at(tmp_path: Path, template: tuple[Path, str], line: str) -> None:
    place = provoked.lay_out(tmp_path, template)
    if provoked.without_privileges() is None:
        pytest.skip("needs setpriv (util-linux), since the superuser may do everything")
    deny(".")(place)
    status, text = say(place, Case(line, ""), "en")
    assert status == 0, text
    assert text.strip()


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    return provoked.make_template(tmp_path_factory.mktemp("errors"))


def say(place: Place, case: Case, language: str) -> tuple[int, str]:
    words = [word for part in case.line.split(" ") for word in part.split("=", 1)]
    arguments = [word.format(op=place.op) for word in words]
    extra = {**place.environment, "INTERVENTION_LANGUAGE": language}
    answer = call(place.root, *arguments, extra=extra, through=place.through)
    return answer.status, answer.out + answer.err


@pytest.mark.parametrize("name", CASES)
def test_it_is_said_what_to_do(tmp_path: Path, template: tuple[Path, str], name: str) -> None:
    case = CASES[name]
    if provoked.without_privileges() is None:
        pytest.skip("needs setpriv (util-linux), since the superuser may do everything")
    place = provoked.lay_out(tmp_path, template)
    case.spoil(place)
    status, text = say(place, case, "en")
    assert (status, "Traceback" in text) == (case.status, False), text
    assert case.advice in " ".join(text.split()), text
    status, text = say(place, case, "zh")
    assert (status, "Traceback" in text) == (case.status, False), text
    assert any("一" <= char <= "鿿" for char in text.split("→")[-1]), text


WRONG = (
    *(
        "undo",
        "undo a b",
        "undo a b c",
        "undo a --dryrun",
        "undo a --yes=1",
        "undo a --json=1",
        "status --root",
        "nonsense",
    ),
    *("log --limit x", "log --limit 0", "log --li 3", "quarantine list --limit 0", "completion tcsh", "completion"),
    *(
        "ki nonsense",
        "ki add",
        "ki add t -d x -s Q",
        "config nonsense",
        "exceptions remove",
        "allow a",
        "allow",
        "--nonsense",
    ),
    *("allow a --reason r --for x", "gc --older-than=", "replay", "replay a --jobs 0", "replay a --preset x", "report"),
    *("replay a --apply", "replay a --ladder X=y", "snapshot --run a", "snapshot --run r --name n --keep-from a"),
)


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_command_line_is_said_in_chinese_throughout(tmp_path: Path, line: str) -> None:
    answer = call(tmp_path, *line.split(), extra={"INTERVENTION_LANGUAGE": "zh"})
    said, hint = answer.err.splitlines()
    assert answer.status == 2
    assert any("一" <= char <= "鿿" for char in said)
    assert not re.search(r"[a-z]{2,} [a-z]{2,}", said.removeprefix("intervention: ")), said
    assert re.search(r"`intervention( \w+)* --help` 会显示用法", hint)


@pytest.mark.parametrize(
    "line", ["restore op_1 -dash.py", "restore op_1 --dash.py", "mine -dash.py", "replay -dash.py"]
)
def test_a_path_that_begins_with_a_dash_is_pointed_to_the_two_dashes(tmp_path: Path, line: str) -> None:
    answer = call(tmp_path, *line.split())
    assert answer.status == 2
    assert "before a path that begins with a dash write `--`, after all options" in answer.err
    assert "-- " not in call(tmp_path, "undo", "op_1", "-x").err
