"""From a parser's tree to forms: functions, classes, variables and their marks."""

import re

from intervention.judgement.forms import NOTHING, Form
from intervention.judgement.imports import bindings
from intervention.judgement.patterns import Patterns
from intervention.judgement.syntax import Node

STATEMENT_FORMS = frozenset("let set return raise if for loop try with def class mod import block pass".split())
_HOLDERS = ("attribute_list", "attribute_group", "modifiers")
_ITEMS = ("attribute_item", "inner_attribute_item")
_MARKS = ("decorator", "annotation", "marker_annotation", "attribute", *_ITEMS)
_LEAD = re.compile(r"^(?:extends|implements|:|<)+")


class Declarations(Patterns):
    """Lowers what gives something a name."""

    def block(self, node: Node | None) -> Form:
        raise NotImplementedError

    def items(self, nodes: list[Node]) -> tuple[Form, ...]:
        raise NotImplementedError

    def marks(self, node: Node) -> list[Form]:
        """The annotations below a node, each as a call or a path."""
        if node.kind in _HOLDERS:
            return [mark for kid in node.named for mark in self.marks(kid)]
        if node.kind not in _MARKS:
            return []
        inner = [
            kid for kid in node.named if self.role(kid) != "drop" or kid.kind in ("user_type", "constructor_invocation")
        ]
        if node.kind in _ITEMS:
            return [mark for kid in inner for mark in self.marks(kid)]
        if not inner:
            return []
        args = self.arguments(node)
        first = inner[0]
        head = self.expression(first) if node.kind == "decorator" else Form("name", self.text(first), (), node.line)
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
        flags = [*self._flags(node), *self._unrun(node, self.language.tests.unrun)]
        kids = (self.params(node, body), self.body(node, body), Form("marks", "", (*marks, *flags)))
        return Form("def", self._qualified(node, name), kids, node.line) if name else Form("fn", "", kids, node.line)

    def _flags(self, node: Node) -> list[Form]:
        """Words before a function that decide whether and how a runner calls it."""
        heads = [kid for kid in node.kids if kid.kind in ("modifiers", "modifier", "visibility_modifier")]
        tokens = [kid.text for head in [*heads, node] for kid in (head.kids or [head])]
        return [Form("name", text) for text in tokens if text in ("async", "suspend", "private", "abstract")]

    def _unrun(self, node: Node, pattern: re.Pattern[str]) -> list[Form]:
        """A mark for a head by which the runner knows that this is not to be run."""
        name = node.field("name") or next((kid for kid in node.named if self.role(kid) == "name"), None)
        heads = [kid for kid in node.kids if name is not None and kid.start < name.start]
        parts = [part for kid in heads for part in (kid.kids if kid.kind == "modifiers" else [kid])]
        words = " ".join(self.raw(part) for part in parts if part.kind not in (*_MARKS, *_HOLDERS))
        found = pattern.search(words)
        return [Form("name", "skip: as declared", (), node.line)] if found else []

    def _qualified(self, node: Node, name: Node) -> str:
        """A method of Go carries the type it belongs to."""
        receiver = node.field("receiver")
        owner = receiver.named[0].field("type") if receiver is not None and receiver.named else None
        if node.kind == "singleton_method":
            target = node.field("object")
            owner = target if target is not None and target.text not in self.language.selves else None
        plain = self.text(name).strip("`")
        return f"{self.text(owner).lstrip('*')}.{plain}" if owner is not None else plain

    def body(self, node: Node, body: Node | None) -> Form:
        """A body's value, where the language returns it without saying so, is a return."""
        if body is None:
            return NOTHING
        block = self.block(body)
        if not block.kids or block.kids[-1].op in STATEMENT_FORMS or not self._returns_last(node, body):
            return block
        last = block.kids[-1]
        return Form("block", "", (*block.kids[:-1], Form("return", "implicit", (last,), last.line)), block.line)

    def _returns_last(self, node: Node, body: Node) -> bool:
        if self.role(body) != "block" or (body.kind == "function_body" and body.kids[0].text == "="):
            return True
        returns = self.language.returns_last
        if returns == "expression":
            named = [kid for kid in body.named if self.is_kept(kid)]
            return bool(named) and named[-1].kind != "expression_statement"
        return returns == "always" or (returns == "lambda" and self.role(node) == "fn")

    def class_(self, node: Node) -> Form:
        """class NAME supers body marks."""
        name = node.field("name", "type") or next((kid for kid in node.named if self.role(kid) == "name"), None)
        body = node.field("body") or next((kid for kid in node.named if kid.kind.endswith("_body")), None)
        heads = [kid for kid in node.named if kid is not name and kid is not body and self.is_kept(kid)]
        marks = tuple(mark for kid in heads if self.role(kid) == "mark" for mark in self.marks(kid))
        names = [one for kid in heads if self.role(kid) not in ("mark", "fn") for one in self._parents(kid)]
        supers = tuple(Form("name", one) for one in names)
        flags = self._unrun(node, self.language.tests.unrun_group)
        block = self.block(body)
        if self.language.tests.has_titles:
            block = Form("block", "", (*block.kids, *self._given_blocks(heads)), node.line)
        kids = (Form("supers", "", supers), block, Form("marks", "", (*marks, *flags)))
        return Form("class", self.text(name) if name else "", kids, node.line)

    def _given_blocks(self, heads: list[Node]) -> list[Form]:
        """The statements of a block that is handed to the class that this one builds on, as specifications are."""
        found: list[Form] = []
        todo = [kid for head in heads if head.kind == "delegation_specifier" for kid in head.named]
        while todo:
            node = todo.pop(0)
            if node.kind == "lambda_literal":
                found += self.function(node).kids[1].kids
            elif node.kind in ("constructor_invocation", "value_arguments", "value_argument"):
                todo += node.named
        return [item.kids[0] if item.op in ("expr", "return") and item.kids else item for item in found]

    def _parents(self, node: Node) -> list[str]:
        """The names of the types that a class builds on."""
        text = self.text(node).partition("(")[0] if node.kind == "delegation_specifier" else self.text(node)
        return [one for one in _LEAD.sub("", text).strip("()").split(",") if one]

    def mod(self, node: Node) -> Form:
        name, body = node.field("name"), node.field("body")
        kids = (Form("supers"), self.block(body), Form("marks"))
        return Form("mod", self.text(name) if name else "", kids, node.line)

    def decorated(self, node: Node) -> Form:
        items = self.items(node.kids)
        return items[0] if len(items) == 1 else Form("block", "", items, node.line)

    def let(self, node: Node) -> Form:
        """let pattern value; the accessors of a property of Kotlin are functions beside it."""
        kept = [kid for kid in node.named if self.is_kept(kid) and self.role(kid) != "mark"]
        target = node.field("name", "left", "pattern") or (kept[0] if kept else None)
        if target is None:
            return NOTHING
        accessors = [kid for kid in node.named if kid.kind in ("getter", "setter") and kid.named]
        value = node.field("value", "right") or self._last_value(node)
        value = value or next((kid for kid in node.named if kid.kind == "property_delegate"), None)
        names = [
            kid for kid in node.named if value is not None and kid.start < value.start and self.role(kid) == "name"
        ]
        pattern = self.pattern(target)
        if len(names) > 1 and self.role(target) == "name":
            pattern = Form("pseq", "", tuple(self.pattern(name) for name in names), node.line)
        made = Form("let", "", (pattern, self.assigned(value)), node.line)
        bodies = (self._def(f"{self.text(target)}.{kid.kind}", self.body(kid, kid.named[-1])) for kid in accessors)
        return Form("block", "", (made, *bodies), node.line) if accessors else made

    def typed(self, node: Node) -> Form:
        """Variables of C# that say their type in front: `new()` makes one of that type."""
        kind = node.field("type")
        made = self.items([kid for kid in node.kids if kid is not kind])
        name = f"new {self.text(kind)}" if kind is not None else ""
        return Form("block", "", tuple(_typed(one, name) for one in made), node.line)

    def alias(self, node: Node) -> Form:
        """A name for a type, which assertions about types may mention."""
        name, value = node.field("name"), node.field("value")
        if name is None or value is None:
            return Form("pass", "", (), node.line)
        return Form("let", "", (Form("param", self.text(name)), self.type_words(value)), node.line)

    def assigned(self, value: Node | None) -> Form:
        """A value; a list of one (Go) is that one."""
        made = self.expression(value) if value is not None else NOTHING
        is_list = value is not None and value.kind == "expression_list"
        return made.kids[0] if is_list and made.op == "seq" and len(made.kids) == 1 else made

    def _def(self, name: str, body: Form) -> Form:
        return Form("def", name, (Form("params"), body, Form("marks")), body.line)

    def _last_value(self, node: Node) -> Node | None:
        """The first child behind an equals sign."""
        places = [place for place, kid in enumerate(node.kids) if kid.text == "="]
        rest = node.kids[places[0] + 1 :] if places else []
        return next((kid for kid in rest if kid.is_named and self.role(kid) != "drop"), None)

    def property(self, node: Node) -> Form:
        """A property of C# with accessors is one function per accessor; without, a variable."""
        name, value = node.field("name"), node.field("value")
        label = self.text(name) if name else ""
        accessors = [kid for part in node.named for kid in part.named if kid.kind == "accessor_declaration"]
        made = [
            self._def(f"{label}.{kid.kids[0].text}", self.body(kid, kid.field("body")))
            for kid in accessors
            if kid.field("body") is not None
        ]
        if made:
            return Form("block", "", tuple(made), node.line)
        if value is not None and value.kind == "arrow_expression_clause":
            return self._def(label, self.body(node, value))
        return Form("let", "", (Form("param", label), self.assigned(value)), node.line)

    def import_(self, node: Node) -> Form:
        return Form("import", "", bindings(self, node), node.line)


def _typed(form: Form, name: str) -> Form:
    value = form.kids[1] if form.op == "let" else NOTHING
    if value.op != "call" or value.kids[0].text != "new ":
        return form
    return Form(
        "let", "", (form.kids[0], Form("call", "", (Form("name", name), *value.kids[1:]), value.line)), form.line
    )
