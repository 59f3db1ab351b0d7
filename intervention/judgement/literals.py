"""One spelling for literals that mean the same: quotes, digit separators, joined strings."""

import re

from intervention.judgement.forms import Form

_QUOTED = re.compile(r"(?P<prefix>[A-Za-z@$#]*)(?P<quote>\"\"\"|'''|\"|'|`)(?P<body>.*)(?P=quote)#*\Z", re.DOTALL)
_FRACTION = re.compile(r"(?=\d*\.\d|\d+e)\d*\.?\d*(?:e[-+]?\d{1,3})?\Z")
_NUMBER = re.compile(r"\d{1,18}(?:\.\d{1,18})?(?:e[-+]?\d{1,2})?\Z")
_NEEDLESS_ESCAPE = re.compile(r"\\(['\"`])")


def number(text: str) -> str:
    """Digits without separators, in small letters; a decimal fraction in its shortest form. A symbol stays as it is."""
    if text.startswith(":"):
        return text
    plain = text.replace("_", "").lower()
    return repr(float(plain)) if _FRACTION.match(plain) else plain


def quoted(text: str, has_raw_quotes: bool) -> str:
    """The content of a string literal, led by whatever makes it another string: a prefix, a raw quote."""
    match = _QUOTED.match(text)
    if match is None:
        return text
    body = _NEEDLESS_ESCAPE.sub(r"\1", match["body"])
    prefix = match["prefix"].lower().replace("u", "")
    if prefix == "r" and "\\" not in body:
        prefix = ""
    if has_raw_quotes and match["quote"] == "'" and re.search(r"[\\$#]", body):
        prefix += "'"
    return f"{prefix}:{body}"


def value_of(form: Form) -> float | str | bool | None:
    """What a literal stands for: a number as a float, a text, a truth; None for anything else, and for nothing."""
    if form.op == "str":
        return form.text[1:] if form.text.startswith(":") else None
    if form.op == "op" and len(form.kids) == 2 and form.kids[0].text == "-" and form.kids[1].op == "lit":
        found = value_of(form.kids[1])
        return -found if isinstance(found, float) else None
    if form.op != "lit":
        return None
    if form.text in ("true", "false"):
        return form.text == "true"
    return float(form.text) if _NUMBER.match(form.text) else None
