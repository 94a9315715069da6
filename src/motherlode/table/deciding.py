"""What somebody at a table wishes, and what comes of it: entries, or a refusal."""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

import msgspec

from ..game.match import Match
from ..game.move import IllegalMove, Move
from ..game.options import PLAYERS
from . import commands as c
from . import entries as e
from .refused import Refused, illegal
from .table import Person, Seat, Table
from .talk import TALK, check_phrase, clean_text
from .terms import Terms, check_level
from .timing import STAND_IN, deal

LINES: Final = 20_000  # so many entries of a table, and only the game itself goes on
PEOPLE: Final = 300  # so many may come to one table


class Caller(NamedTuple):
    """Who asks: a guest of the server, by the name he has."""

    guest: str
    name: str


class Wish(NamedTuple):
    """A command with who gave it and when, at which table."""

    table: Table
    caller: Caller
    now: int
    rng: Random

    @property
    def person(self) -> Person:
        """Who asks, if he is known here."""
        person = self.table.person_of(self.caller.guest)
        if person is None:
            raise Refused("table-not-seated")
        return person

    def seated(self) -> tuple[Person, Seat]:
        """Who asks and his seat."""
        person = self.person
        if person.seat is None:
            raise Refused("table-not-seated")
        return person, self.table.seats[person.seat]

    def hosting(self) -> None:
        """Refuse who is not the host."""
        if self.person.number != self.table.host:
            raise Refused("table-not-host")

    def before_start(self) -> None:
        """Refuse what is too late."""
        if self.table.stage != "open":
            raise Refused("table-started")

    def somebody(self, number: int) -> Person:
        """A person by number."""
        if number >= len(self.table.people):
            raise Refused("table-no-person")
        return self.table.people[number]

    def met(self) -> tuple[int, list[e.AnyEntry]]:
        """Who asks, by number, and what makes him known here."""
        table = self.table
        person = table.person_of(self.caller.guest)
        if person is not None:
            return person.number, []
        if len(table.people) >= PEOPLE:
            raise Refused("table-crowded")
        number = len(table.people)
        name = free_name(table, self.caller.name)
        return number, [e.Met(person=number, guest=self.caller.guest, name=name)]


def free_name(table: Table, name: str, but: int | None = None) -> str:
    """A name that nobody else has at this table."""
    taken = {p.name.casefold() for p in table.people if p.number != but}
    found, count = name, 1
    while found.casefold() in taken:
        count += 1
        found = f"{name} {count}"
    return found


def opened(terms: Terms, caller: Caller) -> list[e.AnyEntry]:
    """A new table, whose host is who asks for it."""
    return [
        e.Opened(terms=terms.check()),
        e.Met(person=0, guest=caller.guest, name=caller.name),
        e.Sat(person=0, seat=0),
    ]


def rematch(table: Table, caller: Caller) -> list[e.AnyEntry]:
    """The first entries of a new table for the same people."""
    wish = Wish(table, caller, 0, Random(0))
    host, _ = wish.seated()
    if table.stage != "over":
        raise Refused("table-not-over")
    terms = msgspec.structs.replace(table.terms, seats=len(table.seats))
    found: list[e.AnyEntry] = [e.Opened(terms=terms)]
    number = 0
    for place, seat in enumerate(table.seats):
        if seat.bot:
            found.append(e.BotSat(seat=place, level=seat.bot))
        elif seat.person is not None and (not seat.stand_in or seat.person == host.number):
            person = table.people[seat.person]
            if not person.guest:  # he has had all that was stored about him deleted
                continue
            found.append(e.Met(person=number, guest=person.guest, name=person.name))
            found.append(e.Sat(person=number, seat=place))
            if person is host:
                found.append(e.Hosted(person=number))
            number += 1
    return found


def renamed(table: Table, caller: Caller) -> list[e.AnyEntry]:
    """A guest has another name now."""
    person = table.person_of(caller.guest)
    if person is None:
        return []
    name = free_name(table, caller.name, person.number)
    return [e.Renamed(person=person.number, name=name)] if name != person.name else []


def decide(table: Table, caller: Caller, command: c.Any, now: int, rng: Random) -> list[e.Stored]:
    """What a command leads to; nothing, if it is so already. Raises Refused."""
    if table.stage == "closed":
        raise Refused("table-closed")
    if table.seq > LINES and not isinstance(command, (c.Play, c.Next, c.Back)):
        raise Refused("table-worn-out")
    wish = Wish(table, caller, now, rng)
    found = _DECIDING[type(command)](wish, command)
    if not found:
        return []
    return [*map(e.Stored, found[:-1]), e.Stored(found[-1], command.id, wish.met()[0])]


