"""One form for calls that demand the same: messages of assertions say nothing about what is demanded."""

import re

from intervention.judgement.forms import Form
from intervention.judgement.languages.table import Language

_ONE = re.compile(
    r"(?i)(?:^|\.)(?:refute|assert|deny)_?(?:not)?_?(?:true|false|null|nil|none|is_?none|is_?not_?none|empty|not_?empty)?_?!?\Z"
)
_TWO = re.compile(
    r"(?i)(?:^|\.)(?:assert|refute)_?\w*(?:eq|ne|equals?|same|in|is|contains?|instance_?of|is_?instance|match\w*|greater\w*|less\w*"
    r"|has_?key|count|include|includes)_?\Z"
)
_SCRIPT = re.compile(
    r"^assert(?:\.strict)?\.(?:ok|equal|notEqual|deepEqual|strictEqual|deepStrictEqual|notStrictEqual|notDeepEqual|throws|rejects)\Z"
)
_COMPARED = {
    "assertEqual": "==",
    "assertNotEqual": "!=",
    "assertIs": "is",
    "assertIn": "in",
    "assertLess": "<",
    "assertLessEqual": "<=",
    "assertGreater": ">",
    "assertGreaterEqual": ">=",
}


def normal_call(language: Language, path: str, call: Form) -> Form:
    """The call without its message, when it is an assertion that has one; a plain failure without arguments."""
    if language.tests.failure.search(path):
        return Form("call", "", (Form("name", "fail"),), call.line)
    limit = _testify(path) if language.tests.is_first_argument else _demanding(path)
    kids = call.kids
    if limit is not None:
        kids = tuple(kid for kid in kids if not (kid.op == "kw" and kid.text == "msg"))
    if kids[0].op == "get" and kids[0].kids[0].op == "name":
        owner = kids[0].kids[0].text
        if owner in language.selves:
            kids = (Form("get", kids[0].text, (Form("name", language.selves[0]),), kids[0].line), *kids[1:])
        elif owner in language.tests.runners:
            kids = (Form("get", kids[0].text, (Form("name", language.tests.runners[owner]),), kids[0].line), *kids[1:])
        elif language.tests.owners.search(owner):
            kids = (Form("name", kids[0].text, (), kids[0].line), *kids[1:])
    if limit is not None and len(kids) > 1 + limit and (kids[1 + limit].op == "str" or _is_text(kids[1 + limit])):
        kids = kids[: 1 + limit]
    # A method of that name which the tests define themselves is called by another form than its name.
    is_unittest = language.name == "python" and kids[0].op == "get" and path == f"self.{kids[0].text}"
    plain = _plain(kids[0].text, kids[1:], call.line) if is_unittest else None
    return plain or Form("call", call.text, kids, call.line)


def _plain(name: str, arguments: tuple[Form, ...], line: int) -> Form | None:
    """What a method of unittest demands, as `assert` or pytest's `raises` demands it; None where neither does."""
    if name in _COMPARED and len(arguments) == 2:
        left, right = arguments
        asked = Form("op", "comparison_operator", (left, Form("op", _COMPARED[name]), right), line)
    elif name == "assertTrue" and len(arguments) == 1:
        asked = arguments[0]
    elif name == "assertFalse" and len(arguments) == 1:
        asked = Form("op", "not_operator", (Form("op", "not"), arguments[0]), line)
    elif name == "assertIsNone" and len(arguments) == 1:
        asked = Form("op", "comparison_operator", (arguments[0], Form("op", "is"), Form("lit", "none")), line)
    elif name == "assertRaises" and arguments:
        return Form("call", "", (Form("name", "raises"), *arguments), line)
    elif name == "assertRaisesRegex" and len(arguments) == 2:
        return Form("call", "", (Form("name", "raises"), arguments[0], Form("kw", "match", arguments[1:])), line)
    else:
        return None
    return Form("call", "", (Form("name", "assert"), asked), line)


def _demanding(path: str) -> int | None:
    """How many arguments of an assertion are demands."""
    if _SCRIPT.match(path):
        return 1 if path.endswith(".ok") else 2
    if _TWO.search(path):
        return 2
    return 1 if _ONE.search(path) else None


def _testify(path: str) -> int | None:
    """The first argument is the test itself."""
    head, _, name = path.partition(".")
    if head not in ("assert", "require"):
        return None
    return 2 if re.match(r"(?:No)?Error\Z|True|False|Nil|NotNil|Empty|NotEmpty|Zero|NotZero|Panics|Fail", name) else 3


def _is_text(form: Form) -> bool:
    """A string with values inserted."""
    return form.op == "op" and form.text == "string"
