"""Tests with tables: one run for each row, wherever the rows are written."""

from __future__ import annotations

import itertools
import re

from intervention.judgement.forms import NOTHING, Form, arguments, callee, walk
from intervention.judgement.groups import Test
from intervention.judgement.languages.table import Language
from intervention.judgement.rows import pair_of
from intervention.judgement.scope import Closure
from intervention.judgement.trace import Trace

Row = dict[str, Form]  # by name of the parameter, or by its place
_PROVIDERS = frozenset({"DataProvider", "MethodSource", "TestCaseSource", "MemberData"})


class Tables:
    """Reads the tables of one file's tests."""

    def __init__(self, language: Language, trace: Trace) -> None:
        self.words = language.tests
        self.trace = trace

    def rows(self, tables: list[Form], test: Test) -> list[Row]:
        """The rows of all tables of a test, multiplied; one empty row when it has no table, none when one is empty."""
        sets = [self._table(table, test) for table in tables]
        if not self.words.has_one_table:
            return [row for rows in sets for row in rows] or [{}]
        return [
            {name: value for part in parts for name, value in part.items()}
            for parts in itertools.islice(itertools.product(*sets), 500)
        ]

    def _provided(self, given: tuple[Form, ...], test: Test) -> list[Row]:
        """Rows from a method of the same class that is named in the mark."""
        name = next(
            (part.text.split(":", 1)[-1] for kid in given for part in walk(kid) if part.op in ("str", "name")), ""
        )
        provider = test.group.scope.get(f"self.{name}")
        if not isinstance(provider, Closure):
            value = None
        elif (yielded := _yields(provider.form)) is not None:
            value = Form("seq", "list", tuple(self.trace.value_form(one, provider.scope) for one in yielded))
        else:
            value = self.trace.inline(provider, (), provider.form)
        rows = self.trace.rows(value) if value is not None else None
        if rows is None and value is not None:
            shape = self.trace.definitions.value(value)
            is_keyed = shape.op == "rec" and bool(shape.kids) and all(kid.op == "kw" for kid in shape.kids)
            rows = tuple(kid.kids[0] for kid in shape.kids) if is_keyed else None
        if rows is None:
            source = value or Form("name", f"provider {name}")
            return [{str(place): Form("index", "", (source, Form("lit", str(place)))) for place in range(8)}]
        return [{str(place): part for place, part in enumerate(pair_of(row) or (row,))} for row in rows]

    def _chained(self, given: tuple[Form, ...], test: Test) -> list[Row]:
        """Rows that are chained to a test: `it(…)->with([[100, 90], [50, 45]])`."""
        value = self.trace.value_form(given[0], test.group.scope) if given else NOTHING
        shape = self.trace.definitions.value(value)
        rows = tuple(kid.kids[0] if kid.op == "kw" else kid for kid in shape.kids) if shape.op in ("seq", "rec") else ()
        if not rows:
            return [{"0": value}]
        return [{str(place): part for place, part in enumerate(pair_of(row) or (row,))} for row in rows]

    def _drawn(self, source: Form, test: Test) -> list[Row]:
        """A table drawn in a template: a line of names, then values between strokes."""
        head = source.kids[0].text if source.kids and source.kids[0].op == "str" else ""
        names = [name.strip() for name in head.strip().split("\n")[0].split("|")]
        values = [kid for kid in source.kids if kid.op != "str" or kid.text.startswith(":")]
        cells = [self.trace.value_form(kid, test.group.scope) for kid in values]
        lines = [cells[place : place + len(names)] for place in range(0, len(cells), len(names))]
        return [{"0": Form("rec", "", tuple(Form("kw", *pair) for pair in _named(names, line)))} for line in lines]

    def _table(self, table: Form, test: Test) -> list[Row]:
        given = arguments(table)
        names = _names(given[0]) if given and self.words.names_columns else []
        source = given[1] if names and len(given) > 1 else given[0] if given else NOTHING
        path = callee(table)
        if path in _PROVIDERS:
            return self._provided(given, test)
        if path == "CsvSource":
            return [_comma_separated(part) for kid in given for part in walk(kid) if part.op == "str"]
        if path == "ValueSource":
            return [{"0": part} for kid in given for part in (pair_of(kid.kids[0]) if kid.op == "kw" else None) or ()]
        if not self.words.has_one_table:
            tokens = given[0].kids if len(given) == 1 and given[0].text == "token_tree" else given
            named = {kid.text: kid.kids[0] for kid in tokens if kid.op == "kw"}
            if named.keys() & {"Ignore", "IgnoreReason", "Explicit"}:
                return []
            row = {"ExpectedResult": named["ExpectedResult"]} if "ExpectedResult" in named else {}
            tokens = tuple(kid for kid in tokens if kid.op != "kw")
            if path == "chained with":
                return self._chained(tokens, test)
            cells = {str(place): self.trace.value_form(kid, test.group.scope) for place, kid in enumerate(tokens)}
            return [row | cells]
        if source.op == "op" and source.text == "string":
            return self._drawn(source, test)
        value = self.trace.value_form(source, test.group.scope)
        if given and pair_of(self.trace.definitions.value(value)) == ():
            return []  # an empty table: the runner skips the test
        rows = self.trace.rows(value)
        if rows is None:
            return [
                {str(place): Form("index", "", (value, Form("lit", str(place)))) for place in range(max(1, len(names)))}
            ]
        return [row for one in rows for row in [_row(one, names, self.words.skip)] if row is not None]


