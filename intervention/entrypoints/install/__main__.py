"""The door for install.sh, which may run before any dependency is there."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from intervention.entrypoints.install.registration import Request, register
from intervention.entrypoints.install.words import report_lines


def main(arguments: Sequence[str]) -> int:
    """Return 0 when done, 1 when something needed was refused."""
    options = _parser().parse_args(arguments)
    request = Request(
        project=options.project,
        uninstall=options.uninstall,
        dry_run=options.dry_run,
        link=None if options.link is None else (options.link[0], options.link[1]),
        python=options.python,
    )
    try:
        report = register(request, os.environ, Path.home())
    except (OSError, ValueError) as error:
        print(f"Nothing more was done: {error}. Mend that and run this again.", file=sys.stderr)
        return 1
    print("\n".join(report_lines(report, "zh" if os.environ.get("INTERVENTION_LANGUAGE") == "zh" else "en")))
    return 0 if report.is_ok else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="intervention install")
    parser.add_argument("--project", type=Path, metavar="DIR", help="register for this project only")
    parser.add_argument("--uninstall", action="store_true", help="remove what was installed")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("--link", type=Path, nargs=2, metavar=("LINK", "COMMAND"), help="also link the command")
    parser.add_argument("--python", metavar="PATH", help="the interpreter that runs the engine")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
