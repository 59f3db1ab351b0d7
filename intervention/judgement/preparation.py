"""What a support file may begin to do before the tests run: getting the surroundings ready, with no hand on what tests
demand or on the code they try out. Everything else that is new there counts as meddling."""

from __future__ import annotations

import re

from intervention.judgement.forms import Form, arguments, callee, path_of, walk

#: Language -> the calls that only prepare: warnings, logging, locale, coverage, random numbers, time limits.
_CALLS = {
    "python": r"(?:faulthandler\.)?enable|filterwarnings|simplefilter|(?:\w+\.)*seed|(?:locale\.)?setlocale|tzset"
    r"|load_dotenv|register_assert_rewrite|monkeypatch\.(?:chdir|syspath_prepend)",
    "javascript": r"(?:jest|vi)\.(?:setTimeout|useRealTimers|clearAllMocks|resetAllMocks|restoreAllMocks)|cleanup",
    "ruby": r"SimpleCov\.start|Kernel\.srand|srand|Time\.zone",
    "php": r"error_reporting|ini_set|date_default_timezone_set|mb_internal_encoding|setlocale",
    "go": r"flag\.Parse|Parse|log\.SetOutput|SetOutput",
}
_RSPEC = re.compile(
    r"order|srand|seed|expect_with|mock_with|syntax|color|formatter|default_formatter|warnings|profile_examples"
    r"|disable_monkey_patching!|raise_errors_for_deprecations!|infer_spec_type_from_file_location!"
    r"|example_status_persistence_file_path|shared_context_metadata_behavior|verify_partial_doubles"
    r"|include_chain_clauses_in_custom_matcher_descriptions|filter_run_when_matching"
)
_SEARCH_PATH = re.compile(r"(?:path \(external\)|sys\.path|\$LOAD_PATH|\$:)\.(?:insert|append|unshift|push)\Z")
_ENVIRONMENT = re.compile(r"(?:environ(?: \(external\))?|os\.environ|process\.env|ENV)\Z")
_SETS_VARIABLE = re.compile(
    r"(?:environ(?: \(external\))?\.setdefault|monkeypatch\.(?:setenv|delenv)|(?:os\.)?(?:Setenv|Unsetenv)|putenv)\Z"
)
#: Variables by which a runner, or what starts it, can be told to do something else.
_STEERS = re.compile(
    r"(?i)pytest|addopts|jest|vitest|mocha|node_|npm_|cargo|rust|^go|maven|gradle|java_|jdk_|spec|ruby|gem_|bundle"
    r"|phpunit|dotnet|vstest|python|^ld_|^path$|skip|select|filter|only"
)
#: Names for what browsers and newer engines have and the engine of the tests has not.
_FILLED_IN = re.compile(
    r"(?:globalThis|global|window|self)\.(?:Text(?:En|De)coder|crypto|structuredClone|matchMedia|(?:Resize|Intersection)Observer"
    r"|IS_REACT_ACT_ENVIRONMENT|React)\Z"
)
_IN_DISGUISE = re.compile(
    r"(?i)(?:^|[/\\])(?:fakes?|stubs?|mocks?|doubles?|shadows?|patche?[sd]?|overrides?)(?:[/\\]|$)"
)


def is_preparation(form: Form, language: str) -> bool:
    """Whether an effect of the file's outermost level, or of what runs before each test, only prepares."""
    family = "javascript" if language in ("typescript", "tsx") else language
    if form.op == "event":
        return is_preparation(form.kids[0], language)
    if form.op == "set":
        return _sets_variable(form) or bool(_FILLED_IN.match(path_of(form.kids[0])))
    if form.op != "call":
        return False
    name = callee(form)
    if _SEARCH_PATH.search(name):
        return _leads_to_code(form)
    if _SETS_VARIABLE.search(name):
        return _is_free_variable(arguments(form)[:1])
    if family == "ruby" and name == "RSpec.configure":
        return _only_configures(form)
    return re.fullmatch(_CALLS.get(family, r"(?!)"), name) is not None


def runs_the_tests(form: Form) -> bool:
    """Whether Go's `TestMain` prepares, runs the tests and ends with their own status."""
    body = form.kids[1].kids
    results = {item.kids[0].text for item in body if item.op == "let" and callee(item.kids[1]).endswith(".Run")}
    return (
        bool(body)
        and all(_is_part_of_main(_expression(item), results) for item in body)
        and any(_ends_with_result(_expression(item), results) for item in body)
    )


def _is_part_of_main(form: Form, results: set[str]) -> bool:
    is_run = form.op == "let" and form.kids[0].text in results
    return is_run or _ends_with_result(form, results) or is_preparation(form, "go")


def _ends_with_result(form: Form, results: set[str]) -> bool:
    if form.op != "call" or not re.fullmatch(r"(?:os\.)?Exit", callee(form)) or len(form.kids) != 2:
        return False
    status = form.kids[1]
    return (status.op == "call" and callee(status).endswith(".Run")) or status.text in results


def _expression(form: Form) -> Form:
    return form.kids[0] if form.op in ("expr", "event") else form


def _sets_variable(form: Form) -> bool:
    target = form.kids[0]
    if target.op == "get" and _ENVIRONMENT.search(path_of(target.kids[0])):
        return _is_free_name(target.text)
    return (
        target.op == "index"
        and bool(_ENVIRONMENT.search(path_of(target.kids[0])))
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


def _only_configures(form: Form) -> bool:
    """A block for RSpec in which every word only concerns order, output and syntax."""
    blocks = [part for part in arguments(form) if part.op == "fn"]
    named = [part for block in blocks for part in walk(block) if part.op == "call"]
    return len(blocks) == 1 and all(_RSPEC.fullmatch(callee(part).rpartition(".")[2]) for part in named)
