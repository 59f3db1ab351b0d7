"""The details of a group's entries, as the model of their signal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from intervention.contract.base import Model
from intervention.core.plan import Group

M = TypeVar("M", bound=Model)


def details_of(group: Group, model: type[M]) -> Iterator[M]:
    """The details that are of this model, in the order of the entries; those of other signals are passed over."""
    for entry in group.entries:
        detail = entry.typed_detail()
        if isinstance(detail, model):
            yield detail
