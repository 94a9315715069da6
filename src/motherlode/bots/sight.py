"""A view laid out for the fast code: a round in which all that is hidden is left blank.

The open part and the own hand are as they are; other hands, the deck, dwarfs and goals hold
nothing but their numbers, so nothing can be read out of them.
"""

from collections import Counter

from librt.vecs import vec

from ..game.cards import CARD, HIDDEN, LYING, ROLES, SHOWN
from ..game.code import card_played, cell_of
from ..game.deal import Deal, new_round, set_up_maze
from ..game.maze import STEP, cell
from ..game.move import PHASES, UNSEEN
from ..game.round import Round
from ..game.view import View
from .survey import scarcity, supply


def sight(view: View) -> Round:
    """The position as its seat sees it."""
    assert view.seat is not None
    shown = [(i, SHOWN[goal]) for i, goal in enumerate(view.goals) if goal.endswith("!")]
    tiles = [(cell(x, y), SHOWN[text]) for x, y, text in view.maze]
    hands: list[list[int]] = [[0] * held for held in view.held]
    hands[view.seat] = [CARD[name] for name in view.hand]
    deal = Deal(
        view.starter,
        [ROLES.index(role) if role != HIDDEN else 0 for role in view.roles],
        [0] * len(view.pile),
        [0, 1, 2],
        [0] * view.aside,
        hands,
        [0] * view.deck,
        [0] * view.nuggets,
    )
    round = new_round(
        view.rules,
        deal,
        view.number,
        nugget_cards=view.nugget_cards,
        maze=set_up_maze(view.rules, deal.goals, tiles, shown),
        before=[sum(1 << LYING.index(what) for what in things) for things in view.before],
        thefts=view.thefts,
    )
    round.turn = view.turn if view.turn is not None else view.starter
    round.phase = PHASES.index(view.phase)
    round.offer = view.offer
    round.retired = sum(1 << seat for seat in view.retired)
    return round


def unseen(view: View) -> list[int]:
    """The cards that may still come into play, the own hand among them."""
    left = Counter(view.opening.box)
    for _, made in view.moves:
        played = card_played(made.code)
        gone = (played,) if played >= 0 else made.discard_numbers()
        left.subtract(card for card in gone if card != UNSEEN)
    return list(left.elements())


def waiting(view: View) -> list[tuple[int, float]]:
    """Cells beside the maze that have long been as they are, and the chance of a card for them.

    Where nobody has laid a card for a whole turn of the table nobody is likely to hold one that
    leads on; then it can only come from the deck.
    """
    changed: dict[int, int] = {}
    now = len(view.log)
    for turn, (_, made) in enumerate(view.moves):
        if made.cell is not None and made.card != "map":
            changed[cell_of(made.code)] = turn
    held = sum(view.held)
    fresh = view.deck / (view.deck + held) if held else 1.0
    found: dict[int, float] = {}
    for at in [*changed, cell(0, 0)]:
        for step in STEP:
            beside = at + step
            last = max(changed.get(beside + other, 0) for other in STEP)
            waited = min(1.0, (now - 2 - last) / view.seats - 0.5)
            if waited > 0:
                found[beside] = 1.0 - waited * (1.0 - fresh)
    return list(found.items())


def prospects(view: View) -> "tuple[vec[float], vec[float]]":
    """Which path cards may still come, and where they are less likely to: what judges count on."""
    return supply(unseen(view)), scarcity(waiting(view))
