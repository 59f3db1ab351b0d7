"""Words of tracing: how a statement ends, what is too much, and whom a trace asks and tells."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from intervention.judgement.forms import Form
from intervention.judgement.scope import Scope, Value


class Flow(Enum):
    """How a statement ended: goes on, may have left, has left."""

    GO = 0
    MAYBE = 1
    STOP = 2


class TooComplex(Exception):
    """The code does more than is worth following; it is compared as text instead."""


class Collector(Protocol):
    """Sees declarations of tests while a file's outermost statements are traced."""

    def takes_call(self, form: Form, scope: Scope) -> bool: ...

    def takes_declaration(self, form: Form, scope: Scope) -> bool: ...

    def takes_binding(self, name: str) -> None: ...


class Known(Protocol):
    """Finds what another test file defines."""

    def find(self, module: str, name: str) -> Value | None: ...
