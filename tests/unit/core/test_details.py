"""Details are read as the model of their signal."""

from intervention.contract.details.reviews import GateBlocked, RoundsExceeded
from intervention.core.details import details_of, name_paths
from tests.support.deciding import entry, facts, group, path


def test_gives_the_details_of_one_signal_and_passes_over_the_others() -> None:
    entries = [entry("violation-gate-block", 1), entry("ralph-rounds-exceeded", 2)]
    mixed = group("UNFIXED_ISSUES", entries=entries)
    assert [detail.limit for detail in details_of(mixed, RoundsExceeded)] == [10]
    assert len(list(details_of(mixed, GateBlocked))) == 1


def test_names_the_paths_of_the_facts_and_without_any_those_of_the_entries() -> None:
    about = group("SKIP_RED_PHASE")
    assert name_paths(about, facts(path("a.py"), path("b.py", "stub"))) == "a.py"
    assert name_paths(about, facts()) == "src/login.py"
