"""An operation survives the way through the ledger, whatever its paths are called."""

from hypothesis import given
from hypothesis import strategies as st

from intervention.effects.files import ABSENT, FileState
from intervention.effects.index import IndexEntry
from intervention.effects.operation import Change, Operation, Source, new_id, read_change, write_change

STATES = st.builds(
    FileState, st.sampled_from(["file", "link", "absent"]), st.none() | st.just("a" * 64), st.integers(0, 0o7777)
)
ENTRIES = st.none() | st.builds(IndexEntry, st.just("100644"), st.just("b" * 40), st.booleans(), st.booleans())
SOURCES = st.none() | st.builds(Source, st.sampled_from(["blob", "kept", "text"]), st.text())
PATHS = st.binary(min_size=1).map(lambda raw: raw.decode("utf-8", "surrogateescape"))


@given(st.builds(Change, PATHS, STATES, STATES, SOURCES, st.booleans(), ENTRIES, ENTRIES))
def test_a_change_is_read_as_it_was_written(change: Change) -> None:
    assert read_change(write_change(change)) == change


def test_only_what_is_taken_away_is_kept() -> None:
    file = FileState("file", "a" * 64, 0o644, 1)
    away, came, stayed = Change("a", file, ABSENT), Change("b", ABSENT, file), Change("c", file, file)
    operation = Operation("op_1", "quarantine", "now", (away, came, stayed))
    assert [operation.kept_at(change) for change in operation.changes] == ["op_1/files/a", None, None]


def test_ids_sort_by_their_time() -> None:
    first, second = new_id(), new_id()
    assert first != second
    assert first[:14] <= second[:14]
