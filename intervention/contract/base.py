"""The base of every model that crosses the wire: frozen, strict, tolerant of unknown fields, built on first use.

`defer_build` matters: a checkpoint uses a handful of these models, and building all of them costs as much time as the
checkpoint's own work.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from pydantic.types import Strict

T = TypeVar("T")

#: A sequence on the wire. JSON has only lists and the models hold only tuples, so this one type is not strict.
Items = Annotated[tuple[T, ...], Strict(False)]

#: An integer that every client can hold exactly.
SafeInt = Annotated[int, Field(ge=-(2**53 - 1), le=2**53 - 1)]

Sha256 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
ObjectId = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{40}|[0-9a-f]{64})$")]
Uuid = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$")]
Time = Annotated[str, StringConstraints(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$")]

#: What may name a run: it becomes part of a ref's name and of a folder's.
RunId = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z_-]+(\.[0-9A-Za-z_-]+)*$", max_length=128)]
#: An absolute POSIX path.
Root = Annotated[str, StringConstraints(pattern=r"^/[^\x00]*$")]


class Model(BaseModel):
    """A value of the contract. Unknown fields are dropped when reading, so they are never written again."""

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore", defer_build=True)
