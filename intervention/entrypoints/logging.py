"""One canonical line of JSON a run, on stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping


def write_line(facts: Mapping[str, object]) -> None:
    """Never raises: a log that cannot be written must not cost the result."""
    try:
        sys.stderr.write(json.dumps(facts, sort_keys=True, default=str) + "\n")
        sys.stderr.flush()
    except (OSError, ValueError):
        return
