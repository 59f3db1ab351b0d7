"""A setting that was changed or is new: do at least the tests run that ran before, and on the same code?

Values come as the readers spell them. `before` and `after` are all settings of the file; `known` are the paths of the
project when the phase began, None where nobody listed them.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from intervention.judgement.configuration.options import relevant_options, split_options

Settings = Mapping[str, str]


class Edit(NamedTuple):
    """One file of settings before and after."""

    path: str
    before: Settings
    after: Settings
    known: Collection[str] | None

    def found(self, place: str) -> str:
        """A path that the file names, as the project names it."""
        return posixpath.normpath(posixpath.join(posixpath.dirname(self.path), place))


Rule = Callable[[Edit, str], bool]

#: Options by which more is collected, or by which tests find the application's own settings.
_ADDS = re.compile(r"--doctest-(?:modules|continue-on-failure|glob=.*)|--ds=.*|--(?:reuse|create)-db\Z")
_LEAVES_OUT = re.compile(r"--(?:ignore|ignore-glob|deselect)=.*|-[km].+", re.DOTALL)
_LEAVES_OUT_NEXT = frozenset({"-k", "-m", "--ignore", "--ignore-glob", "--deselect"})
#: Folders that pytest enters only where it is told to.
_NOT_ENTERED = re.compile(r"(?:^|/)(?:build|dist|venv|node_modules|\.[^/.][^/]*|[^/]*\.egg)(?:/|\Z)")
_COLLECTED = re.compile(r"(?:^|/)(?:test_[^/]*|[^/]*_test)\.py\Z")
_SPELLED_LIST = re.compile(r"kw:\w+\(list\[((?:“:[^”]*”(?:, )?)*)\]\)\Z")
_SPELLED_TEXT = re.compile(r"kw:\w+\(“:([^”]*)”\)\Z")
_BRACES = re.compile(r"\{([^{},]*(?:,[^{},]*)+)\}")
_MOST_PATTERNS = 200
#: What `npm init` writes where there are no tests yet.
_NO_TESTS = re.compile(r"echo [\"']?Error: no test specified[\"']? && exit 1\Z")
#: Commands that look at the code or compile it, fail where it is wrong, and run no tests.
_CHECKS = re.compile(
    r"(?:npx |yarn |pnpm (?:exec )?|bunx )?(?:tsc|vue-tsc|svelte-check|eslint|biome|prettier|oxlint|stylelint|tsup)"
    r"(?: [\w./:@=*,-]+)*\Z"
)
_RUNS_SCRIPT = re.compile(r"(?:npm run(?:-script)?|yarn(?: run)?|pnpm(?: run)?|bun run) (?P<name>[\w.:-]+)\Z")
_DEEPEST_SCRIPT = 5
_MATCHERS = re.compile(r"(?:@testing-library/(?:jest-dom|jest-native)|jest-extended|jest-chain)(?:/[\w-]+)*\Z")
#: Files that are guarded like tests, and which run before them.
_PREPARATION = re.compile(
    r"(?:^|/)(?:(?:jest|vitest|tests?)[._-](?:setup|global-?[sS]etup)|setup(?:Tests|-tests|\.tests|-jest|-vitest))\.[cm]?[jt]s\Z"
    r"|(?:^|/)(?:tests?|__tests__|specs?)/[^.][\w./-]*\.[cm]?[jt]s\Z"
)
_ENVIRONMENT = re.compile(r"\(“:(?:jest-environment-)?(?:node|jsdom|happy-dom)”\)\Z")
_STAND_INS = re.compile(
    r"(?i)(?:^|[/_.-])(?:tests?|specs?|__\w+__|fakes?|stubs?|mocks?|doubles?|shadows?|patche?[sd]?|overrides?|fixtures?)(?:[/_.-]|\Z)"
)
#: One text, or the joining of one with the folder of this file.
_OWN_ADDRESS = r"op:meta_property\(op:import, op:meta\)"
_ONLY_A_PLACE = re.compile(
    r"\((?:“:[^”]*”"
    rf"|call:\((?:get:(?:resolve|join)\(path\)|resolve|join), (?:__dirname|get:dirname\({_OWN_ADDRESS}\)), “:[^”]*”\)"
    rf"|call:\(fileURLToPath, call:\(new URL, “:[^”]*”, get:url\({_OWN_ADDRESS}\)\)\))\)\Z"
)
_TEST_ENVIRONMENT = re.compile(r"(?i)testenv(?:\Z|:.*(?:py|test|unit|integration|\bci\b|django|cov|e2e))")
_ALL_TESTS = re.compile(
    r"(?:coverage run (?:-p )?-m |python -m )?(?:pytest|unittest(?: discover)?)"
    r"(?: (?:\{posargs[^{}]*\}|(?:\./)?tests?/?))*\Z"
)


def is_no_less(edit: Edit, name: str) -> bool:
    """Whether the setting `name` lets no test go."""
    return any(pattern.match(name) and rule(edit, name) for pattern, rule in _RULES)


def _has_wider_paths(edit: Edit, name: str) -> bool:
    """Where pytest looks: the same places or more; a first choice of places only where all tests lie in them."""
    before, after = _listed(edit.before.get(name, "")), _listed(edit.after.get(name, ""))
    if before is None or after is None:
        return False
    if not after:
        return not any(_NOT_ENTERED.search(place) for place in before)
    if before:
        return all(any(_is_within(place, other) for other in after) for place in before)
    root = posixpath.dirname(edit.path)
    inside = [one for one in edit.known or () if _COLLECTED.search(one) and _is_within(one, root)]
    places = [edit.found(place) for place in after]
    return edit.known is not None and all(any(_is_within(one, place) for place in places) for one in inside)


def _is_within(path: str, folder: str) -> bool:
    path, folder = posixpath.normpath(path), posixpath.normpath(folder)
    return folder == "." or path == folder or path.startswith(f"{folder}/")


def _listed(value: str) -> list[str] | None:
    """The entries of a list, however it is written; None where it is something else."""
    spelled = _SPELLED_LIST.match(value)
    if spelled is not None:
        return re.findall(r"“:([^”]*)”", spelled[1])
    text = _SPELLED_TEXT.match(value)
    if text is not None:
        return [text[1]]
    if not value.startswith(("[", '"')):
        return None if value.startswith(("{", "kw:")) else value.split()
    listed = json.loads(value)
    return listed if isinstance(listed, list) and all(isinstance(one, str) for one in listed) else None


def _has_wider_options(edit: Edit, name: str) -> bool:
    """Options of pytest: those that leave tests out may go, those that collect more may come."""
    before, after = _options(edit.before.get(name, "")), _options(edit.after.get(name, ""))
    rest = [one for one in before if not _LEAVES_OUT.match(one) or one in after]
    return [one for one in after if not (_ADDS.match(one) and one not in before)] == rest


def _options(value: str) -> list[str]:
    """Options, each with the value that follows it."""
    found: list[str] = []
    for part in split_options(value):
        if found and found[-1] in _LEAVES_OUT_NEXT:
            found[-1] += f"{'=' if found[-1].startswith('--') else ''}{part}"
        else:
            found.append(part)
    return found


def _has_wider_patterns(edit: Edit, name: str) -> bool:
    """Patterns of test files: all that were there, and more."""
    before, after = _expanded(edit.before.get(name, "")), _expanded(edit.after.get(name, ""))
    return bool(before) and before <= after and not any(one.startswith("!") for one in after - before)


def _has_all_packages(edit: Edit, name: str) -> bool:
    """The packages of a workspace: all that were there; a first choice of them takes none away."""
    return edit.before.get(name, "[]") == "[]" or _has_wider_patterns(edit, name)


def _leads_to_the_project(edit: Edit, name: str) -> bool:
    """A new name for modules in the settings of TypeScript: for a folder that was there and is no stand-in."""
    places = [edit.found(one.removesuffix("/*")) for one in _listed(edit.after.get(name, "")) or []]
    return name not in edit.before and all(
        any(_is_within(one, place) for one in edit.known or ()) and not _STAND_INS.search(place) for place in places
    )


def _has_fewer_exceptions(edit: Edit, name: str) -> bool:
    """Patterns of files that are left out: none but those that were left out before."""
    before, after = _expanded(edit.before.get(name, "")), _expanded(edit.after.get(name, ""))
    return bool(before) and after <= before and (bool(after) or name not in edit.after)


def _expanded(value: str) -> set[str]:
    """The patterns of a list, `{a,b}` written out; none where it is no list of texts, or one of very many."""
    todo, found = _listed(value) or [], set[str]()
    while todo and len(found) + len(todo) < _MOST_PATTERNS:
        pattern = todo.pop()
        braces = _BRACES.search(pattern)
        if braces is None:
            found.add(pattern)
        else:
            todo += [f"{pattern[: braces.start()]}{one}{pattern[braces.end() :]}" for one in braces[1].split(",")]
    return set() if todo else found


def _runs_no_less(edit: Edit, name: str) -> bool:
    """A script of a package: all its commands in their order, and only checks besides."""
    before, after = edit.before.get(name, ""), edit.after.get(name, "")
    if _NO_TESTS.match(before):
        return bool(after)
    rest = before.split(" && ") if before else []
    for command in after.split(" && "):
        if rest and command == rest[0]:
            del rest[0]
        elif not _only_checks(edit, command):
            return False
    return not rest


def _only_checks(edit: Edit, command: str, depth: int = 0) -> bool:
    if _CHECKS.match(command):
        return True
    script = _RUNS_SCRIPT.match(command)
    called = edit.after.get(f"scripts.{script['name']}") if script else None
    if called is None or depth >= _DEEPEST_SCRIPT:
        return False
    return all(_only_checks(edit, one, depth + 1) for one in called.split(" && "))


def _is_further_environment(edit: Edit, name: str) -> bool:
    """A new environment of tox: one that runs all tests, or one that is not about tests."""
    section, _, key = name.rpartition(".")
    if any(one.startswith(f"{section}.") for one in edit.before):
        return False
    value = edit.after[name]
    if key.startswith("commands"):
        is_whole = any(_ALL_TESTS.match(relevant_options(line, is_command=True)) for line in value.split("; "))
        return is_whole or not _TEST_ENVIRONMENT.match(section)
    return not key.startswith("ignore") and not re.search(r"(?i)pytest|addopts", value)


def _is_usual_environment(edit: Edit, name: str) -> bool:
    return bool(_ENVIRONMENT.search(edit.after.get(name, "")))


def _prepares_more(edit: Edit, name: str) -> bool:
    """What runs before the tests: only more packages of matchers, and new files that are judged themselves."""
    before, after = _listed(edit.before.get(name, "")), _listed(edit.after.get(name, ""))
    if before is None or after is None or edit.known is None or after[: len(before)] != before:
        return False
    return all(_MATCHERS.match(one) or _is_new_preparation(edit, one) for one in after[len(before) :])


def _is_new_preparation(edit: Edit, place: str) -> bool:
    path = edit.found(place.removeprefix("<rootDir>/"))
    return bool(_PREPARATION.search(path)) and place[:1] in ".<" and path not in (edit.known or ())


def _leads_to_its_own(edit: Edit, name: str) -> bool:
    """A new name for a folder of the project: one that was there, is no stand-in, and is called so or has no name."""
    texts = re.findall(r"“:([^”]*)”", edit.after.get(name, ""))
    key = name.partition(" ")[2]
    if name in edit.before or edit.known is None or len(texts) != 1 or key.startswith("."):
        return False
    if not _ONLY_A_PLACE.match(edit.after[name].removeprefix(f"kw:{key}")):
        return False
    place = edit.found(texts[0].removeprefix("<rootDir>/").removesuffix("/$1").lstrip("/"))
    called = re.sub(r"\(\.[*+]\)|[^\w-]", " ", key).split()
    is_there = any(_is_within(one, place) or one.rpartition(".")[0] == place for one in edit.known)
    return is_there and not _STAND_INS.search(place) and set(called[-1:]) <= set(re.split(r"[/.]", place))


def _has_new_features(edit: Edit, name: str) -> bool:
    """A crate's features by default: all that were, and besides only those that no test could name before."""
    before, after = _listed(edit.before.get(name, "")), _listed(edit.after.get(name, ""))
    if before is None or after is None:
        return False
    return set(before) <= set(after) and not any(f"feature {one}" in edit.before for one in set(after) - set(before))


