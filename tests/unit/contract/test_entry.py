"""An audit entry: its detail has the shape of its signal or event, and nothing else passes."""

import pytest
from pydantic import ValidationError

from intervention.contract.details import EVENT_DETAIL, SIGNAL_DETAIL, detail_model
from intervention.contract.entry import AuditEntry
from intervention.contract.words import SIGNALS
from tests.support.envelopes import DETAILS, EVENT_DETAILS, plain_entry, violation


@pytest.mark.parametrize("signal", DETAILS)
def test_a_signal_has_its_own_detail(signal: str) -> None:
    entry = AuditEntry.model_validate(violation(signal))
    assert type(entry.typed_detail()) is detail_model("observed", entry.signal)


@pytest.mark.parametrize("event", EVENT_DETAILS)
def test_an_event_has_its_own_detail(event: str) -> None:
    entry = AuditEntry.model_validate(plain_entry(event))
    assert type(entry.typed_detail()) is detail_model(entry.event, None)


@pytest.mark.parametrize("entry", [*map(violation, DETAILS), *map(plain_entry, EVENT_DETAILS)], ids=str)
def test_a_detail_without_its_fields_is_refused(entry: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        AuditEntry.model_validate({**entry, "detail": {}})


def test_every_signal_and_event_has_a_detail_and_an_example() -> None:
    assert list(SIGNAL_DETAIL) == list(SIGNALS) == list(DETAILS)
    assert list(EVENT_DETAIL) == list(EVENT_DETAILS)


def test_an_entry_cannot_be_changed() -> None:
    entry = AuditEntry.model_validate(violation("file-too-large"))
    with pytest.raises(ValidationError):
        entry.phase = 5  # type: ignore[misc]
