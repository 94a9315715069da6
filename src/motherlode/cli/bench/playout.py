"""Random playouts: whole rounds of legal moves, each chosen at random."""

from mypy_extensions import i64

from ...bots.search.xorshift import seeded, step
from ...game.move import OVER
from ...game.round import Round


def playout(round: Round, seed: i64) -> int:
    """Play a round to its end by random moves; how many moves that took."""
    state = seeded(seed)
    count: i64 = 0
    while round.phase != OVER:
        moves = round.moves()
        state = step(state)
        round.apply(moves[(state >> 11) % len(moves)])
        count += 1
    return count