def _yields(function: Form) -> list[Form] | None:
    """What a provider yields one by one; None for one that does anything else."""
    items = [item.kids[0] if item.op == "expr" and item.kids else item for item in function.kids[1].kids]
    is_plain = bool(items) and all(item.op == "op" and item.text.startswith("yield") and item.kids for item in items)
    return [_last(item.kids[-1]) for item in items] if is_plain else None


def _last(form: Form) -> Form:
    return form.kids[-1] if form.op == "kw" or (form.op == "op" and form.text == "pair") else form


def _named(names: list[str], cells: list[Form]) -> list[tuple[str, tuple[Form, ...]]]:
    return [(name, (cell,)) for name, cell in zip(names, cells, strict=False)]


def _row(row: Form, names: list[str], skip: re.Pattern[str]) -> Row | None:
    """A row by name or place; None when it is marked as skipped."""
    if row.op == "call" and callee(row).endswith("param"):
        marks = [kid for kid in row.kids[1:] if kid.op == "kw" and kid.text == "marks"]
        if any(skip.search(callee(part)) for mark in marks for part in walk(mark)):
            return None
        places: tuple[Form, ...] = tuple(kid for kid in row.kids[1:] if kid.op != "kw")
    else:
        parts = pair_of(row)
        places = parts if parts is not None and len(names) != 1 else (row,)
    if names and len(names) != len(places):
        return {}
    return {names[place] if names else str(place): value for place, value in enumerate(places)}


def _comma_separated(form: Form) -> Row:
    parts = [part.strip().strip("'") for part in form.text.split(":", 1)[-1].split(",")]
    return {str(place): _spoken(part) for place, part in enumerate(parts)}


def _spoken(part: str) -> Form:
    """A value of a text as the grammar would read it in code; a sign is an operation there."""
    if re.match(r"-[\d.]+\Z", part):
        return Form("op", "unary_expression", (Form("op", "-"), Form("lit", part[1:])))
    return Form("lit", part) if re.match(r"[\d.]+\Z|true\Z|false\Z", part) else Form("str", f":{part}")


def _names(form: Form) -> list[str]:
    if form.op == "str":
        return [name.strip() for name in form.text.split(":", 1)[-1].split(",") if name.strip()]
    return [kid.text.split(":", 1)[-1] for kid in form.kids if kid.op == "str"]
