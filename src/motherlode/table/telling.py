"""What a table tells its viewers: what happened, and how the table stands since.

Nothing else of a table leaves the process. What is secret in the game comes through `Scene`, from
the game's view; guests, workers and command ids are known to the server alone.
"""

from collections.abc import Sequence, Set
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import asdict, replace

from ..game.events import Event, Told
from ..game.seen import Viewer
from . import entries as e
from .clock import SECOND
from .deciding.people import parted
from .scene import Facts, Scene
from .table import Line, Table
from .terms import Terms
from .timing import deadline


class Happening(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that happened, as it is told."""


class Met(Happening, frozen=True, tag="met"):
    """Somebody has come to the table."""

    person: int
    name: str


class Dealt(Happening, frozen=True, tag="dealt"):
    """A round begins; `told` is what the deal tells this viewer."""

    round: int
    starter: int
    told: Told


class Moved(Happening, frozen=True, tag="moved"):
    """A move, made by a person, by a bot, or automatically because the time was up."""

    seat: int
    how: str
    told: Told


class Here(Happening, frozen=True, tag="here"):
    """Somebody is connected."""

    person: int


class Gone(Happening, frozen=True, tag="gone"):
    """Somebody is not connected any more."""

    person: int


Happened = (
    e.Opened | Met | e.Renamed | e.Sat | e.Stood | e.Pardoned | e.Asked | e.Invited | e.DoorMoved
    | e.Hosted | e.Shuffled | e.StarterNamed | e.BotSat | e.Changed | e.Readied | e.Started | Dealt
    | Moved | e.Warned | e.StoodIn | e.Returned | e.Said | e.Phrased | Here | Gone | e.Rematched
    | e.Closed
)  # fmt: skip


# --- how a table stands ----------------------------------------------------------------------


class PersonPart(msgspec.Struct, frozen=True):
    """Somebody at the table."""

    person: int
    name: str
    here: bool
    seat: int | None
    asks: int | None  # the bot's seat that they would like
    invited: bool
    banned: bool


class SeatPart(msgspec.Struct, frozen=True):
    """A seat: a person's or a bot's; `stand_in` is the bot that holds it for its person, and
    `begins` says that the host has named it to begin the first round."""

    person: int | None
    bot: str
    stand_in: str
    ready: bool
    begins: bool


class ClockPart(msgspec.Struct, frozen=True):
    """The time of each seat in seconds, and when that of the seat that decides is up."""

    seat: int | None
    deadline: int | None
    warned: bool
    paused: bool
    banks: list[float]


class Standing(msgspec.Struct, frozen=True):
    """The end of the game: the gold of all, and who has the most."""

    gold: tuple[int, ...]
    winners: tuple[int, ...]


class TablePart(msgspec.Struct, frozen=True):
    """How a table stands, for all alike."""

    code: str
    terms: Terms
    stage: str
    host: int
    founder: int
    people: list[PersonPart]
    seats: list[SeatPart]
    clock: ClockPart
    until: int | None
    rematch: str
    standing: Standing | None


def table_part(table: Table) -> TablePart:
    """How a table stands now."""
    return TablePart(
        code=table.code,
        terms=table.terms,
        host=table.host,
        founder=table.founder,
        people=[
            PersonPart(p.number, p.name, p.here, p.seat, p.asks, p.invited, p.banned)
            for p in table.people
        ],
        seats=[SeatPart(s.person, s.bot, s.stand_in, s.ready, s.begins) for s in table.seats],
        rematch=table.rematch,
        **_quick_part(table),
    )


def _quick_part(table: Table) -> dict[str, Any]:
    """What a move can change."""
    match = table.match
    return {
        "stage": table.stage,
        "clock": _clock(table),
        "until": table.until,
        "standing": Standing(match.gold, match.winners) if match and match.over else None,
    }


def _clock(table: Table) -> ClockPart:
    seat = table.deciding
    banks = [place.bank / SECOND for place in table.seats]
    warned = seat is not None and table.seats[seat].warned
    return ClockPart(seat, deadline(table), warned, table.still, banks)


# --- what is told ----------------------------------------------------------------------------


def _facts(told: Sequence[Event], seat: Viewer) -> Told:
    return [event.seen_by(seat) for event in told]


def happened(table: Table, line: Line, person: int | None) -> Happened | None:
    """An entry as a person (None is somebody unknown) may see it; None if they may not."""
    entry = line.entry
    seat = None if person is None else table.people[person].seat
    if isinstance(entry, e.Moved):
        return Moved(entry.seat, entry.how, _facts(line.told, seat))
    if isinstance(entry, e.Dealt):
        return Dealt(entry.deal["deal"], entry.deal["starter"], _facts(line.told, seat))
    if isinstance(entry, e.Met):
        return Met(entry.person, entry.name)
    if isinstance(entry, e.Here):
        return Here(entry.person)
    if isinstance(entry, e.Gone):
        return Gone(entry.person)
    if isinstance(entry, e.Muted):  # the one person concerned sees it in the state
        return None
    if isinstance(entry, (e.Said, e.Phrased)):
        if person is not None and entry.person in table.people[person].muted:
            return None
        if entry.aside and seat is not None and table.stage in ("playing", "between"):
            return None
    return entry


LONGEST_LOG: Final = 2000


def recent(table: Table, after: int) -> Sequence[Line]:
    """The lines after an entry, at most the last so many."""
    after = after if after <= table.number else 0  # from a time that was undone by a restore
    return table.lines_after(max(after, table.number - LONGEST_LOG))


class Change(NamedTuple):
    """What an entry has changed: at the table, in the game for all, and for some viewers."""

    line: Line
    table: Facts
    game: Facts
    own: dict[Viewer, Facts]
    apart: Set[Viewer]  # those who must be told it in other words than spectators

    def game_for(self, seat: Viewer) -> Facts:
        """What changed in the game for a viewer."""
        own = self.own.get(seat)
        return {**self.game, **own} if own else self.game

    def differs_for(self, seat: Viewer) -> bool:
        """Whether a seat sees something else than spectators do."""
        return seat in self.apart


class Telling:
    """Follows a table entry by entry and says what each has changed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.part = table_part(table)
        match = table.match
        self.scene = Scene(match) if match is not None and match.rounds else None

    def follow(self, line: Line) -> Change:
        """What the entry that was just applied has changed."""
        entry = line.entry
        last, table = self.part, self.table
        now = _quick_part(table) if isinstance(entry, e.Moved) else asdict(table_part(table))
        change = {name: value for name, value in now.items() if getattr(last, name) != value}
        self.part = replace(last, **change)
        game: Facts = {}
        own: dict[Viewer, Facts] = {}
        if isinstance(entry, e.Dealt):
            assert table.match is not None
            self.scene = scene = Scene(table.match)
            # Copies: the scene goes on, and this may be told only after the next moves.
            game, own = scene.open, {viewer: dict(facts) for viewer, facts in scene.own.items()}
        elif isinstance(entry, e.Moved):
            assert self.scene is not None
            game, own = self.scene.moved(entry.made, entry.seat, line.told)
        apart = {*own, *[seat for event in line.told for seat in event.to]}
        return Change(line, change, game, own, apart)

    def game(self, seat: Viewer) -> Facts | None:
        """The game as a viewer sees it now."""
        return self.scene.whole(seat) if self.scene is not None else None


class Summary(msgspec.Struct, frozen=True):
    """A table in a list of tables."""

    code: str
    stage: str
    game: str
    edition: str
    seats: int
    people: int
    here: int
    bots: int
    clock: str
    spectators: bool
    newcomers: bool
    host: str
    round: int


class StoredSummary(Summary, frozen=True):
    """The same as it is stored, with the people who would close the table by leaving it now."""

    last: list[int]


def summary(table: Table) -> StoredSummary:
    """A table as lists show it."""
    terms = table.terms
    return StoredSummary(
        code=table.code,
        stage=table.stage,
        game=terms.game,
        edition=terms.edition,
        seats=len(table.seats),
        people=len(table.players()),
        here=sum(person.here for person in table.people),
        bots=sum(bool(seat.bot) for seat in table.seats),
        clock=terms.clock,
        spectators=terms.spectators,
        newcomers=terms.newcomers,
        host=table.people[table.host].name,
        round=len(table.match.rounds) if table.match is not None else 0,
        last=[
            person.number
            for person in table.people
            if (person.seat is not None or table.leads(person))
            and e.Closed() in parted(table, person)
        ],
    )
