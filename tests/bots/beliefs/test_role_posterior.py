"""Who may be who: sums over all dealings, against dealing out each of them."""

import time
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from math import exp, inf, isclose, log, prod, sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.bots.beliefs.role_posterior import IMPOSSIBLE, RolePosterior
from motherlode.bots.model.preferences import ROLE_COUNT
from motherlode.game.cards import BLUE, BOSS, MINER, SABOTEUR
from motherlode.game.options import Rules

DRAWS = 3000
Dealing = tuple[int, ...]
Rows = Sequence[Sequence[float]]


def every_dealing(dwarfs: Sequence[int], rows: Rows) -> dict[Dealing, float]:
    """Each way to deal the dwarfs out, told-apart places first, with its weight."""
    return {
        dealing: prod(exp(row[role]) for row, role in zip(rows, dealing, strict=False))
        for dealing in set(permutations(dwarfs))
    }


def some_case(seed: int) -> tuple[list[int], list[list[float]]]:
    """A few dwarfs of a few roles, some places told apart, any weights, some of them never."""
    rng = Random(seed)
    kinds = rng.sample(range(ROLE_COUNT), rng.randint(2, 4))
    dwarfs = [rng.choice(kinds) for _ in range(rng.randint(3, 6))]
    rows = [
        [rng.gauss(0, 2) for _ in range(ROLE_COUNT)] for _ in range(rng.randint(1, len(dwarfs)))
    ]
    if seed % 3 == 0:
        rows[0][rng.choice(dwarfs)] = IMPOSSIBLE
    if not any(weight > 0 for weight in every_dealing(dwarfs, rows).values()):
        rows[0] = [0.0] * ROLE_COUNT
    return dwarfs, rows


def brute_marginals(dwarfs: Sequence[int], rows: Rows) -> list[list[float]]:
    dealings = every_dealing(dwarfs, rows)
    whole = sum(dealings.values())
    return [
        [
            sum(w for d, w in dealings.items() if d[place] == role) / whole
            for role in range(ROLE_COUNT)
        ]
        for place in range(len(rows))
    ]


def close(a: Rows, b: Rows) -> bool:
    pairs = zip((x for row in a for x in row), (x for row in b for x in row), strict=True)
    return all(isclose(x, y, rel_tol=1e-9, abs_tol=1e-12) for x, y in pairs)


seeds = pytest.mark.parametrize("seed", range(15))


@seeds
def test_total_is_the_sum_over_all_dealings(seed: int) -> None:
    dwarfs, rows = some_case(seed)
    assert RolePosterior(dwarfs, rows).total == pytest.approx(
        log(sum(every_dealing(dwarfs, rows).values()))
    )


@seeds
def test_marginals_are_those_of_all_dealings(seed: int) -> None:
    dwarfs, rows = some_case(seed)
    found = RolePosterior(dwarfs, rows).marginals()
    assert close(found, brute_marginals(dwarfs, rows))


@given(
    st.lists(st.sampled_from([0, 1, 5]), min_size=2, max_size=5),
    st.lists(st.lists(st.floats(-6, 6), min_size=ROLE_COUNT, max_size=ROLE_COUNT), max_size=2),
)
@settings(max_examples=30, deadline=None)
def test_any_weights_give_the_marginals_of_all_dealings(
    dwarfs: list[int], rows: list[list[float]]
) -> None:
    assert close(RolePosterior(dwarfs, rows).marginals(), brute_marginals(dwarfs, rows))


@seeds
def test_all_places_together_have_as_many_of_a_role_as_there_are(seed: int) -> None:
    """Counts are kept exactly, whatever the weights say."""
    rng = Random(seed)
    dwarfs = [rng.randrange(ROLE_COUNT) for _ in range(6)]
    rows = [[rng.gauss(0, 3) for _ in range(ROLE_COUNT)] for _ in dwarfs]
    found = RolePosterior(dwarfs, rows).marginals()
    for role in range(ROLE_COUNT):
        assert sum(row[role] for row in found) == pytest.approx(dwarfs.count(role))


def test_without_weights_every_place_has_the_share_of_each_role() -> None:
    dwarfs = [MINER, MINER, MINER, SABOTEUR]
    for row in RolePosterior(dwarfs, [[0.0] * ROLE_COUNT] * 2).marginals():
        assert row == pytest.approx([0.75, 0.25, 0, 0, 0, 0, 0, 0])


def test_total_without_weights_counts_the_dealings() -> None:
    """Six dwarfs, two of them saboteurs: fifteen dealings, however many places are told apart."""
    dwarfs = [SABOTEUR] * 2 + [MINER] * 4
    for places in range(7):
        assert RolePosterior(dwarfs, [[0.0] * ROLE_COUNT] * places).total == pytest.approx(log(15))


def test_a_weight_for_all_roles_of_a_place_says_nothing() -> None:
    """Even one so large that its exponential is none."""
    dwarfs, rows = some_case(4)
    plain = RolePosterior(dwarfs, rows)
    lifted = RolePosterior(dwarfs, [[w + 2000 for w in rows[0]], *rows[1:]])
    assert lifted.total == pytest.approx(plain.total + 2000)
    assert close(lifted.marginals(), plain.marginals())


