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
    if not found:
        check_speed("table-too-fast", wish.now, table.people[number].talked, limits.TALK)
        if table.people[number].seat is not None:
            return number, found, False
    others = [one for one in table.people if one.sat_at is None and not one.banned]
    watching = sum(one.here for one in others)
    if table.crowd >= limits.LINES or (found and watching >= limits.WATCHING):
        raise Refused("table-crowded")
    many = table.crowd >= limits.CROWD or (found and len(others) >= limits.PEOPLE // 2)
    limit = limits.SLOW if many else limits.CROWD_TALK
    check_speed("table-rush", wish.now, table.crowd_talked, limit)
    return number, found, table.stage in ("playing", "between")


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
