"""Names in reach while code is traced, and the values that stand behind references."""

from __future__ import annotations

from dataclasses import dataclass, field

from intervention.judgement.forms import Form


@dataclass(frozen=True, slots=True, eq=False)
class Closure:
    """A function with the names it can see."""

    form: Form
    scope: Scope


@dataclass(frozen=True, slots=True, eq=False)
class Klass:
    """A class with the names it can see."""

    form: Form
    scope: Scope


Value = Form | Closure | Klass


class Scope:
    """A frame of names. `level` is how deep in branches and inner functions it was opened."""

    __slots__ = ("_names", "level", "parent")

    def __init__(self, parent: Scope | None = None, level: int = 0) -> None:
        self._names: dict[str, Value] = {}
        self.parent = parent
        self.level = level

    def get(self, name: str) -> Value | None:
        owner = self.owner(name)
        return None if owner is None else owner._names[name]

    def set(self, name: str, value: Value) -> None:
        self._names[name] = value

    def owner(self, name: str) -> Scope | None:
        """The innermost frame that knows the name."""
        scope: Scope | None = self
        while scope is not None and name not in scope._names:
            scope = scope.parent
        return scope

    def names(self) -> dict[str, Value]:
        """The names of this frame alone, as a copy."""
        return dict(self._names)

    def restore(self, names: dict[str, Value]) -> None:
        """Puts this frame back as it was when `names` were taken from it."""
        self._names = dict(names)


@dataclass(frozen=True, slots=True)
class Event:
    """Something a test does or demands: the branches it stands in, and the form with names replaced by values."""

    contexts: tuple[Form, ...]
    form: Form
    is_assertion: bool
    line: int
    standing: tuple[Form, ...] = ()  # the stand-ins in force
    is_running: bool = False  # under them, code of the project


@dataclass(slots=True)
class Definition:
    """What a reference stands for (None: unknown), how many events had happened, and whether it is assigned again."""

    value: Form | None
    index: int
    is_cell: bool = False
    is_bound: bool = False  # a variable of a function or a comprehension in the value itself
    standing: tuple[Form, ...] = ()  # the stand-ins in force while it was worked out


@dataclass(slots=True)
class Definitions:
    """All references of one traced file, by number."""

    table: dict[str, Definition] = field(default_factory=dict)
    has_standing: bool = False  # whether any was worked out under a stand-in

    def new(self, value: Form | None, index: int, standing: tuple[Form, ...] = ()) -> Form:
        name = str(len(self.table) + 1)
        self.table[name] = Definition(value, index, standing=standing)
        self.has_standing |= bool(standing)
        return Form("ref", name)

    def bound(self) -> Form:
        """A variable of a function or a comprehension, which ties its value to nothing outside."""
        made = self.new(None, 0)
        self.table[made.text].is_bound = True
        return made

    def value(self, form: Form) -> Form:
        """The value behind a reference, or the form itself."""
        while form.op == "ref":
            found = self.table[form.text].value
            if found is None:
                return form
            form = found
        return form
