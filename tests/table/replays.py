"""Matches by bots, and the game that a client keeps while it looks at a replay of them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from motherlode.bots import Budget
from motherlode.bots.registry import load
from motherlode.game.events import Event
from motherlode.game.match import Match
from motherlode.game.options import EDITIONS, Rules
from motherlode.game.telling import told_at_start
from motherlode.table.replay import Frame

GAMES = [
    (game, players, edition, level)
    for game, players in (("base", 3), ("base", 10), ("expansion", 2), ("expansion", 12))
    for edition in EDITIONS[game]
    for level in ("random", "greedy")
]
games = pytest.mark.parametrize(("game", "players", "edition", "level"), GAMES)


def moves(match: Match, level: str, rng: Random) -> Iterator[tuple[int | None, str, list[Event]]]:
    """A match by bots: who moved (None: a deal), the move, and what that tells."""
    bot = load(level)
    while not match.over:
        if match.needs_deal:
            yield None, "", told_at_start(match.shuffle(rng))
        seat, legal = int(match.round.turn), match.round.legal_moves()
        move, events = match.tell(bot.choose(match.view(seat), legal, Budget(), rng), seat)
        yield seat, str(move), events


def new(game: str, players: int, edition: str, **options: str | int | bool) -> Match:
    return Match(Rules(game, players, edition, {"rounds": 2, **options}))


def merged(found: list[Frame]) -> Iterator[dict[str, Any]]:
    """The game after each frame, as a client keeps it."""
    game: dict[str, Any] = {}
    for frame in found:
        game = {**({} if frame.seat is None else game), **frame.game}
        yield game
