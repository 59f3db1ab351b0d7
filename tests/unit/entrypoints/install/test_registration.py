"""Registering on a real disk: what is there afterwards, twice, in a rehearsal, and after uninstalling."""

import json
import stat
from pathlib import Path

import pytest

from intervention.entrypoints.install.carried import engine_command, read_bundle, write_config
from intervention.entrypoints.install.registration import Report, Request, register
from intervention.entrypoints.install.words import report_lines


@pytest.fixture
def home(tmp_path: Path) -> Path:
    home = tmp_path / "home"
    home.mkdir()
    return home


def files(folder: Path) -> dict[str, object]:
    """Everything below a folder: bytes, link targets, and None for folders."""
    return {
        str(path.relative_to(folder)): path.readlink()
        if path.is_symlink()
        else path.read_bytes()
        if path.is_file()
        else None
        for path in sorted(folder.rglob("*"))
    }


def go(home: Path, request: Request | None = None, **environment: str) -> Report:
    return register(request or Request(), environment, home)


def test_the_plugin_is_the_carried_bundle_and_the_config_names_this_engine(home: Path) -> None:
    assert go(home).is_ok
    host = home / ".config" / "opencode"
    assert (host / "plugin" / "watchdog.js").read_bytes() == read_bundle()
    assert (host / "watchdog.jsonc").read_bytes() == write_config(engine_command())


def test_the_list_of_what_was_installed_is_nobody_elses(home: Path) -> None:
    go(home)
    manifest = home / ".local" / "share" / "intervention" / "installed.json"
    assert stat.S_IMODE(manifest.stat().st_mode) == 0o600