# --- before the start ------------------------------------------------------------------------


def _sit(wish: Wish, command: c.Sit) -> list[e.AnyEntry]:
    table = wish.table
    number, found = wish.met()
    old = None if found else table.people[number]
    if old is not None and old.kicked:
        raise Refused("table-kicked")
    if table.stage in ("over", "closed"):
        raise Refused("table-over")
    if old is not None and old.seat is not None:
        if command.seat in (None, old.seat):
            return []
        if table.started:
            raise Refused("table-seated")
    free = [i for i, seat in enumerate(table.seats) if seat.empty or (table.started and seat.bot)]
    if command.seat is not None and command.seat >= len(table.seats):
        raise Refused("table-no-seat")
    if not free or (command.seat is not None and command.seat not in free):
        raise Refused("table-full" if not free else "table-taken")
    seat = free[0] if command.seat is None else command.seat
    return [*found, e.Sat(person=number, seat=seat)]


def _stand(wish: Wish, command: c.Stand) -> list[e.AnyEntry]:
    table = wish.table
    person, seat = wish.seated()
    assert person.seat is not None
    if table.stage == "over":
        return []
    if table.started:
        stays = bool(seat.stand_in)
        return [] if stays else [e.StoodIn(seat=person.seat, level=STAND_IN, left=True)]
    found: list[e.AnyEntry] = [e.Stood(person=person.number)]
    others = [p for p in table.players() if p is not person]
    if person.number == table.host and others:
        heir = min(others, key=lambda p: (not p.here, p.number))
        found.append(e.Hosted(person=heir.number))
    return found


def _kick(wish: Wish, command: c.Kick) -> list[e.AnyEntry]:
    wish.hosting()
    wish.before_start()
    person = wish.somebody(command.person)
    if person.number == wish.table.host:
        raise Refused("table-kick-self")
    if person.seat is None:
        return []
    return [e.Stood(person=person.number, kicked=True)]


def _pass_host(wish: Wish, command: c.PassHost) -> list[e.AnyEntry]:
    wish.hosting()
    person = wish.somebody(command.person)
    return [] if person.number == wish.table.host else [e.Hosted(person=person.number)]


def _shuffle(wish: Wish, command: c.Shuffle) -> list[e.AnyEntry]:
    wish.hosting()
    wish.before_start()
    order = list(range(len(wish.table.seats)))
    wish.rng.shuffle(order)
    return [e.Shuffled(order=order)]


def _seat_bot(wish: Wish, command: c.SeatBot) -> list[e.AnyEntry]:
    wish.hosting()
    wish.before_start()
    if command.seat >= len(wish.table.seats):
        raise Refused("table-no-seat")
    seat = wish.table.seats[command.seat]
    if seat.person is not None:
        raise Refused("table-taken")
    if command.level:
        check_level(command.level)
    if seat.bot == command.level:
        return []
    return [e.BotSat(seat=command.seat, level=command.level)]


def _change(wish: Wish, command: c.Change) -> list[e.AnyEntry]:
    wish.hosting()
    wish.before_start()
    terms = command.terms.check()
    if any(not seat.empty for seat in wish.table.seats[terms.seats :]):
        raise Refused("table-seats-taken")
    return [] if terms == wish.table.terms else [e.Changed(terms=terms)]


def _ready(wish: Wish, command: c.Ready) -> list[e.AnyEntry]:
    wish.before_start()
    person, seat = wish.seated()
    return [] if seat.ready == command.on else [e.Readied(person=person.number, on=command.on)]


def _start(wish: Wish, command: c.Start) -> list[e.AnyEntry]:
    wish.hosting()
    wish.before_start()
    table = wish.table
    for seat in table.waited_for():
        if not seat.ready and seat.person != table.host:
            assert seat.person is not None
            raise Refused("table-not-ready", name=table.people[seat.person].name)
    found: list[e.AnyEntry] = []
    level = table.terms.fill
    if level:
        empty = [i for i, seat in enumerate(table.seats) if seat.empty]
        found += [e.BotSat(seat=i, level=level) for i in empty]
        order = list(range(len(table.seats)))
    else:
        order = [i for i, seat in enumerate(table.seats) if not seat.empty]
    least = PLAYERS[table.terms.game][0]
    if len(order) < least:
        raise Refused("table-too-few", least=least)
    match = Match(table.terms.rules(len(order)))
    return [*found, e.Started(seats=order), deal(match, wish.rng)]


