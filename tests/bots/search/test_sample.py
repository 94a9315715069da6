"""Worlds as they are believed to be."""

from collections import Counter
from random import Random

import pytest

from motherlode.bots.beliefs import Beliefs
from motherlode.bots.search.sample import Sampler
from motherlode.game.cards import GOALS, HIDDEN, NAMES, ROLES, card
from motherlode.game.scenario import set_up
from motherlode.game.view import View
from tests.bots.rounds import moment


def open_cards(view: View) -> Counter[int]:
    """All cards that the seat has seen and that are in nobody's hand."""
    lying = [what for things in view.before for what in things]
    names = [what if what in ("trap", "theft") else f"break-{what}" for what in lying]
    names += [*view.discards, *view.own_discards]
    return Counter(card(text) for text in [*names, *(text for _, _, text in view.maze)])


@pytest.mark.parametrize("number", [0, 12, 30])
@pytest.mark.parametrize(("game", "players"), [("base", 4), ("expansion", 3), ("expansion", 12)])
def test_sampled_worlds_look_like_the_view(game: str, players: int, number: int) -> None:
    """What lies open, the own hand, what is known of roles and goals; each card just once."""
    round = moment(game, players, number, 3)
    me = int(round.turn)
    view = round.view(me)
    rng = Random(number)
    sampler = Sampler(Beliefs(view), rng)
    seats = range(players)
    others_face_down = sum(view.face_down) - view.face_down[me]
    hands = set()
    for _ in range(8):
        world = sampler.draw(rng)
        assert (world.turn, world.phase_name) == (me, "play")
        assert world.hand(me) == round.hand(me)
        assert sorted(world.maze.tiles()) == sorted(round.maze.tiles())
        assert [world.before(s) for s in seats] == [round.before(s) for s in seats]
        assert tuple(world.held(s) for s in seats) == view.held
        assert (world.deck_left, len(world.aside)) == (view.deck, view.aside)
        assert sorted(str(move) for move in world.legal_moves()) == list(view.legal)
        if not view.out:
            assert sorted([*world.roles, *world.pile]) == list(view.opening.dwarfs)
        for seat, known in enumerate(view.roles):
            assert known in (HIDDEN, ROLES[world.roles[seat]])
        for place, known in enumerate(view.goals):
            assert known in (HIDDEN, GOALS[world.maze.goals[place]]) or known.endswith("!")
        held = [c for s in seats for c in world.hand(s)]
        assert all(world.hand(s) == sorted(world.hand(s)) for s in seats)
        left = Counter(view.opening.box)
        left.subtract([*held, *world.deck(), *world.aside, *open_cards(view).elements()])
        assert min(left.values()) >= 0, {NAMES[c]: n for c, n in left.items() if n < 0}
        assert left.total() == others_face_down
        hands.add(tuple(held))
    assert len(hands) > 1


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_sampled_worlds_are_played_to_their_end(game: str) -> None:
    round = moment(game, 4, 10)
    rng = Random(8)
    sampler = Sampler(Beliefs(round.view(int(round.turn))), rng)
    for _ in range(2):
        world = sampler.draw(rng)
        while not world.over:
            world.play(rng.choice(list(world.legal_moves())))
        assert world.outcome() is not None


def test_samples_follow_beliefs() -> None:
    """A seat that is sure of a role finds it in every world; one in doubt finds both."""
    round = set_up(
        {
            "game": "expansion", "roles": ["blue", "saboteur", "green"],
            "pile": ["boss", "geologist"], "hands": ["inspect map", "map map", "map map"],
            "deck": "map map NS EW", "goals": ["gold", "stone:NW", "stone:NE"],
        }
    )  # fmt: skip
    round.play("inspect>1")
    rng = Random(1)
    for seat, kinds in ((0, {"saboteur"}), (2, {"saboteur", "blue", "boss", "geologist"})):
        sampler = Sampler(Beliefs(round.view(seat)), rng)
        assert {ROLES[sampler.draw(rng).roles[1]] for _ in range(60)} == kinds
