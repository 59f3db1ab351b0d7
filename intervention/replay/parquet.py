"""Decisions as Parquet, for analysis beyond one machine: one row a decision, in folders by day and project.

The layout is the one that Hive made usual, which DuckDB, Spark, Dask and warehouses read without being told. pyarrow is
an optional package and is imported on first use.
"""

from __future__ import annotations

import os
import string
from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING, Any

from intervention.replay.rows import Row
from intervention.replay.sources import MissingPart
from intervention.replay.verdicts import Verdict

if TYPE_CHECKING:
    import pyarrow

#: Rows that are held back to make files of a good size, of one folder and of all together.
MAX_HELD_IN_ONE = 50_000
MAX_HELD = 100_000
NOWHERE = "unknown"
_PLAIN = frozenset(string.ascii_letters + string.digits + "-_")


class ParquetFolder:
    """`folder` has to be empty or not to exist yet. Raises FileExistsError, MissingPart, OSError."""

    def __init__(self, folder: str) -> None:
        _require(folder)
        if os.path.isdir(folder) and os.listdir(folder):
            raise FileExistsError(folder)
        os.makedirs(folder, exist_ok=True)
        self._folder = folder
        self._held: dict[str, list[Row]] = {}
        self._count = 0
        self._parts = 0

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            held = self._held.setdefault(_place_of(row), [])
            held.append(row)
            self._count += 1
            if len(held) >= MAX_HELD_IN_ONE:
                self._write(_place_of(row))
        if self._count >= MAX_HELD:
            self.close()

    def close(self) -> int:
        """Writes what is still held back; returns how many files there are."""
        for place in list(self._held):
            self._write(place)
        return self._parts

    def _write(self, place: str) -> None:
        import pyarrow
        from pyarrow import parquet

        rows = self._held.pop(place)
        self._count -= len(rows)
        table = pyarrow.Table.from_pylist([_plain(row) for row in rows], schema=_schema())
        os.makedirs(os.path.join(self._folder, place), exist_ok=True)
        parquet.write_table(table, os.path.join(self._folder, place, f"part-{self._parts:05}.parquet"))
        self._parts += 1


def _require(folder: str) -> None:
    try:
        import pyarrow.parquet  # noqa: F401 - only whether it is there
    except ImportError as error:
        raise MissingPart("pyarrow", folder) from error


def _place_of(row: Row) -> str:
    day = row.at[:10] or NOWHERE
    return os.path.join(f"day={day}", f"project={_escape(row.project_id or NOWHERE)}")


def _escape(name: str) -> str:
    """As the layout wants it, and so that no name can lead out of the folder."""
    return "".join(chr(byte) if chr(byte) in _PLAIN else f"%{byte:02X}" for byte in name.encode())


def _schema() -> pyarrow.Schema:
    import pyarrow as pa

    texts = pa.list_(pa.string())
    verdict = [("did", pa.string()), ("strike", pa.int32()), ("undone", texts), ("refused", texts), ("written", texts)]
    return pa.schema(
        [
            ("decided_at", pa.timestamp("ms", tz="UTC")),
            ("run_id", pa.string()),
            ("batch_id", pa.string()),
            ("trigger", pa.string()),
            ("phase", pa.int32()),
            ("violation_type", pa.string()),
            ("violation_ids", texts),
            ("sessions", texts),
            ("files", texts),
            ("recorded", pa.struct(verdict)),
            ("now", pa.struct(verdict)),
            ("state", pa.string()),
            ("why", pa.string()),
            ("source", pa.string()),
            ("line", pa.int64()),
        ]
    )


def _plain(row: Row) -> dict[str, Any]:
    plain = row._asdict()
    plain["decided_at"] = datetime.fromisoformat(row.at) if row.at else None
    plain["recorded"], plain["now"] = _verdict(row.recorded), _verdict(row.now)
    return plain


def _verdict(verdict: Verdict | None) -> dict[str, Any] | None:
    return None if verdict is None else verdict._asdict()
