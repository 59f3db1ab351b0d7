"""Files that tests lean on: what they define must stay as it was, and nothing new in them may meddle with the run."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from intervention.judgement.collect import Collection
from intervention.judgement.flow import TooComplex
from intervention.judgement.forms import Form, callee, path_of, walk
from intervention.judgement.languages.table import Preparing
from intervention.judgement.preparation import is_preparation, runs_the_tests
from intervention.judgement.scope import Closure, Event, Klass, Scope
from intervention.judgement.spelling import Speller
from intervention.judgement.spelling import spelled as spell
from intervention.judgement.verdicts import Finding, shorten

_HARMLESS_HOOKS = frozenset({"pytest_addoption", "pytest_report_header", "pytest_make_parametrize_id"})
_BUILT_IN_FIXTURES = frozenset(
    "tmp_path tmpdir tmp_path_factory monkeypatch capsys capfd caplog request recwarn cache pytestconfig mocker".split()
)
_MEDDLES = re.compile(
    r"(?:^|\.)(?:setattr|patch(?:\.\w+)?|start|_exit|exit|abort|exec|eval|register|mock|doMock|spyOn|stub|replace|defineProperty|setPrototypeOf)(?:\(\))?\Z"
    r"|sys\.modules|os\.environ|process\.env"
)
_OWN = re.compile(r"(?:jest|vi)\.(?:mock|doMock|unmock|fn|spyOn|stub\w+|use\w+|setSystemTime|hoisted)\Z")
_GLOBAL = re.compile(r"(?:global|globalThis|window)\.(?!expect\b|it\b|test\b|describe\b|assert\b)\w+\Z")


def spelled(collection: Collection, form: Form) -> str:
    """A value of the file, spelled like a demand."""
    return spell(form, collection.trace.definitions)


def definitions(collection: Collection, wanted: Callable[[str], object] = bool) -> dict[str, tuple[str, int]]:
    """The wanted names of the outermost level with what they stand for; members of classes one by one."""
    return {
        name: (_within_reason(collection, form, scope), line)
        for name, form, scope, line in _outermost(collection)
        if wanted(name)
    }


def _outermost(collection: Collection) -> Iterator[tuple[str, tuple[Form, ...], Scope, int]]:
    """Each name with the code behind it, not yet followed."""
    held = {group.name for test in collection.tests.values() for group in test.group.chain()}
    for name, value in collection.root.scope.names().items():
        if name in collection.groups and name in held:
            continue
        if isinstance(value, Klass):
            for item in value.form.kids[1].kids:
                label = item.text if item.op == "def" else item.kids[0].text if item.op in ("let", "set") else ""
                if label:
                    yield f"{name}.{label}", (item if item.op == "def" else item.kids[1],), value.scope, item.line
        elif isinstance(value, Closure):
            yield name, (value.form, *value.form.kids[2].kids), value.scope, value.form.line
        elif not (value.op == "name" and (value.text.startswith("module ") or value.text in collection.trace.origins)):
            yield name, (value,), collection.root.scope, value.line


def _within_reason(collection: Collection, forms: tuple[Form, ...], scope: Scope) -> str:
    """Code spelled as what it does, or, where that takes too long, as it stands."""
    trace = collection.trace
    trace.restart()
    try:
        head, *marks = (trace.value_form(form, scope) for form in forms)
        return spelled(collection, head) + "".join(sorted(spelled(collection, mark) for mark in marks))
    except TooComplex:
        return "".join(spelled(collection, form) for form in forms)


def lost_definitions(
    base: Collection, current: Collection | None, only_classes: bool, elsewhere: Mapping[str, str]
) -> list[Finding]:
    """Names of the base that stand for something else now. A new name for the same thing is free, and so is a new file.

    `elsewhere` holds what new files of the tests define.
    """
    wanted = _is_member if only_classes else bool
    before = definitions(base, wanted)
    after = definitions(current, wanted) if current else {}
    fresh = {text for name, (text, _) in after.items() if name not in before}
    findings: list[Finding] = []
    for name, (text, line) in before.items():
        same = after[name][0] == text if name in after else text in fresh or elsewhere.get(name) == text
        if not same:
            findings.append(Finding("fixture_changed", line, after.get(name, ("", None))[1], shorten(name)))
    return findings


def meddling(base: Collection | None, current: Collection, is_test: bool) -> list[Finding]:
    """What the file now does to the run or to the code under test, and did not do before."""
    findings = _hooks(base, current) + _autouse(base, current, is_test)
    old = {_effect(base, event) for event, _ in _loading(base)} if base else set()
    is_alone = base is None and bool(current.tests)
    for event, is_outermost in _loading(current):
        if _effect(current, event) in old or (is_alone and _stays_here(event, current.language.name)):
            continue
        if _is_meddling(current, event, is_test or not is_outermost):
            findings.append(Finding("subject_patched", None, event.line, shorten(_words(event.form))))
    new = {_effect(current, event) for event in current.root.events}
    if base and not is_test:
        findings += [
            Finding("fixture_changed", event.line, None, shorten(_words(event.form)))
            for event in base.root.events
            if _effect(base, event) not in new
        ]
    return findings


def _is_member(name: str) -> bool:
    return "." in name


def _hooks(base: Collection | None, current: Collection) -> list[Finding]:
    hostile = current.language.tests.hostile
    before = definitions(base, hostile.search) if base else {}
    findings = [
        Finding("collection_changed", None, line, shorten(name))
        for name, (text, line) in definitions(current, hostile.search).items()
        if before.get(name, (None, 0))[0] != text and name not in _HARMLESS_HOOKS and not _only_declares(current, name)
    ]
    if base is None:
        findings += [
            Finding("shadowed", None, closure.form.line, shorten(name))
            for name, closure in current.fixtures.items()
            if name in _BUILT_IN_FIXTURES
        ]
    return findings


def _only_declares(current: Collection, name: str) -> bool:
    """`pytest_configure` that registers markers, `pytest_plugins` that names modules of the tests."""
    value = current.root.scope.get(name)
    if isinstance(value, Closure):
        calls = [item.kids[0] if item.op == "expr" else item for item in value.form.kids[1].kids]
        is_marker = [
            callee(call).endswith("addinivalue_line") and len(call.kids) > 1 and call.kids[1].text == ":markers"
            for call in calls
            if call.op != "str"
        ]
        if name == "TestMain":
            return runs_the_tests(value.form, current.language.preparing)
        return all(is_marker) and (name == "pytest_configure" or not is_marker)
    return name == "pytest_plugins"


def _autouse(base: Collection | None, current: Collection, is_test: bool) -> list[Finding]:
    """Fixtures and hooks that every test gets without asking."""
    if is_test and base is None and current.tests:
        return []
    old = {_closure_text(base, closure) for closure in base.root.before} if base else set()
    return [
        Finding("subject_patched", None, closure.form.line, shorten(closure.form.text or "hook"))
        for closure in current.root.before
        if _closure_text(current, closure) not in old
        and (not is_test or not current.tests)
        and not _only_prepares(closure, current.language.preparing)
    ]


def _closure_text(collection: Collection, closure: Closure) -> str:
    return spelled(collection, collection.trace.closure(closure))


def _only_prepares(closure: Closure, words: Preparing) -> bool:
    steps = (item.kids[0] if item.op == "expr" else item for item in closure.form.kids[1].kids)
    return all(
        step.op in ("pass", "str") or (step.op == "op" and step.text == "yield") or is_preparation(step, words)
        for step in steps
    )


def _effect(collection: Collection, event: Event) -> str:
    return Speller([event], collection.trace.definitions).spell([0])


def _loading(collection: Collection) -> Iterator[tuple[Event, bool]]:
    """What happens when the file is loaded, and whether it stands outside of all classes and groups of tests."""
    yield from ((event, True) for event in collection.root.events)
    yield from ((event, False) for group in collection.inner for event in group.events)


def _stays_here(event: Event, language: str) -> bool:
    """Stand-ins of runners that load each file of tests by itself: no other file sees them."""
    if language not in ("javascript", "typescript", "tsx"):
        return False
    if event.form.op == "set" and _GLOBAL.match(path_of(event.form.kids[0])):
        return True
    return any(part.op == "call" and _OWN.match(callee(part)) for part in walk(event.form))


def _is_meddling(current: Collection, event: Event, is_test: bool) -> bool:
    """In a support file whatever does not plainly prepare, in a test what plainly meddles."""
    if is_preparation(event.form, current.language.preparing):
        return False
    if not is_test or event.form.text.startswith("macro_use "):
        return True
    if event.form.op == "set":
        target = event.form.kids[0]
        return target.op == "name" or (target.op in ("get", "index") and target.kids[0].op != "ref")
    return any(part.op in ("call", "get", "index") and _MEDDLES.search(callee(part)) for part in walk(event.form))


def _words(form: Form) -> str:
    return " ".join(part.text for part in walk(form) if part.text)
