"""Legal moves: a list that can be asked, and that is made once for each position."""

from random import Random

import pytest

from motherlode.game.deal import new_round
from motherlode.game.options import Rules
from tests.game.positions import GAMES, positions, some_deal, some_move


def test_legal_moves_can_be_counted_indexed_and_asked() -> None:
    rng = Random(7)
    rules = Rules("expansion", 4)
    legal = new_round(rules, some_deal(rules, rng)).legal_moves()
    texts = [str(move) for move in legal]
    assert len(texts) == len(legal) > 40
    assert texts == [str(legal[i]) for i in range(len(legal))]
    assert all(text in legal for text in texts)
    assert legal[-1] == legal[len(legal) - 1]
    assert "take:1" not in legal
    assert legal[0] in legal
    assert texts[0] in repr(legal)
    with pytest.raises(IndexError):
        legal[len(legal)]


@pytest.mark.parametrize("game", GAMES)
def test_legal_moves_are_kept_until_the_next_move(game: str) -> None:
    for round, _, rng in positions(game, 1, every=5):
        legal = round.legal_moves()
        assert round.legal_moves() is legal
        assert round.copy().legal_moves().texts() == legal.texts()
        assert legal.texts() == tuple(sorted(str(move) for move in legal))
        if not round.over:
            after = round.copy()
            after.play(some_move(after, rng, 0.5))
            anew = [str(move) for move in after.copy().legal_moves()]
            assert [str(move) for move in after.legal_moves()] == anew
