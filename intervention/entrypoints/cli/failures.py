"""What went wrong, said once to a person or a script: a sentence, what to do now, and the exit status."""

from __future__ import annotations

import os
import traceback

from intervention.entrypoints.cli import screen, status
from intervention.entrypoints.cli.language import current, pick
from intervention.errors import Busy, Declined, EngineError, UnsafePath


class Failure(Exception):
    """A command ends here. `code` is for scripts; both sentences are in this process's language."""

    def __init__(self, code: str, message: str, hint: str, exit_status: int = status.FAILED) -> None:
        super().__init__(code, message, hint)
        self.code = code
        self.message = message
        self.hint = hint
        self.exit_status = exit_status


def report(failure: Failure, is_json: bool) -> int:
    """Says it and returns the exit status."""
    if is_json:
        said = {"ok": False, "code": failure.code, "message": failure.message, "hint": failure.hint}
        screen.show_json({"v": 1, **said})
    else:
        screen.warn(f"intervention: {failure.message}", f"  → {failure.hint}")
    return failure.exit_status


def describe(error: Exception) -> Failure:
    """The failure that an error of a room below comes to."""
    if isinstance(error, Failure):
        return error
    if isinstance(error, Declined | EngineError):
        return _describe_keyed(error)
    if isinstance(error, UnsafePath):
        from intervention.effects.words import left

        return Failure(error.key, left(error.key, current()), _look(), status.FAILED)
    if isinstance(error, OSError):
        return _describe_disk(error)
    if isinstance(error, UnicodeEncodeError):
        message = pick("a word of the command line is not UTF-8", "命令行中有内容不是 UTF-8")
        return Failure("usage", message, pick("write it in UTF-8", "请用 UTF-8 书写"), status.USAGE)
    return _unexpected(error)


def _describe_disk(error: OSError) -> Failure:
    """What a person can do depends on what is the matter with which file."""
    given = error.filename
    name = screen.plain(os.fsdecode(given) if isinstance(given, bytes) else str(given)) if given is not None else ""
    if name and isinstance(error, FileNotFoundError):
        hint = pick("name one that exists, or make it first", "请指定存在的路径，或先创建它")
        return Failure("not_there", pick(f"there is no {name}", f"{name} 不存在"), hint)
    if name and isinstance(error, FileExistsError | NotADirectoryError | IsADirectoryError):
        message = pick(f"something else is in the place of {name}", f"{name} 处是其他类型的文件")
        return Failure("in_the_way", message, pick("move it away, then try again", "请将其移开，然后重试"))
    if name and isinstance(error, PermissionError):
        message = pick(f"you may not do that with {name}", f"没有对 {name} 执行此操作的权限")
        hint = pick("see to its permissions, then try again", "请检查其权限，然后重试")
        return Failure("not_permitted", message, hint)
    return Failure("disk", pick(f"the disk refused: {error}", f"磁盘操作失败：{error}"), _disk())


def _describe_keyed(error: Declined | EngineError) -> Failure:
    from intervention.effects.words import explain

    message, hint = explain(error, current())
    code = error.key if isinstance(error, Declined) or error.code == "internal" else error.code
    if isinstance(error, Busy):
        return Failure(code, message, hint, status.BUSY)
    return Failure(code, message, hint, status.AGENT if error.key == "agent" else status.FAILED)


def _unexpected(error: Exception) -> Failure:
    """With INTERVENTION_DEBUG=1 the traceback goes to stderr, for a report."""
    if os.environ.get("INTERVENTION_DEBUG") == "1":
        traceback.print_exception(error)
    said = screen.plain(f"{type(error).__name__}: {error}")[:400]
    return Failure(
        "internal",
        pick(f"the command met something it did not expect: {said}", f"命令遇到意外情况：{said}"),
        pick(
            "run `intervention doctor`; if it stays, report it with what INTERVENTION_DEBUG=1 shows",
            "请运行 `intervention doctor`；若仍出现，请附上 INTERVENTION_DEBUG=1 的输出报告",
        ),
    )


def _look() -> str:
    return pick("look at the path that is named, then try again", "请查看所提到的路径，然后重试")


def _disk() -> str:
    return pick("see to free space and permissions, then try again", "请检查剩余空间和权限，然后重试")
