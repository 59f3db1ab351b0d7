"""Tests and groups that are declared by a text and a block, as specifications of Kotlin are."""

from __future__ import annotations

from intervention.judgement.forms import Form


def declaring(form: Form) -> Form:
    """`"adds up" { … }` and `"adds up".config(…) { … }` as a test, `"a cart" should { … }` and `"a cart" - { … }` as a
    group; anything else as it is."""
    if form.op == "return" and form.kids:
        return Form("return", form.text, (declaring(form.kids[0]),), form.line)
    if form.op != "call" or form.kids[-1].op != "fn":
        return _grouped(form)
    head = form.kids[0]
    title = head.kids[0] if head.op == "get" and head.text == "config" else head
    return Form("call", "", (Form("name", "test"), title, *form.kids[1:]), form.line) if title.op == "str" else form


def _grouped(form: Form) -> Form:
    is_group = form.op == "op" and len(form.kids) == 3 and form.kids[0].op == "str" and form.kids[2].op == "fn"
    return Form("call", "", (Form("name", "describe"), form.kids[0], form.kids[2]), form.line) if is_group else form
