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
from .clock import SECOND
from .refused import Refused, illegal
from .table import Person, Seat, Table
from .talk import CROWD_TALK, TALK, check_phrase, clean_text
from .terms import Terms, check_level
from .timing import STAND_IN, deal

LINES: Final = 20_000  # so many entries of a table, and only the game itself goes on
MOVES: Final = (c.Play, c.Check, c.Next)
REMEDIES: Final = (c.Invite, c.Kick, c.Pardon, c.Door)  # possible twice as long
CROWD: Final = 4_000  # so many because of people without a seat, and these are not heard any more
PEOPLE: Final = 300  # so many may become known at one table: half by sitting down, half otherwise
WATCHING: Final = 50  # so many who have never had a seat, besides those who are banned
RUSH: Final = (16, 60 * SECOND)  # so many may take their first seat in so many milliseconds
DEEDS: Final = 2_000  # so many commands of one person, and only moves are taken
MUTES: Final = 100  # so often may one person mute somebody, or hear somebody again
RENAMES: Final = 30  # so often is the new name of a person heard at the table


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
        """Who asks, by number, and what makes them known here."""
        table = self.table
        person = table.person_of(self.caller.guest)
        if person is not None:
            return person.number, []
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


def admitted(table: Table, person: Person | None) -> bool:
    """Whether the door is open for somebody: a newcomer, unless the host has invited them."""
    known = person is not None and (person.sat_at is not None or person.invited)
    return known or table.terms.newcomers


def may_look_on(table: Table, person: Person | None) -> bool:
    """Whether somebody may see the table; before the start everybody who knows the code may."""
    known = person is not None and (person.seat is not None or person.invited)
    return known or table.terms.spectators or not table.started


def opened(terms: Terms, caller: Caller) -> list[e.AnyEntry]:
    """A new table, whose host is who asks for it."""
    return [
        e.Opened(terms=terms.check()),
        e.Met(person=0, guest=caller.guest, name=caller.name),
        e.Sat(person=0, seat=0),
    ]


def rematch(table: Table, caller: Caller) -> list[e.AnyEntry]:
    """The first entries of a new table for the same people. Who was banned stays so."""
    wish = Wish(table, caller, 0, Random(0))
    asker, _ = wish.seated()
    if table.stage != "over":
        raise Refused("table-not-over")
    numbers: dict[int, int] = {}  # of those who come along
    found: list[e.AnyEntry] = []

    def meet(person: Person) -> int:
        numbers[person.number] = number = len(numbers)
        found.append(e.Met(person=number, guest=person.guest, name=person.name))
        return number

    for place, seat in enumerate(table.seats):
        if seat.bot:
            found.append(e.BotSat(seat=place, level=seat.bot))
        elif seat.person is not None and (not seat.stand_in or seat.person == asker.number):
            person = table.people[seat.person]
            if person.guest and not person.banned:  # without a guest: deleted, as they wished
                found.append(e.Sat(person=meet(person), seat=place))
    host = numbers[asker.number]  # until the host by right is there
    owner = numbers.get(table.owner, host)
    for person in table.people:
        if person.banned and person.guest:
            found.append(e.Stood(person=meet(person), kicked=True, banned=True))
    if owner != host:
        found.append(e.Hosted(person=host))
    terms = msgspec.structs.replace(table.terms, seats=len(table.seats))
    return [e.Opened(terms=terms, founder=owner), *found]


def renamed(table: Table, caller: Caller) -> list[e.AnyEntry]:
    """A guest has another name now. Who changes it again and again is not followed for ever."""
    person = table.person_of(caller.guest)
    if person is None or person.renamings >= RENAMES:
        return []
    name = free_name(table, caller.name, person.number)
    return [e.Renamed(person=person.number, name=name)] if name != person.name else []


def came(table: Table, person: Person, worker: str) -> list[e.AnyEntry]:
    """Somebody is connected now; whose table it is hosts it again."""
    owns = person.number == table.owner
    crowded = person.seat is None and table.crowd >= CROWD
    if person.banned or (crowded and not owns) or person.worker == worker:
        return []
    found: list[e.AnyEntry] = [e.Here(person.number, worker)]
    if owns and table.host != table.owner:
        found.append(e.Hosted(person=person.number))
    return found


def parted(table: Table, person: Person) -> list[e.AnyEntry]:
    """Somebody leaves for good: the seat is free again, or a bot's from now on."""
    if table.stage in ("over", "closed"):
        return []
    others = table.staying(person)
    if not table.started and not others:
        others = [p for p in table.people if p.here and not p.banned and p is not person]
    found: list[e.AnyEntry] = []
    if person.seat is not None:
        found.append(e.Stood(person=person.number, level=STAND_IN if table.started else ""))
    mine = person.number in (table.host, table.owner)
    if not others:
        return [*found, e.Closed()] if found or mine else []
    if mine:
        host = table.people[table.host]
        heir = host if host in others else _heir(others)
        found.append(e.Hosted(person=heir.number, passed=person.number == table.owner))
    return found


