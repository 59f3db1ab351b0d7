"""How each language's libraries handle files and folders: one table a language, by its name.

Functions are written with their module; methods are those of a path.
"""

import re
from collections.abc import Mapping
from typing import NamedTuple

from intervention.judgement.languages.table import NEVER, words


class FileWords(NamedTuple):
    """The words of one language; each table leads to one word for what they do."""

    folders: re.Pattern[str] = NEVER  # calls and fixtures that make a folder for the test alone
    holders: re.Pattern[str] = NEVER  # those among them that give an object which holds the folder
    files: re.Pattern[str] = NEVER  # calls that make a file for the test alone, open for writing
    ending: str = ""  # the argument of those that says how the file's name ends
    joins: re.Pattern[str] = NEVER  # functions that make one path of several parts, or of one
    texts: re.Pattern[str] = NEVER  # functions that give a path as text
    join_methods: frozenset[str] = frozenset()
    functions: Mapping[str, str] = {}  # what is done to the file that is their first argument
    methods: Mapping[str, str] = {}  # the same by methods of a path
    any_methods: Mapping[str, str] = {}  # the same by methods that only paths have
    removes: re.Pattern[str] = NEVER  # functions that take away what a test has made
    opens: frozenset[str] = frozenset()  # functions and methods that open a file
    loads: Mapping[str, str] = {}  # functions that read data from an open file -> from its text
    dumps: Mapping[str, str] = {}  # functions that write data to an open file -> give its text
    silent: frozenset[str] = frozenset()  # methods of what holds a file or folder


_DONE = {
    "exists": "file exists", "is_file": "is file", "is_dir": "is folder", "mkdir": "make folder",
    "unlink": "remove file",
}  # fmt: skip
PYTHON = FileWords(
    folders=words(
        r"tempfile\.(?:TemporaryDirectory|mkdtemp)|fixture (?:tmp_path|tmpdir)|fixture tmp(?:_path|dir)_factory\.mktemp"
    ),
    holders=words(r"tempfile\.TemporaryDirectory"),
    files=words(r"(?:tempfile\.)?NamedTemporaryFile"),
    ending="suffix",
    joins=words(r"pathlib\.Path|os\.path\.join"),
    texts=words(r"str|os\.fspath"),
    join_methods=frozenset({"joinpath", "join"}),
    functions={
        "os.path.exists": "file exists", "os.path.isfile": "is file", "os.path.isdir": "is folder",
        "os.mkdir": "make folder", "os.makedirs": "make folder", "os.remove": "remove file", "os.unlink": "remove file",
        "read text": "read text", "read bytes": "read bytes", "write text": "write text", "write bytes": "write bytes",
    },
    methods={**_DONE, "read": "read text", "write": "write text"},
    any_methods={
        "read_text": "read text", "read_bytes": "read bytes", "write_text": "write text", "write_bytes": "write bytes",
    },
    removes=words(r"shutil\.rmtree|os\.(?:remove|unlink|rmdir)"),
    opens=frozenset({"open"}),
    loads={"json.load": "json.loads"},
    dumps={"json.dump": "json.dumps"},
    silent=frozenset({"cleanup", "flush", "close", "seek"}),
)  # fmt: skip
NONE = FileWords()
TABLES = {"python": PYTHON}
