"""Facts of the paths of a file violation: what each was at the base, what it is now, and whether the change is a
harm."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from intervention.contract.result import PathFact, PathJudgement
from intervention.contract.words import AnyType
from intervention.effects import clock
from intervention.effects.exceptions import find_exception
from intervention.effects.files import FileState
from intervention.effects.ground import refusal
from intervention.effects.importers import find_imported
from intervention.effects.judging import Verdict, judge_business, judge_tests
from intervention.effects.past import Past
from intervention.effects.scene import Scene, parents_of
from intervention.effects.upstream import Upstream, is_older_version

_HARMFUL = frozenset({"business", "changed", "unjudged"})
_AS_HARM: Mapping[AnyType, PathJudgement] = {
    "SKIP_RED_PHASE": "business",
    "MODIFIED_TEST": "changed",
    "MISSING_TEST": "business",
}


def guarded_facts(scene: Scene, violation_type: AnyType, paths: Sequence[str]) -> tuple[PathFact, ...]:
    """One fact a path, in the given order. What is plain (refused, equal, excepted, without a base) is told first; only
    the rest is parsed, and only what is harmful then is looked for in other branches."""
    together = frozenset(paths)
    plain = {path: _plain_fact(scene, path, together) for path in paths}
    open_paths = [path for path, fact in plain.items() if fact.judgement == "unjudged" and fact.refusal is None]
    base = scene.base
    if not open_paths or base is None:
        return tuple(plain.values())
    for path, verdict in _judge(scene, base, violation_type, open_paths).items():
        plain[path] = plain[path].model_copy(update={"judgement": verdict[0], "evidence": verdict[1]})
    for path in _in_the_way(open_paths, plain):
        plain[path] = plain[path].model_copy(update={"judgement": _AS_HARM[violation_type]})
    harmful = [path for path in open_paths if plain[path].judgement in _HARMFUL]
    for path in _brought_in(scene, base, violation_type, harmful):
        plain[path] = plain[path].model_copy(update={"judgement": "upstream", "evidence": ()})
    return tuple(plain.values())


def _in_the_way(paths: Sequence[str], facts: Mapping[str, PathFact]) -> list[str]:
    """Paths that are harmless by themselves and lie where a harmed one has to come back: a link in the place of one
    of its folders, or what fills a folder in its own place."""
    harmed = [path for path in paths if facts[path].judgement in _HARMFUL]
    folders = {parent for path in harmed for parent in parents_of(path)}
    gone = set(harmed)
    others = (path for path in paths if path not in gone)
    return [path for path in others if path in folders or any(parent in gone for parent in parents_of(path))]


def _plain_fact(scene: Scene, path: str, together: frozenset[str]) -> PathFact:
    reason = refusal(scene, path, together)
    if reason is not None:
        return PathFact(path=path, base_sha256=None, current_sha256=None, judgement="unjudged", refusal=reason)
    current = scene.observe(path)
    fact = partial(PathFact, path=path, current_sha256=current.sha256)
    base = scene.base
    if base is None:
        judgement: PathJudgement = "excepted" if is_excepted(scene, path, current) else "unknown"
        return fact(base_sha256=None, judgement=judgement)
    was = base.version(path)
    if was.is_submodule:
        return fact(base_sha256=None, judgement="unjudged", refusal="submodule")
    fact = partial(fact, base_sha256=was.state.sha256)
    if is_equal(was.state, current, has_modes=scene.repo.has_file_modes):
        return fact(judgement="equal")
    if is_excepted(scene, path, current):
        return fact(judgement="excepted")
    return fact(judgement="unjudged")


def is_equal(was: FileState, now: FileState, *, has_modes: bool = True) -> bool:
    """The same content, and a file that can still be read and, where the file system can tell, run as before. A folder
    where nothing was is nothing."""
    if now.kind == "folder":
        return was.kind == "absent"
    if (was.kind, was.sha256) != (now.kind, now.sha256):
        return False
    is_runnable = not has_modes or was.is_executable == now.is_executable
    return now.kind != "file" or (is_runnable and not _is_shut(now))


def _is_shut(state: FileState) -> bool:
    """Whether a file's permissions keep its owner from reading it, though whoever looks here may."""
    return state.kind == "file" and not state.mode & 0o400


def is_excepted(scene: Scene, path: str, current: FileState) -> bool:
    run_id = scene.request.run.run_id
    since = clock.stamp(scene.base.time) if scene.base is not None else ""
    entry = find_exception(scene.exceptions, path, current, run_id, scene.now, since)
    if entry is not None and entry.once:
        scene.used_exceptions.append(entry)
    return entry is not None


def _judge(scene: Scene, base: Past, violation_type: AnyType, paths: Sequence[str]) -> dict[str, Verdict]:
    if violation_type == "SKIP_RED_PHASE":
        return judge_business(scene, base, paths)
    if violation_type == "MODIFIED_TEST":
        shut: dict[str, Verdict] = {path: ("changed", ()) for path in paths if _is_shut(scene.observe(path))}
        return {**judge_tests(scene, base, paths), **shut}
    imported = find_imported(scene, paths)
    return {path: ("imported" if path in imported else "business", ()) for path in paths}


def _brought_in(scene: Scene, base: Past, violation_type: AnyType, paths: Sequence[str]) -> list[str]:
    present = [path for path in paths if scene.observe(path).kind in ("file", "link")]
    if not present:
        return []
    upstream = Upstream(scene, base)
    found = [path for path in present if upstream.has(path)]
    if violation_type != "MODIFIED_TEST":
        return found
    return [path for path in found if not is_older_version(scene, base, path)]
