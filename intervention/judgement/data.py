"""Files that tests compare with: fixtures, snapshots, golden files. New ones are free, existing ones must stay."""

import re

from intervention.judgement.verdicts import Change, Finding, shorten

_ABOUT = re.compile(
    r"(?i)(?:^|/)(?:readme|license|changelog|contributing|\.gitkeep|\.gitignore|\.gitattributes|\.editorconfig)[^/]*\Z"
)
_SNAPSHOT = re.compile(r"^exports\[`(?P<name>(?:\\.|[^`\\])*)`\]\s*=\s*(?P<value>`(?:\\.|[^`\\])*`)\s*;", re.MULTILINE)
_AMBER = re.compile(r"^# name: (?P<name>.*)\n(?P<value>(?:(?!# ---).*\n?)*)", re.MULTILINE)


def judge_data(path: str, change: Change) -> list[Finding]:
    """Nothing, or one finding: the base's content is no longer what the tests find."""
    if change.base is None or _ABOUT.search(path):
        return []
    if change.current is None:
        return [Finding("fixture_removed", 1, None, path)]
    before, after = change.base, change.current
    if before.replace(b"\r\n", b"\n") == after.replace(b"\r\n", b"\n"):
        return []
    entries = _entries(path, before)
    if entries and entries.items() <= _entries(path, after).items():
        return []
    return [Finding("fixture_changed", 1, 1, shorten(path))]


def _entries(path: str, data: bytes) -> dict[str, str]:
    """The named snapshots of a file that holds several."""
    pattern = {"snap": _SNAPSHOT, "ambr": _AMBER}.get(path.rsplit(".", 1)[-1])
    text = data.decode("utf-8", "replace").replace("\r\n", "\n")
    return {match["name"]: match["value"] for match in pattern.finditer(text)} if pattern else {}
