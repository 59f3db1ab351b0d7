"""One spelling for literals that mean the same: quotes, digit separators, joined strings."""

import re

_QUOTED = re.compile(r"(?P<prefix>[A-Za-z@$#]*)(?P<quote>\"\"\"|'''|\"|'|`)(?P<body>.*)(?P=quote)#*\Z", re.DOTALL)
_FRACTION = re.compile(r"(?=\d*\.\d|\d+e)\d*\.?\d*(?:e[-+]?\d{1,3})?\Z")
_NEEDLESS_ESCAPE = re.compile(r"\\(['\"`])")


def number(text: str) -> str:
    """Digits without separators, in small letters; a decimal fraction in its shortest form."""
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
