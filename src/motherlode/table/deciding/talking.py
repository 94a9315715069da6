"""Talk, quick phrases and mutes."""

from ...game.message import Refused
from .. import commands as c
from .. import entries as e
from .. import limits
from ..talk import check_phrase, clean_text
from .wish import Wish, check_speed


def speaker(wish: Wish) -> tuple[int, list[e.AnyEntry], bool]:
    """The speaker's number, the entry that makes them known, and whether they are a spectator."""
    table = wish.table
    number, found = wish.met()
    if found:
        others = [one.banned for one in table.people if one.sat_at is None]
        if others.count(False) >= limits.WATCHING or len(others) >= limits.PEOPLE // 2:
            raise Refused("table-crowded")
    else:
        check_speed("table-too-fast", wish.now, table.people[number].talked, limits.TALK)
    seat = None if found else table.people[number].seat
    if seat is None:
        if table.crowd >= limits.CROWD:
            raise Refused("table-crowded")
        check_speed("table-rush", wish.now, table.crowd_talked, limits.CROWD_TALK)
    return number, found, seat is None and table.stage in ("playing", "between")


def say(wish: Wish, command: c.Say) -> list[e.AnyEntry]:
    number, found, aside = speaker(wish)
    return [*found, e.Said(person=number, text=clean_text(command.text), aside=aside)]


def phrase(wish: Wish, command: c.Phrase) -> list[e.AnyEntry]:
    number, found, aside = speaker(wish)
    check_phrase(command.phrase, command.goal, command.seat, len(wish.table.seats))
    said = e.Phrased(
        person=number, phrase=command.phrase, goal=command.goal, seat=command.seat, aside=aside
    )
    return [*found, said]


def mute(wish: Wish, command: c.Mute) -> list[e.AnyEntry]:
    person, other = wish.person, wish.person_at(command.person)
    if other is person:
        raise Refused("table-mute-self")
    if (other.number in person.muted) == command.on:
        return []
    if person.mutings >= limits.MUTES:
        raise Refused("table-too-often")
    return [e.Muted(person=person.number, other=other.number, on=command.on)]
