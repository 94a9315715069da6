"""Open files: each connection is one, and the system has a limit on them."""

import sys
from typing import Final

if sys.platform != "win32":
    import resource

MOST: Final = 65_536  # with more, memory is the limit
RESERVE: Final = 128  # for all that is no connection: the database, Redis, the log
FOR_BOTS: Final = 8  # of each process in which bots think


def raise_limit() -> None:
    """Let this process, and those it starts, open as many files as the system allows."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and soft < MOST:
            most = MOST if hard == resource.RLIM_INFINITY else min(MOST, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def most_open(bot_processes: int) -> int:
    """How many connections there may be, so that files are left for everything else."""
    if sys.platform == "win32":
        return MOST // 4
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST if soft == resource.RLIM_INFINITY else min(MOST, soft)
    return max(64, files - RESERVE - FOR_BOTS * bot_processes)
