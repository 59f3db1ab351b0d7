"""Writes everything that is derived from the models: `python -m intervention.contract.generate [--check]`.

The one module of this room that touches the disk; a developer runs it, and nothing at run time imports it.
"""

from __future__ import annotations

import argparse
import json
from functools import cache
from pathlib import Path

from intervention.contract import schemas, typescript

ROOT = Path(__file__).resolve().parents[2]
SCHEMA_FOLDER = Path("bridge-schema")
TYPES_FOLDER = Path("watchdog-ts/src/contract")


@cache
def generated() -> dict[Path, str]:
    """Each generated file, relative to the repository's root, with its whole text."""
    files = {SCHEMA_FOLDER / f"{name}.schema.json": _json(schemas.document(name)) for name in schemas.DOCUMENTS}
    table = {"$comment": schemas.NOTE, "signals": typescript.signal_rows()}
    return {
        **files,
        SCHEMA_FOLDER / "signals.json": _json(table),
        TYPES_FOLDER / "types.ts": typescript.types(),
        TYPES_FOLDER / "signals.ts": typescript.signals(),
        TYPES_FOLDER / "schemas.ts": typescript.schemas(),
    }


def stale(root: Path) -> list[str]:
    """The generated files under `root` that are missing or not byte for byte what the models say."""
    return [path.as_posix() for path, text in generated().items() if _bytes_of(root / path) != text.encode()]


def write(root: Path) -> None:
    for path, text in generated().items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(text.encode())


def main(arguments: list[str] | None = None) -> int:
    """Exit status 1 when `--check` finds something stale, and then it names it and changes nothing."""
    parser = argparse.ArgumentParser(prog="python -m intervention.contract.generate", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare only")
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository (default: this one)")
    options = parser.parse_args(arguments)
    if not options.check:
        write(options.root)
        return 0
    names = stale(options.root)
    for name in names:
        print(f"{name} is stale: run `python -m intervention.contract.generate` and commit it")
    return 1 if names else 0


def _json(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def _bytes_of(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


if __name__ == "__main__":
    raise SystemExit(main())
