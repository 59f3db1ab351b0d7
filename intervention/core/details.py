"""What a group is about: the details of its entries as models of their signals, and the names of its paths."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from intervention.contract.base import Model
from intervention.contract.result import Facts
from intervention.core.candidates import concerned
from intervention.core.messages import list_paths
from intervention.core.plan import Group

M = TypeVar("M", bound=Model)


def details_of(group: Group, model: type[M]) -> Iterator[M]:
    """The details that are of this model, in the order of the entries; those of other signals are passed over."""
    for entry in group.entries:
        detail = entry.typed_detail()
        if isinstance(detail, model):
            yield detail


def name_paths(group: Group, facts: Facts) -> str:
    """The paths that facts leave to a group, in one line; where they say nothing, those that its entries name."""
    named = [fact.path for fact in concerned(facts)] or [path for entry in group.entries for path in entry.files]
    return list_paths(named, group.policy.language)
