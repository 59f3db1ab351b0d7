"""What can go wrong with the world, as one small tree:

    EngineError           a code of the contract, a sentence and a hint: the whole call comes to nothing
    ├── NotARepository    no work tree, a bare one, or one without a first commit
    ├── Busy              another engine holds this worktree
    ├── GitFailed         git is missing, too slow, or said no
    └── Unsettled         an operation failed half-way and is to be taken back by the next call
    UnsafePath            one path must not or cannot be touched; the rest goes on
    Declined              a person's act is refused, with the reason

Sentences are not made here: an error carries a key of `effects.words` and its facts, so that it can be said in either
language at the one place where it leaves the program.
"""

from __future__ import annotations

from typing import ClassVar

from intervention.contract.words import ErrorCode


class _Keyed(Exception):
    """`key` names the sentence, `facts` fill it in."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class EngineError(_Keyed):
    code: ClassVar[ErrorCode] = "internal"


class NotARepository(EngineError):
    code: ClassVar[ErrorCode] = "not_a_repository"


class Busy(EngineError):
    code: ClassVar[ErrorCode] = "busy"


class GitFailed(EngineError):
    code: ClassVar[ErrorCode] = "git_failed"


class Unsettled(EngineError):
    """It could neither be done nor taken back for now; it is journalled, and nothing else is done before it is back."""


class UnsafePath(_Keyed):
    """A path that leads outside the tree, through a link, or to something that is no file."""


class Declined(_Keyed):
    """A person's act that cannot be done as asked; nothing was changed."""
