"""The doors: from a stream or a command line to gather, decide and apply, and back to text.

Knows every room below it and wires them together. Must not hold a rule: what is a violation is decided below.
"""
