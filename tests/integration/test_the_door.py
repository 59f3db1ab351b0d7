"""The checkpoint's door: what it imports, what it logs, how it stands by, and what its line looks like."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support import envelopes, scenes
from tests.support.engine import COMMAND, Place, make

#: Importing these costs more than all the git work of a checkpoint.
TOO_DEAR = {"click", "git", "structlog", "ast_grep_py"}
#: What a checkpoint that only instructs has no use for.
UNUSED = {"subprocess", "intervention.effects.carry", "intervention.effects.snapshot", "intervention.judgement"}


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return make(tmp_path / "tree", {"a.py": "a = 1\n"})


def modules_after(raw: bytes) -> set[str]:
    """The modules that are there after a request was handled."""
    script = "import sys, json\nfrom intervention.entrypoints.stdio import serve\nserve(sys.stdin.buffer.read())\n"
    script += "sys.stderr.write('\\n' + json.dumps(sorted(sys.modules)))\n"
    done = subprocess.run([sys.executable, "-P", "-c", script], cwd="/", input=raw, capture_output=True, check=True)
    return set(json.loads(done.stderr.splitlines()[-1]))


def test_the_checkpoint_s_path_imports_nothing_dear(place: Place) -> None:
    instruct = envelopes.violation("no-phase-advance-without-gate", files=[])
    loaded = modules_after(json.dumps(place.request(instruct)).encode())
    assert "intervention.decide" in loaded
    assert not loaded & (TOO_DEAR | UNUSED)
    place.write("new.py", scenes.CODE)
    acts = envelopes.violation("no-business-code-before-phase5", 2, files=["new.py"])
    loaded = modules_after(json.dumps(place.request(acts)).encode())
    assert "intervention.effects.carry" in loaded
    assert not loaded & (TOO_DEAR - {"ast_grep_py"})


def test_one_line_is_logged_and_it_is_json(place: Place) -> None:
    request = place.request(envelopes.violation("no-phase-advance-without-gate", files=[]))
    done = subprocess.run(COMMAND, cwd="/", input=json.dumps(request).encode(), capture_output=True, check=True)
    lines = done.stderr.splitlines()
    assert len(lines) == 1
    logged = json.loads(lines[0])
    assert (logged["event"], logged["batch_id"], logged["violations"]) == ("batch", request["batch_id"], 1)


def test_a_result_is_given_although_nobody_reads_the_log(place: Place) -> None:
    request = json.dumps(place.request(envelopes.violation("no-phase-advance-without-gate", files=[]))).encode()
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(COMMAND, cwd="/", input=request, stdout=subprocess.PIPE, stderr=writer, check=False)
    os.close(writer)
    assert json.loads(done.stdout)["status"] == "ok"


def test_standing_by_it_answers_one_request_when_it_comes(place: Place) -> None:
    request = json.dumps(place.request(envelopes.violation("no-phase-advance-without-gate", files=[]))).encode()
    with subprocess.Popen([*COMMAND, "--standby"], cwd="/", stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        time.sleep(0.2)
        assert process.poll() is None
        out, _ = process.communicate(request)
    assert json.loads(out)["results"][0]["action"] == "instruct"


def test_standing_by_it_ends_silently_when_nobody_is_there_any_more() -> None:
    done = subprocess.run([*COMMAND, "--standby"], cwd="/", input=b"", capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (0, b"")


def test_a_wrong_call_is_told_how_it_goes() -> None:
    done = subprocess.run([*COMMAND, "--what"], cwd="/", input=b"", capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"usage" in done.stderr


def test_nothing_depends_on_being_under_test(place: Place) -> None:
    place.write("new.py", scenes.CODE)
    plain = {key: value for key, value in os.environ.items() if "PYTEST" not in key and key != "CI"}
    violation = envelopes.violation("no-business-code-before-phase5", files=["new.py"])
    raw = json.dumps(place.request(violation)).encode()
    done = subprocess.run(COMMAND, cwd="/", env=plain, input=raw, capture_output=True, check=True)
    assert json.loads(done.stdout)["results"][0]["action"] == "quarantine"
