"""A small random generator for compiled code: xorshift (Marsaglia 2003), on 58 bits."""

from mypy_extensions import i64


def seeded(seed: i64) -> i64:
    """The state to begin with."""
    return (seed * 2654435761 + 88172645463325252) & 0x3FFFFFFFFFFFFFF


def step(state: i64) -> i64:
    """The next state. Its bits from the eleventh up are good to use."""
    state ^= (state << 13) & 0x3FFFFFFFFFFFFFF
    state ^= state >> 7
    return state ^ (state << 17) & 0x3FFFFFFFFFFFFFF
