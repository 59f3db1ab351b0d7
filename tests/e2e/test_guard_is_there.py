"""The guard stays out of the way until the pipeline is wanted; then it teaches, marks, and keeps its own ground."""

from __future__ import annotations

import shutil
from base64 import b64encode

import pytest

from tests.e2e.host import Host
from tests.e2e.model import Call
from tests.e2e.pipeline import CODE, bash, must, write
from tests.e2e.project import Project
from tests.e2e.session import Session, answer_of, checkpoint, child_outcomes

READ = Call("read", {"filePath": "README.md"})
START = checkpoint("pipeline_start", description="a cart")
SKILL = "---\nname: tdd-pipeline\ndescription: Takes a feature through phases.\n---\nFollow the phases.\n"


def test_without_run_and_skill_it_is_not_noticed(session: Session, host: Host, project: Project) -> None:
    must(session, write("cart.py", CODE), bash("echo '# more' >> cart.py"))
    assert "tdd_checkpoint(" not in host.model.requests[-1].system
    assert not project.state.exists()


@pytest.mark.skipif(shutil.which("rg") is None, reason="the host's skill tool needs ripgrep (`rg`) on PATH")
def test_once_the_skill_is_loaded_code_needs_a_run(session: Session, host: Host, project: Project) -> None:
    project.write(".opencode/skills/tdd-pipeline/SKILL.md", SKILL)
    must(session, Call("skill", {"name": "tdd-pipeline"}))
    refused = session.one("write", filePath="cart.py", content=CODE)
    assert refused.failed
    assert "pipeline_start" in refused.text
    assert "pipeline_start" in host.model.requests[-1].system


def test_a_live_run_is_taught_to_every_session(session: Session, host: Host, project: Project) -> None:
    must(session, START, checkpoint("phase_enter", phase=1))
    for speaker in (session, Session(host, project.root)):
        must(speaker, READ)
        assert "phase 1" in host.model.requests[-1].system.lower()
        assert "tdd_checkpoint" in host.model.requests[-1].tools


def test_the_answer_proves_that_it_was_on(session: Session, project: Project) -> None:
    must(session, START)
    answer = answer_of(must(session, READ, write("notes.md", "x"), checkpoint("phase_enter", phase=1))[-1])
    assert answer["guard"]["calls_seen"] >= 3
    assert answer["guard"]["writes_seen"] >= 1
    (live,) = project.entries(event="live")
    assert live["session_id"] == session.id
    assert live["detail"]["host_version"] == "1.18.33"


def test_the_agents_shells_are_marked(session: Session) -> None:
    assert session.bash('test -n "$INTERVENTION_AGENT" && echo marked').text == "marked\n"


def test_a_subagent_moves_no_run(session: Session, host: Host) -> None:
    must(session, START)
    (task,) = session.run(session.task("Enter the phase.", checkpoint("phase_enter", phase=1)))
    (outcome,) = child_outcomes(host, task)
    assert outcome.failed or not answer_of(outcome)["ok"]
    assert session.checkpoint("phase_enter", phase=1)["ok"]


@pytest.mark.parametrize(
    "call",
    [
        write(".opencode/watchdog.jsonc", '{"enabled": false}'),
        write(".opencode/plugin/watchdog.js", ""),
        bash("rm -rf .opencode/plugin"),
        bash("intervention runs end --yes"),
        bash("echo x > .git/intervention/main/state.json"),
    ],
    ids=lambda call: next(str(value)[:30] for value in call.args.values()),
)
def test_its_own_ground_is_refused_run_or_no_run(session: Session, project: Project, call: Call) -> None:
    before = project.read(".opencode/watchdog.jsonc"), project.read(".opencode/plugin/watchdog.js")
    assert session.run(call)[0].failed
    must(session, START)
    assert session.run(call)[0].failed
    assert (project.read(".opencode/watchdog.jsonc"), project.read(".opencode/plugin/watchdog.js")) == before


ATTACKS = {
    "its configuration": "open('.opencode/watchdog.jsonc', 'w').write('{\"enabled\": false}')",
    "its own file": "import os; os.remove('.opencode/plugin/watchdog.js')",
    "its state": "import shutil; shutil.rmtree('.git/intervention')",
    "its log": "import glob; open(glob.glob('.git/intervention/main/runs/*/audit.jsonl')[0], 'w')",
}


@pytest.mark.parametrize("script", ATTACKS.values(), ids=ATTACKS.keys())
def test_its_own_ground_is_put_back_from_a_shell_that_hides_what_it_does(
    session: Session, project: Project, script: str
) -> None:
    must(session, START, checkpoint("phase_enter", phase=1), write("notes.md", "x"))
    before = project.read(".opencode/watchdog.jsonc"), project.read(".opencode/plugin/watchdog.js")
    log = project.entries()
    code = b64encode(script.encode()).decode()
    must(session, bash(f"python3 -c \"exec(__import__('base64').b64decode('{code}'))\""))
    articulation = checkpoint("why_articulation", phase=1, articulation="it protects the cart")
    answer = answer_of(must(session, articulation)[-1])
    assert (project.read(".opencode/watchdog.jsonc"), project.read(".opencode/plugin/watchdog.js")) == before
    assert project.entries()[: len(log)] == log
    assert any("put back" in warning for warning in answer["warnings"])
    assert session.one("write", filePath="cart.py", content=CODE).failed


def test_chinese_refusals_for_a_chinese_project(host: Host, session: Session, project: Project) -> None:
    project.write(".opencode/watchdog.jsonc", '{"language": "zh"}')
    must(session, START, checkpoint("phase_enter", phase=1))
    refused = session.one("write", filePath="cart.py", content=CODE)
    assert refused.failed
    assert any("一" <= letter <= "鿿" for letter in refused.text)
