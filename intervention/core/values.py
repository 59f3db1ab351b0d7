"""Frozen values that cost little to define.

What `dataclasses` writes for one class takes half a millisecond, and a checkpoint that only instructs defines more
than a dozen: the ways to compare, show and freeze them are therefore written once, here. Type checkers treat a
`Value` as a frozen dataclass.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, dataclass_transform


@dataclass_transform(frozen_default=True)
class Value:
    """Fields are the annotations of the class, in order, with its attributes as defaults. Two values are equal when
    they are of one class and all their fields are."""

    _names: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls._names = tuple(cls.__annotations__)

    def __init__(self, *given: Any, **named: Any) -> None:
        fields = dict(zip(self._names, given, strict=False)) | named
        if len(given) + len(named) != len(fields) or not fields.keys() <= set(self._names):
            raise TypeError(f"{type(self).__name__} has the fields {self._names}, not {tuple(fields)}")
        for name in self._names:
            if name not in fields and not hasattr(type(self), name):
                raise TypeError(f"{type(self).__name__} needs {name}")
        self.__dict__.update(fields)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in self._names)

    def __hash__(self) -> int:
        return hash((type(self), *(getattr(self, name) for name in self._names)))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._names)
        return f"{type(self).__name__}({shown})"

    def replace(self, **changes: Any) -> Self:
        """The same value with some fields changed."""
        fields = {name: getattr(self, name) for name in self._names}
        return type(self)(**(fields | changes))
