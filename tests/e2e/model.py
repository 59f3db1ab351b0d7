"""A language model that says what a test tells it to say, over the chat-completions protocol on loopback.

A script is found by its marker in the newest user message, and the next step of it by counting the assistant's messages
since: the server keeps no position, so a repeated request gets the same answer.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass(frozen=True)
class Call:
    """One tool call that the model asks for."""

    tool: str
    args: Mapping[str, Any]


Turn = Call | tuple[Call, ...]


@dataclass(frozen=True)
class Held(Call):
    """A call that the model asks for only once it is let go: between `reached` and `go` no tool is running."""

    reached: threading.Event = field(default_factory=threading.Event)
    go: threading.Event = field(default_factory=threading.Event)


@dataclass(frozen=True)
class Request:
    """What the host sent in one request: the tools on offer and the whole conversation."""

    tools: tuple[str, ...]
    messages: tuple[Mapping[str, Any], ...]

    @property
    def system(self) -> str:
        return "\n".join(text_of(m) for m in self.messages if m["role"] == "system")

    @property
    def results(self) -> dict[str, str]:
        """Call id -> the text that the model received for it."""
        return {m["tool_call_id"]: text_of(m) for m in self.messages if m["role"] == "tool"}


def text_of(message: Mapping[str, Any]) -> str:
    content = message.get("content") or ""
    return content if isinstance(content, str) else "".join(part.get("text", "") for part in content)


@dataclass
class ScriptedModel:
    """Serves until `stop`. `scripts` maps a marker to its turns; `requests` holds what arrived, oldest first."""

    scripts: dict[str, Sequence[Turn]] = field(default_factory=dict)
    requests: list[Request] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/v1"

    def add(self, turns: Sequence[Turn]) -> str:
        """Keep a script and return the marker which a message must hold to start it."""
        marker = f"[script {len(self.scripts)}]"
        self.scripts[marker] = turns
        return marker

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def answer(self, body: Mapping[str, Any]) -> dict[str, Any]:
        """The assistant's message for one request of the host."""
        if not body.get("tools"):  # the host asks for a title of the session
            return {"role": "assistant", "content": "a title"}
        request = Request(tuple(t["function"]["name"] for t in body["tools"]), tuple(body["messages"]))
        self.requests.append(request)
        marker, done = self._position(request)
        turns = self.scripts.get(marker, ())
        if done >= len(turns):
            return {"role": "assistant", "content": "Done."}
        turn = turns[done]
        if isinstance(turn, Held):
            turn.reached.set()
            turn.go.wait()
        return {"role": "assistant", "tool_calls": _tool_calls(turn, f"{marker[8:-1]}_{done}")}

    def _position(self, request: Request) -> tuple[str, int]:
        newest = max(i for i, m in enumerate(request.messages) if m["role"] == "user")
        text = text_of(request.messages[newest])
        marker = next((known for known in self.scripts if known in text), "")
        return marker, sum(m["role"] == "assistant" for m in request.messages[newest:])


def _tool_calls(turn: Turn, prefix: str) -> list[dict[str, Any]]:
    calls = (turn,) if isinstance(turn, Call) else turn
    return [
        {
            "index": i,
            "id": f"call_{prefix}_{i}",
            "type": "function",
            "function": {"name": call.tool, "arguments": json.dumps(call.args)},
        }
        for i, call in enumerate(calls)
    ]


def _handler(model: ScriptedModel) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            message = model.answer(body)
            finish = "tool_calls" if "tool_calls" in message else "stop"
            self.send_response(200)
            self.send_header("content-type", "text/event-stream")
            self.end_headers()
            self._event({"index": 0, "delta": message})
            self._event({"index": 0, "delta": {}, "finish_reason": finish})
            self.wfile.write(b"data: [DONE]\n\n")

        def _event(self, choice: Mapping[str, Any]) -> None:
            usage = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}
            chunk = {"id": "x", "object": "chat.completion.chunk", "created": 1, "model": "scripted"}
            data = json.dumps({**chunk, "choices": [choice], "usage": usage})
            self.wfile.write(f"data: {data}\n\n".encode())

        def log_message(self, *_: object) -> None:
            """Requests are kept in `requests`; nothing belongs on the terminal."""

    return Handler
