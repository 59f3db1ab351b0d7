"""Runner configuration: which tests run, and how, must stay; everything else in those files is free."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import json

import pytest

from intervention.judgement import is_configuration
from tests.unit.judgement.tables import verdict

PYTEST = "[pytest]\ntestpaths = tests\naddopts = -q\n"
PYPROJECT = '[project]\nname = "a"\nversion = "1.0"\ndependencies = []\n\n[tool.pytest.ini_options]\ntestpaths = ["tests"]\naddopts = ["-ra", "--strict-markers"]\n\n[tool.ruff]\nline-length = 100\n'
PACKAGE = json.dumps(
    {
        "name": "a",
        "version": "1.0.0",
        "scripts": {"test": "npm run unit", "unit": "vitest run", "build": "tsc"},
        "devDependencies": {"vitest": "2.0.0"},
        "jest": {"testMatch": ["**/*.test.js"]},
    },
    indent=2,
)
VITEST = "import { defineConfig } from 'vitest/config'\n\nexport default defineConfig({\n  test: {\n    environment: 'node',\n    include: ['test/**/*.test.ts'],\n  },\n})\n"
CARGO = '[package]\nname = "a"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\nserde = "1"\n'
POM = "<project><version>1</version><dependencies><dependency><scope>test</scope></dependency></dependencies><build><plugins><plugin><artifactId>maven-surefire-plugin</artifactId><version>3.0</version></plugin></plugins></build></project>\n"
GRADLE = "plugins {\n  id 'java'\n}\n\nversion = '1.0'\n\ndependencies {\n  testImplementation 'junit:junit:4.13'\n}\n\ntest {\n  useJUnitPlatform()\n}\n"
MAKE = (
    ".PHONY: test\nPYTEST_ARGS ?= -q\n\ntest: build\n\tpython -m pytest $(PYTEST_ARGS)\n\nbuild:\n\tpython -m build\n"
)
PHPUNIT = '<?xml version="1.0"?>\n<phpunit bootstrap="vendor/autoload.php" colors="true">\n  <testsuites><testsuite name="unit"><directory>tests</directory></testsuite></testsuites>\n</phpunit>\n'
CSPROJ = '<Project Sdk="Microsoft.NET.Sdk">\n  <PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup>\n</Project>\n'

LEAVES_ALONE = {
    "pytest: warnings become errors": ("pytest.ini", PYTEST, PYTEST + "filterwarnings =\n    error\n"),
    "pytest: a surprising pass fails": ("pytest.ini", PYTEST, PYTEST + "xfail_strict = true\n"),
    "pytest: too little coverage fails": ("pytest.ini", PYTEST, PYTEST.replace("-q", "-q --cov-fail-under=80")),
    "make: one more thing before the tests": ("Makefile", MAKE, MAKE.replace("test: build", "test: build lint")),
    "workflow: another step": (
        ".github/workflows/ci.yml",
        "    - run: npm test\n",
        "    - uses: actions/cache@v4\n    - run: npm test\n",
    ),
    "rake: another task": (
        "Rakefile",
        "task(:test) { sh 'rake spec' }\n",
        "task(:test) { sh 'rake spec' }\ntask(:doc) { sh 'yard' }\n",
    ),
    "pytest.ini: verbosity": ("pytest.ini", PYTEST, PYTEST.replace("-q", "-v --tb=short")),
    "pytest.ini: a marker": ("pytest.ini", PYTEST, PYTEST + "markers =\n    slow: slow\n"),
    "pytest.ini: a path": ("pytest.ini", PYTEST, PYTEST + "pythonpath = src\n"),
    "pyproject: version and dependency": (
        "pyproject.toml",
        PYPROJECT,
        PYPROJECT.replace("1.0", "1.1").replace("[]", '["idna"]', 1),
    ),
    "pyproject: another tool": ("pyproject.toml", PYPROJECT, PYPROJECT.replace("100", "120")),
    "pyproject: order and comments": (
        "pyproject.toml",
        PYPROJECT,
        "# a project\n"
        + PYPROJECT.replace('testpaths = ["tests"]\n', "").replace(
            "[tool.pytest.ini_options]\n", '[tool.pytest.ini_options]\ntestpaths = ["tests"]\n'
        ),
    ),
    "package: version and dependency": (
        "package.json",
        PACKAGE,
        PACKAGE.replace("1.0.0", "1.1.0").replace("2.0.0", "2.1.0"),
    ),
    "package: another script": (
        "package.json",
        PACKAGE,
        PACKAGE.replace('"build": "tsc"', '"build": "tsc -b", "lint": "eslint ."'),
    ),
    "package: a first test script": (
        "package.json",
        '{"name": "a"}',
        '{"name": "a", "scripts": {"test": "vitest run"}}',
    ),
    "package: a watching script": (
        "package.json",
        PACKAGE,
        PACKAGE.replace('"build"', '"test:watch": "vitest", "build"'),
    ),
    "vitest: reporters": (
        "vitest.config.ts",
        VITEST,
        VITEST.replace("environment: 'node',", "environment: 'jsdom',\n    reporters: ['dot'],"),
    ),
    "vitest: format": ("vitest.config.ts", VITEST, VITEST.replace("'", '"').replace(",\n  }", "\n  }")),
    "vite: a plugin": (
        "vite.config.ts",
        "export default { plugins: [], test: { include: ['a'] } }\n",
        "export default { plugins: [react()], test: { include: ['a'] } }\n",
    ),
    "Cargo: version and dependency": ("Cargo.toml", CARGO, CARGO.replace("0.1.0", "0.2.0") + 'rand = "0.8"\n'),
    "Cargo: a new crate": ("crates/b/Cargo.toml", None, CARGO),
    "pom: version": ("pom.xml", POM, POM.replace("<version>1<", "<version>2<").replace("3.0", "3.1")),
    "gradle: a dependency": ("build.gradle", GRADLE, GRADLE.replace("4.13'", "4.13'\n  implementation 'a:b:1'")),
    "gradle: version": ("build.gradle", GRADLE, GRADLE.replace("1.0", "1.1")),
    "make: another target": ("Makefile", MAKE, MAKE + "\nclean:\n\trm -rf dist\n"),
    "make: a recipe without tests": ("Makefile", MAKE, MAKE.replace("python -m build", "python -m build --wheel")),
    "phpunit: which sources are measured": (
        "phpunit.xml",
        PHPUNIT,
        PHPUNIT.replace(
            "</testsuites>", "</testsuites>\n  <source><include><directory>src</directory></include></source>"
        ),
    ),
    "phpunit: colours": ("phpunit.xml", PHPUNIT, PHPUNIT.replace('colors="true"', 'colors="false"')),
    "csproj: a framework": ("tests/A.Tests.csproj", CSPROJ, CSPROJ.replace("net8.0", "net9.0")),
    "rspec: format": (".rspec", "--require spec_helper\n", "--require spec_helper\n--format documentation\n"),
    "tox: another environment": (
        "tox.ini",
        "[tox]\nenvlist = py311\n\n[testenv]\ncommands = pytest\n",
        "[tox]\nenvlist = py311,py312\n\n[testenv]\ncommands = pytest\n",
    ),
}

CI = "jobs:\n  test:\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm test\n"

ACTS_ON = {
    "pytest: a surprising pass is fine again": ("pytest.ini", PYTEST + "xfail_strict = true\n", PYTEST),
    "pytest: warnings are no errors any more": (
        "pytest.ini",
        PYTEST + "filterwarnings =\n    error\n",
        PYTEST + "filterwarnings =\n    ignore\n",
    ),
    "make: one thing less before the tests": ("Makefile", MAKE, MAKE.replace("test: build", "test:")),
    "workflow: not run": (".github/workflows/ci.yml", CI, CI.replace("npm test", "echo ok")),
    "workflow: may fail": (".github/workflows/ci.yml", CI, CI + "        continue-on-error: true\n"),
    "rake: or true": ("Rakefile", "task(:test) { sh 'rake spec' }\n", "task(:test) { sh 'true' }\n"),
    "junit: switched off": (
        "src/test/resources/junit-platform.properties",
        None,
        "junit.jupiter.conditions.deactivate=*\n",
    ),
    "pytest.ini: deselect": ("pytest.ini", PYTEST, PYTEST.replace("-q", "-q --deselect tests/test_a.py::test_b")),
    "pytest.ini: a keyword": ("pytest.ini", PYTEST, PYTEST.replace("-q", "-q -k 'not slow'")),
    "pytest.ini: ignore": ("pytest.ini", PYTEST, PYTEST.replace("-q", "-q --ignore=tests/test_a.py")),
    "pytest.ini: only collecting": ("pytest.ini", PYTEST, PYTEST.replace("-q", "--collect-only")),
    "pytest.ini: other paths": ("pytest.ini", PYTEST, PYTEST.replace("testpaths = tests", "testpaths = other")),
    "pytest.ini: other names": ("pytest.ini", PYTEST, PYTEST + "python_functions = check_*\n"),
    "pytest.ini: a plugin off": ("pytest.ini", PYTEST, PYTEST.replace("-q", "-q -p no:python")),
    "pytest.ini: a new one that leaves out": ("pytest.ini", None, "[pytest]\naddopts = --ignore=tests/test_a.py\n"),
    "pytest.ini: unreadable": ("pytest.ini", PYTEST, "[pytest\n"),
    "setup.cfg": (
        "setup.cfg",
        "[metadata]\nname = a\n",
        "[metadata]\nname = a\n\n[tool:pytest]\naddopts = -m 'not x'\n",
    ),
    "tox: commands": ("tox.ini", "[testenv]\ncommands = pytest\n", "[testenv]\ncommands = true\n"),
    "pyproject: addopts": ("pyproject.toml", PYPROJECT, PYPROJECT.replace('"-ra"', '"-ra", "--maxfail=1", "-k", "a"')),
    "pyproject: the table gone that named the tests": (
        "pyproject.toml",
        PYPROJECT.replace("[tool.ruff]", 'python_files = ["check_*.py"]\n\n[tool.ruff]'),
        PYPROJECT.replace("[tool.pytest.ini_options]", "[tool.other]"),
    ),
    "pyproject: unreadable": ("pyproject.toml", PYPROJECT, PYPROJECT + "[[["),
    "package: test is true": ("package.json", PACKAGE, PACKAGE.replace("npm run unit", "true")),
    "package: what test runs": ("package.json", PACKAGE, PACKAGE.replace("vitest run", "vitest run test/a.test.ts")),
    "package: or true": ("package.json", PACKAGE, PACKAGE.replace("vitest run", "vitest run || true")),
    "package: test gone": ("package.json", PACKAGE, PACKAGE.replace('"test": "npm run unit",', "")),
    "package: before the test": (
        "package.json",
        PACKAGE,
        PACKAGE.replace('"build"', '"pretest": "node patch.js", "build"'),
    ),
    "package: jest": (
        "package.json",
        PACKAGE,
        PACKAGE.replace('"testMatch"', '"testPathIgnorePatterns": ["a"], "testMatch"'),
    ),
    "package: another runner": ("package.json", PACKAGE, PACKAGE.replace("2.0.0", "file:./fake")),
    "vitest: exclude": (
        "vitest.config.ts",
        VITEST,
        VITEST.replace("environment", "exclude: ['test/a.test.ts'],\n    environment"),
    ),
    "vitest: include": ("vitest.config.ts", VITEST, VITEST.replace("test/**/*", "test/b")),
    "vitest: set-up": (
        "vitest.config.ts",
        VITEST,
        VITEST.replace("environment", "setupFiles: ['./setup.ts'],\n    environment"),
    ),
    "vitest: pass without tests": (
        "vitest.config.ts",
        VITEST,
        VITEST.replace("environment", "passWithNoTests: true,\n    environment"),
    ),
    "vitest: alias": (
        "vitest.config.ts",
        VITEST,
        VITEST.replace("test: {", "resolve: { alias: { '../src/a': './fake' } },\n  test: {"),
    ),
    "vitest: a new one": ("vitest.config.ts", None, VITEST.replace("environment", "exclude: ['a'],\n    environment")),
    "vite: exclude": (
        "vite.config.ts",
        "export default { plugins: [], test: {} }\n",
        "export default { plugins: [], test: { exclude: ['a'] } }\n",
    ),
    "jest": (
        "jest.config.js",
        "module.exports = { verbose: true }\n",
        "module.exports = { verbose: true, testNamePattern: 'a' }\n",
    ),
    "mocha": (".mocharc.json", '{"spec": "test"}', '{"spec": "test", "grep": "a"}'),
    "mocha as yaml": (".mocharc.yml", "spec: test\n", "spec: test\nignore: test/a.js\n"),
    "Cargo: no tests": ("Cargo.toml", CARGO, CARGO + "\n[lib]\ntest = false\n"),
    "Cargo: no automatic tests": ("Cargo.toml", CARGO, CARGO.replace("edition", "autotests = false\nedition")),
    "Cargo: a harness": ("Cargo.toml", CARGO, CARGO + '\n[[test]]\nname = "a"\nharness = false\n'),
    "nextest": (".config/nextest.toml", None, "[profile.default]\ndefault-filter = 'not test(a)'\n"),
    "pom: skip": (
        "pom.xml",
        POM,
        POM.replace(
            "<version>3.0</version>", "<version>3.0</version><configuration><skipTests>true</skipTests></configuration>"
        ),
    ),
    "pom: ignored failures": (
        "pom.xml",
        POM,
        POM.replace(
            "<version>1<",
            "<properties><maven.test.failure.ignore>true</maven.test.failure.ignore></properties><version>1<",
        ),
    ),
    "pom: excludes": (
        "pom.xml",
        POM,
        POM.replace(
            "<version>3.0</version>",
            "<configuration><excludes><exclude>**/ATest.java</exclude></excludes></configuration>",
        ),
    ),
    "gradle: excluded": (
        "build.gradle",
        GRADLE,
        GRADLE.replace("useJUnitPlatform()", "useJUnitPlatform()\n  exclude '**/ATest*'"),
    ),
    "gradle: ignored failures": (
        "build.gradle",
        GRADLE,
        GRADLE.replace("useJUnitPlatform()", "useJUnitPlatform()\n  ignoreFailures = true"),
    ),
    "gradle: disabled": (
        "build.gradle.kts",
        "tasks.test { useJUnitPlatform() }\n",
        "tasks.test { useJUnitPlatform() }\ntasks.test { enabled = false }\n",
    ),
    "gradle: no platform": ("build.gradle", GRADLE, GRADLE.replace("useJUnitPlatform()", "")),
    "make: true": ("Makefile", MAKE, MAKE.replace("python -m pytest $(PYTEST_ARGS)", "true")),
    "make: ignored": ("Makefile", MAKE, MAKE.replace("\tpython -m pytest", "\t-python -m pytest")),
    "make: an argument": ("Makefile", MAKE, MAKE.replace("?= -q", "?= -q -k a")),
    "make: an exported variable": ("Makefile", MAKE, "export PYTEST_ADDOPTS = -k a\n" + MAKE),
    "phpunit: excluded": (
        "phpunit.xml",
        PHPUNIT,
        PHPUNIT.replace("</directory>", "</directory><exclude>tests/ATest.php</exclude>"),
    ),
    "phpunit: an empty element before another folder": (
        "phpunit.xml",
        PHPUNIT,
        PHPUNIT.replace("<testsuites>", "<source/><testsuites>").replace(">tests<", ">none<"),
    ),
    "phpunit: another start": ("phpunit.xml", PHPUNIT, PHPUNIT.replace("vendor/autoload.php", "tests/fake.php")),
    "csproj: removed": (
        "tests/A.Tests.csproj",
        CSPROJ,
        CSPROJ.replace("</Project>", '<ItemGroup><Compile Remove="ATests.cs" /></ItemGroup></Project>'),
    ),
    "rspec: a tag": (".rspec", "--require spec_helper\n", "--require spec_helper\n--tag ~slow\n"),
}


@pytest.mark.parametrize("name", LEAVES_ALONE)
def test_leaves_alone(name: str) -> None:
    assert verdict(*LEAVES_ALONE[name]) == "unchanged"


@pytest.mark.parametrize("name", ACTS_ON)
def test_acts_on(name: str) -> None:
    assert verdict(*ACTS_ON[name]) == "changed"


@pytest.mark.parametrize("name", sorted({*LEAVES_ALONE, *ACTS_ON}))
def test_each_of_these_files_is_known_as_configuration(name: str) -> None:
    path = {**LEAVES_ALONE, **ACTS_ON}[name][0]
    assert is_configuration(path)


def test_an_entity_bomb_is_only_text() -> None:
    bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' + POM
    assert verdict("pom.xml", POM, bomb) == "unchanged"
