"""Beliefs turned into a perspective: what the seat of a view wants, and whom it trusts."""

from librt.vecs import vec

from ...game.cards import ROLES
from ...game.events import MoveFact, PayFact, ShareFact
from ...game.view import View
from ..model.preferences import ROLE_COUNT, SEATS, Perspective, desire, trust
from .beliefs import Beliefs


def perspective(view: View, beliefs: Beliefs) -> Perspective:
    """What the view's seat knows and wants."""
    assert view.seat is not None
    me = view.seat
    role = ROLES.index(view.roles[me])
    found = Perspective(me)
    rows = beliefs.marginals
    found.adopt(role, desire(role, [row for seat, row in enumerate(rows) if seat != me]))
    for place in range(3):
        found.gold[place] = beliefs.gold(place) if not view.goals[place].endswith("!") else 0.0
    for seat, riches in enumerate(known_riches(view)):
        found.riches[seat] = riches
    for seat, row in enumerate(rows):
        found.trust[seat] = found.loyalty * trust(role, row)
        found.unsure[seat] = 2.0 * (1.0 - sum(chance * chance for chance in row))
    found.trust[me] = 1.0
    found.unsure[me] = 0.0
    return found


def common_perspective(beliefs: Beliefs) -> "tuple[vec[float], vec[float]]":
    """What all may believe: by seat and role, how far the role trusts the seat (12 rows of 8); by
    role, how much it wants the treasure reached."""
    rows = beliefs.marginals
    trusted = [trust(role, row) for row in rows for role in range(ROLE_COUNT)]
    nobody = [0.0] * ((SEATS - len(rows)) * ROLE_COUNT)
    desires = [desire(role, rows) for role in range(ROLE_COUNT)]
    return vec[float](trusted + nobody), vec[float](desires)


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
