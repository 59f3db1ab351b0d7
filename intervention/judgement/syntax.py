"""The one place that knows the parser: text in, a plain tree out, built without recursion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ast_grep_py import SgNode

# Beyond these a file is compared as text: the parser's positions cost time in proportion to the length of a line.
LARGEST_FILE = 600_000
LONGEST_LINE = 20_000


@dataclass(slots=True, eq=False)
class Node:
    """One node: `text` is set on leaves only, positions are in characters, lines count from 1."""

    kind: str
    is_named: bool
    line: int
    start: int
    end: int
    text: str
    kids: list[Node]
    raw: SgNode

    def field(self, *names: str) -> Node | None:
        """The first child that stands in one of these fields."""
        for name in names:
            found = self.raw.field(name)
            if found is not None:
                return self._own(found)
        return None

    def _own(self, found: SgNode) -> Node | None:
        place, kind = found.range(), found.kind()
        here = (place.start.index, place.end.index)
        return next((kid for kid in self.kids if (kid.start, kid.end) == here and kid.kind == kind), None)

    @property
    def named(self) -> list[Node]:
        """The children that are more than a token."""
        return [kid for kid in self.kids if kid.is_named]


class Unreadable(Exception):
    """The text cannot be judged as code: not UTF-8, with NUL bytes, or too large."""


def decode(data: bytes) -> str:
    """The text with plain line ends and no byte order mark."""
    if b"\0" in data or len(data) > LARGEST_FILE:
        raise Unreadable
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable from error
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if max(map(len, text.split("\n"))) > LONGEST_LINE:
        raise Unreadable
    return text


def parse(text: str, grammar: str) -> Node:
    """The tree of the text. Never fails: what the grammar does not know becomes nodes of the kind ERROR."""
    from ast_grep_py import SgRoot

    root = _node(SgRoot(text, grammar).root())
    todo = [root]
    while todo:
        parent = todo.pop()
        parent.kids = [_node(kid) for kid in parent.raw.children()]
        if not parent.kids:
            parent.text = text[parent.start : parent.end]
        todo.extend(parent.kids)
    return root


def _node(raw: SgNode) -> Node:
    place = raw.range()
    return Node(raw.kind(), raw.is_named(), place.start.line + 1, place.start.index, place.end.index, "", [], raw)


def errors(root: Node) -> int:
    """How many places of the tree the grammar could not read."""
    count, todo = 0, [root]
    while todo:
        node = todo.pop()
        count += node.kind == "ERROR" or (not node.kids and node.start == node.end and not node.is_named)
        todo.extend(node.kids)
    return count
