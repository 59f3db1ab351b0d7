"""Registering the guard with OpenCode for one person or one project, and taking exactly that away again.

Knows where the host and people keep files, and uses the standard library only, so that it can say what it would do
before anything is installed. Must not know what the guard does.
"""

from intervention.entrypoints.install.places import Places, find_places
from intervention.entrypoints.install.registration import Report, Request, register

__all__ = ["Places", "Report", "Request", "find_places", "register"]
