"""Versions that are not the agent's writing: those that a ref held when the phase began, or that a remote holds.

A ref that existed then counts with the commit it had then, and a remote only if it was configured then, so that neither
moving a branch nor adding a remote makes the agent's own work look like someone else's. What a remote holds now counts
only as far as it was fetched from that remote, which the log of its ref tells, and as far as this worktree has not
committed it since: a ref can be written by hand, and the agent's own work may have been pushed there. What a ref held
at the beginning stays someone else's, even when the agent has taken it over with a commit of its own.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Collection, Iterable, Iterator
from functools import cached_property

from intervention.effects import git
from intervention.effects.files import encode, only_regular, read
from intervention.effects.past import Past
from intervention.effects.repo import Repository
from intervention.effects.scene import Scene

MAX_READ_BYTES = 64 * 1024 * 1024
MAX_REFS = 2_000
MAX_FETCHES = 200
#: What the log of HEAD calls commits that were written here rather than brought in.
_BROUGHT_IN = ("merge", "pull", "checkout", "reset", "clone", "branch", "fetch")


class Upstream:
    """Asks once which trees are trusted, then answers for each path."""

    def __init__(self, scene: Scene, base: Past) -> None:
        self._scene = scene
        self._base = base
        self._noted = list(self._trees_of(self._noted_tips()))
        self._remote = list(self._trees_of(self._remote_tips()))
        self._own = list(self._own_commits()) if self._remote else []

    def has(self, path: str) -> bool:
        """Whether what is at the path now is a version of someone else's."""
        versions = content_ids(self._scene, path)
        if self._find(self._noted, path) & versions:
            return True
        there = self._find(self._remote, path) & versions
        return any(not any(self._wrote(commit, path, oid) for commit in self._own) for oid in there)

    def _find(self, trees: Iterable[str], path: str) -> set[str]:
        """The ids of what these trees hold at the path."""
        blobs = (self._scene.objects.find(tree, encode(path)) for tree in trees)
        return {blob.oid for blob in blobs if blob is not None}

    def _noted_tips(self) -> list[str]:
        noted = self._base.notes.get("refs", {})
        return [oid for oid in noted.values() if isinstance(oid, str)] if isinstance(noted, dict) else []

    def _remote_tips(self) -> list[str]:
        if not has_remote_refs(self._scene.repo):
            return []
        refs = read_refs(self._scene.repo, "refs/remotes")
        known = [(name, oid) for name, oid in refs if self._is_known_remote(name)]
        return [tip for name, oid in known for tip in fetched_tips(self._scene.repo, name, oid, self._remotes_now)]

    def _trees_of(self, tips: Iterable[str]) -> Iterator[str]:
        for oid in dict.fromkeys(tips):
            commit = self._scene.objects.commit(oid)
            if commit is not None:
                yield commit.tree

    def _is_known_remote(self, ref: str) -> bool:
        remotes = self._base.notes.get("remotes")
        if not isinstance(remotes, dict):
            return True
        names = [name for name in remotes if ref.startswith(f"refs/remotes/{name}/")]
        return bool(names) and remotes[names[0]] == self._remotes_now.get(names[0])

    @cached_property
    def _remotes_now(self) -> dict[str, str]:
        return read_remotes(self._scene.repo)

    def _own_commits(self) -> Iterator[tuple[str, str | None]]:
        """(tree, first parent's tree) of the commits that were written in this worktree since the base."""
        for oid in written_since(self._scene.repo, self._base.time, self._base.notes.get("head_log")):
            commit = self._scene.objects.commit(oid)
            if commit is None:
                continue
            parent = self._scene.objects.commit(commit.parents[0]) if commit.parents else None
            yield commit.tree, parent.tree if parent is not None else None

    def _wrote(self, commit: tuple[str, str | None], path: str, oid: str) -> bool:
        tree, parent = commit
        here = self._scene.objects.find(tree, encode(path))
        before = self._scene.objects.find(parent, encode(path)) if parent is not None else None
        return here is not None and here.oid == oid and (before is None or before.oid != oid)


def has_remote_refs(repo: Repository) -> bool:
    """Whether there may be any; read by hand, since most repositories of a test or a spike have none."""
    packed = os.path.join(repo.common_dir, "packed-refs")
    if os.path.isdir(os.path.join(repo.common_dir, "reftable")) or os.path.exists(packed):
        return True
    try:
        return bool(os.listdir(os.path.join(repo.common_dir, "refs", "remotes")))
    except OSError:
        return False


