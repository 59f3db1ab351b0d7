"""From the paths of a plan to changes: what is there, what is to be there, and the index entries on both sides."""

from __future__ import annotations

from intervention.effects.files import FileState
from intervention.effects.index import IndexEntry
from intervention.effects.operation import Change, Source
from intervention.effects.past import Past, Version
from intervention.effects.scene import Scene
from intervention.effects.survey import default_mode


def change_to(scene: Scene, past: Past, path: str) -> Change:
    """Gives `path` the content, mode and index entry that it has in `past`."""
    now = scene.observe(path)
    entry = _entry_now(scene, path)
    was = past.version(path)
    wanted = _entry_then(past, path, entry)
    after = _with_mode(was, now, past)
    return Change(path, now, after, was.source, entry != wanted, entry, wanted)


def write_text(scene: Scene, path: str, text: str) -> Change:
    """Gives `path` this text; index and mode stay."""
    from intervention.core.paths import file_digest

    now = scene.observe(path)
    data = text.encode("utf-8", "surrogateescape")
    mode = now.mode if now.kind == "file" else default_mode(is_executable=False)
    return Change(path, now, FileState("file", file_digest(data), mode, len(data)), Source("text", text))


def _entry_now(scene: Scene, path: str) -> IndexEntry | None:
    entry = scene.index.entries.get(path)
    if entry is not None and path in scene.status.intended:
        return entry._replace(is_intended=True)
    return entry


def _entry_then(past: Past, path: str, now: IndexEntry | None) -> IndexEntry | None:
    blob = past.indexed(path)
    flags = past.noted("flags").get(path, "")
    if blob is None:
        is_intended = path in past.noted("intended")
        return IndexEntry("100644", now.oid if now else "0" * 40, is_intended=True) if is_intended else None
    return IndexEntry(blob.mode, blob.oid, "a" in flags, "s" in flags)


def _with_mode(was: Version, now: FileState, past: Past) -> FileState:
    """Where nobody noted the permissions, those that the file has now, with the executable bit that git knew."""
    state = was.state
    if state.kind != "file" or now.kind != "file" or past.has_all_modes:
        return state
    if state.is_executable == now.is_executable:
        return state._replace(mode=now.mode)
    readers = (now.mode & 0o444) >> 2
    return state._replace(mode=now.mode | readers if state.is_executable else now.mode & ~0o111)
