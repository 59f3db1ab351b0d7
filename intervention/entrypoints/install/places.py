"""Where the host looks for plugins and configuration, and where this installer remembers what it did."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

SKILL = "tdd-pipeline"


@dataclass(frozen=True)
class Places:
    """Absolute paths; none of them needs to exist."""

    host: Path
    """OpenCode's folder for this user."""
    plugin: Path
    """The one file that the host loads."""
    config: Path
    """The user's configuration of the guard; only here may the engine's command be named."""
    manifest: Path
    """The list of what was installed."""
    scope: str
    """`user`, or the project's absolute path."""
    skills: tuple[Path, ...]
    """Folders in which the host finds skills."""


def find_places(environment: Mapping[str, str], home: Path, project: Path | None = None) -> Places:
    """Work out all places from the environment, the home folder, and the project when it is for one only."""
    host = _folder(environment, "XDG_CONFIG_HOME", home / ".config") / "opencode"
    data = _folder(environment, "XDG_DATA_HOME", home / ".local" / "share") / "intervention"
    loads_from = host if project is None else project / ".opencode"
    skills = [folder / name for folder in (host, loads_from) for name in ("skill", "skills")]
    skills += [base / name / "skills" for base in (home, project or home) for name in (".claude", ".agents")]
    return Places(
        host=host,
        plugin=loads_from / "plugin" / "watchdog.js",
        config=host / "watchdog.jsonc",
        manifest=data / "installed.json",
        scope="user" if project is None else str(project),
        skills=tuple(dict.fromkeys(skills)),
    )


def has_skill(places: Places) -> bool:
    """Whether the skill whose phases are enforced is installed where the host would find it."""
    return any((folder / SKILL / "SKILL.md").is_file() for folder in places.skills)


def _folder(environment: Mapping[str, str], name: str, default: Path) -> Path:
    # The XDG rules: a relative value counts as none.
    value = environment.get(name, "")
    return Path(value) if value.startswith("/") else default
