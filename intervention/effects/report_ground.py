"""What a check finds of the guard's own ground: whether log, ledger, snapshots and stash list agree. Looks only."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import NamedTuple

from intervention.effects import git, stash
from intervention.effects.files import only_regular
from intervention.effects.heads import Head
from intervention.effects.repo import Repository
from intervention.effects.report_ledger import LedgerView, SafetyState, look
from intervention.effects.report_log import LogView, list_runs, read_log
from intervention.effects.report_run import RunView
from intervention.effects.seal import unseal

_MAX_STATE = 256 * 1024 * 1024


class GroundSeen(NamedTuple):
    """Of the live run: `rewritten` is what the engine was told of the log and the log no longer holds; `unknown`
    operations that the log names and the ledger does not; `lost` safety states that git no longer holds, `unnamed`
    those that no ref holds any more, `unlisted` those that are gone from the stash list; `base` the phase's snapshot
    where it is not there."""

    rewritten: Head | None = None
    unknown: tuple[str, ...] = ()
    lost: tuple[SafetyState, ...] = ()
    unnamed: tuple[SafetyState, ...] = ()
    unlisted: tuple[SafetyState, ...] = ()
    base: str | None = None


def look_at_ground(repo: Repository, run: RunView, log: LogView) -> GroundSeen:
    """Raises LedgerBroken, GitFailed, OSError."""
    held, listed = _held_by_refs(repo), frozenset(stash.entries(repo))
    with look(repo) as ledger:
        if ledger is None:
            known: set[str] = set()
            states, rewritten = [], None
        else:
            known, states = ledger.knows(log.operations), ledger.safety_states(run.run_id)
            rewritten = find_rewritten(repo, ledger, run.run_id)
    wanted = {one.sha for one in states} | ({run.base_snapshot} if run.base_snapshot else set())
    gone = wanted - _present(repo, wanted)
    return GroundSeen(
        rewritten=rewritten,
        unknown=tuple(sorted(log.operations - known)),
        lost=tuple(one for one in states if one.sha in gone),
        unnamed=tuple(one for one in states if one.sha not in gone and one.sha not in held | listed),
        unlisted=tuple(one for one in states if one.is_listed and one.sha not in gone and one.sha not in listed),
        base=run.base_snapshot if run.base_snapshot in gone else None,
    )


def find_rewritten(repo: Repository, ledger: LedgerView, run_id: str) -> Head | None:
    """The newest of what the engine was told that the log does not hold. A log that was cut or edited lacks one too."""
    heads = ledger.heads(run_id)
    met = read_log(repo, run_id, [one.digest for one in heads]).met if heads else set()
    return next((one for one in reversed(heads) if one.digest not in met), None)


def broken_seals(repo: Repository) -> tuple[str, ...]:
    """The files of the state folder that are not as they were written, by their names."""
    names = ["state.json", "exceptions.json"]
    folder = os.path.join(repo.state, "decisions")
    if os.path.isdir(folder):
        names += [f"decisions/{name}" for name in sorted(os.listdir(folder)) if name.endswith(".json")]
    return tuple(name for name in names if not _is_sealed(os.path.join(repo.state, name)))


def _is_sealed(path: str) -> bool:
    """True where there is none."""
    try:
        with open(path, "rb", opener=only_regular) as file:
            return unseal(file.read(_MAX_STATE)) is not None
    except OSError:
        return True


def forgotten_runs(repo: Repository, known: Iterable[str]) -> tuple[str, ...]:
    """Runs whose snapshots git still holds and of which neither a log nor the state knows anything."""
    prefix = f"refs/intervention/{repo.worktree_id}/"
    runs = {name.removeprefix(prefix).split("/", 1)[0] for name in _refs(repo, "%(refname)")}
    return tuple(sorted(runs - set(known) - set(list_runs(repo))))


def _held_by_refs(repo: Repository) -> frozenset[str]:
    return frozenset(_refs(repo, "%(objectname)"))


def _refs(repo: Repository, shape: str) -> list[str]:
    prefix = f"refs/intervention/{repo.worktree_id}/"
    out = git.run(repo.root, ["for-each-ref", f"--format={shape}", prefix]).out
    return out.decode("utf-8", "surrogateescape").splitlines()


def _present(repo: Repository, wanted: Iterable[str]) -> set[str]:
    """Those of these commits that the repository has."""
    asked = "".join(f"{sha}\n" for sha in sorted(wanted)).encode()
    if not asked:
        return set()
    lines = (
        git.run(repo.root, ["cat-file", "--batch-check=%(objectname) %(objecttype)"], asked).out.decode().splitlines()
    )
    return {line.split(" ")[0] for line in lines if line.endswith(" commit")}
