"""How a command ends: the exit statuses, which scripts may rely on."""

from __future__ import annotations

DONE = 0
#: It could not be done, or a check found something to mend.
FAILED = 1
#: The command line itself is wrong.
USAGE = 2
#: Nobody confirmed it; nothing has changed.
UNCONFIRMED = 3
#: A person's act was called from an agent's session; nothing has changed.
AGENT = 4
#: Another process is at work here; trying again helps.
BUSY = 5
INTERRUPTED = 130
