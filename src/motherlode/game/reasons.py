"""Why a round ended as it did. All that the reasons name is known to all by then [B24]."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from . import cards
from .maze import cell_text
from .message import Arg, Message
from .round import Round
from .sharing import winning_teams
from .way import BARS, barring

MOST: Final = 4


def reasons(round: Round, gained: Sequence[int]) -> tuple[Message, ...]:
    """At most four of them, what has decided first, of a round that has just been decided.

    `gained` is what each seat has got of the treasure, thefts aside.
    """
    if not round.rules.expansion:
        told = _base(round, gained)
    elif round.treasure:
        told = _reached(round, gained)
    else:
        told = _hidden(round, gained)
    return tuple(islice(told, MOST))


def _base(round: Round, gained: Sequence[int]) -> Iterator[Message]:
    """The base game [B20-B22]."""
    if not round.treasure:
        yield _unreached(round, "B21")
        paid = [gained[seat] for seat in _all(round, cards.SABOTEUR)]
        # From a pile that is nearly empty not all can be paid alike.
        if len(set(paid)) == 1 and paid[0]:
            yield _reason("pay", "B21", count=len(paid), gold=paid[0])
        return
    if round.roles[round.completed_by] == cards.SELFISH:
        yield _about(round, "alone", "B20", round.completed_by)
        return
    yield _about(round, "completed", "B20", round.completed_by)
    idle = [seat for seat in _all(round, cards.MINER) if seat not in round.winners]
    if idle:
        yield _reason("broken", "B20", seats=tuple(idle), count=len(idle))
    for seat in _all(round, cards.SELFISH):
        yield _about(round, "selfish", "B20", seat)
    if round.offer:
        yield _reason("secret", "B22")


def _hidden(round: Round, gained: Sequence[int]) -> Iterator[Message]:
    """The expansion, and nobody reached the treasure [X19]."""
    yield _unreached(round, "X19")
    yield from _trapped(round)
    yield from _sharing(round, cards.PROFITEER, "X19", gained)
    yield from _crystals(round, gained)


def _reached(round: Round, gained: Sequence[int]) -> Iterator[Message]:
    """The expansion, and the treasure was reached [X17, X18]."""
    seat, dwarf = int(round.completed_by), round.roles[round.completed_by]
    open_for = [team for team in (cards.BLUE, cards.GREEN) if round.maze.open_for(BARS[team])]
    winning = winning_teams(round.rules, dwarf, open_for)
    if open_for and not winning:
        yield _about(round, "spoilt", "X17", seat)
    else:
        any_team = open_for and dwarf not in BARS
        yield _about(round, "completed-any" if any_team else "completed", "X17", seat)
        if len(open_for) == 2:
            yield _reason("open", "X17")
    tiles = dict(round.maze.tiles())
    for team in BARS:
        if team not in open_for:
            doors = tuple(map(cell_text, barring(tiles, team)))
            yield _reason("closed", "X7", team=cards.ROLES[team], cells=doors, count=len(doors))
    if not open_for:
        yield _no_team(round)
    for team in winning:
        if team not in round.roles:  # it wins all the same
            yield _reason("absent", "X17", team=cards.ROLES[team])
    yield from _trapped(round)
    if open_for:
        yield from _sharing(round, cards.BOSS, "X18", gained)
        yield from _sharing(round, cards.PROFITEER, "X18", gained)
    yield from _crystals(round, gained)


def _reason(id: str, clause: str, **args: Arg) -> Message:
    return Message(f"end-why-{id}", args, clause)


def _about(round: Round, id: str, clause: str, seat: int, **args: Arg) -> Message:
    """About one player and the dwarf it is."""
    return _reason(id, clause, seat=int(seat), role=cards.ROLES[round.roles[seat]], **args)


def _all(round: Round, role: int) -> list[int]:
    return [seat for seat, other in enumerate(round.roles) if other == role]


def _free(round: Round, role: int) -> list[int]:
    """All of a role who are not trapped."""
    return [seat for seat in _all(round, role) if not round.before(seat) & cards.TRAPPED]


def _unreached(round: Round, clause: str) -> Message:
    return _reason("hidden" if cards.SABOTEUR in round.roles else "nobody", clause)


def _trapped(round: Round) -> Iterator[Message]:
    seats = tuple(seat for seat in range(round.seats) if round.before(seat) & cards.TRAPPED)
    if seats:
        yield _reason("trapped", "X20", seats=seats, count=len(seats))


def _sharing(round: Round, role: int, clause: str, gained: Sequence[int]) -> Iterator[Message]:
    """Boss and profiteer share with others, for less."""
    for seat in round.winners:
        if round.roles[seat] == role:
            yield _about(round, cards.ROLES[role], clause, seat, gold=gained[seat])


def _no_team(round: Round) -> Message:
    """Open for neither team: the gold goes to boss and profiteer, or to nobody."""
    seats = tuple(round.winners)
    if seats:
        return _reason("neither", "X18", seats=seats, count=len(seats))
    left_out = _free(round, cards.PROFITEER)  # where they must have completed the way themselves
    if left_out:
        return _about(round, "left-out", "X18", left_out[0])
    return _reason("neither-nobody", "X18")


def _crystals(round: Round, gained: Sequence[int]) -> Iterator[Message]:
    free = _free(round, cards.GEOLOGIST)
    if free:
        crystals = int(round.maze.crystals())
        half = gained[free[0]] < crystals
        yield _reason("crystals-half" if half else "crystals", "X21", count=crystals)
