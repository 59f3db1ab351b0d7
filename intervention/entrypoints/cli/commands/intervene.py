"""`intervention intervene`: the engine's own door, here only so that help and completion know it."""

from __future__ import annotations

from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import option


@make(
    "intervene",
    "Answer one request of the plugin: one JSON value on stdin, one line on stdout. It is for programs.",
    "应答插件的一个请求：标准输入一个 JSON 值，标准输出一行。供程序使用。",
    "intervention intervene < request.json",
)
@option("--standby", is_flag=True, en="Be ready before the request comes.", zh="在请求到来之前就绪。")
def command(standby: bool) -> int:
    from intervention.entrypoints.stdio import main

    return main(["--standby"] if standby else [])
