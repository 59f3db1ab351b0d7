"""The languages: one small table each, in a registry written by hand. Knows no rule and no verdict.

Adding a language is described in docs/adding-a-language.md.
"""

from intervention.judgement.languages.csharp import CSHARP
from intervention.judgement.languages.go import GO
from intervention.judgement.languages.java import JAVA
from intervention.judgement.languages.javascript import JAVASCRIPT, TSX, TYPESCRIPT
from intervention.judgement.languages.kotlin import KOTLIN
from intervention.judgement.languages.php import PHP
from intervention.judgement.languages.python import PYTHON
from intervention.judgement.languages.ruby import RUBY
from intervention.judgement.languages.rust import RUST
from intervention.judgement.languages.table import Language

LANGUAGES: tuple[Language, ...] = (
    PYTHON,
    JAVASCRIPT,
    TYPESCRIPT,
    TSX,
    GO,
    RUST,
    JAVA,
    RUBY,
    CSHARP,
    KOTLIN,
    PHP,
)


def find_language(path: str, head: bytes = b"") -> Language | None:
    """The language of a file, by its extension, or by `#!` where it has none; None for any other file."""
    name = path.replace("\\", "/").rsplit("/", 1)[-1].lower()
    for language in LANGUAGES:
        if name.endswith(language.extensions):
            return language
    if "." in name.strip(".") or not head.startswith(b"#!"):
        return None
    line = head.split(b"\n", 1)[0].decode("utf-8", "replace")
    return next((one for one in LANGUAGES if one.shebang and one.shebang in line), None)


def language_of(path: str, head: bytes = b"") -> str | None:
    """The name of a file's language, or None where there is no table for it."""
    language = find_language(path, head)
    return language.name if language else None
