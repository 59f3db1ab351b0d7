"""The TypeScript text: readonly throughout, one union for the audit entry, and a table in the contract's order."""

import re

from intervention.contract import typescript
from intervention.contract.schemas import definitions
from intervention.contract.words import SIGNALS


def test_every_definition_becomes_a_type() -> None:
    named = set(re.findall(r"export (?:interface|type) (\w+)", typescript.types()))
    assert named == {*definitions(), "AuditEntryHead"}


def test_every_field_and_list_is_readonly() -> None:
    text = typescript.types()
    fields = re.findall(r"^  (\w+ )?\w+\??:", text, re.MULTILINE)
    assert len(fields) > 100
    assert set(fields) == {"readonly "}
    assert len(re.findall(r"\[\]", text)) == len(re.findall(r"readonly (?:\w+|\([^)]*\))\[\]", text))


def test_only_null_and_empty_may_be_left_out_by_a_writer() -> None:
    text = typescript.types()
    assert "  readonly repeats?: Uuid | null" in text
    assert "  readonly files?: readonly string[]" in text
    assert "  readonly C: number" in text
    assert "  readonly once: boolean" in text


def test_an_entry_is_told_apart_by_signal_and_event() -> None:
    text = typescript.types()
    assert 'readonly event: AuditEvent; readonly signal: "file-too-large"; readonly detail: LargeFile' in text
    assert 'readonly event: "live"; readonly signal: null; readonly detail: Live' in text


def test_the_signals_are_in_the_contracts_order() -> None:
    rows = typescript.signal_rows()
    assert [row["signal"] for row in rows] == list(SIGNALS)
    assert [row["number"] for row in rows] == list(range(1, 22))
    assert [row["code"] for row in rows[14:]] == [None] * 7


def test_the_reader_gets_no_words_for_people() -> None:
    assert '"description": "' not in typescript.schemas()
    assert '"title": "' not in typescript.schemas()
