"""Facts of the violations that a rollback of more than single paths may answer: a regression, work that is in no
commit."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from intervention.contract.details.tree import Regression
from intervention.contract.entry import AuditEntry
from intervention.contract.result import Facts, PathFact, PathJudgement, TargetFact
from intervention.effects import clock, git
from intervention.effects.filefacts import is_equal, is_excepted
from intervention.effects.ground import refusal
from intervention.effects.past import Past, open_past
from intervention.effects.scene import Scene


def regression_facts(scene: Scene, entries: Iterable[AuditEntry], strike: int, tree: str | None) -> Facts:
    """Target: the newest state in which the tests passed, never older than the phase's base. Paths: those that the
    run's own calls touched since."""
    target = _green_target(scene, entries)
    if target is None:
        return Facts(strike=strike, tree=tree)
    past, fact = target
    since = clock.stamp(past.time)
    touched = scene.request.run.touched or ()
    paths = [item.path for item in touched if fact.kind == "base" or item.last_ts >= since]
    facts = tuple(_path_fact(scene, past, path, "unjudged") for path in paths)
    return Facts(strike=strike, paths=facts, tree=tree or _diverged(scene, past), target=fact)


def _green_target(scene: Scene, entries: Iterable[AuditEntry]) -> tuple[Past, TargetFact] | None:
    base = scene.base
    named = [_last_green(entry) for entry in entries]
    wanted = [sha for sha in (*named, scene.request.run.green_snapshot) if sha is not None]
    greens = [past for sha in dict.fromkeys(wanted) if (past := open_past(scene.objects, sha)) is not None]
    if base is not None:
        greens = [past for past in greens if past.time >= base.time]
    if greens:
        # With several tests broken, the oldest of their last green states is the one in which each had passed.
        oldest = min(greens, key=lambda past: past.time) if any(named) else greens[-1]
        return oldest, TargetFact(kind="green", snapshot=oldest.sha)
    return (base, TargetFact(kind="base", snapshot=base.sha)) if base is not None else None


def _last_green(entry: AuditEntry) -> str | None:
    detail = entry.typed_detail()
    return detail.last_green.snapshot if isinstance(detail, Regression) and detail.last_green is not None else None


def _diverged(scene: Scene, past: Past) -> str | None:
    if past.head is None or past.head == scene.repo.head:
        return None
    if scene.repo.head is None or scene.objects.read(past.head) is None:  # git has cleared it away
        return "diverged"
    found = git.run(scene.repo.root, ["merge-base", "--is-ancestor", past.head, scene.repo.head], accept=(0, 1))
    return None if found.code == 0 else "diverged"


def uncommitted_facts(scene: Scene, paths: Sequence[str], strike: int, tree: str | None) -> Facts:
    """Target: HEAD. Only what the run touched is looked at, and it is compared with what it was when first told
    about."""
    head = scene.head
    if head is None:
        return Facts(strike=strike, tree="unborn")
    told = _told_before(scene)
    touched = {item.path for item in scene.request.run.touched or ()}
    facts = []
    for path in paths:
        fact = _path_fact(scene, head, path, "unjudged")
        if fact.judgement == "unjudged" and fact.refusal is None:
            judgement: PathJudgement = "unjudged" if told is None else _compare(told, fact)
            update = {"judgement": judgement} if path in touched else {"refusal": "not_of_run"}
            fact = fact.model_copy(update=update)
        facts.append(fact)
    target = TargetFact(kind="head", snapshot=scene.repo.head)
    return Facts(strike=strike, paths=tuple(facts), tree=tree, target=target, is_green=_is_green(scene, paths))


def _compare(told: dict[str, str | None], fact: PathFact) -> PathJudgement:
    is_same = fact.path in told and told[fact.path] == fact.current_sha256
    return "told" if is_same else "moved_on"


def _told_before(scene: Scene) -> dict[str, str | None] | None:
    """Path -> content at the first instruction of this run that still counts; None where there was none."""
    results = scene.ledger.results_that_struck("UNCOMMITTED_PHASE", scene.request.run.run_id)
    for text in results:
        for handled in json.loads(text)["results"]:
            if handled["violation_type"] == "UNCOMMITTED_PHASE":
                return {fact["path"]: fact["current_sha256"] for fact in handled["facts"]["paths"]}
    return None


def _is_green(scene: Scene, paths: Sequence[str]) -> bool | None:
    """Whether the work is as it was when all tests passed; None where they never did."""
    green = scene.green
    if green is None:
        return None
    has_modes = scene.repo.has_file_modes
    return all(
        refusal(scene, path, ()) is not None
        or is_equal(green.version(path).state, scene.observe(path), has_modes=has_modes)
        for path in paths
    )


def _path_fact(scene: Scene, past: Past, path: str, judgement: PathJudgement) -> PathFact:
    reason = refusal(scene, path, scene.together)
    if reason is not None:
        return PathFact(path=path, base_sha256=None, current_sha256=None, judgement=judgement, refusal=reason)
    was, now = past.version(path), scene.observe(path)
    if was.is_submodule:
        return PathFact(path=path, base_sha256=None, current_sha256=None, judgement=judgement, refusal="submodule")
    if is_equal(was.state, now, has_modes=scene.repo.has_file_modes):
        judgement = "equal"
    elif is_excepted(scene, path, now):
        judgement = "excepted"
    return PathFact(path=path, base_sha256=was.state.sha256, current_sha256=now.sha256, judgement=judgement)
