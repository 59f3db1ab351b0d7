"""Values that a JSON Schema of the contract allows, as far as its generated schemas go: nothing else is understood."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

Schema = Mapping[str, Any]
_KINDS = {
    "null",
    "boolean",
    "integer",
    "number",
    "string",
    "array",
    "object",
}


def values(schema: Schema) -> st.SearchStrategy[Any]:
    """Any value that the schema allows, among them the largest numbers and the strangest texts."""
    return _of(schema, schema.get("$defs", {}))


def _of(schema: Schema, known: Mapping[str, Schema]) -> st.SearchStrategy[Any]:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return st.deferred(lambda: _of(known[name], known))
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return st.one_of([_of(one, known) for one in schema[choice]])
    return _typed(schema, known)


def _typed(schema: Schema, known: Mapping[str, Schema]) -> st.SearchStrategy[Any]:
    kind = schema.get("type")
    if kind is None:
        return st.none() | st.booleans() | st.text(max_size=5)
    assert kind in _KINDS, f"a type that no schema of the contract had: {kind}"
    if kind == "string":
        return _text(schema)
    if kind == "integer":
        return st.integers(schema.get("minimum", -(2**53) + 1), schema.get("maximum", 2**53 - 1))
    if kind == "array":
        items = _of(schema.get("items", {}), known)
        return st.lists(items, min_size=schema.get("minItems", 0), max_size=min(schema.get("maxItems", 3), 3))
    if kind == "object":
        return _object(schema, known)
    return {"null": st.none(), "boolean": st.booleans(), "number": st.floats(allow_nan=False, allow_infinity=False)}[
        kind
    ]


def _text(schema: Schema) -> st.SearchStrategy[str]:
    most = schema.get("maxLength")
    if "pattern" not in schema:
        return st.text(st.characters(exclude_categories=["Cs"]), max_size=most or 20)
    found = st.from_regex(re.compile(str(schema["pattern"])), fullmatch=True)
    return found.filter(lambda one: "\n" not in one and (most is None or len(one) <= most))


def _object(schema: Schema, known: Mapping[str, Schema]) -> st.SearchStrategy[dict[str, Any]]:
    fields = schema.get("properties")
    if fields is None:
        held = schema.get("additionalProperties")
        names = _of(schema.get("propertyNames", {"type": "string"}), known)
        inner = _of(held, known) if isinstance(held, Mapping) else st.none() | st.text(max_size=5)
        return st.dictionaries(names, inner, max_size=3)
    needed = schema.get("required", [])
    optional = {name: _of(one, known) for name, one in fields.items() if name not in needed}
    return st.fixed_dictionaries({name: _of(fields[name], known) for name in needed}, optional=optional)
