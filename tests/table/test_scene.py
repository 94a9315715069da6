"""A scene kept up move by move is what the views say."""

from random import Random

import pytest

from motherlode.bots.levels import Player
from motherlode.game.match import Match
from motherlode.game.options import EDITIONS, Rules
from motherlode.table.scene import Scene, open_part, own_part

GAMES = [
    (game, players, edition, level)
    for game, players in (("base", 3), ("base", 10), ("expansion", 2), ("expansion", 12))
    for edition in EDITIONS[game]
    for level in ("random", "greedy")
]


@pytest.mark.parametrize(("game", "players", "edition", "level"), GAMES)
def test_scene_is_what_the_views_say(game: str, players: int, edition: str, level: str) -> None:
    rng = Random(f"{game} {players} {edition} {level}")
    match = Match(Rules(game, players, edition, {"rounds": 2}))
    bot = Player(level)
    match.shuffle(rng)
    scene = Scene(match)
    sent = {viewer: scene.whole(viewer) for viewer in scene.viewers}
    while not match.over:
        if match.needs_deal:
            match.shuffle(rng)
            scene.dealt()
            sent = {viewer: scene.whole(viewer) for viewer in scene.viewers}
        seat = int(match.round.turn)
        move, events = match.tell(bot.move(match, rng), seat)
        change, own = scene.moved(move.code, seat, events)
        for viewer in scene.viewers:
            sent[viewer] |= change | own.get(viewer, {})
            view = match.view(viewer)
            assert sent[viewer] == {**open_part(view), **own_part(view)}
