"""Tests that move: to other files and folders, together or one by one, along with names that the code gave up."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from intervention.judgement import Change
from tests.unit.judgement.tables import Files, change, judged, replaced
from tests.unit.judgement.test_edits_of_go_and_rust import GO, RUST
from tests.unit.judgement.test_edits_of_jvm_and_dotnet import JAVA
from tests.unit.judgement.test_edits_of_php_and_ruby import PHP, RSPEC
from tests.unit.judgement.test_edits_of_python import PYTHON
from tests.unit.judgement.test_edits_of_script import SCRIPT

Scene = tuple[Files, Files, dict[str, Change]]

STUB = "def discount(price, percent):\n    raise NotImplementedError\n\n\ndef parse(text):\n    raise NotImplementedError\n\n\nclass Cart:\n    pass\n"
MODULE = "export class Cart {}\nexport function discount(price, percent) {\n  throw new Error()\n}\nexport async function load(id) {\n  throw new Error()\n}\n"
PACKAGE = 'package shop\n\nfunc NewCart() *Cart { panic(1) }\nfunc Discount(p int) (int, error) { panic(1) }\nfunc Find(s string) (int, error) { panic(1) }\nvar ErrMissing = errors.New("x")\n'
EDGES = PYTHON[PYTHON.index("class TestEdges") :]
REFUSAL = "  it('refuses', () => {\n    expect(() => discount(-1, 10)).toThrow('negative')\n  })\n\n"
ALONE = "import { expect, it } from 'vitest'\nimport { discount } from '../src/shop'\n\nit('refuses', () => {\n  expect(() => discount(-1, 10)).toThrow('negative')\n})\n"
SPLIT = "import { Cart } from '../src/cart'\nimport { discount } from '../src/discount'\nimport { load } from '../src/users'"


def moved(old: str, new: str, text: str, *pairs: tuple[str, str]) -> Scene:
    then = text
    for one, other in pairs:
        then = replaced(then, one, other)
    return {old: text, new: None}, {old: None, new: then}, {}


STANDS: dict[str, Scene] = {
    "python": moved("tests/test_shop.py", "tests/unit/test_cart.py", PYTHON),
    "script": moved("test/shop.test.ts", "test/unit/cart.spec.ts", SCRIPT, ("'../src/", "'../../src/")),
    "go": moved("shop_test.go", "cart_test.go", GO),
    "rust": moved("tests/shop.rs", "tests/cart.rs", RUST),
    "java, to another package": moved("src/test/java/shop/CartTest.java", "src/test/java/shop/cart/CartTest.java", JAVA, ("package shop;", "package shop.cart;"), ("import java.util", "import shop.Cart;\nimport shop.Shop;\nimport java.util")),
    "ruby": moved("spec/models/cart_spec.rb", "spec/domain/cart_spec.rb", RSPEC),
    "php": moved("tests/Unit/CartTest.php", "tests/Feature/CartTest.php", PHP),
    "two files in one": ({"tests/test_shop.py": PYTHON.replace(EDGES, ""), "tests/test_edges.py": "from shop import discount\n\n\n" + EDGES}, {"tests/test_shop.py": PYTHON, "tests/test_edges.py": None}, {}),
    "one test out of a group with a hook": ({"test/shop.test.ts": SCRIPT, "test/refuse.test.ts": None}, {"test/shop.test.ts": replaced(SCRIPT, REFUSAL, ""), "test/refuse.test.ts": ALONE}, {}),
    "a function renamed with its tests": ({"tests/test_shop.py": PYTHON}, {"tests/test_shop.py": PYTHON.replace("discount", "reduce_price")}, {"shop.py": change(STUB, STUB.replace("discount", "reduce_price"))}),
    "a class renamed with its tests": ({"test/shop.test.ts": SCRIPT}, {"test/shop.test.ts": SCRIPT.replace("Cart", "Basket")}, {"src/shop.ts": change(MODULE, MODULE.replace("Cart", "Basket"))}),
    "a function of Go renamed with its tests": ({"shop_test.go": GO}, {"shop_test.go": GO.replace("Discount(", "Reduce(")}, {"shop.go": change(PACKAGE, PACKAGE.replace("Discount(", "Reduce("))}),
    "a module cut in three": (
        {"test/shop.test.ts": SCRIPT},
        {"test/shop.test.ts": replaced(SCRIPT, "import { Cart, discount, load } from '../src/shop'", SPLIT)},
        {
            "src/shop.ts": change(MODULE, None),
            "src/cart.ts": change(None, "export class Cart {}\n"),
            "src/discount.ts": change(None, "export function discount(price, percent) {\n  throw new Error()\n}\n"),
            "src/users.ts": change(None, "export async function load(id) {\n  throw new Error()\n}\n"),
        },
    ),
}  # fmt: skip

FALLS: dict[str, Scene] = {
    "to a name that no runner collects": moved("tests/test_shop.py", "tests/shop_checks.py", PYTHON),
    "out of the tests": moved("test/shop.test.ts", "docs/shop.ts", SCRIPT),
    "to a system that is not there": moved("shop_test.go", "shop_windows_test.go", GO),
    "another function of the code": ({"tests/test_shop.py": PYTHON}, {"tests/test_shop.py": replaced(PYTHON, "= discount(", "= parse(")}, {"shop.py": change(STUB, STUB.replace("raise NotImplementedError", "return 90"))}),
    "one test out of a group, with less to say": ({"test/shop.test.ts": SCRIPT, "test/refuse.test.ts": None}, {"test/shop.test.ts": replaced(SCRIPT, REFUSAL, ""), "test/refuse.test.ts": replaced(ALONE, "'negative'", "")}, {}),
}  # fmt: skip


@pytest.mark.parametrize("name", STANDS)
def test_a_test_that_moves_with_all_it_says_is_left_alone(name: str) -> None:
    assert set(judged(*STANDS[name]).values()) == {"unchanged"}


@pytest.mark.parametrize("name", FALLS)
def test_a_test_that_is_lost_on_the_way_is_noticed(name: str) -> None:
    assert "changed" in judged(*FALLS[name]).values()


JUNIT = "class CartTest {\n  @Test void a() { assertEquals(1, new Cart(new FakeClock()).total()); }\n}\n"
CLOCK = "class FakeClock {\n  int now() { return 3; }\n}\n"
PLACE, OTHER = "src/test/java/CartTest.java", "src/test/java/FakeClock.java"


def test_a_class_beside_a_test_may_move_both_ways() -> None:
    together: Files = {PLACE: JUNIT + "\n" + CLOCK, OTHER: None}
    apart: Files = {PLACE: JUNIT, OTHER: CLOCK}
    assert set(judged(together, apart).values()) == {"unchanged"}
    assert set(judged(apart, together).values()) == {"unchanged"}


def test_a_class_beside_a_test_must_stay_what_it_was() -> None:
    assert judged({PLACE: JUNIT + "\n" + CLOCK}, {PLACE: JUNIT + "\n" + replaced(CLOCK, "3", "4")})[PLACE] == "changed"


def test_a_class_of_the_subjects_name_is_noticed() -> None:
    own = "\nclass Cart {\n  Cart(Object clock) {}\n  int total() { return 1; }\n}\n"
    assert judged({PLACE: JUNIT}, {PLACE: JUNIT + own})[PLACE] == "changed"