def content_ids(scene: Scene, path: str) -> set[str]:
    """The ids under which git would know what is at the path: as it is, and with the line endings of a repository."""
    data = read(scene.root.fd, path, MAX_READ_BYTES)
    if data is None:
        return set()
    forms = {data, data.replace(b"\r\n", b"\n")}
    digest = hashlib.sha256 if scene.repo.is_sha256 else hashlib.sha1
    return {digest(b"blob %d\0" % len(form) + form).hexdigest() for form in forms}


def read_refs(repo: Repository, *prefixes: str) -> list[tuple[str, str]]:
    """(ref, commit) below the prefixes, annotated tags followed."""
    shape = "--format=%(refname)%00%(objectname)%00%(*objectname)"
    out = git.run(repo.root, ["for-each-ref", f"--count={MAX_REFS}", shape, *prefixes]).out
    rows = (line.split("\0") for line in out.decode("utf-8", "surrogateescape").splitlines() if line)
    return [(row[0], row[2] or row[1]) for row in rows if len(row) == 3]


def read_remotes(repo: Repository) -> dict[str, str]:
    """Each remote with a digest of its address, which may hold a password."""
    settings = git.read_settings(repo.root, r"^remote\..*\.url$")
    return {
        key.removeprefix("remote.").removesuffix(".url"): hashlib.sha256(encode(value)).hexdigest()
        for key, value in settings.items()
    }


def written_since(repo: Repository, seconds: int, length: object) -> list[str]:
    """Commits that this worktree's log of HEAD says were written here since it had `length` bytes. Where nobody noted
    that, or the log has been cut since, the time in `seconds` decides."""
    log = read_head_log(repo)
    if isinstance(length, int) and length <= len(log) and log[length - 1 : length] in (b"", b"\n"):
        lines = log[length:].splitlines()
    else:
        lines = [line for line in log.splitlines() if _written_at(line) >= seconds]
    written = (_new_commit(line) for line in lines if not _message(line).startswith(_BROUGHT_IN))
    return [commit for commit in written if commit]


def fetched_tips(repo: Repository, ref: str, tip: str, remotes: Collection[str]) -> list[str]:
    """What a remote's ref held after each fetch from it, newest last. Where git keeps no log of such refs, what it has
    now."""
    logs = os.path.join(repo.common_dir, "logs", "refs", "remotes")
    if not os.path.isdir(logs):
        return [tip]
    lines = _read_log(os.path.join(repo.common_dir, "logs", *ref.split("/"))).splitlines()
    return [_new_commit(line) for line in lines[-MAX_FETCHES:] if _was_fetched(_message(line), remotes)]


def _was_fetched(message: str, remotes: Collection[str]) -> bool:
    """`fetch origin: fast-forward`, `pull: …`: from a remote by its name, not from a path, a bundle or a push."""
    verb, *words = message.rpartition(": ")[0].split() or [""]
    named = [word for word in words if not word.startswith("-") and not word.isdigit()]
    return verb in ("fetch", "pull", "clone") and (not named or named[0] in remotes)


def read_head_log(repo: Repository) -> bytes:
    """The log of HEAD; empty where git keeps none."""
    return _read_log(os.path.join(repo.git_dir, "logs", "HEAD"))


def _read_log(path: str) -> bytes:
    try:
        with open(path, "rb", opener=only_regular) as file:
            return file.read()
    except OSError:
        return b""


def _written_at(line: bytes) -> int:
    fields = line.partition(b"\t")[0].split(b" ")
    return int(fields[-2]) if len(fields) > 3 and fields[-2].isdigit() else 0


def _new_commit(line: bytes) -> str:
    return line.split(b" ", 2)[1].decode("ascii", "replace") if line.count(b" ") > 1 else ""


def _message(line: bytes) -> str:
    return line.partition(b"\t")[2].decode("utf-8", "replace")


def is_older_version(scene: Scene, base: Past, path: str) -> bool:
    """Whether what is at the path now is one that the base's own history had before: going back, not going along."""
    if base.head is None or base.version(path).oid is None:
        return False
    arguments = ["log", "--format=", "--raw", "--no-abbrev", "--no-renames", "-m", "-z", base.head, "--", path]
    out = git.run(scene.repo.root, arguments).out
    known = {field for record in out.split(b"\0") for field in record.split(b" ")[2:4]}
    return any(oid.encode() in known for oid in content_ids(scene, path))
