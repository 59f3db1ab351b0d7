"""The command. The checkpoint's door is opened directly, so that it never pays for the commands that people use."""

from __future__ import annotations

import gc
import sys
from importlib import import_module


def main() -> int:
    if sys.argv[1:2] == ["intervene"]:
        # Looking for cyclic garbage while modules are imported costs a tenth of the checkpoint's time and finds none;
        # the process is too short-lived to need it later.
        gc.disable()
        from intervention.entrypoints.stdio import main as intervene

        return intervene(sys.argv[2:])
    return int(import_module("intervention.entrypoints.cli").main() or 0)


if __name__ == "__main__":
    sys.exit(main())