def _heir(others: list[Person]) -> Person:
    return min(others, key=lambda one: (not one.here, one.seat is None, one.number))


def decide(table: Table, caller: Caller, command: c.Any, now: int, rng: Random) -> list[e.Stored]:
    """What a command leads to; nothing, if it is so already. Raises Refused."""
    if table.stage == "closed":
        raise Refused("table-closed")
    person = table.person_of(caller.guest)
    if person is not None and person.banned:
        raise Refused("table-banned")
    remedy = isinstance(command, REMEDIES)
    most = 2 * LINES if remedy else LINES
    if table.worn > most and not isinstance(command, (*MOVES, c.Back)):
        raise Refused("table-worn-out")
    often = person is not None and person.deeds >= DEEDS
    if often and not remedy and not isinstance(command, MOVES):
        raise Refused("table-too-often")
    wish = Wish(table, caller, now, rng)
    found = _DECIDING[type(command)](wish, command)
    if not found:
        return []
    return [*map(e.Stored, found[:-1]), e.Stored(found[-1], command.id, wish.met()[0])]


# --- taking a seat, and leaving it -----------------------------------------------------------


def _sit(wish: Wish, command: c.Sit) -> list[e.AnyEntry]:
    table = wish.table
    number, found = wish.met()
    old = None if found else table.people[number]
    if table.stage in ("over", "closed"):
        raise Refused("table-over")
    if old is not None and old.seat is not None:
        if command.seat in (None, old.seat):
            return []
        if table.started:
            raise Refused("table-seated")
    elif not admitted(table, old):
        raise Refused("table-no-newcomers")
    free = [i for i, seat in enumerate(table.seats) if seat.empty or (table.started and seat.bot)]
    if command.seat is not None and command.seat >= len(table.seats):
        raise Refused("table-no-seat")
    if not free or (command.seat is not None and command.seat not in free):
        raise Refused("table-full" if not free else "table-taken")
    if old is None or old.seat is None:
        _check_may_sit(wish, old)
    seat = free[0] if command.seat is None else command.seat
    found = [*found, e.Sat(person=number, seat=seat)]
    if number == table.owner != table.host:
        found.append(e.Hosted(person=number))
    return found


def _check_may_sit(wish: Wish, person: Person | None) -> None:
    """Refuse a free seat to who may not have it. How many only look on is no reason."""
    table = wish.table
    if table.started:
        if table.terms.join == "nobody":
            raise Refused("table-no-joining")
        if table.terms.join == "invited" and not (person and person.invited):
            raise Refused("table-ask-host")
    if person is not None and person.sat_at is not None:
        return
    sat = sorted(one.sat_at for one in table.people if one.sat_at is not None)
    if person is None and len(sat) >= PEOPLE // 2:
        raise Refused("table-crowded")
    _check_speed("table-rush", wish.now, sat, RUSH)


def _stand(wish: Wish, command: c.Stand) -> list[e.AnyEntry]:
    table = wish.table
    person, seat = wish.seated()
    assert person.seat is not None
    if table.stage == "over":
        return []
    if table.started:
        if seat.stand_in:
            return []
        found: list[e.AnyEntry] = [e.StoodIn(seat=person.seat, level=STAND_IN, left=True)]
        if not table.staying(person):  # bots would play on for nobody
            found.append(e.Closed())
        return found
    found = [e.Stood(person=person.number)]
    others = table.staying(person)
    if person.number == table.host and others:
        found.append(e.Hosted(person=_heir(others).number))
    return found


def _ask(wish: Wish, command: c.Ask) -> list[e.AnyEntry]:
    table = wish.table
    person = table.person_of(wish.caller.guest)
    if person is not None and person.seat is not None:
        raise Refused("table-seated")
    if command.seat is None:
        return [e.Asked(person=person.number)] if person and person.asks is not None else []
    if not table.started:
        raise Refused("table-not-started")
    if table.stage == "over":
        raise Refused("table-over")
    if command.seat >= len(table.seats):
        raise Refused("table-no-seat")
    if not table.seats[command.seat].bot:
        raise Refused("table-taken")
    if table.terms.join == "nobody":
        raise Refused("table-no-joining")
    if table.terms.join == "anyone" or (person and person.invited):
        return _sit(wish, c.Sit(command.id, command.seat))
    if person is not None and person.asks == command.seat:
        return []
    number, found, _ = _speaker(wish)
    return [*found, e.Asked(person=number, seat=command.seat)]


