"""What import-linter cannot see: calls by which a room that only decides could still reach the world."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PURE = ("contract", "core", "judgement", "violations", "notices", "decide.py")
CALLS = {
    "open",
    "print",
    "input",
    "exec",
    "eval",
    "compile",
    "breakpoint",
    "__import__",
    "now",
    "utcnow",
    "today",
    "uuid1",
    "uuid4",
}
# Writes the schemas when a developer asks for it; nothing imports it, so nothing that decides can reach it.
GENERATOR = "contract/generate.py"
PURE_PATHS = {"PurePath", "PurePosixPath", "PureWindowsPath"}


def faults(source: str) -> Iterator[str]:
    """Name each call or import in a module's text that is not pure."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in CALLS and not _is_regex(node):
                yield f"line {node.lineno} calls {name}"
            case ast.ImportFrom(module="pathlib", names=names) if {alias.name for alias in names} - PURE_PATHS:
                yield f"line {node.lineno} imports paths that reach the disk"
            case ast.Import(names=names) if any(alias.name == "pathlib" for alias in names):
                yield f"line {node.lineno} imports all of pathlib"


def _is_regex(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name) and node.func.value.id == "re"


@pytest.mark.parametrize(
    "planted",
    [
        "open('a')",
        "print('a')",
        "from pathlib import Path",
        "import pathlib",
        "import datetime\ndatetime.datetime.now()",
        "import uuid\nuuid.uuid4()",
        "def f():\n    return eval('1')",
    ],
)
def test_a_planted_fault_is_seen(planted: str) -> None:
    assert list(faults(planted))


@pytest.mark.parametrize("harmless", ["import re\nre.compile('a')", "from pathlib import PurePosixPath", "reopen('a')"])
def test_what_is_pure_is_left_alone(harmless: str) -> None:
    assert list(faults(harmless)) == []


def test_no_room_that_decides_reaches_the_world(root: Path) -> None:
    engine = root / "intervention"
    modules = [path for path in engine.rglob("*.py") if path.relative_to(engine).parts[0] in PURE]
    texts = {path.relative_to(engine).as_posix(): path.read_text(encoding="utf-8") for path in modules}
    found = {name: list(faults(text)) for name, text in texts.items() if name != GENERATOR}
    assert len(found) > len(PURE)
    assert {name: problems for name, problems in found.items() if problems} == {}


def test_nothing_imports_the_generator(root: Path) -> None:
    name = GENERATOR.removesuffix(".py").rpartition("/")[2]
    wanted = re.compile(
        rf"^\s*(from \S*contract import .*\b{name}\b|(from|import) \S*contract\.{name}\b)", re.MULTILINE
    )
    texts = [path.read_text(encoding="utf-8") for path in (root / "intervention").rglob("*.py")]
    assert texts
    assert not any(wanted.search(text) for text in texts)
