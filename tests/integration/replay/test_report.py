"""The report's page: whole without a network, readable for everybody, steered by keys, and safe to open."""

import copy
import re
from pathlib import Path
from typing import Any

import pytest

from tests.support import browser, envelopes
from tests.support.commands import call
from tests.support.logs import Log, steps, write

ROOT = Path(__file__).resolve().parents[3]
needs_chromium = pytest.mark.skipif(browser.CHROMIUM is None, reason="chromium is not installed")
needs_axe = pytest.mark.skipif(not browser.AXE.exists(), reason="axe-core is not installed: npm ci in tests/report")
ATTACK = "</script><script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\">"


def run_with_everything(run_id: str = "run_1") -> Log:
    log = Log(run_id)
    log.add("live", envelopes.EVENT_DETAILS["live"])
    log.add("transition", {"from": "3:complete", "to": "4:active", "event": "phase_enter"}, phase=4)
    for verdict in ("red", "green", "unknown"):
        log.add("test_run", {**envelopes.EVENT_DETAILS["test_run"], "verdict": verdict}, command="pytest -q")
    log.put(envelopes.violation("no-business-code-before-phase5", 900, event="intercepted", ts=envelopes.NOW))
    for name, request, result in steps(ROOT):
        if name.endswith(":0") and name.startswith(("SKIP_RED", "REGRESSION", "SKIP_REVIEW", "notices", "batches")):
            log.batch(request, copy.deepcopy(result))
    log.add("degraded", envelopes.EVENT_DETAILS["degraded"])
    log.add("decision", {**envelopes.EVENT_DETAILS["decision"], "option": "continue"})
    log.add("transition", {"from": "4:active", "to": "4:approved", "event": "user_approval", "approved_by": "person"})
    return log


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    lines = run_with_everything().lines()
    write(folder / "a.jsonl", [*lines[:3], "no entry", *lines[3:]])
    run_with_everything("run_2").write(folder / "b.jsonl")
    answer = call(folder, "report", "a.jsonl", "b.jsonl", "-o", "report.html")
    assert answer.status == 0, answer.err
    return folder / "report.html"


def test_it_loads_nothing(page: Path) -> None:
    text = page.read_text()
    assert "default-src 'none'" in text
    assert re.findall(r"<link|<iframe|\ssrc=|@import|url\(", text.split('<script type="application/json"')[0]) == []
    assert "Copyright 2010-2026 Mike Bostock" in text


@needs_chromium
def test_what_the_log_says_is_there(page: Path, tmp_path: Path) -> None:
    found = browser.ask(
        page,
        """return {
          runs: document.querySelectorAll(".run").length,
          lanes: [...document.querySelector(".run").querySelectorAll(".lanes .name")].map((one) => one.textContent),
          tests: [...document.querySelector(".run").querySelectorAll(".mark.test")].map((one) => one.event.label),
          types: [...document.querySelectorAll("tbody th")].map((one) => one.textContent),
          bars: document.querySelectorAll(".chart rect").length,
          problems: document.querySelector("#problems + ul").textContent,
        }""",
        folder=tmp_path,
    )
    assert found["runs"] == 2
    assert found["lanes"] == ["phases", "review rounds", "test runs", "violations", "the guard", "people", "trouble"]
    assert found["tests"] == ["red", "green", "unknown"]
    assert {"SKIP_RED_PHASE", "REGRESSION", "all"} <= set(found["types"])
    assert found["bars"] > 10
    assert "a.jsonl:4" in found["problems"]


@needs_chromium
def test_the_evidence_comes_on_click(page: Path, tmp_path: Path) -> None:
    said = browser.ask(
        page,
        """const run = document.querySelector(".run"), detail = run.querySelector(".detail")
        const before = detail.textContent
        const mark = [...run.querySelectorAll(".mark.act")].find((one) => one.event.label.includes("quarantine"))
        mark.click()
        return { before, after: detail.textContent, pressed: mark.getAttribute("aria-pressed") }""",
        folder=tmp_path,
    )
    assert "Choose a mark" in said["before"]
    assert "intervention undo op_" in said["after"]
    assert re.search(r"src/\w+\.py: (quarantined|restored)", said["after"])
    assert said["pressed"] == "true"


@needs_chromium
def test_keys_go_from_mark_to_mark_and_the_timeline_is_one_stop(page: Path, tmp_path: Path) -> None:
    said = browser.ask(
        page,
        """const grid = document.querySelector(".lanes"), press = (key) =>
          document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
        const stops = () => [...grid.querySelectorAll("button")].filter((one) => one.tabIndex === 0)
        const first = stops().length
        stops()[0].focus()
        const seen = []
        for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home", "ArrowDown"]) {
          press(key)
          seen.push([key, document.activeElement.event.lane, document.activeElement.at])
        }
        return { first, last: stops().length, seen, detail: document.querySelector(".detail").textContent }""",
        folder=tmp_path,
    )
    assert (said["first"], said["last"]) == (1, 1)
    right, again, left, end, home, down = (place for _, _, place in said["seen"])
    assert home <= right <= again <= end
    assert left <= again
    assert end > home
    assert said["seen"][-1][1] == "round"
    assert "review rounds" in said["detail"]
    assert down >= home


