"""Configuration that somebody wrote to keep the engine busy is judged in time that grows with its length."""

import pytest

from intervention.judgement import Change, is_configuration, judge_tests

#: What is repeated, in which file: openings that are never closed, and blanks that could be shared out in many ways.
PUMPS = {
    "jest.config.json": ('"\\"', "/*", '{"a', ",", " "),
    "package.json": ('{"scripts": {"test": "npm run test ', '{"a":', '"\\"', "[", "\n"),
    "pom.xml": ("<!--", "<skip>", "<skip", "<dependencies>", "<Compile Remove=", "< "),
    "phpunit.xml": ("<phpunit ", '<phpunit a="', "<group>", "aA\n"),
    "build.gradle": (",\n", "\n ", "/*", "//", "test", "{\n", "dependencies {\n"),
    "Makefile": ("a = $(a)$(a)\n", "a $(a) ", "a ", "a\t", "\t", "\\\n ", ":\n\t \t"),
    "pytest.ini": ("[pytest]\na \t\n", "[", "a=\n b\n", ";\n"),
    "setup.cfg": ("[a]\nb" + " \t" * 5000 + "c\n", "[a]\nb =" + "\n  c" * 3000 + "\n"),
    "pyproject.toml": ("a.", "[a]\n", '"""', "a = [\n", "[" + "a." * 5000 + "b]\n"),
    "pnpm-workspace.yaml": ("packages:\n", "packages:\n -\n", "\n", "- a\n#\n"),
    "a.sln": ('"', "a.csproj", '"a.csproj'),
    "mocha.opts": ("--a ", "#\n", "-r a\n"),
    ".github/workflows/a.yml": ("npm run \n", "|| ", "if: "),
    "tests/a.snap": ("exports[`\n", "exports[`a`] = `\n", "\\`"),
    "tests/a.ambr": ("# name: a\n", "# ---\n", "\n"),
}
LENGTH = 120_000


@pytest.mark.parametrize(("path", "pump"), [(path, pump) for path, pumps in PUMPS.items() for pump in pumps])
@pytest.mark.parametrize("width", [15_000, LENGTH])
def test_nothing_that_is_repeated_keeps_it_busy(path: str, pump: str, width: int) -> None:
    line = (pump * (width // len(pump) + 1))[:width]
    text = "\n".join([line] * (LENGTH // width)).encode()
    for one, other in ((b"", text), (text, b"")):
        assert judge_tests({path: Change(one, other)})[path].verdict in ("changed", "unchanged")


@pytest.mark.parametrize("text", [b"[pytest]\n" + b"#\n" * 140_000, b"[pytest]\naddopts = " + b"a" * 30_000])
def test_a_change_of_what_is_too_large_to_be_read_is_a_change(text: bytes) -> None:
    assert is_configuration("pytest.ini")
    for one, other in ((text, text + b"\n"), (text, b"[pytest]\n"), (b"[pytest]\n", text)):
        assert judge_tests({"pytest.ini": Change(one, other)})["pytest.ini"].verdict == "changed"


def test_an_element_that_is_never_closed_hides_no_other() -> None:
    pom = "<project><build><skip><testFailureIgnore>{}</testFailureIgnore></build></project>\n"
    change = Change(pom.format("false").encode(), pom.format("true").encode())
    assert judge_tests({"pom.xml": change})["pom.xml"].verdict == "changed"
