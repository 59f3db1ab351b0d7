"""Tests and the groups that hold them, as declared and as traced."""

from __future__ import annotations

from dataclasses import dataclass, field

from intervention.judgement.demands import Demand
from intervention.judgement.forms import Form
from intervention.judgement.scope import Closure, Event, Scope


@dataclass(slots=True)
class Group:
    """A file, a class or a `describe`: what holds for all tests in it."""

    parent: Group | None = None
    marks: list[Form] = field(default_factory=list)
    before: list[Closure] = field(default_factory=list)
    after: list[Closure] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    scope: Scope = field(default_factory=Scope)
    is_class: bool = False
    name: str = ""

    def chain(self) -> list[Group]:
        """From the outermost group to this one."""
        return [*(self.parent.chain() if self.parent else []), self]


@dataclass(slots=True)
class Test:
    """A test as it was declared."""

    name: str
    closure: Closure
    group: Group
    marks: list[Form]
    contexts: tuple[Form, ...]
    line: int
    is_called: bool = False  # declared by a call, so that no variable can hide it


@dataclass(frozen=True, slots=True)
class Traced:
    """A test as it would run: demands of all rows, and the marks under which they hold."""

    name: str
    line: int
    marks: frozenset[str]
    demands: tuple[Demand, ...]
