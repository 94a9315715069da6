"""Which path cards may still come, as far as a seat can know, and where they are less likely to."""

from collections import Counter

from librt.vecs import vec

from ...game.code import card_played, cell_of
from ...game.maze import STEP, cell
from ...game.move import UNSEEN
from ...game.view import View
from .distance import scarcity, supply


def unseen_cards(view: View) -> list[int]:
    """The cards that may still come into play, the own hand among them."""
    left = Counter(view.opening.box)
    for _, made in view.moves:
        played = card_played(made.code)
        gone = (played,) if played >= 0 else made.discard_numbers()
        left.subtract(card for card in gone if card != UNSEEN)
    return list(left.elements())


def long_open_cells(view: View) -> list[tuple[int, float]]:
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


def card_supply(view: View) -> "tuple[vec[float], vec[float]]":
    """Which path cards may still come, and where they are less likely to."""
    return supply(unseen_cards(view)), scarcity(long_open_cells(view))
