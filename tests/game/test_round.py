"""A round: its copies, and what it says of itself."""

from random import Random

import pytest

from motherlode.game.match import Match
from motherlode.game.options import Rules
from tests.game.positions import GAMES, dump, positions, some_move


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_copy_and_original_go_their_own_ways(game: str, seed: int) -> None:
    """What is played in a copy is not seen in the original, nor the other way round."""
    for round, _, rng in positions(game, seed, every=15):
        if round.over:
            continue
        before = dump(round)
        copy, still = round.copy(), round.copy()
        assert dump(copy) == before
        while not copy.over:
            copy.play(some_move(copy, rng, 0.5))
        assert dump(round) == before
        text = some_move(round.copy(), rng, 0.5)
        ahead = round.copy()
        ahead.play(text)
        again = still.copy()
        again.play(text)
        assert [str(move) for move in ahead.history()] == [str(move) for move in again.history()]
        assert [str(m) for m in ahead.legal_moves()] == [str(m) for m in again.legal_moves()]
        assert dump(round) == dump(still) == before
        assert copy.move_count > round.move_count == len(round.history())


@pytest.mark.parametrize("game", GAMES)
def test_what_a_card_does_is_what_a_move_does_beside_the_hands(game: str) -> None:
    """`take_effect` is the part of a move that all see; the hands are another matter."""
    for round, _, rng in positions(game, 3, every=4):
        if round.phase_name != "play":
            continue
        text = some_move(round.copy(), rng, 0.7)
        played, shown = round.copy(), round.copy()
        shown.take_effect(played.play(text).code)
        assert sorted(shown.maze.tiles()) == sorted(played.maze.tiles())
        seats = range(round.seats)
        assert [shown.before(seat) for seat in seats] == [played.before(seat) for seat in seats]
        assert (shown.roles, shown.pile, shown.thefts) == (played.roles, played.pile, played.thefts)
        assert (shown.turn, shown.deck_left) == (round.turn, round.deck_left)


@pytest.mark.parametrize("game", GAMES)
def test_outcome_says_how_the_round_ended(game: str) -> None:
    for seed in range(6):
        *_, (round, _, _) = positions(game, seed, every=99)
        outcome = round.outcome()
        assert outcome is not None
        assert outcome.treasure == round.treasure == (outcome.completed_by is not None)
        assert outcome.gold == list(round.gold) and outcome.winners == sorted(round.winners)
    match = Match(Rules(game, 4))
    match.shuffle(Random(1))
    assert match.round.outcome() is None
