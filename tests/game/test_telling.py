"""What is told: the same to whoever asks, at once or later, in a round or in its copy."""

from random import Random

import pytest

from motherlode.game.events import DealtFact, MoveFact
from motherlode.game.match import Match
from motherlode.game.options import Rules
from motherlode.game.round import Round
from motherlode.game.telling import told
from tests.game.positions import some_move


def as_text(round: Round) -> list[list[str]]:
    return [[repr(event) for event in events] for events in told(round)]


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_tell_says_the_same_as_a_round_worked_out_afterwards(game: str) -> None:
    """What `tell` says of each move, and what is worked out from the moves afterwards."""
    rng = Random(game)
    match = Match(Rules(game, 5, options={"rounds": 1}))
    round = match.shuffle(rng)
    later = round.copy()
    for number in range(1, 40):
        move, events = match.tell(some_move(round, rng, 0.5))
        later.play(move)
        assert [repr(event) for event in events] == as_text(round)[number]
        if number % 13 == 0:
            copy = later.copy()  # shares what was worked out with the round it comes from
            assert as_text(copy) == as_text(later) == as_text(round)
        if match.over:
            break


def test_the_deal_is_told_first_and_one_list_for_each_move() -> None:
    rng = Random(3)
    match = Match(Rules("base", 4))
    round = match.shuffle(rng)
    for _ in range(6):
        match.play(some_move(round, rng, 0.5))
    deal, *moves = told(round)
    dealt = [event.whole for event in deal if isinstance(event.whole, DealtFact)]
    assert [fact.seat for fact in dealt] == [0, 1, 2, 3]
    firsts = [events[0].whole for events in moves]
    assert [str(move) for move in round.history()] == [
        first.move for first in firsts if isinstance(first, MoveFact)
    ]


def test_a_fact_carries_the_move_that_was_made() -> None:
    """Its text is not read again."""
    rng = Random(3)
    match = Match(Rules("expansion", 4))
    match.shuffle(rng)
    move, events = match.tell(some_move(match.round, rng, 0.5))
    fact = events[0].whole
    assert isinstance(fact, MoveFact)
    assert fact.made is move or fact.made == move
    assert fact == MoveFact(fact.seat, str(move))
