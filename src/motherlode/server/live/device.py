"""A device at a table, as the room sees it: a socket of one guest."""

from typing import NamedTuple, Protocol

from ...game.message import Message
from ...table import Caller


class Device(Protocol):
    """A socket of a guest at a table. Its person and seat are kept up by the audience.

    A screen shows the table to everybody around it: it has no person and no seat, whoever it
    belongs to, and nothing can be asked from it.
    """

    caller: Caller
    address: str  # that limits are counted by
    screen: bool
    person: int | None
    seat: int | None

    def push(self, data: bytes) -> None:
        """Send something, now or soon; never waits."""

    def dismiss(self, error: Message) -> None:
        """Say why, and close."""


class Asker(NamedTuple):
    """The device from which a command came, and the command's id."""

    device: Device
    id: str
