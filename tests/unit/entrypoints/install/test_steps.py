"""What installing does about each file, from what is there: a table of what it leaves alone and one of what it does."""

import hashlib
from pathlib import Path

import pytest

from intervention.entrypoints.install.manifest import Owned
from intervention.entrypoints.install.steps import Wanted, plan_install, plan_uninstall

NEW = b"new"
OLD = b"old"


def sha(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def owned(path: Path, content: bytes = OLD, scope: str = "user") -> Owned:
    return Owned(str(path), "file", sha(content), scope)


@pytest.mark.parametrize(
    ("there", "is_owned", "is_needed", "verb", "why"),
    [
        (NEW, False, True, "keep", "same"),
        (NEW, True, True, "keep", "same"),
        (OLD, False, False, "keep", "yours"),
        (OLD, False, True, "refuse", "occupied"),
        (b"edited", True, False, "keep", "yours"),
        (b"edited", True, True, "refuse", "occupied"),
    ],
)
def test_leaves_alone(tmp_path: Path, there: bytes, is_owned: bool, is_needed: bool, verb: str, why: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(there)
    (step,) = plan_install([Wanted(path, "user", NEW, is_needed=is_needed)], [owned(path)] if is_owned else [])
    assert (step.verb, step.why) == (verb, why)


def test_writes_what_is_absent(tmp_path: Path) -> None:
    (step,) = plan_install([Wanted(tmp_path / "file", "user", NEW)], [])
    assert (step.verb, step.why) == ("write", "new")


def test_renews_what_it_wrote_itself(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(OLD)
    (step,) = plan_install([Wanted(path, "user", NEW)], [owned(path)])
    assert (step.verb, step.why) == ("write", "renewed")


def test_a_folder_in_the_place_of_the_plugin_is_refused(tmp_path: Path) -> None:
    (step,) = plan_install([Wanted(tmp_path, "user", NEW, is_needed=True)], [])
    assert step.verb == "refuse"


def test_a_link_is_compared_by_where_it_leads(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "elsewhere")
    (foreign,) = plan_install([Wanted(link, "user", target=tmp_path / "here")], [])
    (same,) = plan_install([Wanted(link, "user", target=tmp_path / "elsewhere")], [])
    assert (foreign.why, same.why) == ("yours", "same")


def test_uninstalling_goes_backwards_and_leaves_what_a_person_changed(tmp_path: Path) -> None:
    ours, edited, gone = (tmp_path / name for name in ("ours", "edited", "gone"))
    ours.write_bytes(OLD)
    edited.write_bytes(b"edited")
    steps = plan_uninstall([owned(ours), owned(edited), owned(gone)], None)
    assert [(step.path, step.verb, step.why) for step in steps] == [
        (gone, "leave", "gone"),
        (edited, "leave", "changed"),
        (ours, "remove", "ours"),
    ]


def test_uninstalling_one_project_leaves_the_others(tmp_path: Path) -> None:
    first, second = (owned(tmp_path / name, scope=name) for name in ("first", "second"))
    assert [step.owned for step in plan_uninstall([first, second], "first")] == [first]
