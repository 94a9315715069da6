"""A table: what its entries have made of it.

A table does nothing by itself. `deciding` and `timing` say which entries a command or the time
that has passed would add; when they are stored, `apply` makes them true, here and in every
other process that reads them.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple, assert_never

import msgspec

from ..game.events import Event
from ..game.match import Match
from ..game.record import read_deal
from ..game.telling import told_at_start
from . import entries as e
from .clock import BETWEEN, UNPLAYED, Clock, clock
from .seating import Person, Seat
from .terms import Terms

REMEMBERED: Final = 64  # so many answered commands of each person are known again


class Line(NamedTuple):
    """An entry in its place, with what a deal or a move told the table.

    Its number is what people know it by. An entry that is nobody else's business has none of its
    own, but that of the one before: else a gap would tell the others of it.
    """

    seq: int
    number: int
    at: int
    stored: e.Stored
    told: Sequence[Event] = ()

    @property
    def entry(self) -> e.AnyEntry:
        return self.stored.entry

    @property
    def private(self) -> bool:
        """Whether it is one person's own business."""
        return isinstance(self.stored.entry, e.Muted)


class Table:
    """All that has happened at a table, and where it stands."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.lines: list[Line] = []
        self.stage = "open"
        self.terms = Terms()
        self.clock: Clock = clock(self.terms.clock)
        self.people: list[Person] = []
        self.seats: list[Seat] = []
        self.host = 0
        self.founder = 0  # who opened the table
        self.owner = 0  # the host by right: the founder, or the person it was passed on to
        self.crowd = 0  # how many entries there are because of people without a seat
        self.crowd_talked: list[int] = []  # when they last said something
        self.match: Match | None = None
        self.since = 0  # when the present decision, or look at a finished round, began
        self.paused: int | None = None  # since when nobody has been here
        self.resumed = 0
        self.rematch = ""

    # --- looking -----------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The place of the last entry."""
        return self.lines[-1].seq if self.lines else 0

    @property
    def number(self) -> int:
        """The number of the last entry, as people know it."""
        return self.lines[-1].number if self.lines else 0

    @property
    def changed(self) -> int:
        """When the last thing happened that is not one person's own business."""
        return next((one.at for one in reversed(self.lines) if not one.private), 0)

    def lines_after(self, number: int) -> Sequence[Line]:
        """What came after the entry of this number."""
        return self.lines[bisect_right(self.lines, number, key=lambda line: line.number) :]

    @property
    def started(self) -> bool:
        return self.match is not None

    @property
    def deciding(self) -> int | None:
        """The seat whose decision it is."""
        return int(self.match.round.turn) if self.match and self.stage == "playing" else None

    @property
    def still(self) -> bool:
        """Whether time stands still: people play together, and none of them is here."""
        return self.paused is not None and self.clock.live

    @property
    def worn(self) -> int:
        """How much has happened, apart from what people without a seat say and do."""
        return self.number - self.crowd

    def person_of(self, guest: str) -> Person | None:
        """The person that a guest is at this table."""
        return next((person for person in self.people if person.guest == guest), None)

    def name_of(self, seat: int) -> str:
        """Who sits there: a person's name, or the level of a bot."""
        place = self.seats[seat]
        return self.people[place.person].name if place.person is not None else place.bot

    def free_seats(self) -> list[int]:
        """The seats that somebody could take: in a game those of bots."""
        return [i for i, s in enumerate(self.seats) if s.empty or (self.started and s.bot)]

    def players(self) -> list[Person]:
        """The people who have a seat."""
        return [self.people[seat.person] for seat in self.seats if seat.person is not None]

    def leads(self, person: Person | None) -> bool:
        """Whether somebody owns the table or hosts it now."""
        return person is not None and person.number in (self.owner, self.host)

    def waited_for(self) -> list[Seat]:
        """The seats that must say they are ready: those of people who are there."""
        return [s for s in self.seats if s.person is not None and not s.stand_in]

    def staying(self, person: Person) -> list[Person]:
        """The others who play: whose seats no bot holds, or who are here all the same."""
        return [p for p in self.players() if p is not person and (p.here or not self._held(p))]

    def _held(self, person: Person) -> bool:
        return person.seat is not None and bool(self.seats[person.seat].stand_in)

    def looked_from(self) -> list[Seat]:
        """Those of them whose people are connected."""
        return [s for s in self.waited_for() if self.people[s.person or 0].here]

    @property
    def all_ready(self) -> bool:
        """Whether somebody wants to go on, and nobody who is here wants to wait."""
        seats = self.waited_for()
        return any(s.ready for s in seats) and all(s.ready for s in self.looked_from())

    # --- what happens ------------------------------------------------------------------------

    def apply(self, seq: int, at: int, stored: e.Stored) -> Line:
        """Make the next entry true."""
        if seq != self.seq + 1:
            raise ValueError(f"entry {seq} does not follow entry {self.seq}")
        entry = stored.entry
        own = isinstance(entry, e.Muted)
        number = self.number if own else self.number + 1
        told = self._make_true(entry, at)
        if isinstance(entry, _OF_THE_CROWD) and self.people[entry.person].seat is None:
            self.crowd += 1
        line = Line(seq, number, at, stored, told)
        self.lines.append(line)
        if stored.id and stored.by is not None:
            person = self.people[stored.by]
            person.deeds += not isinstance(entry, e.Moved)
            answered = person.answered
            answered[stored.id] = number
            if len(answered) > REMEMBERED:
                del answered[next(iter(answered))]
        return line

    def _make_true(self, entry: e.AnyEntry, at: int) -> Sequence[Event]:
        """What an entry changes at the table; what it tells of the game."""
        match entry:
            case e.Moved():
                return self._moved(entry, at)
            case e.Dealt():
                return self._dealt(entry, at)
            case e.Opened():
                self.paused = self.since = at
                self.founder = self.owner = self.host = entry.founder
                self._change(entry.terms)
            case e.Changed():
                self._change(entry.terms)
            case e.Met():
                if entry.person != len(self.people):
                    raise ValueError(f"person {entry.person} is not the next one")
                self.people.append(Person(entry.person, entry.guest, entry.name, at))
            case e.Renamed():
                self._renamed(entry)
            case e.Sat():
                self._sat(entry, at)
            case e.Stood():
                self._stood(entry, at)
            case e.Pardoned():
                self.people[entry.person].banned = False
            case e.Asked():
                self.people[entry.person].asks = entry.seat
                self._said(entry.person, at)
            case e.Invited():
                self.people[entry.person].invited = True
            case e.DoorMoved():
                self.terms = msgspec.structs.replace(
                    self.terms, newcomers=entry.newcomers, spectators=entry.spectators
                )
            case e.Hosted():
                self.host = entry.person
                self.owner = entry.person if entry.passed else self.owner
            case e.Shuffled():
                self._place([self.seats[i] for i in entry.order])
            case e.StarterNamed():
                for number, seat in enumerate(self.seats):
                    seat.begins = number == entry.seat
            case e.BotSat():
                seat = self.seats[entry.seat]
                seat.bot = entry.level
                seat.begins = seat.begins and not seat.empty
            case e.Readied():
                place = self.people[entry.person].seat
                if place is not None:
                    self.seats[place].ready = entry.on
            case e.Started():
                self._start(entry.seats)
            case e.Warned():
                self.seats[entry.seat].warned = True
            case e.StoodIn():
                self._stood_in(entry, at)
            case e.Returned():
                self._returned(entry.seat, at)
            case e.Said() | e.Phrased():
                self._said(entry.person, at)
            case e.Muted():
                person = self.people[entry.person]
                person.mutings += 1
                (person.muted.add if entry.on else person.muted.discard)(entry.other)
            case e.Here():
                self._here(entry, at)
            case e.Gone():
                self._gone(entry)
            case e.Rematched():
                self.rematch = entry.code
            case e.Closed():
                self.stage = "closed"
            case _:
                assert_never(entry)
        return ()

    def _change(self, terms: Terms) -> None:
        self.terms = terms
        self.clock = clock(terms.clock)
        for seat in self.seats[terms.seats :]:
            if seat.person is not None:
                self.people[seat.person].seat = None
        del self.seats[terms.seats :]
        self.seats += [Seat() for _ in range(terms.seats - len(self.seats))]
        for seat in self.seats:
            seat.ready = False

    def _renamed(self, entry: e.Renamed) -> None:
        person = self.people[entry.person]
        person.name = entry.name
        person.renamings += 1
        if person.seat is not None:
            self._name(person.seat)

    def _sat(self, entry: e.Sat, at: int) -> None:
        person = self.people[entry.person]
        begins = False
        if person.seat is not None:
            begins = self.seats[person.seat].begins
            self.seats[person.seat] = Seat()
        person.seat = entry.seat
        person.sat_at = at if person.sat_at is None else person.sat_at
        person.invited = False
        for one in self.people:
            if one is person or one.asks == entry.seat:
                one.asks = None
        self.seats[entry.seat] = seat = Seat()
        seat.person = entry.person
        seat.begins = begins  # the person was named, not the place
        if self.match is not None:  # a bot's seat, in the middle of the game
            seat.bank = self.clock.bank
            self._name(entry.seat)
            if self.deciding == entry.seat:
                self.since = at
        self._look_around(at)

    def _name(self, seat: int) -> None:
        """The record names the player of the seat by the name that they have now."""
        if self.match is not None:
            names = list(self.match.names)
            names[seat] = self.name_of(seat)
            self.match.names = tuple(names)

    def _stood(self, entry: e.Stood, at: int) -> None:
        person = self.people[entry.person]
        if person.seat is not None and self.stage != "over":  # what was played stays theirs
            self.seats[person.seat] = seat = Seat()
            seat.bot = entry.level
            self._name(person.seat)
            person.seat = None
        if entry.kicked:
            person.asks = None
            person.invited = False
        person.banned = person.banned or entry.banned
        self._look_around(at)

    def _place(self, seats: list[Seat]) -> None:
        self.seats = seats
        for number, seat in enumerate(seats):
            if seat.person is not None:
                self.people[seat.person].seat = number

    def _start(self, seats: Sequence[int]) -> None:
        self._place([self.seats[i] for i in seats])
        names = [self.name_of(seat) for seat in range(len(self.seats))]
        self.match = Match(self.terms.rules(len(names)), names)
        for seat in self.seats:
            seat.bank = self.clock.bank

    def _dealt(self, entry: e.Dealt, at: int) -> Sequence[Event]:
        assert self.match is not None
        round = self.match.deal(read_deal(entry.deal))
        self.stage = "playing"
        self.since = at
        for seat in self.seats:
            seat.ready = False
        return told_at_start(round)

    def _moved(self, entry: e.Moved, at: int) -> Sequence[Event]:
        assert self.match is not None
        _, events = self.match.tell(entry.made, entry.seat)
        seat = self.seats[entry.seat]
        if entry.how == "bot":
            # A player who comes back to a seat that a bot has held has time for a move.
            seat.bank = max(seat.bank, min(self.clock.increment, self.clock.bank))
        else:
            self._use_time(seat, at)
            seat.bank = min(self.clock.bank, seat.bank + self.clock.increment)
            seat.misses = seat.misses + 1 if entry.how == "auto" else 0
        seat.warned = False
        self.since = at
        if self.match.round.over:
            self.stage = "over" if self.match.over else "between"
        return events

    def _use_time(self, seat: Seat, at: int) -> None:
        """What the present decision has taken so far is gone from the seat's bank."""
        seat.bank = max(0, seat.bank - max(0, at - self.since))
        self.since = at

    def _stood_in(self, entry: e.StoodIn, at: int) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in = entry.level
        seat.warned = False
        if self.deciding == entry.seat:
            self._use_time(seat, at)  # or by leaving and coming back a player would have it anew

    def _returned(self, number: int, at: int) -> None:
        seat = self.seats[number]
        seat.stand_in = ""
        seat.misses = 0
        if self.deciding == number:
            self.since = at

    def _said(self, number: int, at: int) -> None:
        person = self.people[number]
        person.talked = [*person.talked[-15:], at]
        if person.seat is None:
            self.crowd_talked = [*self.crowd_talked[-15:], at]

    def _here(self, entry: e.Here, at: int) -> None:
        person = self.people[entry.person]
        if person.seat is not None and not person.here:
            self.seats[person.seat].warned = False  # they have more time than while they were away
        person.worker = entry.worker
        self._look_around(at)

    def _gone(self, entry: e.Gone) -> None:
        person = self.people[entry.person]
        person.worker = ""
        person.gone_at = entry.since
        person.asks = None
        self._look_around(entry.since)

    def _look_around(self, at: int) -> None:
        """Time stops when the last player goes and runs on when the first one comes."""
        somebody = any(person.here for person in self.players() or self.people)
        if somebody and self.paused is not None:
            if self.clock.live:
                self.since += max(0, at - max(self.paused, self.since))
            self.paused = None
            self.resumed = at
        elif not somebody and self.paused is None:
            self.paused = at

    # --- time --------------------------------------------------------------------------------

    @property
    def until(self) -> int | None:
        """When the next round begins even if not everybody is ready."""
        if self.stage != "between" or self.still:
            return None
        looking = self.looked_from()
        alone = len(self.waited_for()) == 1 and sum(p.here for p in self.players()) == 1
        if looking and self.terms.clock == "untimed" and alone:
            return None  # nobody waits for them
        return self.since + (BETWEEN if looking else UNPLAYED)


# Entries that count for the crowd if their person has no seat, as after leaving it.
_OF_THE_CROWD: Final = (e.Met, e.Renamed, e.Asked, e.Said, e.Phrased, e.Here, e.Gone)