def test_settings_that_are_kept_behind_a_link_are_found(home: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "dotfiles"
    elsewhere.mkdir()
    (home / ".config").mkdir()
    (home / ".config" / "opencode").symlink_to(elsewhere)
    assert go(home).is_ok
    assert (elsewhere / "plugin" / "watchdog.js").is_file()
    go(home, Request(uninstall=True))
    assert files(elsewhere) == {}
    assert (home / ".config" / "opencode").is_symlink()


def test_what_is_installed_can_be_read_by_the_host(home: Path) -> None:
    go(home)
    plugin = home / ".config" / "opencode" / "plugin" / "watchdog.js"
    assert stat.S_IMODE(plugin.stat().st_mode) == 0o644


def test_a_second_time_changes_nothing(home: Path) -> None:
    go(home)
    before = files(home)
    report = go(home)
    assert files(home) == before
    assert {step.why for step in report.steps} == {"same"}


def test_a_rehearsal_changes_nothing_and_says_what_would_be(home: Path) -> None:
    report = go(home, Request(dry_run=True))
    assert files(home) == {}
    assert [step.verb for step in report.steps] == ["write", "write"]
    assert any(line.startswith("would write") for line in report_lines(report))


def test_an_existing_config_is_kept_and_said(home: Path) -> None:
    config = home / ".config" / "opencode" / "watchdog.jsonc"
    config.parent.mkdir(parents=True)
    config.write_text('{"language": "zh"}')
    report = go(home)
    assert config.read_text() == '{"language": "zh"}'
    assert any("stays as it is" in line for line in report_lines(report))
    assert any("保持不变" in line for line in report_lines(report, "zh"))


def kept_config(home: Path, text: str) -> list[str]:
    """What is said of a configuration that was there before."""
    config = home / ".config" / "opencode" / "watchdog.jsonc"
    config.parent.mkdir(parents=True, exist_ok=True)
    config.write_text(text)
    return [line for line in report_lines(go(home)) if line.startswith(f"Your {config}")]


def test_of_a_kept_config_it_is_said_which_engine_it_starts(home: Path) -> None:
    engine = json.dumps(engine_command())
    (same,) = kept_config(home, f'{{"engine": {{"command": {engine}}}, "language": "en"}}  // mine')
    assert same.endswith("starts this engine.")
    (other,) = kept_config(home, '{"engine": {"command": ["/old/intervention"]}}')
    assert '["/old/intervention"]' in other
    assert f"set engine.command to {engine}" in other
    for text in ('{"engine": {"command": "x"}}', '{"engine": []}', "{", "[]", '{"language": "en"}'):
        (silent,) = kept_config(home, text)
        assert "names no engine.command" in silent
        assert f"set engine.command to {engine}" in silent


def test_another_file_in_the_plugins_place_is_refused_and_nothing_else_is_done(home: Path) -> None:
    plugin = home / ".config" / "opencode" / "plugin" / "watchdog.js"
    plugin.parent.mkdir(parents=True)
    plugin.write_text("// somebody else's")
    before = files(home)
    report = go(home)
    assert not report.is_ok
    assert files(home) == before
    assert report_lines(report) == [f"{plugin} is another file. Nothing was installed. Move it away and run this again"]


def test_uninstalling_leaves_the_home_as_it_was(home: Path) -> None:
    (home / ".config").mkdir()
    (home / "mine").write_text("a")
    before = files(home)
    go(home, Request(links=((home / ".local" / "bin" / "intervention", home / "env" / "intervention"),)))
    go(home, Request(uninstall=True))
    assert files(home) == before


def test_uninstalling_leaves_folders_in_which_others_keep_files(home: Path) -> None:
    go(home)
    other = home / ".config" / "opencode" / "plugin" / "other.js"
    other.write_text("a")
    report = go(home, Request(uninstall=True))
    assert [path for path, content in files(home).items() if content is not None] == [
        ".config/opencode/plugin/other.js"
    ]
    assert "in_use" in {step.why for step in report.steps}
    assert all(report_lines(report))


def test_uninstalling_leaves_a_config_that_was_edited_and_says_so(home: Path) -> None:
    go(home)
    config = home / ".config" / "opencode" / "watchdog.jsonc"
    config.write_text("{}")
    report = go(home, Request(uninstall=True))
    assert config.read_text() == "{}"
    assert "in your repositories stays" in report_lines(report)[-1]
    assert any(str(config) in line and "changed since" in line for line in report_lines(report))


def test_uninstalling_twice_says_that_there_is_nothing(home: Path) -> None:
    assert report_lines(go(home, Request(uninstall=True))) == ["Nothing is installed here; there is nothing to remove."]


def test_one_project_gets_the_plugin_and_gives_it_back_while_another_keeps_it(home: Path, tmp_path: Path) -> None:
    projects = [tmp_path / "one", tmp_path / "two"]
    for project in projects:
        project.mkdir()
        go(home, Request(project=project))
        assert (project / ".opencode" / "plugin" / "watchdog.js").is_file()
    go(home, Request(project=projects[0], uninstall=True))
    assert files(projects[0]) == {}
    assert (projects[1] / ".opencode" / "plugin" / "watchdog.js").is_file()
    go(home, Request(uninstall=True))
    assert files(projects[1]) == files(home) == {}


def test_a_project_that_does_not_exist_is_an_error_and_nothing_is_done(home: Path, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        go(home, Request(project=tmp_path / "absent"))
    assert files(home) == {}


def test_xdg_folders_are_used_and_relative_ones_ignored(home: Path, tmp_path: Path) -> None:
    go(home, XDG_CONFIG_HOME=str(tmp_path / "config"), XDG_DATA_HOME="relative")
    assert (tmp_path / "config" / "opencode" / "plugin" / "watchdog.js").is_file()
    assert (home / ".local" / "share" / "intervention" / "installed.json").is_file()


def test_a_list_that_is_not_ours_stops_everything(home: Path) -> None:
    manifest = home / ".local" / "share" / "intervention" / "installed.json"
    manifest.parent.mkdir(parents=True)
    manifest.write_text('{"owned": [{"path": "relative", "kind": "file", "mark": "", "scope": "user"}]}')
    before = files(home)
    for request in (Request(), Request(uninstall=True)):
        with pytest.raises(ValueError, match="not a list of installed files"):
            go(home, request)
    assert files(home) == before


@pytest.mark.parametrize("name", ["skill", "skills"])
def test_a_missing_skill_is_said_and_a_present_one_is_not(home: Path, name: str) -> None:
    assert any("tdd-pipeline" in line for line in report_lines(go(home)))
    skill = home / ".config" / "opencode" / name / "tdd-pipeline" / "SKILL.md"
    skill.parent.mkdir(parents=True)
    skill.write_text("a")
    assert not any("tdd-pipeline" in line for line in report_lines(go(home)))
