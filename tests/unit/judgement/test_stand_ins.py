"""Stand-ins (patches, mocks, spies) may be put in place another way; over what they are in force is part of the demand."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import verdict

HEAD = "from unittest.mock import MagicMock, Mock, call, patch\n\nimport pytest\n\nfrom app import mail, orders\nfrom app.orders import Order, discount, place\n\n\n"
BLOCK = "def test_place():\n    with patch('app.mail.send') as send:\n        place('pen')\n    send.assert_called_once_with('pen')\n"
DECORATED = (
    "@patch('app.mail.send')\ndef test_place(send):\n    place('pen')\n    send.assert_called_once_with('pen')\n"
)
RESULT = "def test_place():\n    with patch('app.mail.send', return_value=3):\n        result = place('pen')\n    assert result == 3\n"
STATE = "def test_place():\n    order = Order('pen')\n    with patch('app.mail.send') as send:\n        order.place()\n    assert order.state == 'placed'\n    send.assert_called_once()\n"
TWO = "def test_place():\n    with patch('app.mail.send') as send, patch('app.mail.log') as log:\n        place('pen')\n        assert send.call_args == call('pen')\n        log.assert_not_called()\n"
OBJECT = "def test_place():\n    with patch.object(mail, 'send', return_value=3) as send:\n        assert place('pen') == 3\n    assert send.called\n"
CLASS = "class TestPlace(unittest.TestCase):\n    def test_pen(self):\n        with patch('app.mail.send') as send:\n            place('pen')\n            send.assert_called_once_with('pen')\n\n    def test_ink(self):\n        with patch('app.mail.send') as send:\n            place('ink')\n            send.assert_called_once_with('ink')\n"
SET_UP = "class TestPlace(unittest.TestCase):\n    def setUp(self):\n        patcher = patch('app.mail.send')\n        self.send = patcher.start()\n        self.addCleanup(patcher.stop)\n\n    def test_pen(self):\n        place('pen')\n        self.send.assert_called_once_with('pen')\n\n    def test_ink(self):\n        place('ink')\n        self.send.assert_called_once_with('ink')\n"
TORN_DOWN = "class TestPlace(unittest.TestCase):\n    def setUp(self):\n        self.patcher = patch('app.mail.send')\n        self.send = self.patcher.start()\n\n    def tearDown(self):\n        self.patcher.stop()\n\n    def test_pen(self):\n        place('pen')\n        self.send.assert_called_once_with('pen')\n\n    def test_ink(self):\n        place('ink')\n        self.send.assert_called_once_with('ink')\n"
ENTERED = "class TestPlace(unittest.TestCase):\n    def setUp(self):\n        self.send = self.enterContext(patch('app.mail.send'))\n\n    def test_pen(self):\n        place('pen')\n        self.send.assert_called_once_with('pen')\n\n    def test_ink(self):\n        place('ink')\n        self.send.assert_called_once_with('ink')\n"
ON_CLASS = "@patch('app.mail.send')\nclass TestPlace(unittest.TestCase):\n    def test_pen(self, send):\n        place('pen')\n        send.assert_called_once_with('pen')\n\n    def test_ink(self, send):\n        place('ink')\n        send.assert_called_once_with('ink')\n"
FIXTURE = "@pytest.fixture\ndef send():\n    with patch('app.mail.send') as send:\n        yield send\n\n\ndef test_place(send):\n    place('pen')\n    send.assert_called_once_with('pen')\n"
SPLIT_CLASS = "@pytest.fixture\ndef send():\n    with patch('app.mail.send') as send:\n        yield send\n\n\ndef test_pen(send):\n    place('pen')\n    send.assert_called_once_with('pen')\n\n\ndef test_ink(send):\n    place('ink')\n    send.assert_called_once_with('ink')\n"
ROWS = "@pytest.mark.parametrize('item', ['pen', 'ink'])\n@patch('app.mail.send')\ndef test_place(send, item):\n    assert place(item) == 3\n    send.assert_called_once_with(item)\n"
LOOP = "def test_place():\n    for item in ('pen', 'ink'):\n        with patch('app.mail.send') as send:\n            assert place(item) == 3\n            send.assert_called_once_with(item)\n"
FAKE = "def test_place(monkeypatch):\n    send = Mock(return_value=3)\n    monkeypatch.setattr('app.mail.send', send)\n    assert place('pen') == 3\n    send.assert_called_once_with('pen')\n"
FAKE_BLOCK = "def test_place():\n    with patch('app.mail.send', return_value=3) as send:\n        assert place('pen') == 3\n        send.assert_called_once_with('pen')\n"
FUNCTION = "def test_place(monkeypatch):\n    monkeypatch.setattr(mail, 'send', lambda item: 3)\n    assert place('pen') == 3\n"
ENVIRONMENT = "def test_place(monkeypatch):\n    monkeypatch.setenv('RATE', '3')\n    assert place('pen') == 3\n"
OWN = "def test_discount():\n    assert discount(10) == 9\n"
KEPT = "def test_discount():\n    result = discount(10)\n    assert result == 9\n"
OTHER = "def test_discount():\n    assert discount(10) == 9\n    with patch('app.orders.discount', return_value=9):\n        place('pen')\n        assert orders.total == 9\n"
STACK = "def test_place():\n    with contextlib.ExitStack() as stack:\n        send = stack.enter_context(patch('app.mail.send'))\n        log = stack.enter_context(patch('app.mail.log'))\n        place('pen')\n        assert send.call_args == call('pen')\n        log.assert_not_called()\n"
HELPER = "@contextlib.contextmanager\ndef mailing(name='app.mail.send'):\n    with patch(name) as send:\n        yield send\n\n\ndef test_place():\n    with mailing() as send:\n        place('pen')\n    send.assert_called_once_with('pen')\n"
HELPED = "def act():\n    return discount(10)\n\n\ndef test_discount():\n    assert act() == 9\n"
PROPERTY = "def test_total():\n    order = Order('pen')\n    assert order.total == 9\n"

STANDS = {
    "a block as a decorator": (BLOCK, DECORATED),
    "a decorator as a block": (DECORATED, BLOCK),
    "its method renamed on import": (BLOCK, DECORATED.replace("@patch", "@mock.patch").replace("@", "from unittest import mock\n\n\n@", 1)),
    "the result looked at inside of the block": (RESULT, RESULT.replace("    assert", "        assert")),
    "the result and a decorator": (RESULT, "@patch('app.mail.send', return_value=3)\ndef test_place(_send):\n    result = place('pen')\n    assert result == 3\n"),
    "the value inline and a decorator": (RESULT, "@patch('app.mail.send', return_value=3)\ndef test_place(_send):\n    assert place('pen') == 3\n"),
    "an object made before the block": (STATE, "@patch('app.mail.send')\ndef test_place(send):\n    order = Order('pen')\n    order.place()\n    assert order.state == 'placed'\n    send.assert_called_once()\n"),
    "two at once, in the order of decorators": (TWO, "@patch('app.mail.log')\n@patch('app.mail.send')\ndef test_place(send, log):\n    place('pen')\n    assert send.call_args == call('pen')\n    log.assert_not_called()\n"),
    "two at once, one in the other": (TWO, "def test_place():\n    with patch('app.mail.log') as log:\n        with patch('app.mail.send') as send:\n            place('pen')\n    assert send.call_args == call('pen')\n    log.assert_not_called()\n"),
    "two at once, on a stack": (TWO, STACK),
    "of an object's member": (OBJECT, "@patch.object(mail, 'send', return_value=3)\ndef test_place(send):\n    assert place('pen') == 3\n    assert send.called\n"),
    "of an object's member, by monkeypatch": (OBJECT, "def test_place(monkeypatch):\n    send = Mock(return_value=3)\n    monkeypatch.setattr(mail, 'send', send)\n    assert place('pen') == 3\n    assert send.called\n"),
    "of an object's member, by mocker": (OBJECT, "def test_place(mocker):\n    send = mocker.patch.object(mail, 'send', return_value=3)\n    assert place('pen') == 3\n    assert send.called\n"),
    "monkeypatch as a block": (FAKE, FAKE_BLOCK),
    "a block as monkeypatch": (FAKE_BLOCK, FAKE),
    "a block as mocker": (FAKE_BLOCK, "def test_place(mocker):\n    send = mocker.patch('app.mail.send', return_value=3)\n    assert place('pen') == 3\n    send.assert_called_once_with('pen')\n"),
    "monkeypatch's own block": (FAKE, FAKE.replace("    monkeypatch.setattr('app.mail.send', send)\n    assert", "    with monkeypatch.context() as patches:\n        patches.setattr('app.mail.send', send)\n        assert")),
    "a function by patch": (FUNCTION, "def test_place():\n    with patch.object(mail, 'send', lambda item: 3):\n        assert place('pen') == 3\n"),
    "a function of its own": (FUNCTION, "def test_place(monkeypatch):\n    def send(item):\n        return 3\n\n    monkeypatch.setattr(mail, 'send', send)\n    assert place('pen') == 3\n"),
    "blocks as set-up": (CLASS, SET_UP),
    "blocks as set-up and tear-down": (CLASS, TORN_DOWN),
    "tear-down as clean-up": (TORN_DOWN, SET_UP),
    "tear-down as a context": (TORN_DOWN, ENTERED),
    "set-up as blocks": (SET_UP, CLASS),
    "set-up as a decorator of the class": (SET_UP, ON_CLASS),
    "blocks as a decorator of the class": (CLASS, ON_CLASS),
    "a class as functions with a fixture": (SET_UP, SPLIT_CLASS),
    "a block as a fixture": (BLOCK, FIXTURE),
    "a fixture as a decorator": (FIXTURE, DECORATED),
    "a loop as rows": (LOOP, ROWS),
    "rows as a loop": (ROWS, LOOP),
    "a helper that is a context": (BLOCK, "def mailing():\n    return patch('app.mail.send')\n\n\ndef test_place():\n    with mailing() as send:\n        place('pen')\n    send.assert_called_once_with('pen')\n"),
    "the environment by patch": (ENVIRONMENT, "@patch.dict('os.environ', {'RATE': '3'})\ndef test_place():\n    assert place('pen') == 3\n"),
    "the environment by a block": (ENVIRONMENT, "def test_place():\n    with patch.dict(os.environ, {'RATE': '3'}):\n        assert place('pen') == 3\n"),
    "a helper that acts in a block": (RESULT, "def act():\n    with patch('app.mail.send', return_value=3):\n        return place('pen')\n\n\ndef test_place():\n    assert act() == 3\n"),
    "told at once what to give": (RESULT, "@patch('app.mail.send')\ndef test_place(send):\n    send.return_value = 3\n    assert place('pen') == 3\n"),
    "told by its maker what to give": (FAKE.replace("Mock(return_value=3)", "Mock()\n    send.return_value = 3"), FAKE),
    "several members of a place": ("def test_place():\n    with patch.multiple('app.mail', send=3, log=4):\n        assert place('pen') == 3\n", "@patch('app.mail.log', 4)\n@patch('app.mail.send', 3)\ndef test_place():\n    assert place('pen') == 3\n"),
    "a place that is put together": ("MODULE = 'app.mail'\n\n\n" + BLOCK.replace("'app.mail.send'", "f'{MODULE}.send'"), "MODULE = 'app.mail'\n\n\n" + DECORATED.replace("'app.mail.send'", "f'{MODULE}.send'")),
    "a helper that is a block of its own": (BLOCK, HELPER),
    "a block in the place of a helper": (HELPER, BLOCK),
    "a helper that gives the mock": (BLOCK, "def act():\n    with patch('app.mail.send') as send:\n        place('pen')\n    return send\n\n\ndef test_place():\n    send = act()\n    send.assert_called_once_with('pen')\n"),
    "a class as a function with a fixture that puts a mock in place": (ON_CLASS, "@pytest.fixture\ndef send(monkeypatch):\n    send = Mock()\n    monkeypatch.setattr('app.mail.send', send)\n    return send\n\n\ndef test_pen(send):\n    place('pen')\n    send.assert_called_once_with('pen')\n\n\ndef test_ink(send):\n    place('ink')\n    send.assert_called_once_with('ink')\n"),
    "over a file that is read afterwards": ("def test_place(tmp_path):\n    with patch('app.mail.send'):\n        place(tmp_path)\n    assert tmp_path.joinpath('a').read_text() == 'pen'\n", "@patch('app.mail.send')\ndef test_place(_, tmp_path):\n    place(tmp_path)\n    assert (tmp_path / 'a').read_text() == 'pen'\n"),
    "the environment emptied": ("def test_place():\n    with patch.dict(os.environ, {'RATE': '3'}, clear=True):\n        assert place('pen') == 3\n", "@patch.dict('os.environ', {'RATE': '3'}, clear=True)\ndef test_place():\n    assert place('pen') == 3\n"),
    "a new test with one": (OWN, OWN + "\n\n" + DECORATED),
}  # fmt: skip

FALLS = {
    "one around the subject's result": (KEPT, "def test_discount():\n    with patch('app.orders.discount', return_value=9):\n        result = orders.discount(10)\n    assert result == 9\n"),
    "one around the result": (KEPT, "def test_discount():\n    with patch('app.orders.rate', return_value=9):\n        result = discount(10)\n    assert result == 9\n"),
    "one around the assertion": (OWN, "def test_discount():\n    with patch('app.orders.discount', return_value=9):\n        assert discount(10) == 9\n"),
    "a decorator": (OWN, "@patch('app.orders.discount', return_value=9)\ndef test_discount(_):\n    assert discount(10) == 9\n"),
    "a decorator that takes another's place": (DECORATED, DECORATED.replace("app.mail.send", "app.orders.place")),
    "a decorator beside the one that was there": (DECORATED, DECORATED.replace("def test_place(send)", "@patch('app.orders.place')\ndef test_place(_, send)")),
    "another value": (RESULT, "@patch('app.mail.send', return_value=4)\ndef test_place(_):\n    result = place('pen')\n    assert result == 3\n"),
    "another value, set later": (FAKE_BLOCK, FAKE_BLOCK.replace("        assert", "        send.return_value = 4\n        assert")),
    "extended over an assertion before it": (OTHER, "@patch('app.orders.discount', return_value=9)\ndef test_discount(_):\n    assert discount(10) == 9\n    place('pen')\n    assert orders.total == 9\n"),
    "extended over a result before it": ("def test_discount():\n    result = discount(10)\n    with patch('app.orders.discount', return_value=9):\n        place('pen')\n    assert result == 9\n", "@patch('app.orders.discount', return_value=9)\ndef test_discount(_):\n    result = discount(10)\n    place('pen')\n    assert result == 9\n"),
    "extended over an assertion behind it": ("def test_discount():\n    with patch('app.orders.discount', return_value=9):\n        place('pen')\n    assert discount(10) == 9\n", "@patch('app.orders.discount', return_value=9)\ndef test_discount(_):\n    place('pen')\n    assert discount(10) == 9\n"),
    "started and not ended": (OWN, "def test_discount():\n    patch('app.orders.discount', return_value=9).start()\n    assert discount(10) == 9\n"),
    "started in set-up": ("class TestA(unittest.TestCase):\n    def test_a(self):\n        assert discount(10) == 9\n", "class TestA(unittest.TestCase):\n    def setUp(self):\n        patch('app.orders.discount', return_value=9).start()\n\n    def test_a(self):\n        assert discount(10) == 9\n"),
    "on a class": ("class TestA(unittest.TestCase):\n    def test_a(self):\n        assert discount(10) == 9\n", "@patch('app.orders.discount', lambda price: 9)\nclass TestA(unittest.TestCase):\n    def test_a(self):\n        assert discount(10) == 9\n"),
    "from a fixture": (OWN, "@pytest.fixture\ndef quiet():\n    with patch('app.orders.discount', return_value=9):\n        yield\n\n\ndef test_discount(quiet):\n    assert discount(10) == 9\n"),
    "by monkeypatch, inside another block": (OWN, "def test_discount(monkeypatch):\n    with open('a'):\n        monkeypatch.setattr('app.orders.discount', lambda price: 9)\n    assert discount(10) == 9\n"),
    "by monkeypatch, on a stack that does not end it": (OWN, "def test_discount(monkeypatch):\n    with contextlib.ExitStack():\n        monkeypatch.setattr('app.orders.discount', lambda price: 9)\n    assert discount(10) == 9\n"),
    "on a stack, with a block in between": (OWN, "def test_discount():\n    with contextlib.ExitStack() as stack:\n        with open('a'):\n            stack.enter_context(patch('app.orders.discount', lambda price: 9))\n        assert discount(10) == 9\n"),
    "around what a helper gives": (HELPED, HELPED.replace("    return", "    with patch('app.orders.rate', return_value=9):\n        return")),
    "of a property": (PROPERTY, PROPERTY.replace("    assert", "    with patch.object(Order, 'total', 9):\n        assert")),
    "of what a property needs, by monkeypatch": (PROPERTY, PROPERTY.replace("()", "(monkeypatch)", 1).replace("    assert", "    monkeypatch.setattr('app.orders.rate', 9)\n    assert")),
    "of an operator": ("def test_a():\n    assert 3 in orders\n", "def test_a():\n    with patch.object(orders, '__contains__', lambda *_: True):\n        assert 3 in orders\n"),
    "of what a function needs that is named like an assertion": ("def test_a():\n    assert verify('pen')\n", "def test_a():\n    with patch('app.orders.rate', 9):\n        assert verify('pen')\n"),
    "of reading itself": ("def test_a(tmp_path):\n    assert (tmp_path / 'a').read_text() == 'pen'\n", "def test_a(tmp_path):\n    with patch('pathlib.Path.read_text', return_value='pen'):\n        assert (tmp_path / 'a').read_text() == 'pen'\n"),
    "started where a parameter gets its default": (OWN, OWN.replace("()", "(_=patch('app.orders.discount', lambda price: 9).start())", 1)),
    "started in a comprehension": (OWN, OWN.replace("    assert", "    [patch(name, lambda price: 9).start() for name in ['app.orders.discount']]\n    assert")),
    "started in a function that is handed on": (OWN, OWN.replace("    assert", "    list(map(lambda name: patch(name, lambda price: 9).start(), ['app.orders.discount']))\n    assert")),
    "started for a class": ("class TestA:\n    def test_a(self):\n        assert discount(10) == 9\n", "class TestA:\n    @classmethod\n    def setup_class(cls):\n        patch('app.orders.discount', lambda price: 9).start()\n\n    def test_a(self):\n        assert discount(10) == 9\n"),
    "in a helper that is a block": (OWN, HELPER.replace("mailing() as send", "mailing('app.orders.discount')").replace("place('pen')", "assert discount(10) == 9").replace("    send.assert_called_once_with('pen')\n", "")),
    "in a helper that swallows errors": (BLOCK.replace("    send", "        send"), HELPER.replace("    with patch(name) as send:\n        yield send", "    with patch(name) as send, contextlib.suppress(AssertionError):\n        yield send").replace("    send.a", "        send.a")),
    "in a helper that catches errors": (BLOCK.replace("    send", "        send"), HELPER.replace("        yield send", "        try:\n            yield send\n        except AssertionError:\n            pass").replace("    send.a", "        send.a")),
    "in a helper with a patch of this file": (BLOCK.replace("    send", "        send"), "def patch(name):\n    return contextlib.suppress(AssertionError)\n\n\n" + HELPER.replace("    send.a", "        send.a")),
    "in a helper that demands no more": (HELPER.replace("        yield send", "        yield send\n    send.assert_called_once_with('pen')"), HELPER.replace("    send.assert_called_once_with('pen')\n", "")),
    "told what to give after the code has run": ("def test_place():\n    with patch('app.mail.send') as send:\n        result = place('pen')\n        assert send.called\n    assert result == 3\n", "@patch('app.mail.send')\ndef test_place(send):\n    send.return_value = 3\n    result = place('pen')\n    assert send.called\n    assert result == 3\n"),
    "told to give something else": (FAKE, FAKE.replace("Mock(return_value=3)", "Mock()\n    send.return_value = 4")),
    "told what to give too late": (FAKE.replace("Mock(return_value=3)", "Mock()\n    send.return_value = 3"), FAKE.replace("Mock(return_value=3)", "Mock()").replace("    send.assert", "    send.return_value = 3\n    send.assert")),
    "told something that its result does not tell": (FAKE, FAKE.replace("    assert", "    send.call_count = 1\n    assert").replace("send.assert_called_once_with('pen')", "assert send.call_count == 1")),
    "of a member more": (OWN, "def test_discount():\n    with patch.multiple('app.orders', discount=lambda price: 9):\n        assert discount(10) == 9\n"),
    "of entries that are not known": (OWN, "def test_discount():\n    with patch.dict(orders.rates, prepared()):\n        assert discount(10) == 9\n"),
    "the environment no longer emptied": ("def test_place():\n    with patch.dict(os.environ, {'RATE': '3'}, clear=True):\n        assert place('pen') == 3\n", "@patch.dict('os.environ', {'RATE': '3'})\ndef test_place():\n    assert place('pen') == 3\n"),
    "in a branch": (OWN, "def test_discount(monkeypatch):\n    if place:\n        monkeypatch.setattr('app.orders.discount', lambda price: 9)\n    assert discount(10) == 9\n"),
    "errors swallowed on a stack": (TWO, "def test_place():\n    with contextlib.ExitStack() as stack:\n        send = stack.enter_context(patch('app.mail.send'))\n        log = stack.enter_context(patch('app.mail.log'))\n        stack.enter_context(contextlib.suppress(AssertionError))\n        place('pen')\n        assert send.call_args == call('pen')\n        log.assert_not_called()\n"),
    "errors swallowed by what is pushed on a stack": (TWO, STACK.replace("        place(", "        stack.push(lambda *_: True)\n        place(")),
    "errors swallowed by what is done to a stack elsewhere": (TWO, STACK.replace("        place(", "        prepare(stack)\n        place(")),
    "errors swallowed beside it": (BLOCK, "def test_place():\n    with patch('app.mail.send') as send, contextlib.suppress(Exception):\n        place('pen')\n        send.assert_called_once_with('pen')\n"),
    "errors swallowed in its place": (BLOCK, "def test_place():\n    with contextlib.suppress(Exception):\n        place('pen')\n        send.assert_called_once_with('pen')\n"),
    "an error demanded in its place": (BLOCK, "def test_place():\n    with pytest.raises(Exception) as send:\n        place('pen')\n    assert send\n"),
    "a patch of the project's own": (BLOCK, BLOCK.replace("def test", "from tests.quiet import patch\n\n\ndef test", 1)),
    "a patch of this file": (BLOCK, "@contextlib.contextmanager\ndef patch(name):\n    try:\n        yield Mock()\n    except BaseException:\n        pass\n\n\n" + BLOCK),
    "skipped in passing": (BLOCK, DECORATED.replace("def test", "@pytest.mark.skip\ndef test")),
    "skipped by a decorator of the same shape": (BLOCK, DECORATED.replace("@patch('app.mail.send')", "@pytest.mark.skipif('app.mail.send')")),
    "another call demanded": (BLOCK, DECORATED.replace("assert_called_once_with('pen')", "assert_called_once()")),
    "another call demanded of the mock": (BLOCK, DECORATED.replace("once_with('pen')", "once_with('ink')")),
    "the mocks exchanged": (TWO, "@patch('app.mail.send')\n@patch('app.mail.log')\ndef test_place(send, log):\n    place('pen')\n    assert send.call_args == call('pen')\n    log.assert_not_called()\n"),
    "another function by patch": (FUNCTION, "def test_place():\n    with patch.object(mail, 'send', lambda item: 4):\n        assert place('pen') == 3\n"),
    "another member": (FUNCTION, "def test_place():\n    with patch.object(orders, 'place', lambda item: 3):\n        assert place('pen') == 3\n"),
    "another environment": (ENVIRONMENT, "@patch.dict('os.environ', {'RATE': '4'})\ndef test_place():\n    assert place('pen') == 3\n"),
    "the object under test is a mock": (STATE, "@patch('app.mail.send')\ndef test_place(send):\n    order = Mock(state='placed')\n    order.place()\n    assert order.state == 'placed'\n    send.assert_called_once()\n"),
}  # fmt: skip


@pytest.mark.parametrize("name", STANDS)
def test_a_stand_in_put_in_place_another_way_is_left_alone(name: str) -> None:
    base, current = STANDS[name]
    assert verdict("tests/test_a.py", HEAD + base, HEAD + current) == "unchanged"


@pytest.mark.parametrize("name", FALLS)
def test_a_stand_in_for_something_else_or_over_more_is_noticed(name: str) -> None:
    base, current = FALLS[name]
    assert verdict("tests/test_a.py", HEAD + base, HEAD + current) == "changed"


def test_values_that_are_made_of_each_other_again_and_again_are_followed_once() -> None:
    doubled = "".join(f"    v{number} = v{number - 1} + v{number - 1}\n" for number in range(1, 60))
    base = (
        "def test_place():\n    with patch('app.mail.send'):\n        v0 = place('pen')\n"
        + doubled
        + "    assert v59 == 3\n"
    )
    assert verdict("tests/test_a.py", HEAD + base, HEAD + base.replace("v59 == 3", "3 == v59")) == "unchanged"
