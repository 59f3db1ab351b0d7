"""Texts that name a place in the code, such as what a stand-in takes the place of, follow code that moved."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from intervention.judgement import Change
from tests.unit.judgement.tables import Files, change, judged, replaced

Scene = tuple[Files, Files, dict[str, Change]]

MAIL = "def send(to, text):\n    raise NotImplementedError\n"
ORDERS = "from app.mail import send\n\n\ndef place(item):\n    send(item, 'thanks')\n    return 3\n"
PYTHON = "from unittest.mock import patch\n\nfrom app.orders import place\n\n\ndef test_place():\n    with patch('app.mail.send') as send:\n        assert place('pen') == 3\n    send.assert_called_once_with('pen', 'thanks')\n"
DECORATED = "from unittest import mock\n\nfrom app.orders import place\n\n\n@mock.patch('app.mail.send', return_value=None)\ndef test_place(send):\n    assert place('pen') == 3\n    send.assert_called_once_with('pen', 'thanks')\n"
FIXTURE = "from app.orders import place\n\n\ndef test_place(monkeypatch):\n    monkeypatch.setattr('app.mail.send', lambda to, text: None)\n    assert place('pen') == 3\n"
MOVED = {"app/mail.py": change(MAIL, None), "app/notify/mail.py": change(None, MAIL)}
JEST = "import { place } from '../src/orders'\n\njest.mock('../src/mail', () => ({ send: jest.fn() }))\n\ntest('place', () => {\n  expect(place('pen')).toBe(3)\n})\n"
SCRIPT = "export function send(to, text) {\n  throw new Error()\n}\n"
SCRIPT_MOVED = {"src/mail.ts": change(SCRIPT, None), "src/notify/mail.ts": change(None, SCRIPT)}
FOLDER_MOVED = {"src/mail.ts": change(SCRIPT, None), "src/mail/index.ts": change(None, SCRIPT)}
SPLIT = {
    "src/mail.ts": change(SCRIPT + "export const RATE = 3\n", "export const RATE = 3\n"),
    "src/sending.ts": change(None, SCRIPT),
}


def python(text: str, old: str, new: str, business: dict[str, Change]) -> Scene:
    return {"tests/test_a.py": text}, {"tests/test_a.py": replaced(text, old, new)}, business


def script(text: str, old: str, new: str, business: dict[str, Change]) -> Scene:
    return {"test/a.test.ts": text}, {"test/a.test.ts": replaced(text, old, new)}, business


FOLLOWS: dict[str, Scene] = {
    "a module that moved, in a block": python(PYTHON, "app.mail", "app.notify.mail", MOVED),
    "a module that moved, in a decorator": python(DECORATED, "app.mail", "app.notify.mail", MOVED),
    "a module that moved, in a fixture's method": python(FIXTURE, "app.mail", "app.notify.mail", MOVED),
    "a module that was renamed": python(PYTHON, "app.mail", "app.post", {"app/mail.py": change(MAIL, None), "app/post.py": change(None, MAIL)}),
    "a package that was renamed": python(PYTHON, "app.", "shop.", {f"{package}/{name}.py": change(*sides) for name, text in (("mail", MAIL), ("orders", ORDERS)) for package, sides in (("app", (text, None)), ("shop", (None, text)))}),
    "a module that became a package": python(PYTHON, "app.mail", "app.mail.smtp", {"app/mail.py": change(MAIL, None), "app/mail/smtp.py": change(None, MAIL), "app/mail/__init__.py": change(None, "")}),
    "below a folder of sources": python(PYTHON, "app.mail", "app.notify.mail", {f"src/{path}": one for path, one in MOVED.items()}),
    "a function that moved and is still known under its old place": python(PYTHON, "app.mail", "app.notify.mail", {"app/mail.py": change(MAIL, "from app.notify.mail import send\n"), "app/notify/mail.py": change(None, MAIL)}),
    "the module that uses it": (
        {"tests/test_a.py": replaced(PYTHON, "app.mail.send", "app.orders.send")},
        {"tests/test_a.py": replaced(replaced(PYTHON, "app.mail.send", "app.checkout.send"), "app.orders import", "app.checkout import")},
        {"app/orders.py": change(ORDERS + "\n\nRATE = 3\n", "RATE = 3\n"), "app/checkout.py": change(None, ORDERS)},
    ),
    "a module that is loaded by its name": python(replaced(PYTHON, "from app.orders import place", "import importlib\n\nplace = importlib.import_module('app.orders').place"), "app.orders", "app.checkout", {"app/orders.py": change(ORDERS, None), "app/checkout.py": change(None, ORDERS)}),
    "jest": script(JEST, "'../src/mail'", "'../src/notify/mail'", SCRIPT_MOVED),
    "vitest": script(JEST.replace("jest", "vi"), "'../src/mail'", "'../src/notify/mail.js'", SCRIPT_MOVED),
    "a folder's index": script(JEST, "'../src/mail'", "'../src/mail/index'", FOLDER_MOVED),
    "an alias": script(JEST.replace("../src", "@"), "'@/mail'", "'@/notify/mail'", SCRIPT_MOVED),
    "part of a module": script(JEST, "'../src/mail'", "'../src/sending'", SPLIT),
    "the actual module in a factory": script(replaced(JEST, "({ send", "({ ...jest.requireActual('../src/mail'), send"), "'../src/mail'", "'../src/notify/mail'", SCRIPT_MOVED),
    "a test that moved itself": ({"test/a.test.ts": JEST}, {"test/a.test.ts": None, "test/unit/a.test.ts": JEST.replace("'../src", "'../../src")}, {}),
}  # fmt: skip

STAYS: dict[str, Scene] = {
    "nothing moved": python(PYTHON, "app.mail", "app.notify.mail", {}),
    "another function of the module": python(PYTHON, "app.mail.send", "app.notify.mail.place", MOVED),
    "the subject": python(PYTHON, "app.mail.send", "app.orders.place", MOVED),
    "the subject, which bears the name": python(PYTHON.replace("as send", "as sent").replace("send.assert", "sent.assert").replace("place", "send"), "app.mail.send", "app.orders.send", {"app/mail.py": change(MAIL, None), "app/orders.py": change(MAIL, MAIL + "\n\nRATE = 3\n")}),
    "a module that is still what it was": python(PYTHON, "app.mail", "app.notify.mail", {"app/mail.py": change(MAIL, MAIL + "\n\nRATE = 3\n"), "app/notify/mail.py": change(None, MAIL)}),
    "two modules it may have moved to": ({"tests/test_a.py": PYTHON}, {"tests/test_a.py": replaced(PYTHON, "app.mail", "app.notify.mail") + "\n\ndef test_b():\n    with patch('app.post.send'):\n        assert place('ink') == 3\n"}, {**MOVED, "app/post.py": change(None, MAIL)}),
    "moved, and returning something else": python(DECORATED, "'app.mail.send', return_value=None", "'app.notify.mail.send', return_value=3", MOVED),
    "a text that names no place": python(replaced(PYTHON, "'thanks'", "'app.mail.send'"), "'app.mail.send')\n", "'app.notify.mail.send')\n", MOVED),
    "the subject in jest": script(JEST, "'../src/mail'", "'../src/orders'", SCRIPT_MOVED),
    "the subject in jest, which changed": script(JEST, "'../src/mail'", "'../src/orders'", {"src/mail.ts": change(SCRIPT, None), "src/orders.ts": change("export function place() {}\n", SCRIPT)}),
    "another module of the name in jest": script(JEST, "'../src/mail'", "'../src/notify/mail'", {}),
    "a stand-in that came along": script(JEST, "jest.mock(", "jest.mock('../src/orders', () => ({ place: () => 3 }))\njest.mock(", SCRIPT_MOVED),
}  # fmt: skip


@pytest.mark.parametrize("name", FOLLOWS)
def test_a_place_follows_the_code(name: str) -> None:
    assert set(judged(*FOLLOWS[name]).values()) == {"unchanged"}


@pytest.mark.parametrize("name", STAYS)
def test_another_place_is_a_change(name: str) -> None:
    assert "changed" in judged(*STAYS[name]).values()