def _is_new(edit: Edit, name: str) -> bool:
    return name not in edit.before


_RULES: tuple[tuple[re.Pattern[str], Rule], ...] = tuple(
    (re.compile(rf"(?:{names})\Z"), rule)
    for names, rule in (
        (r"pytest\.testpaths", _has_wider_paths),
        (r"pytest\.addopts", _has_wider_options),
        (r"features\.default", _has_new_features),
        (r"(?:[\w.]+\.)?testEnvironment", _is_usual_environment),
        (r"(?:[\w.]+\.)?setupFiles(?:AfterEnv)?", _prepares_more),
        (r"(?:[\w.]+\.)?(?:alias|moduleNameMapper) .*", _leads_to_its_own),
        (r"workspaces|workspace\.members", _has_all_packages),
        (r"paths .*", _leads_to_the_project),
        (r"testenv.*|tox\.skip.*", _is_further_environment),
        (r"scripts\..*", _runs_no_less),
        (r"(?:[\w.]+\.)?(?:include|testMatch)", _has_wider_patterns),
        (r"(?:[\w.]+\.)?(?:exclude|testPathIgnorePatterns)", _has_fewer_exceptions),
        (r"pytest\.(?:DJANGO_SETTINGS_MODULE|DJANGO_CONFIGURATION|django_find_project)", _is_new),
    )
)
