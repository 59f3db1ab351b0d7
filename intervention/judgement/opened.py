"""Blocks that open a file to read or write it once, as the one call that does the same."""

from __future__ import annotations

from intervention.judgement.forms import Form, callee, walk
from intervention.judgement.languages.files import FileWords

USUAL = frozenset({":utf-8", ":utf8", ":UTF-8"})  # encodings that say nothing
_PLAIN = frozenset({"expr", "let", "set", "return", "call"})
_DELAYED = frozenset({"fn", "def", "if", "for", "loop", "do", "try", "with", "switch"})
_MODES = {"r": "text", "rb": "bytes", "w": "text", "wb": "bytes"}


def unblocked(form: Form, words: FileWords) -> Form | None:
    """The body of `with open(path) as file: text = file.read()`, with a call that reads; None for any other block.

    The file must be used once, in a statement of the block itself, so that the body reads or writes it for certain.
    """
    heads, body = form.kids
    if len(heads.kids) != 1 or body.op != "block":
        return None
    call, name = heads.kids[0].kids
    found = opened(call, words) if name.op == "param" else None
    used = [
        part for item in body.kids for part in walk(item) if part.text == name.text and part.op in ("name", "param")
    ]
    if found is None or len(used) != 1:
        return None
    items = tuple(_done(item, name.text, *found, words) if _mentions(item, name.text) else item for item in body.kids)
    made = Form("block", "", items, body.line)
    return None if _mentions(made, name.text) else made


def opened(call: Form, words: FileWords) -> tuple[Form, str] | None:
    """Which file a call opens, and how (`r`, `rb`, `w`, …); None where it opens none or says more than that."""
    if call.op != "call" or callee(call).rpartition(".")[2] not in words.opens:
        return None
    places = [one for one in call.kids[1:] if one.op != "kw"]
    named = {one.text: one.kids[0] for one in call.kids[1:] if one.op == "kw"}
    if call.kids[0].op == "get":
        places = [call.kids[0].kids[0], *places]
    if "encoding" in named and named["encoding"].text in USUAL:
        del named["encoding"]
    mode = named.pop("mode", places[1] if len(places) == 2 else Form("str", ":r"))
    how = mode.text[1:].replace("t", "")
    return (places[0], how) if not named and 1 <= len(places) <= 2 and mode.op == "str" else None


def _done(item: Form, file: str, path: Form, mode: str, words: FileWords) -> Form:
    """A statement with the one call on the open file replaced, if it is made for certain."""
    if item.op not in _PLAIN or mode not in _MODES:
        return item
    return _replaced(item, file, path, mode, words)


def _replaced(form: Form, file: str, path: Form, mode: str, words: FileWords) -> Form:
    if form.op in _DELAYED or "operator" in form.text.partition("comparison_")[0] or "conditional" in form.text:
        return form
    made = _as_one(form, file, path, mode, words) if form.op == "call" else None
    if made is not None:
        return made
    return Form(form.op, form.text, tuple(_replaced(kid, file, path, mode, words) for kid in form.kids), form.line)


def _as_one(call: Form, file: str, path: Form, mode: str, words: FileWords) -> Form | None:
    """`file.read()`, `file.write(text)`, and what reads or writes data through the file."""
    head, *given = call.kids
    what = _MODES[mode]
    is_read = mode.startswith("r")
    if head.op == "get" and _is(head.kids[0], file):
        if is_read and head.text == "read" and not given:
            return _call(f"read {what}", path)
        return (
            _call(f"write {what}", path, given[0]) if not is_read and head.text == "write" and len(given) == 1 else None
        )
    name = callee(call)
    if is_read and name in words.loads and given and _is(given[0], file):
        return Form("call", "", (_named(words.loads[name]), _call(f"read {what}", path), *given[1:]), call.line)
    if not is_read and name in words.dumps and len(given) > 1 and _is(given[1], file):
        text = Form("call", "", (_named(words.dumps[name]), given[0], *given[2:]), call.line)
        return _call(f"write {what}", path, text)
    return None


def _is(form: Form, file: str) -> bool:
    return form.op == "name" and form.text == file


def _call(word: str, *given: Form) -> Form:
    return Form("call", "", (Form("name", word), *given), given[0].line)


def _named(path: str) -> Form:
    owner, _, name = path.rpartition(".")
    return Form("get", name, (Form("name", owner),))


def _mentions(form: Form, name: str) -> bool:
    return any(part.op == "name" and part.text == name for part in walk(form))
