"""Spies of the runners of scripts: made by either, in each test, in a hook or in a helper."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import replaced, verdict

HEAD = "import { place } from '../src/orders'\nimport * as mail from '../src/mail'\n\n"
SPY = "jest.spyOn(mail, 'send').mockReturnValue(3)"
INSIDE = f"describe('place', () => {{\n  it('sends', () => {{\n    const send = {SPY}\n    expect(place('pen')).toBe(3)\n    expect(send).toHaveBeenCalledWith('pen')\n  }})\n  it('sends again', () => {{\n    const send = {SPY}\n    expect(place('ink')).toBe(3)\n    expect(send).toHaveBeenCalledWith('ink')\n  }})\n}})\n"
HOOKED = f"describe('place', () => {{\n  let send\n  beforeEach(() => {{\n    send = {SPY}\n  }})\n  it('sends', () => {{\n    expect(place('pen')).toBe(3)\n    expect(send).toHaveBeenCalledWith('pen')\n  }})\n  it('sends again', () => {{\n    expect(place('ink')).toBe(3)\n    expect(send).toHaveBeenCalledWith('ink')\n  }})\n}})\n"
PLAIN = "it('sums', () => {\n  expect(orders.total()).toBe(3)\n})\n"
FAKE = "it('sends', () => {\n  const send = jest.fn()\n  place('pen', send)\n  expect(send).toHaveBeenCalledWith('pen')\n})\n"

STANDS = {
    "of the other runner": (INSIDE, INSIDE.replace("jest", "vi")),
    "in a hook": (INSIDE, HOOKED),
    "out of a hook": (HOOKED, INSIDE),
    "in a helper": (INSIDE, f"function spied() {{\n  return {SPY}\n}}\n\n" + INSIDE.replace(SPY, "spied()")),
    "restored after each test": (INSIDE, replaced(INSIDE, "'place', () => {", "'place', () => {\n  afterEach(() => {\n    jest.restoreAllMocks()\n  })\n")),
    "a fake of the other runner": (FAKE, FAKE.replace("jest", "vi")),
}  # fmt: skip

FALLS = {
    "of the subject": (PLAIN, replaced(PLAIN, "  expect", "  jest.spyOn(orders, 'total').mockReturnValue(3)\n  expect")),
    "of what the subject needs": (PLAIN, replaced(PLAIN, "  expect", "  vi.spyOn(orders, 'rate').mockReturnValue(3)\n  expect")),
    "of the subject, in a hook": (PLAIN, "beforeEach(() => {\n  jest.spyOn(orders, 'total').mockReturnValue(3)\n})\n\n" + PLAIN),
    "with another value": (INSIDE, INSIDE.replace("Value(3)", "Value(4)")),
    "of something else": (INSIDE, INSIDE.replace("mail, 'send'", "orders, 'place'")),
    "in the place of the real one": (FAKE, replaced(FAKE, "place('pen', send)", "jest.fn()('pen', send)")),
}  # fmt: skip


@pytest.mark.parametrize("name", STANDS)
def test_a_spy_made_another_way_is_left_alone(name: str) -> None:
    base, current = STANDS[name]
    assert verdict("test/a.test.ts", HEAD + base, HEAD + current) == "unchanged"


@pytest.mark.parametrize("name", FALLS)
def test_a_spy_of_something_else_is_noticed(name: str) -> None:
    base, current = FALLS[name]
    assert verdict("test/a.test.ts", HEAD + base, HEAD + current) == "changed"
