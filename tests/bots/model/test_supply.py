"""Which cards may still come, as far as a seat can know."""

from collections import Counter

from motherlode.bots.model.distance import SUPPLY, spot
from motherlode.bots.model.supply import card_supply, long_open_cells, unseen_cards
from motherlode.game.cards import NAMES
from motherlode.game.maze import cell
from tests.bots.tunnels import position


def test_cards_that_were_played_or_seen_to_go_do_not_come_again() -> None:
    round = position(0)
    before = Counter(unseen_cards(round.view(0)))
    round.play("EW@1,0")
    round.play("pass:map")
    played = {NAMES[card] for card in before - Counter(unseen_cards(round.view(2)))}
    assert played == {"EW"}, "a card laid face down may be any"
    own = {NAMES[card] for card in before - Counter(unseen_cards(round.view(1)))}
    assert own == {"EW", "map"}


def test_a_cell_where_nobody_lays_a_card_for_a_turn_of_the_table_has_waited() -> None:
    round = position(0)
    round.play("EW@1,0")
    beside = cell(2, 0)
    chances = []
    for _ in range(10):
        chances.append(dict(long_open_cells(round.view(0))).get(beside, 1.0))
        round.play("pass:" + round.view(int(round.turn)).hand[0])
    assert chances[:3] == [1, 1, 1]
    assert chances == sorted(chances, reverse=True)
    assert 0 < chances[-1] < 0.8


def test_the_evaluation_is_given_both() -> None:
    supply, scarce = card_supply(position(0).view(0))
    assert len(supply) == len(SUPPLY)
    assert scarce[spot(cell(1, 0))] == 1
