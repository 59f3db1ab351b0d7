"""Logs as the watchdog writes them, made from requests and results: chained, in either order, to spoil in one place."""

import hashlib
import json
import re
import uuid
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from tests.support import envelopes, vectors

#: What a vector leaves open, as plain values.
_FILLED: dict[str, Any] = {"{{list}}": [], "{{text}}": "what to do now", "{{any}}": None}


def line(entry: Mapping[str, Any]) -> str:
    return json.dumps(entry, separators=(",", ":"), ensure_ascii=False)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class Log:
    """One run's log. Entries get the run's id and their place in the chain when they are added."""

    def __init__(self, run_id: str = "run_1") -> None:
        self.run_id = run_id
        self.entries: list[dict[str, Any]] = []
        self.head: str | None = None
        self._number = int(digest(run_id)[:12], 16)

    def add(self, event: str, detail: Mapping[str, Any], **changes: Any) -> dict[str, Any]:
        self._number += 1
        plain = envelopes.entry(event, None, dict(detail), self._number)
        return self.put({**plain, "severity": "info", "files": [], **changes})

    def put(self, entry: Mapping[str, Any]) -> dict[str, Any]:
        """An entry as it is, but for run and chain."""
        chained = {**entry, "run_id": self.run_id, "prev": self.head}
        self.entries.append(chained)
        self.head = digest(line(chained))
        return chained

    def batch(self, request: Mapping[str, Any], result: Mapping[str, Any] | None, *, answer_first: bool = True) -> None:
        """A checkpoint with the violations that it sent, and the answer where there was one."""
        for entry in request["violations"]:
            self.put(entry)
        sent = [entry["id"] for entry in request["violations"]]
        answer = {"result": result}
        if result is not None and answer_first:
            self.add("intervention", answer)
        run = {**request["run"], "run_id": self.run_id, "log": {"lines": len(self.entries), "head": self.head}}
        detail = {"event": request["trigger"], "accepted": True, "batch_id": request["batch_id"], "sent": sent}
        self.add("checkpoint", {**detail, "run": run, "policy": request["policy"], "project": request["project"]})
        if result is not None and not answer_first:
            self.add("intervention", answer)

    def lines(self) -> list[str]:
        return [line(entry) for entry in self.entries]

    def write(self, file: Path) -> Path:
        file.parent.mkdir(parents=True, exist_ok=True)
        return write(file, self.lines())


def write(file: Path, lines: Iterable[str]) -> Path:
    file.write_text("".join(f"{one}\n" for one in lines), encoding="utf-8")
    return file


def chain(entries: Iterable[Mapping[str, Any]]) -> list[str]:
    """The lines of entries with their chain made good again."""
    log = Log()
    for entry in entries:
        log.run_id = entry["run_id"]
        log.put(entry)
    return log.lines()


def steps(root: Path) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Name, request and result of every golden batch, with plain values where the vector leaves them open."""
    for name in vectors.vectors(root, "valid"):
        for place, step in enumerate(vectors.load(root, "valid", name)["steps"]):
            if "request" in step and "result" in step:
                filled = fill({"request": step["request"], "result": step["result"]}, f"{name}:{place}")
                yield f"{name}:{place}", filled["request"], filled["result"]


def fill(value: Any, salt: str) -> Any:
    """Placeholders become values of the right shape; ids stay unique among vectors."""
    if isinstance(value, dict):
        return {key: fill(part, salt) for key, part in value.items()}
    if isinstance(value, list):
        return [fill(part, salt) for part in value]
    if not isinstance(value, str):
        return value
    if value in _FILLED:
        return _FILLED[value]
    if re.fullmatch(r"[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}", value):
        return str(uuid.uuid5(uuid.NAMESPACE_URL, salt.split(":")[0] + value))
    return re.sub(r"\{\{(\w+)\}\}", lambda found: _plain(found[1]), value)


def _plain(name: str) -> str:
    if name == "root":
        return "/work/tree"
    if name == "project":
        return "0" * 16
    return digest(name)[:40] if re.match(r"base|head|commit|green", name) else f"op_{digest(name)[:16]}"
