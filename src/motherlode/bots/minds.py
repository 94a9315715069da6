"""What a seat wants, by its role, and whom it therefore trusts: beliefs turned into a mind."""

from collections.abc import Sequence
from typing import Final

from ..game.cards import (
    BLUE,
    BOSS,
    GEOLOGIST,
    GREEN,
    MINER,
    PROFITEER,
    ROLES,
    SABOTEUR,
    SELFISH,
)
from ..game.events import MoveFact, PayFact, ShareFact
from ..game.view import View
from .beliefs import Beliefs
from .worth import Mind

# How much one role (first) gains from another one's success, from -1 to 1.
FRIENDS: Final[dict[int, dict[int, float]]] = {
    MINER: {MINER: 1.0, SABOTEUR: -0.6, SELFISH: 0.2},
    SABOTEUR: {
        MINER: -1.0, SABOTEUR: 0.6, SELFISH: -0.8, BLUE: -1.0, GREEN: -1.0, BOSS: -1.0,
        PROFITEER: 0.2, GEOLOGIST: -0.1,
    },
    SELFISH: {MINER: -0.1, SABOTEUR: -0.6},
    BLUE: {BLUE: 1.0, GREEN: -0.35, BOSS: 0.6, PROFITEER: 0.0, GEOLOGIST: 0.1, SABOTEUR: -0.6},
    GREEN: {GREEN: 1.0, BLUE: -0.35, BOSS: 0.6, PROFITEER: 0.0, GEOLOGIST: 0.1, SABOTEUR: -0.6},
    BOSS: {BLUE: 0.8, GREEN: 0.8, PROFITEER: 0.0, GEOLOGIST: 0.0, SABOTEUR: -0.6},
    PROFITEER: {BLUE: 0.6, GREEN: 0.6, BOSS: 0.3, GEOLOGIST: 0.0, SABOTEUR: -0.6},
    GEOLOGIST: {BLUE: 0.1, GREEN: 0.1, BOSS: 0.1, GEOLOGIST: -0.3, SABOTEUR: -0.1},
}  # fmt: skip
SHARE: Final = (0.0, 5.0, 4.0, 3.0, 2.0, 1.0)  # gold by the size of the winning group [X20]


def share(group: float) -> float:
    """The gold of each in a winning group of about that size."""
    whole = min(int(group), 4)
    return SHARE[whole] + (min(group, 5.0) - whole) * (SHARE[whole + 1] - SHARE[whole])


def desire(role: int, others: Sequence[Sequence[float]]) -> float:
    """How much a role wants the treasure reached, by who the others seem to be."""
    if role == SABOTEUR:
        return -1.0
    if role == GEOLOGIST:
        return 0.03
    if role == PROFITEER:
        expected = [sum(row[r] for row in others) for r in range(len(ROLES))]
        reached = share(1 + (expected[BLUE] + expected[GREEN]) / 2 + expected[BOSS])
        lost = share(1 + expected[SABOTEUR])
        return max(-1.0, min(1.0, 0.6 * (reached - lost)))
    return 1.0


def mind(view: View, beliefs: Beliefs) -> Mind:
    """What the view's seat knows and wants."""
    assert view.seat is not None
    me = view.seat
    role = ROLES.index(view.roles[me])
    found = Mind(me)
    rows = beliefs.marginals
    others = [row for seat, row in enumerate(rows) if seat != me]
    found.desire = desire(role, others)
    found.shut = GREEN if role == BLUE else BLUE if role == GREEN else 0
    found.crystals = 1.0 if role == GEOLOGIST else 0.0
    for place in range(3):
        found.gold[place] = beliefs.gold(place) if not view.goals[place].endswith("!") else 0.0
    friends = FRIENDS[role]
    turn = -1.0 if role == PROFITEER and found.desire < 0 else 1.0
    riches = known_riches(view)
    for seat, row in enumerate(rows):
        found.riches[seat] = riches[seat]
        if seat == me:
            found.trust[seat] = 1.0
            found.unsure[seat] = 0.0
            continue
        found.trust[seat] = turn * sum(row[r] * value for r, value in friends.items())
        found.unsure[seat] = 2.0 * (1.0 - sum(chance * chance for chance in row))
    return found


def known_riches(view: View) -> list[float]:
    """How much gold each seat seems to have, by what was announced [B24, X22]."""
    riches = [0.0] * view.seats
    # While cards are played nothing is told of gold.
    facts = view.past if view.phase == "play" else (*view.past, *view.facts_told())
    for fact in facts:
        if isinstance(fact, ShareFact):
            for seat, gold in enumerate(fact.gold):
                riches[seat] += gold
        elif isinstance(fact, PayFact):
            riches[fact.seat] += fact.gold
        elif isinstance(fact, MoveFact):
            made = fact.made
            if made.kind == "take":
                riches[fact.seat] += made.nugget or 1.5
            elif made.kind == "steal" and made.seat is not None:
                riches[fact.seat] += 1
                riches[made.seat] -= 1
    return riches
