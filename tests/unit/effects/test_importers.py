"""Whether some other file imports a new one."""

import time
from pathlib import Path

import pytest

from intervention.contract.request import Request
from intervention.effects.importers import find_imported, import_of
from intervention.effects.objects import Objects
from intervention.effects.repo import locate
from intervention.effects.scene import Scene
from tests.support.engine import Place, make

IMPORTS = {
    "src/login.py": ("app.py", "from src.login import login\n"),
    "src/auth/__init__.py": ("app.py", "import src.auth\n"),
    "web/menu.ts": ("web/app.ts", "import {menu} from './menu'\n"),
    "web/list/index.js": ("web/app.js", "const list = require('./list')\n"),
    "src/codec.rs": ("src/lib.rs", "mod codec;\n"),
}


def imported(place: Place, paths: list[str]) -> set[str]:
    request = Request.model_validate(place.request())
    with Objects(str(place.tree)) as objects:
        scene = Scene(locate(str(place.tree)), None, objects, request)  # type: ignore[arg-type]
        found = set(find_imported(scene, paths))
        scene.close()
    return found


@pytest.mark.parametrize("path", IMPORTS)
def test_an_import_elsewhere_is_found(tmp_path: Path, path: str) -> None:
    importer, line = IMPORTS[path]
    place = make(tmp_path / "tree", {importer: line}, snapshot=False)
    place.write(path, "x\n")
    assert imported(place, [path]) == {path}


@pytest.mark.parametrize("line", ["login = 3\n", "# see login\n", "import loginform\n", "from x import logins\n"])
def test_a_mere_mention_is_no_import(tmp_path: Path, line: str) -> None:
    place = make(tmp_path / "tree", {"app.py": line}, snapshot=False)
    place.write("src/login.py", "import login\n")
    assert imported(place, ["src/login.py"]) == set()


OTHERS = (
    ("app/main.py", "app/other.py", "from app.cli import main\n"),
    ("app/main.py", "README.md", "Please import app.main and use it from there.\n"),
    ("cmd/t/main.go", "t/t.go", 'package t\n\nimport "example.com/x/t"\n'),
    ("src/main.rs", "src/lib.rs", "use src::x;\n"),
    ("web/src/main.tsx", "web/src/app.ts", "import main from 'src'\nimport x from './lib/domain'\n"),
    ("web/bin/cli.js", "web/src/run.js", "import cli, { run } from '../lib/run.js'\n"),
    ("web/Badge.stories.tsx", "web/App.tsx", "import { Badge } from './Badge'\n"),
    ("db/a.rb", "app.py", "import a\n"),
    ("app/total.py", "app/other.py", "from app.cart import total\n"),
)


@pytest.mark.parametrize(("path", "user", "text"), OTHERS)
def test_an_import_of_another_thing_of_that_name_is_none(tmp_path: Path, path: str, user: str, text: str) -> None:
    place = make(tmp_path / "tree", {user: text}, snapshot=False)
    place.write(path, "x\n")
    assert imported(place, [path]) == set()


WAYS = (
    ("app/main.py", "app/other.py", "from app import a, main\n"),
    ("app/main.py", "other.py", "from app.main import total as t\n"),
    ("app/main.py", "app/other.py", "from . import main\n"),
    ("app/main.py", "other.py", 'm = import_module("app.main")\n'),
    ("app/__init__.py", "other.py", "from app import total\n"),
    ("main.py", "other.py", "import main\n"),
    ("till/till.go", "cmd/t/main.go", 'package main\n\nimport (\n\t"fmt"\n\t"example.com/x/till"\n)\n'),
    ("cmd/t/cart.go", "a.go", 'package a\n\nimport "example.com/cmd/t"\n'),
    ("web/Badge.stories.tsx", "web/App.vue", "import { A } from './Badge.stories'\n"),
    ("web/menu.ts", "web/app.js", "export * from '@/menu.js'\n"),
    ("x/Main.java", "x/App.kt", "import x.Main\n"),
    ("lib/till.rb", "bin/till", 'require "till"\n'),
)


@pytest.mark.parametrize(("path", "user", "text"), WAYS)
def test_each_language_imports_in_its_own_way(tmp_path: Path, path: str, user: str, text: str) -> None:
    place = make(tmp_path / "tree", {user: text}, snapshot=False)
    place.write(path, "x\n")
    assert imported(place, [path]) == {path}


@pytest.mark.parametrize("piece", ["from a import ", "from main import, ", "import main, ", "from ", "main "])
def test_no_line_takes_long(tmp_path: Path, piece: str) -> None:
    lines = f"{piece * (16_000 // len(piece))}\n" * 10 + piece * 60_000
    place = make(tmp_path / "tree", {"other.py": f"main\n{lines}\n"}, snapshot=False)
    place.write("app/main.py", "x\n")
    started = time.monotonic()
    imported(place, ["app/main.py"])
    assert time.monotonic() - started < 20


def test_a_file_that_stands_for_its_folder_has_the_folder_s_name() -> None:
    words = {
        path: found.word
        for path in ("a/b/__init__.py", "a/index.ts", "a/b.test.ts", "a/b/mod.rs")
        if (found := import_of(path))
    }
    assert words == {"a/b/__init__.py": "b", "a/index.ts": "a", "a/b.test.ts": "b.test", "a/b/mod.rs": "b"}
    assert import_of("index.ts") is None
