"""What a person has to say in words: an empty text says nothing."""

from __future__ import annotations

import click

from intervention.entrypoints.cli.language import pick


class Words(click.ParamType):  # type: ignore[type-arg]  # generic in the newest versions only
    """Text with something in it, without the blanks around it."""

    name = "text"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        text = str(value).strip()
        if not text:
            self.fail(pick("it is empty; write something", "内容为空；请写些内容"), param, ctx)
        return text
