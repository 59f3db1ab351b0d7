"""Literal tables: their elements, however a language writes them."""

from intervention.judgement.forms import Form, path_of

_LISTS = frozenset(
    "listOf arrayOf setOf intArrayOf arguments Arguments.of of "
    "sequenceOf List.of Arrays.asList Stream.of Pair Triple vec_".split()
)


def entries_of(shape: Form) -> tuple[Form, ...] | None:
    """The entries of a literal record, each a key and a value; None where some key is no literal."""
    pairs = [_entry(kid) for kid in shape.kids] if shape.op == "rec" else []
    return tuple(pair for pair in pairs if pair is not None) if pairs and None not in pairs else None


def _entry(kid: Form) -> Form | None:
    if kid.op == "kw":
        return Form("seq", "entry", (Form("str", f":{kid.text}"), kid.kids[0]))
    if kid.op == "op" and kid.text == "pair" and kid.kids[0].op in ("lit", "str", "seq"):
        return Form("seq", "entry", kid.kids)
    return None


def pair_of(shape: Form) -> tuple[Form, ...] | None:
    """The elements of a literal sequence, however the language writes it."""
    if shape.op == "seq":
        return tuple(kid.kids[0] if kid.op == "kw" else kid for kid in shape.kids)
    if shape.op == "rec" and shape.kids and all(kid.op == "kw" for kid in shape.kids) and shape.text == "rows":
        return tuple(kid.kids[0] for kid in shape.kids)
    if shape.op == "op" and shape.text == "infix_expression" and len(shape.kids) == 3 and shape.kids[1].text == "to":
        return (shape.kids[0], shape.kids[2])
    if shape.op == "call" and path_of(shape.kids[0]) in _LISTS:
        return shape.kids[1:]
    return None
