"""The schemas say a closed list once, ask for the version, and hold everything that they point to."""

import json
import re
from typing import Any, get_args

import pytest

from intervention.contract.schemas import DOCUMENTS, definitions, detail_rules, document
from intervention.contract.words import AuditEvent, Signal


@pytest.mark.parametrize("name", DOCUMENTS)
def test_what_a_schema_points_to_is_in_it(name: str) -> None:
    schema = document(name)
    pointed = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema)))
    assert pointed == set(schema["$defs"])


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_version_must_be_there(name: str) -> None:
    schema = document(name)
    assert "v" in schema["required"]
    assert schema["properties"]["v"]["const"] == 1


@pytest.mark.parametrize("name", DOCUMENTS)
def test_no_named_list_is_written_out_a_second_time(name: str) -> None:
    schema = document(name)
    lists = [tuple(found["enum"]) for found in walk(schema) if "enum" in found]
    named = [tuple(found["enum"]) for found in definitions().values() if "enum" in found]
    assert {item: lists.count(item) for item in lists if item in named} == dict.fromkeys(set(lists) & set(named), 1)


def test_there_is_a_rule_for_the_detail_of_each_signal_and_event() -> None:
    rules = detail_rules()
    assert [signal for _, signal, _ in rules if signal] == list(get_args(Signal))
    assert [event for event, signal, _ in rules if signal is None] == list(get_args(AuditEvent))
    assert len(document("audit-entry")["allOf"]) == len(rules) == 31


def walk(node: Any) -> list[dict[str, Any]]:
    if isinstance(node, list):
        return [found for item in node for found in walk(item)]
    if not isinstance(node, dict):
        return []
    return [node, *(found for item in node.values() for found in walk(item))]
