"""The watchdog's quick look and the engine on the same cases: where the quick look is certain, both agree."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from intervention.judgement import Change, judge_business, judge_tests

CASES = Path(__file__).parents[3] / "watchdog-ts" / "test" / "core" / "fastcheck" / "cases.json"
TABLES: dict[str, list[dict[str, Any]]] = json.loads(CASES.read_text(encoding="utf-8"))


def certain(table: str) -> list[Any]:
    rows = [row for row in TABLES[table] if row["verdict"] != "unsure"]
    return [pytest.param(row, id=f"{row['verdict']}-{row.get('why', n)}") for n, row in enumerate(rows)]


def content(text: str | None) -> bytes | None:
    return None if text is None else text.encode()


@pytest.mark.parametrize("row", certain("stubs"))
def test_stubs_are_stubs_for_both(row: dict[str, Any]) -> None:
    judged = judge_business(row["path"], Change(content(row["base"]), content(row["next"])))
    assert judged.verdict == row["verdict"], judged.findings


@pytest.mark.parametrize("row", certain("tests"))
def test_expectations_are_changed_for_both(row: dict[str, Any]) -> None:
    moved = {f"tests/test_moved_{n}.py": Change(None, content(text)) for n, text in enumerate(row["elsewhere"])}
    changes = {row["path"]: Change(content(row["base"]), content(row["next"])), **moved}
    judged = judge_tests(changes)[row["path"]]
    assert judged.verdict == {"same": "unchanged", "changed": "changed"}[row["verdict"]], judged.findings


def test_both_sides_of_both_questions_are_asked() -> None:
    assert {row["verdict"] for row in TABLES["stubs"]} == {"stub", "business", "unsure"}
    assert {row["verdict"] for row in TABLES["tests"]} == {"same", "changed", "unsure"}
