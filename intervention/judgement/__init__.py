"""From two versions of a file to a verdict: have its expectations changed, is the difference only stubs.

Knows how programming languages look. Must not know violations, git or the disk; the parser is imported on first need.
"""
