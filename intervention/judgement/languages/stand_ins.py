"""How the libraries of each language put something in the place of another: one table a language, by its name."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from intervention.judgement.languages.table import NEVER, words


class StandIn(NamedTuple):
    """One call. `target` says how its first arguments name what is replaced."""

    target: str  # text: a place; member: an object and a name; either; entry: a mapping and a key; entries; variable;
    # members: a place and, by name, what of it;
    # else what the whole process has one of
    is_placed: bool = False  # at once, for the rest of the test; else by a block, a decorator or a start
    is_handed_out: bool = False  # gives what it puts there, which is a fake if it is told nothing else
    is_removal: bool = False  # puts nothing there
    fake: str = "fake"  # what it puts there if it is told nothing else


class StandIns(NamedTuple):
    """The libraries of one language. Paths are written without the module that they were imported from."""

    calls: Mapping[str, StandIn] = {}
    fakes: re.Pattern[str] = NEVER  # calls that make an object which stands for anything
    starts: re.Pattern[str] = NEVER  # methods by which a stand-in is put in place, and taken away
    ends: re.Pattern[str] = NEVER
    stacks: re.Pattern[str] = NEVER  # contexts that hold others until their block ends
    undoes: re.Pattern[str] = NEVER  # contexts that end what is placed through them
    enters: re.Pattern[str] = NEVER  # methods by which those, or a test, enter a context
    settings: frozenset[str] = frozenset()  # members by which a fake is told what to do
    environment: re.Pattern[str] = NEVER  # the variables of the process
    quiet: re.Pattern[str] = NEVER  # calls that run no code of the project
    looks: re.Pattern[str] = NEVER  # calls that only look at what code of the project has left


_PATCH = {
    "patch": StandIn("text", is_handed_out=True),
    "patch.object": StandIn("member", is_handed_out=True),
    "patch.dict": StandIn("entries"),
    "patch.multiple": StandIn("members"),
}
PYTHON = StandIns(
    calls={
        **_PATCH,
        **dict.fromkeys(("freeze_time", "freezegun.freeze_time", "time_machine.travel"), StandIn("clock")),
        **dict.fromkeys(("override_settings", "self.settings"), StandIn("settings")),
        **{f"mock.{path}": one for path, one in _PATCH.items()},
        **{f"mocker.{path}": one._replace(is_placed=True) for path, one in _PATCH.items()},
        **{
            f"{owner}.{name}": one
            for owner in ("monkeypatch", "MonkeyPatch")
            for name, one in {
                "setattr": StandIn("either", is_placed=True),
                "delattr": StandIn("either", is_placed=True, is_removal=True),
                "setitem": StandIn("entry", is_placed=True),
                "delitem": StandIn("entry", is_placed=True, is_removal=True),
                "setenv": StandIn("variable", is_placed=True),
                "delenv": StandIn("variable", is_placed=True, is_removal=True),
            }.items()
        },
    },
    fakes=words(r"(?:mock\.|mocker\.)?(?:Magic)?Mock"),
    starts=words(r"start|__enter__"),
    ends=words(r"stop|__exit__"),
    stacks=words(r"(?:contextlib\.)?ExitStack"),
    undoes=words(r"(?:pytest\.)?(?:monkeypatch|MonkeyPatch)\.context"),
    enters=words(r".*\.enter_context|self\.enterContext"),
    settings=frozenset({"return_value", "side_effect"}),
    environment=words(r"(?:os\.)?environ"),
    quiet=words(
        r"assert|fail|(?:pytest\.)?approx|self\.(?:fail|assert(?:True|False|\w*Equals?|Is\w*|(?:Not)?In|(?:Not)?IsInstance|Greater"
        r"|GreaterEqual|Less|LessEqual|(?:Not)?Regex))|len|list|sorted|set|tuple|dict|str|repr|int|float|isinstance"
        r"|(?:(?:call|ANY) \(external\)|mock \(external\)\.(?:call|ANY))(?:\.\w+)*"
    ),
    looks=words(r"(?:read|write) (?:text|bytes)|file exists|is file|is folder|loads \(external\)"),
)
SCRIPT = StandIns(
    calls={
        f"{owner}.{name}": one
        for owner in ("jest", "vi")
        for name, one in {
            "spyOn": StandIn("member", is_placed=True, is_handed_out=True, fake="spy"),
            "replaceProperty": StandIn("member", is_placed=True),
        }.items()
    },
    fakes=words(r"(?:jest|vi)\.fn"),
    quiet=words(r"expect(?:\b.*)?|(?:assert|chai)(?:\.\w+)*|String|Number|Array\.from|JSON\.stringify"),
)
NONE = StandIns()
TABLES = {"python": PYTHON, "javascript": SCRIPT, "typescript": SCRIPT, "tsx": SCRIPT}
