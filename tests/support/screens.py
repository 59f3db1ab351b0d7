"""Screens that are kept as text: what differs from run to run is named instead, so that the rest can be compared."""

import os
import re
from pathlib import Path

_PATTERNS = (
    (re.compile(r"\bop_[0-9a-f]{17}\b"), "op"),
    (re.compile(r"\bdec_[0-9a-f]{16}\b"), "dec"),
    (re.compile(r"\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b"), "id"),
)
_PLAIN = (
    (re.compile(r"\d{4}-\d{2}-\d{2} \d{2}:\d{2}"), "2026-01-01 12:00"),
    (re.compile(r"\b\d+\.\d MiB\b"), "0.1 MiB"),
    (re.compile(r"(git +version) \d+\.\d+"), r"\1 2.39"),
    (re.compile(r"Python 3\.\d+\.\d+"), "Python 3.11.7"),
)


def normalise(text: str, folder: Path) -> str:
    """Ids are numbered in the order in which they come, each with its own length, so that columns stay in line."""
    seen: dict[str, str] = {}
    for pattern, name in _PATTERNS:
        numbers: dict[str, int] = {}
        for found in pattern.findall(text):
            numbers.setdefault(found, len(numbers) + 1)
        seen |= {found: _fill(name, number, len(found)) for found, number in numbers.items()}
    for found, replacement in seen.items():
        text = text.replace(found, replacement)
    for pattern, replacement in _PLAIN:
        text = pattern.sub(replacement, text)
    return text.replace(str(folder), "/scratch")


def _fill(name: str, number: int, length: int) -> str:
    return f"{name}_{'0' * (length - len(name) - 1 - len(str(number)))}{number}"


def compare(screen: Path, text: str) -> None:
    """Against the file that is kept; RENEW_SCREENS=1 writes it anew, for a person to look at the difference."""
    if os.environ.get("RENEW_SCREENS"):
        screen.parent.mkdir(parents=True, exist_ok=True)
        screen.write_text(text, encoding="utf-8")
    assert text == screen.read_text(encoding="utf-8"), f"{screen.name} differs; look at it with RENEW_SCREENS=1"
