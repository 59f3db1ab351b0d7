"""Judges business code: is everything that a change adds or alters a stub, a declaration or a constant?

A body that the change adds or alters must raise, be empty or return one literal; one it leaves alone is free, whatever
it is, also where its file has moved (`moved.py`). To take a body away is business too (it changes what the program
does), unless it was itself a stub; so is to remove a whole file that held anything.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from intervention.judgement.aliases import aliases
from intervention.judgement.bodies import FUNCTION, Piece, is_stub, pieces
from intervention.judgement.forms import Form, walk
from intervention.judgement.languages import find_language
from intervention.judgement.languages.table import Language
from intervention.judgement.modules import imported_paths
from intervention.judgement.moved import NOTHING, Code, Moved, gained, held, is_moved_whole, moved_whole
from intervention.judgement.statements import lower
from intervention.judgement.syntax import Unreadable, decode, errors
from intervention.judgement.verdicts import Change, Finding, Judgement, shorten

PathTest = Callable[[str], bool]

_STUB = Judgement("stub")
_MAX_READ = 200  # beyond so many changed files only those that moved as they are count as moved
_TEST_PATH = re.compile(
    r"(?:^|/)(?:tests?|__tests__|specs?|testdata)/|(?:^|/)(?:test_[^/]*|conftest)\.py\Z|[._](?:test|spec)\.\w+\Z|_test\.\w+\Z"
)


def judge_business(
    path: str, change: Change, *, test_paths: PathTest | None = None, moved: Moved | None = None
) -> Judgement:
    """`stub` or `business`, with what made it so. `test_paths` says whether a path belongs to the tests; `moved` holds
    what the run moved from file to file."""
    if change.kind != "file":
        return Judgement("business", (Finding("replaced_by_link", 1, None, path),))
    if change.base == change.current:
        return _STUB
    language = find_language(path, (change.current or change.base or b"")[:200])
    if language is None:
        return _as_text(path, change)
    if moved and is_moved_whole(path, change, moved.whole):
        return _STUB
    try:
        moves = (moved.gained if change.current is None else moved.left) if moved else {}
        findings = _findings(path, change, language, test_paths or _is_test, moves.get(language.name, NOTHING))
    except (Unreadable, RecursionError):
        findings = [Finding("unparsable", 1, 1, "the file cannot be read as code")]
    return Judgement("business", tuple(findings)) if findings else _STUB


def find_moved(changes: Mapping[str, Change], *, test_paths: PathTest | None = None) -> Moved:
    """What moved among the run's changes: out of removed files, into others that are in order themselves."""
    is_test = test_paths or _is_test
    files = {path: one for path, one in changes.items() if one.kind == "file" and not is_test(path)}
    whole = moved_whole(files)
    files = {path: one for path, one in files.items() if not is_moved_whole(path, one, whole)}
    if len(files) > _MAX_READ:
        return Moved({}, {}, whole)
    left = Moved(held((path, one.base) for path, one in files.items() if one.current is None and one.base), {}, whole)
    if not left.left:
        return left
    kept = {
        path: one
        for path, one in files.items()
        if one.current and judge_business(path, one, test_paths=is_test, moved=left).verdict == "stub"
    }
    return left._replace(gained=gained(kept))


def _is_test(path: str) -> bool:
    return bool(_TEST_PATH.search(path))


def _as_text(path: str, change: Change) -> Judgement:
    """A language without a table: anything but blanks is business."""
    if (change.base or b"").split() == (change.current or b"").split():
        return _STUB
    return Judgement("business", (Finding("unknown_language", 1, 1, shorten(path)),))


def _findings(path: str, change: Change, language: Language, is_test: PathTest, moved: Code) -> list[Finding]:
    before = _read(change.base, language)
    after = _read(change.current, language)
    if after is not None and after[1] > (before[1] if before else 0):
        return [Finding("unparsable", None, 1, "the file does not parse")]
    old = pieces(before[0], language) if before else []
    new = pieces(after[0], language) if after else []
    if after is None:
        findings = _removed_file(path, old, language, moved)
    else:
        findings = _added(old, new, language, moved) + _removed(old, new, language)
        findings += _aliases(before[0] if before else None, after[0], old, language, moved)
    known = moved.imports | (imported_paths(path, before[0]) if before else frozenset())
    reached = imported_paths(path, after[0]) if after else frozenset()
    return findings + [
        Finding("imports_test", None, None, shorten(module)) for module in _from_tests(reached - known, is_test)
    ]


