"""From a parser's tree to forms: statements, declarations and patterns."""

from collections.abc import Callable

from intervention.judgement.expressions import Expressions
from intervention.judgement.forms import NOTHING, Form
from intervention.judgement.languages.table import Language
from intervention.judgement.syntax import Node, parse

_HEAD = ("condition", "left", "pattern", "initializer", "value", "right", "name", "update")


class Lowering(Expressions):
    """Lowers a whole file; marks (annotations, attributes) are handed to the declaration that follows them."""

    def statement(self, node: Node) -> Form:
        build = _BUILD.get(self.role(node))
        return build(self, node) if build else self.expression(node)

    def block(self, node: Node | None) -> Form:
        """A sequence of statements; a single expression is a block of one."""
        if node is None:
            return Form("block")
        if self.role(node) not in ("block", "unwrap") or node.kind == "parenthesized_expression":
            return Form("block", "", self._items([node]), node.line)
        return Form("block", "", self._items(node.kids), node.line)

    def _items(self, nodes: list[Node]) -> tuple[Form, ...]:
        items: list[Form] = []
        marks: list[Form] = []
        for node in nodes:
            if self.role(node) == "mark":
                marks += self.marks(node)
            elif self.is_kept(node):
                made = self.statement(node)
                items.append(_marked(made, tuple(marks)) if marks else made)
                marks = []
            elif self.language.directive.search(node.text):
                items.append(
                    Form("expr", "", (Form("op", f"directive {node.text.strip()}", (), node.line),), node.line)
                )
        return tuple(items)

    def marks(self, node: Node) -> list[Form]:
        """The annotations below a node, each as a call or a path."""
        if node.kind in ("attribute_list", "attribute_group", "modifiers"):
            return [mark for kid in node.named for mark in self.marks(kid)]
        if node.kind not in (
            "decorator",
            "annotation",
            "marker_annotation",
            "attribute",
            "attribute_item",
            "inner_attribute_item",
        ):
            return []
        inner = [kid for kid in node.named if self.is_kept(kid)]
        if node.kind in ("attribute_item", "inner_attribute_item"):
            return [mark for kid in inner for mark in self.marks(kid)]
        if not inner:
            return []
        args = self.arguments(node)
        head = (
            Form("name", self.text(inner[0]), (), node.line) if node.kind != "decorator" else self.expression(inner[0])
        )
        if node.kind == "annotation" and inner[0].kind in ("constructor_invocation", "user_type"):
            named = inner[0].named
            head, args = Form("name", self.text(named[0]), (), node.line), self.arguments(inner[0])
        value = node.field("value")
        if value is not None and value is not inner[0]:
            args = (*args, self.expression(value))
        return [Form("call", "", (head, *args), node.line) if args else head]

    def function(self, node: Node) -> Form:
        """def NAME params body marks; without a name it is an fn. Flags (`async`) are marks too."""
        name, body = node.field("name"), node.field("body")
        inner = [kid for kid in node.named if kid.kind in ("function_body", "block", "statements", "body_statement")]
        if name is None and self.role(node) == "def":
            name = next((kid for kid in node.named if self.role(kid) == "name"), None)
        body = body or (inner[-1] if inner else None)
        marks = [mark for kid in node.named if self.role(kid) == "mark" for mark in self.marks(kid)]
        flags = [Form("name", kid.text) for kid in node.kids if kid.text in ("async", "suspend")]
        kids = (self.params(node, body), self.body(node, body), Form("marks", "", (*marks, *flags)))
        return Form("def" if name else "fn", self.text(name).strip("`") if name else "", kids, node.line)

    def body(self, node: Node, body: Node | None) -> Form:
        """A body of one expression returns it."""
        if body is None:
            return NOTHING
        block = self.block(body)
        is_expression = body.kind not in ("block", "statement_block", "compound_statement", "constructor_body")
        arrow = body.kind == "arrow_expression_clause" or (body.kind == "function_body" and body.kids[0].text == "=")
        returns_last = self.language.name in ("rust", "ruby", "kotlin")
        if block.kids and (arrow or (is_expression and self.role(body) != "block") or returns_last):
            last = block.kids[-1]
            is_value = last.op not in STATEMENT_FORMS and (arrow or not returns_last or self._ends_in_value(body, node))
            if is_value:
                return Form("block", "", (*block.kids[:-1], Form("return", "", (last,), last.line)), block.line)
        return block

    def _ends_in_value(self, body: Node, node: Node) -> bool:
        named = [kid for kid in body.named if self.is_kept(kid)]
        return bool(named) and named[-1].kind != "expression_statement" and self.language.name == "rust"

    def params(self, node: Node, body: Node | None) -> Form:
        listed = node.field("parameters", "parameter") or next(
            (kid for kid in node.named if "parameter" in kid.kind), None
        )
        if listed is None or listed is body:
            return Form("params")
        if self.role(listed) == "name":
            return Form("params", "", (Form("param", self.text(listed)),))
        kept = [kid for kid in listed.named if self.is_kept(kid)]
        made = [self.param(kid) for kid in kept]
        return Form("params", "", tuple(one for one in made if one.text not in self.language.selves or not one.text))

    def param(self, node: Node) -> Form:
        """param NAME default?, or a pattern; the marks of a parameter count as its children."""
        role = self.role(node)
        if role == "name":
            return Form("param", self.text(node), (), node.line)
        if role in ("pseq", "prec"):
            return self.pattern(node)
        if "splat" in node.kind or "variadic" in node.kind or node.kind == "rest_pattern":
            return Form("param", "*" + self.text(node.named[-1]) if node.named else "*", (), node.line)
        default = node.field("value", "default_value")
        target = node.field("name", "pattern")
        if target is None:
            target = next((kid for kid in node.named if self.role(kid) in ("name", "pseq", "prec")), None)
        if target is None:
            return Form("param", self.text(node), (), node.line)
        made = self.param(target) if target is not node else Form("param", self.text(node))
        return Form(made.op, made.text, (*made.kids, self.expression(default)), node.line) if default else made

    def pattern(self, node: Node) -> Form:
        """param NAME for one name, pseq and prec for several, pexpr for anything that is not a local name."""
        role = self.role(node)
        if role == "name":
            return Form("param", self.text(node).strip("`"), (), node.line)
        if role in ("unwrap", "first") or node.kind in (
            "variable_declaration",
            "typed_pattern",
            "as_pattern_target",
            "mut_pattern",
        ):
            kids = [kid for kid in node.named if self.is_kept(kid) and self.role(kid) != "type"]
            return self.pattern(kids[0]) if kids else NOTHING
        if role in ("pseq", "seq"):
            kids = [kid for kid in node.named if self.is_kept(kid)]
            made = tuple(self.pattern(kid) for kid in kids)
            return made[0] if len(made) == 1 and node.kind == "expression_list" else Form("pseq", "", made, node.line)
        if role == "prec":
            return Form("prec", "", tuple(self._key(kid) for kid in node.named if self.is_kept(kid)), node.line)
        return Form("pexpr", "", (self.expression(node),), node.line)

    def _key(self, node: Node) -> Form:
        key, value = node.field("key"), node.field("value")
        if key is not None and value is not None:
            return Form("pkey", self.text(key), (self.pattern(value),))
        return Form("pkey", self.text(node), (Form("param", self.text(node)),))

    def class_(self, node: Node) -> Form:
        """class NAME supers body marks."""
        name = node.field("name", "type") or next((kid for kid in node.named if self.role(kid) == "name"), None)
        body = node.field("body") or next((kid for kid in node.named if kid.kind.endswith("_body")), None)
        heads = [kid for kid in node.named if kid is not name and kid is not body and self.is_kept(kid)]
        marks = tuple(mark for kid in heads if self.role(kid) == "mark" for mark in self.marks(kid))
        supers = tuple(Form("name", self.text(kid)) for kid in heads if self.role(kid) not in ("mark", "fn"))
        kids = (Form("supers", "", supers), self.block(body), Form("marks", "", marks))
        return Form("class", self.text(name) if name else "", kids, node.line)

    def mod(self, node: Node) -> Form:
        name, body = node.field("name"), node.field("body")
        kids = (Form("supers"), self.block(body), Form("marks"))
        return Form("mod", self.text(name) if name else "", kids, node.line)

    def decorated(self, node: Node) -> Form:
        items = self._items(node.kids)
        return items[0] if len(items) == 1 else Form("block", "", items, node.line)

    def let(self, node: Node) -> Form:
        target = node.field("name", "left", "pattern") or next((kid for kid in node.named if self.is_kept(kid)), None)
        if target is None:
            return NOTHING
        names = [
            kid for kid in node.named if kid.start < (node.field("value") or target).start and self.role(kid) == "name"
        ]
        value = node.field("value", "right") or self._last_value(node, target)
        pattern = self.pattern(target)
        if len(names) > 1:
            pattern = Form("pseq", "", tuple(self.pattern(name) for name in names), node.line)
        made = self.expression(value) if value is not None else NOTHING
        if (
            made.op == "seq"
            and made.text == "tuple"
            and len(made.kids) == 1
            and value
            and value.kind == "expression_list"
        ):
            made = made.kids[0]
        return Form("let", "", (pattern, made), node.line)

    def _last_value(self, node: Node, target: Node) -> Node | None:
        seen = False
        for kid in node.kids:
            if seen and kid.is_named and self.role(kid) != "drop":
                return kid
            seen = seen or kid.text == "="
        return None

    def set(self, node: Node) -> Form:
        """set OPERATOR target value; a plain `=` has no operator."""
        kept = [kid for kid in node.named if self.is_kept(kid) and self.role(kid) != "type" and kid.kind != "type"]
        target = node.field("left", "argument", "name") or (kept[0] if kept else None)
        if target is None:
            return self.other(node)
        value = node.field("right", "value") or (kept[-1] if len(kept) > 1 else None)
        tokens = [kid.text for kid in node.kids if not kid.is_named and kid.text not in ("(", ")", ":")]
        operator = "" if not tokens or tokens[0] in ("=", ":=") else tokens[0]
        if (value is None and operator == "") or operator in ("!", "-", "~", "+", "&", "*", "!!", "^"):
            return self.other(node) if operator else Form("pass", "", (), node.line)
        pattern = self.pattern(target)
        made = self.expression(value) if value is not None else NOTHING
        if made.op == "seq" and len(made.kids) == 1 and value and value.kind == "expression_list":
            made = made.kids[0]
        return Form("set", operator, (pattern, made), node.line)

    def returned(self, node: Node) -> Form:
        return Form("return", "", self.expressions(node.kids), node.line)

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
        return Form("for", clause.kind, (self.pattern(target), self.expression(source), self.block(body)), node.line)

    def loop(self, node: Node) -> Form:
        body = node.field("body") or next((kid for kid in reversed(node.named) if self.role(kid) == "block"), None)
        head = tuple(self.statement(kid) for kid in node.named if kid is not body and self.is_kept(kid))
        return Form("loop", node.kind, (Form("block", "", head), self.block(body)), node.line)

    def try_(self, node: Node) -> Form:
        """try body handlers finally, where handlers are compared as they stand."""
        body = node.field("body")
        parts = [kid for kid in node.named if self.is_kept(kid)]
        final = [kid for kid in parts if kid.kind in ("finally_clause", "ensure", "finally_block")]
        caught = [
            kid
            for kid in parts
            if kid.kind in ("except_clause", "catch_clause", "rescue", "catch_block", "except_group_clause")
        ]
        plain = [kid for kid in parts if kid not in final and kid not in caught and kid is not body]
        block = self.block(body) if body else Form("block", "", self._items(plain), node.line)
        if body is not None:
            block = Form(
                "block", "", (*self._items([kid for kid in plain if self.role(kid) == "let"]), *block.kids), node.line
            )
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

    def import_(self, node: Node) -> Form:
        from intervention.judgement.imports import bindings

        return Form("import", "", bindings(self, node), node.line)

    def nothing(self, node: Node) -> Form:
        return Form("pass", "", (), node.line)


STATEMENT_FORMS = frozenset("let set return raise if for loop try with def class mod import block pass".split())


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
    "type": Lowering.nothing,
    "drop": Lowering.nothing,
}


def lower(text: str, language: Language) -> tuple[Form, Node]:
    """The forms of a file, and the tree they came from."""
    for old, new in language.rewrite:
        import re

        text = re.sub(old, new, text)
    root = parse(text, language.grammar)
    lowering = Lowering(language, text)
    _declare_structs(lowering, root)
    return lowering.block(root), root


def _declare_structs(lowering: Lowering, root: Node) -> None:
    todo = [root]
    while todo:
        node = todo.pop()
        kind = node.field("type") if node.kind == "type_spec" else None
        name = node.field("name") if kind is not None else None
        if kind is not None and name is not None and kind.kind == "struct_type":
            lowering.structs[name.text] = lowering.fields(kind)
        todo.extend(node.kids)
