"""Worlds as a seat believes them to be: dwarfs and goals by its beliefs, cards by what is unseen.

They are the determinisations of the search.
"""

from random import Random

from ...game.deal import Deal
from ...game.resample import Worlds
from ...game.round import Round
from ..beliefs import Beliefs


class Sampler:
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
        content = worlds.fill(rng)
        dwarfs, goals = beliefs.draw(rng)
        hands = [self.first.hand(s) if s == view.seat else [] for s in range(view.seats)]
        for place, seat in worlds.held:
            hands[seat].append(content[place])
        rest = content[worlds.in_hands :]
        deal = Deal(
            starter=view.starter,
            roles=[dwarfs[dwarf] for dwarf in beliefs.worn],
            pile=[dwarfs[dwarf] for dwarf in beliefs.pile],
            goals=goals,
            aside=rest[view.deck :],
            hands=hands,
            deck=rest[: view.deck],
            nuggets=self.first.nuggets,
        )
        return self.first.filled(deal)
