"""What the host may do at any time, and before the start."""

from ...game.match import Match
from ...game.message import Refused
from ...game.options import PLAYERS
from .. import commands as c
from .. import entries as e
from ..terms import check_level
from ..timing import STAND_IN, deal
from .wish import Wish


def kick(wish: Wish, command: c.Kick) -> list[e.AnyEntry]:
    wish.hosting()
    table, person = wish.table, wish.person_at(command.person)
    if person.number == table.host:
        raise Refused("table-kick-self")
    if person.number in (table.founder, table.owner) and table.host != table.owner:
        raise Refused("table-kick-founder")
    if person.banned or (person.seat is None and not person.here and not command.ban):
        return []
    level = STAND_IN if table.started else ""
    return [e.Stood(person=person.number, kicked=True, banned=command.ban, level=level)]


def pardon(wish: Wish, command: c.Pardon) -> list[e.AnyEntry]:
    wish.hosting()
    person = wish.person_at(command.person)
    return [e.Pardoned(person=person.number)] if person.banned else []


def door(wish: Wish, command: c.Door) -> list[e.AnyEntry]:
    wish.hosting()
    terms = wish.table.terms
    if (terms.newcomers, terms.spectators) == (command.newcomers, command.spectators):
        return []
    return [e.DoorMoved(newcomers=command.newcomers, spectators=command.spectators)]


def pass_host(wish: Wish, command: c.PassHost) -> list[e.AnyEntry]:
    wish.hosting()
    table, person = wish.table, wish.person_at(command.person)
    if person.banned:
        raise Refused("table-no-person")
    if person.number == table.host:
        return []
    return [e.Hosted(person=person.number, passed=table.host == table.owner)]


# --- before the start ------------------------------------------------------------------------


def shuffle(wish: Wish, command: c.Shuffle) -> list[e.AnyEntry]:
    wish.hosting()
    wish.before_start()
    order = list(range(len(wish.table.seats)))
    wish.rng.shuffle(order)
    return [e.Shuffled(order=order)]


def name_starter(wish: Wish, command: c.NameStarter) -> list[e.AnyEntry]:
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


def seat_bot(wish: Wish, command: c.SeatBot) -> list[e.AnyEntry]:
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


def change(wish: Wish, command: c.Change) -> list[e.AnyEntry]:
    wish.hosting()
    wish.before_start()
    terms = command.terms.check()
    if any(not seat.empty for seat in wish.table.seats[terms.seats :]):
        raise Refused("table-seats-taken")
    return [] if terms == wish.table.terms else [e.Changed(terms=terms)]


def ready(wish: Wish, command: c.Ready) -> list[e.AnyEntry]:
    wish.before_start()
    person, _, seat = wish.seated()
    return [] if seat.ready == command.on else [e.Readied(person=person.number, on=command.on)]


def start(wish: Wish, command: c.Start) -> list[e.AnyEntry]:
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
