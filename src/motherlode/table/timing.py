"""What the passing of time does at a table: warnings, automatic moves, bots that step in.

The automatic move is the same for every seat, whatever its role: a card drawn by lot is discarded;
of nugget cards the best one is taken; a theft is let go, or takes from the next seat that has gold.
"""

from random import Random
from typing import Final

from ..game.cards import NAMES
from ..game.deal import shuffle
from ..game.match import Match
from ..game.move import PLAYING, TAKING
from ..game.record import deal_facts
from ..game.round import Round
from . import entries as e
from .clock import HOST_AWAY, MISSES, SECOND, WARNING
from .seating import Person
from .table import Table

STAND_IN: Final = "steady"
AWAY_AGAIN: Final = 10 * SECOND  # for players who have missed a move and are still away


def deadline(table: Table) -> int | None:
    """When the time of the seat that decides is up; None if nobody is waited for."""
    seat = table.deciding
    if seat is None or table.still or table.seats[seat].played_by:
        return None
    place = table.seats[seat]
    end = table.since + place.bank
    assert place.person is not None
    person = table.people[place.person]
    if table.clock.live and not person.here:
        patience = AWAY_AGAIN if place.misses else table.clock.away
        end = min(end, max(table.since, person.gone_at, table.resumed) + patience)
    return end


def wakes(table: Table) -> int | None:
    """When `tick` next has something to do, if nothing else happens before."""
    end = deadline(table)
    if end is not None:
        seat = table.seats[table.deciding or 0]
        return end if seat.warned else max(table.since, end - WARNING)
    if table.stage == "open" and not table.people[table.host].here and _heirs(table):
        return max(table.people[table.host].gone_at, table.resumed) + HOST_AWAY
    if table.stage == "between" and not table.still and table.all_ready:
        return table.since
    return table.until


def _heirs(table: Table) -> list[Person]:
    """The people who may host the table while the host is away."""
    return [person for person in table.players() if person.here]


def tick(table: Table, now: int, rng: Random) -> list[e.AnyEntry]:
    """What is due by now."""
    due = wakes(table)
    if due is None or now < due:
        return []
    if table.stage == "open":
        return [e.Hosted(person=min(person.number for person in _heirs(table)))]
    assert table.match is not None
    if table.stage == "between":
        return [deal(table.match, rng)]
    end, seat = deadline(table), table.deciding
    assert end is not None and seat is not None
    if now < end:
        return [e.Warned(seat=seat)]
    found: list[e.AnyEntry] = [
        e.Moved(seat=seat, move=automatic(table.match.round, rng), how="auto")
    ]
    if table.seats[seat].misses + 1 >= MISSES:
        found.append(e.StoodIn(seat=seat, level=STAND_IN))
    return found


def automatic(round: Round, rng: Random) -> str:
    """The move of a seat whose time is up."""
    if round.phase == PLAYING:
        return f"pass:{NAMES[rng.choice(round.hand(round.turn))]}"
    legal = list(round.legal_moves())
    if round.phase == TAKING:
        return str(max(legal, key=lambda move: move.nugget or 0))
    turn, seats = int(round.turn), int(round.seats)
    return str(min(legal, key=lambda move: _distance(move.seat, turn, seats)))


def _distance(victim: int | None, turn: int, seats: int) -> int:
    """How many seats further on the victim of a theft sits; nobody is the nearest."""
    return 0 if victim is None else (victim - turn) % seats


def thinking(table: Table) -> tuple[int, str] | None:
    """The seat and the level of the bot that has to decide, if one has."""
    seat = table.deciding
    if seat is None or table.still or not table.seats[seat].played_by:
        return None
    return seat, table.seats[seat].played_by


def deal(match: Match, rng: Random, starter: int | None = None) -> e.Dealt:
    """The next round. Of the first one a seat may be named that begins, else it is drawn [B4]."""
    if starter is None:
        starter = match.starter()
    if starter is None:
        starter = rng.randrange(match.rules.players)
    dealt = shuffle(match.rules, starter, match.nuggets, rng)
    return e.Dealt(deal=deal_facts(len(match.rounds) + 1, dealt))
