"""The shape of a language's table: which node plays which role, and the words of its test runners.

Patterns are searched in dotted paths (`pytest.mark.skip`, `it.only`, `expect().toBe`), anchored by the table itself.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

NEVER = re.compile(r"(?!)")
HELD_BACK = re.compile(
    r"(?i)\A(?:call:\()?(?:Group|Tag|Tags|Trait|Category|TestCategory|Categories)\b.*\b(?:slow|flaky|manual|disabled?|skip(?:ped)?|wip"
    r"|broken|excluded?|ignored?|legacy|todo|quarantined?|pending|unstable|external|network|live|nightly|heavy|optional|off)\b"
)


def words(pattern: str) -> re.Pattern[str]:
    """A pattern that must match a whole path."""
    return re.compile(rf"\A(?:{pattern})\Z", re.DOTALL)


class Tests(NamedTuple):
    """What the language's runners take for a test, and what keeps a test from running or failing."""

    files: re.Pattern[str] = NEVER  # paths that the runner collects
    inner: re.Pattern[str] = NEVER  # paths of business code that may hold tests among other things
    name: re.Pattern[str] = NEVER  # of a function that is a test by its name
    mark: re.Pattern[str] = NEVER  # an annotation that makes a function a test
    group: re.Pattern[str] = NEVER  # of a class whose functions are collected; NEVER: any class
    parent: re.Pattern[str] = NEVER  # superclasses that make a class a group whatever its name
    no_parent: re.Pattern[str] = NEVER  # superclasses that never do; any other may
    call: re.Pattern[str] = NEVER  # a call that declares a test
    call_group: re.Pattern[str] = NEVER  # a call that groups tests
    table: re.Pattern[str] = NEVER  # a mark or call that runs the test once per row
    before: re.Pattern[str] = NEVER  # functions, marks or calls that run before each test
    after: re.Pattern[str] = NEVER
    skip: re.Pattern[str] = NEVER  # marks and calls that keep a test from running
    focus: re.Pattern[str] = NEVER  # marks and calls that keep all the others from running
    stop: re.Pattern[str] = NEVER  # calls in a body that end the test there
    unrun: re.Pattern[str] = NEVER  # words before a test function for which the runner passes over it
    unrun_group: re.Pattern[str] = NEVER  # words before a class for which its tests are passed over
    needs_parent: bool = False  # a class of tests is one by what it builds on
    takes_over: re.Pattern[str] = NEVER  # methods by which a class of tests runs itself
    held_back: re.Pattern[str] = HELD_BACK  # marks, spelled, by which a project keeps tests out of its usual run
    libraries: re.Pattern[str] = NEVER  # modules that assertions may come from
    free_mark: re.Pattern[str] = NEVER  # marks that say nothing about expectations
    assertion: re.Pattern[str] = NEVER
    failure: re.Pattern[str] = NEVER  # calls that fail the test; their arguments are a message
    inline: re.Pattern[str] = NEVER  # calls whose function argument simply runs
    later: re.Pattern[str] = NEVER  # calls whose function argument runs when the test is over
    each: re.Pattern[str] = NEVER  # method that runs its function once per element
    raising: re.Pattern[str] = NEVER  # contexts in which something must be raised
    places: re.Pattern[str] = NEVER  # calls whose first text names a place in the code
    raised: Mapping[str, str] = MappingProxyType({})  # members of what such a context hands out -> other names for them
    contexts: re.Pattern[str] = NEVER  # marks that make a function which yields once the context of a block
    asks: re.Pattern[str] = NEVER  # marks that ask for fixtures by name
    runners: Mapping[str, str] = MappingProxyType({})  # objects of runners -> those of others that do the same
    promise: re.Pattern[str] = NEVER  # values that a test must hand to its runner
    has_titles: bool = False  # a text that is called with a block is a test
    has_fixtures: bool = False  # a parameter of a test asks for a fixture of its name
    names_columns: bool = False  # a table begins with the names of its columns
    has_one_table: bool = False  # a table mark holds all rows; else each such mark is a row
    skips_generators: bool = False  # a test with `yield` is not run
    owners: re.Pattern[str] = NEVER  # classes that may stand before an assertion, or be imported with it
    is_first_argument: bool = False  # assertions are handed the test before anything else
    silent: re.Pattern[str] = NEVER  # calls without influence: printing and the like
    hostile: re.Pattern[str] = NEVER  # names of functions or variables that meddle with the run, in any support file


class Preparing(NamedTuple):
    """What a support file may do before the tests run: it touches neither their demands nor the code they try out."""

    calls: re.Pattern[str] = NEVER  # calls that only prepare: warnings, logging, locale, random numbers, time limits
    search_path: re.Pattern[str] = NEVER  # calls that add to where modules are looked for
    environment: re.Pattern[str] = NEVER  # the variables of the process
    sets_variable: re.Pattern[str] = NEVER  # calls that set one of them, named first
    filled_in: re.Pattern[str] = NEVER  # what browsers and newer engines have and the engine of the tests has not
    configures: re.Pattern[str] = NEVER  # a call with a block of settings
    settings: re.Pattern[str] = NEVER  # the settings there that concern only order, output and syntax
    runs: re.Pattern[str] = NEVER  # calls by which a file runs the tests itself
    ends: re.Pattern[str] = NEVER  # calls that end it with a status


class Stubs(NamedTuple):
    """What a stub may hold, beyond raising, being empty and returning one literal."""

    fail: re.Pattern[str] = NEVER  # calls that never return: panic, todo
    says: re.Pattern[str] = NEVER  # calls that write a line for people, as a stub may before it fails
    value: re.Pattern[str] = NEVER  # calls that make an empty or failing value
    makes: re.Pattern[str] = NEVER  # types that are called for one, with nothing or with literals
    declare: re.Pattern[str] = NEVER  # top-level calls that only declare
    works: re.Pattern[str] = NEVER  # functions of the language and its libraries: a name for one of them is a body
    constructor: re.Pattern[str] = NEVER  # functions that may store what they are given


class Language(NamedTuple):
    """One language. `roles` adds to or overrides the common ones (`languages/common.py`)."""

    name: str
    grammar: str
    extensions: tuple[str, ...]
    roles: Mapping[str, str] = MappingProxyType({})
    shebang: str = ""
    tests: Tests = Tests()
    stubs: Stubs = Stubs()
    preparing: Preparing = Preparing()
    selves: tuple[str, ...] = ()  # names of the object itself
    has_raw_quotes: bool = False  # 'a\n' and "a\n" are different strings
    has_implicit_self: bool = False  # `check()` may mean a method of the same class
    returns_last: str = ""  # the last expression of a body is its value: always, expression (no `;`), lambda
    calls_by_name: bool = False  # `total` alone may be a call
    raising_call: str = ""  # raising is a call of this name
    imports_files: bool = False  # an import names a folder by its path, not what is in it
    is_last_wins: bool = False  # a second function of the same name silently replaces the first
    directive: re.Pattern[str] = NEVER  # comments that the toolchain obeys
    rewrite: tuple[tuple[str, str], ...] = ()  # same-length replacements before parsing
    externals: re.Pattern[str] = NEVER  # modules that the project cannot have defined
