"""Which files an import may mean: enough candidates to see whether one of them is a test path."""

from __future__ import annotations

import re
from collections.abc import Iterator

from intervention.judgement.forms import Form, callee, walk

_LOADERS = re.compile(
    r"(?:^|\.)(?:require\w*|import_module|__import__|import|load|load_source|include\w*|run_path|spec_from_file_location)\Z"
)


def imported_paths(path: str, block: Form) -> frozenset[str]:
    """Paths, from the project's root, of files that the code may import, without knowing which of them exist."""
    found: set[str] = set()
    for form in walk(block):
        if form.op == "bind":
            name, module = form.kids[0].text, form.kids[1].text
            found |= set(_candidates(path, module))
            if name and name != "default" and "/" not in module:
                found |= set(_candidates(path, f"{module}.{name}"))
        elif form.op == "call" and (_LOADERS.search(callee(form)) or (path.endswith(".rs") and callee(form) == "path")):
            for part in walk(form):
                if part.op == "str":
                    found |= set(_candidates(path, part.text.split(":", 1)[-1]))
    return frozenset(found)


def _candidates(path: str, module: str) -> Iterator[str]:
    extension = "." + path.rsplit(".", 1)[-1]
    folder = path.rpartition("/")[0]
    if "/" in module or module.startswith("./"):
        target = resolve(folder, module) if module.startswith(".") else module.lstrip("/")
        yield target
        if "." not in target.rsplit("/", 1)[-1]:
            yield target + extension
        return
    dots = len(module) - len(module.lstrip("."))
    parts = [part for part in re.split(r"::|[.\\]", module) if part and part not in ("crate", "self")]
    if not parts:
        return
    if dots:
        folder = resolve(folder, "../" * (dots - 1))
        yield "/".join(filter(None, [folder, *parts])) + extension
    else:
        yield "/".join(parts) + extension


def resolve(folder: str, module: str) -> str:
    """A relative path seen from a folder."""
    parts = [part for part in folder.split("/") if part]
    for part in module.split("/"):
        if part == "..":
            parts = parts[:-1]
        elif part not in ("", "."):
            parts.append(part)
    return "/".join(parts)
