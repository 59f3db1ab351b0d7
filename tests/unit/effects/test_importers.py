"""Whether some other file imports a new one."""

from pathlib import Path

import pytest

from intervention.contract.request import Request
from intervention.effects.importers import find_imported, module_name
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


def test_a_file_that_stands_for_its_folder_has_the_folder_s_name() -> None:
    assert module_name("a/b/__init__.py") == "b"
    assert module_name("a/index.ts") == "a"
    assert module_name("a/b.test.ts") == "b"
    assert module_name("index.ts") == "index"
