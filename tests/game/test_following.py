"""What a seat knows is the same whether it is kept up move by move or worked out as a whole."""

from collections import Counter
from random import Random

import pytest

from motherlode.game.following import Following
from motherlode.game.match import Match
from motherlode.game.options import EDITIONS, Rules
from motherlode.game.seen import Shown, Viewer
from tests.game.positions import some_move

GAMES = [
    (game, players, edition, east)
    for game, players in (("base", 3), ("base", 10), ("expansion", 2), ("expansion", 12))
    for edition in EDITIONS[game]
    for east in (0.1, 0.8)
]
OWN = ("hand", "gold", "offer", "legal", "goals", "roles", "pile", "out", "own_discards")


def whole(match: Match, viewer: Viewer) -> dict[str, object]:
    """All that a view says of the present."""
    view = match.view(viewer)
    names = (*vars(Shown(match.round)), *OWN, "way", "discards", "face_down")
    return {name: getattr(view, name) for name in names}


def followed(following: Following, viewer: Viewer) -> dict[str, object]:
    """The same as it was kept up."""
    own = following.own[viewer]
    return {
        **vars(following.shown),
        **{name: getattr(own, name) for name in OWN},
        "way": following.way,
        "discards": tuple(Counter(following.discards).elements()),
        "face_down": following.face_down,
    }


@pytest.mark.parametrize(("game", "players", "edition", "east"), GAMES)
def test_both_say_the_same_after_every_move(
    game: str, players: int, edition: str, east: float
) -> None:
    rng = Random(f"{game} {players} {edition} {east}")
    match = Match(Rules(game, players, edition, {"rounds": 2}))
    phases = set()
    while not match.over:
        if match.needs_deal:
            match.shuffle(rng)
            following = Following(match.round)
        seat = int(match.round.turn)
        before = {
            viewer: {name: getattr(own, name) for name in OWN}
            for viewer, own in following.own.items()
        }
        shown = following.shown
        move, events = match.tell(some_move(match.round, rng, east), seat)
        concerned = following.moved(move, seat, events)
        phases.add(match.round.phase_name)
        changed = {n for n, v in vars(shown).items() if v != getattr(following.shown, n)}
        assert set(following.shown.changed_since(shown)) == changed
        for viewer in following.viewers:
            assert followed(following, viewer) == whole(match, viewer)
            own = following.own[viewer]
            changed = {name for name in OWN if before[viewer][name] != getattr(own, name)}
            assert changed <= concerned.get(viewer, set())
    assert "over" in phases


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_following_may_begin_in_the_middle_of_a_round(game: str) -> None:
    """As it must where a server starts again."""
    rng = Random(game)
    match = Match(Rules(game, 5, options={"rounds": 1}))
    match.shuffle(rng)
    while not match.over:
        for viewer in (None, 0, 3):
            assert followed(Following(match.round), viewer) == whole(match, viewer)
        match.play(some_move(match.round, rng, 0.6))
