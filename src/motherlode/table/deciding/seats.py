"""Taking a seat, asking for one and leaving it."""

from ...game.message import Refused
from .. import commands as c
from .. import entries as e
from .. import limits
from ..seating import Person
from ..timing import STAND_IN
from .people import admitted, next_host
from .talking import speaker
from .wish import Wish, check_speed


def sit(wish: Wish, command: c.Sit) -> list[e.AnyEntry]:
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
    free = table.free_seats()
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
    """Refuse a free seat to a person who may not have it."""
    table = wish.table
    if table.started:
        if table.terms.join == "nobody":
            raise Refused("table-no-joining")
        if table.terms.join == "invited" and not (person and person.invited):
            raise Refused("table-ask-host")
    if person is not None and (person.sat_at is not None or person.invited):
        return
    people = [one for one in table.people if not one.banned]
    sat = sorted(one.sat_at for one in people if one.sat_at is not None)
    many = len(sat) >= limits.PEOPLE // 2
    check_speed("table-rush", wish.now, sat, limits.SLOW if many else limits.RUSH)


def stand(wish: Wish, command: c.Stand) -> list[e.AnyEntry]:
    table = wish.table
    person, number, seat = wish.seated()
    others = table.staying(person)
    found: list[e.AnyEntry] = []
    if table.stage == "over":
        return found
    if table.started:
        if not seat.stand_in:
            found.append(e.StoodIn(seat=number, level=STAND_IN, left=True))
        if not others:  # bots would play on for nobody
            found.append(e.Closed())
        return found
    found.append(e.Stood(person=person.number))
    if person.number == table.host and others:
        found.append(e.Hosted(person=next_host(others).number))
    return found


def ask(wish: Wish, command: c.Ask) -> list[e.AnyEntry]:
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
        return sit(wish, c.Sit(command.id, command.seat))
    if person is not None and person.asks == command.seat:
        return []
    number, found, _ = speaker(wish)
    return [*found, e.Asked(person=number, seat=command.seat)]


def invite(wish: Wish, command: c.Invite) -> list[e.AnyEntry]:
    wish.hosting()
    table, person = wish.table, wish.person_at(command.person)
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
