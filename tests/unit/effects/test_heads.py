"""What the engine was told of a log is kept with the batch, of each run the newest."""

from pathlib import Path

import pytest

from intervention.effects import heads
from intervention.effects.heads import Head, known_heads
from intervention.effects.ledger import BatchRecord, Ledger


def finish(ledger: Ledger, number: int, log: Head | None) -> None:
    batch_id = f"00000000-0000-0000-0000-{number:012}"
    ledger.finish_batch(BatchRecord(batch_id, "run_1", "d", "2026-01-05T09:00:00.000Z", "{}", {}, (), (), log=log))


def test_heads_are_kept_as_they_were_told_first_and_old_ones_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heads, "KEPT", 3)
    ledger = Ledger(str(tmp_path / "ledger.db"))
    assert known_heads(ledger._db, "run_1") == []
    finish(ledger, 0, None)
    assert known_heads(ledger._db, "run_1") == []
    for number in range(1, 9):
        finish(ledger, number, Head("run_1", number * 10, f"{number:064}"))
    finish(ledger, 9, Head("run_1", 80, "f" * 64))
    finish(ledger, 10, Head("run_2", 5, "e" * 64))
    found = known_heads(ledger._db, "run_1")
    assert [one.lines for one in found] == [number * 10 for number in range(6, 9)]
    assert all(one.digest == f"{one.lines // 10:064}" for one in found)
    assert known_heads(ledger._db, "run_2") == [Head("run_2", 5, "e" * 64)]
    ledger.close()
