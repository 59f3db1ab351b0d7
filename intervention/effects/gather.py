"""What is the case: the facts of each violation type in a batch, read from disk, git and ledger, and nothing
decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from intervention.contract.entry import AuditEntry
from intervention.contract.request import Run
from intervention.contract.result import DocumentFact, Facts
from intervention.contract.words import AnyType
from intervention.core.paths import refusal as refuse_text
from intervention.effects.scene import Scene

Groups = Mapping[AnyType, tuple[AuditEntry, ...]]

_DOCUMENTS: frozenset[AnyType] = frozenset({"MISSING_KI_DOC", "KI_DOC_OUTDATED", "MISSING_KI_ASSESSMENT"})
_GUARDED: frozenset[AnyType] = frozenset({"SKIP_RED_PHASE", "MODIFIED_TEST", "MISSING_TEST"})
_TREES: frozenset[AnyType] = frozenset({"REGRESSION", "UNCOMMITTED_PHASE"})
_NOTICES: frozenset[AnyType] = frozenset(
    {
        "PATTERN_CYCLE",
        "FILE_SPLIT_NEEDED",
        "PROMPT_INJECTION_BLOCKED",
        "FINDING_RECORDED",
        "PROPOSAL_RECORDED",
        "PROMPT_CONTAMINATION",
        "FINDING_INVALID",
    }
)


def paths_of(groups: Groups, run: Run) -> tuple[str, ...]:
    """Every path that the batch is about whose text may be looked at, each once. A regression is about all that the run
    touched."""
    named = [path for entries in groups.values() for entry in entries for path in _named(entry)]
    if "REGRESSION" in groups:
        named += [item.path for item in run.touched or ()]
    return tuple(path for path in dict.fromkeys(named) if refuse_text(path) is None)


def _named(entry: AuditEntry) -> tuple[str, ...]:
    extra = entry.detail.get("paths", ())
    return (*entry.files, *(path for path in extra if isinstance(path, str)))


class Gathered(NamedTuple):
    """The facts of each type, and what went wrong for the types that have none."""

    facts: Mapping[AnyType, Facts]
    failed: Mapping[AnyType, Exception]


def gather(scene: Scene, groups: Groups) -> Gathered:
    """Looks into each type by itself, so that a file that cannot be read or judged costs its own type only."""
    if groups.keys() & (_GUARDED | _TREES):
        scene.begin_reading()
    facts: dict[AnyType, Facts] = {}
    failed: dict[AnyType, Exception] = {}
    for violation_type, entries in groups.items():
        try:
            facts[violation_type] = _facts(scene, violation_type, entries)
        except Exception as error:  # whatever it is, the other types stand
            failed[violation_type] = error
    return Gathered(facts, failed)


def _facts(scene: Scene, violation_type: AnyType, entries: tuple[AuditEntry, ...]) -> Facts:
    strike = 0 if violation_type in _NOTICES else scene.strikes.get(violation_type, 0) + 1
    paths = tuple(dict.fromkeys(path for entry in entries for path in _named(entry)))
    if violation_type in _GUARDED:
        from intervention.effects.filefacts import guarded_facts

        return Facts(strike=strike, paths=guarded_facts(scene, violation_type, paths), tree=_tree(scene))
    if violation_type == "REGRESSION":
        from intervention.effects.treefacts import regression_facts

        return regression_facts(scene, entries, strike, _tree(scene))
    if violation_type == "UNCOMMITTED_PHASE":
        from intervention.effects.treefacts import uncommitted_facts

        return uncommitted_facts(scene, paths, strike, _tree(scene))
    if violation_type in _DOCUMENTS:
        return Facts(strike=strike, document=_document(scene))
    return Facts(strike=strike)


def _tree(scene: Scene) -> str | None:
    return scene.repo.tree_state() or ("unmerged" if scene.index.unmerged else None)


def _document(scene: Scene) -> DocumentFact:
    from intervention.effects.files import observe
    from intervention.effects.ground import refusal

    path = scene.request.run.known_issues
    if refusal(scene, path, ()) is not None:
        return DocumentFact(path=path, exists=False, is_writable=False)
    state = observe(scene.root.fd, path)
    return DocumentFact(path=path, exists=state.kind == "file", is_writable=state.kind in ("file", "absent"))
