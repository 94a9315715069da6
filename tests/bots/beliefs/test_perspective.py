"""Perspectives: whom a seat trusts, what it wants, what all may believe."""

from random import Random

import pytest

from motherlode.bots.beliefs import Beliefs
from motherlode.bots.beliefs.perspective import common_perspective, known_riches, perspective
from motherlode.bots.model.preferences import PREFERENCES, SEATS
from motherlode.game.cards import BLUE, BOSS, GEOLOGIST, GREEN, MINER, ROLES, SABOTEUR
from motherlode.game.match import Match
from motherlode.game.options import Rules
from tests.bots.tunnels import position


@pytest.mark.parametrize(("game", "players"), [("base", 3), ("base", 10), ("expansion", 12)])
def test_trust_and_desire_keep_to_their_ranges(game: str, players: int) -> None:
    round = Match(Rules(game, players)).shuffle(Random(players))
    trust, desires = common_perspective(Beliefs(round.view(0)))
    assert len(trust) == SEATS * len(ROLES)
    assert all(-1 <= value <= 1 for value in trust)
    assert all(-1 <= value <= 1 for value in desires)
    assert any(value != 0 for value in trust)
    assert all(value == 0 for value in trust[players * len(ROLES) :])
    assert desires[SABOTEUR] == -1
    assert desires[MINER] == desires[BLUE] == desires[BOSS] == 1
    assert 0 < desires[GEOLOGIST] < 0.1


def test_a_known_seat_is_trusted_as_its_role_is() -> None:
    round = position(2)
    trust, _ = common_perspective(Beliefs(round.view(2)))
    assert trust[2 * 8 + MINER] == PREFERENCES[MINER].gains[SABOTEUR] < 0
    assert trust[2 * 8 + SABOTEUR] == PREFERENCES[SABOTEUR].gains[SABOTEUR] > 0


def test_a_seat_knows_itself_and_trusts_the_others_as_it_believes() -> None:
    view = position(2).view(0)
    beliefs = Beliefs(view)
    own = perspective(view, beliefs)
    trust, _ = common_perspective(beliefs)
    assert (own.seat, own.desire, own.shut, own.crystals) == (0, 1, 0, 0)
    assert (own.trust[0], own.unsure[0]) == (1, 0)
    for other in (1, 2, 3):
        assert own.trust[other] == trust[other * len(ROLES) + MINER]
        assert own.unsure[other] > 0.5
    assert list(own.gold) == [beliefs.gold(place) for place in range(3)]


def test_a_seat_is_held_up_by_the_doors_of_the_other_colour() -> None:
    """X7."""
    round = position(2, "blue green saboteur geologist")
    found = [perspective(round.view(seat), Beliefs(round.view(seat))) for seat in range(4)]
    assert [own.shut for own in found] == [GREEN, BLUE, 0, 0]
    assert [own.crystals for own in found] == [0, 0, 0, 1]


def test_known_riches_follow_what_was_announced() -> None:
    """B20, B24: nugget cards are taken in order; those of the others count as the usual one."""
    round = position(6, goals=["stone:NW", "gold", "stone:NE"])
    round.play("EW@7,0")
    assert known_riches(round.view(0)) == [0, 0, 0, 0]
    best = max(round.view(0).offer)
    round.play(f"take:{best}")
    assert known_riches(round.view(0)) == [best, 0, 0, 0]
    assert known_riches(round.view(1)) == [1.5, 0, 0, 0]
