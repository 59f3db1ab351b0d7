"""The bridge to structural judgement: which bytes it is shown, and how its verdicts read as facts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Literal

from intervention.contract.result import Evidence, PathJudgement
from intervention.effects import git
from intervention.effects.files import decode, read
from intervention.effects.past import Past
from intervention.effects.scene import Scene

if TYPE_CHECKING:
    from intervention.judgement import Change, Finding
    from intervention.judgement.moved import Moved

#: Beyond this size a file is not parsed: any difference counts as a change.
MAX_PARSED_BYTES = 2 * 1024 * 1024
MAX_EVIDENCE = 20
MAX_RENAMING_FILES = 500
MAX_OTHER_TESTS = 100
#: Where modules lie that tests import by their bare name.
_SOURCES = ("", "src/", "lib/")

_KINDS: Mapping[str, Literal["file", "symlink"]] = {"file": "file", "absent": "file", "link": "symlink"}

Verdict = tuple[PathJudgement, tuple[Evidence, ...]]


def judge_business(scene: Scene, base: Past, paths: Iterable[str]) -> dict[str, Verdict]:
    """`stub` or `business` for each path, with the pieces of code that say so. Code that the run only moved from one
    file to another is left alone."""
    from intervention.judgement import judge_business as judge

    wanted = tuple(paths)
    verdicts: dict[str, Verdict] = {path: ("business", ()) for path in wanted if _is_too_large(scene, path)}
    moved = _moved(scene, base, wanted)
    for path in wanted:
        if path not in verdicts:
            found = judge(path, _change(scene, base, path), moved=moved)
            verdicts[path] = ("stub" if found.verdict == "stub" else "business"), _evidence(found.findings)
    return verdicts


def _moved(scene: Scene, base: Past, wanted: Iterable[str]) -> Moved | None:
    """What moved among the files that the run touched; nothing did where none of them is gone."""
    from intervention.judgement import find_moved

    touched = dict.fromkeys((*wanted, *(item.path for item in scene.request.run.touched or ())))
    if not any(scene.observe(path).kind == "absent" and base.version(path).oid is not None for path in touched):
        return None
    return find_moved(_code_changes(scene, base, touched))


def judge_tests(scene: Scene, base: Past, paths: Iterable[str]) -> Mapping[str, Verdict]:
    """`changed` or `unchanged` for each path; they are looked at together, and with the run's other changed tests,
    since a test may have moved among them."""
    from intervention.judgement import judge_tests as judge

    wanted = tuple(paths)
    large = {path for path in wanted if _is_too_large(scene, path)}
    shown = [path for path in wanted if path not in large] + _other_tests(scene, wanted)
    changes = {path: _change(scene, base, path) for path in shown}
    beside = {**_renamings(scene, base, (*wanted, *shown)), **_namesakes(scene, base, changes)}
    verdicts = judge(changes, business=beside, known=_known(scene, base, shown))
    unparsed: dict[str, Verdict] = dict.fromkeys(large, ("changed", ()))
    return unparsed | {
        path: ("unchanged" if verdict.verdict == "unchanged" else "changed", _evidence(verdict.findings))
        for path, verdict in verdicts.items()
        if path in wanted
    }


def _known(scene: Scene, base: Past, shown: Iterable[str]) -> Collection[str] | None:
    """The paths of the base, which are listed only where configuration is judged."""
    from intervention.judgement import is_configuration

    if not any(is_configuration(path) for path in shown):
        return None
    trees = [tree for tree in (base.tree, base.untracked_tree) if tree is not None]
    listing = ["ls-tree", "-r", "-z", "--name-only", "--full-tree"]
    return {decode(raw) for tree in trees for raw in git.run(scene.repo.root, [*listing, tree]).out.split(b"\0") if raw}


def _other_tests(scene: Scene, wanted: tuple[str, ...]) -> list[str]:
    """Tests that the run changed and nobody complained of: what has left a wanted one may be in them."""
    touched = (item.path for item in scene.request.run.touched or ())
    others = [path for path in touched if path not in wanted and _is_collected(path) and not _is_too_large(scene, path)]
    return others[:MAX_OTHER_TESTS]


def _is_collected(path: str) -> bool:
    """Whether test runners look for tests in a file of this name; code under test may stand in it too."""
    from intervention.judgement.languages import find_language

    language = find_language(path)
    return language is not None and bool(language.tests.files.search(path))


def _is_too_large(scene: Scene, path: str) -> bool:
    return scene.observe(path).size > MAX_PARSED_BYTES


def _renamings(scene: Scene, base: Past, tests: Collection[str]) -> Mapping[str, Change]:
    """The run's own changes of other files, in which a renamed name of the project's code shows."""
    touched = (item.path for item in scene.request.run.touched or ())
    return _code_changes(scene, base, (path for path in touched if path not in tests))


def _code_changes(scene: Scene, base: Past, paths: Iterable[str]) -> Mapping[str, Change]:
    """The changes of those of the paths that can be read as code."""
    from intervention.judgement import language_of

    code = [path for path in paths if language_of(path) is not None and not _is_too_large(scene, path)]
    return {path: _change(scene, base, path) for path in code[:MAX_RENAMING_FILES]}


def _namesakes(scene: Scene, base: Past, changes: Mapping[str, Change]) -> Mapping[str, Change]:
    """Modules of the project by whose name a new file beside the tests would be found first (Python's search path)."""
    found: dict[str, Change] = {}
    for path, change in changes.items():
        folder, _, name = path.removesuffix("/__init__.py").removesuffix(".py").rpartition("/")
        if change.base is not None or not path.endswith(".py") or not folder or not name.isidentifier():
            continue
        if base.version(f"{folder}/__init__.py").oid is not None:
            continue
        for place in _SOURCES:
            for candidate in (f"{place}{name}.py", f"{place}{name}/__init__.py"):
                if base.version(candidate).oid is not None and candidate not in changes:
                    found[candidate] = _change(scene, base, candidate)
    return found


def _change(scene: Scene, base: Past, path: str) -> Change:
    from intervention.judgement import Change

    state = scene.observe(path)
    kind: Literal["file", "symlink", "special"] = _KINDS.get(state.kind, "special")
    version = base.version(path)
    before = scene.objects.content(version.oid) if version.oid is not None else None
    return Change(before, read(scene.root.fd, path, MAX_PARSED_BYTES), kind)


def _evidence(findings: Iterable[Finding]) -> tuple[Evidence, ...]:
    listed = list(findings)[:MAX_EVIDENCE]
    return tuple(
        Evidence(kind=one.kind, base_line=one.base_line, current_line=one.current_line, text=one.text) for one in listed
    )
