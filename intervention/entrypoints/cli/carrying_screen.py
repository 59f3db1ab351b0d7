"""How decisions that were carried out in a scratch copy are shown."""

from __future__ import annotations

from collections.abc import Sequence

from intervention.core.messages import show_path
from intervention.effects.repo import Repository
from intervention.entrypoints.cli import screen, status, wording
from intervention.entrypoints.cli.carrying import CarriedOut, carry_out_all
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick
from intervention.entrypoints.cli.replay_input import missing_part
from intervention.replay.carrying import plan_batches
from intervention.replay.sources import MissingPart, split
from intervention.replay.whatif import WhatIf


def carry_out(logs: Sequence[str], what_if: WhatIf | None, source: Repository, folder: str, *, is_json: bool) -> int:
    """Carries out and shows one batch after the other. Exit status 1 where what was done is not what was recorded."""
    count, is_good = 0, True
    try:
        planned = plan_batches(split(logs), what_if)
        for one in carry_out_all(planned, source, folder, is_imagined=what_if is not None):
            count += one.missing is None
            is_good = is_good and one.is_same is not False
            screen.show_json(facts(one)) if is_json else _show(one)
    except MissingPart as missing:
        raise missing_part(missing) from missing
    except FileExistsError as error:
        raise _not_empty(folder) from error
    if is_json:
        screen.show_json({"v": 1, "kind": "summary", "ok": is_good, "carried_out": count, "into": folder})
    elif count:
        batches = wording.counted(count, "batch was", "batches were")
        said = f"{batches} carried out in {folder}; it is left as the last of them made it."
        screen.show(pick(said, f"已在 {folder} 中执行 {count} 个批次；目录保持最后一批之后的状态。"))
    else:
        screen.show(pick("No decision here changes anything.", "这里没有会产生改动的决定。"))
    return status.DONE if is_good else status.FAILED


def facts(one: CarriedOut) -> dict[str, object]:
    """One batch for programs."""
    batch = one.planned.batch
    return {
        "v": 1,
        "kind": "carried_out",
        "source": one.planned.source,
        "line": batch.line,
        "run_id": batch.run_id,
        "batch_id": batch.batch_id,
        "state": one.planned.state,
        "missing": one.missing,
        "as_recorded": one.is_same,
        "results": [result.model_dump(mode="json") for result in one.results],
    }


def _show(one: CarriedOut) -> None:
    batch = one.planned.batch
    screen.show(screen.paint(f"{screen.plain(one.planned.source)}:{batch.line}", "bold"))
    if one.missing == "state":
        said = "the log names no state to do it in: nothing was secured at that time"
        screen.show(*screen.hang("  ", pick(said, "日志没有可在其中执行的状态：当时没有保存")))
    elif one.missing == "commit":
        sha = one.planned.state
        said = f"this repository does not hold {sha}; name the one that the run was in with --root"
        screen.show(*screen.hang("  ", pick(said, f"此仓库没有 {sha}；请用 --root 指定该运行所在的仓库")))
    for result in one.results:
        head = f"  {result.violation_type}: {result.action}"
        screen.show(f"{head}  {result.operation_id}" if result.operation_id is not None else head)
        for file in result.files:
            reason = "" if file.reason is None else f" ({file.reason})"
            screen.show(*screen.hang("    ", f"{show_path(file.path)}: {file.outcome}{reason}"))
    if one.is_same is False:
        said = "not what was recorded: compare the results with --json"
        screen.show(screen.paint(f"  {pick(said, '与记录不同：请用 --json 比较结果')}", "red"))


def _not_empty(folder: str) -> Failure:
    message = pick(f"{folder} is not empty", f"{folder} 不是空目录")
    hint = pick("name a folder that is empty or not there yet", "请指定空目录或尚不存在的目录")
    return Failure("not_empty", message, hint)
