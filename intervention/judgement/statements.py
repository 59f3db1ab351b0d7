"""From a parser's tree to forms: blocks and control flow, and the way in."""

import re
from collections.abc import Callable

from intervention.judgement.declarations import Declarations
from intervention.judgement.forms import NOTHING, Form
from intervention.judgement.languages.table import Language
from intervention.judgement.syntax import Node, parse

_CATCHES = ("except_clause", "catch_clause", "rescue", "catch_block", "except_group_clause")
_UNARY = ("!", "-", "~", "+", "&", "*", "!!", "^")


class Lowering(Declarations):
    """Lowers a whole file; marks (annotations, attributes) are handed to the declaration that follows them."""

    def statement(self, node: Node) -> Form:
        if node.kind == "export_statement" and node.field("source") is not None:
            return Form("import", "export", self.import_(node).kids, node.line)
        build = _BUILD.get(self.role(node))
        return build(self, node) if build else self.expression(node)

    def block(self, node: Node | None) -> Form:
        """A sequence of statements; a single expression is a block of one."""
        if node is None:
            return Form("block")
        if self.role(node) not in ("block", "unwrap") or node.kind == "parenthesized_expression":
            return Form("block", "", self.items([node]), node.line)
        if any(kid.kind == "rescue" for kid in node.kids):
            return Form("block", "", (self.try_(node),), node.line)
        return Form("block", "", self.items(node.kids), node.line)

    def items(self, nodes: list[Node]) -> tuple[Form, ...]:
        items: list[Form] = []
        marks: list[Form] = []
        for node in nodes:
            if self.role(node) == "mark" and node.kind != "inner_attribute_item":
                marks += self.marks(node)
            elif self.is_kept(node):
                made = self.statement(node)
                if node.kind == "inner_attribute_item":
                    items += [Form("expr", "", (mark,), node.line) for mark in self.marks(node)]
                elif made.op == "block" and node.kind in _TRANSPARENT:
                    items += made.kids
                else:
                    items.append(_marked(made, tuple(marks)) if marks else made)
                marks = []
            elif self.language.directive.search(node.text) and node.text.startswith("/**"):
                marks += [_documented(name, value) for name, value in _TAGS.findall(node.text)]
            elif self.language.directive.search(node.text):
                items.append(
                    Form("expr", "", (Form("op", f"directive {node.text.strip()}", (), node.line),), node.line)
                )
        return tuple(items)

    def set(self, node: Node) -> Form:
        """set OPERATOR target value; a plain `=` has no operator."""
        kept = [kid for kid in node.named if self.is_kept(kid) and self.role(kid) != "type" and kid.kind != "type"]
        target = node.field("left", "argument", "name") or (kept[0] if kept else None)
        if target is None:
            return self.other(node)
        value = node.field("right", "value") or (kept[-1] if len(kept) > 1 else None)
        tokens = [kid.text for kid in node.kids if not kid.is_named and kid.text not in ("(", ")", ":")]
        operator = "" if not tokens or tokens[0] in ("=", ":=") else tokens[0]
        if operator in _UNARY:
            return self.other(node)
        if value is None and not operator:
            return Form("pass", "", (), node.line)
        return Form("set", operator, (self.pattern(target), self.assigned(value)), node.line)

    def returned(self, node: Node) -> Form:
        kept = [kid for kid in node.kids if self.is_kept(kid)]
        return Form("return", "", tuple(self.assigned(kid) for kid in kept), node.line)

    def raised(self, node: Node) -> Form:
        return Form("raise", "", self.expressions(node.kids), node.line)

    def asserted(self, node: Node) -> Form:
        """The message of an assertion demands nothing."""
        kids = self.expressions(node.kids)[:1]
        return Form("call", "", (Form("name", "assert", (), node.line), *kids), node.line)

    def if_(self, node: Node) -> Form:
        """if condition body else."""
        condition, body = node.field("condition"), node.field("consequence", "body")
        start = node.field("initializer")
        blocks = [kid for kid in node.named if self.role(kid) == "block" or kid.kind == "control_structure_body"]
        body = body or (blocks[0] if blocks else None)
        test = self.expression(condition) if condition is not None else NOTHING
        if "unless" in node.kind:
            test = Form("op", "not", (test,), node.line)
        rest = [
            kid
            for kid in node.kids
            if self.is_kept(kid) and kid is not body and kid is not condition and kid is not start
        ]
        otherwise = Form("block", "", tuple(self._else(kid) for kid in rest), node.line)
        made = Form("if", "", (test, self.block(body), otherwise), node.line)
        return made if start is None else Form("block", "", (self.statement(start), made), node.line)

    def _else(self, node: Node) -> Form:
        return self.if_(node) if self.role(node) == "if" else self.block(node)

    def for_(self, node: Node) -> Form:
        """for pattern iterable body; a counting loop is a plain loop."""
        clause = next((kid for kid in node.named if kid.kind in ("range_clause",)), node)
        body = node.field("body") or next((kid for kid in reversed(node.named) if self.role(kid) == "block"), None)
        target, source = clause.field("left", "pattern", "name"), clause.field("right", "value")
        heads = [kid for kid in clause.named if kid is not body and self.is_kept(kid) and self.role(kid) != "type"]
        if target is None and len(heads) == 2 and any(kid.text in ("in", "as") for kid in clause.kids):
            target, source = (
                (heads[0], heads[1]) if any(kid.text == "in" for kid in clause.kids) else (heads[1], heads[0])
            )
        if target is None or source is None:
            return self.loop(node)
        made = Form("for", clause.kind, (self.pattern(target), self.expression(source), self.block(body)), node.line)
        otherwise = node.field("alternative")
        return made if otherwise is None else Form("block", "", (made, *self.block(otherwise).kids), node.line)

    def loop(self, node: Node) -> Form:
        body = node.field("body") or next((kid for kid in reversed(node.named) if self.role(kid) == "block"), None)
        head = tuple(self.statement(kid) for kid in node.named if kid is not body and self.is_kept(kid))
        return Form("loop", node.kind, (Form("block", "", head), self.block(body)), node.line)

    def try_(self, node: Node) -> Form:
        """try body handlers finally, where handlers are compared as they stand."""
        body = node.field("body")
        parts = [kid for kid in node.named if self.is_kept(kid)]
        if node.kind == "rescue_modifier" and len(parts) == 2:
            handlers = Form("handlers", "", (self.expression(parts[1]),), node.line)
            return Form("try", node.kind, (self.block(parts[0]), handlers, Form("block")), node.line)
        final = [kid for kid in parts if kid.kind in ("finally_clause", "ensure", "finally_block")]
        caught = [kid for kid in parts if kid.kind in _CATCHES]
        plain = [kid for kid in parts if kid not in final and kid not in caught and kid is not body]
        block = self.block(body) if body else Form("block", "", self.items(plain), node.line)
        if body is not None:
            before = self.items([kid for kid in plain if kid.start < body.start])
            after = self.items([kid for kid in plain if kid.start > body.start])
            block = Form("block", "", (*before, *block.kids, *after), node.line)
        handlers = Form("handlers", "", tuple(self.other(kid) for kid in caught), node.line)
        ends = tuple(item for kid in final for item in self.block(_inner(kid)).kids)
        return Form("try", node.kind, (block, handlers, Form("block", "", ends)), node.line)

    def with_(self, node: Node) -> Form:
        body = node.field("body")
        heads: list[Form] = []
        for clause in node.named:
            if clause is body or not self.is_kept(clause):
                continue
            for item in clause.named if clause.kind == "with_clause" else [clause]:
                heads.append(self._head(item))
        return Form("with", "", (Form("heads", "", tuple(heads)), self.block(body)), node.line)

    def _head(self, item: Node) -> Form:
        value = item.field("value") or item
        alias = value.field("alias") if value.kind == "as_pattern" else None
        if alias is not None:
            return Form("head", "", (self.expression(value.named[0]), self.pattern(alias)), item.line)
        if self.role(item) == "block":
            return Form("head", "", (self.block(item), NOTHING), item.line)
        return Form("head", "", (self.expression(value), NOTHING), item.line)

    def jump(self, node: Node) -> Form:
        """Kotlin has one node for leaving in any way."""
        word = node.kids[0].text if node.kids else node.text
        if word.startswith("return"):
            return self.returned(node)
        return self.raised(node) if word == "throw" else Form("expr", "", (Form("op", word, (), node.line),), node.line)

    def load(self, node: Node) -> Form:
        return Form(
            "call", "", (Form("name", node.kind.removesuffix("_expression")), *self.expressions(node.kids)), node.line
        )

    def named_call(self, node: Node) -> Form:
        return Form("call", "", (Form("name", node.kids[0].text), *self.expressions(node.kids)), node.line)

    def nothing(self, node: Node) -> Form:
        return Form("pass", "", (), node.line)


