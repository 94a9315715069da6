"""What the store takes and gives: one small value for each kind of row."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableState:
    """What an append makes of its table's row."""

    stage: str
    listed: bool
    changed: int
    wakes: int | None
    summary: bytes


@dataclass(frozen=True, slots=True)
class TableRow:
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
    keeper_until: int


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One line of a table's log."""

    seq: int
    at: int
    data: bytes


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person of a table, and the guest who is or was that person.

    `owns`: the table is theirs, or they are its host.
    """

    person: int
    guest: str
    seat: int | None = None
    owns: bool = False


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A table of a guest's, and who they are there."""

    table: TableRow
    person: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class GuestRow:
    """Somebody who has been here, known by a token only."""

    id: str
    name: str
    language: str
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class ClearRules:
    """After how many milliseconds something is no longer kept."""

    finished_ms: int
    idle_ms: int
    guest_ms: int


@dataclass(frozen=True, slots=True)
class Cleared:
    """How much of each kind was removed."""

    finished: int
    idle: int
    guests: int
    transfers: int
