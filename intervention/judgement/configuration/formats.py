"""INI, TOML and JSON files: the settings in them that decide about tests."""

from __future__ import annotations

import configparser
import json
import re
import tomllib
from collections.abc import Iterator, Mapping

from intervention.judgement.configuration.options import relevant_options

# What a runner may be told freely: how to print, how to cache, how long to wait, where code is found.
_FREE_PYTEST = re.compile(
    r"(?:markers|minversion|required_plugins|cache_dir|log_\w+|console_output_style|junit_\w+|pythonpath|asyncio_\w+|timeout\w*"
    r"|tmp_path_\w+|faulthandler_\w+|verbosity_\w+|consider_namespace_packages|empty_parameter_set_mark|addopts|env_files)\Z"
)
#: What is never closed goes to the end: it is not looked for again from each later place.
_TEXT_OR_COMMENT = re.compile(r'("[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z))|//[^\n]*|/\*.*?(?:\*/|\Z)', re.DOTALL)
_QUOTED = re.compile(r"\"[^\"]*\"|'[^']*'")
_TESTS = re.compile(
    r"(?i)test|jest|vitest|mocha|\bava\b|\btap\b|karma|cypress|playwright|jasmine|check|\bspec\b|e2e|verify|\bci\b|phpunit|pest"
)


def ini_settings(path: str, text: str) -> Mapping[str, str]:
    parser = configparser.RawConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    try:
        # The parser looks at a run of blanks again from each of its places.
        parser.read_string(re.sub(r"[^\S\n]+", " ", text))
    except configparser.Error as error:
        raise ValueError(path) from error
    found: dict[str, str] = {}
    for section in parser.sections():
        items = dict(parser.items(section))
        if section in ("pytest", "tool:pytest"):
            found |= _pytest(items)
        elif section == "options.entry_points":
            found |= {f"plugin {line}": "set" for line in items.get("pytest11", "").split("\n") if line.strip()}
        elif section.startswith("testenv"):
            found |= {
                f"{section}.{key}": _lines(value)
                for key, value in items.items()
                if key.startswith(("commands", "skip", "ignore", "setenv"))
            }
        elif section == "tox":
            found |= {
                f"{section}.{key}": _plain(value)
                for key, value in items.items()
                if key in ("skipsdist", "skip_missing_interpreters")
            }
    return found


def _pytest(items: Mapping[str, object]) -> dict[str, str]:
    found = {f"pytest.{key}": _plain(value) for key, value in items.items() if not _FREE_PYTEST.match(key)}
    options = relevant_options(items.get("addopts", ""))
    return found | ({"pytest.addopts": options} if options else {})


def _lines(value: str) -> str:
    """One spelling for several lines."""
    return "; ".join(" ".join(line.split()) for line in value.split("\n") if line.strip())


def _plain(value: object) -> str:
    """One spelling for a value: blanks do not count."""
    if isinstance(value, str):
        return " ".join(value.split())
    return json.dumps(value, sort_keys=True, default=str)


def toml_settings(path: str, text: str) -> Mapping[str, str]:
    data = tomllib.loads(text)
    name = path.rsplit("/", 1)[-1].lower()
    if name == "cargo.toml":
        return _cargo(data)
    if name == "pyproject.toml":
        return _pyproject(data)
    if name in ("pytest.toml", ".pytest.toml"):
        return _pytest(_table(data, "pytest"))
    if name == "bunfig.toml":
        return {f"test.{key}": _plain(value) for key, value in _table(data, "test").items()}
    return {
        key: _plain(value)
        for key, value in data.items()
        if key in ("profile", "store", "alias", "env", "target", "build", "script", "test-groups")
    }


def _table(data: object, *names: str) -> Mapping[str, object]:
    for name in names:
        data = data.get(name) if isinstance(data, dict) else None
    return data if isinstance(data, dict) else {}


def _pyproject(data: object) -> dict[str, str]:
    found = _pytest({**_table(data, "tool", "pytest"), **_table(data, "tool", "pytest", "ini_options")})
    found.pop("pytest.ini_options", None)
    for names in (
        ("tool", "poe", "tasks"),
        ("tool", "pdm", "scripts"),
        ("tool", "taskipy", "tasks"),
        ("tool", "hatch", "envs"),
        ("tool", "rye", "scripts"),
    ):
        found |= dict(_matching(_table(data, *names), names[1]))
    for plugins in (
        _table(data, "project", "entry-points", "pytest11"),
        _table(data, "tool", "poetry", "plugins", "pytest11"),
    ):
        found |= {f"plugin {name}": _plain(value) for name, value in plugins.items()}
    tox = _table(data, "tool", "tox")
    return found | ({"tox": _plain(tox)} if tox else {})