_TRANSPARENT = ("statements", "statement_list", "then", "block_body")
_TAGS = re.compile(r"@(test|group|dataProvider|requires|depends)\b[ \t]*(\S*)")


def _documented(name: str, value: str) -> Form:
    """An annotation in a documentation comment, such as `@dataProvider cases`."""
    head = Form("name", {"dataProvider": "DataProvider", "test": "Test", "group": "Group"}.get(name, name))
    return Form("call", "", (head, Form("str", f":{value}"))) if value and value != "*/" else head


def _inner(node: Node) -> Node:
    return next(
        (kid for kid in node.named if kid.kind in ("block", "statement_block", "compound_statement", "statements")),
        node,
    )


def _marked(form: Form, marks: tuple[Form, ...]) -> Form:
    """Hands marks to a declaration; before anything else (an item without marks of its own) they are dropped."""
    if form.op in ("def", "class", "mod"):
        own = form.kids[2]
        return Form(form.op, form.text, (*form.kids[:2], Form("marks", "", (*marks, *own.kids))), form.line)
    return form


_BUILD: dict[str, Callable[[Lowering, Node], Form]] = {
    "fn": Lowering.function,
    "def": Lowering.function,
    "class": Lowering.class_,
    "mod": Lowering.mod,
    "decorated": Lowering.decorated,
    "block": Lowering.block,
    "let": Lowering.let,
    "typed": Lowering.typed,
    "alias": Lowering.alias,
    "set": Lowering.set,
    "return": Lowering.returned,
    "raise": Lowering.raised,
    "assert": Lowering.asserted,
    "if": Lowering.if_,
    "for": Lowering.for_,
    "loop": Lowering.loop,
    "try": Lowering.try_,
    "with": Lowering.with_,
    "import": Lowering.import_,
    "mark": Lowering.nothing,
    "pass": Lowering.nothing,
    "jump": Lowering.jump,
    "property": Lowering.property,
    "load": Lowering.load,
    "echo": Lowering.named_call,
    "exit": Lowering.named_call,
    "type": Lowering.nothing,
    "drop": Lowering.nothing,
}


def lower(text: str, language: Language) -> tuple[Form, Node]:
    """The forms of a file, and the tree they came from."""
    for old, new in language.rewrite:
        text = re.sub(old, new, text)
    root = parse(text, language.grammar)
    lowering = Lowering(language, text)
    _declare_structs(lowering, root)
    lowering.package = _own_package(text) if language.imports_files else ""
    return lowering.block(root), root


def _own_package(text: str) -> str:
    """The package that an outside test (`package shop_test`) tries out: its names mean the same as without it."""
    package = re.search(r"^package (\w+)_test$", text, re.MULTILINE)
    is_imported = package and re.search(rf'^\s*(?:import )?"(?:[^"\n]*/)?{package[1]}"$', text, re.MULTILINE)
    return package[1] if package and is_imported else ""


def _declare_structs(lowering: Lowering, root: Node) -> None:
    todo = [root]
    while todo:
        node = todo.pop()
        kind = node.field("type") if node.kind == "type_spec" else None
        name = node.field("name") if kind is not None else None
        if kind is not None and name is not None and kind.kind == "struct_type":
            lowering.structs[name.text] = lowering.fields(kind)
        todo.extend(node.kids)
