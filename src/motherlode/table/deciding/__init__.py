"""Deciding what comes of a command: entries, or a refusal."""

from random import Random
from typing import assert_never

from ...game.message import Refused
from .. import commands as c
from .. import entries as e
from .. import limits
from ..table import Table
from . import hosting, playing, seats, talking
from .people import admitted, came, may_look_on, opened, parted, rematch, renamed
from .wish import Caller, Wish

__all__ = [
    "Caller",
    "admitted",
    "came",
    "decide",
    "may_look_on",
    "opened",
    "parted",
    "rematch",
    "renamed",
]


def decide(
    table: Table, caller: Caller, command: c.TableCommand, now: int, rng: Random
) -> list[e.Stored]:
    """What a command leads to; nothing, if it is so already. Raises Refused."""
    if table.stage == "closed":
        raise Refused("table-closed")
    person = table.person_of(caller.guest)
    if person is not None and person.banned:
        raise Refused("table-banned")
    remedy = isinstance(command, c.REMEDIES)
    most = 2 * limits.LINES if remedy else limits.LINES
    if table.worn > most and not isinstance(command, (*c.MOVES, c.Back)):
        raise Refused("table-worn-out")
    often = person is not None and person.deeds >= limits.DEEDS
    if often and not remedy and not isinstance(command, c.MOVES):
        raise Refused("table-too-often")
    wish = Wish(table, caller, now, rng)
    found = entries_for(wish, command)
    if not found:
        return []
    return [*map(e.Stored, found[:-1]), e.Stored(found[-1], command.id, wish.met()[0])]


def entries_for(wish: Wish, command: c.TableCommand) -> list[e.AnyEntry]:
    """What a command leads to, by its kind."""
    match command:
        case c.Play():
            return playing.play(wish, command)
        case c.Check():
            return playing.check_move(wish, command)
        case c.Hint():
            return playing.hint(wish, command)
        case c.Next():
            return playing.next_round(wish, command)
        case c.Back():
            return playing.back(wish, command)
        case c.Sit():
            return seats.sit(wish, command)
        case c.Stand():
            return seats.stand(wish, command)
        case c.Ask():
            return seats.ask(wish, command)
        case c.Invite():
            return seats.invite(wish, command)
        case c.Kick():
            return hosting.kick(wish, command)
        case c.Pardon():
            return hosting.pardon(wish, command)
        case c.Door():
            return hosting.door(wish, command)
        case c.PassHost():
            return hosting.pass_host(wish, command)
        case c.Shuffle():
            return hosting.shuffle(wish, command)
        case c.NameStarter():
            return hosting.name_starter(wish, command)
        case c.SeatBot():
            return hosting.seat_bot(wish, command)
        case c.Change():
            return hosting.change(wish, command)
        case c.Ready():
            return hosting.ready(wish, command)
        case c.Start():
            return hosting.start(wish, command)
        case c.Say():
            return talking.say(wish, command)
        case c.Phrase():
            return talking.phrase(wish, command)
        case c.Mute():
            return talking.mute(wish, command)
        case _:
            assert_never(command)