@needs_chromium
@needs_axe
@pytest.mark.parametrize("scheme", [browser.LIGHT, browser.DARK], ids=["light", "dark"])
@pytest.mark.parametrize("width", [1280, 420])
def test_the_accessibility_checker_finds_nothing(page: Path, scheme: str, width: int, tmp_path: Path) -> None:
    found = browser.ask(
        page,
        """document.querySelector(".mark").click()
        const { violations, passes } = await axe.run()
        const dark = matchMedia("(prefers-color-scheme: dark)").matches
        return { violations: violations.map(({ id, nodes }) => [id, nodes[0].html]), passes: passes.length, dark }""",
        scheme,
        f"--window-size={width},1600",
        folder=tmp_path,
        libraries=[browser.AXE],
    )
    assert found["violations"] == []
    assert found["passes"] > 20
    assert found["dark"] == (scheme == browser.DARK)


@needs_chromium
@pytest.mark.parametrize("scheme", [browser.LIGHT, browser.DARK], ids=["light", "dark"])
def test_it_is_drawn_on_the_ground_of_its_scheme(page: Path, scheme: str, tmp_path: Path) -> None:
    shot = tmp_path / "shot.png"
    browser.start(page, scheme, "--window-size=1000,1400", f"--screenshot={shot}", folder=tmp_path)
    assert shot.read_bytes().startswith(b"\x89PNG")
    ground = browser.ask(page, "return getComputedStyle(document.body).backgroundColor", scheme, folder=tmp_path)
    level = [int(one) for one in re.findall(r"\d+", ground)[:3]]
    assert max(level) < 60 if scheme == browser.DARK else min(level) > 240


@needs_chromium
def test_it_prints_with_all_events(page: Path, tmp_path: Path) -> None:
    paper = tmp_path / "report.pdf"
    browser.start(page, f"--print-to-pdf={paper}", "--no-pdf-header-footer", folder=tmp_path)
    assert paper.read_bytes().startswith(b"%PDF")
    said = browser.ask(
        page,
        """dispatchEvent(new Event("beforeprint"))
        return [...document.querySelectorAll("details")].map((one) => one.open)""",
        folder=tmp_path,
    )
    assert said == [True, True]


@needs_chromium
def test_nothing_in_a_log_becomes_part_of_the_page(tmp_path: Path) -> None:
    log = run_with_everything()
    for entry in log.entries:
        entry["session_id"] = ATTACK
        if entry["event"] == "checkpoint":
            entry["detail"]["run"]["description"] = ATTACK
        if entry["event"] == "degraded":
            entry["detail"]["message"] = f"<!--d3.min.js-->{ATTACK}"
    made = Log()
    for entry in log.entries:
        made.put(entry)
    made.write(tmp_path / "a.jsonl")
    assert call(tmp_path, "report", "a.jsonl").status == 0
    found: Any = browser.ask(
        tmp_path / "report.html",
        """await new Promise((done) => setTimeout(done, 200))
        const heading = document.querySelector("h3").textContent
        return { title: document.title, images: document.images.length, heading }""",
        folder=tmp_path,
    )
    assert found == {"title": "What the guard did", "images": 0, "heading": ATTACK}


@needs_chromium
def test_it_speaks_chinese(tmp_path: Path) -> None:
    run_with_everything().write(tmp_path / "a.jsonl")
    assert call(tmp_path, "report", "a.jsonl", extra={"INTERVENTION_LANGUAGE": "zh"}).status == 0
    found = browser.ask(tmp_path / "report.html", "return document.body.innerText", folder=tmp_path)
    assert "守卫做了什么" in found
    assert 'lang="zh-CN"' in (tmp_path / "report.html").read_text()


def test_a_file_that_is_there_stays_unless_it_is_said(tmp_path: Path) -> None:
    run_with_everything().write(tmp_path / "a.jsonl")
    (tmp_path / "report.html").write_text("mine")
    assert call(tmp_path, "report", "a.jsonl").status == 1
    assert (tmp_path / "report.html").read_text() == "mine"
    assert call(tmp_path, "report", "a.jsonl", "--force").status == 0
    assert (tmp_path / "report.html").read_text().startswith("<!doctype html>")
    assert {file.name for file in tmp_path.iterdir()} == {"a.jsonl", "report.html"}


def test_the_log_may_come_through_a_pipe(tmp_path: Path) -> None:
    text = "".join(f"{line}\n" for line in run_with_everything().lines())
    assert call(tmp_path, "report", "-", stdin=text).status == 0
    assert '"run_1"' in (tmp_path / "report.html").read_text()
