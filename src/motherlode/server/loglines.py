"""The log of a table as it is sent: each line is written once, however many ask for it."""

from collections.abc import Set

import msgspec

from ..game.seen import Viewer
from ..table import Table
from ..table import entries as e
from ..table.table import Line
from ..table.telling import happened, recent
from . import protocol as p


class LogLines:
    """What viewers of a table may know of its past, written as JSON."""

    def __init__(self) -> None:
        self._written: dict[int, _Written] = {}

    def seen_by(self, table: Table, person: int | None, after: int) -> list[msgspec.Raw]:
        """The lines after an entry that a person (None is somebody unknown) may know."""
        seat = None if person is None else table.people[person].seat
        found = []
        for line in recent(table, after):
            written = self._written.get(line.seq)
            if written is None or written.line is not line:  # another one was undone
                written = self._written[line.seq] = _Written(line)
            text = written.seen_by(table, person, seat)
            if text is not None:
                found.append(text)
        return found


class _Written:
    """A line as different viewers are told it."""

    __slots__ = ("apart", "game", "line", "shown", "texts")

    def __init__(self, line: Line) -> None:
        self.line = line
        # What the game tells depends on the seat alone, and for most seats not even on that.
        self.game = isinstance(line.entry, (e.Moved, e.Dealt))
        self.apart: Set[Viewer] = {seat for event in line.told for seat in event.to}
        self.shown: object = None
        self.texts: dict[Viewer, msgspec.Raw] = {}

    def seen_by(self, table: Table, person: int | None, seat: Viewer) -> msgspec.Raw | None:
        if self.game:
            if seat not in self.apart:
                person = seat = None
            text = self.texts.get(seat)
            return text or self._write(happened(table, self.line, person), seat)
        shown = happened(table, self.line, person)
        if shown is None:
            return None
        if shown is self.shown or shown == self.shown:
            return self.texts[None]
        self.shown = shown
        return self._write(shown, None)

    def _write(self, shown: object, seat: Viewer) -> msgspec.Raw:
        text = msgspec.Raw(p.encode(p.LogLine(self.line.number, self.line.at, shown)))  # type: ignore[arg-type]
        self.texts[seat] = text
        return text
