"""Command lines of runners: the options that decide what runs, without those that only decide how it is shown."""

import re
import shlex

_SHOWN = re.compile(
    r"(?:-[qvslrx]+|-r\w+|-ra|--tb(?:=.*)?|--color(?:s|=.*)?|--colors?|--no-header|--no-summary|--durations(?:=.*|-min=.*)?|--strict-markers"
    r"|--strict-config|--strict|--import-mode=.*|--cov(?:-report|-config|-branch|-fail-under)?(?:=.*)?|--no-cov|--coverage(?:\.\w+)*(?:=.*)?|--verbose|--silent"
    r"|--reporters?(?:=.*)?|--watch(?:All)?(?:=false)?|--showlocals|--quiet|--junit-?xml(?:=.*)?|--html(?:=.*)?|-n(?:=?\w+)?|--numprocesses(?:=.*)?"
    r"|--dist(?:=.*)?|--maxWorkers(?:=.*)?|--runInBand|--cache-clear|-W|--experimental-vm-modules|--no-warnings|--test-reporter(?:=.*)?"
    r"|--capture(?:=.*)?|--log-cli-level(?:=.*)?|--timeout(?:=.*)?|--detectOpenHandles|--forceExit|--full-trace|--new-first|-i)\Z"
)
_SHOWN_WITH_VALUE = frozenset(
    {
        "-n",
        "--tb",
        "--durations",
        "--cov",
        "--cov-report",
        "--reporter",
        "--color",
        "--test-reporter",
        "--junitxml",
        "--maxWorkers",
        "--dist",
    }
)


def relevant_options(given: object, is_command: bool = False) -> str:
    """The options that matter, in their order; of a command the command itself as well."""
    parts = [str(part) for part in given] if isinstance(given, list) else split_options(str(given))
    kept: list[str] = []
    skip = False
    for part in parts:
        if skip and not part.startswith("-"):
            skip = False
            continue
        skip = part in _SHOWN_WITH_VALUE
        if not _SHOWN.match(part) or (is_command and part in ("-i",)):
            kept.append(part)
    return " ".join(kept) if is_command else shlex.join(kept)


def split_options(text: str) -> list[str]:
    """The words of a command line."""
    try:
        return shlex.split(text)
    except ValueError:
        return text.split()
