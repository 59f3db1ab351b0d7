"""`intervention version`: of the engine and of the contract, and what it runs on."""

from __future__ import annotations

import sys

from intervention import __version__
from intervention.contract.words import VERSION
from intervention.entrypoints.cli import screen, status
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import json_option


@make("version", "Show the version.", "显示版本。", "intervention version --json")
@json_option
def command(is_json: bool) -> int:
    python = ".".join(str(part) for part in sys.version_info[:3])
    if is_json:
        screen.show_json({"v": 1, "ok": True, "version": __version__, "contract": VERSION, "python": python})
    else:
        screen.show(f"intervention {__version__} (contract {VERSION}, Python {python})")
    return status.DONE
