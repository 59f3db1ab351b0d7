"""Hostile and broken input: judged, never raised, and in time that grows with its length."""

# ruff: noqa: E501 -- a sample stands on one line

from __future__ import annotations

import subprocess
import sys

import pytest

from intervention.judgement import Change, judge_business, judge_tests, language_of

TEST = b"def test_a():\n    assert f(1) == 2\n"
EXTENSIONS = ["py", "js", "ts", "tsx", "go", "rs", "java", "rb", "cs", "kt", "php"]
NASTY = {
    "nothing": b"",
    "not UTF-8": b"\xff\xfe\x00a",
    "NUL": b"def test_a():\0 pass\n",
    "only a mark": b"\xef\xbb\xbf",
    "deep brackets": b"x = " + b"(" * 1500 + b")" * 1500 + b"\n",
    "deep lists": b"[" * 2000 + b"]" * 2000,
    "deep calls": b"f(" * 1200 + b"1" + b")" * 1200,
    "a long chain": b"a" + b".b()" * 2000,
    "a long sum": b"x = " + b"1 + " * 3000 + b"1",
    "one long line": b"x = [" + b"1, " * 100_000 + b"]\n",
    "blocks": b"if (a) { " * 500 + b"}" * 500,
    "quotes": b"'" * 2999,
    "indents": b"".join(b" " * n + b"if a:\n" for n in range(300)),
}


@pytest.mark.parametrize("extension", EXTENSIONS)
@pytest.mark.parametrize("name", NASTY)
def test_anything_is_judged(name: str, extension: str) -> None:
    path, text = f"tests/test_a.{extension}", NASTY[name]
    assert judge_tests({path: Change(TEST, text)})[path].verdict in ("changed", "unchanged")
    assert judge_tests({path: Change(text, TEST)})[path].verdict in ("changed", "unchanged")
    assert judge_business(path, Change(None, text)).verdict in ("stub", "business")


@pytest.mark.parametrize("name", sorted(NASTY))
def test_a_test_made_unreadable_is_changed(name: str) -> None:
    assert judge_tests({"tests/test_a.py": Change(TEST, NASTY[name])})["tests/test_a.py"].verdict == "changed"


@pytest.mark.parametrize("name", ["not UTF-8", "NUL", "deep brackets", "deep calls", "a long chain"])
def test_what_cannot_be_followed_is_no_stub(name: str) -> None:
    assert judge_business("src/a.py", Change(None, NASTY[name])).verdict == "business"


def test_many_statements_are_not_followed_without_end() -> None:
    body = b"".join(b"    x%d = f(x%d)\n    g(x%d)\n" % (n + 1, n, n) for n in range(3000))
    text = b"def test_a():\n    x0 = 1\n" + body + b"    assert x3000\n"
    path = "tests/test_a.py"
    assert judge_tests({path: Change(text, text.replace(b"assert x3000", b"assert True"))})[path].verdict == "changed"


def test_helpers_that_call_each_other_end() -> None:
    text = b"def a(x):\n    b(x)\n    b(x)\n\n\ndef b(x):\n    a(x)\n    a(x)\n\n\ndef test_a():\n    a(1)\n    assert f() == 1\n"
    path = "tests/test_a.py"
    assert judge_tests({path: Change(text, text + b"\n\n# more\n")})[path].verdict == "unchanged"
    assert judge_tests({path: Change(text, text.replace(b"== 1", b"== 2"))})[path].verdict == "changed"


def test_importing_the_room_and_judging_equal_bytes_never_loads_the_parser() -> None:
    code = (
        "import sys\n"
        "from intervention.judgement import Change, judge_business, judge_tests\n"
        "judge_tests({'tests/test_a.py': Change(b'x', b'x'), 'tests/a.txt': Change(b'a', b'b'), 'pytest.ini': Change(None, b'[pytest]')})\n"
        "judge_business('src/a.py', Change(b'x', b'x'))\n"
        "assert not [name for name in sys.modules if 'ast_grep' in name]\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("path", "head", "expected"),
    [
        ("a.py", b"", "python"),
        ("a/b.TSX", b"", "tsx"),
        ("a.d.ts", b"", "typescript"),
        ("bin/run", b"#!/usr/bin/env python3\n", "python"),
        ("bin/run", b"#!/usr/bin/env node\n", "javascript"),
        ("bin/run", b"#!/bin/sh\n", None),
        ("a.txt", b"#!/usr/bin/env python3\n", None),
        ("Makefile", b"", None),
        ("odd\nname.rs", b"", "rust"),
    ],
)
def test_the_language_of_a_file(path: str, head: bytes, expected: str | None) -> None:
    assert language_of(path, head) == expected
