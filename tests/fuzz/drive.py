"""One target under one fuzzer, in a process of its own: `python -m tests.fuzz.drive TARGET [libFuzzer's options]`.

Atheris watches which code each input reaches and keeps those that reach more; an exception, a hang or a crash of the
process ends it, with the input written where `-artifact_prefix` says.
"""

import sys
from pathlib import Path

from tests.fuzz import seeds
from tests.support import surroundings


def main(arguments: list[str]) -> None:
    """Never returns: the fuzzer ends the process."""
    import atheris

    target, *options = arguments
    home = surroundings.enter()
    with atheris.instrument_imports(include=["intervention"]):
        from tests.fuzz.targets import TARGETS

        attack = TARGETS[target]()
        attack(b"\1")  # imports what is imported with first use, so that it is watched too
    for folder in (Path(one) for one in options if not one.startswith("-")):
        lay_out(folder, seeds.corpus(target))
    atheris.Setup([sys.argv[0], *options], attack, enable_python_coverage=True)
    try:
        atheris.Fuzz()
    finally:
        surroundings.leave(home)


def lay_out(folder: Path, inputs: list[bytes]) -> None:
    """The inputs to begin with, where the fuzzer looks for them."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(inputs):
        (folder / f"seed-{number}").write_bytes(data)


if __name__ == "__main__":
    main(sys.argv[1:])
