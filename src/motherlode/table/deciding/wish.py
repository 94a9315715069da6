"""A command together with the guest who gives it, and what is checked first of most commands."""

from random import Random
from typing import NamedTuple

from ...game.message import Refused
from .. import entries as e
from ..clock import SECOND
from ..seating import Person, Seat
from ..table import Table


class Caller(NamedTuple):
    """A guest of the server who asks for something, and their name."""

    guest: str
    name: str


class Wish(NamedTuple):
    """At which table a command is given, by whom and when; and the dice for what it leads to."""

    table: Table
    caller: Caller
    now: int
    rng: Random

    @property
    def person(self) -> Person:
        """The caller, if they are known at the table."""
        person = self.table.person_of(self.caller.guest)
        if person is None:
            raise Refused("table-not-seated")
        return person

    def seated(self) -> tuple[Person, int, Seat]:
        """The caller and their seat, with its number."""
        person = self.person
        if person.seat is None:
            raise Refused("table-not-seated")
        return person, person.seat, self.table.seats[person.seat]

    def hosting(self) -> None:
        """Refuse everybody but the host."""
        if self.person.number != self.table.host:
            raise Refused("table-not-host")

    def before_start(self) -> None:
        """Refuse what comes after the start."""
        if self.table.stage != "open":
            raise Refused("table-started")

    def person_at(self, number: int) -> Person:
        """A person by number."""
        if number >= len(self.table.people):
            raise Refused("table-no-person")
        return self.table.people[number]

    def met(self) -> tuple[int, list[e.AnyEntry]]:
        """The caller's number, and the entry that makes them known here if they are new."""
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


def check_speed(refusal: str, now: int, times: list[int], limit: tuple[int, int]) -> None:
    """Refuse what has happened so often at these times that it is too soon for it again."""
    often, span = limit
    if len(times) >= often and now - times[-often] < span:
        raise Refused(refusal, seconds=(span - now + times[-often]) // SECOND + 1)
