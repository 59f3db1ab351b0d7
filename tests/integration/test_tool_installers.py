"""The wheel through `uv tool install` and `pipx install`, and the sdist through pip: what a person does who has no
checkout. And the wheel on every version of Python that is here."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import intervention
from tests.support.newcomer import Newcomer, find_system_python
from tests.support.pythons import VERSIONS, find_python

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def built(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sdist, and the wheel that was made from it."""
    target = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(target), str(root)]
    done = subprocess.run(command, cwd=target, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return target


@pytest.fixture(scope="module")
def installers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of both programs, or a skip where they cannot be fetched."""
    folder = tmp_path_factory.mktemp("installers")
    if (python := find_system_python()) is None:
        pytest.skip("needs a Python that makes environments (Debian: python3-venv)")
    subprocess.run([python, "-m", "venv", folder], check=True)
    fetch = [str(folder / "bin/python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv", "pipx"]
    if subprocess.run(fetch, capture_output=True, check=False).returncode != 0:
        pytest.skip("needs a package registry, which cannot be reached")
    return folder / "bin"


def by_uv(person: Newcomer, programs: Path, built: Path) -> Path:
    must(person, programs / "uv", "tool", "install", "--python", person.tools / "python3", *built.glob("*.whl"))
    return person.command


def by_pipx(person: Newcomer, programs: Path, built: Path) -> Path:
    must(person, programs / "pipx", "install", "--python", person.tools / "python3", *built.glob("*.whl"))
    return person.command


def by_pip_from_source(person: Newcomer, programs: Path, built: Path) -> Path:
    must(person, person.tools / "python3", "-m", "venv", person.home / "env")
    must(person, person.home / "env/bin/python", "-m", "pip", "install", "--quiet", *built.glob("*.tar.gz"))
    return person.home / "env/bin/intervention"


def must(person: Newcomer, *command: str | Path) -> str:
    status, text = person.run(command, person.home)
    assert status == 0, text
    return text


@pytest.mark.parametrize("install", [by_uv, by_pipx, by_pip_from_source])
def test_what_was_installed_registers_itself_works_and_goes_again(
    installers: Path, built: Path, tmp_path: Path, install: Callable[[Newcomer, Path, Path], Path]
) -> None:
    try:
        person = Newcomer(tmp_path)
    except FileNotFoundError as missing:
        pytest.skip(f"needs {missing}")
    command = install(person, installers, built)
    assert must(person, command, "--version") == f"intervention {intervention.__version__}\n"
    must(person, command, "install", "--yes")
    findings = {one["name"]: one["level"] for one in value(person, command, "doctor")["findings"]}
    assert {findings[name] for name in ("engine", "git", "plugin", "command", "config")} == {"ok"}
    assert value(person, command, "demo")["undone"]
    must(person, command, "uninstall", "--yes")
    assert not (person.home / ".config").exists()
    assert not (person.home / ".local/share/intervention").exists()


def value(person: Newcomer, command: Path, *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(must(person, command, *arguments, "--json"))
    return found


@pytest.mark.parametrize("version", VERSIONS)
def test_the_wheel_works_on_each_python_that_is_here(version: str, built: Path, tmp_path: Path) -> None:
    if (python := find_python(version)) is None:
        pytest.skip(f"needs Python {version}, which is not here")
    subprocess.run([python, "-m", "venv", tmp_path / "env"], check=True)
    own = tmp_path / "env/bin/python"
    wheels = [str(one) for one in built.glob("*.whl")]
    fetch = [str(own), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wheels]
    done = subprocess.run(fetch, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.skip(f"what the wheel needs cannot be fetched for Python {version}: {done.stderr[-200:]}")
    said = subprocess.run(
        [tmp_path / "env/bin/intervention", "demo", "--json"], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout)["undone"]
