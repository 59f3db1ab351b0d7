"""The ledger keeps batches, strikes and operations together or not at all."""

from pathlib import Path

import pytest

from intervention.effects.files import ABSENT, FileState
from intervention.effects.ledger import BatchRecord, Ledger
from intervention.effects.operation import Change, Operation

FILE = FileState("file", "a" * 64, 0o644, 1)


def record(number: int, struck: tuple[str, ...] = (), operations: tuple[str, ...] = ()) -> BatchRecord:
    return BatchRecord(
        id=f"batch{number}",
        run_id="run_1",
        digest="",
        at="now",
        result="{}",
        handled={f"violation{number}": (0, False)},
        struck=struck,
        operations=operations,
    )


def operation(name: str = "op_1") -> Operation:
    changes = (Change("a\n.py", FILE, ABSENT), Change("b.py", ABSENT, FILE))
    return Operation(name, "quarantine", "now", changes, run_id="run_1", violation_ids=("v",), phase=4)


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    return Ledger(str(tmp_path / "ledger.db"))


def test_strikes_count_in_the_last_ten_batches_and_can_be_reset(ledger: Ledger) -> None:
    for number in range(12):
        ledger.finish_batch(record(number, struck=("REGRESSION",) if number in (0, 5) else ()))
    assert ledger.strikes() == {"REGRESSION": 1}
    ledger.reset_strikes(["REGRESSION"])
    assert ledger.strikes() == {}


def test_a_batch_and_its_operations_become_done_together(ledger: Ledger) -> None:
    ledger.plan(operation())
    ledger.begin("op_1")
    assert [one.id for one in ledger.unfinished()] == ["op_1"]
    ledger.finish_batch(record(1, operations=("op_1",)))
    assert not ledger.has_unfinished()
    assert ledger.stored_result("batch1") == "{}"
    assert ledger.handled_before(["violation1", "other"]) == {"violation1": ("{}", 0, False)}


def test_an_operation_is_read_as_it_was_planned(ledger: Ledger) -> None:
    ledger.plan(operation())
    assert ledger.operation("op_1") == operation()
    with pytest.raises(KeyError):
        ledger.operation("op_none")


def test_what_was_refused_is_no_part_of_the_operation_but_may_be_kept(ledger: Ledger) -> None:
    ledger.plan(operation())
    ledger.begin("op_1")
    ledger.note_outcomes("op_1", ["refused", "done"])
    assert [change.path for change in ledger.operation("op_1").changes] == ["b.py"]
    assert [change.path for change in ledger.kept_changes("op_1")] == ["a\n.py", "b.py"]


def test_a_reverse_names_what_it_reverses_on_both_sides(ledger: Ledger) -> None:
    ledger.plan(operation())
    ledger.begin("op_1")
    ledger.finish(operation())
    undo = operation("op_2")._replace(kind="undo", reverses="op_1")
    ledger.plan(undo)
    ledger.begin("op_2")
    ledger.finish(undo)
    assert ledger.state_of("op_1") == ("done", "op_2")
    assert ledger.state_of("op_2") == ("done", None)


def test_a_decision_moves_only_from_where_it_is(ledger: Ledger) -> None:
    ledger.add_decision("req_1", "{}")
    assert not ledger.move_decision("req_1", "open", "answered", "{}")
    assert ledger.decision("req_1") == ("carried_out", "{}")
    numbers = [number for number, _, _ in ledger.outbox()]
    ledger.delivered(numbers)
    assert ledger.outbox() == []


def test_a_transaction_that_fails_leaves_nothing_behind(ledger: Ledger) -> None:
    ledger.finish_batch(record(1))
    with pytest.raises(Exception, match="UNIQUE"):
        ledger.finish_batch(record(1, struck=("REGRESSION",)))
    assert ledger.strikes() == {}
    ledger.finish_batch(record(2))
    assert ledger.stored_result("batch2") == "{}"


def test_it_is_for_its_owner_alone_and_survives_being_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "ledger.db"
    first = Ledger(str(path))
    first.finish_batch(record(1))
    first.close()
    assert path.stat().st_mode & 0o777 == 0o600
    assert Ledger(str(path)).stored_result("batch1") == "{}"
