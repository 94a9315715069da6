"""Replays: a finished game or a record, told again frame by frame.

A record is as long as its game at most: it is read only as far as it follows the rules, and they
end it.
"""

from collections.abc import Sequence
from typing import Final

from ...bots import LEVELS
from ...game.match import Match
from ...game.record import read_record
from ...table import Refused
from ...table.replay import TRUTH, ReplayViewer, frames
from .. import protocol as p

TABLE: Final = "table"
COST: Final = 10  # of so many other requests


def replay_record(data: bytes, viewer: str) -> bytes:
    """The replay of a record, as it is sent."""
    match = read_record(data)
    return replay(match, named_bots(match.names), viewer)


def named_bots(names: Sequence[str]) -> list[str]:
    """Which names in a record are those of bots: it does not say, but they are called so."""
    return [name if name in LEVELS else "" for name in names]


def replay(match: Match, bots: Sequence[str], viewer: str) -> bytes:
    """A finished match told again: of `truth`, as the `table` saw it, or a seat.

    `bots` are their levels, seat by seat.
    """
    rules = match.rules
    seen_by = read_viewer(viewer, rules.players)
    found = list(frames(match, seen_by))
    return p.encode(
        p.ReplayOut(
            game=rules.game,
            edition=rules.edition,
            options=rules.changed,
            seats=rules.players,
            names=list(match.names),
            bots=list(bots),
            viewer=TABLE if seen_by is None else seen_by,
            rounds=[number for number, frame in enumerate(found) if frame.seat is None],
            frames=found,
        )
    )


def read_viewer(text: str, seats: int) -> ReplayViewer:
    """Who a game is told to, as it stands in a request."""
    if text == TRUTH:
        return TRUTH
    if text == TABLE:
        return None
    if text in [str(seat) for seat in range(seats)]:
        return int(text)
    raise Refused(
        "server-bad-request", detail=f"as is truth, table or a seat from 0 to {seats - 1}"
    )