def _cargo(data: Mapping[str, object]) -> dict[str, str]:
    """Targets and switches of tests; features, since tests may hang on them; members that are no longer tested."""
    found: dict[str, str] = {}
    for target in ("lib", "bin", "test", "bench", "example"):
        listed = data.get(target)
        for item in listed if isinstance(listed, list) else [listed]:
            if isinstance(item, dict):
                switches = {
                    key: item[key] for key in ("test", "harness", "required-features", "path", "doctest") if key in item
                }
                if switches and not (target != "test" and switches.keys() <= {"path"}):
                    found[f"{target}.{item.get('name', '')}"] = _plain(switches)
    package, workspace = _table(data, "package"), _table(data, "workspace")
    found |= {
        f"package.{key}": _plain(package[key]) for key in ("autotests", "autobins", "autoexamples") if key in package
    }
    found |= {
        f"workspace.{key}": _plain(workspace[key])
        for key in ("exclude", "members", "default-members")
        if key in workspace
    }
    features = _table(data, "features")
    found |= {f"feature {name}": "set" for name in features if name != "default"}
    default = features.get("default")
    profile = {**_table(data, "profile", "dev"), **_table(data, "profile", "test")}
    found |= {
        f"profile.{key}": _plain(profile[key])
        for key in ("debug-assertions", "overflow-checks", "panic")
        if key in profile
    }
    return found | ({"features.default": _plain(default)} if default else {})


def json_settings(path: str, text: str) -> Mapping[str, str]:
    name = path.rsplit("/", 1)[-1].lower()
    data = json.loads(_without_comments(text) if name != "package.json" else text)
    if not isinstance(data, dict):
        return {"": _plain(data)}
    if name.startswith("tsconfig"):
        return {f"paths {key}": _plain(value) for key, value in _table(data, "compilerOptions", "paths").items()}
    if name not in ("package.json", "composer.json"):
        whole = name.startswith((".mocharc", "jest", ".taprc", "jasmine", "testem"))
        return (
            {key: _plain(value) for key, value in data.items() if key != "$schema"}
            if whole
            else dict(_matching(data, ""))
        )
    workspaces = data.get("workspaces")
    found = _scripts(_table(data, "scripts"))
    found |= {"workspaces": _plain(workspaces.get("packages") if isinstance(workspaces, dict) else workspaces or [])}
    for key in ("jest", "mocha", "vitest", "ava", "tap", "jasmine", "c8-tests", "wdio"):
        kept = _without_free(data.get(key))
        if isinstance(kept, dict):
            found |= {f"{key}.{inner}": _plain(value) for inner, value in kept.items()}
        elif key in data:
            found[key] = _plain(kept)
    for group in ("dependencies", "devDependencies", "overrides", "resolutions"):
        found |= {
            f"{group}.{key}": _plain(value)
            for key, value in _table(data, group).items()
            if _TESTS.search(key) and re.match(r"(?:file|link|npm|portal|patch|git|https?):", str(value))
        }
    return found


_FREE_JEST = frozenset(
    "verbose silent reporters coverageDirectory collectCoverage collectCoverageFrom coverageReporters "
    "coverageThreshold coverageProvider testEnvironment preset transform cacheDirectory".split()
)


def _without_free(value: object) -> object:
    return {key: kept for key, kept in value.items() if key not in _FREE_JEST} if isinstance(value, dict) else value


def _scripts(scripts: Mapping[str, object]) -> dict[str, str]:
    """The script `test` with its hooks and whatever it runs; other scripts about tests only where the base had them."""
    todo = [name for name in scripts if re.match(r"(?:pre|post)?(?:test|check|ci|verify)\Z", name)]
    found: dict[str, str] = {}
    while todo:
        name = todo.pop()
        if name in found or name not in scripts:
            continue
        text = str(scripts[name])
        found[name] = text
        called = re.findall(
            r"(?:npm run|npm run-script|yarn run|yarn|pnpm run|pnpm|bun run|run-s|run-p|npm-run-all|@php|@composer)"
            r"\s+(?:-\S+\s+)*([\w:.-]+)",
            text,
        )
        called += re.findall(r"@([\w:.-]+)", text)
        todo += [f"{hook}{one}" for one in called for hook in ("", "pre", "post")]
    return {f"scripts.{name}": _command(text) for name, text in found.items()}


def _command(text: str) -> str:
    """A command without what only decides how it is shown; with its quotes where operators stand in them."""
    if any(re.search(r"[&|;]", quoted) for quoted in _QUOTED.findall(text)):
        return _plain(text)
    return _plain(relevant_options(text, is_command=True))


def _matching(data: object, prefix: str) -> Iterator[tuple[str, str]]:
    """Every entry whose name speaks of tests, however deep."""
    todo: list[tuple[str, object]] = [(prefix, data)]
    while todo:
        place, value = todo.pop()
        if not isinstance(value, dict):
            continue
        for key, inner in value.items():
            if _TESTS.search(str(key)):
                yield f"{place}.{key}", _plain(inner)
            else:
                todo.append((f"{place}.{key}", inner))


def _without_comments(text: str) -> str:
    text = _TEXT_OR_COMMENT.sub(lambda match: match[1] or "", text)
    return re.sub(r",(\s*[}\]])", r"\1", text)