def _removed_file(path: str, old: list[Piece], language: Language, moved: Code) -> list[Finding]:
    """What a removed file held and no other file holds now; a file of stubs must stand elsewhere too."""
    names = {name for name, _ in moved.pieces}
    lost = [piece for piece in old if (piece.name, piece.form) not in moved.pieces]
    findings = _removed(lost, [], language)
    if not findings and any(piece.name not in names for piece in lost):
        return [Finding("file_removed", 1, None, shorten(path))]
    return findings


def _aliases(before: Form | None, after: Form, old: list[Piece], language: Language, moved: Code) -> list[Finding]:
    """Names that stand for a function of a library now."""
    known = aliases(before, language) if before is not None else {}
    defined = frozenset(piece.name for piece in old if piece.is_body)
    return [
        Finding("body_added", None, line, shorten(f"{name} = {path}"))
        for (name, path), line in aliases(after, language, defined).items()
        if (name, path) not in known and (name, path) not in moved.aliases
    ]


def _from_tests(paths: frozenset[str], is_test: PathTest) -> list[str]:
    """The candidates that lie among the tests, one for each import."""
    found: list[str] = []
    for path in sorted(path for path in paths if is_test(path)):
        if not any(path.startswith(one.rsplit(".", 1)[0]) for one in found):
            found.append(path)
    return found


def _read(data: bytes | None, language: Language) -> tuple[Form, int] | None:
    if data is None:
        return None
    block, root = lower(decode(data), language)
    return block, errors(root)


def _added(old: list[Piece], new: list[Piece], language: Language, moved: Code) -> list[Finding]:
    """Pieces that the base did not have, in this place or in a file that is removed, and that are no stubs."""
    known = _counted(old)
    there = {piece.name for piece in old}
    functions = {piece.name for piece in old if piece.is_body} - {piece.name for piece in old if not piece.is_body}
    bodies = {piece.name for piece in new if piece.is_body}
    findings: list[Finding] = []
    for piece in new:
        key = (piece.name, piece.form)
        if known.get(key, 0) > 0:
            known[key] -= 1
        elif not (key in moved.pieces and piece.name not in there) and (
            not is_stub(piece, language) or _replaces(piece, functions, bodies)
        ):
            before = next((one for one in old if one.name == piece.name), None)
            kind = "body_altered" if before else "body_added"
            if not piece.is_body:
                kind = "statement_added"
            findings.append(
                Finding(kind, before.form.line if before else None, piece.form.line, shorten(_label(piece)))
            )
    return findings


def _replaces(piece: Piece, functions: set[str], bodies: set[str]) -> bool:
    """Whether the name of a function is given to what a call makes. A function in the value is that name's body."""
    if piece.is_body or piece.form.op not in ("let", "set"):
        return False
    parts = list(walk(piece.form.kids[1]))
    is_named = piece.name in functions or (piece.name in bodies and FUNCTION not in parts)
    return is_named and any(part.op == "call" for part in parts)


def _removed(old: list[Piece], new: list[Piece], language: Language) -> list[Finding]:
    """Bodies whose place is gone, and top-level acts that are gone."""
    names = {piece.name for piece in new}
    known = _counted(new)
    findings: list[Finding] = []
    for piece in old:
        is_gone = piece.name not in names if piece.is_body else not known.get((piece.name, piece.form))
        if is_gone and not is_stub(piece, language):
            findings.append(Finding("body_removed", piece.form.line, None, shorten(_label(piece))))
    return findings


def _counted(found: list[Piece]) -> dict[tuple[str, Form], int]:
    counts: dict[tuple[str, Form], int] = {}
    for piece in found:
        key = (piece.name, piece.form)
        counts[key] = counts.get(key, 0) + 1
    return counts


def _label(piece: Piece) -> str:
    if piece.is_body and piece.name:
        return piece.name
    return " ".join(part.text for part in walk(piece.form) if part.text)
