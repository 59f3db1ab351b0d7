"""From a parser's tree to forms: parameters and the left sides of assignments."""

from intervention.judgement.expressions import Expressions
from intervention.judgement.forms import NOTHING, Form
from intervention.judgement.syntax import Node

_AROUND_ONE = ("variable_declaration", "typed_pattern", "as_pattern_target", "mut_pattern")


class Patterns(Expressions):
    """param NAME default?, pseq and prec for several names, pexpr for what is no local name."""

    def params(self, node: Node, body: Node | None) -> Form:
        listed = node.field("parameters", "parameter") or next(
            (kid for kid in node.named if "parameter" in kid.kind), None
        )
        if listed is None or listed is body:
            return Form("params")
        if self.role(listed) == "name":
            return Form("params", "", (Form("param", self.text(listed)),))
        kept = [kid for kid in listed.named if self.is_kept(kid) and self.role(kid) != "mark"]
        made = [one for kid in kept for one in self._declared(kid)]
        return Form("params", "", tuple(one for one in made if one.text not in self.language.selves or not one.text))

    def _declared(self, node: Node) -> list[Form]:
        """The parameters of one declaration: Go writes `a, b int`."""
        names = (
            [found for found in node.kids if found.kind == "identifier"] if node.kind == "parameter_declaration" else []
        )
        return [Form("param", name.text) for name in names] if len(names) > 1 else [self.param(node)]

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
        if role in ("unwrap", "first") or node.kind in _AROUND_ONE:
            kids = [kid for kid in node.named if self.is_kept(kid) and self.role(kid) != "type"]
            return self.pattern(kids[0]) if kids else NOTHING
        if role in ("pseq", "seq"):
            kids = [kid for kid in node.named if self.is_kept(kid)]
            made = tuple(self.pattern(kid) for kid in kids)
            return made[0] if len(made) == 1 and node.kind == "expression_list" else Form("pseq", "", made, node.line)
        if role == "prec":
            return Form("prec", "", tuple(self._key(kid) for kid in node.named if self.is_kept(kid)), node.line)
        if role == "kw":
            return self.pattern(node.named[-1])
        found = self.expression(node)
        if found.op == "name":
            return Form("param", found.text, (), node.line)
        return Form("pexpr", "", (found,), node.line)

    def _key(self, node: Node) -> Form:
        key, value = node.field("key"), node.field("value")
        if key is not None and value is not None:
            return Form("pkey", self.text(key), (self.pattern(value),))
        return Form("pkey", self.text(node), (Form("param", self.text(node)),))
