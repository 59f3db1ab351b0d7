"""A repository in which everything that git or Python could be made to start, import or ask leaves a trace."""

from pathlib import Path

from tests.support.engine import Place

#: Settings by which a repository can name a program; `{}` is the trap.
_PROGRAMS = (
    *("core.fsmonitor", "core.sshCommand", "core.pager", "core.editor", "core.askPass", "core.gitProxy"),
    *("core.alternateRefsCommand", "sequence.editor", "gpg.program", "gpg.ssh.program", "gpg.x509.program"),
    *("credential.helper", "diff.external", "diff.x.textconv", "diff.x.command", "merge.x.driver"),
    *("filter.x.clean", "filter.x.smudge", "filter.y.process", "interactive.diffFilter", "pager.log", "pager.status"),
    *("uploadpack.packObjectsHook", "gc.recentObjectsHook", "difftool.x.cmd", "mergetool.x.cmd", "browser.x.cmd"),
    *("trailer.x.command", "trailer.x.cmd", "imap.tunnel", "sendemail.sendmailCmd", "remote.origin.uploadpack"),
    *("remote.origin.vcs", "submodule.sub.update", "man.x.cmd", "web.browser", "log.x.command"),
)
_SETTINGS = {
    **{"log.showSignature": "true", "commit.gpgSign": "true", "tag.gpgSign": "true", "filter.x.required": "true"},
    **{"diff.noprefix": "true", "diff.mnemonicPrefix": "true", "core.untrackedCache": "true", "status.branch": "false"},
    **{"status.showUntrackedFiles": "no", "core.quotePath": "true", "color.ui": "always", "core.commentChar": "#"},
    **{"status.relativePaths": "true", "status.short": "true", "core.abbrev": "4", "core.ignoreCase": "true"},
    **{"diff.renames": "copies", "status.renames": "copies", "core.precomposeUnicode": "true", "core.safecrlf": "true"},
    **{"protocol.allow": "always", "protocol.ext.allow": "always", "protocol.file.allow": "always"},
    **{"submodule.recurse": "true", "fetch.recurseSubmodules": "true", "gc.auto": "1", "maintenance.auto": "true"},
    **{"core.attributesFile": "{folder}/attributes", "core.hooksPath": "{folder}/hooks", "help.autoCorrect": "1"},
    "core.excludesFile": "{folder}/excludes",
}
_HOOKS = (
    *("pre-commit", "commit-msg", "post-commit", "post-checkout", "post-merge", "post-index-change", "pre-auto-gc"),
    *(
        "reference-transaction",
        "post-rewrite",
        "fsmonitor-watchman",
        "pre-push",
        "prepare-commit-msg",
        "sendemail-validate",
    ),
)
_ALIASES = ("status", "stash", "log", "config", "ls-files", "cat-file", "fast-import", "update-index", "x")
_MODULES = (
    *("intervention/__init__", "pydantic", "click", "git", "json", "sqlite3", "structlog", "ast_grep_py", "typing"),
    *("sitecustomize", "usercustomize", "pydantic_core", "gitdb", "smmap", "subprocess", "os", "conftest"),
)


class Traps:
    """`ran` is written by whatever is started or imported; `folder`, outside of the tree, holds the programs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ran = folder / "ran"
        folder.mkdir()
        self.program = self._script(folder / "program")
        self.remote = self._script(folder / "remote", "exit 1")
        (folder / "hooks").mkdir()
        for name in _HOOKS:
            self._script(folder / "hooks" / name)
        (folder / "attributes").write_text("* filter=x diff=x merge=x\n")
        (folder / "excludes").write_text("*.excluded\n")

    def sprung(self) -> list[str]:
        """What was started or imported."""
        return self.ran.read_text().splitlines() if self.ran.exists() else []

    def commit_modules(self, place: Place) -> None:
        """Puts modules of the engine's own names into the tree's root."""
        for name in _MODULES:
            place.write(f"{name}.py", f"open({str(self.ran)!r}, 'a').write({name!r} + '\\n')\n")
        place.git("add", "--all")
        place.git("commit", "-qm", "modules")

    def lay(self, place: Place) -> None:
        """Writes every setting into the repository's configuration, a file that it includes, and its attributes."""
        lines = [_setting(key, f"{self.program} {key}") for key in _PROGRAMS]
        lines += [_setting(key, value.format(folder=self.folder)) for key, value in _SETTINGS.items()]
        lines += [_setting(f"alias.{name}", f"!{self.program} alias-{name}") for name in _ALIASES]
        lines.append(f'[filter "a=b"]\n\tclean = {self.program} equals\n\tsmudge = {self.program} equals\n')
        included = self.folder / "included"
        included.write_text(
            f'[filter "z"]\n\tclean = {self.program} included\n[core]\n\tfsmonitor = {self.program} included\n'
        )
        lines.append(f'[includeIf "gitdir:**"]\n\tpath = {included}\n[include]\n\tpath = {included}\n')
        with (place.tree / ".git" / "config").open("a") as config:
            config.writelines(lines)
        (place.tree / ".git" / "info").mkdir(exist_ok=True)
        (place.tree / ".git" / "info" / "attributes").write_text(
            "*.py filter=x diff=x\n*.y filter=y\n*.eq filter=a=b\n*.z filter=z\n"
        )

    def _script(self, file: Path, then: str = "cat") -> Path:
        file.write_text(f"#!/bin/sh\necho \"$0 $*\" >> '{self.ran}'\n{then}\n")
        file.chmod(0o755)
        return file


def _setting(key: str, value: str) -> str:
    section, _, name = key.rpartition(".")
    head, _, inner = section.partition(".")
    title = f'{head} "{inner}"' if inner else head
    return f'[{title}]\n\t{name} = "{value}"\n'
