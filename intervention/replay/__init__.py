"""Deciding again over captured logs: what was recorded, what is decided now, and where and why the two part.

Knows lines of a log, the contract and the pure `decide`. Must not know `effects` or any repository: it reads the logs
it is given and writes nothing but the output it was asked for.
"""