def _invite(wish: Wish, command: c.Invite) -> list[e.AnyEntry]:
    wish.hosting()
    table, person = wish.table, wish.somebody(command.person)
    if table.stage == "over":
        raise Refused("table-over")
    if person.seat is not None:
        return []
    found: list[e.AnyEntry] = [e.Pardoned(person=person.number)] if person.banned else []
    if not person.invited:
        found.append(e.Invited(person=person.number))
    wished = person.asks
    if wished is not None and table.seats[wished].bot and table.terms.join != "nobody":
        found.append(e.Sat(person=person.number, seat=wished))
    return found


# --- what the host may do --------------------------------------------------------------------


def _kick(wish: Wish, command: c.Kick) -> list[e.AnyEntry]:
    wish.hosting()
    table, person = wish.table, wish.somebody(command.person)
    if person.number == table.host:
        raise Refused("table-kick-self")
    if person.number in (table.founder, table.owner) and table.host != table.owner:
        raise Refused("table-kick-founder")
    if person.banned or (person.seat is None and not person.here and not command.ban):
        return []
    level = STAND_IN if table.started else ""
    return [e.Stood(person=person.number, kicked=True, banned=command.ban, level=level)]


def _pardon(wish: Wish, command: c.Pardon) -> list[e.AnyEntry]:
    wish.hosting()
    person = wish.somebody(command.person)
    return [e.Pardoned(person=person.number)] if person.banned else []


def _door(wish: Wish, command: c.Door) -> list[e.AnyEntry]:
    wish.hosting()
    terms = wish.table.terms
    if (terms.newcomers, terms.spectators) == (command.newcomers, command.spectators):
        return []
    return [e.DoorMoved(newcomers=command.newcomers, spectators=command.spectators)]


def _pass_host(wish: Wish, command: c.PassHost) -> list[e.AnyEntry]:
    wish.hosting()
    table, person = wish.table, wish.somebody(command.person)
    if person.banned:
        raise Refused("table-no-person")
    if person.number == table.host:
        return []
    return [e.Hosted(person=person.number, passed=table.host == table.owner)]


# --- before the start ------------------------------------------------------------------------


def _shuffle(wish: Wish, command: c.Shuffle) -> list[e.AnyEntry]:
    wish.hosting()
    wish.before_start()
    order = list(range(len(wish.table.seats)))
    wish.rng.shuffle(order)
    return [e.Shuffled(order=order)]


def _name_starter(wish: Wish, command: c.NameStarter) -> list[e.AnyEntry]:
    wish.hosting()
    wish.before_start()
    seats, seat = wish.table.seats, command.seat
    if seat is not None and seat >= len(seats):
        raise Refused("table-no-seat")
    if seat is not None and seats[seat].empty:
        raise Refused("table-empty-seat")
    if seat == next((i for i, one in enumerate(seats) if one.begins), None):
        return []
    return [e.StarterNamed(seat=seat, person=None if seat is None else seats[seat].person)]


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
    begins = next((new for new, old in enumerate(order) if table.seats[old].begins), None)
    return [*found, e.Started(seats=order), deal(match, wish.rng, begins)]


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
    """Who speaks, what makes them known, and whether they speak as a spectator."""
    table = wish.table
    number, found = wish.met()
    if found:
        others = [one.banned for one in table.people if one.sat_at is None]
        if others.count(False) >= WATCHING or len(others) >= PEOPLE // 2:
            raise Refused("table-crowded")
    else:
        _check_speed("table-too-fast", wish.now, table.people[number].talked, TALK)
    seat = None if found else table.people[number].seat
    if seat is None:
        if table.crowd >= CROWD:
            raise Refused("table-crowded")
        _check_speed("table-rush", wish.now, table.crowd_talked, CROWD_TALK)
    return number, found, seat is None and table.stage in ("playing", "between")


def _check_speed(refusal: str, now: int, times: list[int], limit: tuple[int, int]) -> None:
    """Refuse what has happened so often at these times that it is too soon for it again."""
    often, span = limit
    if len(times) >= often and now - times[-often] < span:
        raise Refused(refusal, seconds=(span - now + times[-often]) // SECOND + 1)


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
    if person.mutings >= MUTES:
        raise Refused("table-too-often")
    return [e.Muted(person=person.number, other=other.number, on=command.on)]


_DECIDING: Final[dict[type, Callable[..., list[e.AnyEntry]]]] = {
    c.Sit: _sit,
    c.Stand: _stand,
    c.Ask: _ask,
    c.Invite: _invite,
    c.Kick: _kick,
    c.Pardon: _pardon,
    c.Door: _door,
    c.PassHost: _pass_host,
    c.Shuffle: _shuffle,
    c.NameStarter: _name_starter,
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
