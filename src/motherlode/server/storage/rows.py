"""What the store takes and gives: one small value for each kind of row."""

from typing import NamedTuple


class TableState(NamedTuple):
    """What an append makes of its table's row."""

    stage: str
    listed: bool
    changed: int
    wakes: int | None
    summary: bytes


class TableRow(NamedTuple):
    """A table as lists show it."""

    code: str
    stage: str
    listed: bool
    created: int
    changed: int
    seq: int
    wakes: int | None
    summary: bytes
    keeper: str | None


class EntryRow(NamedTuple):
    """One line of a table's log."""

    seq: int
    at: int
    data: bytes


class PersonRow(NamedTuple):
    """A person of a table, and the guest who is or was that person.

    `owns`: the table is theirs, or they are its host.
    """

    person: int
    guest: str
    seat: int | None = None
    owns: bool = False


class PlaceRow(NamedTuple):
    """A table of a guest's, and who they are there."""

    table: TableRow
    person: int
    seat: int | None


class GuestRow(NamedTuple):
    """Somebody who has been here, known by a token only."""

    id: str
    name: str
    language: str
    created: int
    seen: int


class ClearRules(NamedTuple):
    """After how many milliseconds something is no longer kept."""

    finished_ms: int
    idle_ms: int
    guest_ms: int


class Cleared(NamedTuple):
    """How much of each kind was removed."""

    finished: int
    idle: int
    guests: int
    transfers: int
