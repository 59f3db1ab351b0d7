"""One command a file, named as it is called; each has a `command`.

Knows what a person asks for and how the answer looks. Must not do to the world what a room below does.
"""
