"""A test that goes from one runner's words to another's demands the same; it may not lose anything on the way."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import verdict

HEAD = "import unittest\nfrom unittest.mock import patch\n\nimport pytest\n\nfrom app.orders import Order, discount, place\n\n\n"
RAISES = "class TestDiscount(unittest.TestCase):\n    def test_refuses(self):\n        with self.assertRaises(ValueError) as caught:\n            discount(-1)\n        self.assertEqual(str(caught.exception), 'negative')\n"
RAISES_NOW = "def test_refuses():\n    with pytest.raises(ValueError) as caught:\n        discount(-1)\n    assert str(caught.value) == 'negative'\n"
MATCHES = "class TestDiscount(unittest.TestCase):\n    def test_refuses(self):\n        with self.assertRaisesRegex(ValueError, 'negative'):\n            discount(-1)\n"
MATCHES_NOW = "def test_refuses():\n    with pytest.raises(ValueError, match='negative'):\n        discount(-1)\n"
ROWS = "class TestDiscount(unittest.TestCase):\n    def test_rows(self):\n        for price, want in ((10, 9), (20, 18)):\n            with self.subTest(price=price):\n                order = Order(price)\n                order.apply()\n                self.assertEqual(order.total, want)\n"
ROWS_NOW = "@pytest.mark.parametrize(('price', 'want'), [(10, 9), (20, 18)])\ndef test_rows(price, want):\n    order = Order(price)\n    order.apply()\n    assert order.total == want\n"
QUIET = "@pytest.fixture\ndef quiet():\n    with patch('app.mail.send'):\n        yield\n\n\ndef test_place(quiet):\n    assert place('pen') == 3\n"
ASKED = QUIET.replace("def test_place(quiet)", "@pytest.mark.usefixtures('quiet')\ndef test_place()")
FROZEN = "def test_place():\n    with freeze_time('2030-01-01'):\n        assert place('pen') == 3\n"
SETTINGS = "class TestPlace(TestCase):\n    def test_place(self):\n        with override_settings(RATE=3):\n            self.assertEqual(place('pen'), 3)\n"
PLAIN = "def test_place():\n    assert place('pen') == 3\n"
JEST = "import { place } from '../src/orders'\n\njest.mock('../src/mail', () => ({ send: jest.fn() }))\n\nbeforeEach(() => {\n  jest.useFakeTimers()\n  jest.clearAllMocks()\n})\n\nit('places', () => {\n  expect(place('pen')).toBe(3)\n})\n"

STANDS = {
    "errors": (RAISES, RAISES_NOW),
    "errors, the other way": (RAISES_NOW, RAISES),
    "errors that say something": (MATCHES, MATCHES_NOW),
    "errors that say something, the other way": (MATCHES_NOW, MATCHES),
    "errors of what gets a name": (MATCHES_NOW.replace("        discount", "        result = discount"), MATCHES_NOW),
    "rows": (ROWS, ROWS_NOW),
    "a fixture that is asked for by a mark": (QUIET, ASKED),
    "a fixture that is asked for by name": (ASKED, QUIET),
    "a fixture that a class asks for": (QUIET, QUIET.replace("def test_place(quiet):\n    assert", "@pytest.mark.usefixtures('quiet')\nclass TestPlace:\n    def test_place(self):\n        assert")),
    "a clock in a decorator": (FROZEN, "@freeze_time('2030-01-01')\ndef test_place():\n    assert place('pen') == 3\n"),
    "a clock in a block": ("@freeze_time('2030-01-01')\ndef test_place():\n    assert place('pen') == 3\n", FROZEN),
    "settings in a decorator": (SETTINGS, "class TestPlace(TestCase):\n    @override_settings(RATE=3)\n    def test_place(self):\n        self.assertEqual(place('pen'), 3)\n"),
    "settings of a class": (SETTINGS, "@override_settings(RATE=3)\nclass TestPlace(TestCase):\n    def test_place(self):\n        self.assertEqual(place('pen'), 3)\n"),
    "settings of a test": (SETTINGS, SETTINGS.replace("override_settings", "self.settings")),
}  # fmt: skip

FALLS = {
    "any error": (RAISES, RAISES_NOW.replace("ValueError", "Exception")),
    "another text of the error": (RAISES, RAISES_NOW.replace("'negative'", "'n'")),
    "no text of the error": (RAISES, RAISES_NOW.replace("    assert str(caught.value) == 'negative'\n", "")),
    "less of the text of the error": (MATCHES, MATCHES_NOW.replace("'negative'", "'.*'")),
    "nothing of the text of the error": (MATCHES, MATCHES_NOW.replace(", match='negative'", "")),
    "another member of the error": (RAISES, RAISES_NOW.replace("caught.value", "caught.type")),
    "the error swallowed": (RAISES, "def test_refuses():\n    try:\n        discount(-1)\n    except ValueError as caught:\n        assert str(caught) == 'negative'\n"),
    "a row less": (ROWS, ROWS_NOW.replace(", (20, 18)", "")),
    "another fixture": (ASKED, ASKED.replace("@pytest.mark.usefixtures('quiet')", "@pytest.mark.usefixtures('other')")),
    "a fixture that stands in for the subject": (PLAIN, ASKED.replace("app.mail.send", "app.orders.place")),
    "a fixture that is not at hand": (PLAIN, "@pytest.mark.usefixtures('quiet')\n" + PLAIN),
    "a fixture that skips": (QUIET, ASKED.replace("    with patch('app.mail.send'):\n        yield\n", "    pytest.skip()\n")),
    "a clock that was not there": (PLAIN, "@freeze_time('2030-01-01')\n" + PLAIN),
    "another time": (FROZEN, FROZEN.replace("2030", "2031")),
    "other settings": (SETTINGS, SETTINGS.replace("RATE=3", "RATE=4")),
    "errors swallowed by a decorator": (PLAIN, "@contextlib.suppress(AssertionError)\n" + PLAIN),
}  # fmt: skip


@pytest.mark.parametrize("name", STANDS)
def test_what_is_said_in_other_words_is_left_alone(name: str) -> None:
    base, current = STANDS[name]
    assert verdict("tests/test_a.py", HEAD + base, HEAD + current) == "unchanged"


@pytest.mark.parametrize("name", FALLS)
def test_what_is_lost_on_the_way_is_noticed(name: str) -> None:
    base, current = FALLS[name]
    assert verdict("tests/test_a.py", HEAD + base, HEAD + current) == "changed"


def test_scripts_may_go_from_one_runner_to_the_other() -> None:
    vitest = "import { vi } from 'vitest'\n" + JEST.replace("jest.", "vi.")
    assert verdict("test/a.test.ts", JEST, vitest) == "unchanged"
    assert verdict("test/a.test.ts", vitest, JEST) == "unchanged"
    assert verdict("test/a.test.ts", JEST, vitest.replace("src/mail", "src/orders")) == "changed"


def test_a_variable_that_is_called_like_a_runner_is_a_variable() -> None:
    base = "it('sums', () => {\n  for (const vi of [1, 2]) {\n    expect(vi.total()).toBe(1)\n  }\n})\n"
    assert verdict("test/a.test.ts", base, base.replace("[1, 2]", "[1, 3]")) == "changed"
    assert verdict("test/a.test.ts", base, base.replace("vi", "one")) == "unchanged"
