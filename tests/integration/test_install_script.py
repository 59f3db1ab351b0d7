"""install.sh as a person runs it, in a home folder of its own."""

import os
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

import intervention
from tests.support import copies
from tests.support.newcomer import Newcomer
from tests.support.provoked import without_privileges


@pytest.fixture
def home(tmp_path: Path) -> Path:
    home = tmp_path / "home"
    (home / ".config").mkdir(parents=True)
    (home / "mine.txt").write_text("mine", encoding="utf-8")
    return home


@pytest.fixture
def person(tmp_path: Path) -> Newcomer:
    """Someone without Node, whose folders have blanks in their names."""
    try:
        return Newcomer(tmp_path / "a person", programs=["git"])
    except FileNotFoundError as missing:
        pytest.skip(f"needs {missing}")


@pytest.fixture(scope="session")
def registry(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Packages can be fetched, or a skip that says so."""
    folder = tmp_path_factory.mktemp("registry")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder), "hatchling"]
    if copies.run(command, folder).status != 0:
        pytest.skip("needs a package registry, which cannot be reached")


def install(root: Path, home: Path, *arguments: str, path: str | None = None) -> copies.Answer:
    search = f"{Path(sys.executable).parent}:{os.environ['PATH']}" if path is None else path
    return copies.run(["/bin/sh", str(root / "install.sh"), *arguments], home, {"HOME": str(home), "PATH": search})


def listing(home: Path) -> dict[str, bytes | None]:
    # Tools that pip asks for their version leave settings of their own in a home folder.
    return {
        str(path.relative_to(home)): path.read_bytes() if path.is_file() else None
        for path in sorted(home.rglob("*"))
        if path.relative_to(home).parts[0] != ".rustup"
    }


def test_a_rehearsal_changes_nothing_and_names_each_file(root: Path, home: Path) -> None:
    before = listing(home)
    status, text = install(root, home, "--dry-run")
    assert status == 0, text
    assert listing(home) == before
    for place in (
        ".local/share/intervention/env",
        "opencode/plugin/watchdog.js",
        "opencode/watchdog.jsonc",
        ".local/bin/intervention",
        ".local/share/man/man1/intervention.1",
    ):
        assert place in text


def test_a_rehearsal_for_one_project_names_its_folder(root: Path, home: Path) -> None:
    project = home / "a project"
    project.mkdir()
    _, text = install(root, home, "--dry-run", "--project", "a project")
    assert f"would write {project}/.opencode/plugin/watchdog.js" in text


def test_an_agents_session_is_refused_before_anything_is_made(root: Path, home: Path) -> None:
    before = listing(home)
    search = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    marked = {"HOME": str(home), "PATH": search, "INTERVENTION_AGENT": "1"}
    status, text = copies.run(["/bin/sh", str(root / "install.sh")], home, marked)
    assert (status, "terminal of your own" in text) == (1, True), text
    assert listing(home) == before


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--project"], "--project needs a folder"),
        (["--project", "absent"], "There is no folder absent"),
        (["--nonsense"], "usage: ./install.sh"),
    ],
)
def test_a_wrong_option_says_what_to_do(root: Path, home: Path, arguments: list[str], says: str) -> None:
    status, text = install(root, home, *arguments)
    assert (status, says in text) == (1, True), text


def test_without_a_python_that_is_new_enough_it_says_what_to_install(root: Path, home: Path, tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("git", "dirname", "id", "cat"):
        (tools / name).symlink_to(shutil.which(name) or "/bin/false")
    before = listing(home)
    status, text = install(root, home, "--dry-run", path=str(tools))
    assert status == 1
    assert "Python 3.11 or later is missing" in text
    assert listing(home) == before


def test_uninstalling_where_nothing_is_says_so(root: Path, home: Path) -> None:
    before = listing(home)
    status, text = install(root, home, "--uninstall")
    assert status == 0, text
    assert "nothing to remove" in text
    assert listing(home) == before


def test_a_home_that_cannot_be_written_is_named_and_left(root: Path, home: Path) -> None:
    bound = without_privileges()
    if bound is None:
        pytest.skip("needs setpriv (util-linux), since the superuser may do everything")
    before = listing(home)
    home.chmod(0o500)
    search = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    for language, advice in (("en", "See to the permissions"), ("zh", "请检查")):
        room = {"HOME": str(home), "PATH": search, "INTERVENTION_LANGUAGE": language}
        status, text = copies.run([*bound, "/bin/sh", str(root / "install.sh")], root, room)
        assert (status, advice in text, "Traceback" in text) == (1, True, False), text
    home.chmod(0o700)
    assert listing(home) == before


def test_without_a_registry_it_says_what_to_do_registers_nothing_and_can_be_removed(
    root: Path, person: Newcomer
) -> None:
    before = listing(person.home)
    for name in [name for name in person.environment if name.startswith("PIP_")]:
        del person.environment[name]
    person.environment |= {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    status, text = person.run(["/bin/sh", root / "install.sh"], person.home)
    assert (status, "See to the network" in text) == (1, True), text
    assert not (person.home / ".config").exists()
    status, text = person.run(["/bin/sh", root / "install.sh", "--uninstall"], person.home)
    assert status == 0, text
    assert listing(person.home) == before


def test_arguments_behind_two_dashes_go_with_the_tests_only(root: Path, home: Path) -> None:
    status, text = install(root, home, "--", "tests/unit")
    assert (status, "./install.sh --test -- " in text) == (1, True), text


def copy_checkout(root: Path, folder: Path) -> Path:
    ignored = shutil.ignore_patterns(".*", "node_modules", "__pycache__", "tests")
    return Path(shutil.copytree(root, folder, ignore=ignored))


def an_older_version(root: Path, folder: Path) -> Path:
    """The checkout as it might have been: another version number, another plugin."""
    copy_checkout(root, folder)
    for name in ("pyproject.toml", "intervention/__init__.py"):
        path = folder / name
        path.write_text(path.read_text().replace(f'"{intervention.__version__}"', '"0.0.1"'))
    with (folder / "watchdog-ts/dist/watchdog.js").open("a") as bundle:
        bundle.write("// as it was\n")
    return folder


def furnish(home: Path) -> None:
    """What a person of this host has already: settings with comments, a plugin, other programs' files."""
    copies.plant(
        home,
        {
            ".config/opencode/opencode.jsonc": '{\n  // mine\n  "plugin": ["other"],\n}\n',
            ".config/opencode/plugin/other.js": "export const Other = async () => ({})\n",
            ".config/opencode/watchdog.jsonc": '{ "language": "en" } // mine\n',
            ".config/other/settings": "x",
            ".local/bin/tool": "#!/bin/sh\n",
            ".local/share/other/data": "x",
            "a project/.opencode/opencode.json": "{}",
        },
    )


@pytest.mark.slow
def test_over_an_older_version_twice_and_for_a_project_uninstalling_leaves_the_home_as_it_was(
    root: Path, tmp_path: Path, person: Newcomer, registry: None
) -> None:
    furnish(person.home)
    before = listing(person.home)
    old, new = an_older_version(root, tmp_path / "an older version"), copy_checkout(root, tmp_path / "a new version")
    project = person.home / "a project"

    def installs(folder: Path, *arguments: str) -> str:
        status, text = person.run(["/bin/sh", folder / "install.sh", *arguments], person.home)
        assert status == 0, text
        return text

    def version() -> str:
        status, text = person.run([person.command, "--version"], person.home)
        assert status == 0, text
        return text.strip()

    assert "Node is not installed" in installs(old)
    page = person.home / ".local/share/man/man1/intervention.1"
    assert page.read_bytes() == (old / "docs/intervention.1").read_bytes()
    assert version() == "intervention 0.0.1"
    assert "renewed" in installs(new, "--project", "a project") + installs(new)
    assert version() == f"intervention {intervention.__version__}"
    bundle = (new / "watchdog-ts/dist/watchdog.js").read_bytes()
    for folder in (person.home / ".config/opencode", project / ".opencode"):
        assert (folder / "plugin/watchdog.js").read_bytes() == bundle
    after = listing(person.home)
    text = installs(new)
    assert "is up to date" in text
    assert {name for name, content in listing(person.home).items() if after.get(name, "") != content} <= rewritten(
        after
    )
    installs(new, "--uninstall", "--project", "a project")
    assert not (project / ".opencode/plugin").exists()
    assert version() == f"intervention {intervention.__version__}"
    assert f"removed {person.home}" in installs(new, "--uninstall")
    assert listing(person.home) == before
    assert "nothing to remove" in installs(new, "--uninstall")


def rewritten(names: Iterable[str]) -> set[str]:
    """What pip writes anew each time; all of it in the environment."""
    return {name for name in names if name.startswith(".local/share/intervention/env/")}
