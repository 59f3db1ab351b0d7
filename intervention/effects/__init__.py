"""The only room that touches the world: git, files, the ledger, locks and the clock.

Knows how facts are gathered and how a plan is carried out, verified and reversed. Must not know why a plan was made.
"""
