"""A deal: all the chance of a round, made explicit, so that a round replays without any."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import u8

from .cards import FACE_DOWN, NAMES, ROLES
from .maze import Maze, new_maze
from .options import Rules
from .round import Round, hands_side_by_side

if TYPE_CHECKING:
    from random import Random

    from .events import Event


class DealError(ValueError):
    """A deal that does not follow from the rules."""


class Deal:
    """The starter, the dwarfs, and what lies where. Piles are top first, hands sorted."""

    __slots__ = ("aside", "deck", "goals", "hands", "nuggets", "pile", "roles", "starter")

    def __init__(
        self,
        starter: int,
        roles: Sequence[int],
        pile: Sequence[int],
        goals: Sequence[int],
        aside: Sequence[int],
        hands: Sequence[Sequence[int]],
        deck: Sequence[int],
        nuggets: Sequence[int],
    ) -> None:
        self.starter = starter
        self.roles = tuple(roles)
        self.pile = tuple(pile)
        self.goals = tuple(goals)
        self.aside = tuple(aside)
        self.hands = tuple(tuple(sorted(hand)) for hand in hands)
        self.deck = tuple(deck)
        self.nuggets = tuple(nuggets)

    def check(self, rules: Rules, nuggets: Sequence[int]) -> None:
        """Refuse a deal that these rules, with this nugget pile, could not give."""
        seats = rules.players
        if not 0 <= self.starter < seats:
            raise DealError("no such seat as the starter [B4]")
        if len(self.roles) != seats or len(self.hands) != seats:
            raise DealError(f"roles and hands are for {seats} seats")
        if sorted(self.roles + self.pile) != rules.dwarfs():
            clause = "X2" if rules.expansion else "B1"
            raise DealError(
                f"wrong dwarfs [{clause}]: {_differ(rules.dwarfs(), self.roles + self.pile, ROLES)}"
            )
        if sorted(self.goals) != [0, 1, 2]:
            raise DealError("the goals are one treasure and two different stones [T3]")
        if len(self.aside) != rules.aside:
            raise DealError(f"{rules.aside} cards are laid aside [X1], not {len(self.aside)}")
        if any(len(hand) != rules.hand_size for hand in self.hands):
            raise DealError(f"each hand has {rules.hand_size} cards [B2, X1]")
        cards = [*self.aside, *self.deck, *(c for hand in self.hands for c in hand)]
        if sorted(cards) != rules.cards():
            clause = "X1" if rules.expansion else "B2"
            raise DealError(f"wrong cards [{clause}]: {_differ(rules.cards(), cards, NAMES)}")
        if sorted(self.nuggets) != sorted(nuggets):
            raise DealError("the nugget pile is not what is left of it [B3]")


def _differ(wanted: Sequence[int], found: Sequence[int], names: Sequence[str]) -> str:
    a, b = Counter(wanted), Counter(found)
    missing = ", ".join(sorted(names[i] for i in (a - b).elements())) or "nothing"
    extra = ", ".join(sorted(names[i] for i in (b - a).elements())) or "nothing"
    return f"missing {missing}; too many: {extra}"


def shuffle(rules: Rules, starter: int, nuggets: Sequence[int], rng: "Random") -> Deal:
    """A fair deal: the only chance there is, from the generator that is handed in."""
    cards = rules.cards()
    rng.shuffle(cards)
    dwarfs = rules.dwarfs()
    rng.shuffle(dwarfs)
    goals = [0, 1, 2]
    rng.shuffle(goals)
    pile = sorted(nuggets)
    rng.shuffle(pile)
    aside, seats, size = rules.aside, rules.players, rules.hand_size
    hands = [cards[aside + s * size : aside + (s + 1) * size] for s in range(seats)]
    return Deal(
        starter,
        dwarfs[:seats],
        dwarfs[seats:],
        goals,
        cards[:aside],
        hands,
        cards[aside + seats * size :],
        pile,
    )


def new_round(
    rules: Rules,
    deal: Deal,
    number: int = 1,
    *,
    gold: Sequence[int] | None = None,
    nugget_cards: Sequence[int] | None = None,
    past: "Sequence[Event]" = (),
    maze: Maze | None = None,
    before: Sequence[int] | None = None,
    thefts: Sequence[int] = (),
    turn: int | None = None,
    last_path: int = -1,
    last_card: int = -1,
) -> Round:
    """A round at its beginning; or, with what is named from `maze` on, somewhere in its middle."""
    none = (0,) * rules.players
    if maze is None:
        maze = new_maze(deal.goals, rules.says("far_middle_goal", True))
    stride = max(rules.hand_size, *(len(hand) for hand in deal.hands))
    new = Round(
        rules=rules,
        maze=maze,
        hands=hands_side_by_side(deal.hands, stride),
        held=vec[u8]([len(hand) for hand in deal.hands]),
        before=vec[u8](none if before is None else before),
        deck=vec[u8](deal.deck),
        stride=stride,
        starter=deal.starter,
        number=number,
        aside=deal.aside,
        roles=deal.roles,
        pile=deal.pile,
        thefts=tuple(thefts),
        gold=none if gold is None else tuple(gold),
        nuggets=deal.nuggets,
        nugget_cards=none if nugget_cards is None else tuple(nugget_cards),
        past=tuple(past),
    )
    new.in_hands = sum(len(hand) for hand in deal.hands)
    if turn is not None:
        new.turn = turn
    new.last_path = last_path
    new.last_card = last_card
    if rules.cardless_out:
        new.retire_cardless()
    return new


def set_up_maze(
    rules: Rules,
    goals: Sequence[int],
    tiles: Sequence[tuple[int, int]],
    revealed: Sequence[tuple[int, int]],
) -> Maze:
    """A maze in the middle of a round: its cards by cell, its open goals by place."""
    maze = new_maze(tuple(goals), rules.says("far_middle_goal", True))
    for place, lies in revealed:
        maze.set_goal(place, lies)
    for cell, tile in tiles:
        maze.put(cell, tile)
    return maze


def reached(maze: Maze) -> bool:
    """Whether a tunnel has come to a face-down goal: no position at rest."""
    return maze.knocked and any(maze.tile(goal) == FACE_DOWN for goal in maze.goal_cells)
