"""Worlds as a seat guesses them: dwarfs and goals by its beliefs, cards by what is unseen."""

from random import Random

from librt.vecs import vec
from mypy_extensions import u8

from ..game.resample import Worlds
from ..game.round import Round
from .beliefs import Beliefs


class Guesses:
    """Draws worlds quickly: the first one in full, all others by dealing its hidden parts anew.

    Such a world goes on like any other; its past is that of the first one.
    """

    def __init__(self, beliefs: Beliefs, rng: Random) -> None:
        self.beliefs = beliefs
        self.worlds = Worlds(beliefs.view)
        self.first = self.worlds.draw(rng)

    def draw(self, rng: Random) -> Round:
        """One world, as likely as it is believed to be."""
        view, worlds, beliefs = self.beliefs.view, self.worlds, self.beliefs
        world = self.first.copy()
        content = worlds.fill(rng)
        dwarfs, goals = beliefs.draw(rng)
        world.roles = tuple(dwarfs[dwarf] for dwarf in beliefs.worn)
        world.pile = tuple(dwarfs[dwarf] for dwarf in beliefs.pile)
        world.maze.goals = tuple(goals)
        hands = [[] if seat != view.seat else world.hand(seat) for seat in range(view.seats)]
        for place, seat in worlds.held:
            hands[seat].append(content[place])
        stride = int(world.stride)
        cards = []
        for hand in hands:
            hand.sort()
            cards += hand + [0] * (stride - len(hand))
        world._hands = vec[u8](cards)
        rest = content[worlds.in_hands :]
        world._deck = vec[u8](rest[: view.deck])
        world.top = 0
        world.aside = tuple(rest[view.deck :])
        return world
