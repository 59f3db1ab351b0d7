"""Python tests: expectations, not text."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import judged, replaced, verdict

BASE = """import pytest

from shop.cart import Cart, discount

RATE = 10


@pytest.fixture
def cart():
    made = Cart()
    made.add("pen", 150)
    return made


def test_should_sum(cart):
    cart.add("ink", 900)
    assert cart.total() == 1050
    assert len(cart) == 2


def test_should_discount():
    assert discount(100, RATE) == 90
    assert discount(50, RATE) == 45


def test_should_refuse():
    with pytest.raises(ValueError):
        Cart().add("pen", -1)


class TestEmpty:
    def setup_method(self):
        self.cart = Cart()

    def test_total(self):
        assert self.cart.total() == 0
"""

LEAVES_ALONE = {
    "a variable renamed": replaced(BASE, "made", "basket"),
    "a comment and a docstring": replaced(
        BASE, "def test_should_sum(cart):\n", 'def test_should_sum(cart):\n    """Adds up."""  # all\n'
    ),
    "quotes": BASE.replace('"', "'"),
    "a trailing comma and another line break": replaced(
        BASE, "discount(100, RATE)", "discount(\n        100,\n        RATE,\n    )"
    ),
    "annotations": replaced(BASE, "def test_should_sum(cart):", "def test_should_sum(cart: Cart) -> None:"),
    "an assertion more": replaced(
        BASE, "    assert len(cart) == 2\n", "    assert cart\n    assert len(cart) == 2\n    assert cart.count == 2\n"
    ),
    "a test more": BASE + "\n\ndef test_should_start_empty():\n    assert not Cart()\n",
    "imports in another order": replaced(BASE, "import Cart, discount", "import discount, Cart"),
    "an import more": replaced(BASE, "import pytest\n", "import json\nimport pytest\n"),
    "an alias": BASE.replace("import Cart, discount", "import Cart, discount as less").replace("discount(", "less("),
    "a helper extracted": replaced(
        BASE,
        "def test_should_discount():\n    assert discount(100, RATE) == 90\n    assert discount(50, RATE) == 45\n",
        "def check(price, expected):\n    assert discount(price, RATE) == expected\n\n\ndef test_should_discount():\n    check(100, 90)\n    check(50, expected=45)\n",
    ),
    "cases parametrized": replaced(
        BASE,
        "def test_should_discount():\n    assert discount(100, RATE) == 90\n    assert discount(50, RATE) == 45\n",
        '@pytest.mark.parametrize(("price", "expected"), [(100, 90), pytest.param(50, 45, id="fifty")])\n'
        "def test_should_discount(price, expected):\n    assert discount(price, RATE) == expected\n",
    ),
    "cases in a loop": replaced(
        BASE,
        "    assert discount(100, RATE) == 90\n    assert discount(50, RATE) == 45\n",
        "    for price, expected in [(100, 90), (50, 45)]:\n        assert discount(price, RATE) == expected\n",
    ),
    "a constant in place of its name": replaced(BASE, "discount(100, RATE)", "discount(100, 10)"),
    "a result given a name": replaced(
        BASE, "assert discount(100, RATE) == 90", "price = discount(100, RATE)\n    assert price == 90"
    ),
    "a fixture written out": BASE.replace(
        "def test_should_sum(cart):\n", 'def test_should_sum():\n    cart = Cart()\n    cart.add("pen", 150)\n'
    ),
    "a test renamed and still collected": replaced(
        BASE, "def test_should_refuse", "def test_should_refuse_negative_numbers"
    ),
    "tests gathered in a class": replaced(
        BASE,
        'def test_should_refuse():\n    with pytest.raises(ValueError):\n        Cart().add("pen", -1)\n',
        'class TestRefusals:\n    def test_should_refuse(self):\n        with pytest.raises(ValueError):\n            Cart().add("pen", -1)\n',
    ),
    "a message added to an assertion": replaced(BASE, "== 90", '== 90, "ten percent"'),
    "a new fixture for a new test": BASE
    + "\n\n@pytest.fixture\ndef empty():\n    return Cart()\n\n\ndef test_empty(empty):\n    assert not empty\n",
    "printing": replaced(BASE, "    assert len(cart) == 2", "    print(cart)\n    assert len(cart) == 2"),
    "carriage returns": BASE.replace("\n", "\r\n"),
    "a byte order mark": "\ufeff" + BASE,
}

ACTS_ON = {
    "an assertion removed": replaced(BASE, "    assert len(cart) == 2\n", ""),
    "an expected value changed": replaced(BASE, "== 45", "== 46"),
    "an input changed": replaced(BASE, 'cart.add("ink", 900)', 'cart.add("ink", 901)'),
    "equality loosened": replaced(BASE, "== 1050", ">= 0"),
    "or true": replaced(BASE, "assert cart.total() == 1050", "assert cart.total() == 1050 or True"),
    "a constant changed": replaced(BASE, "RATE = 10", "RATE = 0"),
    "a fixture changed": replaced(BASE, '"pen", 150', '"pen", 0'),
    "a set-up changed": replaced(BASE, "self.cart = Cart()", "self.cart = Cart(1)"),
    "a test deleted": replaced(
        BASE, 'def test_should_refuse():\n    with pytest.raises(ValueError):\n        Cart().add("pen", -1)\n', ""
    ),
    "a test renamed away": replaced(BASE, "def test_should_refuse", "def should_refuse"),
    "a class renamed away": replaced(BASE, "class TestEmpty", "class EmptyCases"),
    "skipped": replaced(BASE, "def test_should_sum", '@pytest.mark.skip(reason="flaky")\ndef test_should_sum'),
    "skipped on a condition": replaced(
        BASE, "def test_should_sum", "@pytest.mark.skipif(True, reason='x')\ndef test_should_sum"
    ),
    "expected to fail": replaced(BASE, "def test_should_sum", "@pytest.mark.xfail\ndef test_should_sum"),
    "skipped from inside": replaced(
        BASE, '    cart.add("ink", 900)\n', "    pytest.skip('later')\n    cart.add(\"ink\", 900)\n"
    ),
    "the whole file skipped": replaced(BASE, "RATE = 10", "RATE = 10\npytestmark = pytest.mark.skip"),
    "the module skipped": replaced(BASE, "RATE = 10", "RATE = 10\npytest.skip('x', allow_module_level=True)"),
    "a class skipped": replaced(BASE, "class TestEmpty", "@pytest.mark.skip\nclass TestEmpty"),
    "a class not collected": replaced(
        BASE, "    def setup_method(self):", "    __test__ = False\n\n    def setup_method(self):"
    ),
    "a class with a constructor": replaced(
        BASE, "    def setup_method(self):", "    def __init__(self):\n        pass\n\n    def setup_method(self):"
    ),
    "emptied": replaced(
        BASE, "    assert discount(100, RATE) == 90\n    assert discount(50, RATE) == 45\n", "    pass\n"
    ),
    "returned from early": replaced(BASE, '    cart.add("ink", 900)\n', '    return\n    cart.add("ink", 900)\n'),
    "returned from on a condition": replaced(
        BASE, "    assert len(cart) == 2\n", "    if not cart:\n        return\n    assert len(cart) == 2\n"
    ),
    "wrapped in try": replaced(
        BASE,
        "    assert discount(50, RATE) == 45\n",
        "    try:\n        assert discount(50, RATE) == 45\n    except AssertionError:\n        pass\n",
    ),
    "wrapped in suppress": replaced(
        BASE,
        "    assert len(cart) == 2\n",
        "    with contextlib.suppress(AssertionError):\n        assert len(cart) == 2\n",
    ),
    "wrapped in if": replaced(BASE, "    assert len(cart) == 2\n", "    if False:\n        assert len(cart) == 2\n"),
    "behind an inner function": replaced(
        BASE, "    assert len(cart) == 2\n", "    def later():\n        assert len(cart) == 2\n"
    ),
    "shadowed": BASE + "\n\ndef test_should_discount():\n    assert True\n",
    "the wrong exception": replaced(BASE, "pytest.raises(ValueError)", "pytest.raises(Exception)"),
    "raises something itself": replaced(
        BASE, '        Cart().add("pen", -1)', '        raise ValueError\n        Cart().add("pen", -1)'
    ),
    "the subject replaced here": replaced(
        BASE, "RATE = 10\n", "RATE = 10\n\n\ndef discount(price, rate):\n    return {100: 90, 50: 45}[price]\n"
    ),
    "the subject patched at the top": replaced(
        BASE, "RATE = 10\n", "RATE = 10\nshop.cart.discount = lambda price, rate: 90\n"
    ),
    "the subject patched in the test": replaced(
        BASE,
        "def test_should_discount():\n",
        "def test_should_discount(monkeypatch):\n    monkeypatch.setattr('shop.cart.discount', lambda *a: 90)\n",
    ),
    "the subject from a fake": replaced(BASE, "from shop.cart import", "from tests.fakes import"),
    "the subject from the standard library": replaced(BASE, "from shop.cart import", "from math import"),
    "an automatic fixture": BASE
    + "\n\n@pytest.fixture(autouse=True)\ndef settle(monkeypatch):\n    monkeypatch.setattr('shop.cart.discount', lambda *a: 90)\n",
    "a case dropped in tabulating": replaced(
        BASE,
        "    assert discount(100, RATE) == 90\n    assert discount(50, RATE) == 45\n",
        "    for price, expected in [(100, 90)]:\n        assert discount(price, RATE) == expected\n",
    ),
    "a generator": replaced(
        BASE, "    assert discount(50, RATE) == 45\n", "    assert discount(50, RATE) == 45\n    yield\n"
    ),
    "made asynchronous": replaced(BASE, "def test_should_discount", "async def test_should_discount"),
    "no longer parseable": BASE + "\ndef test_(:\n",
    "exits": replaced(BASE, "RATE = 10", "RATE = 10\nimport os\nos._exit(0)"),
    "compared with itself": replaced(BASE, "assert cart.total() == 1050", "assert cart.total() == cart.total()"),
    "an effect through an assertion": replaced(
        BASE, "    assert len(cart) == 2\n", '    assert cart.add("x", 1) is None\n    assert len(cart) == 2\n'
    ),
}


@pytest.mark.parametrize("name", LEAVES_ALONE)
def test_leaves_alone(name: str) -> None:
    assert verdict("tests/test_cart.py", BASE, LEAVES_ALONE[name]) == "unchanged"


@pytest.mark.parametrize("name", ACTS_ON)
def test_acts_on(name: str) -> None:
    assert verdict("tests/test_cart.py", BASE, ACTS_ON[name]) == "changed"


CONFTEST = "import pytest\n\n\n@pytest.fixture\ndef feed():\n    return [1, 2]\n"

SUPPORT_LEFT_ALONE = {
    "a fixture more": CONFTEST + "\n\n@pytest.fixture\ndef empty():\n    return []\n",
    "a fixture's variable": replaced(CONFTEST, "return [1, 2]", "made = [1, 2]\n    return made"),
    "a marker registered": CONFTEST
    + '\n\ndef pytest_configure(config):\n    config.addinivalue_line("markers", "slow: slow")\n',
    "a path added": replaced(CONFTEST, "import pytest\n", 'import sys\n\nimport pytest\n\nsys.path.insert(0, "src")\n'),
    "a helper more": CONFTEST + "\n\ndef make_feed(size):\n    return list(range(size))\n",
}

SUPPORT_ACTED_ON = {
    "a fixture changed": replaced(CONFTEST, "[1, 2]", "[1]"),
    "a fixture removed": "import pytest\n",
    "a fixture for everybody": replaced(CONFTEST, "@pytest.fixture\n", "@pytest.fixture(autouse=True)\n"),
    "tests dropped": CONFTEST + "\n\ndef pytest_collection_modifyitems(items):\n    items.clear()\n",
    "outcomes rewritten": CONFTEST
    + "\n\n@pytest.hookimpl(hookwrapper=True)\ndef pytest_runtest_makereport(item, call):\n    yield\n",
    "files left out": CONFTEST + '\n\ncollect_ignore = ["test_feed.py"]\n',
    "the subject replaced": CONFTEST + "\n\nimport feed\n\nfeed.titles = lambda feed: [1]\n",
    "a module replaced": CONFTEST + "\n\nimport sys\n\nsys.modules['feed'] = object()\n",
    "the status decided": CONFTEST + "\n\ndef pytest_sessionfinish(session, exitstatus):\n    session.exitstatus = 0\n",
    "ended early": CONFTEST + "\n\nimport os\n\nos._exit(0)\n",
}


@pytest.mark.parametrize("name", SUPPORT_LEFT_ALONE)
def test_support_leaves_alone(name: str) -> None:
    assert verdict("tests/conftest.py", CONFTEST, SUPPORT_LEFT_ALONE[name]) == "unchanged"


@pytest.mark.parametrize("name", SUPPORT_ACTED_ON)
def test_support_acts_on(name: str) -> None:
    assert verdict("tests/conftest.py", CONFTEST, SUPPORT_ACTED_ON[name]) == "changed"


@pytest.mark.parametrize("name", ["tests dropped", "files left out", "the subject replaced", "ended early"])
def test_a_new_conftest_may_not_meddle_either(name: str) -> None:
    assert verdict("tests/conftest.py", None, SUPPORT_ACTED_ON[name]) == "changed"


def test_a_new_conftest_with_plain_fixtures_is_free() -> None:
    assert verdict("tests/conftest.py", None, CONFTEST) == "unchanged"


def test_a_test_may_move_to_another_collected_file() -> None:
    assert set(judged({"tests/test_a.py": BASE}, {"tests/test_b.py": BASE}).values()) == {"unchanged"}


def test_a_test_may_not_move_out_of_collection() -> None:
    assert judged({"tests/test_a.py": BASE}, {"tests/cart_checks.py": BASE})["tests/test_a.py"] == "changed"


def test_a_helper_may_move_to_another_file_of_the_tests() -> None:
    before = "from gcd import gcd\n\n\ndef test_gcd():\n    assert gcd(12, 18) == 6\n"
    after = "from tests.checks import check\n\n\ndef test_gcd():\n    check(12, 18, 6)\n"
    helper = "from gcd import gcd\n\n\ndef check(a, b, expected):\n    assert gcd(a, b) == expected\n"
    verdicts = judged({"tests/test_gcd.py": before}, {"tests/test_gcd.py": after, "tests/checks.py": helper})
    assert set(verdicts.values()) == {"unchanged"}


def test_a_helper_elsewhere_that_checks_nothing_is_noticed() -> None:
    before = "from gcd import gcd\n\n\ndef test_gcd():\n    assert gcd(12, 18) == 6\n"
    after = "from tests.checks import check\n\n\ndef test_gcd():\n    check(12, 18, 6)\n"
    helper = "def check(a, b, expected):\n    pass\n"
    verdicts = judged({"tests/test_gcd.py": before}, {"tests/test_gcd.py": after, "tests/checks.py": helper})
    assert verdicts["tests/test_gcd.py"] == "changed"


SUMS = "def test_a():\n    assert sum(f(x) for x in (1, 2)) == 3\n    assert g() == 0.5\n"


def test_the_argument_that_needs_no_brackets_of_its_own_is_read() -> None:
    assert verdict("tests/test_a.py", SUMS, SUMS.replace("f(x)", "f(y)").replace("for x", "for y")) == "unchanged"
    assert verdict("tests/test_a.py", SUMS, SUMS.replace("f(x)", "f(x + 1)")) == "changed"


def test_a_fraction_has_one_value() -> None:
    assert verdict("tests/test_a.py", SUMS, SUMS.replace("0.5", ".50")) == "unchanged"
    assert verdict("tests/test_a.py", SUMS, SUMS.replace("0.5", "0.51")) == "changed"


def test_long_helpers_do_not_make_a_file_too_complex() -> None:
    helper = "\n\ndef helper_%d():\n" + "    g(1)\n" * 300
    text = "\n".join(helper % number for number in range(30)) + "\n\ndef test_a():\n    assert f() == 1\n"
    assert verdict("tests/test_a.py", text, text + "\n\ndef test_b():\n    assert f() == 2\n") == "unchanged"


@pytest.mark.parametrize(
    "parents", ["unittest.TestCase, Mixin", "Mixin, unittest.TestCase", "BaseCase", "cases.Database"]
)
def test_a_class_is_collected_for_any_of_its_parents(parents: str) -> None:
    text = f"class Cart({parents}):\n    def test_a(self):\n        self.assertEqual(f(), 1)\n"
    assert verdict("tests/test_a.py", text, text.replace("1)", "2)")) == "changed"
    assert verdict("tests/test_a.py", text, text.replace("    def", "    @unittest.skip('x')\n    def")) == "changed"
    assert verdict("tests/test_a.py", text, text.replace(f"({parents})", "")) == "changed"
    assert (
        verdict("tests/test_a.py", text, text + "\n    def test_b(self):\n        self.assertEqual(f(), 2)\n")
        == "unchanged"
    )
