"""What a support file may begin to do before the tests run: getting the surroundings ready, with no hand on what tests
demand or on the code they try out. Everything else that is new there counts as meddling."""

from __future__ import annotations

import re

from intervention.judgement.forms import Form, arguments, callee, path_of, walk
from intervention.judgement.languages.table import Preparing

#: Variables by which a runner, or what starts it, can be told to do something else.
_STEERS = re.compile(
    r"(?i)pytest|addopts|jest|vitest|mocha|node_|npm_|cargo|rust|^go|maven|gradle|java_|jdk_|spec|ruby|gem_|bundle"
    r"|phpunit|dotnet|vstest|python|^ld_|^path$|skip|select|filter|only"
)
_IN_DISGUISE = re.compile(
    r"(?i)(?:^|[/\\])(?:fakes?|stubs?|mocks?|doubles?|shadows?|patche?[sd]?|overrides?)(?:[/\\]|$)"
)


def is_preparation(form: Form, words: Preparing) -> bool:
    """Whether an effect of the file's outermost level, or of what runs before each test, only prepares."""
    if form.op == "event":
        return is_preparation(form.kids[0], words)
    if form.op == "set":
        return _sets_variable(form, words) or bool(words.filled_in.search(path_of(form.kids[0])))
    if form.op != "call":
        return False
    name = callee(form)
    if words.search_path.search(name):
        return _leads_to_code(form)
    if words.sets_variable.search(name):
        return _is_free_variable(arguments(form)[:1])
    if words.configures.search(name):
        return _only_configures(form, words)
    return bool(words.calls.search(name))


def runs_the_tests(form: Form, words: Preparing) -> bool:
    """Whether a function that runs the tests (`TestMain`) prepares, runs them and ends with their own status."""
    body = form.kids[1].kids
    results = {item.kids[0].text for item in body if item.op == "let" and words.runs.search(callee(item.kids[1]))}
    return (
        bool(body)
        and all(_is_part_of_main(_expression(item), results, words) for item in body)
        and any(_ends_with_result(_expression(item), results, words) for item in body)
    )


def _is_part_of_main(form: Form, results: set[str], words: Preparing) -> bool:
    is_run = form.op == "let" and form.kids[0].text in results
    return is_run or _ends_with_result(form, results, words) or is_preparation(form, words)


def _ends_with_result(form: Form, results: set[str], words: Preparing) -> bool:
    if form.op != "call" or not words.ends.search(callee(form)) or len(form.kids) != 2:
        return False
    status = form.kids[1]
    return (status.op == "call" and bool(words.runs.search(callee(status)))) or status.text in results


def _expression(form: Form) -> Form:
    return form.kids[0] if form.op in ("expr", "event") else form


def _sets_variable(form: Form, words: Preparing) -> bool:
    target = form.kids[0]
    if target.op == "get" and words.environment.search(path_of(target.kids[0])):
        return _is_free_name(target.text)
    return (
        target.op == "index"
        and bool(words.environment.search(path_of(target.kids[0])))
        and _is_free_variable(target.kids[1:])
    )


def _is_free_variable(named: tuple[Form, ...]) -> bool:
    return len(named) == 1 and named[0].op == "str" and _is_free_name(named[0].text)


def _is_free_name(text: str) -> bool:
    name = text.lstrip(":").partition("=")[0]
    return bool(name) and not _STEERS.search(name)


def _leads_to_code(form: Form) -> bool:
    """A search path that does not name a folder of replacements."""
    return not any(part.op == "str" and _IN_DISGUISE.search(part.text.lstrip(":")) for part in walk(form))


def _only_configures(form: Form, words: Preparing) -> bool:
    """A block of settings that all concern only order, output and syntax."""
    blocks = [part for part in arguments(form) if part.op == "fn"]
    named = [part for block in blocks for part in walk(block) if part.op == "call"]
    return len(blocks) == 1 and all(words.settings.search(callee(part).rpartition(".")[2]) for part in named)
