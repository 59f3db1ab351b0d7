"""The guard's own ground, attacked through the agent's shell with the real plugin and engine: what comes of it, and
what a person is shown."""

import hashlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.commands import call, call_json, git
from tests.support.hosted import Hosted, hosted

CODE = "def total(lines):\n    return sum(line.price for line in lines)\n"
LOG = "import glob; p = sorted(glob.glob('.git/intervention/main/runs/*/audit.jsonl'))[0]\n"
STATE = "p = '.git/intervention/main/state.json'\n"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Hosted]:
    with hosted(tmp_path) as running:
        yield running


def quarantined(host: Hosted) -> str:
    """The operation that took early code away."""
    host.hidden(f"open('cart.py', 'w').write({CODE!r})")
    answer = host.look()
    assert not (host.root / "cart.py").exists()
    operation: str = answer["intervention"]["results"][0]["operation_id"]
    return operation


def findings(root: Path, name: str) -> list[dict[str, Any]]:
    answer = call(root, "doctor", "--json").value
    return [one for one in answer["findings"] if one["name"] == name]


def refs(host: Hosted) -> str:
    return git(host.root, "for-each-ref", "refs/intervention")


RECORDS = {
    "a log that was cut": LOG + "s = open(p).read().split('\\n'); open(p, 'w').write(s[0] + '\\n')",
    "a log of which one line was changed": LOG
    + "s = open(p).read(); open(p, 'w').write(s.replace('\"x\"', '\"y\"', 1))",
    "a log that is gone": LOG + "import os; os.remove(p)",
    "a state that is gone": STATE + "import os; os.remove(p)",
    "a state without a run": STATE
    + 'open(p, "w").write(\'{"v":1,"run":null,"log":{"lines":0,"head":null},"archived":[]}\')',
    "a state that says phase 5": STATE
    + "s = open(p).read(); open(p, 'w').write(s.replace('\"phase\":1', '\"phase\":5'))",
    "a folder that others may enter": "import os; os.chmod('.git/intervention/main', 0o777)",
}


@pytest.mark.parametrize("attack", RECORDS.values(), ids=RECORDS.keys())
def test_state_and_log_are_put_back_and_the_run_goes_on(attack: str, host: Hosted) -> None:
    operation = quarantined(host)
    before = host.log()
    host.hidden(attack)
    answer = host.look()
    assert host.log()[: len(before)] == before
    assert any("intervention doctor" in warning for warning in answer["warnings"])
    assert answer["state"]["phase"] == 1
    assert [one["level"] for one in findings(host.root, "log") + findings(host.root, "ground")] == ["ok", "ok"]
    assert call_json(host.root, "status")["guard"]["degraded"] == {"log": 1}
    assert call(host.root, "undo", operation, "--yes").status == 0


@pytest.mark.parametrize("path", [".opencode/watchdog.jsonc", ".opencode/plugin/watchdog.js"])
def test_what_loads_and_configures_the_guard_is_put_back_and_shown(path: str, host: Hosted) -> None:
    before = (host.root / path).read_bytes()
    host.hidden(f"open({path!r}, 'w').write('')")
    assert (host.root / path).read_bytes() == before
    assert any(path in warning for warning in host.look()["warnings"])
    found = findings(host.root, "ground")
    assert [(one["level"], path in one["text"]) for one in found] == [("warn", True)]
    assert "own ground" in call(host.root, "status").out
    assert [kept.read_bytes() for kept in (host.state / "kept").iterdir()] == [b""]


def test_a_state_folder_that_is_gone_comes_back_as_far_as_it_can_and_the_rest_is_said(host: Hosted) -> None:
    operation = quarantined(host)
    before = host.log()
    host.hidden("import shutil; shutil.rmtree('.git/intervention')")
    warnings = "\n".join(host.look()["warnings"])
    assert host.log()[: len(before)] == before
    assert "ledger is gone and cannot be put back" in warnings
    assert [one["text"].endswith(operation) for one in findings(host.root, "ledger") if one["level"] == "bad"] == [True]
    undone = call(host.root, "undo", operation, "--yes")
    assert undone.status == 1
    assert "Traceback" not in undone.err


