"""Runner configuration: is what decides which tests run, and how, still as it was? Knows file formats, no languages.

Each format yields settings (name to value); what has nothing to do with running tests is never among them. New settings
are judged too, since a file that did not exist before can leave tests out as well as a changed one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping

from intervention.judgement.configuration.formats import ini_settings, json_settings, toml_settings
from intervention.judgement.configuration.scripts import script_settings
from intervention.judgement.configuration.text import (
    gradle_settings,
    line_settings,
    make_settings,
    maven_settings,
    option_settings,
    solution_settings,
    workspace_settings,
    xml_settings,
)
from intervention.judgement.configuration.widening import Edit, is_no_less
from intervention.judgement.verdicts import Change, Finding, shorten

# Something that did not exist runs nothing less when it appears; only what hooks into the existing runs matters.
_FREE_WHEN_NEW = re.compile(
    r"target |feature |(?:bench|example)\.|include \S*\.(?:env[\w.-]*|d)\)?\Z|scripts\.(?!pre|post)"
    r"|pytest\.(?:xfail_strict|filterwarnings)\Z"
)
_FREE_FILES = re.compile(
    r"(?i)(?:\.gradle(?:\.kts)?|pom\.xml|proj|cargo\.toml|makefile|\.mk|justfile|taskfile\.ya?ml)\Z"
)
_LEAVES_OUT = re.compile(r"(?i)skip|exclude|ignore|enabled|remove|onlyif")

#: A file that is larger, or has a longer line, is no configuration that anybody writes; a change of it is not read.
_LARGEST_FILE = 256 * 1024
_LONGEST_LINE = 20_000

Settings = Mapping[str, str]
Reader = Callable[[str, str], Settings]

_READERS: tuple[tuple[re.Pattern[str], Reader], ...] = tuple(
    (re.compile(rf"(?:^|/)(?:{names})\Z", re.IGNORECASE), reader)
    for names, reader in (
        (r"\.?pytest\.ini|tox\.ini|setup\.cfg|\.pytest\.ini", ini_settings),
        (
            r"pyproject\.toml|\.?pytest\.toml|Cargo\.toml|\.?config/nextest\.toml|nextest\.toml|\.cargo/config(?:\.toml)?|bunfig\.toml",
            toml_settings,
        ),
        (
            r"package\.json|composer\.json|deno\.jsonc?|turbo\.json|nx\.json|project\.json|angular\.json|lerna\.json"
            r"|\.mocharc(?:\.jsonc?)?|jest\.config\.json|\.taprc|\.nycrc|testem\.json|jasmine\.json|tsconfig(?:\.[\w-]+)?\.json",
            json_settings,
        ),
        (
            r"(?:jest|vitest|vite|karma|playwright|cypress|ava|wdio|web-test-runner|jasmine|mocha|nightwatch)(?:\.[\w-]+)*\.(?:config|conf|workspace)\.[cm]?[jt]s"
            r"|(?:vitest|jest|vite)\.(?:workspace|config|projects)\.[cm]?[jt]s|\.mocharc\.[cm]?js",
            script_settings,
        ),
        (r"[\w.-]*\.gradle(?:\.kts)?", gradle_settings),
        (
            r"pom\.xml|phpunit(?:\.dist)?\.xml(?:\.dist)?|[\w.-]+\.(?:cs|fs|vb)proj|Directory\.Build\.(?:props|targets)|[\w.-]+\.runsettings|testng\.xml|xunit\.runner\.json",
            xml_settings,
        ),
        (r"(?:GNU)?Makefile|[\w.-]+\.mk|justfile|Taskfile\.ya?ml|tasks\.toml", make_settings),
        (
            r"\.rspec(?:-local)?|\.mocharc\.ya?ml|mocha\.opts|pest\.php|\.env\.test|junit-platform\.properties|\.noserc|nose2?\.cfg|unittest\.cfg",
            option_settings,
        ),
        (r"\.mvn/maven\.config", maven_settings),
        (r"[\w.-]+\.slnx?", solution_settings),
        (r"pnpm-workspace\.ya?ml", workspace_settings),
        (
            r"Rakefile|build\.sbt|mix\.exs|CMakeLists\.txt|meson\.build|dune(?:-project)?|rebar\.config|Jenkinsfile"
            r"|\.github/workflows/[^/]+\.ya?ml|\.gitlab-ci\.yml|azure-pipelines\.yml|\.travis\.yml|\.circleci/config\.yml",
            line_settings,
        ),
    )
)


def is_configuration(path: str) -> bool:
    """Whether a file may hold settings of a test runner (it may hold other things as well)."""
    return any(pattern.search(path) for pattern, _ in _READERS)


def judge_configuration(path: str, change: Change, known: Collection[str] | None = None) -> list[Finding]:
    """One finding for each setting that makes the runner run fewer tests, or other ones, than at the base.

    `known` are the paths of the project's files at the base, None where nobody listed them.
    """
    if _is_too_large(change.base) or _is_too_large(change.current):
        return [Finding("unparsable", None, 1, shorten(path))]
    reader = next(reader for pattern, reader in _READERS if pattern.search(path))
    before = _read(reader, path, change.base)
    after = _read(reader, path, change.current)
    if after is None:
        return [] if before is None or before == after else [Finding("unparsable", None, 1, shorten(path))]
    if before is None:
        return [Finding("unparsable", 1, None, shorten(path))] if after else []
    edit = Edit(path, before, after, known)
    return [
        Finding("collection_changed", None, None, shorten(f"{name}: {before.get(name, '')} → {after.get(name, '')}"))
        for name in sorted(before.keys() | after.keys())
        if before.get(name) != after.get(name) and not _is_free(edit, change, name)
    ]


def _is_too_large(data: bytes | None) -> bool:
    return data is not None and (len(data) > _LARGEST_FILE or max(map(len, data.split(b"\n"))) > _LONGEST_LINE)


def _is_free(edit: Edit, change: Change, name: str) -> bool:
    if is_no_less(edit, name):
        return True
    if name in edit.before:
        return False
    is_new_project = change.base is None and _FREE_FILES.search(edit.path)
    return bool(_FREE_WHEN_NEW.match(name) or (is_new_project and not _LEAVES_OUT.search(name)))


def _read(reader: Reader, path: str, data: bytes | None) -> Settings | None:
    """The settings; none for an absent file; None for one that cannot be read."""
    if data is None:
        return {}
    try:
        return reader(path, data.decode("utf-8-sig").replace("\r\n", "\n"))
    except (ValueError, RecursionError):
        return None
