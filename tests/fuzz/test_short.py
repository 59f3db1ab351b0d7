"""The short form of the fuzzer, of which `python -m tests.fuzz` is the long one: each target for some seconds, from its
honest inputs on."""

import importlib.util
from pathlib import Path

import pytest

from tests.fuzz.__main__ import Figures, fuzz, table
from tests.fuzz.targets import TARGETS

SECONDS = 9
needs_atheris = pytest.mark.skipif(
    importlib.util.find_spec("atheris") is None, reason="needs atheris, which cannot be installed on every machine"
)


@needs_atheris
@pytest.mark.parametrize("target", TARGETS)
def test_nothing_breaks_or_hangs_within_seconds(target: str, tmp_path: Path) -> None:
    figures = fuzz(target, SECONDS, tmp_path)
    kept = [str(one) for one in (tmp_path / "broken").rglob("*") if not one.name.endswith(".log") and one.is_file()]
    assert (figures.crashes, figures.hangs, kept) == (0, 0, []), table([figures])
    assert figures.executions > 0
    assert figures.edges > 0


@needs_atheris
def test_a_target_that_breaks_is_counted_and_its_input_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    (tmp_path / "sitecustomize.py").write_text(
        "import json\nold = json.dumps\n"
        "def dumps(value, *more, **rest):\n"
        "    if isinstance(value, list) and all(one[2:] == ['default'] for one in value):\n"
        "        raise MemoryError('planted where no setting of the project can be read')\n"
        "    return old(value, *more, **rest)\n"
        "json.dumps = dumps\n"
    )
    figures = fuzz("config", 5, tmp_path)
    assert figures.crashes > 0
    assert list((tmp_path / "broken" / "config").glob("crash-*"))


def test_the_table_sums_up() -> None:
    lines = table([Figures("one", 1, 10, 5, 2, 1, 0), Figures("two", 2, 20, 6, 3, 0, 1)]).splitlines()
    assert lines[-1].split() == ["all", "3", "30", "1", "1"]
