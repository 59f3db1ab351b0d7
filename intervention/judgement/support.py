"""Files that tests lean on: what they define must stay as it was, and nothing new in them may meddle with the run."""

from __future__ import annotations

import re
from collections.abc import Mapping

from intervention.judgement.collect import Collection
from intervention.judgement.forms import Form, callee, walk
from intervention.judgement.scope import Closure, Event, Klass
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


def spelled(collection: Collection, form: Form) -> str:
    """A value of the file, spelled like a demand."""
    return spell(form, collection.trace.definitions)


def definitions(collection: Collection) -> dict[str, tuple[str, int]]:
    """Every name at the outermost level with what it stands for; members of classes one by one."""
    found: dict[str, tuple[str, int]] = {}
    trace = collection.trace
    trace.restart()
    for name, value in collection.root.scope.names().items():
        if name in collection.groups:
            continue
        if isinstance(value, Klass):
            for item in value.form.kids[1].kids:
                if item.op == "def":
                    found[f"{name}.{item.text}"] = (
                        spelled(collection, trace.closure(Closure(item, value.scope))),
                        item.line,
                    )
                elif item.op in ("let", "set"):
                    found[f"{name}.{item.kids[0].text}"] = (
                        spelled(collection, trace.value_form(item.kids[1], value.scope)),
                        item.line,
                    )
        elif isinstance(value, Closure):
            marks = "".join(
                sorted(spelled(collection, trace.value_form(mark, value.scope)) for mark in value.form.kids[2].kids)
            )
            found[name] = (spelled(collection, trace.closure(value)) + marks, value.form.line)
        elif not (value.op == "name" and (value.text.startswith("module ") or value.text in trace.origins)):
            found[name] = (spelled(collection, value), value.line)
    return found


def lost_definitions(
    base: Collection, current: Collection | None, only_classes: bool, elsewhere: Mapping[str, str]
) -> list[Finding]:
    """Names of the base that stand for something else now. A new name for the same thing is free, and so is a new file.

    `elsewhere` holds what new files of the tests define.
    """
    before = definitions(base)
    after = definitions(current) if current else {}
    fresh = {text for name, (text, _) in after.items() if name not in before}
    findings: list[Finding] = []
    for name, (text, line) in before.items():
        if only_classes and "." not in name:
            continue
        same = after[name][0] == text if name in after else text in fresh or elsewhere.get(name) == text
        if not same:
            findings.append(Finding("fixture_changed", line, after.get(name, ("", None))[1], shorten(name)))
    return findings


def meddling(base: Collection | None, current: Collection, is_test: bool) -> list[Finding]:
    """What the file now does to the run or to the code under test, and did not do before."""
    findings = _hooks(base, current) + _autouse(base, current, is_test)
    old = {_effect(base, event) for event in base.root.events} if base else set()
    for event in current.root.events:
        if _effect(current, event) not in old and (not is_test or _is_meddling(event)):
            findings.append(Finding("subject_patched", None, event.line, shorten(_words(event.form))))
    new = {_effect(current, event) for event in current.root.events}
    if base and not is_test:
        findings += [
            Finding("fixture_changed", event.line, None, shorten(_words(event.form)))
            for event in base.root.events
            if _effect(base, event) not in new
        ]
    return findings


def _hooks(base: Collection | None, current: Collection) -> list[Finding]:
    hostile = current.language.tests.hostile
    before = {name: text for name, (text, _) in definitions(base).items() if hostile.search(name)} if base else {}
    findings: list[Finding] = []
    for name, (text, line) in definitions(current).items():
        if (
            hostile.search(name)
            and before.get(name) != text
            and name not in _HARMLESS_HOOKS
            and not _only_declares(current, name)
        ):
            findings.append(Finding("collection_changed", None, line, shorten(name)))
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
        and not _does_nothing(closure)
    ]


def _closure_text(collection: Collection, closure: Closure) -> str:
    return spelled(collection, collection.trace.closure(closure))


def _does_nothing(closure: Closure) -> bool:
    return all(item.op == "pass" or (item.op == "op" and item.text == "yield") for item in closure.form.kids[1].kids)


def _effect(collection: Collection, event: Event) -> str:
    return Speller([event], collection.trace.definitions).spell([0])


def _is_meddling(event: Event) -> bool:
    if event.form.op == "set":
        target = event.form.kids[0]
        return target.op in ("get", "index") and target.kids[0].op != "ref"
    return any(part.op in ("call", "get", "index") and _MEDDLES.search(callee(part)) for part in walk(event.form))


def _words(form: Form) -> str:
    return " ".join(part.text for part in walk(form) if part.text)
