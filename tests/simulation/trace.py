"""What happened in an evening, line by line, and one number for all of it."""

from collections.abc import Callable
from hashlib import blake2b


class Trace:
    """Remembers all lines as a digest; the lines themselves if somebody wants to read them."""

    def __init__(
        self, now: Callable[[], float], show: Callable[[str], None] | None, hidden: str
    ) -> None:
        self._now = now
        self._hidden = hidden  # the folder of the database, another one each time
        self._show = show
        self._digest = blake2b(digest_size=8)
        self._closed = False

    def add(self, who: str, what: str, details: object = "") -> None:
        """Something happened."""
        if self._closed:
            return
        line = f"{self._now():10.5f} {who:10} {what:9} {details}".replace(self._hidden, "")
        self._digest.update(line.encode())
        if self._show is not None:
            self._show(line if len(line) < 300 else f"{line[:297]}...")

    def close(self) -> None:
        """What happens from now on does not count."""
        self._closed = True

    @property
    def digest(self) -> str:
        """The same for two evenings in which the same happened."""
        return self._digest.hexdigest()
