"""The languages: one small table each, in a registry written by hand. Knows no rule and no verdict.

Adding a language is described in docs/adding-a-language.md.
"""

from functools import cache
from importlib import import_module

from intervention.judgement.languages.table import Language

#: Extensions -> the module that holds the table, and its name there. A table is imported with the first file of its
#: language: all of them together take longer to import than one file takes to judge.
TABLES: dict[tuple[str, ...], tuple[str, str]] = {
    (".py", ".pyi"): ("python", "PYTHON"),
    (".js", ".mjs", ".cjs", ".jsx"): ("javascript", "JAVASCRIPT"),
    (".ts", ".mts", ".cts"): ("javascript", "TYPESCRIPT"),
    (".tsx",): ("javascript", "TSX"),
    (".go",): ("go", "GO"),
    (".rs",): ("rust", "RUST"),
    (".java",): ("java", "JAVA"),
    (".rb", ".rake", ".gemspec"): ("ruby", "RUBY"),
    (".cs", ".csx"): ("csharp", "CSHARP"),
    (".kt", ".kts"): ("kotlin", "KOTLIN"),
    (".php", ".phpt"): ("php", "PHP"),
}
#: What a `#!` line names -> the extension whose table it means.
SHEBANGS = {"python": ".py", "node": ".js", "deno": ".ts", "ruby": ".rb", "php": ".php"}


def find_language(path: str, head: bytes = b"") -> Language | None:
    """The language of a file, by its extension, or by `#!` where it has none; None for any other file."""
    name = path.replace("\\", "/").rsplit("/", 1)[-1].lower()
    for extensions, place in TABLES.items():
        if name.endswith(extensions):
            return _load(*place)
    if "." in name.strip(".") or not head.startswith(b"#!"):
        return None
    line = head.split(b"\n", 1)[0].decode("utf-8", "replace")
    return next((find_language(f"x{extension}") for word, extension in SHEBANGS.items() if word in line), None)


@cache
def _load(module: str, name: str) -> Language:
    table: Language = getattr(import_module(f"{__name__}.{module}"), name)
    return table


def language_of(path: str, head: bytes = b"") -> str | None:
    """The name of a file's language, or None where there is no table for it."""
    language = find_language(path, head)
    return language.name if language else None