# --- playing ---------------------------------------------------------------------------------


def _match(table: Table) -> Match:
    if table.match is None:
        raise Refused("table-not-started")
    return table.match


def _play(wish: Wish, command: c.Play) -> list[e.AnyEntry]:
    table = wish.table
    person, seat = wish.seated()
    place = person.seat
    assert place is not None
    move = _legal(table, place, command.move)
    back: list[e.AnyEntry] = [e.Returned(seat=place)] if seat.stand_in else []
    return [*back, e.Moved(seat=place, move=move)]


def _legal(table: Table, seat: int | None, text: str) -> str:
    """The move as it is written, if this seat may make it now."""
    match = _match(table)
    try:
        move = Move.parse(text)
    except IllegalMove as unreadable:
        raise illegal(unreadable) from None
    round = match.round
    if seat != round.turn or move not in round.legal_moves():  # else there is nothing to refuse
        refused = round.refusal(move, seat)
        if refused is not None:
            raise illegal(refused)
    return str(move)


def _check(wish: Wish, command: c.Check) -> list[e.AnyEntry]:
    _legal(wish.table, wish.seated()[0].seat, command.move)
    return []


def _hint(wish: Wish, command: c.Hint) -> list[e.AnyEntry]:
    """Whether a hint may be had; the bots of the server find it."""
    person, _ = wish.seated()
    _match(wish.table)
    if len(wish.table.players()) > 1:
        raise Refused("table-no-hints")
    if wish.table.deciding != person.seat:
        raise Refused("table-not-turn")
    return []


def _next(wish: Wish, command: c.Next) -> list[e.AnyEntry]:
    table = wish.table
    person, seat = wish.seated()
    if table.stage != "between":
        raise Refused("table-not-between")
    if seat.ready:
        return []
    found: list[e.AnyEntry] = [e.Readied(person=person.number)]
    if all(s.ready for s in table.looked_from() if s is not seat):
        found.append(deal(_match(table), wish.rng))
    return found


def _back(wish: Wish, command: c.Back) -> list[e.AnyEntry]:
    person, seat = wish.seated()
    assert person.seat is not None
    return [e.Returned(seat=person.seat)] if seat.stand_in else []


# --- talking ---------------------------------------------------------------------------------


def _speaker(wish: Wish) -> tuple[int, list[e.AnyEntry], bool]:
    """Who speaks, what makes him known, and whether he speaks as a spectator."""
    number, found = wish.met()
    lines, span = TALK
    if not found:
        talked = wish.table.people[number].talked[-lines:]
        if len(talked) == lines and wish.now - talked[0] < span:
            raise Refused("table-too-fast", seconds=(span - wish.now + talked[0]) // 1000 + 1)
    seat = None if found else wish.table.people[number].seat
    return number, found, seat is None and wish.table.stage in ("playing", "between")


def _say(wish: Wish, command: c.Say) -> list[e.AnyEntry]:
    number, found, aside = _speaker(wish)
    return [*found, e.Said(person=number, text=clean_text(command.text), aside=aside)]


def _phrase(wish: Wish, command: c.Phrase) -> list[e.AnyEntry]:
    number, found, aside = _speaker(wish)
    check_phrase(command.phrase, command.goal, command.seat, len(wish.table.seats))
    said = e.Phrased(
        person=number, phrase=command.phrase, goal=command.goal, seat=command.seat, aside=aside
    )
    return [*found, said]


def _mute(wish: Wish, command: c.Mute) -> list[e.AnyEntry]:
    person, other = wish.person, wish.somebody(command.person)
    if other is person:
        raise Refused("table-mute-self")
    if (other.number in person.muted) == command.on:
        return []
    return [e.Muted(person=person.number, other=other.number, on=command.on)]


_DECIDING: Final[dict[type, Callable[..., list[e.AnyEntry]]]] = {
    c.Sit: _sit,
    c.Stand: _stand,
    c.Kick: _kick,
    c.PassHost: _pass_host,
    c.Shuffle: _shuffle,
    c.SeatBot: _seat_bot,
    c.Change: _change,
    c.Ready: _ready,
    c.Start: _start,
    c.Play: _play,
    c.Check: _check,
    c.Hint: _hint,
    c.Next: _next,
    c.Back: _back,
    c.Say: _say,
    c.Phrase: _phrase,
    c.Mute: _mute,
}
