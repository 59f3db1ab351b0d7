"""The order of a batch, what supersedes what, and what holds for every batch whatever is in it."""

from pathlib import Path
from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

import intervention
from intervention.contract.entry import AuditEntry
from intervention.contract.request import Policy
from intervention.contract.result import DocumentFact, Facts, PathFact, PathJudgement, TargetFact
from intervention.contract.words import SIGNALS, AnyType, Preset, Severity
from intervention.core.plan import Batch, Decision, Superseded, TakeSafetyState, WriteDocument
from intervention.core.reasons import TREES
from intervention.decide import REGISTRY, acted_on, decide, group_violations, handler_of
from tests.support.deciding import entry, facts, path, policy, run, undone

ALL_TYPES: tuple[AnyType, ...] = tuple(REGISTRY)
NAMES = ("a.py", "b.py", "c.py", "tests/test_a.py")


def decide_all(entries: list[AuditEntry], known: dict[AnyType, Facts], rules: Policy | None = None) -> Batch:
    return decide(group_violations(entries), run(), rules or policy(), known)


class TestRegistry:
    def test_names_every_type_of_the_contract_and_no_other(self) -> None:
        assert set(REGISTRY) == {row.violation_type for row in SIGNALS.values()}

    def test_holds_each_handler_under_its_own_type(self) -> None:
        assert [handler_of(kind).violation_type for kind in ALL_TYPES] == list(ALL_TYPES)

    def test_has_one_file_a_type_and_no_file_besides(self) -> None:
        room = Path(intervention.__file__).parent
        files = {
            f"{folder}.{file.stem}"
            for folder in ("violations", "notices")
            for file in (room / folder).glob("*.py")
            if file.stem != "__init__"
        }
        assert files == set(REGISTRY.values())

    def test_gives_the_thirteen_their_codes_once_each_and_notices_none(self) -> None:
        codes = [handler.code for handler in map(handler_of, ALL_TYPES) if handler.code is not None]
        assert sorted(codes, key=lambda code: int(code[2:])) == [f"V-{number}" for number in range(1, 14)]

    def test_has_standard_ladders_of_legal_rungs_only(self) -> None:
        assert [kind for kind in ALL_TYPES if not handler_of(kind).legal.issuperset(handler_of(kind).ladder)] == []


class TestOrder:
    def test_compares_priorities_as_numbers_and_ties_by_the_event_that_came_first(self) -> None:
        kinds = ["FINDING_RECORDED", "MISSING_KI_DOC", "UNCOMMITTED_PHASE", "REGRESSION", "MISSING_TEST"]
        batch = decide_all([entry(kind, number) for number, kind in enumerate(kinds)], {})
        assert [made.group.violation_type for made in batch.decisions] == [
            "MISSING_TEST",
            "REGRESSION",
            "MISSING_KI_DOC",
            "UNCOMMITTED_PHASE",
            "FINDING_RECORDED",
        ]

    def test_makes_one_decision_of_all_entries_of_a_type(self) -> None:
        entries = [entry("violation-gate-block", 1), entry("MISSING_TEST", 2), entry("ralph-rounds-exceeded", 3)]
        grouped = group_violations(entries)
        assert {kind: [e.id for e in found] for kind, found in grouped.items()} == {
            "MISSING_TEST": [entries[1].id],
            "UNFIXED_ISSUES": [entries[0].id, entries[2].id],
        }

    def test_lets_the_strongest_entry_cap_the_whole_group(self) -> None:
        mild, strong = entry("SKIP_RED_PHASE", 1, severity="warn"), entry("SKIP_RED_PHASE", 2)
        known: dict[AnyType, Facts] = {"SKIP_RED_PHASE": facts(path())}
        assert acted_of(decide_all([mild], known)) == []
        assert acted_of(decide_all([mild, strong], known)) == ["src/login.py"]


