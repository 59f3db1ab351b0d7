"""The registry of violation types and notices, and the order in which a batch is handled. Nothing else.

Three steps, of which this module owns the first and the last:

1. `group_violations(request.violations)` gives the types of the batch with their entries; nothing is decided yet.
2. Effects gather the facts of each of these types (the strike from the ledger, paths, target, document). Replay takes
   them from the recorded results instead. A type without facts counts as a first strike of which nothing is known.
3. `decide(groups, run, policy, facts)` gives one decision a group, in the order in which they are to be carried out.

Order is by the handlers' numeric priority, then by the event that came first. A path that an earlier decision of the
batch acts on is taken out of the later groups' facts, so a decision's own facts are always what it was decided on; a
group of which nothing is left thereby is `Superseded`. Same arguments, same batch; no argument raises.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module

from intervention.contract.entry import AuditEntry
from intervention.contract.request import Policy, Run
from intervention.contract.result import Facts
from intervention.contract.words import SIGNALS, AnyType
from intervention.core.candidates import concerned
from intervention.core.ladder import rung_for, strongest_severity
from intervention.core.plan import Batch, Decision, Group, Handler, Instruct, Plan, Quarantine, Rollback, Superseded

#: Type -> the module that holds its `HANDLER`. A batch has few types and importing all twenty costs more than deciding,
#: so a module is imported when its type first comes up.
REGISTRY: dict[AnyType, str] = {
    "SKIP_RED_PHASE": "violations.skip_red_phase",
    "MODIFIED_TEST": "violations.modified_test",
    "MISSING_TEST": "violations.missing_test",
    "SKIP_REVIEW": "violations.skip_review",
    "INSUFFICIENT_REVIEW": "violations.insufficient_review",
    "UNFIXED_ISSUES": "violations.unfixed_issues",
    "INVALID_REVIEW_PROMPT": "violations.invalid_review_prompt",
    "REGRESSION": "violations.regression",
    "UNCOMMITTED_PHASE": "violations.uncommitted_phase",
    "UNCOMMITTED_REVIEW": "violations.uncommitted_review",
    "MISSING_KI_DOC": "violations.missing_ki_doc",
    "KI_DOC_OUTDATED": "violations.ki_doc_outdated",
    "MISSING_KI_ASSESSMENT": "violations.missing_ki_assessment",
    "PATTERN_CYCLE": "notices.pattern_cycle",
    "FILE_SPLIT_NEEDED": "notices.file_split_needed",
    "PROMPT_INJECTION_BLOCKED": "notices.prompt_injection_blocked",
    "FINDING_RECORDED": "notices.finding_recorded",
    "PROPOSAL_RECORDED": "notices.proposal_recorded",
    "PROMPT_CONTAMINATION": "notices.prompt_contamination",
    "FINDING_INVALID": "notices.finding_invalid",
}

Groups = Mapping[AnyType, tuple[AuditEntry, ...]]


@cache
def handler_of(violation_type: AnyType) -> Handler:
    """The handler of a type: its priority, ladders, decision and words."""
    module = import_module(f"{__package__}.{REGISTRY[violation_type]}")
    handler: Handler = module.HANDLER
    return handler


def group_violations(violations: Iterable[AuditEntry]) -> dict[AnyType, tuple[AuditEntry, ...]]:
    """The entries of each type, types in the order in which they will be decided. Entries without a signal are none."""
    grouped: dict[AnyType, list[AuditEntry]] = {}
    for entry in violations:
        if entry.signal is not None:
            grouped.setdefault(SIGNALS[entry.signal].violation_type, []).append(entry)
    ordered = sorted(grouped, key=lambda violation_type: handler_of(violation_type).priority)
    return {violation_type: tuple(grouped[violation_type]) for violation_type in ordered}


def decide(groups: Groups, run: Run, policy: Policy, facts: Mapping[AnyType, Facts]) -> Batch:
    """One `Decision` or `Superseded` a group, in order of priority. `groups` come from `group_violations`."""
    decided: list[Decision | Superseded] = []
    acted: dict[str, int] = {}
    for violation_type in sorted(groups, key=lambda kind: handler_of(kind).priority):
        known = facts.get(violation_type) or Facts(strike=1)
        decision = _decide_group(groups[violation_type], handler_of(violation_type), run, policy, known, acted)
        if isinstance(decision, Decision):
            acted.update((path, len(decided)) for path in acted_on(decision.plan))
        decided.append(decision)
    return Batch(tuple(decided))


def decide_nothing(violation_type: AnyType, entries: Sequence[AuditEntry], run: Run, policy: Policy) -> Decision:
    """For a type whose facts could not be gathered: it is told about, struck at nothing, and comes again."""
    handler = handler_of(violation_type)
    group = Group(violation_type, tuple(entries), "instruct", run, policy)
    return Decision(handler, group, Facts(strike=1), Plan((Instruct(),), is_strike=False), 1)


def acted_on(plan: Plan) -> tuple[str, ...]:
    """The paths that the plan takes back or takes away."""
    return tuple(path for step in plan.steps if isinstance(step, Quarantine | Rollback) for path in step.paths)


def _decide_group(
    entries: Sequence[AuditEntry],
    handler: Handler,
    run: Run,
    policy: Policy,
    facts: Facts,
    acted: Mapping[str, int],
) -> Decision | Superseded:
    rung = rung_for(handler, facts.strike, strongest_severity(entries), policy)
    group = Group(handler.violation_type, tuple(entries), rung, run, policy)
    about = [fact.path for fact in concerned(facts)]
    if not about or any(path not in acted for path in about):
        return _plan(handler, group, _without(facts, acted))
    by = max(acted[path] for path in about)
    others = {path for path in about if acted[path] != by}
    return Superseded(group, facts, by, _plan(handler, group, _without(facts, others)))


def _plan(handler: Handler, group: Group, facts: Facts) -> Decision:
    return Decision(handler, group, facts, handler.decide(group, facts), facts.strike)


def _without(facts: Facts, paths: Iterable[str]) -> Facts:
    gone = set(paths)
    if not any(fact.path in gone for fact in facts.paths):
        return facts
    return facts.model_copy(update={"paths": tuple(fact for fact in facts.paths if fact.path not in gone)})
