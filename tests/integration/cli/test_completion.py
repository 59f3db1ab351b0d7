"""The shells themselves source what `intervention completion` prints, and then complete commands, options and ids."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.acted import with_quarantine
from tests.support.commands import environment, start

# Each is told the words of the line, completes the last of them, and prints what it would offer.
BASH = """
eval "$(intervention completion bash)"
COMP_WORDS=({words}); COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
[ "$(complete -p intervention)" = "complete -o nosort -F _intervention_completion intervention" ] || exit 9
_intervention_completion intervention
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
ZSH = """
autoload -Uz compinit; compinit -u -D
eval "$(intervention completion zsh)"
[[ $_comps[intervention] = _intervention_completion ]] || exit 9
# Outside of a line being edited the two that offer something only print it.
_describe() {{ print -rl -- ${{(P)3}} }}
compadd() {{ print -rl -- ${{(P)@[-1]}} }}
words=({words}); CURRENT=$#words
_intervention_completion
"""
FISH = """
intervention completion fish | source
complete -C "{line}"
"""
SHELLS = {"bash": ["bash", "--norc", "-c"], "zsh": ["zsh", "-fc"], "fish": ["fish", "--no-config", "-c"]}
SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}


def complete(shell: str, root: Path, line: str) -> list[str]:
    """What the shell would offer for the last word of the line, without descriptions."""
    folder = root.parent / "bin"
    folder.mkdir(exist_ok=True)
    command = folder / "intervention"
    command.write_text(f'#!/bin/sh\nexec {" ".join(start())} "$@"\n')
    command.chmod(0o755)
    last = "" if line.endswith(" ") else line.split()[-1]
    words = " ".join([*line.split(), "''"] if not last else line.split())
    script = SCRIPTS[shell].format(words=words, line=line)
    extra = {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "HOME": str(root.parent)}
    done = subprocess.run(
        [*SHELLS[shell], script], cwd=root, env=environment(extra), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, ""), done
    return [offer.replace("\\:", ":").split("\t")[0].split(":")[0] for offer in done.stdout.splitlines() if offer]


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_that_sourced_it_completes(tmp_path: Path, shell: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"needs {shell}")
    root, operation = with_quarantine(tmp_path / "p")
    assert complete(shell, root, "intervention un") == ["undo", "uninstall"]
    assert complete(shell, root, "intervention undo op_") == [operation]
    assert "--dry-run" in complete(shell, root, "intervention undo --")
    assert sorted(complete(shell, root, "intervention completion ")) == ["bash", "fish", "zsh"]
    assert complete(shell, root, "intervention nonsense op_") == []
