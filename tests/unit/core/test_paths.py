"""Paths that must never be touched, and the names of contents."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intervention.core.paths import file_digest, is_git_name, link_digest, refusal
from intervention.core.reasons import REASONS

REFUSED = {
    "": "empty",
    "a\0b": "nul",
    "/etc/passwd": "absolute",
    "../outside": "climbs",
    "src/../../outside": "climbs",
    "src//a.py": "not_plain",
    "./a.py": "not_plain",
    "src/": "not_plain",
    "bad\ud800name": "not_text",
    ".git/config": "git_folder",
    "sub/.GIT/hooks/pre-commit": "git_folder",
    ".git": "git_folder",
    ".git /config": "git_folder",
    ".git./config": "git_folder",
    ".git::$INDEX_ALLOCATION/config": "git_folder",
    "GIT~1/config": "git_folder",
    ".g\u200cit/config": "git_folder",
    "\ufeff.git/config": "git_folder",
    ".git\\config": "git_folder",
    "a" * 256: "too_long",
    "/".join(["a" * 200] * 30): "too_long",
}
TAKEN = [
    "a.py",
    "src/login.py",
    "with space/and'quote.py",
    "-leading-dash",
    "a[1].py",
    "*.py",
    "new\nline.py",
    "данные/файл.py",
    ".gitignore",
    ".github/workflows/ci.yml",
    "..a/b..",
    "git/~1",
    "a:b",
    "back\\slash.py",
    "é.py",
    "e\u0301.py",
    "a" * 255,
]


@pytest.mark.parametrize(("path", "why"), REFUSED.items(), ids=repr)
def test_refuses(path: str, why: str) -> None:
    assert refusal(path) == why


@pytest.mark.parametrize("path", TAKEN, ids=repr)
def test_leaves_alone(path: str) -> None:
    assert refusal(path) is None


@given(st.text(st.characters(exclude_categories=())))
def test_any_text_is_refused_with_a_reason_that_has_words_or_is_taken(path: str) -> None:
    assert refusal(path) in {None, *REASONS}


@given(st.lists(st.text(min_size=1, max_size=4), min_size=1, max_size=4), st.integers(0, 3))
def test_no_path_with_a_git_folder_in_it_is_taken(names: list[str], position: int) -> None:
    names.insert(position, ".GiT")
    assert refusal("/".join(names)) is not None


def test_a_name_that_only_looks_like_git_is_no_git_name() -> None:
    assert not is_git_name("git")
    assert not is_git_name(".gitx")
    assert not is_git_name("my.git")


def test_a_files_identity_is_the_sha256_of_its_bytes() -> None:
    assert file_digest(b"x = 1\n") == hashlib.sha256(b"x = 1\n").hexdigest()


def test_a_link_is_never_taken_for_a_file_that_holds_its_target() -> None:
    assert link_digest(b"a.py") != file_digest(b"a.py")
    assert link_digest(b"a.py") == file_digest(b"symlink\0a.py")
