"""What an import makes known under which name, and from where. Import statements themselves are free."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from intervention.judgement.forms import Form

if TYPE_CHECKING:
    from intervention.judgement.expressions import Expressions
    from intervention.judgement.syntax import Node


def bindings(lowering: Expressions, node: Node) -> tuple[Form, ...]:
    """bind LOCAL (name in its module, module); an import of a whole module has an empty name."""
    if node.kind in ("import_statement", "import_from_statement", "future_import_statement", "export_statement"):
        return _python(lowering, node) if node.field("source") is None else _script(lowering, node)
    return tuple(_path(lowering, text, node) for text in _paths(lowering.raw(node)))


def _bind(local: str, name: str, module: str, node: Node) -> Form:
    return Form("bind", local, (Form("name", name), Form("name", module)), node.line)


def _python(lowering: Expressions, node: Node) -> tuple[Form, ...]:
    origin = node.field("module_name")
    module = lowering.text(origin) if origin else ""
    made: list[Form] = []
    for kid in node.named:
        if kid is origin or kid.kind not in ("aliased_import", "dotted_name"):
            continue
        alias, name = kid.field("alias"), kid.field("name") or kid
        given = lowering.text(name)
        local = lowering.text(alias) if alias else given
        if origin is None:
            made.append(_bind(local if alias else local.split(".")[0], "", given, node))
        else:
            made.append(_bind(local, given, module, node))
    return tuple(made)


def _script(lowering: Expressions, node: Node) -> tuple[Form, ...]:
    source = node.field("source")
    module = lowering.text(source).strip("'\"") if source else ""
    made: list[Form] = []
    todo = list(node.named)
    while todo:
        kid = todo.pop(0)
        if kid.kind == "import_specifier":
            name, alias = kid.field("name"), kid.field("alias")
            given = lowering.text(name) if name else lowering.text(kid)
            made.append(_bind(lowering.text(alias) if alias else given, given, module, node))
        elif kid.kind == "namespace_import":
            made.append(_bind(lowering.text(kid.named[-1]), "", module, node))
        elif kid.kind == "identifier":
            made.append(_bind(kid.text, "default", module, node))
        elif kid.kind in ("import_clause", "named_imports"):
            todo += kid.named
    return tuple(made) or (_bind("", "", module, node),)


def _paths(text: str) -> list[str]:
    """The dotted paths of an import of any other language, groups in braces spread out."""
    text = re.sub(
        r"^\s*(?:pub\s+)?(?:import|use|using|from)\b(?:\s+(?:static|function|const|global))*", "", text.strip()
    )
    text = text.strip(" ;()\n")
    head, brace, group = text.partition("{")
    if brace:
        return [head.strip() + part.strip() for part in group.rstrip("} ;").split(",") if part.strip()]
    return [part.strip() for part in re.split(r"[\n,;]", text) if part.strip()]


def _path(lowering: Expressions, text: str, node: Node) -> Form:
    match = re.match(r"(?:(?P<front>\w+)\s*=?\s+)?(?P<path>.+?)(?:\s+as\s+(?P<alias>\w+))?\Z", text)
    path = (match["path"] if match else text).strip(" '\"")
    parts = [part for part in re.split(r"::|[./\\]", path) if part]
    name = parts[-1] if parts else path
    alias = (match["alias"] or match["front"]) if match else None
    return _bind(alias or name, name, path if lowering.language.imports_files else ".".join(parts[:-1]), node)


LOADS = re.compile(r"(?:require(?:_relative|_once)?|include(?:_once)?)\Z")
_TESTISH = re.compile(
    r"(?:^|[./\\_-])(?:tests?|__tests__|specs?|testing|fakes?|mocks?|stubs?|conftest|fixtures?)(?:$|[./\\_-])", re.I
)


def is_testish(module: str) -> bool:
    """Whether a module's path speaks of tests or of stand-ins."""
    return bool(_TESTISH.search(module))


def tail(module: str) -> str:
    """The last part of a module's path, without its extension: what a file of that module is called."""
    path = re.sub(r"\.(?:m?[jt]sx?|c[jt]s|py|rb|php)\Z", "", module)
    parts = [part for part in re.split(r"[./\\:]+", path) if part and part != "index"]
    return parts[-1] if parts else ""
