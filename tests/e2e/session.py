"""A conversation with the agent: what a person says, the tool calls a script makes, and what came back of each."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from tests.e2e.host import Host
from tests.e2e.model import Call, Turn

REVIEW = (
    "Please review the work of this phase. Read the files, compare them with the requirements and report every defect "
    "that you find, each with its severity, its file and a description."
)


@dataclass(frozen=True)
class Outcome:
    """One finished call. `text` is what the model received; `failed` is true for a refusal and for an error."""

    tool: str
    args: Mapping[str, Any]
    text: str
    failed: bool
    metadata: Mapping[str, Any]


class Session:
    """A root session in `folder`. Everything said through it is a person's message; scripts run in answer to one."""

    def __init__(self, host: Host, folder: Path, model: str = "scripted") -> None:
        self.host = host
        self.model = {"providerID": "local", "modelID": model}
        self.id: str = host.call("POST", f"/session?directory={folder}", {})["id"]
        self.pool = ThreadPoolExecutor(4)

    def say(self, text: str) -> None:
        """A person's message; returns when the agent's turn has ended."""
        parts = [{"type": "text", "text": text}]
        self.host.call("POST", f"/session/{self.id}/message", {"parts": parts, "model": self.model})

    def run(self, *turns: Turn) -> list[Outcome]:
        """Let the agent make these calls, a tuple being one parallel turn, and return them in that order."""
        marker = self.host.model.add(turns)
        self.say(f"Please go on. {marker}")
        return outcomes_of(self.host, self.id, marker)

    def start(self, *turns: Turn) -> Future[list[Outcome]]:
        """The same without waiting, for what a person does meanwhile."""
        return self.pool.submit(self.run, *turns)

    def one(self, tool: str, **args: Any) -> Outcome:
        return self.run(Call(tool, args))[0]

    def bash(self, command: str) -> Outcome:
        return self.one("bash", command=command, description="a step")

    def checkpoint(self, event: str, **payload: Any) -> dict[str, Any]:
        """The parsed answer of the checkpoint tool."""
        return answer_of(self.run(checkpoint(event, **payload))[0])

    def task(self, prompt: str, *turns: Turn) -> Call:
        """A call that starts a subagent with this prompt, which then makes these calls."""
        marker = self.host.model.add(turns)
        args = {"description": "a task", "prompt": f"{prompt} {marker}", "subagent_type": "general"}
        return Call("task", args)

    def review(self, *paths: str) -> Call:
        """A reviewer that reads these files and changes nothing."""
        return self.task(REVIEW, *(Call("read", {"filePath": path}) for path in paths))

    def abort(self) -> None:
        self.host.call("POST", f"/session/{self.id}/abort")


def checkpoint(event: str, **payload: Any) -> Call:
    """Agents send the payload as a JSON string, so the tests do."""
    return Call("tdd_checkpoint", {"event": event, "payload": json.dumps(payload)})


def answer_of(outcome: Outcome) -> dict[str, Any]:
    assert not outcome.failed, outcome.text
    return cast("dict[str, Any]", json.loads(outcome.text))


def outcomes_of(host: Host, session_id: str, marker: str) -> list[Outcome]:
    """The calls of one script in a session, as the host keeps them, with the text that reached the model."""
    received: dict[str, str] = {}
    for request in host.model.requests:
        received |= request.results
    prefix = f"call_{marker[8:-1]}_"
    found = (part for message in host.call("GET", f"/session/{session_id}/message") for part in message["parts"])
    return [
        Outcome(
            part["tool"],
            part["state"]["input"],
            received.get(part["callID"], ""),
            part["state"]["status"] != "completed",
            part["state"].get("metadata") or {},
        )
        for part in found
        if part["type"] == "tool" and part["callID"].startswith(prefix)
    ]


def child_outcomes(host: Host, task: Outcome) -> list[Outcome]:
    """What a subagent's calls came to; `task` is the finished call that started it."""
    marker = task.args["prompt"][task.args["prompt"].rindex("[script") :]
    return outcomes_of(host, task.metadata["sessionId"], marker)


def until(condition: Callable[[], bool], turn: Future[list[Outcome]]) -> None:
    """Wait for something that the agent's running turn brings about; a turn that ends without it is the failure."""
    while not condition():
        assert not turn.done(), f"the turn ended first: {turn.result()}"
        time.sleep(0.05)