class TestSuperseding:
    def test_defers_a_group_of_which_an_earlier_decision_undoes_everything(self) -> None:
        batch = decide_all(
            [entry("SKIP_RED_PHASE", 1), entry("MISSING_TEST", 2)],
            {"SKIP_RED_PHASE": facts(path("a.py")), "MISSING_TEST": facts(path("a.py", "unjudged"))},
        )
        last = batch.decisions[1]
        assert isinstance(last, Superseded)
        assert (last.group.violation_type, last.by) == ("MISSING_TEST", 0)

    def test_keeps_what_would_be_done_should_the_earlier_one_fail(self) -> None:
        known: dict[AnyType, Facts] = {
            "SKIP_RED_PHASE": facts(path("a.py")),
            "MISSING_TEST": facts(path("a.py", "unjudged"), strike=2),
        }
        last = decide_all([entry("SKIP_RED_PHASE", 1), entry("MISSING_TEST", 2)], known).decisions[1]
        assert isinstance(last, Superseded)
        assert undone(last.otherwise.plan) == ("a.py",)

    def test_takes_paths_that_are_already_undone_out_of_what_is_left(self) -> None:
        known: dict[AnyType, Facts] = {
            "MODIFIED_TEST": facts(path("tests/test_a.py", "changed")),
            "REGRESSION": facts(
                path("tests/test_a.py", "unjudged"),
                path("b.py", "unjudged"),
                strike=2,
                target=TargetFact(kind="base", snapshot="a" * 40),
            ),
        }
        last = decide_all([entry("REGRESSION", 1), entry("MODIFIED_TEST", 2)], known).decisions[1]
        assert isinstance(last, Decision)
        assert undone(last.plan) == ("b.py",)
        assert [fact.path for fact in last.facts.paths] == ["b.py"]

    def test_leaves_to_the_deferred_group_only_what_no_third_one_undoes(self) -> None:
        known: dict[AnyType, Facts] = {
            "SKIP_RED_PHASE": facts(path("a.py")),
            "MODIFIED_TEST": facts(path("tests/test_a.py", "changed")),
            "REGRESSION": facts(
                path("a.py", "unjudged"),
                path("tests/test_a.py", "unjudged"),
                strike=2,
                target=TargetFact(kind="base", snapshot="a" * 40),
            ),
        }
        kinds = ("SKIP_RED_PHASE", "MODIFIED_TEST", "REGRESSION")
        last = decide_all([entry(kind, number) for number, kind in enumerate(kinds)], known).decisions[2]
        assert isinstance(last, Superseded)
        assert last.by == 1
        assert undone(last.otherwise.plan) == ("tests/test_a.py",)

    def test_defers_nothing_to_a_decision_that_only_instructs(self) -> None:
        known: dict[AnyType, Facts] = {
            "SKIP_RED_PHASE": facts(path("a.py")),
            "MISSING_TEST": facts(path("a.py", "unjudged")),
        }
        entries = [entry("SKIP_RED_PHASE", 1, severity="warn"), entry("MISSING_TEST", 2)]
        assert all(isinstance(made, Decision) for made in decide_all(entries, known).decisions)

    def test_defers_no_group_that_is_about_no_path(self) -> None:
        known: dict[AnyType, Facts] = {"SKIP_RED_PHASE": facts(path("a.py"))}
        entries = [entry("SKIP_RED_PHASE", 1), entry("SKIP_REVIEW", 2), entry("FILE_SPLIT_NEEDED", 3)]
        assert all(isinstance(made, Decision) for made in decide_all(entries, known).decisions)


def acted_of(batch: Batch) -> list[str]:
    return [name for made in batch.decisions if isinstance(made, Decision) for name in acted_on(made.plan)]


some_paths = st.lists(
    st.builds(
        PathFact,
        path=st.sampled_from(NAMES),
        base_sha256=st.sampled_from([None, "1" * 64]),
        current_sha256=st.sampled_from([None, "2" * 64]),
        judgement=st.sampled_from(get_args(PathJudgement)),
        refusal=st.sampled_from([None, None, "submodule", "a text that is no key"]),
    ),
    max_size=5,
).map(tuple)
some_facts = st.builds(
    Facts,
    strike=st.integers(-1, 6),
    paths=some_paths,
    tree=st.sampled_from([None, None, *TREES]),
    target=st.sampled_from([None, TargetFact(kind="green", snapshot="a" * 40)]),
    is_green=st.sampled_from([None, True, False]),
    document=st.sampled_from([None, DocumentFact(path="KNOWN_ISSUES.md", exists=False, is_writable=True)]),
)
some_signals = st.lists(
    st.tuples(
        st.sampled_from(sorted(SIGNALS)),
        st.sampled_from(get_args(Severity)),
        st.sampled_from(["observed", "intercepted"]),
    ),
    max_size=8,
)
some_entries = some_signals.map(
    lambda chosen: [entry(s, n, severity=severity, event=event) for n, (s, severity, event) in enumerate(chosen)]
)
some_knowledge = st.dictionaries(st.sampled_from(ALL_TYPES), some_facts)
some_policy = st.builds(
    lambda preset, language, ladders: policy(preset=preset, language=language, ladders=ladders),
    st.sampled_from(get_args(Preset)),
    st.sampled_from(["en", "zh"]),
    st.dictionaries(
        st.sampled_from(["SKIP_RED_PHASE", "REGRESSION", "SKIP_REVIEW"]),
        st.lists(st.sampled_from(["instruct", "quarantine", "rollback", "suspend", "rollback+suspend"]), max_size=4),
    ),
)


