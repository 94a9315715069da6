"""The random generator of compiled code."""

from motherlode.bots.search.xorshift import seeded, step


def test_the_same_seed_gives_the_same_numbers_and_another_one_others() -> None:
    assert seeded(7) == seeded(7) != seeded(8)
    assert step(seeded(7)) == step(seeded(7)) != step(seeded(8))


def test_numbers_are_spread_evenly_and_do_not_repeat() -> None:
    state, seen, counts = seeded(1), set(), [0] * 8
    for _ in range(4000):
        state = step(state)
        assert 0 < state < 1 << 58
        seen.add(state)
        counts[state >> 11 & 7] += 1
    assert len(seen) == 4000
    assert all(400 < count < 600 for count in counts)
