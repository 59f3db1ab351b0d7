"""What a trace knows at any moment: events so far, branches, names and the values behind them."""

from __future__ import annotations

from dataclasses import replace

from intervention.judgement.flow import Collector, Flow, Known, TooComplex
from intervention.judgement.forms import ATOMS, Form, callee
from intervention.judgement.languages import files
from intervention.judgement.languages.stand_ins import NONE, TABLES
from intervention.judgement.languages.table import Language
from intervention.judgement.scope import Closure, Definitions, Event, Klass, Scope, Value
from intervention.judgement.standing import FAKES, Running, in_force

_MOST_EVENTS = 4_000


class State:
    """The state of one file's trace; `events` is exchanged for each test."""

    def __init__(self, language: Language, definitions: Definitions, known: Known | None = None) -> None:
        self.language = language
        self.known = known
        self.definitions = definitions
        self.instance = Scope()
        self.events: list[Event] = []
        self.contexts: list[Form] = []
        self.collector: Collector | None = None
        self.origins: dict[str, str] = {}
        self.made: list[tuple[Form, Event]] = []
        self.is_shallow = False
        self.calls: list[Form] = []
        self.deferred: list[tuple[Closure, Form]] = []
        self.returned: list[Form] = []
        self.level = 0
        self.replacing = TABLES.get(language.name, NONE)
        self.filing = files.TABLES.get(language.name, files.NONE)
        self.is_nameless = False  # what the files of a test's own are called says nothing
        self.nameless: dict[tuple[str, str], Form] = {}
        self.is_over = False  # the test is over, and what it made is taken away
        self.running = Running(language, self.replacing, definitions)
        self.standing: list[Form] = []
        self.blocks: list[list[Form]] = []
        self.fresh: dict[str, tuple[int, int]] = {}  # fakes -> how much had happened when they were made
        self.budget = _MOST_EVENTS

    def restart(self) -> None:
        """Forgets what the last test did to its own object, and how much it took."""
        self.instance = Scope()
        self.made = []
        self.budget = _MOST_EVENTS
        self.calls, self.level, self.deferred = [], 0, []
        self.standing, self.blocks, self.fresh = [], [], {}
        self.nameless = {}

    def event(self, form: Form, line: int, is_assertion: bool = False) -> None:
        self.budget -= 1
        if self.budget < 0:
            raise TooComplex
        self.events.append(self._event(form, line, is_assertion))

    def _event(self, form: Form, line: int, is_assertion: bool = False) -> Event:
        contexts = tuple(self.contexts)
        if not self.standing:
            return Event(contexts, form, is_assertion, line)
        standing = in_force(self.standing) if self.running.looks(form) else ()
        return Event(contexts, form, is_assertion, line, standing, self.running.calls(form))

    def _owner(self, name: str, scope: Scope) -> Scope | None:
        return scope.owner(name) or self.instance.owner(name)

    def find(self, name: str, scope: Scope) -> Value | None:
        """What a name stands for here: a local or outer variable, else a member of the test's own object."""
        found = scope.get(name)
        return found if found is not None else self.instance.get(name)

    def hold(self, value: Value) -> Value:
        """Something to keep under a name: small values as they are, others behind a reference."""
        if isinstance(value, Closure | Klass) or value.op in ATOMS or value.op == "ref" or _is_path(value):
            return value
        if value.op == "op" and (value.text in FAKES or value.text.startswith("stand-in")):
            made = self.definitions.new(value, 0)  # to make it does nothing yet
            if not value.text.startswith("stand-in"):
                self.fresh[made.text] = (len(self.events), len(self.made))
            return made
        event = self._event(value, value.line)
        made = self.definitions.new(value, len(self.events), event.standing)
        self.made.append((made, event))
        return made

    def release(self, reference: Form) -> None:
        """Does in place what was held last, where nothing has happened since: nobody asks for its result."""
        if (
            self.made
            and self.made[-1][0] == reference
            and self.definitions.table[reference.text].index == len(self.events)
        ):
            event = self.made.pop()[1]
            is_assertion = self.is_assertion(callee(event.form), event.form)
            self.events.append(replace(event, is_assertion=is_assertion))

    def run(self, block: Form, scope: Scope) -> Flow:
        """Follows the statements of a block."""
        raise NotImplementedError

    def step(self, form: Form, scope: Scope) -> Flow:
        """Follows one statement."""
        raise NotImplementedError

    def is_assertion(self, path: str, made: Form) -> bool:
        """Whether a call by this path, or this form, can fail a test."""
        raise NotImplementedError


def _is_path(form: Form) -> bool:
    while form.op == "get":
        form = form.kids[0]
    return form.op == "name"