def test_a_ledger_that_was_replaced_is_said(host: Hosted) -> None:
    operation = quarantined(host)
    host.hidden(
        "import glob, os\nfor p in glob.glob('.git/intervention/main/ledger.db*'): os.remove(p)\n"
        "import sqlite3; sqlite3.connect('.git/intervention/main/ledger.db').execute('create table x (y)')"
    )
    host.look()
    text = next(one["text"] for one in findings(host.root, "ledger") if one["level"] == "bad")
    assert operation in text or "cannot be read" in text


def test_kept_bytes_that_are_gone_are_said_and_the_undo_is_refused_and_changes_nothing(host: Hosted) -> None:
    operation = quarantined(host)
    host.hidden(f"import shutil; shutil.rmtree('.git/intervention/main/quarantine/{operation}')")
    (found,) = [one for one in findings(host.root, "ledger") if "no longer on the disk" in one["text"]]
    command = found["fix"].split("`")[1]
    assert git(host.root, *command.split()[1:]) == CODE
    before = git(host.root, "status", "--porcelain")
    undone = call(host.root, "undo", operation, "--yes")
    assert undone.status == 1
    assert "Traceback" not in undone.err
    assert git(host.root, "status", "--porcelain") == before


def test_snapshots_are_named_again(host: Hosted) -> None:
    quarantined(host)
    before = refs(host)
    command = "git for-each-ref --format='delete %(refname)' refs/intervention | git update-ref --stdin"
    host.hidden(f"import subprocess; subprocess.run({command!r}, shell=True, check=True)")
    assert refs(host) == before
    assert [one["level"] for one in findings(host.root, "ground")] == ["warn"]


def test_a_log_that_was_written_anew_with_its_state_is_found_by_what_the_engine_was_told(host: Hosted) -> None:
    quarantined(host)
    host.look()
    host.close()  # nobody is left who remembers
    assert [one["level"] for one in findings(host.root, "log")] == ["ok"]
    rewrite(host.state)
    found = findings(host.root, "log")
    assert [one["level"] for one in found if "engine" in one["text"]] == ["bad"]


def rewrite(state: Path) -> None:
    """Log and state as if one command had never been: every line names the one before, and the state its head."""
    file = next(state.glob("runs/*/audit.jsonl"))
    head, lines = None, []
    for line in file.read_text().splitlines():
        text = json.dumps({**json.loads(line), "command": None, "prev": head})
        head = hashlib.sha256(text.encode()).hexdigest()
        lines.append(f"{text}\n")
    file.write_text("".join(lines))
    known = json.loads((state / "state.json").read_text())
    del known["seal"]
    known["log"] = {"lines": len(lines), "head": head}
    text = json.dumps(known)
    seal = hashlib.sha256(text.encode()).hexdigest()
    (state / "state.json").write_text(f'{text[:-1]},"seal":"{seal}"}}\n')


def test_after_the_host_was_ended_what_cannot_be_vouched_for_is_said(host: Hosted) -> None:
    quarantined(host)
    host.close()
    text = (host.state / "state.json").read_text()
    (host.state / "state.json").write_text(text.replace('"phase":1', '"phase":5'))
    assert [one["level"] for one in findings(host.root, "state")] == ["bad"]
    host.open()
    assert "refused" in host.write("cart.py", CODE)
    assert not (host.root / "cart.py").exists()


def test_a_run_whose_records_are_all_gone_is_known_by_its_snapshots(host: Hosted) -> None:
    run_id = host.look()["state"]["run_id"]
    host.close()
    shutil.rmtree(host.state)
    found = findings(host.root, "ground")
    assert [(one["level"], run_id in one["text"]) for one in found] == [("warn", True)]
