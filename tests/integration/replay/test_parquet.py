"""Decisions as Parquet: what other programs read there is what replay says."""

import sys
from pathlib import Path

import pytest

from intervention.replay.parquet import ParquetFolder
from intervention.replay.sources import MissingPart
from tests.support.commands import call
from tests.support.logs import Log, steps
from tests.support.replayed import Replayed, replayed

ROOT = Path(__file__).resolve().parents[3]
DOCUMENT = ROOT / "docs" / "replay.md"

pytest.importorskip("pyarrow", reason="the package pyarrow is not installed")
duckdb = pytest.importorskip("duckdb", reason="the package duckdb is not installed")


def logs(folder: Path) -> Path:
    """Runs on two days, in two projects."""
    for number, day in enumerate(("2026-11-29", "2026-11-30")):
        log = Log(f"run_{number}")
        for place, (_, request, result) in enumerate(steps(ROOT)):
            if place % 2 == number:
                request["project"]["project_id"] = f"{number:016}"
                log.batch(request, result)
        for entry in log.entries:
            entry["ts"] = f"{day}T10:00:00.000Z"
        made = Log(log.run_id)
        for entry in log.entries:
            made.put(entry)
        made.write(folder / "logs" / f"{number}.audit.jsonl")
    return folder / "logs"


def read(folder: Path, query: str) -> list[tuple[object, ...]]:
    found: list[tuple[object, ...]] = duckdb.sql(query.replace("DIR", str(folder))).fetchall()
    return found


FROM = "FROM read_parquet('DIR/**/*.parquet', hive_partitioning = true)"


def test_it_is_partitioned_by_day_and_project(tmp_path: Path) -> None:
    found: Replayed = replayed(logs(tmp_path))
    assert call(tmp_path, "replay", "logs", "--to", "out").status == 0
    counted = read(tmp_path / "out", f"SELECT CAST(day AS VARCHAR), project, count(*) {FROM} GROUP BY ALL ORDER BY ALL")
    days = ("2026-11-29", "2026-11-30")
    sizes = [sum(row.at.startswith(day) for row in found.rows) for day in days]
    assert [(day, int(str(project)), count) for day, project, count in counted] == [
        (day, number, sizes[number]) for number, day in enumerate(days)
    ]


def test_every_column_says_what_replay_says(tmp_path: Path) -> None:
    found = replayed(logs(tmp_path))
    output = ParquetFolder(str(tmp_path / "out"))
    output.add(found.rows)
    assert output.close() == 2
    columns = "batch_id, violation_type, violation_ids, files, recorded, now, state, source, line, decided_at"
    rows = {(row[0], row[1]): row for row in read(tmp_path / "out", f"SELECT {columns} {FROM}")}
    assert len(rows) == len({(row.batch_id, row.violation_type) for row in found.rows})
    for row in found.rows:
        got = rows[row.batch_id, row.violation_type]
        assert row.recorded is not None
        assert (got[2], got[3]) == (list(row.violation_ids), list(row.files))
        assert got[4]["did"] == row.recorded.did  # type: ignore[index]
        assert got[4]["undone"] == list(row.recorded.undone)  # type: ignore[index]
        assert got[6:8] == (row.state, row.source)


def test_the_documented_query_answers(tmp_path: Path) -> None:
    assert call(tmp_path, "replay", str(logs(tmp_path)), "--preset", "strict", "--to", "decisions").status == 1
    query = DOCUMENT.read_text().split("```sql\n")[1].split("```")[0]
    assert "decisions/**/*.parquet" in query
    rows = duckdb.sql(query.replace("decisions/", f"{tmp_path}/decisions/")).fetchall()
    assert ("REGRESSION", "instruct", "rollback", 1) in rows


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine.txt").write_text("mine")
    answer = call(tmp_path, "replay", str(logs(tmp_path)), "--to", "out")
    assert answer.status == 1
    assert "not empty" in answer.err
    assert [file.name for file in (tmp_path / "out").iterdir()] == ["mine.txt"]


def test_rows_are_written_before_there_are_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from intervention.replay import parquet

    found = replayed(logs(tmp_path))
    monkeypatch.setattr(parquet, "MAX_HELD_IN_ONE", 5)
    monkeypatch.setattr(parquet, "MAX_HELD", 12)
    output = ParquetFolder(str(tmp_path / "out"))
    output.add(found.rows)
    output.close()
    assert read(tmp_path / "out", f"SELECT count(*) {FROM}") == [(len(found.rows),)]


def test_a_project_cannot_name_a_place_outside(tmp_path: Path) -> None:
    row = replayed(logs(tmp_path)).rows[0]._replace(project_id="../../x/中")
    output = ParquetFolder(str(tmp_path / "out"))
    output.add([row])
    output.close()
    files = [path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*.parquet")]
    assert files == ["day=2026-11-29/project=%2E%2E%2F%2E%2E%2Fx%2F%E4%B8%AD/part-00000.parquet"]


def test_without_the_package_it_says_which(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingPart, match="pyarrow"):
        ParquetFolder(str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()