def test_the_order_of_places_does_not_matter() -> None:
    rng = Random(8)
    dwarfs = [0, 0, 1, 1, 4, 4, 5]
    rows = [[rng.gauss(0, 2) for _ in range(ROLE_COUNT)] for _ in range(5)]
    found = RolePosterior(dwarfs, rows)
    turned = RolePosterior(dwarfs, rows[::-1])
    assert turned.total == pytest.approx(found.total)
    assert close(turned.marginals()[::-1], found.marginals())


def test_a_role_that_is_not_among_the_dwarfs_is_impossible() -> None:
    row = [0.0] * ROLE_COUNT
    row[BLUE] = 500.0
    found = RolePosterior([MINER, MINER, SABOTEUR], [row])
    assert found.marginals()[0][BLUE] == 0
    assert found.total == pytest.approx(log(3))


# --- what cannot be --------------------------------------------------------------------------


def only(role: int) -> list[float]:
    return [0.0 if r == role else IMPOSSIBLE for r in range(ROLE_COUNT)]


def test_one_role_for_two_places_is_impossible() -> None:
    assert exp(RolePosterior([BOSS, BLUE, BLUE], [only(BOSS), only(BOSS)]).total) == 0
    assert exp(RolePosterior([BOSS, BOSS, BLUE], [only(BOSS), only(BOSS)]).total) == pytest.approx(
        1
    )


def test_a_place_that_is_certain_makes_the_others_what_is_left() -> None:
    dwarfs = [BOSS, BLUE, BLUE, SABOTEUR]
    first, second = RolePosterior(dwarfs, [only(BOSS), [0.0] * ROLE_COUNT]).marginals()
    assert first[BOSS] == 1
    assert (second[BOSS], second[BLUE], second[SABOTEUR]) == pytest.approx((0, 2 / 3, 1 / 3))


def test_what_is_impossible_is_never_drawn() -> None:
    loyal = [0.0] * ROLE_COUNT
    loyal[SABOTEUR] = IMPOSSIBLE
    dwarfs, rng = RolePosterior([SABOTEUR, SABOTEUR, MINER, MINER], [loyal, only(MINER)]), Random(3)
    for _ in range(50):
        dealt, rest = dwarfs.draw(rng)
        assert dealt == [MINER, MINER]
        assert rest == [SABOTEUR, SABOTEUR]


# --- drawing ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_dealings_are_drawn_as_often_as_their_weight(seed: int) -> None:
    """The places told apart and the order of the rest, against all dealings."""
    rng = Random(seed)
    dwarfs = [0, 0, 1, 1, 5]
    rows = [[rng.gauss(0, 0.7) for _ in range(ROLE_COUNT)] for _ in range(seed + 1)]
    dealings = every_dealing(dwarfs, rows)
    whole = sum(dealings.values())
    drawn, found = RolePosterior(dwarfs, rows), Counter[Dealing]()
    for _ in range(DRAWS):
        dealt, rest = drawn.draw(rng)
        assert sorted(dealt + rest) == dwarfs
        found[*dealt, *rest] += 1
    assert set(found) <= set(dealings)
    common = {d: DRAWS * w / whole for d, w in dealings.items() if DRAWS * w / whole > 5}
    square = sum((found[d] - e) ** 2 / e for d, e in common.items())
    degrees = len(common) - 1
    assert degrees >= 15
    assert square < degrees + 4 * sqrt(2 * degrees) + 4


def test_drawn_places_fit_the_marginals_with_twelve_players() -> None:
    rng = Random(12)
    rows = [[rng.gauss(0, 1) for _ in range(ROLE_COUNT)] for _ in range(12)]
    dwarfs = RolePosterior(Rules("expansion", 12).dwarfs(), rows)
    counts = [Counter[int]() for _ in rows]
    draws = 600
    for _ in range(draws):
        for place, role in enumerate(dwarfs.draw(rng)[0]):
            counts[place][role] += 1
    for place, row in enumerate(dwarfs.marginals()):
        for role, chance in enumerate(row):
            error = sqrt(chance * (1 - chance) / draws)
            assert abs(counts[place][role] / draws - chance) <= 4.5 * error + 1e-9


# --- as large as it gets ---------------------------------------------------------------------


def test_all_fifteen_dwarfs_are_summed_right_and_soon() -> None:
    """X2: twelve players, of millions of dealings."""
    rng = Random(15)
    box = Rules("expansion", 12).dwarfs()
    rows = [[rng.gauss(0, 2) for _ in range(ROLE_COUNT)] for _ in range(12)]
    best = inf
    for _ in range(3):
        started = time.perf_counter()
        found = RolePosterior(box, rows).marginals()
        best = min(best, time.perf_counter() - started)
    for row in found:
        assert sum(row) == pytest.approx(1)
    for role in range(ROLE_COUNT):
        assert sum(row[role] for row in found) <= box.count(role) + 1e-9
    assert sum(map(sum, found)) == pytest.approx(12)
    assert best < 0.5


def test_marginals_of_all_fifteen_places_add_up_to_the_dwarfs() -> None:
    rng = Random(16)
    box = Rules("expansion", 12).dwarfs()
    found = RolePosterior(
        box, [[rng.gauss(0, 2) for _ in range(ROLE_COUNT)] for _ in range(15)]
    ).marginals()
    for role in range(ROLE_COUNT):
        assert sum(row[role] for row in found) == pytest.approx(box.count(role))
