"""What this package brings along for the host: the bundled plugin, and how the plugin starts the engine."""

import json
import sys
from pathlib import Path

from intervention.effects.report_jsonc import read_jsonc

PACKAGE = Path(__file__).resolve().parents[2]
# In a wheel the bundle lies in the package; in a checkout, where the build leaves it.
BUNDLES = (PACKAGE / "_bundle" / "watchdog.js", PACKAGE.parent / "watchdog-ts" / "dist" / "watchdog.js")


def read_bundle() -> bytes:
    """Return the plugin's bytes. FileNotFoundError when the package was put together without it."""
    for bundle in BUNDLES:
        if bundle.is_file():
            return bundle.read_bytes()
    raise FileNotFoundError(str(BUNDLES[0]))


def engine_command(python: str = sys.executable) -> list[str]:
    """Return the command by which the plugin starts this very engine; it appends the subcommand.

    `-P` keeps the current folder out of the module path: a project's own `intervention` is never run.
    """
    return [python, "-P", "-m", "intervention"]


def write_config(command: list[str]) -> bytes:
    """Return the text of a user's configuration that says only how to start the engine."""
    return (
        "// How the guard starts its engine. Every other setting may be added here too;\n"
        "// `intervention doctor` shows each with its value and where it came from.\n"
        f'{{\n  "engine": {{ "command": {json.dumps(command, ensure_ascii=False)} }}\n}}\n'
    ).encode()


def read_command(config: Path) -> tuple[str, ...] | None:
    """Return how a user's configuration starts the engine; None where it does not say so, or cannot be read."""
    try:
        said = read_jsonc(config.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return None
    engine = said.get("engine") if isinstance(said, dict) else None
    command = engine.get("command") if isinstance(engine, dict) else None
    if not isinstance(command, list) or not command or not all(isinstance(part, str) for part in command):
        return None
    return tuple(command)
