"""What a person can answer when a run is stopped: options that every type shares, each with its consequence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from intervention.contract.words import AnyType, Language
from intervention.core.messages import Text, say
from intervention.core.plan import Group, Suspend

if TYPE_CHECKING:
    from intervention.contract.decision import DecisionOption, RunEffect

OWN = ("own",)

_GO_ON = Text("go on", "继续")
_GO_ON_UNDONE = Text(
    "What the guard has undone stays undone; the run goes on and strikes of this kind start again from zero.",
    "守卫撤销的内容保持撤销；运行继续，此类违规重新计数。",
)
_GO_ON_AS_IS = Text(
    "Nothing in the repository changes and nothing is waived; the run goes on, strikes of this kind start from zero.",
    "仓库不做任何改动，也不放行；运行继续，此类违规重新计数。",
)
_ALLOW = Text("bring the agent's version back and allow it", "恢复代理的版本并允许")
_ALLOWED = Text(
    "What was taken away comes back and is an exception; this kind of violation holds no gate for "
    "the rest of the phase.",
    "被移走的内容将恢复并列为例外；本阶段余下时间此类违规不再阻挡关卡。",
)
_WAIVE = Text("let it pass this once", "本次放行")
_WAIVED = Text(
    "Nothing in the repository changes; this kind of violation holds no gate for the rest of the phase.",
    "仓库不做任何改动；本阶段余下时间此类违规不再阻挡关卡。",
)
_RETURN = Text("begin this phase again", "重新开始本阶段")
_RETURNED = Text(
    "The phase is active again, its approval is void; the code stays as it is.",
    "本阶段重新进行，批准作废；代码保持现状。",
)
_ABANDON = Text("end the run", "结束本次运行")
_ABANDONED = Text(
    "The run is archived and the guard lets go of this worktree; files stay as they are.",
    "运行归档，守卫不再约束此工作区；文件保持现状。",
)


def ask(group: Group, question: str, *, has_undone: bool) -> Suspend:
    """The usual question. `has_undone` says whether this decision itself takes something away that could come back."""
    language = group.policy.language
    second = allow(group.violation_type, language) if has_undone else waive(group.violation_type, language)
    return Suspend(question, (go_on(language, has_undone=has_undone), second, abandon(language)))


def go_on(language: Language, *, has_undone: bool) -> DecisionOption:
    return option("continue", _GO_ON, _GO_ON_UNDONE if has_undone else _GO_ON_AS_IS, "resume", language)


def allow(violation_type: AnyType, language: Language) -> DecisionOption:
    plain = option("allow", _ALLOW, _ALLOWED, "resume", language)
    return plain.model_copy(update={"restores": OWN, "waives": (violation_type,)})


def waive(violation_type: AnyType, language: Language) -> DecisionOption:
    return option("waive", _WAIVE, _WAIVED, "resume", language).model_copy(update={"waives": (violation_type,)})


def begin_again(language: Language) -> DecisionOption:
    return option("return", _RETURN, _RETURNED, "return_phase", language)


def abandon(language: Language) -> DecisionOption:
    return option("abandon", _ABANDON, _ABANDONED, "archive", language)


def option(key: str, label: Text, consequence: Text, run: RunEffect, language: Language) -> DecisionOption:
    # Imported here, since most handlers offer nothing most of the time.
    from intervention.contract.decision import DecisionOption

    return DecisionOption(key=key, label=say(label, language), consequence=say(consequence, language), run=run)
