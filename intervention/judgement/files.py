"""Follows files and folders of a test's own, with one spelling for paths and for what is done to files.

A folder that is made for the test alone is the same whoever makes it, and so is a path however it is put together.
"""

from __future__ import annotations

from collections.abc import Sequence

from intervention.judgement.forms import NOTHING, Form, path_of
from intervention.judgement.opened import USUAL, opened
from intervention.judgement.values import Values

_OWN = frozenset({"temporary folder", "temporary file"})
_HOLDERS = frozenset({"folder holder", "file holder"})


class Files(Values):
    """The files of one file's trace."""

    def handles_file(self, target: Form, given: Sequence[Form], line: int) -> Form | None:
        """What a call gives that makes, names, reads or writes a file or folder; None for any other call."""
        words = self.filing
        name = self.full(path_of(target))
        if words.folders.search(name) and not any(one.text == "dir" for one in given):
            folder = self.folder()
            return Form("op", "folder holder", (folder,)) if words.holders.search(name) else folder
        if words.files.search(name):
            return self._file_holder(given)
        if self.is_over and words.removes.search(name) and given and self._is_temporary(given[0]):
            return NOTHING
        if name in words.functions and given:
            return self._done(words.functions[name], given, line)
        if target.op == "get":
            return self._method(target.kids[0], target.text, given, line)
        return self._located(Form("call", "", (target, *given)))

    def _method(self, owner: Form, name: str, given: Sequence[Form], line: int) -> Form | None:
        words = self.filing
        held = self.definitions.value(owner)
        if held.op == "op" and held.text in _HOLDERS:
            return self._held(held, name, given, line)
        if name in words.any_methods or (name in words.methods and self._is_path(owner)):
            word = words.any_methods.get(name) or words.methods[name]
            return self._done(word, (owner, *given), line)
        found = opened(held, words) if name in ("read", "close") and not given else None
        if found is not None and found[1] in ("r", "rb"):
            self.made = [one for one in self.made if one[0] != owner]  # to open it is part of reading it
            if name == "close":
                return NOTHING
            return self._done("read bytes" if "b" in found[1] else "read text", found[:1], line)
        return self._located(Form("call", "", (Form("get", name, (owner,)), *given)))

    def _held(self, held: Form, name: str, given: Sequence[Form], line: int) -> Form | None:
        """What is done to a file or folder through the object that holds it."""
        if name in self.filing.silent:
            return NOTHING
        if held.text == "file holder" and name == "write":
            return self._done(f"write {held.kids[1].text}", (held.kids[0], *given), line)
        return None

    def member(self, owner: Form, name: str) -> Form:
        """As for any value; what a holder is called leads to what it holds."""
        held = self.definitions.value(owner)
        is_holder = held.op == "op" and held.text in _HOLDERS and name == "name"
        return held.kids[0] if is_holder else super().member(owner, name)

    def handed_out(self, value: Form) -> Form | None:
        """What a block's context hands out that only makes a file or folder for the test; None for any other."""
        held = self.definitions.value(value)
        if held.op == "op" and held.text in _HOLDERS:
            return held.kids[0] if held.text == "folder holder" else value
        return None

    def folder(self) -> Form:
        """A new folder for the test alone."""
        return self.definitions.new(Form("call", "", (Form("name", "temporary folder"),)), 0)

    def full(self, path: str) -> str:
        """A path with the module that its first name was imported from."""
        head, dot, rest = path.partition(".")
        origin = self.origins.get(head, "")
        plain = head.removesuffix(" (external)") + dot + rest
        return f"{origin}.{plain}" if origin else plain

    def _file_holder(self, given: Sequence[Form]) -> Form:
        named = {one.text: one.kids[0] for one in given if one.op == "kw"}
        modes = [one.text for one in (*given, *named.values()) if one.op == "str" and one.text in (":w", ":w+", ":wt")]
        file = self._file(named.get(self.filing.ending, Form("str", ":")))
        return Form("op", "file holder", (file, Form("lit", "text" if modes else "bytes")))

    def _file(self, ending: Form) -> Form:
        return self.definitions.new(Form("call", "", (Form("name", "temporary file"), ending)), 0)

    def _done(self, word: str, given: Sequence[Form], line: int) -> Form:
        """What is done to a file, by one word, whether by a function or a method."""
        rest = [one for one in given[1:] if one.text != "encoding" or one.kids[0].text not in USUAL]
        said = () if word == "make folder" else rest
        return Form("call", "", (Form("name", word), self._location(given[0]), *said), line)

    def _located(self, form: Form) -> Form | None:
        """A path below a folder of the test's own; None for any other form."""
        parts = self._parts(form)
        if parts is None or not self._is_temporary(parts[0]):
            return None
        return self._location(form)

    def composed(self, form: Form) -> Form:
        """A path that operators put together, if it is one below a folder of the test's own."""
        return (self._located(form) if _is_joining(form) else None) or form

    def _is_temporary(self, form: Form) -> bool:
        """Whether a path leads into a folder of the test's own, or to a file of its own."""
        parts: Sequence[Form] | None = [form]
        while parts:
            value = self.definitions.value(parts[0])
            if value.op == "call" and value.kids[0].text in _OWN:
                return True
            parts = self._parts(value) if value.op != "str" else None
        return False

    def _is_path(self, form: Form) -> bool:
        value = self.definitions.value(form)
        is_own = value.op == "call" and value.kids[0].text in _OWN
        return is_own or (value.op not in ("str", "name") and self._parts(value) is not None)

    def _location(self, form: Form) -> Form:
        """One spelling for a path."""
        parts = self._parts(self.definitions.value(form))
        if parts is None:
            return form
        flat: list[Form] = []
        for part in parts:
            found = part if part.op == "str" else self._location(part)
            flat += found.kids if found.op == "op" and found.text == "path" else _pieces(found)
        return self._named(flat) if len(flat) > 1 else flat[0]

    def _named(self, parts: list[Form]) -> Form:
        """A file of a folder of the test's own, whose name does not matter where another had none."""
        if self.is_nameless and len(parts) == 2 and parts[1].op == "str" and self._is_temporary(parts[0]):
            key = (parts[0].text, parts[1].text)
            if key not in self.nameless:
                dot, ending = parts[1].text[1:].rpartition(".")[1:]
                self.nameless[key] = self._file(Form("str", f":{dot}{ending}" if dot else ":"))
            return self.nameless[key]
        return Form("op", "path", tuple(parts))

    def _parts(self, value: Form) -> Sequence[Form] | None:
        """What a path is put together of; None for what is no path."""
        if value.op == "str":
            return [value] if value.text.startswith(":") else None
        if value.op == "op" and value.text == "path":
            return value.kids
        if value.op == "call":
            return self._parts_of_call(value.kids[0], value.kids[1:])
        return self._parts_of_operation(value) if value.op == "op" else None

    def _parts_of_call(self, head: Form, given: tuple[Form, ...]) -> Sequence[Form] | None:
        words = self.filing
        if not given or any(one.op == "kw" for one in given):
            return None
        if head.op == "get" and head.text in words.join_methods and self._is_path(head.kids[0]):
            return (head.kids[0], *given)
        name = self.full(path_of(head))
        is_same = bool(words.texts.search(name)) and len(given) == 1 and self._is_path(given[0])
        return given if is_same or words.joins.search(name) else None

    def _parts_of_operation(self, form: Form) -> Sequence[Form] | None:
        """`folder / "name"`, `folder + "/name"` and `f"{folder}/name"`."""
        last = form.kids[-1] if form.kids else NOTHING
        if not _is_joining(form) or not self._is_path(self._first(form)):
            return None
        if form.kids[1].text == "/":
            return form.kids[0], last
        text = last.text.removeprefix(":") if last.op == "str" else ""
        return (form.kids[0], Form("str", ":" + text.lstrip("/"))) if text.startswith("/") else None

    def _first(self, form: Form) -> Form:
        """What stands first in a chain of operations."""
        while _is_joining(form):
            form = self.definitions.value(form.kids[0])
        return form


def _is_joining(form: Form) -> bool:
    """Whether an operation may put a path together."""
    if form.op != "op" or form.text not in ("binary_operator", "string"):
        return False
    return len(form.kids) == 2 or (len(form.kids) == 3 and form.kids[1].text in ("/", "+"))


def _pieces(part: Form) -> list[Form]:
    """A literal part of a path, cut at its separators."""
    if part.op != "str" or not part.text.startswith(":"):
        return [part]
    return [Form("str", f":{piece}") for piece in part.text[1:].split("/")]
