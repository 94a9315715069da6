"""Long work is done one piece at a time."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from ...table import Refused
from .buckets import Slots
from .fair_turns import FairTurns, Owner

OF_ONE: Final = 4  # so many of one address may wait for their turn, or have it
OF_ALL: Final = 256


class OneAtATime:
    """Lets one in at a time, address by address, and refuses more when too many are waiting."""

    def __init__(self) -> None:
        self._slots = Slots(OF_ONE, OF_ALL)
        self._turns = FairTurns(1)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        if not self._slots.enter(address):
            raise Refused("server-too-fast")
        try:
            async with self._turns.turn(Owner(address=address), slow=False):
                yield
        finally:
            self._slots.leave(address)
