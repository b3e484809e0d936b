"""Descriptors: how many files and connections the system lets this process have at a time."""

import sys
from contextlib import suppress
from typing import Final

ENOUGH: Final = 65_536
OTHERS: Final = 400  # of them are for files and workers, and for connections that are being closed

if sys.platform == "win32":

    def room() -> int:
        """Count the connections that this process can have; the system has no limit of its own."""
        return ENOUGH
else:
    import resource

    def room() -> int:
        """Ask for as many as there may be, and count those that are left for connections."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):  # a system may allow fewer than it says
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = ENOUGH if soft == resource.RLIM_INFINITY else soft
        return max(most - OTHERS, most // 2)
