"""Files that say of themselves what they were when they were written: their last member is the digest of the rest.

That keeps no secret. It tells a file that was edited from one that the guard or its commands wrote.
"""

from __future__ import annotations

import hashlib
import re

_SEAL = re.compile(rb',"seal":"([0-9a-f]{64})"\}\s*$')
#: The seal's own length, and a little room for what may follow it.
_TAIL = 100


def seal(data: bytes) -> bytes:
    """`data` is a JSON object with at least one member, without a seal. One line break follows the result."""
    written = data.strip()
    return written[:-1] + b',"seal":"' + _digest(written) + b'"}\n'


def unseal(data: bytes) -> bytes | None:
    """What was sealed; None where there is no seal, or it is not this text's."""
    found = _SEAL.search(data, max(0, len(data) - _TAIL))
    if found is None:
        return None
    written = data[: found.start()] + b"}"
    return written if _digest(written) == found[1] else None


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).hexdigest().encode()
