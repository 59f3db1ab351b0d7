"""Business code that the run only moved is left alone; what did not arrive comes back."""

from pathlib import Path

import pytest

from tests.support.engine import Place, make

SIGNAL = "no-business-code-before-phase5"
CODE = "def half(x):\n    return x / 2\n"


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return make(tmp_path / "tree", {"shop/money.py": CODE, "tests/test_money.py": "def test_x():\n    assert 0\n"})


def judged(place: Place, *touched: str) -> dict[str, str]:
    stamp = "2099-01-01T00:00:00.000Z"
    run = {"touched": [{"path": name, "first_ts": stamp, "last_ts": stamp} for name in touched]}
    return {one["path"]: one["judgement"] for one in place.act(SIGNAL, touched, run=run)["facts"]["paths"]}


def test_a_module_that_only_moved_is_left_alone(place: Place) -> None:
    place.git("mv", "shop/money.py", "shop/amounts.py")
    assert set(judged(place, "shop/money.py", "shop/amounts.py").values()) == {"stub"}
    assert not (place.tree / "shop/money.py").exists()


def test_a_module_that_does_more_since_it_moved_goes_and_the_old_one_comes_back(place: Place) -> None:
    place.git("mv", "shop/money.py", "shop/amounts.py")
    place.write("shop/amounts.py", CODE + "\n\ndef double(x):\n    return x * 2\n")
    assert set(judged(place, "shop/money.py", "shop/amounts.py").values()) == {"business"}
    assert (place.tree / "shop/money.py").read_text() == CODE
    assert not (place.tree / "shop/amounts.py").exists()
