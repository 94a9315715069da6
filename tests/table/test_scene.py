"""A scene kept up move by move is what the views say."""

from random import Random
from typing import Any

import pytest

from motherlode.bots import BotPlayer
from motherlode.game.cards import GOALS
from motherlode.game.events import EndFact
from motherlode.game.match import Match
from motherlode.game.options import EDITIONS, Rules
from motherlode.table.scene import OWN_FIELDS, Scene
from tests.table.tables import seen

pytestmark = pytest.mark.one_engine

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
    bot = BotPlayer(level)
    match.shuffle(rng)
    scene = Scene(match)
    sent = {viewer: scene.whole(viewer) for viewer in scene.viewers}
    while not match.over:
        if match.needs_deal:
            match.shuffle(rng)
            scene = Scene(match)
            sent = {viewer: scene.whole(viewer) for viewer in scene.viewers}
        seat = int(match.round.turn)
        move, events = match.tell(bot.move(match, rng), seat)
        change, own = scene.moved(move, seat, events)
        for viewer in scene.viewers:
            sent[viewer] |= change | own.get(viewer, {})
            assert sent[viewer] == seen(match, viewer)
        for facts in own.values():  # in an order that no run of Python changes
            assert [*facts] == [name for name in OWN_FIELDS if name in facts]


@pytest.mark.parametrize(("game", "sharing"), [("base", "take"), ("expansion", "steal")])
def test_goals_are_told_when_the_round_is_decided_and_not_before(game: str, sharing: str) -> None:
    """To all alike, before the gold is shared; and the next round hides its own."""
    rng = Random(game)
    match = Match(Rules(game, 5, None, {"rounds": 8}))
    bot = BotPlayer("greedy")
    phases = set()
    treasures = set()
    while not match.over:
        match.shuffle(rng)
        scene = Scene(match)
        goals = [GOALS[goal] for goal in match.deals[-1].goals]
        while match.round.phase_name != "over":
            seat = int(match.round.turn)
            move, events = match.tell(bot.move(match, rng), seat)
            change, own = scene.moved(move, seat, events)
            phase = match.round.phase_name
            for viewer in scene.viewers:
                told: Any = scene.whole(viewer)["buried"]
                assert list(told.values()) == ([] if phase == "play" else goals)
            assert ("buried" in change) == any(isinstance(event.open, EndFact) for event in events)
            assert not any("buried" in facts for facts in own.values())
            phases.add(phase)
        assert Scene(match).open["buried"] == scene.open["buried"], "later guests see it too"
        treasures.add(match.round.treasure)
    assert sharing in phases and treasures == {False, True}
