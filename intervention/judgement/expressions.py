"""From a parser's tree to forms: expressions. Which node plays which role is the language table's business."""

import re
from collections.abc import Callable

from intervention.judgement.forms import NOTHING, Form
from intervention.judgement.languages.common import ROLES
from intervention.judgement.languages.table import Language
from intervention.judgement.literals import number, quoted
from intervention.judgement.syntax import Node

_PUNCTUATION = frozenset("( ) [ ] { } , ; : . -> => :: | ' \" ` \n".split(" ")) | {"do", "end", "then", "#", "\n"}
_VARIABLE_KEYS = ("identifier", "constant", "variable_name")
_ENTRIES = ("pair", "array_element_initializer")
_OWNER = ("object", "receiver", "scope", "operand", "expression", "value", "path", "argument")
_MEMBER = ("attribute", "property", "field", "name", "method")

STATEMENTS = frozenset(
    """fn def class mod decorated block let set return raise assert if for loop try with import mark pass type drop
    jump property typed alias load echo exit""".split()
)


class Expressions:
    """Lowers the expressions of one tree. `structs`: the field names of the record types that it declares."""

    def __init__(self, language: Language, source: str) -> None:
        self.language = language
        self.source = source
        self.structs: dict[str, tuple[str, ...]] = {}
        self.package = ""

    def role(self, node: Node) -> str:
        return self.language.roles.get(node.kind) or ROLES.get(node.kind, "")

    def expression(self, node: Node) -> Form:
        role = self.role(node)
        if role in STATEMENTS:
            return self.statement(node)
        build = _BUILD.get(role)
        return build(self, node) if build else self.other(node)

    def statement(self, node: Node) -> Form:
        raise NotImplementedError

    def expressions(self, nodes: list[Node]) -> tuple[Form, ...]:
        """Each node that is neither comment, type nor punctuation."""
        kept = [node for node in nodes if self.is_kept(node)]
        return tuple(self.expression(node) for node in kept)

    def is_kept(self, node: Node) -> bool:
        return node.is_named and self.role(node) != "drop"

    def other(self, node: Node) -> Form:
        """Any other node: its kind, its operators and its children."""
        if node.kind == "qualified_name" and re.fullmatch(r"\\\w+", node.text or self.text(node)):
            return Form("name", self.text(node)[1:], (), node.line)
        if not node.kids:
            return Form("op", " ".join(node.text.split()), (), node.line)
        kids = [
            self.expression(kid) if kid.is_named else Form("op", kid.text or kid.kind, (), kid.line)
            for kid in node.kids
            if self.is_kept(kid) or (not kid.is_named and kid.text not in _PUNCTUATION)
        ]
        return Form("op", node.kind, tuple(kids), node.line)

    def unwrap(self, node: Node) -> Form:
        kids = self.expressions(node.kids)
        if len(kids) == 2 and any(kid.text in ("=", ":", "=>") for kid in node.kids):
            return self.keyed(node)
        return kids[0] if len(kids) == 1 else Form("op", node.kind, kids, node.line)

    def first(self, node: Node) -> Form:
        kids = [kid for kid in node.kids if self.is_kept(kid)]
        return self.expression(kids[0]) if kids else NOTHING

    def name(self, node: Node) -> Form:
        return Form("name", self.text(node).strip("`"), (), node.line)

    def text(self, node: Node) -> str:
        """The source of a node without blanks."""
        return "".join(self.raw(node).split())

    def raw(self, node: Node) -> str:
        """The source of a node."""
        return self.source[node.start : node.end]

    def literal(self, node: Node) -> Form:
        return Form("lit", number(self.text(node)), (), node.line)

    def string(self, node: Node) -> Form:
        inner = [kid for kid in node.named if self.role(kid) == "unwrap" or kid.kind.startswith("interpolated_")]
        if not inner:
            parts = [self.string(kid) for kid in node.named if self.role(kid) == "str"]
            if parts:
                return Form("str", ":" + "".join(part.text.split(":", 1)[-1] for part in parts), (), node.line)
            if node.kind == "bare_string":
                return Form("str", f":{self.raw(node)}", (), node.line)
            return Form("str", quoted(self.raw(node), self.language.has_raw_quotes), (), node.line)
        kids = [
            self.expression(kid) if kid in inner else Form("str", self.raw(kid), (), kid.line)
            for kid in node.kids
            if kid in inner or (kid.is_named and "start" not in kid.kind and "end" not in kid.kind)
        ]
        return Form("op", "string", tuple(kids), node.line)

    def sequence(self, node: Node) -> Form:
        kids = self.expressions(node.kids)
        if kids and all(kid.op == "kw" for kid in kids):
            return Form("rec", "", kids, node.line)
        if any(kid.kind in ("array_initializer", "initializer_expression") for kid in node.named):
            kids = next((kid.kids for kid in kids if kid.op == "seq"), kids)
        shape = "tuple" if node.kind.startswith(("tuple", "expression_list", "right_assignment")) else "list"
        return Form("seq", shape, kids, node.line)

    def record(self, node: Node) -> Form:
        kids = (Form("kw", kid.text, (kid,)) if kid.op == "name" else kid for kid in self.expressions(node.kids))
        return Form("rec", "", tuple(kids), node.line)

    def keyed(self, node: Node) -> Form:
        kids = self.expressions(node.kids)
        if len(kids) != 2:
            return Form("op", node.kind, kids, node.line)
        key = kids[0]
        if next(kid for kid in node.named if self.is_kept(kid)).kind in _VARIABLE_KEYS and node.kind in _ENTRIES:
            return Form("op", "pair", kids, node.line)
        if key.op == "lit" and key.text.startswith(":"):
            return Form("kw", key.text[1:], (kids[1],), node.line)
        if key.op in ("name", "str"):
            text = key.text if key.op == "name" else key.text.split(":", 1)[-1]
            return Form("kw", text, (kids[1],), node.line)
        return Form("op", "pair", kids, node.line)

    def member(self, node: Node) -> Form:
        owner, name = node.field(*_OWNER), node.field(*_MEMBER)
        kids = [kid for kid in node.named if self.is_kept(kid)]
        if len(kids) == 1 and owner is None:
            return self.expression(kids[0])
        if owner is None and kids:
            owner = kids[0]
        if name is None or name is owner:
            name = kids[-1] if len(kids) > 1 else name
        if owner is None or name is None or owner is name:
            return self.other(node)
        if self.package and owner.text == self.package:
            return Form("name", self.text(name), (), node.line)
        return Form("get", self.text(name).lstrip(".?").strip("`"), (self.expression(owner),), node.line)

    def index(self, node: Node) -> Form:
        return Form("index", "", self.expressions(node.kids), node.line)

    def call(self, node: Node) -> Form:
        function = node.field("function", "macro")
        target = self._method(node) if function is None else self.expression(function)
        args = self.arguments(node)
        if target.op == "name" and target.text == self.language.raising_call:
            return Form("raise", "", args, node.line)
        if re.match(r"assert|should|expect|toEqual|toMatch|toBe", target.text):
            args = (*args, *self._type_arguments(node))
        is_bare = self.language.calls_by_name and not args and target.op == "name"
        return target if is_bare else Form("call", "", (target, *args), node.line)

    def _type_arguments(self, node: Node) -> list[Form]:
        """Types handed to an assertion are what it demands."""
        places = [part for kid in node.named for part in (kid, *(kid.named if kid.kind == "call_suffix" else ()))]
        return [self.type_words(part) for part in places if part.kind == "type_arguments"]

    def type_words(self, node: Node) -> Form:
        """A type, word by word: some of its words may be local names."""
        words: list[Form] = []
        todo = [node]
        while todo:
            part = todo.pop()
            todo += reversed(part.kids)
            if not part.kids:
                is_name = self.role(part) == "name" and part.kind != "property_identifier"
                words.append(Form("name" if is_name else "op", part.text, (), part.line))
        return Form("op", "type", tuple(words), node.line)

    def _method(self, node: Node) -> Form:
        name, owner = node.field("method", "name"), node.field("object", "receiver", "scope")
        if name is None:
            kids = [kid for kid in node.named if self.is_kept(kid)]
            return self.expression(kids[0]) if kids else NOTHING
        if owner is None:
            return self.name(name)
        return Form("get", self.text(name), (self.expression(owner),), node.line)

    def arguments(self, node: Node) -> tuple[Form, ...]:
        """Of a call: the argument list, then a trailing block or lambda as one more."""
        given: list[Form] = []
        for kid in node.kids:
            if kid.kind == "token_tree":
                given.append(self.other(kid))
            elif kid.kind in ("arguments", "argument_list", "value_arguments", "annotation_argument_list"):
                given += self.expressions(kid.kids)
            elif kid.kind in ("call_suffix", "annotated_lambda"):
                given += self.arguments(kid)
            elif kid.kind in ("attribute_argument_list", "bracketed_argument_list"):
                given += self.expressions(kid.kids)
            elif kid.kind in ("do_block", "block", "lambda_literal") and self.role(kid) == "fn":
                given.append(self.function(kid))
            elif kid.kind in ("template_string", "generator_expression"):
                given.append(self.expression(kid))
        return tuple(given)

    def creation(self, node: Node) -> Form:
        made = node.field("constructor", "type")
        kids = [kid for kid in node.named if self.is_kept(kid) and not kid.kind.startswith("argument")]
        made = made or (kids[0] if kids else None)
        name = re.sub(r"<.*", "", self.text(made), flags=re.DOTALL) if made else ""
        body = [self.function(kid) for kid in node.named if kid.kind in ("class_body", "declaration_list")]
        return Form("call", "", (Form("name", f"new {name}"), *self.arguments(node), *body), node.line)

    def function(self, node: Node) -> Form:
        raise NotImplementedError

    def composite(self, node: Node) -> Form:
        """A typed literal of Go: the field names of its struct name the places of each row."""
        kind, body = node.field("type"), node.field("body")
        if kind is None or body is None:
            return self.other(node)
        value = self.sequence(body)
        element = kind.field("element")
        if element is not None:
            rows = tuple(named(row, self.fields(element)) for row in value.kids)
            return Form("seq" if value.op == "seq" else "rec", "list", rows, node.line)
        if kind.kind == "map_type":
            inner = kind.field("value")
            names = self.fields(inner) if inner is not None else ()
            kids = (
                Form(kid.op, kid.text, (*kid.kids[:-1], named(kid.kids[-1], names)), kid.line)
                for kid in value.kids
                if kid.kids
            )
            return Form("rec", "map", tuple(kids), node.line)
        return Form("call", "", (Form("name", f"new {self.text(kind)}"), named(value, self.fields(kind))), node.line)

    def fields(self, kind: Node) -> tuple[str, ...]:
        """The field names of a struct type, given in place or declared in this file."""
        if kind.kind != "struct_type":
            return self.structs.get(self.text(kind).lstrip("*"), ())
        names: list[str] = []
        for part in kind.named:
            for declared in part.named:
                names += [name.text for name in declared.named if name.kind == "field_identifier"]
        return tuple(names)


def named(row: Form, fields: tuple[str, ...]) -> Form:
    """A row of places as a record of names."""
    if row.op != "seq" or not fields or len(row.kids) != len(fields):
        return row
    return Form(
        "rec", "", tuple(Form("kw", name, (kid,)) for name, kid in zip(fields, row.kids, strict=True)), row.line
    )


_BUILD: dict[str, Callable[[Expressions, Node], Form]] = {
    "unwrap": Expressions.unwrap,
    "first": Expressions.first,
    "name": Expressions.name,
    "lit": Expressions.literal,
    "str": Expressions.string,
    "seq": Expressions.sequence,
    "rec": Expressions.record,
    "kw": Expressions.keyed,
    "get": Expressions.member,
    "index": Expressions.index,
    "call": Expressions.call,
    "new": Expressions.creation,
    "composite": Expressions.composite,
}
