"""The door for install.sh, which may run before any dependency is there."""

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from intervention.effects.acts import append_act
from intervention.effects.clock import now
from intervention.effects.identity import find_marks
from intervention.entrypoints.cli.language import current, pick
from intervention.entrypoints.install.places import find_places
from intervention.entrypoints.install.registration import Request, register
from intervention.entrypoints.install.words import agent_line, report_lines

AGENT = 4


def main(arguments: Sequence[str]) -> int:
    """Return 0 when done, 1 when something needed was refused, 4 where an agent's session called it."""
    options = _parser().parse_args(arguments)
    request = Request(
        project=options.project,
        uninstall=options.uninstall,
        dry_run=options.dry_run,
        links=tuple((path, target) for path, target in options.link),
        python=options.python,
    )
    if not options.dry_run and any(marks := find_marks()):
        _record_refusal(marks, options.uninstall)
        print(agent_line(current()), file=sys.stderr)
        return AGENT
    try:
        report = register(request, os.environ, Path.home())
    except (OSError, ValueError) as error:
        en, zh = f"Nothing more was done: {error}. Mend that", f"没有再做任何操作：{error}。请修复后"
        print(pick(f"{en} and run this again.", f"{zh}重新运行。"), file=sys.stderr)
        return 1
    print("\n".join(report_lines(report, current())))
    return 0 if report.is_ok else 1


def _record_refusal(marks: tuple[bool, bool], is_uninstall: bool) -> None:
    command = "uninstall" if is_uninstall else "install"
    facts: dict[str, object] = {"at": now(), "event": "act", "command": command, "outcome": "agent"}
    facts |= {"agent_environment": marks[0], "host_ancestor": marks[1]}
    with contextlib.suppress(OSError):  # what cannot be recorded is refused all the same
        append_act(str(find_places(os.environ, Path.home()).manifest.parent), json.dumps(facts, sort_keys=True))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="intervention install")
    parser.add_argument("--project", type=Path, metavar="DIR", help="register for this project only")
    parser.add_argument("--uninstall", action="store_true", help="remove what was installed")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    about = "also put a link there (repeatable)"
    parser.add_argument("--link", type=Path, nargs=2, action="append", default=[], metavar=("LINK", "TO"), help=about)
    parser.add_argument("--python", metavar="PATH", help="the interpreter that runs the engine")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
