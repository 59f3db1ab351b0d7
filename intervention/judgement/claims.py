"""What an assertion claims: a relation between a subject and values, however its library spells it.

`assertEqual(x, 5)`, `assert x == 5`, `expect(x).toBe(5)` and `if got != 5 { t.Error() }` claim one and the same.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from intervention.judgement.forms import Form

_OPPOSITES = {
    "more": "at most", "at most": "more", "less": "at least", "at least": "less", "holds": "fails", "fails": "holds",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Claim:
    """One relation; `contexts` are the branches in which it is claimed."""

    relation: str
    subject: Form
    values: tuple[Form, ...] = ()
    contexts: tuple[Form, ...] = ()

    @property
    def denied(self) -> Claim:
        relation = self.relation
        other = _OPPOSITES.get(relation) or (relation[4:] if relation.startswith("not ") else f"not {relation}")
        return replace(self, relation=other)
