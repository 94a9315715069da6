"""Hands followed through swaps: what was seen of them, and all ways in which that can have gone on.

Part of drawing worlds that fit a view. Only a seat that has swapped hands knows more of another's
cards than their number: the cards it gave away lie in that hand or among the cards laid face
down from it since. How these can lie is counted exactly, place by place.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import factorial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

UNKNOWN = -1


class Hand:
    """A hand followed through swaps: what left it and what came to it, as far as seen.

    An entry is (what, card, place): a card that left by a move ("out"), one that was drawn
    ("draw"), one that is in the hand at the end ("end"). An unseen card has a hidden place, or,
    if drawn, none. "seen" marks a moment at which the whole hand was seen.
    """

    def __init__(self) -> None:
        self.entries: list[tuple[str, int, int]] = []
        self.seen: dict[int, tuple[int, ...]] = {}  # number of entries before it -> content
        self.draws: list[int] = []  # deck places of the draws, in order


class Chain:
    """A stretch of a hand's history that began with a content that was seen.

    Items in order: (size of the hand before it, the card that left or UNKNOWN, its place).
    """

    def __init__(self, content: tuple[int, ...]) -> None:
        self.content = content
        self.items: list[tuple[int, int, int]] = []


def chains_of(hand: Hand) -> list[Chain]:
    """The stretches of a hand in which cards left it unseen after it was seen."""
    chains = []
    moments = sorted(hand.seen)
    for moment, after in pairwise([*moments, len(hand.entries)]):
        chain = Chain(hand.seen[moment])
        size = len(chain.content)
        unseen = 0
        for what, card, place in hand.entries[moment:after]:
            if what == "draw":
                size += 1
                continue
            chain.items.append((size, card, place))
            unseen += place != UNKNOWN
            size -= 1
        if after in hand.seen:
            for card in hand.seen[after]:
                chain.items.append((size, card, UNKNOWN))
                size -= 1
        if unseen:
            chains.append(chain)
    return chains


class Ways:
    """All ways in which the cards of seen hands can lie on unseen places, counted.

    Walks along the chains. What leaves a hand is one of the very cards that were seen in it, or
    a strange one, drawn unseen, of which the hand holds only so many. Strange cards on hidden
    places may be any: they need not be told apart. Of one that shows itself there are only so
    many of its kind, and one fewer is then left to lie anywhere.
    """

    def __init__(self, chains: Sequence[Chain], pool: Counter[int]) -> None:
        self.kinds = sorted({card for chain in chains for card in chain.content})
        self.items: list[tuple[int, int, int, tuple[int, ...] | None]] = []
        strange = Counter(pool)
        for chain in chains:
            start: tuple[int, ...] | None = tuple(chain.content.count(k) for k in self.kinds)
            for size, card, place in chain.items:
                self.items.append((size, card, place, start))
                start = None
            # Of kinds seen in no hand a card that showed itself lies nowhere any more.
            shown = (card for _, card, place in chain.items if place == UNKNOWN)
            strange.update(card for card in shown if card in self.kinds)
            strange.subtract(chain.content)
        self.supply = [strange[kind] for kind in self.kinds]
        self.strange = strange.total()
        self._counts: dict[_State, int] = {}

    def count(self, state: "_State") -> int:
        """How many ways lead on from here."""
        i, _, shown = state
        if i == len(self.items):
            return factorial(self.strange - sum(shown))
        if state not in self._counts:
            self._counts[state] = sum(
                weight * self.count(then) for weight, _, then in self.step(state)
            )
        return self._counts[state]

    def step(self, state: "_State") -> "list[tuple[int, int, _State]]":
        """What may leave the hand now: how many cards could, which kind, where that leads."""
        i, known, shown = state
        size, card, place, start = self.items[i]
        if start is not None:
            known = start
        options = [
            (1, kind, (i + 1, _add(known, k, -1), shown))
            for k, kind in enumerate(self.kinds)
            if known[k] and card in (UNKNOWN, kind)
        ]
        if size > sum(known):
            if place == UNKNOWN and card in self.kinds:
                k = self.kinds.index(card)
                left = self.supply[k] - shown[k]
                if left > 0:
                    options.append((left, UNKNOWN, (i + 1, known, _add(shown, k, 1))))
            else:
                options.append((1, UNKNOWN, (i + 1, known, shown)))
        return options

    def draw(self, rng: "Random") -> list[tuple[int, int]]:
        """On which hidden places cards lie that were seen, and which."""
        none = (0,) * len(self.kinds)
        state: _State = (0, none, none)
        found = []
        for _, _, place, _ in self.items:
            options = self.step(state)
            weights = [weight * self.count(then) for weight, _, then in options]
            _, kind, state = options[pick(weights, rng)]
            if place != UNKNOWN and kind != UNKNOWN:
                found.append((place, kind))
        return found


# How many cards have left; seen cards still in the hand; strange ones that showed themselves.
_State = tuple[int, tuple[int, ...], tuple[int, ...]]


def _add(counts: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] + number, *counts[at + 1 :])


def pick(weights: Sequence[int], rng: "Random") -> int:
    """An index, each as likely as its weight."""
    pick = rng.randrange(sum(weights))
    return next(i for i, top in enumerate(accumulate(weights)) if pick < top)


def unwind(hand: Hand, content: Sequence[int], rng: "Random") -> tuple[list[int], list[int]]:
    """The first content of a hand and its draws in order, going back from its end."""
    entries = [
        (what, content[place] if place != UNKNOWN else card) for what, card, place in hand.entries
    ]
    kept = _kept(hand, entries)
    now: list[int] = []
    draws = []
    for i in reversed(range(len(entries))):
        what, card = entries[i]
        if what != "draw":
            now.append(card)
            continue
        if card == UNKNOWN:
            strange = list((Counter(now) - kept[i]).elements())
            card = strange[rng.randrange(len(strange))]
        now.remove(card)
        draws.append(card)
    draws.reverse()
    return now, draws


def _kept(hand: Hand, entries: Sequence[tuple[str, int]]) -> list[Counter[int]]:
    """Before each entry: cards that are in the hand since it was last seen, so not drawn since."""
    kept = []
    known: Counter[int] = Counter()
    for i, (what, card) in enumerate(entries):
        if i in hand.seen:
            known = Counter(hand.seen[i])
        kept.append(known)
        if what == "draw" and card != UNKNOWN:
            known = known + Counter([card])
        elif what != "draw":
            known = known - Counter([card])
    return kept
