"""`intervention completion`: what makes a shell complete commands, options and ids."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from intervention.entrypoints.cli import screen, status
from intervention.entrypoints.cli.base import command as make


@make(
    "completion",
    'Print the completion script of a shell; put `eval "$(intervention completion bash)"` into its start-up file.',
    '输出 shell 的补全脚本；请把 `eval "$(intervention completion bash)"` 写入其启动文件。',
    "intervention completion fish > ~/.config/fish/completions/intervention.fish",
)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def command(shell: str) -> int:
    from intervention.entrypoints.cli.program import build

    found = get_completion_class(shell)
    if found is not None:
        screen.show(found(build(), {}, "intervention", "_INTERVENTION_COMPLETE").source())
    return status.DONE
