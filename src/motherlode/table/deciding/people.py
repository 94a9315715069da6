"""People at a table: coming in, being connected, leaving for good, playing again together."""

from random import Random

import msgspec

from ...game.message import Refused
from .. import entries as e
from .. import limits
from ..seating import Person
from ..table import Table
from ..terms import Terms
from ..timing import STAND_IN
from .wish import Caller, Wish, free_name


def admitted(table: Table, person: Person | None) -> bool:
    """Whether the door is open for somebody: a newcomer, unless the host has invited them."""
    known = person is not None and (person.sat_at is not None or person.invited)
    return known or table.leads(person) or table.terms.newcomers


def may_look_on(table: Table, person: Person | None) -> bool:
    """Whether somebody may see the table; before the start everybody who knows the code may."""
    known = person is not None and (person.seat is not None or person.invited)
    return known or table.leads(person) or table.terms.spectators or not table.started


def opened(terms: Terms, caller: Caller) -> list[e.AnyEntry]:
    """A new table, hosted by the caller."""
    return [
        e.Opened(terms=terms.check()),
        e.Met(person=0, guest=caller.guest, name=caller.name),
        e.Sat(person=0, seat=0),
    ]


def rematch(table: Table, caller: Caller) -> list[e.AnyEntry]:
    """The first entries of a new table for the same people, and of the same owner.

    Those who were banned stay banned.
    """
    wish = Wish(table, caller, 0, Random(0))
    asker, _, _ = wish.seated()
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
    host = numbers[asker.number]  # until the owner is there
    owner = table.people[table.owner]
    if owner.guest and not owner.banned and owner.number not in numbers:
        meet(owner)
    for person in table.people:
        if person.banned and person.guest:
            found.append(e.Stood(person=meet(person), kicked=True, banned=True))
    owns = numbers.get(owner.number, host)
    if owns != host:
        found.append(e.Hosted(person=host))
    terms = msgspec.structs.replace(table.terms, seats=len(table.seats))
    return [e.Opened(terms=terms, founder=owns), *found]


def renamed(table: Table, caller: Caller) -> list[e.AnyEntry]:
    """A guest has another name now. Only so many changes are followed."""
    person = table.person_of(caller.guest)
    if person is None or person.renamings >= limits.RENAMES:
        return []
    name = free_name(table, caller.name, person.number)
    return [e.Renamed(person=person.number, name=name)] if name != person.name else []


def came(table: Table, person: Person, worker: str) -> list[e.AnyEntry]:
    """Somebody is connected now; the owner hosts the table again."""
    crowded = person.seat is None and table.crowd >= limits.CROWD
    if person.banned or (crowded and not table.leads(person)) or person.worker == worker:
        return []
    found: list[e.AnyEntry] = [e.Here(person.number, worker)]
    if person.number == table.owner != table.host:
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
    leads = table.leads(person)
    if not others:
        return [*found, e.Closed()] if found or leads else []
    if leads:
        host = table.people[table.host]
        heir = host if host in others else next_host(others)
        found.append(e.Hosted(person=heir.number, passed=person.number == table.owner))
    return found


def next_host(others: list[Person]) -> Person:
    """Of these people the one who hosts the table from now on."""
    return min(others, key=lambda one: (not one.here, one.seat is None, one.number))
