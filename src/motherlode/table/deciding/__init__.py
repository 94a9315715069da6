"""Deciding what comes of a command: entries, or a refusal."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from ...game.message import Refused
from .. import commands as c
from .. import entries as e
from .. import limits
from ..table import Table
from . import hosting, playing, seats, talking
from .wish import Caller, Wish

HANDLERS: Final[dict[type[c.Command], Callable[[Wish, Any], list[e.AnyEntry]]]] = {
    c.Play: playing.play,
    c.Check: playing.check_move,
    c.Hint: playing.hint,
    c.Next: playing.next_round,
    c.Back: playing.back,
    c.Sit: seats.sit,
    c.Stand: seats.stand,
    c.Ask: seats.ask,
    c.Invite: seats.invite,
    c.Kick: hosting.kick,
    c.Pardon: hosting.pardon,
    c.Door: hosting.door,
    c.PassHost: hosting.pass_host,
    c.Shuffle: hosting.shuffle,
    c.NameStarter: hosting.name_starter,
    c.SeatBot: hosting.seat_bot,
    c.Change: hosting.change,
    c.Ready: hosting.ready,
    c.Start: hosting.start,
    c.Say: talking.say,
    c.Phrase: talking.phrase,
    c.Mute: talking.mute,
}


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
    most = limits.LINES if table.terms.newcomers and not remedy else 2 * limits.LINES
    if table.worn > most and not isinstance(command, (*c.MOVES, c.Back)):
        raise Refused("table-worn-out")
    often = person is not None and person.deeds >= limits.DEEDS
    if often and not remedy and not isinstance(command, c.MOVES):
        raise Refused("table-too-often")
    wish = Wish(table, caller, now, rng)
    found = HANDLERS[type(command)](wish, command)
    if not found:
        return []
    return [*map(e.Stored, found[:-1]), e.Stored(found[-1], command.id, wish.met()[0])]
