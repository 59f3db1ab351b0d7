"""One self-contained page about any number of runs: totals per type, the timeline of each run, evidence on demand.

The page needs no network: style, script and the chart library (D3, ISC licence) are part of it, and its policy forbids
it to load anything.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from html import escape
from importlib.resources import files
from typing import Any

from intervention.contract.words import Language
from intervention.core.messages import say
from intervention.replay.join import Totals
from intervention.replay.problems import Problem, describe
from intervention.replay.report_words import WORDS
from intervention.replay.summary import KINDS, Count, Summary
from intervention.replay.timeline import RunStory, Timeline

_MAX_PROBLEMS = 200
_ASSETS = ("page.css", "page.js", "d3.min.js")


def render(
    summary: Summary, totals: Totals, timeline: Timeline, problems: Iterable[Problem], language: Language
) -> str:
    """The page as text."""
    data = {
        "words": {key: say(text, language) for key, text in WORDS.items()},
        "totals": _totals(summary, totals),
        "kinds": [kind for kind in KINDS if kind != "nothing"],
        "types": [{"name": name, **_count(count)} for name, count in _ranked(summary.by["type"])],
        "problems": [_problem(problem, language) for problem in list(problems)[:_MAX_PROBLEMS]],
        "runs": [_run(story) for story in timeline.runs.values()],
        "runs_left_out": len(timeline.left_out),
    }
    page = _asset("page.html")
    pieces = {
        "language": "zh-CN" if language == "zh" else "en",
        "title": escape(say(WORDS["title"], language)),
        "noscript": escape(say(WORDS["noscript"], language)),
        "data": _embed(data),
        **{name: _asset(name) for name in _ASSETS},
    }
    for name, text in pieces.items():
        page = page.replace(f"<!--{name}-->", text, 1)
    return page


def _embed(data: Mapping[str, Any]) -> str:
    """JSON that can neither end its script element nor begin a comment in it."""
    return json.dumps(data, ensure_ascii=True).replace("<", "\\u003c")


def _asset(name: str) -> str:
    return files(__package__).joinpath("page", name).read_text(encoding="utf-8")


def _ranked(counts: Mapping[str, Count]) -> list[tuple[str, Count]]:
    return sorted(counts.items(), key=lambda item: (-item[1].decisions, item[0]))


def _count(count: Count) -> dict[str, Any]:
    return {
        "decisions": count.decisions,
        "before": count.before,
        "paths": count.paths_before,
        "unanswered": count.unanswered,
    }


def _totals(summary: Summary, totals: Totals) -> dict[str, int]:
    whole = summary.whole
    return {
        "logs": totals.sources,
        "runs": totals.runs,
        "entries": totals.entries,
        "decisions": whole.decisions,
        "files": summary.files_before,
        "bad": totals.bad,
        "different": whole.different,
    }


def _problem(problem: Problem, language: Language) -> dict[str, str]:
    where = f"{problem.source}:{problem.line}" if problem.line else problem.source
    return {"where": where, "what": describe(problem, language)}


def _run(story: RunStory) -> dict[str, Any]:
    events = [asdict(event) for event in story.events]
    return {
        "id": story.run_id,
        "description": story.description,
        "version": story.version,
        "events": events,
        "left_out": story.left_out,
    }
