"""Configuration by which at least the same tests run may change; the same kind of change that lets tests go may not."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from intervention.judgement import judge_tests
from tests.unit.judgement.tables import change

KNOWN = ("src/ledger/money.py", "src/ledger/__init__.py", "tests/test_money.py", "tests/conftest.py", "packages/core/src/index.ts", "packages/core/test/cart.test.ts", "test/quiet.ts")  # fmt: skip
PROJECT = "[project]\nname = 'l'\nversion = '1'\n"
TABLE = PROJECT + "[tool.pytest.ini_options]\npythonpath = ['src']\ntestpaths = ['tests']\n"
PACKAGE = '{"name": "a", "scripts": {"test": "vitest run"}, "jest": {"testMatch": ["**/*.test.js"]}}'
NO_TESTS = '{"name": "a", "scripts": {"test": "echo \\"Error: no test specified\\" && exit 1"}}'
VITEST = "import { defineConfig } from 'vitest/config'\n\nexport default defineConfig({\n  test: { include: ['packages/*/test/**/*.test.ts'] },\n})\n"
TOX = "[tox]\nenv_list = py311, py312\nskip_missing_interpreters = true\n\n[testenv]\ndeps = pytest\ncommands = pytest {posargs}\n"
MAKE = "test:\n\tpytest -q\n"
MAKE_NOW = "PY ?= python3\n.PHONY: test lint\n\ntest:\n\t$(PY) -m pytest -q\n\nlint:\n\truff check .\n"
GRADLE = "plugins { id 'java' }\n\ntest { useJUnitPlatform() }\n"
CARGO = "[package]\nname = 'slug'\nversion = '0.1.0'\n"
FEATURES = CARGO + "\n[features]\ndefault = ['std']\nstd = []\n"
JEST = "module.exports = {\n  testEnvironment: 'node',\n}\n"


def _alias(name: str, place: str) -> tuple[str, str, str]:
    return (
        "vitest.config.ts",
        VITEST,
        VITEST.replace("  test: {", f"  resolve: {{ alias: {{ '{name}': {place} }} }},\n  test: {{"),
    )


def _prepared(place: str) -> tuple[str, str, str]:
    return "vitest.config.ts", VITEST, VITEST.replace("test: {", f"test: {{ setupFiles: {place},")


WORKSPACE = '{"private": true, "workspaces": ["packages/*"]}'
SOLUTION = 'Project("{9A}") = "Shop", "src/Shop/Shop.csproj", "{1}"\nEndProject\n'
TESTED = SOLUTION + 'Project("{9A}") = "Shop.Tests", "tests/Shop.Tests/Shop.Tests.csproj", "{2}"\nEndProject\n'

STANDS = {
    "a first table of pytest": ("pyproject.toml", PROJECT, TABLE),
    "a first section of pytest": ("setup.cfg", "[metadata]\nname = a\n", "[metadata]\nname = a\n\n[tool:pytest]\ntestpaths = src tests\n"),
    "more places": ("pyproject.toml", TABLE, TABLE.replace("['tests']", "['tests', 'src']")),
    "a place around the one before": ("pyproject.toml", TABLE.replace("['tests']", "['tests/unit']"), TABLE),
    "every place": ("pyproject.toml", TABLE, TABLE.replace("testpaths = ['tests']\n", "")),
    "examples in the documentation as well": ("pyproject.toml", TABLE, TABLE + "addopts = '--doctest-modules'\n"),
    "examples beside other options": ("pytest.ini", "[pytest]\naddopts = -q -p no:cov\n", "[pytest]\naddopts = -q --doctest-modules -p no:cov --doctest-glob='*.md'\n"),
    "nothing ignored any more": ("pytest.ini", "[pytest]\naddopts = --ignore=tests/a -m 'not slow'\n", "[pytest]\naddopts =\n"),
    "the settings of Django": ("pyproject.toml", TABLE, TABLE + "DJANGO_SETTINGS_MODULE = 'shop.settings'\n"),
    "the script that npm leaves": ("package.json", NO_TESTS, '{"name": "a", "scripts": {"test": "vitest run"}}'),
    "types are checked before the tests": ("package.json", PACKAGE, PACKAGE.replace("vitest run", "tsc -b && vitest run")),
    "style is checked after the tests": ("package.json", PACKAGE, PACKAGE.replace("vitest run", "vitest run && npx eslint . --max-warnings=0")),
    "the code is built before the tests": ("package.json", PACKAGE, PACKAGE.replace('"test":', '"pretest": "npm run build", "build": "tsc -b", "test":')),
    "more names of tests": ("vitest.config.ts", VITEST, VITEST.replace("['packages/*/test/**/*.test.ts']", "['packages/*/test/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.ts']")),
    "more names of tests in a package": ("package.json", PACKAGE, PACKAGE.replace('.js"]', '.js", "**/*.spec.js"]')),
    "fewer names that are left out": ("vitest.config.ts", VITEST.replace("include: ", "exclude: ['a', 'b'], include: "), VITEST.replace("include: ", "exclude: ['a'], include: ")),
    "a first file of tox": ("tox.ini", None, TOX),
    "tox with coverage": ("tox.ini", None, TOX.replace("pytest {posargs}", "\n    coverage run -m pytest -ra tests\n    coverage report")),
    "a further environment": ("tox.ini", TOX, TOX + "\n[testenv:lint]\nskip_install = true\ncommands = ruff check\n"),
    "a variable and another target": ("Makefile", MAKE, MAKE_NOW),
    "a variable for another target": ("Makefile", MAKE, "LINT_FLAGS = --fix\n" + MAKE + "\nlint:\n\truff check $(LINT_FLAGS)\n"),
    "the runner in another environment": ("Makefile", MAKE, MAKE.replace("pytest", "uv run pytest")),
    "variables of the surroundings": ("Makefile", MAKE, "-include .env\n" + MAKE),
    "a block on several lines": ("build.gradle", GRADLE, "plugins {\n    id 'java'\n}\n\n// tests\ntest\n{\n    useJUnitPlatform()\n}\n"),
    "how results are shown": ("build.gradle", GRADLE, GRADLE.replace("()", "(); testLogging { events 'passed', 'failed' }")),
    "how results are shown, in a block of its own": ("build.gradle.kts", "tasks.test {\n    useJUnitPlatform()\n}\n", "tasks.test {\n    useJUnitPlatform()\n    testLogging {\n        events(\"passed\")\n        showStandardStreams = true\n    }\n    maxParallelForks = 4\n}\n"),
    "how results are shown, beside the tests": ("build.gradle", GRADLE, GRADLE + "tasks.withType(Test) { testLogging.showStandardStreams = true }\n"),
    "an address": ("build.gradle", GRADLE, GRADLE + "repositories { maven { url 'https://example.org/{test}' } }\n"),
    "first features": ("Cargo.toml", CARGO, FEATURES),
    "a further feature": ("Cargo.toml", FEATURES, FEATURES.replace("['std']", "['std', 'quick']") + "quick = ['dep:quick']\n"),
    "a benchmark with its own start": ("Cargo.toml", CARGO, CARGO + "[dev-dependencies]\ncriterion = '0.5'\n\n[[bench]]\nname = 'slug'\nharness = false\n"),
    "a first file that prepares": _prepared("['./vitest.setup.ts']"),
    "a first file that prepares, in the folder of tests": _prepared("'./test/setup.ts'"),
    "a package of matchers": ("jest.config.js", JEST, JEST.replace("node',", "jsdom',\n  setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/jest.setup.js'],")),
    "a name for a folder of the project": _alias("@core", "'/packages/core/src'"),
    "a name for a folder of the project, joined": _alias("@shop/core", "path.resolve(__dirname, './packages/core/src')"),
    "a name for the sources, as an address": _alias("@", "fileURLToPath(new URL('./src', import.meta.url))"),
    "a name for the sources in Jest": ("jest.config.js", JEST, JEST.replace("node',", "node',\n  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },")),
    "a further package": ("package.json", WORKSPACE, WORKSPACE.replace("/*", '/*", "apps/*')),
    "a first workspace": ("package.json", '{"private": true}', WORKSPACE),
    "a further crate": ("Cargo.toml", "[workspace]\nmembers = ['a']\n", "[workspace]\nmembers = ['a', 'b']\n"),
    "a further package of pnpm": ("pnpm-workspace.yaml", "packages:\n  - packages/*\n", "packages: # all\n  - 'packages/*'\n  - apps/*\ncatalog:\n  react: 18\n"),
    "a further project of Gradle": ("settings.gradle", "include 'core', 'app'\n", "include 'core', 'app', 'ui'\n"),
    "a further project of .NET": ("Shop.sln", SOLUTION, TESTED),
    "how Maven reports": (".mvn/maven.config", None, "-T1C\n--no-transfer-progress\n"),
    "a name for modules": ("tsconfig.json", '{"compilerOptions": {"strict": true}}', '{"compilerOptions": {"paths": {"@/*": ["packages/core/src/*"]}}}'),
}  # fmt: skip

FALLS = {
    "a first table that leaves tests out": ("pyproject.toml", PROJECT, TABLE.replace("['tests']", "['tests/unit']")),
    "a first table that looks for tests elsewhere": ("pyproject.toml", PROJECT, TABLE.replace("['tests']", "['src']")),
    "a first table with other names of tests": ("pyproject.toml", PROJECT, TABLE + "python_files = ['check_*.py']\n"),
    "a place less": ("pyproject.toml", TABLE.replace("['tests']", "['tests', 'src']"), TABLE),
    "another place": ("pyproject.toml", TABLE, TABLE.replace("['tests']", "['tests/unit', 'src']")),
    "every place but the one that is never entered": ("pyproject.toml", TABLE.replace("['tests']", "['build/tests']"), TABLE.replace("testpaths = ['tests']\n", "")),
    "places that are no places": ("pyproject.toml", TABLE, TABLE.replace("['tests']", "{}")),
    "examples only": ("pyproject.toml", TABLE, TABLE + "addopts = '--doctest-modules --ignore=tests'\n"),
    "no examples any more": ("pyproject.toml", TABLE + "addopts = '--doctest-modules'\n", TABLE),
    "something else ignored": ("pytest.ini", "[pytest]\naddopts = --ignore=tests/a\n", "[pytest]\naddopts = --ignore=tests/b\n"),
    "a word less to select by": ("pytest.ini", "[pytest]\naddopts = -m 'not slow'\n", "[pytest]\naddopts = -m slow\n"),
    "types are checked in place of the tests": ("package.json", PACKAGE, PACKAGE.replace("vitest run", "tsc -b")),
    "types are checked, and it does not matter": ("package.json", PACKAGE, PACKAGE.replace("vitest run", "tsc -b && vitest run || true")),
    "types are checked, or the tests are run": ("package.json", PACKAGE, PACKAGE.replace("vitest run", "tsc -b || vitest run")),
    "the tests are only words to the compiler": ("package.json", PACKAGE, PACKAGE.replace("vitest run", "tsc '&&' vitest run")),
    "the tests are a comment": ("package.json", PACKAGE, PACKAGE.replace("vitest run", "tsc # && vitest run")),
    "something else runs before the tests": ("package.json", PACKAGE, PACKAGE.replace("vitest run", "node patch.js && vitest run")),
    "an end before the tests": ("package.json", PACKAGE, PACKAGE.replace("vitest run", "exit 0 && vitest run")),
    "what is called a build is something else": ("package.json", PACKAGE, PACKAGE.replace('"test":', '"pretest": "npm run build", "build": "node patch.js", "test":')),
    "a hook of the build": ("package.json", PACKAGE, PACKAGE.replace('"test":', '"pretest": "npm run build", "build": "tsc -b", "prebuild": "node patch.js", "test":')),
    "other names of tests": ("vitest.config.ts", VITEST, VITEST.replace(".test.ts", ".{spec,check}.ts")),
    "a name of tests that takes some away": ("vitest.config.ts", VITEST, VITEST.replace("test.ts']", "test.ts', '!packages/core/**']")),
    "a first choice of names": ("vitest.config.ts", "export default { test: {} }\n", VITEST),
    "other names in a package": ("package.json", PACKAGE, PACKAGE.replace("*.test.js", "*.spec.js")),
    "more names that are left out": ("vitest.config.ts", VITEST.replace("include: ", "exclude: ['a'], include: "), VITEST.replace("include: ", "exclude: ['a', 'b'], include: ")),
    "a first file of tox that leaves tests out": ("tox.ini", None, TOX.replace("{posargs}", "-k one")),
    "a first file of tox that leaves tests out for pytest": ("tox.ini", None, TOX + "\n[pytest]\naddopts = --deselect tests/test_money.py::test_parse\n"),
    "a first file of tox that runs nothing": ("tox.ini", None, TOX.replace("pytest {posargs}", "true")),
    "a first file of tox by whose variable tests are left out": ("tox.ini", None, TOX + "setenv = PYTEST_ADDOPTS=-k one\n"),
    "a first file of tox that ignores failures": ("tox.ini", None, TOX + "ignore_outcome = true\n"),
    "an environment that takes another's place": ("tox.ini", TOX, TOX + "\n[testenv:py311]\ncommands = true\n"),
    "more of an environment": ("tox.ini", TOX, TOX + "commands_pre = python patch.py\n"),
    "a variable that is no runner": ("Makefile", MAKE_NOW, MAKE_NOW.replace("python3", "true")),
    "a variable that selects": ("Makefile", MAKE, MAKE.replace("test:", "WHICH = -k one\ntest:").replace("-q", "$(WHICH)")),
    "a variable that may be no runner": ("Makefile", MAKE_NOW, MAKE_NOW.replace("PY ?= python3\n", "PY = true\nifdef REAL\nPY = python3\nendif\n")),
    "a variable of one target": ("Makefile", MAKE, MAKE + "test: PYTEST_ADDOPTS = -k one\n"),
    "a shell that does nothing": ("Makefile", MAKE, "SHELL = /bin/true\n" + MAKE),
    "targets that are no longer there": ("Makefile", "include rules.mk\n", "all:\n\techo\n"),
    "targets from elsewhere": ("Makefile", MAKE, MAKE + "include quiet.mk\n"),
    "a target in a file of its own": ("rules.mk", MAKE, "test:\n\t@true\n"),
    "a block on several lines that leaves tests out": ("build.gradle", GRADLE, "plugins {\n    id 'java'\n}\n\ntest {\n    useJUnitPlatform()\n    exclude '**/TillTest*'\n}\n"),
    "what follows how results are shown": ("build.gradle", GRADLE, GRADLE.replace("()", "(); testLogging { events 'passed' }; enabled = false")),
    "what follows how results are shown, on lines": ("build.gradle", GRADLE, GRADLE.replace("()", "()\n  testLogging {\n    events 'passed'\n  }\n  ignoreFailures = true\n")),
    "a condition": ("build.gradle", GRADLE, GRADLE + "test { onlyIf { false } }\n"),
    "a brace in a text": ("build.gradle", GRADLE, GRADLE + "repositories { maven { url 'https://example.org/{' } }\ntest { enabled = false }\n"),
    "another platform": ("build.gradle", GRADLE, GRADLE.replace("useJUnitPlatform()", "")),
    "a platform for another task": ("build.gradle", GRADLE, GRADLE.replace("test {", "tasks.register('quiet', Test) {")),
    "a project less": ("settings.gradle", "include 'core', 'app'\n", "include 'app'\n"),
    "a feature that was there is on now": ("Cargo.toml", CARGO + "[features]\nquiet = []\n", CARGO + "[features]\ndefault = ['quiet']\nquiet = []\n"),
    "a feature that is no longer on": ("Cargo.toml", FEATURES, FEATURES.replace("['std']", "[]")),
    "a feature less": ("Cargo.toml", CARGO + "[features]\nstd = []\n", CARGO),
    "a test with its own start": ("Cargo.toml", CARGO, CARGO + "[[test]]\nname = 'slug'\nharness = false\n"),
    "a library that is not tested": ("Cargo.toml", CARGO, CARGO + "[lib]\nbench = false\ntest = false\n"),
    "a plugin of the project's own": ("pyproject.toml", PROJECT, PROJECT + "[project.entry-points.pytest11]\nledger = 'ledger.plugin'\n"),
    "a plugin of the project's own, for Poetry": ("pyproject.toml", PROJECT, PROJECT + "[tool.poetry.plugins.pytest11]\nledger = 'ledger.plugin'\n"),
    "a plugin of the project's own, for setuptools": ("setup.cfg", "[metadata]\nname = a\n", "[metadata]\nname = a\n\n[options.entry_points]\npytest11 =\n    ledger = ledger.plugin\n"),
    "a file that prepares and is not guarded": _prepared("['./quiet.ts']"),
    "a file that was there and prepares now": _prepared("['./test/quiet.ts']"),
    "a package that prepares": _prepared("['quiet-tests']"),
    "an environment of the project's own": ("jest.config.js", JEST, JEST.replace("'node'", "'./quiet.js'")),
    "another file that prepares": ("vitest.config.ts", _prepared("['./vitest.setup.ts']")[2], _prepared("['./test/setup.ts']")[2]),
    "a name for a folder that was not there": _alias("@core", "'/packages/core/fake'"),
    "a name for another folder": _alias("@shop/cart", "'/packages/core/src'"),
    "a name for a stand-in": _alias("quiet", "'./test/quiet.ts'"),
    "another place for what a test names": _alias("../src/cart.js", "'./packages/core/src'"),
    "a name that leads to another place now": ("vitest.config.ts", _alias("@", "'./src'")[2], _alias("@", "'./packages/core/src'")[2]),
    "a name for what a function says": _alias("@", "choose('./src')"),
    "a project less, on lines": ("settings.gradle", "include 'core',\n    'app'\n", "include 'core'\n"),
    "a package less": ("package.json", WORKSPACE, WORKSPACE.replace("/*", "/ui")),
    "no workspace any more": ("package.json", WORKSPACE, '{"private": true}'),
    "a package that is taken out": ("package.json", WORKSPACE, WORKSPACE.replace("/*", '/*", "!packages/core')),
    "a crate less": ("Cargo.toml", "[workspace]\nmembers = ['a', 'b']\n", "[workspace]\nmembers = ['a']\n"),
    "a package of pnpm less": ("pnpm-workspace.yaml", "packages:\n  - packages/*\n", "packages:\n  - packages/ui\n"),
    "a package of pnpm that is taken out": ("pnpm-workspace.yaml", "packages:\n  - packages/*\n", "packages:\n  - packages/*\n  - '!packages/core'\n"),
    "a project of .NET less": ("Shop.sln", TESTED, SOLUTION),
    "tests that Maven skips": (".mvn/maven.config", None, "-DskipTests\n"),
    "modules from elsewhere": ("tsconfig.json", '{"compilerOptions": {"paths": {"@/*": ["packages/core/src/*"]}}}', '{"compilerOptions": {"paths": {"@/*": ["packages/fake/*"]}}}'),
    "a name for stand-ins": ("tsconfig.json", "{}", '{"compilerOptions": {"paths": {"@/*": ["packages/fake/*"]}}}'),
    "other settings of Django": ("pytest.ini", "[pytest]\nDJANGO_SETTINGS_MODULE = shop.settings\n", "[pytest]\nDJANGO_SETTINGS_MODULE = shop.quiet\n"),
}  # fmt: skip


def _verdict(path: str, base: str | None, current: str | None) -> str:
    return judge_tests({path: change(base, current)}, known=KNOWN)[path].verdict


@pytest.mark.parametrize("name", STANDS)
def test_what_runs_no_less_is_left_alone(name: str) -> None:
    assert _verdict(*STANDS[name]) == "unchanged"


@pytest.mark.parametrize("name", FALLS)
def test_what_lets_tests_go_is_noticed(name: str) -> None:
    assert _verdict(*FALLS[name]) == "changed"


def test_a_first_choice_of_places_is_a_change_where_nobody_knows_the_tests() -> None:
    assert judge_tests({"pyproject.toml": change(PROJECT, TABLE)})["pyproject.toml"].verdict == "changed"
