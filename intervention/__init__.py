"""The engine of a guard that holds coding agents to test-driven development.

This file knows the version and nothing else, so that importing one room never pays for another.
"""

__version__ = "0.1.0"
