"""The time of the tables: the system's, but without its steps."""

from collections.abc import Callable
from time import monotonic, time_ns
from typing import Final

RATE: Final = 0.02  # so much faster or slower it goes until it is the system's time again


class Clock:
    """Counts milliseconds; it never goes back, and never leaps while people play.

    Somebody may set the clock of the system, or the machine may sleep: nobody's time may be up
    because of that, and no table may stand still for an hour.
    """

    def __init__(self, system: Callable[[], int] | None = None) -> None:
        self._system = system or time_ns
        self._seen, self._now = monotonic(), self._system() / 1e6

    def now(self) -> int:
        """The time; a step of the system's clock reaches it slowly."""
        seen = monotonic()
        passed, self._seen = 1000 * (seen - self._seen), seen
        off = self._system() / 1e6 - (self._now + passed)
        self._now += passed + min(max(off, -RATE * passed), RATE * passed)
        return int(self._now)

    def set(self, now: float) -> None:
        """Go on from another time."""
        self._seen, self._now = monotonic(), now

    def catch_up(self) -> None:
        """Be the system's time at once, unless that would be a step back."""
        self.set(max(self._now, self._system() / 1e6))
