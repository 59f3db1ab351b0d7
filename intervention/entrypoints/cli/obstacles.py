"""What stands in the way of a file that is to come back, in words: the guard moves single files and links only."""

from __future__ import annotations

from collections.abc import Iterable

from intervention.contract.result import FileOutcome
from intervention.core.messages import show_path
from intervention.effects.operations import Report
from intervention.effects.repo import Repository
from intervention.effects.report_obstacles import Obstacle, find_obstacle
from intervention.entrypoints.cli.language import current, pick

_KINDS = {
    "folder": ("a folder that is not empty", "非空目录"),
    "link": ("a link in the place of a folder", "占据目录位置的链接"),
    "file": ("a file in the place of a folder", "占据目录位置的文件"),
    "special": ("something that is neither a file nor a link", "既非文件也非链接的内容"),
}


def name_obstacles(repo: Repository, report: Report) -> Report:
    """The same report, with every path refused that something is in the way of, and with what that is."""
    return report._replace(files=tuple(_name(repo, file) for file in report.files))


def find_obstacles(repo: Repository, files: Iterable[FileOutcome]) -> list[str]:
    """What a person has to move before these can come back, as it is shown."""
    found = (_find(repo, file) for file in files)
    return list(dict.fromkeys(show_path(one.path) for one in found if one is not None))


def _find(repo: Repository, file: FileOutcome) -> Obstacle | None:
    """None also where nobody can look: what the act itself has said of the path, before or after, then stands."""
    try:
        return find_obstacle(repo, file.path) if _may_come_back(file) else None
    except OSError:
        return None


def _name(repo: Repository, file: FileOutcome) -> FileOutcome:
    found = _find(repo, file)
    if found is None:
        return file
    kind, path = pick(*_KINDS[found.kind]), show_path(found.path)
    if found.path == file.path:
        reason = pick(f"{kind} is in its place", f"该位置现在是{kind}")
    else:
        reason = pick(f"{path} is in its way: {kind}", f"{path} 挡住了它：{kind}")
    return file.model_copy(update={"outcome": "refused", "reason": reason, "kept_at": None})


def _may_come_back(file: FileOutcome) -> bool:
    """Unless nothing is to be put there, or what was kept is lost."""
    from intervention.effects.words import left

    return file.outcome in ("restored", "refused") and file.reason != left("kept_missing", current())
