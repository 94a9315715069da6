"""Random playouts: whole rounds of legal moves, each chosen at random."""

from mypy_extensions import i64

from ...game.move import OVER
from ...game.round import Round


def playout(round: Round, seed: i64) -> int:
    """Play a round to its end by random moves; how many moves that took."""
    state: i64 = (seed * 2654435761 + 88172645463325252) & 0x3FFFFFFFFFFFFFF
    count: i64 = 0
    while round.phase != OVER:
        moves = round.moves()
        state ^= (state << 13) & 0x3FFFFFFFFFFFFFF
        state ^= state >> 7
        state ^= (state << 17) & 0x3FFFFFFFFFFFFFF
        round.apply(moves[(state >> 11) % len(moves)])
        count += 1
    return count
