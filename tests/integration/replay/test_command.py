"""`intervention replay` as people and scripts call it."""

import gzip
import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.support.commands import Answer, call, call_on_terminal
from tests.support.logs import Log, steps, write

ROOT = Path(__file__).resolve().parents[3]
STEPS = [(request, result) for name, request, result in steps(ROOT) if name.endswith(":0")]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    made = Log()
    for request, result in STEPS:
        made.batch(request, result)
    return made.write(tmp_path / "run.audit.jsonl")


def records(answer: Answer) -> list[dict[str, Any]]:
    return [json.loads(line) for line in answer.out.splitlines()]


def spoil(log: Path, old: str, new: str) -> Path:
    """The log with the first `old` of its answers replaced, its chain made good again."""
    made = Log()
    is_done = False
    for line in log.read_text().splitlines():
        if not is_done and '"event":"intervention"' in line and old in line:
            line, is_done = line.replace(old, new, 1), True
        made.put(json.loads(line))
    assert is_done
    return made.write(log.with_name("spoiled.jsonl"))


def test_a_log_that_follows_from_its_facts_ends_well(log: Path) -> None:
    answer = call(log.parent, "replay", log.name)
    assert (answer.status, answer.err) == (0, "")
    assert re.search(r"^\d+ decisions are as recorded, 0 differ, 0 cannot be compared\.$", answer.out, re.MULTILINE)
    assert max(len(line) for line in answer.out.splitlines()) <= 80


def test_a_changed_decision_is_named_with_both_sides_and_the_reason(log: Path) -> None:
    answer = call(log.parent, "replay", spoil(log, '"action":"quarantine"', '"action":"instruct"').name)
    assert answer.status == 1
    assert "1 differ" in answer.out
    block = answer.out[answer.out.index("spoiled.jsonl:") :]
    assert re.search(r"recorded +instruct", block)
    assert re.search(r"now +quarantine .* taken back: src/", block)
    assert "does not follow from its own facts" in block


def test_programs_get_a_value_a_line(log: Path) -> None:
    answer = call(log.parent, "replay", log.name, "--json")
    found = records(answer)
    assert answer.status == 0
    assert {one["kind"] for one in found[:-1]} == {"decision"}
    assert {one["state"] for one in found[:-1]} == {"same"}
    last = found[-1]
    assert (last["kind"], last["ok"], last["decisions"]) == ("summary", True, len(found) - 1)
    assert sum(one["decisions"] for one in last["by"]["type"].values()) == last["decisions"]


def test_a_broken_chain_is_said_and_is_no_difference(log: Path) -> None:
    lines = log.read_text().splitlines()
    answer = call(log.parent, "replay", write(log.with_name("b.jsonl"), [*lines[:8], *lines[9:]]).name)
    assert "1 lines are missing before this one" in " ".join(answer.err.split())
    assert answer.err.startswith("! b.jsonl:9\n")
    assert "0 differ" in answer.out
    assert answer.status == 0


def test_strict_stops_at_the_first_problem(log: Path) -> None:
    bad = write(log.with_name("b.jsonl"), ["no entry", *log.read_text().splitlines()])
    answer = call(log.parent, "replay", bad.name, "--strict")
    assert answer.status == 1
    assert "--strict" in answer.err
    assert call(log.parent, "replay", bad.name).status == 0


def test_stdin_archives_and_folders(log: Path) -> None:
    text = log.read_text()
    through = records(call(log.parent, "replay", "-", "--json", stdin=text))
    (log.parent / "more").mkdir()
    (log.parent / "more" / "a.jsonl.gz").write_bytes(gzip.compress(text.encode()))
    packed = records(call(log.parent, "replay", "more", "--json"))
    plain = records(call(log.parent, "replay", log.name, "--json"))
    for other in (through, packed):
        assert [one["batch_id"] for one in other[:-1]] == [one["batch_id"] for one in plain[:-1]]
        assert other[-1] == plain[-1]


def test_another_policy_shows_before_and_after(log: Path) -> None:
    answer = call(log.parent, "replay", log.name, "--preset", "advise")
    assert answer.status == 1
    assert re.search(r"^all +\d+ +\d+ → \d+ +\d+ → 0 +\d+ → 0 ", answer.out, re.MULTILINE)
    for heading in ("violation type", "phase", "session", "file"):
        assert re.search(f"^{heading} +decisions", answer.out, re.MULTILINE)
    assert "Files taken back: " in answer.out
    assert "because   another policy" in answer.out


def test_a_configuration_is_another_policy_too(log: Path) -> None:
    config = log.with_name("watchdog.jsonc")
    config.write_text('{"preset": "standard", "checks": {"business_code": "off"}, // none\n}')
    last = records(call(log.parent, "replay", log.name, "--config", config.name, "--json"))[-1]
    assert last["by"]["type"]["SKIP_RED_PHASE"]["after"]["undone"] == 0
    assert last["by"]["type"]["SKIP_RED_PHASE"]["after"]["nothing"] > 0
    assert last["by"]["type"]["MODIFIED_TEST"]["different"] == 0
    config.write_text('{"checks": {"business_code": "maybe"}}')
    broken = call(log.parent, "replay", log.name, "--config", config.name)
    assert broken.status == 2
    assert "checks.business_code" in broken.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--ladder", "REGRESSION=quarantine"], "rollback"),
        (["--ladder", "NO_SUCH=instruct"], "SKIP_RED_PHASE"),
        (["--preset", "mild"], "advise"),
        ([], None),
    ],
)
def test_a_wrong_call_says_what_is_right(arguments: list[str], said: str | None, log: Path) -> None:
    names = [log.name] if said is not None else []
    answer = call(log.parent, "replay", *names, *arguments)
    assert answer.status == 2
    assert said is None or said in answer.err


def test_a_log_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    assert call(tmp_path, "replay", "no.jsonl").status == 1
    assert call(tmp_path, "replay", ".").status == 1


def test_it_speaks_chinese(log: Path) -> None:
    answer = call(log.parent, "replay", log.name, "--preset", "strict", extra={"INTERVENTION_LANGUAGE": "zh"})
    assert "策略不同" in answer.out
    assert "违规类型" in answer.out


def test_a_terminal_gets_a_progress_bar(log: Path) -> None:
    assert "100%" in call_on_terminal(log.parent, "", "replay", log.name).out


WRITING = re.compile(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|O_APPEND")
CHANGING = (
    "openat,open,creat,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,link,linkat,symlink,symlinkat,truncate"
)


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
@pytest.mark.parametrize("more", [[], ["--json"], ["--preset", "strict"], ["--jobs", "2"], ["--to", "out"]])
def test_it_opens_nothing_for_writing_but_its_output(more: list[str], log: Path, tmp_path: Path) -> None:
    if more[:1] == ["--to"]:
        pytest.importorskip("pyarrow", reason="the package pyarrow is not installed")
    trace = tmp_path / "trace"
    watch = ["strace", "-f", "-qq", "-e", f"trace={CHANGING}", "-o", str(trace)]
    answer = call(log.parent, "replay", log.name, *more, through=watch, extra={"PYTHONDONTWRITEBYTECODE": "1"})
    assert answer.status == (1 if "strict" in more else 0), answer.err
    calls = [one for one in trace.read_text().splitlines() if "+++" not in one and "---" not in one]
    assert len(calls) > 100
    writing = [one for one in calls if (WRITING.search(one) or "open" not in one) and " = -1 " not in one]
    outside = [one for one in writing if '"/dev/null"' not in one and '"out' not in one]
    assert outside == []
    assert bool(writing) == (more[:1] == ["--to"])
