"""The contract as TypeScript: types, the table of signals, the schemas that the reader walks. A developer's tool."""

from __future__ import annotations

import json
from typing import Any, get_args

from intervention.contract.schemas import NOTE, Schema, definitions, detail_rules
from intervention.contract.words import (
    MAX_DEPTH,
    MAX_FILES_PER_VIOLATION,
    MAX_REQUEST_BYTES,
    MAX_VIOLATIONS,
    NOTICE_PRIORITY,
    RANKS,
    SIGNALS,
    NoticeType,
)

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
_LIMITS = {
    "MAX_REQUEST_BYTES": MAX_REQUEST_BYTES,
    "MAX_VIOLATIONS": MAX_VIOLATIONS,
    "MAX_FILES_PER_VIOLATION": MAX_FILES_PER_VIOLATION,
    "MAX_DEPTH": MAX_DEPTH,
}


def signal_rows() -> list[dict[str, Any]]:
    """The 21 rows in the contract's order; `code` is null for what has none."""
    ranks = {**dict.fromkeys(get_args(NoticeType), (None, NOTICE_PRIORITY)), **RANKS}
    rows = []
    for number, (signal, row) in enumerate(SIGNALS.items(), start=1):
        code, priority = ranks[row.violation_type]
        fields = {"violation_type": row.violation_type, "code": code, "priority": priority}
        life = {"kind": row.kind, "check": row.check, "default": row.default}
        rows.append({"number": number, "signal": signal, **fields, **life})
    return rows


def types() -> str:
    """Every model as a readonly interface, every vocabulary as a union; an audit entry is a union over its detail."""
    parts = [f"// {NOTE}\n"]
    for name, schema in definitions().items():
        if name == "AuditEntry":
            parts.append(_interface("AuditEntryHead", _without_union_fields(schema)))
            parts.append(_entry_union())
        elif "properties" not in schema:
            parts.append(f"export type {name} = {_type(schema)}\n")
        else:
            parts.append(_interface(name, schema))
    return "\n".join(parts)


def signals() -> str:
    """The table of signals and the limits as constants."""
    rows = [f"  {json.dumps(row['signal'])}: {_row(row)}," for row in signal_rows()]
    limits = [f"export const {name} = {value}" for name, value in _LIMITS.items()]
    head = [f"// {NOTE}", 'import type { AnyType, Check, Kind, Severity, Signal } from "./types"', ""]
    opening = "export const SIGNALS: Readonly<Record<Signal, SignalRow>> = {"
    return "\n".join([*head, _ROW, opening, *rows, "}", "", *limits, ""])


def schemas() -> str:
    """What the reader walks: the definitions without the words for people, and which detail is whose."""
    kept = {name: schema for name, schema in definitions().items() if name not in ("Kind", "Check", "NoticeType")}
    lines = [f"  {name}: {json.dumps(_bare(schema), ensure_ascii=False)}," for name, schema in kept.items()]
    whose = [f"  {json.dumps(signal or event)}: {json.dumps(model)}," for event, signal, model in detail_rules()]
    head = [f"// {NOTE}", 'import type { Schema } from "./read"', 'import type { AuditEvent, Signal } from "./types"']
    table = ["", "export const SCHEMAS: Readonly<Record<string, Schema>> = {", *lines, "}"]
    details = ["", "export const DETAILS: Readonly<Record<Signal | AuditEvent, string>> = {", *whose, "}", ""]
    return "\n".join([*head, *table, *details])


_ROW = """export interface SignalRow {
  readonly number: number
  readonly violation_type: AnyType
  readonly code: string | null
  readonly priority: number
  readonly kind: Kind
  readonly check: Check | null
  readonly default: Severity
}
"""


def _row(row: dict[str, Any]) -> str:
    return "{ " + ", ".join(f"{key}: {json.dumps(value)}" for key, value in row.items() if key != "signal") + " }"


def _interface(name: str, schema: Schema) -> str:
    lines = [f"  {_field(key, value, schema)}" for key, value in schema.get("properties", {}).items()]
    return "\n".join([*_comment(schema), f"export interface {name} {{", *lines, "}", ""])


def _field(key: str, value: Schema, schema: Schema) -> str:
    # A writer may leave out what is null or empty unless said; a count is always written.
    may_be_left_out = key not in schema.get("required", []) and not isinstance(value.get("default"), int)
    return f"readonly {key}{'?' if may_be_left_out else ''}: {_type(value)}"


def _comment(schema: Schema) -> list[str]:
    text = schema.get("description")
    return ["/**", *(f" * {line}".rstrip() for line in text.splitlines()), " */"] if text else []


def _type(node: Schema) -> str:
    if "$ref" in node:
        return str(node["$ref"]).rsplit("/", 1)[-1]
    if "const" in node:
        return json.dumps(node["const"])
    if "enum" in node:
        return " | ".join(json.dumps(value) for value in node["enum"])
    if "anyOf" in node:
        return " | ".join(_type(item) for item in node["anyOf"])
    if node.get("type") == "array":
        return f"readonly {_bracketed(_type(node['items']))}[]"
    if node.get("type") == "object":
        return _map(node)
    return _PLAIN[node["type"]]


def _map(node: Schema) -> str:
    value = node.get("additionalProperties")
    held = _type(value) if isinstance(value, dict) else "unknown"
    keys = _type(node["propertyNames"]) if "propertyNames" in node else ""
    return f"{{ readonly [K in {keys}]?: {held} }}" if keys else f"{{ readonly [key: string]: {held} }}"


def _bracketed(text: str) -> str:
    return f"({text})" if " " in text else text


def _without_union_fields(schema: Schema) -> Schema:
    kept = {key: value for key, value in schema["properties"].items() if key not in ("event", "signal", "detail")}
    return {**schema, "properties": kept}


def _entry_union() -> str:
    lines = []
    for event, signal, model in detail_rules():
        kind = json.dumps(event) if event else "AuditEvent"
        own = f"readonly event: {kind}; readonly signal: {json.dumps(signal)}; readonly detail: {model}"
        lines.append(f"  | (AuditEntryHead & {{ {own} }})")
    note = "/** Ask for `signal` first: an entry with one has its signal's detail, any other its event's. */"
    return "\n".join([note, "export type AuditEntry =", *lines, ""])


def _bare(node: Any) -> Any:
    if isinstance(node, list):
        return [_bare(item) for item in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        return {"$ref": node["$ref"].rsplit("/", 1)[-1]}
    silent = {key for key in ("description", "title") if isinstance(node.get(key), str)}
    return {key: _bare(value) for key, value in node.items() if key not in silent}
