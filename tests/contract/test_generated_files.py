"""What is derived from the models is what lies in the repository, byte for byte; and it means the same."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from referencing import Registry, Resource

from intervention.contract.entry import AuditEntry
from intervention.contract.generate import generated, main, stale, write
from intervention.contract.result import Result
from intervention.contract.schemas import DOCUMENTS
from tests.support.envelopes import DETAILS, EVENT_DETAILS, plain_entry, request, violation

PATHS = sorted(path.as_posix() for path in generated())
ENTRIES = [*map(violation, DETAILS), *map(plain_entry, EVENT_DETAILS)]


def test_every_generated_file_is_fresh(root: Path) -> None:
    assert stale(root) == []
    assert len(PATHS) == 9


def test_the_command_agrees(root: Path) -> None:
    command = [sys.executable, "-P", "-m", "intervention.contract.generate", "--check"]
    assert subprocess.run(command, cwd=root, env={"PYTHONPATH": str(root)}, check=False).returncode == 0


@pytest.mark.parametrize("name", PATHS)
def test_one_changed_byte_is_noticed_and_named(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path)
    assert main(["--check", "--root", str(tmp_path)]) == 0
    (tmp_path / name).write_bytes((tmp_path / name).read_bytes() + b"\n")
    assert main(["--check", "--root", str(tmp_path)]) == 1
    assert name in capsys.readouterr().out
    assert stale(tmp_path) == [name]


@pytest.mark.parametrize("name", PATHS)
def test_a_missing_file_is_noticed(name: str, tmp_path: Path) -> None:
    write(tmp_path)
    (tmp_path / name).unlink()
    assert stale(tmp_path) == [name]


@pytest.mark.parametrize("name", PATHS)
def test_each_file_says_that_it_is_generated(name: str, root: Path) -> None:
    text = (root / name).read_text("utf-8")
    assert "Generated from intervention/contract" in text[:300]
    assert text.endswith("\n")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_each_schema_is_one(name: str, root: Path) -> None:
    jsonschema.Draft202012Validator.check_schema(schema(root, name))


@pytest.mark.parametrize("entry", ENTRIES, ids=str)
def test_an_entry_passes_schema_and_model_alike(root: Path, entry: dict[str, Any]) -> None:
    assert AuditEntry.model_validate(entry)
    assert faults(root, "audit-entry", entry) == []


@pytest.mark.parametrize("entry", ENTRIES, ids=str)
def test_an_entry_with_a_foreign_detail_fails_in_the_schema_too(root: Path, entry: dict[str, Any]) -> None:
    assert faults(root, "audit-entry", {**entry, "detail": {"foreign": 1}})


def test_a_request_is_checked_down_to_its_violations(root: Path) -> None:
    assert faults(root, "request", request(*map(violation, DETAILS))) == []
    assert faults(root, "request", request(violation("file-too-large", severity="fatal")))


def test_a_written_result_passes_its_schema(root: Path) -> None:
    counts = {"received": 0, "handled": 0, "deferred": 0, "failed": 0}
    empty: dict[str, Any] = {
        "batch_id": None,
        "status": "empty",
        "error": None,
        "pipeline_action": "continue",
        "results": [],
    }
    written = Result.model_validate({**empty, "deferred": [], "decision": None, "counts": counts}).model_dump(
        mode="json"
    )
    assert faults(root, "result", written) == []
    del written["v"]
    assert faults(root, "result", written)


def schema(root: Path, name: str) -> Any:
    return json.loads((root / "bridge-schema" / f"{name}.schema.json").read_text("utf-8"))


def faults(root: Path, name: str, value: object) -> list[str]:
    return [error.message for error in validator(root, name).iter_errors(value)]


@cache
def validator(root: Path, name: str) -> Any:
    entry = Resource.from_contents(schema(root, "audit-entry"))
    registry: Any = Registry().with_resource("audit-entry.schema.json", entry)
    return jsonschema.Draft202012Validator(schema(root, name), registry=registry)