class TestEveryBatch:
    @given(some_entries, some_knowledge, some_policy)
    def test_has_exactly_one_decision_a_type_in_order_of_priority(
        self, entries: list[AuditEntry], known: dict[AnyType, Facts], rules: Policy
    ) -> None:
        batch = decide_all(entries, known, rules)
        kinds = [made.group.violation_type for made in batch.decisions]
        assert sorted(kinds) == sorted({SIGNALS[e.signal].violation_type for e in entries if e.signal is not None})
        assert [handler_of(kind).priority for kind in kinds] == sorted(handler_of(kind).priority for kind in kinds)

    @given(some_entries, some_knowledge, some_policy)
    def test_answers_every_entry_once(
        self, entries: list[AuditEntry], known: dict[AnyType, Facts], rules: Policy
    ) -> None:
        batch = decide_all(entries, known, rules)
        answered = [e.id for made in batch.decisions for e in made.group.entries]
        assert sorted(answered) == sorted(e.id for e in entries)

    @given(some_entries, some_knowledge, some_policy)
    def test_is_the_same_for_the_same_arguments(
        self, entries: list[AuditEntry], known: dict[AnyType, Facts], rules: Policy
    ) -> None:
        assert decide_all(entries, known, rules) == decide_all(entries, known, rules)

    @given(some_entries, some_knowledge, some_policy)
    def test_touches_a_path_once_at_most_and_defers_only_to_what_acts_before(
        self, entries: list[AuditEntry], known: dict[AnyType, Facts], rules: Policy
    ) -> None:
        batch = decide_all(entries, known, rules)
        touched = acted_of(batch)
        assert len(touched) == len(set(touched))
        for index, made in enumerate(batch.decisions):
            if isinstance(made, Superseded):
                by = batch.decisions[made.by]
                assert made.by < index
                assert isinstance(by, Decision)
                assert acted_on(by.plan)

    @given(some_entries, some_knowledge, some_policy)
    def test_says_of_no_path_two_things(
        self, entries: list[AuditEntry], known: dict[AnyType, Facts], rules: Policy
    ) -> None:
        for made in decide_all(entries, known, rules).decisions:
            plan = (made.otherwise if isinstance(made, Superseded) else made).plan
            named = [*acted_on(plan), *(name for name, _ in plan.untouched), *(name for name, _ in plan.refused)]
            assert len(named) == len(set(named))
            assert plan.steps

    @given(some_entries, some_knowledge, some_policy)
    def test_never_gets_beyond_words_where_severity_or_preset_caps_it(
        self, entries: list[AuditEntry], known: dict[AnyType, Facts], rules: Policy
    ) -> None:
        harmless = {"Instruct", "TakeSafetyState", "WriteDocument"}
        for made in decide_all(entries, known, rules).decisions:
            is_capped = rules.preset == "advise" or all(e.severity != "block" for e in made.group.entries)
            if is_capped and isinstance(made, Decision):
                assert {type(step).__name__ for step in made.plan.steps} <= harmless

    @given(some_entries, some_knowledge)
    def test_changes_nothing_at_all_in_advise(self, entries: list[AuditEntry], known: dict[AnyType, Facts]) -> None:
        for made in decide_all(entries, known, policy(preset="advise")).decisions:
            plan = (made.otherwise if isinstance(made, Superseded) else made).plan
            assert not acted_on(plan)
            assert not [step for step in plan.steps if isinstance(step, TakeSafetyState | WriteDocument)]

    @given(some_entries, some_knowledge, some_policy)
    def test_asks_with_two_to_four_options_of_different_keys(
        self, entries: list[AuditEntry], known: dict[AnyType, Facts], rules: Policy
    ) -> None:
        for made in decide_all(entries, known, rules).decisions:
            plan = (made.otherwise if isinstance(made, Superseded) else made).plan
            for options in (step.options for step in plan.steps if hasattr(step, "options")):
                assert 2 <= len(options) <= 4
                assert len({option.key for option in options}) == len(options)
