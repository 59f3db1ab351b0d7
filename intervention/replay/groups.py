"""The answers of a captured batch with what they are about, and the verdict of today on each of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from intervention.contract.entry import AuditEntry
from intervention.contract.request import Policy, Run
from intervention.contract.result import Deferred, Handled, Result
from intervention.contract.words import SIGNALS, AnyType
from intervention.core.plan import Batch, Superseded
from intervention.decide import decide
from intervention.replay.captured import Captured
from intervention.replay.verdicts import Verdict, is_same, of_decided, of_deferred, of_handled

Answer = Handled | Deferred


@dataclass(frozen=True, slots=True)
class Group:
    """One answer of the record and the violations that it is about; `is_whole` where the log holds all of them."""

    answer: Answer
    recorded: Verdict
    entries: tuple[AuditEntry, ...]
    is_whole: bool

    @property
    def violation_type(self) -> AnyType:
        """By its violations; a record that says otherwise does not make it so."""
        first = self.entries[0].signal if self.entries else None
        return SIGNALS[first].violation_type if first is not None else self.answer.violation_type

    @property
    def is_settled(self) -> bool:
        """Whether what was decided for it was done in full, so that later groups could count on it."""
        if isinstance(self.answer, Deferred):
            return True
        is_whole = self.answer.error is None and all(file.outcome != "refused" for file in self.answer.files)
        return is_whole and self.answer.operation_id is not None

    def is_same(self, now: Verdict) -> bool:
        is_whole = not isinstance(self.answer, Handled) or self.answer.success
        return is_same(self.recorded, now, is_whole=is_whole)


def groups_of(batch: Captured, result: Result) -> list[Group]:
    """One group an answer, in the order in which they were decided."""
    known = {entry.id: entry for entry in batch.entries}
    owners = {one.operation_id: one.violation_type for one in result.results if one.operation_id is not None}
    groups: list[Group] = []
    answers: tuple[Answer, ...] = (*result.results, *result.deferred)
    for answer in answers:
        entries = tuple(known[one] for one in answer.violation_ids if one in known)
        recorded = of_handled(answer) if isinstance(answer, Handled) else of_deferred(answer, owners)
        groups.append(Group(answer, recorded, entries, len(entries) == len(answer.violation_ids)))
    return groups


def decide_groups(
    groups: Sequence[Group], run: Run, policy: Policy, *, is_imagined: bool = False
) -> list[Verdict | None]:
    """The verdict of each group; None where the log holds none of its violations. A group that another one supersedes
    is decided by itself where the record says that the other's act did not succeed; imagined acts always do."""
    verdicts: list[Verdict | None] = [None] * len(groups)
    for layer in _layers(groups):
        done = decide_layer([groups[place] for place in layer.values()], run, policy)
        for decided in done.decisions:
            if isinstance(decided, Superseded):
                by = groups[layer[_type_by(decided, done)]]
                decided = decided if is_imagined or by.is_settled else decided.otherwise
            verdicts[layer[decided.group.violation_type]] = of_decided(decided, done)
    return verdicts


def _type_by(superseded: Superseded, batch: Batch) -> AnyType:
    return batch.decisions[superseded.by].group.violation_type


def decide_layer(groups: Sequence[Group], run: Run, policy: Policy) -> Batch:
    """The decisions themselves, of groups of different types."""
    entries = {group.violation_type: group.entries for group in groups}
    facts = {group.violation_type: group.answer.facts for group in groups}
    return decide(entries, run, policy, facts)


def _layers(groups: Sequence[Group]) -> list[dict[AnyType, int]]:
    """Where the groups of each layer are. A type that was answered twice is one that the ledger answered again: the
    second is decided by itself."""
    layers: list[dict[AnyType, int]] = [{}]
    for place, group in enumerate(groups):
        if group.entries:
            layer = next((one for one in layers if group.violation_type not in one), None)
            if layer is None:
                layers.append(layer := {})
            layer[group.violation_type] = place
    return layers


def named_by(entries: Iterable[AuditEntry]) -> list[str]:
    """The paths that entries are about, as the engine reads them."""
    found: list[str] = []
    for entry in entries:
        found += entry.files
        found += [path for path in entry.detail.get("paths", ()) if isinstance(path, str)]
    return found
