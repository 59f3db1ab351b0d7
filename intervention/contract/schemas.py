"""The contract as JSON Schema (2020-12), built from the models. A developer's tool, absent from every run."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

from pydantic.json_schema import models_json_schema

from intervention.contract import base, decision, result, words
from intervention.contract.base import Model
from intervention.contract.decision import DecisionFile
from intervention.contract.details import EVENT_DETAIL, SIGNAL_DETAIL, detail_model
from intervention.contract.entry import AuditEntry
from intervention.contract.exceptions import Exceptions
from intervention.contract.request import Request
from intervention.contract.result import Result

Schema = dict[str, Any]

NOTE = "Generated from intervention/contract by `python -m intervention.contract.generate`. Do not edit."
DOCUMENTS: dict[str, type[Model]] = {
    "request": Request,
    "result": Result,
    "audit-entry": AuditEntry,
    "decision": DecisionFile,
    "exceptions": Exceptions,
}


def _pattern(form: Any) -> str:
    return str(get_args(form)[1].pattern)


#: Closed lists and forms of text that get one definition under their name instead of a copy wherever they are used.
_LISTS = {name: getattr(words, name) for name in vars(words) if get_origin(getattr(words, name)) is Literal}
_LISTS |= {"PathJudgement": result.PathJudgement, "RunEffect": decision.RunEffect}
VOCABULARIES: dict[tuple[str, ...], str] = {get_args(kind): name for name, kind in _LISTS.items()}
FORMS = {_pattern(getattr(base, name)): name for name in ("Uuid", "Time", "Sha256", "ObjectId")}


def document(name: str) -> Schema:
    """The schema of one of the five documents, complete in itself except that a request points to the audit entry."""
    definitions = _definitions(name)
    root = definitions.pop(DOCUMENTS[name].__name__)
    if name == "audit-entry":
        root = with_detail_rules(root)
    if name == "request":
        root["properties"]["violations"]["items"] = {"$ref": "audit-entry.schema.json"}
    kept = {key: definitions[key] for key in sorted(_reachable(root, definitions))}
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": f"{name}.schema.json", "$comment": NOTE}
    return {**head, **root, "$defs": kept}


def definitions() -> dict[str, Schema]:
    """Every model and vocabulary of the contract under its name; references are `#/$defs/<name>`."""
    found: dict[str, Schema] = {}
    for name in DOCUMENTS:
        found.update(_definitions(name))
    unused = {name: {"title": name, "type": "string", "enum": list(get_args(kind))} for name, kind in _LISTS.items()}
    return dict(sorted({**unused, **found}.items()))


def detail_rules() -> list[tuple[str, str | None, str]]:
    """(event or empty, signal or null, model's name): an entry with a signal has its signal's detail."""
    signals = [("", signal, model) for signal, (_, model) in SIGNAL_DETAIL.items()]
    return [*signals, *((event, None, model) for event, (_, model) in EVENT_DETAIL.items())]


def with_detail_rules(entry: Schema) -> Schema:
    """The entry's schema with `detail` as a union, and with one condition a signal and one an event."""
    rules = detail_rules()
    names = sorted({model for _, _, model in rules})
    union = {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in names]}
    return {**entry, "properties": {**entry["properties"], "detail": union}, "allOf": [_condition(*r) for r in rules]}


def _condition(event: str, signal: str | None, model: str) -> Schema:
    tested: Schema = {"signal": {"const": signal}, **({"event": {"const": event}} if event else {})}
    detail = {"$ref": f"#/$defs/{model}"}
    return {"if": {"properties": tested, "required": sorted(tested)}, "then": {"properties": {"detail": detail}}}


def _definitions(name: str) -> dict[str, Schema]:
    models: list[type[Model]] = [DOCUMENTS[name]]
    if name == "audit-entry":
        models += [detail_model("observed", signal) for signal in SIGNAL_DETAIL]
        models += [detail_model(event, None) for event in EVENT_DETAIL]
    _, schema = models_json_schema([(model, "validation") for model in models], ref_template="#/$defs/{model}")
    found: dict[str, Schema] = {}
    for key, value in schema["$defs"].items():
        found[key] = {**_tidy(value, found), "title": key}
    return found


def _tidy(node: Any, found: dict[str, Schema]) -> Any:
    """Without the titles that only repeat a field's name; closed lists become references, put into `found`."""
    if isinstance(node, list):
        return [_tidy(item, found) for item in node]
    if not isinstance(node, dict):
        return node
    name = _name_of(node)
    if name is not None:
        found[name] = {
            "title": name,
            **{key: value for key, value in node.items() if key in ("type", "enum", "pattern")},
        }
        return {"$ref": f"#/$defs/{name}"}
    kept = {key: _tidy(value, found) for key, value in node.items() if key != "title" or not isinstance(value, str)}
    fixed = [key for key, value in kept.get("properties", {}).items() if "const" in value]
    for key in fixed:
        # A version has a default for whoever writes one; a reader must find it.
        kept["properties"][key].pop("default", None)
    missing = [key for key in fixed if key not in kept.get("required", [])]
    return {**kept, "required": [*missing, *kept.get("required", [])]} if missing else kept


def _name_of(node: Schema) -> str | None:
    if isinstance(node.get("enum"), list):
        return VOCABULARIES.get(tuple(node["enum"]))
    return FORMS.get(node["pattern"]) if isinstance(node.get("pattern"), str) else None


def _reachable(node: Any, definitions: dict[str, Schema]) -> set[str]:
    seen: set[str] = set()
    waiting = [node]
    while waiting:
        item = waiting.pop()
        if isinstance(item, list):
            waiting.extend(item)
        elif isinstance(item, dict):
            name = str(item.get("$ref", "")).removeprefix("#/$defs/")
            if name in definitions and name not in seen:
                seen.add(name)
                waiting.append(definitions[name])
            waiting.extend(item.values())
    return seen
