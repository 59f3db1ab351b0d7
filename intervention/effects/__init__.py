"""The only room that touches the world: git, files, the ledger, locks and the clock.

Knows how facts are gathered and how a plan is carried out, verified and reversed. Must not know why a plan was made.

What the commands for people call (each locks the worktree, settles what was interrupted, and raises `EngineError` or
`Declined`, whose words `words.explain(error, language)` gives as sentence and hint):

    repo.locate(folder) -> Repository                        from any folder inside the worktree
    identity.require_person() -> Author                      Declined for an agent; current_author() only tells
    operations.preview_undo(repo, op, language)              -> Report(operation_id, files, dropped_stash)
    operations.undo(repo, op, author, language)
    operations.preview_restore(repo, op, paths, force=, language=)
    operations.restore(repo, op, paths, force=, author=, language=)
    decisions.list_decisions(repo), decisions.read_decision(repo, id) -> DecisionFile
    decisions.answer(repo, id, option, author, language)     -> Answered(decision, files), carried out
    decisions.request(repo, "runs_end" | "config_accept", run_id, author)
    allowing.allow(repo, path, reason, author=, run_id=, once=, seconds=)
    allowing.mine(repo, paths, author=, run_id=)
    safety.take_snapshot(repo, run, name, keep_from, keep)   -> Taken(sha, ref, left_out)
    history.list_operations(repo), history.read_operation(repo, op)

Paths are relative to the worktree's root, as the contract has them.
"""
