"""Gold and nugget cards as far as a seat knows them, and all ways in which they can lie.

Part of drawing worlds that fit a view.
"""

from collections import Counter
from collections.abc import Sequence
from math import comb, perm
from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET

from .code import taking
from .events import EndFact, Event, Fact, MoveFact, OfferFact, PayFact, ShareFact
from .hands import UNKNOWN, pick
from .move import write
from .sharing import pay, saboteurs_pay
from .view import View

if TYPE_CHECKING:
    from random import Random


class Purse(NamedTuple):
    """One way in which gold and nugget cards may lie."""

    gold: list[int]  # what each seat had when the round began
    past: list[Event]  # what earlier rounds told, filled in
    pile: list[int]  # the nugget pile when the round began
    taken: list[int]  # nugget cards that others took in this round, in order


_Pile = tuple[int, int, int]  # how many nugget cards of 1, 2, 3


class Gold:
    """What is known about gold: of each nugget card that left the pile, in order.

    A nugget card that left is a number: its value, if it is known. Of those that a seat handed on
    it knows all together (a group), but not who took which.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.values: list[int] = []  # UNKNOWN where it is not known
        self.owners: list[int | None] = []  # None: handed on and not taken yet
        self.groups: list[tuple[list[int], list[int]]] = []
        # What left the pile at once: first card, how many; of a payment its value, what was due.
        self.items: list[tuple[int, int, int, int]] = []
        self.facts = [*view.past, *view.facts_told()]
        self._follow()
        self.before = self._cards_in(view.past)  # nugget cards that had left before this round
        self._counts: dict[tuple[int, _Pile], int] = {}

    @staticmethod
    def _cards_in(facts: Sequence[Fact]) -> int:
        takes = sum(isinstance(fact, MoveFact) and fact.made.kind == "take" for fact in facts)
        return takes + sum(fact.cards for fact in facts if isinstance(fact, PayFact))

    def _follow(self) -> None:
        held: tuple[int, list[int]] | None = None  # the next card to leave, what the seat handed on
        last = 0  # how many cards are on the way after the last one noted
        due = 0  # what each of the winners is paid
        for fact in self.facts:
            if isinstance(fact, EndFact):
                held, last = None, 0
                due = 4 if fact.treasure else saboteurs_pay(len(fact.winners))
            elif isinstance(fact, OfferFact):
                last = fact.count
                if fact.nuggets is not UNSET:
                    seen = list(fact.nuggets)
                    self._close(held, seen)
                    held = len(self.values), seen
            elif isinstance(fact, PayFact):
                self.items.append((len(self.values), fact.cards, fact.gold, due))
                self.owners += [fact.seat] * fact.cards
                self.values += fact.nuggets or [UNKNOWN] * fact.cards
            elif isinstance(fact, MoveFact) and fact.made.kind == "take":
                value = fact.made.nugget
                self.items.append((len(self.values), 1, 0, 0))
                self.owners.append(fact.seat)
                self.values.append(UNKNOWN if value is None else value)
                last -= 1
                if value is not None and held is not None:
                    held[1].remove(value)
                    held = len(self.values), held[1]
                if last == 0:
                    self._close(held, [])
                    held = None
        self.items += [(len(self.values) + i, 1, 0, 0) for i in range(last)]
        self.owners += [None] * last
        self.values += [UNKNOWN] * last
        self._close(held, [])

    def _close(self, held: tuple[int, list[int]] | None, left: list[int]) -> None:
        """Of the cards that the seat handed on, those it does not see again were taken since."""
        if held is not None:
            places = list(range(held[0], len(self.values)))
            taken = list((Counter(held[1]) - Counter(left)).elements())
            self.groups.append((places, taken))
            for place, value in zip(places, taken, strict=True):
                self.values[place] = value

    def draw(self, rng: "Random") -> Purse:
        """One way, each equally likely."""
        view = self.view
        values, pool = self._values(rng)
        first = self.before
        now = values[first:]
        drawn = len(now) if self._shared_now() else 0
        rest = now[drawn:] + pool
        rng.shuffle(rest)
        top = rng.sample(now[:drawn], drawn)
        taken = [
            value
            for value, owner in zip(now, self.owners[first:], strict=True)
            if owner is not None and owner != view.seat
        ]
        gold = self._start(values[:first], rng)
        return Purse(gold, self._past(values), top + rest, taken if drawn else [])

    def _values(self, rng: "Random") -> tuple[list[int], list[int]]:
        """The nugget cards that left the pile, in order, and those that are left."""
        values: list[int] = []
        box = self.view.opening.nugget_box
        pile = box.count(1), box.count(2), box.count(3)
        for i in range(len(self.items)):
            options = self._leave(i, pile)
            weights = [weight * self._count(i + 1, then) for weight, _, then in options]
            _, cards, pile = options[pick(weights, rng)]
            values += cards
        for places, group in self.groups:
            for place, value in zip(places, rng.sample(group, len(group)), strict=True):
                values[place] = value
        return values, [value for value in (1, 2, 3) for _ in range(pile[value - 1])]

    def _count(self, i: int, pile: "_Pile") -> int:
        """How many ways lead on from here."""
        if i == len(self.items):
            return 1
        if (i, pile) not in self._counts:
            self._counts[i, pile] = sum(
                weight * self._count(i + 1, then) for weight, _, then in self._leave(i, pile)
            )
        return self._counts[i, pile]

    def _leave(self, i: int, pile: "_Pile") -> "list[tuple[int, tuple[int, ...], _Pile]]":
        """What may leave the pile now: in how many ways, the cards, what stays [B20, B21]."""
        first, count, gold, due = self.items[i]
        seen = self.values[first : first + count]
        ways: list[tuple[int, ...]] = [(1,), (2,), (3,)]
        if due:
            cards = pay([v for v in (1, 2, 3) for _ in range(pile[v - 1])], due)
            ways = [cards] if len(cards) == count and sum(cards) == gold else []
        options = []
        for cards in ways:
            if any(a not in (UNKNOWN, b) for a, b in zip(seen, cards, strict=True)):
                continue
            ones, twos, threes = used = cards.count(1), cards.count(2), cards.count(3)
            orders = comb(count, ones) * comb(twos + threes, twos)
            weight = orders * perm(pile[0], ones) * perm(pile[1], twos) * perm(pile[2], threes)
            if weight:
                a, b, c = (old - new for old, new in zip(pile, used, strict=True))
                options.append((weight, cards, (a, b, c)))
        return options

    def _shared_now(self) -> bool:
        """Whether the nugget cards of this round are shared by miners (not paid)."""
        return any(isinstance(fact, OfferFact) for fact in self.view.facts_told())

    def _start(self, values: list[int], rng: "Random") -> list[int]:
        """What each seat had when the round began."""
        view, opening = self.view, self.view.opening
        gold = [0] * view.seats
        for value, owner in zip(values, self.owners[: self.before], strict=True):
            if owner is not None:
                gold[owner] += value
        for fact in view.past:
            if isinstance(fact, ShareFact):
                gold = [a + b for a, b in zip(gold, fact.gold, strict=True)]
            if isinstance(fact, MoveFact) and fact.made.seat is not None:
                gold[fact.seat] += 1
                gold[fact.made.seat] -= 1
        for seat in range(view.seats):
            # In a position that was set up nothing tells how the gold came about.
            if opening.has_gold[seat] and gold[seat] <= 0:
                gold[seat] = rng.randint(1, 5)
        if view.seat is not None:
            gold[view.seat] = opening.own_gold or 0
        return gold

    def _past(self, values: list[int]) -> list[Event]:
        """What earlier rounds told, to all seats."""
        events = []
        at = 0
        for fact in self.view.past:
            if isinstance(fact, OfferFact):
                seen = OfferFact(fact.seat, fact.count, sorted(values[at : at + fact.count]))
                events.append(Event(seen, [fact.seat]))
            elif isinstance(fact, PayFact):
                paid = values[at : at + fact.cards]
                at += fact.cards
                events.append(Event(PayFact(fact.seat, fact.gold, fact.cards, paid), [fact.seat]))
            elif isinstance(fact, MoveFact) and fact.made.kind == "take":
                events.append(Event(MoveFact(fact.seat, write(taking(values[at]))), [fact.seat]))
                at += 1
            else:
                events.append(Event(fact))
        return events
