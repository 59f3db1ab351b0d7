"""An MCP server over stdio with two tools that write a file: one whose name says so, and one whose name does not."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

TEXT = {"type": "string"}
TOOLS = [
    {
        "name": name,
        "description": "Works on a file.",
        "inputSchema": {"type": "object", "properties": dict.fromkeys(keys, TEXT), "required": keys},
    }
    for name, keys in (("write_file", ["path", "content"]), ("expand", ["template"]))
]


def call(name: str, arguments: dict[str, str]) -> str:
    """`expand` makes a file of a template: `cart.py.template` becomes `cart.py`."""
    if name == "write_file":
        Path(arguments["path"]).write_text(arguments["content"])
    else:
        template = Path(arguments["template"])
        template.with_suffix("").write_text(template.read_text())
    return "done"


def answer(method: str, params: dict[str, Any]) -> dict[str, Any]:
    if method == "initialize":
        info = {"name": "files", "version": "1"}
        return {"protocolVersion": params["protocolVersion"], "capabilities": {"tools": {}}, "serverInfo": info}
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        return {"content": [{"type": "text", "text": call(params["name"], params["arguments"])}]}
    return {}


def main() -> None:
    for line in sys.stdin:
        request = json.loads(line)
        if "id" in request:  # what has none is a notice and wants no answer
            result = answer(request["method"], request.get("params") or {})
            print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)


if __name__ == "__main__":
    main()
