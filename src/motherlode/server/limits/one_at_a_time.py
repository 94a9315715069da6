"""Long work is done one piece at a time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from ...table import Refused

WAITING: Final = 16  # so many may wait for their turn, or have it


class OneAtATime:
    """Lets one in at a time, and refuses more when too many are waiting."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        if self._waiting >= WAITING:
            raise Refused("server-too-fast")
        self._waiting += 1
        try:
            async with self._turn:
                yield
        finally:
            self._waiting -= 1
