"""The wheel: what it holds, and that it works in an environment which knows nothing of this checkout."""

import json
import os
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

import intervention
from tests.support import copies

CARRIED = {
    "intervention/_bundle/watchdog.js": "watchdog-ts/dist/watchdog.js",
    **{
        f"intervention/_schemas/{name}": f"bridge-schema/{name}"
        for name in (
            "audit-entry.schema.json",
            "decision.schema.json",
            "exceptions.schema.json",
            "request.schema.json",
            "result.schema.json",
            "signals.json",
        )
    },
}


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(target), str(root)]
    done = subprocess.run(command, cwd=target, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = target.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bin` folder of a new environment with the wheel. What it depends on is lent by this one: no fetching."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
        str(wheel),
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "bin"


def run(command: list[str | Path], cwd: Path) -> copies.Answer:
    return copies.run([str(part) for part in command], cwd)


@pytest.mark.parametrize("carried", CARRIED)
def test_the_wheel_carries_byte_for_byte(wheel: Path, root: Path, carried: str) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert archive.read(carried) == (root / CARRIED[carried]).read_bytes()


def test_every_schema_of_the_contract_is_carried(root: Path) -> None:
    there = {f"bridge-schema/{path.name}" for path in (root / "bridge-schema").glob("*.json")}
    assert there == {source for source in CARRIED.values() if source.startswith("bridge-schema/")}


def test_the_wheel_holds_the_licence_and_nothing_but_the_package(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert {name.split("/")[0].split("-")[0] for name in names} == {"intervention", "tdd_intervention"}


def test_the_wheel_is_the_same_when_it_is_built_again(wheel: Path, root: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(root)]
    assert copies.run(command, tmp_path).status == 0
    assert (tmp_path / wheel.name).read_bytes() == wheel.read_bytes()


def test_the_command_answers_in_an_environment_of_its_own(installed: Path, tmp_path: Path) -> None:
    status, text = run([installed / "intervention", "--help"], tmp_path)
    assert status == 0, text
    assert "undo" in text


def test_the_environment_uses_the_wheel_and_not_the_checkout(installed: Path, tmp_path: Path) -> None:
    status, text = run(
        [installed / "python", "-P", "-c", "import intervention; print(intervention.__file__)"], tmp_path
    )
    assert status == 0
    assert Path(text.strip()).is_relative_to(installed.parent)


def test_the_installed_package_registers_the_plugin_that_it_carries(
    installed: Path, root: Path, tmp_path: Path
) -> None:
    command = [str(installed / "python"), "-P", "-m", "intervention.entrypoints.install"]
    status, text = copies.run(command, tmp_path, {"HOME": str(tmp_path), "PATH": os.environ["PATH"]})
    assert status == 0, text
    plugin = tmp_path / ".config" / "opencode" / "plugin" / "watchdog.js"
    assert plugin.read_bytes() == (root / "watchdog-ts" / "dist" / "watchdog.js").read_bytes()
    assert str(installed / "python") in (tmp_path / ".config" / "opencode" / "watchdog.jsonc").read_text(
        encoding="utf-8"
    )


def test_engine_plugin_and_package_have_one_version(root: Path) -> None:
    package = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    plugin = json.loads((root / "watchdog-ts" / "package.json").read_text(encoding="utf-8"))["version"]
    assert intervention.__version__ == package == plugin


def test_the_manual_page_comes_along(installed: Path, root: Path) -> None:
    page = installed.parent / "share" / "man" / "man1" / "intervention.1"
    assert page.read_bytes() == (root / "docs" / "intervention.1").read_bytes()
