"""The frame of an instruction: what is wrong, what really happened, what to do now, and whether the run is stopped.

Only `Told` is read: a sentence about a file is said when, and only when, its outcome says so.
"""

from __future__ import annotations

from typing import Literal

from intervention.contract.result import FileOutcome
from intervention.contract.words import Language, Outcome
from intervention.core.candidates import is_harmless
from intervention.core.messages import MAX_LISTED, Text, join_lines, list_paths, quote, say, show_path
from intervention.core.plan import Told

#: Names of the states that a rollback can go to.
STATES: dict[Literal["base", "green", "head"], Text] = {
    "base": Text("its content at the start of the phase", "阶段开始时的内容"),
    "green": Text("its content at the last green test run", "最近一次测试全部通过时的内容"),
    "head": Text("its content in the last commit", "最近一次提交中的内容"),
}

_NOTHING = Text("Nothing had to be undone, you can go on.", "无需撤销任何内容，可以继续。")
_QUARANTINED = Text(
    "Taken out of the work tree and kept in the quarantine: {paths}.", "已移出工作区并保存在隔离区：{paths}。"
)
_RESTORED = Text(
    "Put back to {state}, with the other version kept: {paths}.", "已恢复为{state}，另一版本已保存：{paths}。"
)
_WRITTEN = Text("The guard wrote to {paths}; read it and complete it.", "守卫已写入 {paths}；请阅读并补充。")
_REFUSED = Text("Left as it is: {path} ({reason}).", "未做改动：{path}（{reason}）。")
_UNTOUCHED = Text("Nothing to do for {path} ({reason}).", "无需处理 {path}（{reason}）。")
_MORE = Text(
    "So it is with {count} more paths; the result names each.", "另有 {count} 个路径同样如此；结果中逐一列出。"
)
_SUSPENDED = Text(
    "The run is suspended until a person has decided. Only read until then, and tell the person that "
    "`intervention decisions` shows the question; do not answer it yourself.",
    "运行已暂停，等待人来决定。在此之前只做读取，并告知对方运行 `intervention decisions` 查看问题；不要自行回答。",
)
_FAILED = Text(
    "The guard could not carry out all it had decided ({error}). Do by hand what is said here, then try again.",
    "守卫未能完成全部处理（{error}）。请按此处说明自行处理，然后重试。",
)


def tell(told: Told, wrong: str, then: str, put_back: Text = STATES["base"]) -> str:
    """The whole instruction. `wrong` is left out where everything turned out to be harmless, and so is `then`."""
    language = told.language
    is_fine = is_harmless(told.facts) and not told.is_suspended and told.error is None
    return join_lines(
        [
            say(_NOTHING, language) if is_fine else wrong,
            *_tell_files(told.files, put_back, language),
            "" if is_fine else then,
            say(_SUSPENDED, language) if told.is_suspended else "",
            say(_FAILED, language, error=quote(told.error)) if told.error is not None else "",
        ]
    )


def has_outcome(told: Told, outcome: Outcome) -> bool:
    return any(file.outcome == outcome for file in told.files)


def _tell_files(files: tuple[FileOutcome, ...], put_back: Text, language: Language) -> list[str]:
    state = say(put_back, language)
    lists = [
        say(text, language, paths=list_paths(paths, language), state=state)
        for outcome, text in _LISTED.items()
        if (paths := [file.path for file in files if file.outcome == outcome])
    ]
    return (
        lists
        + _tell_reasons(files, "refused", _REFUSED, language)
        + _tell_reasons(files, "untouched", _UNTOUCHED, language)
    )


def _tell_reasons(files: tuple[FileOutcome, ...], outcome: Outcome, text: Text, language: Language) -> list[str]:
    named = [file for file in files if file.outcome == outcome]
    lines = [say(text, language, path=show_path(file.path), reason=file.reason or "-") for file in named[:MAX_LISTED]]
    left = len(named) - MAX_LISTED
    return [*lines, say(_MORE, language, count=left)] if left > 0 else lines


_LISTED: dict[Outcome, Text] = {"quarantined": _QUARANTINED, "restored": _RESTORED, "written": _WRITTEN}
