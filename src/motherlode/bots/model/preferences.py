"""What each role wants: one table, read by the evaluation, by beliefs and by the search.

A new role preference is a row of PREFERENCES. A `Perspective` is what a seat wants and knows,
as numbers: the evaluation looks at positions from there.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...game.cards import BLUE, BOSS, GEOLOGIST, GREEN, MINER, PROFITEER, SABOTEUR, SELFISH

ROLE_COUNT: Final = 8  # roles of both games
SEATS: Final = 12  # at most


class Preference:
    """What a role wants."""

    __slots__ = ("crystals", "desire", "gains", "shut")

    def __init__(
        self,
        gains: dict[int, float],
        desire: float | None = 1.0,
        shut: int = 0,
        crystals: float = 0.0,
    ) -> None:
        self.gains = gains  # how much it gains from another role's success, from -1 to 1
        self.desire = desire  # that the treasure be reached; None: what brings it more gold
        self.shut: i64 = shut  # doors of this colour don't open for it
        self.crystals = crystals  # how much it wants crystals


PREFERENCES: Final[dict[int, Preference]] = {
    MINER: Preference({MINER: 1.0, SABOTEUR: -0.6, SELFISH: 0.2}),
    SABOTEUR: Preference(
        {
            MINER: -1.0, SABOTEUR: 0.6, SELFISH: -0.8, BLUE: -1.0, GREEN: -1.0, BOSS: -1.0,
            PROFITEER: 0.2, GEOLOGIST: -0.1,
        },
        desire=-1.0,
    ),
    SELFISH: Preference({MINER: -0.1, SABOTEUR: -0.6}),
    BLUE: Preference(
        {BLUE: 1.0, GREEN: -0.35, BOSS: 0.6, PROFITEER: 0.0, GEOLOGIST: 0.1, SABOTEUR: -0.6},
        shut=GREEN,
    ),
    GREEN: Preference(
        {GREEN: 1.0, BLUE: -0.35, BOSS: 0.6, PROFITEER: 0.0, GEOLOGIST: 0.1, SABOTEUR: -0.6},
        shut=BLUE,
    ),
    BOSS: Preference({BLUE: 0.8, GREEN: 0.8, PROFITEER: 0.0, GEOLOGIST: 0.0, SABOTEUR: -0.6}),
    PROFITEER: Preference(
        {BLUE: 0.6, GREEN: 0.6, BOSS: 0.3, GEOLOGIST: 0.0, SABOTEUR: -0.6}, desire=None
    ),
    GEOLOGIST: Preference(
        {BLUE: 0.1, GREEN: 0.1, BOSS: 0.1, GEOLOGIST: -0.3, SABOTEUR: -0.1},
        desire=0.03,
        crystals=1.0,
    ),
}  # fmt: skip
# The same by two roles: how much the first gains from the second one's success.
GAINS: Final = vec[float](
    [PREFERENCES[a].gains.get(b, 0.0) for a in range(ROLE_COUNT) for b in range(ROLE_COUNT)]
)
SHARE: Final = (0.0, 5.0, 4.0, 3.0, 2.0, 1.0)  # gold by the size of the winning group [X20]


class Perspective:
    """What a seat wants and knows."""

    __slots__ = (
        "crystals", "desire", "gold", "loyalty", "riches", "seat", "shut", "trust", "unsure",
    )  # fmt: skip

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.desire = 1.0  # that the treasure be reached; below 0: that it be not
        self.shut: i64 = 0  # doors of this colour don't open for this seat
        self.crystals = 0.0  # how much crystals are wanted
        self.loyalty = 1.0  # -1: the friends of its role are its foes now
        self.gold = vec[float]([1.0 / 3] * 3)  # how likely the treasure lies at each goal
        self.trust = vec[float]([0.0] * SEATS)  # from -1, a foe, to 1, a friend
        self.unsure = vec[float]([1.0] * SEATS)  # how little is known of who each one is
        self.riches = vec[float]([0.0] * SEATS)  # how much gold each one seems to have

    def adopt(self, role: int, desire: float) -> None:
        """Want what a role wants, and the treasure so much."""
        preference = PREFERENCES[role]
        self.desire = desire
        self.shut = preference.shut
        self.crystals = preference.crystals
        self.loyalty = -1.0 if preference.desire is None and desire < 0.0 else 1.0


def trust(role: int, roles: Sequence[float]) -> float:
    """How far a role may trust a seat that has each role with this probability."""
    return sum([roles[other] * gain for other, gain in PREFERENCES[role].gains.items()])


def desire(role: int, others: Sequence[Sequence[float]]) -> float:
    """How much a role wants the treasure reached, by the probabilities of the others' roles."""
    wanted = PREFERENCES[role].desire
    if wanted is not None:
        return wanted
    expected = [sum([row[r] for row in others]) for r in range(ROLE_COUNT)]
    reached = share(1 + (expected[BLUE] + expected[GREEN]) / 2 + expected[BOSS])
    lost = share(1 + expected[SABOTEUR])
    return max(-1.0, min(1.0, 0.6 * (reached - lost)))


def share(group: float) -> float:
    """The gold of each in a winning group of about that size."""
    whole = min(int(group), 4)
    return SHARE[whole] + (min(group, 5.0) - whole) * (SHARE[whole + 1] - SHARE[whole])
