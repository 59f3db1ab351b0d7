"""The command. The checkpoint's door is opened directly, so that it never pays for the commands that people use."""

from __future__ import annotations

import gc
import os
import sys
from importlib import import_module
from typing import NoReturn


def main() -> int:
    if sys.argv[1:2] == ["intervene"]:
        # Looking for cyclic garbage while modules are imported costs a tenth of the checkpoint's time and finds none;
        # the process is too short-lived to need it later.
        gc.disable()
        from intervention.entrypoints.stdio import main as intervene

        _leave(intervene(sys.argv[2:]))
    try:
        return int(import_module("intervention.entrypoints.cli").main() or 0)
    except KeyboardInterrupt:  # while the command itself was still being loaded: nothing has been done
        return 130


def _leave(status: int) -> NoReturn:
    """Ends the process without taking everything apart first, which costs a tenth of the checkpoint's time. Whatever
    has to be closed is closed by the `with` that opened it, and what was said has left: nothing is buffered."""
    os._exit(status)


if __name__ == "__main__":
    sys.exit(main())
