"""Reads what an event claims: an assertion, a failure behind a condition, a call that must raise."""

from __future__ import annotations

from dataclasses import replace

from intervention.judgement.chains import Chains
from intervention.judgement.claims import Claim
from intervention.judgement.conditions import COMPARED, compared
from intervention.judgement.forms import Form, arguments, callee, walk
from intervention.judgement.scope import Event

_LEADS = ("await_expression", "await")
_TRUTHS = (Form("lit", "true"), Form("lit", "false"))


class Reader(Chains):
    """Reads the assertions of one language."""

    def read(self, event: Event) -> list[Claim]:
        """The claims of an event; of one that is not understood, that it is made at all."""
        contexts, form = event.contexts, event.form
        if _is_failure(form) and contexts and contexts[-1].text in ("if", "else") and contexts[-1].op == "op":
            is_denied = contexts[-1].text == "if"
            made = self.condition(contexts[-1].kids[0], is_denied)
            contexts = contexts[:-1]
        else:
            made = self._asserted(form) if event.is_assertion else []
        made = [self._settled(claim) for claim in made] or [Claim("done", form)]
        return [self._placed(claim, contexts) for claim in made]

    def _placed(self, claim: Claim, contexts: tuple[Form, ...]) -> Claim:
        """A claim in its branches; that something must raise is a claim about it."""
        kept = tuple(one for one in contexts if not self._is_raising(one))
        raising = [one for one in contexts if self._is_raising(one)]
        if len(raising) == 1 and claim.relation == "done":
            call = raising[0].kids[0]
            return Claim("raises", claim.subject, arguments(call), kept)
        return replace(claim, contexts=contexts)

    def unraised(self, context: Form) -> Form:
        """A branch in which something must raise, whatever that is."""
        return Form("op", "raising") if self._is_raising(context) else context

    def _is_raising(self, context: Form) -> bool:
        return context.text == "with" and self.language.tests.raising.search(callee(context.kids[0])) is not None

    def _asserted(self, form: Form) -> list[Claim]:
        if form.op == "op" and form.text in _LEADS:
            made = self.called(form.kids[-1]) or self.chained(form.kids[-1], is_awaited=True)
            return [replace(claim, subject=_awaited(claim.subject)) for claim in made]
        if form.op == "op" and len(form.kids) == 3 and form.kids[1].op == "name":
            infix = Form("call", "", (Form("get", form.kids[1].text, form.kids[:1]), form.kids[2]))
            return self.chained(infix)
        return self.called(form) or self.chained(form)

    def condition(self, form: Form, is_denied: bool) -> list[Claim]:
        word, kids = compared(form)
        if word == "not":
            return self.condition(kids[0], not is_denied)
        if word == ("or" if is_denied else "and"):
            return [claim for kid in kids for claim in self.condition(kid, is_denied)]
        made: list[Claim] = []
        if word in COMPARED:
            relation = COMPARED[word].replace("equal", self.said.equals)
            subject, value = reversed(kids) if word in ("in", "not in") else kids
            made = [Claim(relation, subject, (value,))]
        elif form.op == "call":
            made = self.called(form) or self.chained(form)
        made = made if len(made) == 1 else [Claim("holds", form)]
        return [self._settled(claim.denied if is_denied else claim) for claim in made]

    def _settled(self, claim: Claim) -> Claim:
        """One spelling for claims that say the same in this language."""
        claim = _about_errors(self._measured(claim))
        claim = replace(claim, values=tuple(_listed(value) for value in claim.values))
        value = claim.values[0] if len(claim.values) == 1 else None
        if value is None:
            return claim
        matcher = self.said.matchers.get(callee(value)) if claim.relation == "equal" and value.op == "call" else None
        if matcher is not None and matcher.places:
            return replace(claim, relation=matcher.relation, values=arguments(value))
        plain = claim.relation.removeprefix("not ")
        if value in _TRUTHS and plain in ("same", "strict", "equal"):
            word, _ = compared(claim.subject)
            if self.said.has_booleans or word in COMPARED or word == "not":
                made = self.condition(claim.subject, (value != _TRUTHS[0]) != (plain != claim.relation))
                return made[0] if len(made) == 1 else claim
        if self.said.is_literal_same and plain in ("strict", "equal") and _is_plain(value, claim.subject):
            return replace(claim, relation=claim.relation.replace(plain, "same"))
        return claim

    def _measured(self, claim: Claim) -> Claim:
        """A length is a number that the subject can be asked for."""
        if claim.relation != "length":
            return claim
        name = self.said.length.strip(".()")
        made = Form("get", name, (claim.subject,)) if self.said.length.startswith(".") else Form("name", name)
        if self.said.length.endswith("()"):
            made = Form("call", "", (made,) if made.op == "get" else (made, claim.subject))
        return replace(claim, relation="equal", subject=made)


def _listed(value: Form) -> Form:
    """A list, however the language makes one."""
    is_list = value.op == "call" and callee(value) in ("List.of", "Arrays.asList", "listOf")
    return Form("seq", "list", value.kids[1:], value.line) if is_list else value


def _about_errors(claim: Claim) -> Claim:
    """What a function throws is asked for by its type; a list in any order is its elements."""
    if claim.relation == "instance" and claim.subject.op == "fn":
        return replace(claim, relation="raises")
    if claim.relation == "elements":
        return replace(claim, relation="equal", values=(Form("seq", "list", claim.values),))
    if claim.relation == "any order" and len(claim.values) == 1 and claim.values[0].op == "seq":
        return replace(claim, values=claim.values[0].kids)
    return claim


def _is_failure(form: Form) -> bool:
    return form.op == "raise" or (form.op == "call" and callee(form) == "fail")


def _awaited(form: Form) -> Form:
    """What an assertion is about that is itself waited for: the outcome of a promise, or else the promise."""
    is_outcome = form.op == "op" and form.text in (*_LEADS, "rejection")
    return form if is_outcome else Form("op", "waiting", (form,), form.line)


def _is_plain(*sides: Form) -> bool:
    return any(side.op in ("lit", "str") or _is_signed(side) for side in sides)


def _is_signed(form: Form) -> bool:
    parts = list(walk(form))
    return len(parts) == 3 and parts[0].op == "op" and parts[1].text == "-" and parts[2].op == "lit"
