"""A server that watches its event loop.

    python -m benchmarks.floods.watched serve [OPTIONS]

Told by SIGUSR1, it prints, as JSON, how late timers were on account of its own computing since it
was asked before, in milliseconds. Time in which others had the core does not count.
"""

import asyncio
import json
import signal
import time
from typing import Any, Final

from motherlode.cli import main
from motherlode.server.run import Serving

from ..load.scenarios import percentiles

EVERY: Final = 0.001  # seconds


class Watch:
    """Sets timers, and sees how much was computed before they were served."""

    def __init__(self) -> None:
        self._late: list[float] = []

    async def run(self) -> None:
        """Watch for as long as the server runs."""
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self.report)
        while True:
            begun = time.thread_time()
            await asyncio.sleep(EVERY)
            self._late.append(max(0.0, time.thread_time() - begun - EVERY))

    def report(self) -> None:
        """Print what was seen, and begin again."""
        print(json.dumps(percentiles(self._late)), flush=True)
        self._late.clear()


class Watched(Serving):
    """The server with a watch, which lives as long as the server does."""

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.watching = asyncio.create_task(Watch().run())


if __name__ == "__main__":
    import motherlode.server.run

    motherlode.server.run.Serving = Watched  # type: ignore[misc]
    main()
