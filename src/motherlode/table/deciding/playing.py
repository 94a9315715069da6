"""Playing: a move, and going on from round to round."""

from ...game.match import Match
from ...game.message import Refused
from ...game.move import Move
from .. import commands as c
from .. import entries as e
from ..table import Table
from ..timing import deal
from .wish import Wish


def match_of(table: Table) -> Match:
    if table.match is None:
        raise Refused("table-not-started")
    return table.match


def play(wish: Wish, command: c.Play) -> list[e.AnyEntry]:
    _, number, seat = wish.seated()
    move = e.Moved(number, str(_legal(wish.table, number, command.move)))
    return [e.Returned(seat=number), move] if seat.stand_in else [move]


def _legal(table: Table, seat: int, text: str) -> Move:
    """The move of a text, if this seat may make it now."""
    match = match_of(table)
    move = Move.parse(text)
    round = match.round
    if seat != round.turn or move not in round.legal_moves():  # else there is nothing to refuse
        refused = round.refusal(move, seat)
        if refused is not None:
            raise refused
    return move


def check_move(wish: Wish, command: c.Check) -> list[e.AnyEntry]:
    _legal(wish.table, wish.seated()[1], command.move)
    return []


def hint(wish: Wish, command: c.Hint) -> list[e.AnyEntry]:
    """Whether a hint may be had; the bots of the server find it."""
    _, number, _ = wish.seated()
    match_of(wish.table)
    if len(wish.table.players()) > 1:
        raise Refused("table-no-hints")
    if wish.table.deciding != number:
        raise Refused("table-not-turn")
    return []


def next_round(wish: Wish, command: c.Next) -> list[e.AnyEntry]:
    table = wish.table
    person, _, seat = wish.seated()
    if table.stage != "between":
        raise Refused("table-not-between")
    if seat.ready:
        return []
    found: list[e.AnyEntry] = [e.Readied(person=person.number)]
    if all(s.ready for s in table.looked_from() if s is not seat):
        found.append(deal(match_of(table), wish.rng))
    return found


def back(wish: Wish, command: c.Back) -> list[e.AnyEntry]:
    _, number, seat = wish.seated()
    return [e.Returned(seat=number)] if seat.stand_in else []
