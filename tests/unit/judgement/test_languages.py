"""The registry of languages says of each table what the table says itself."""

import pytest

from intervention.judgement.languages import SHEBANGS, TABLES, find_language


@pytest.mark.parametrize("extensions", TABLES)
def test_a_table_is_found_by_each_of_its_own_extensions(extensions: tuple[str, ...]) -> None:
    first, *others = [find_language(f"a/b{extension}") for extension in extensions]
    assert first is not None
    assert all(other is first for other in others)
    assert tuple(first.extensions) == extensions


@pytest.mark.parametrize("word", SHEBANGS)
def test_a_script_without_extension_is_known_by_its_first_line(word: str) -> None:
    language = find_language("bin/run", f"#!/usr/bin/env {word}\n".encode())
    assert language is not None
    assert language.shebang == word
    assert find_language("bin/run.txt", f"#!/usr/bin/env {word}\n".encode()) is None
