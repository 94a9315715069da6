"""Worlds that fit a view: rounds drawn fairly from all in which a seat would see just this.

Hidden are the cards in other hands, in the deck, aside and in others' face-down discards; the
dwarfs; the goals; nugget cards. Each arrangement of the unseen cards over the unseen places that
fits the view is equally likely, a card that was given away being that very card; how likely
players would have played so is not asked here.

A world is not patched together: a deal is found from which the moves seen (others' discards
filled in) lead to the view, and they are played. So it is a round like any other, with a past.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import UNSET

from .blank import blank_opening
from .cards import CARD, HIDDEN, ROLES, SABOTEUR
from .code import STEAL, TAKE, card_played, discarding, kind_of, nugget_of, taking
from .deal import Deal
from .events import DealtFact, DrawFact, MoveFact, SwapFact
from .hands import UNKNOWN, Hand, Ways, chains_of, unwind
from .move import PLAYING, STEALING, TAKING
from .purse import Gold
from .round import Round
from .view import View

if TYPE_CHECKING:
    from random import Random

_PHASE = {TAKE: TAKING, STEAL: STEALING}


def resample(view: View, rng: "Random") -> Round:
    """One world that fits the view. To draw many, keep the Worlds."""
    return Worlds(view).draw(rng)


def _cards(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(CARD[name] for name in names)


class Worlds:
    """All worlds that fit a view, ready to be drawn from."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.moves: list[list[int]] = []  # code, then the hidden places of its cards
        self.places = 0  # hidden places: first face-down discards and hands, then deck and aside
        self.hands = [Hand() for _ in range(view.seats)]
        self.held: list[tuple[int, int]] = []  # hidden places in hands, and whose
        self.playable: set[tuple[int, int]] = set()  # seats and cards that rule out the end [B18]
        self._follow_cards()
        self.chains = [chain for hand in self.hands for chain in chains_of(hand)]
        self.gold = Gold(view)
        self._opening = blank_opening(view)

    # --- cards: what is known of which place -------------------------------------------------

    def _follow_cards(self) -> None:
        view = self.view
        at = list(range(view.seats))  # which hand a seat holds
        visible: Counter[int] = Counter()
        drawn = 0
        for fact in view.facts_told():
            if isinstance(fact, DealtFact) and fact.hand is not UNSET:
                self.hands[fact.seat].seen[0] = _cards(fact.hand)
            elif isinstance(fact, MoveFact):
                visible.update(self._follow_move(fact, at))
            elif isinstance(fact, SwapFact):
                a, b = fact.seats
                at[a], at[b] = at[b], at[a]
                for seat, content in zip(fact.seats, fact.hands or (), strict=False):
                    hand = self.hands[at[seat]]
                    hand.seen[len(hand.entries)] = _cards(content)
            elif isinstance(fact, DrawFact):
                hand = self.hands[at[fact.seat]]
                cards = _cards(fact.cards) if fact.cards else (UNKNOWN,) * fact.count
                hand.entries += [("draw", card, UNKNOWN) for card in cards]
                hand.draws += range(drawn, drawn + fact.count)
                drawn += fact.count
        for seat in range(view.seats):
            hand = self.hands[at[seat]]
            if seat == view.seat:
                own = [CARD[name] for name in view.hand]
                visible.update(own)
                hand.entries += [("end", card, UNKNOWN) for card in own]
            else:
                for _ in range(view.held[seat]):
                    place = self._place()
                    self.held.append((place, seat))
                    hand.entries.append(("end", UNKNOWN, place))
        self.drawn = drawn
        self.in_hands = self.places
        self.places += view.opening.deck - drawn + view.opening.aside
        self.pool = Counter(view.opening.box) - visible
        assert self.pool.total() == self.places

    def _place(self) -> int:
        self.places += 1
        return self.places - 1

    def _follow_move(self, fact: MoveFact, at: list[int]) -> list[int]:
        """Note a move; the cards that were seen to leave a hand by it."""
        move = fact.made
        hand = self.hands[at[fact.seat]]
        if HIDDEN in move.discards:
            places = [self._place() for _ in move.discards]
            hand.entries += [("out", UNKNOWN, place) for place in places]
            self.moves.append([move.code, *places])
            return []
        self.moves.append([move.code])
        played = card_played(move.code)
        cards_out = list(move.discard_numbers()) if played < 0 else [played]
        hand.entries += [("out", card, UNKNOWN) for card in cards_out]
        return cards_out

    # --- drawing -----------------------------------------------------------------------------

    def draw(self, rng: "Random") -> Round:
        """One world, each that fits equally likely."""
        while True:
            world = self._try(rng)
            if world is not None:
                return world

    def _try(self, rng: "Random") -> Round | None:
        """Fill all that is hidden and play the moves; None if the round would have ended before."""
        view, opening = self.view, self.view.opening
        content = self.fill(rng)
        if self.playable and any((seat, content[at]) in self.playable for at, seat in self.held):
            return None
        deck = [UNKNOWN] * self.drawn + content[
            self.in_hands : self.in_hands + opening.deck - self.drawn
        ]
        hands: list[list[int]] = []
        for hand in self.hands:
            first, draws = unwind(hand, content, rng)
            hands.append(first)
            for place, card in zip(hand.draws, draws, strict=True):
                deck[place] = card
        roles = self._dwarfs(rng)
        goals = deal_goals(view.known_goals, rng)
        purse = self.gold.draw(rng)
        world = self._opening.filled(
            Deal(
                opening.starter,
                roles[: view.seats],
                roles[view.seats :],
                goals,
                content[len(content) - opening.aside :] if opening.aside else [],
                hands,
                deck,
                purse.pile,
            )
        )
        world.gold = tuple(purse.gold)
        world.past = tuple(purse.past)
        taken = iter(purse.taken)
        for code, *places in self.moves:
            kind = kind_of(code)
            if world.phase != _PHASE.get(kind, PLAYING):
                return None
            if places:
                code = discarding(code, tuple(sorted(content[place] for place in places)))
            elif kind == TAKE and not nugget_of(code):
                code = taking(next(taken))
            elif kind == STEAL and code not in world.moves():
                return None
            world.apply(code)
        if world.phase == PLAYING and view.phase != "play":
            self._learn(world)
        fits = world.phase_name == view.phase and view.turn in (None, world.turn)
        return world if fits and view.has_gold == tuple(g > 0 for g in world.gold) else None

    def _learn(self, world: Round) -> None:
        """The round is over but here goes on: whoever could play a card does not hold it."""
        for seat in {seat for _, seat in self.held} - set(self.view.retired):
            world.turn = seat
            played = {card_played(code) for code in world.moves()}
            self.playable |= {(seat, card) for card in played if card >= 0}

    def fill(self, rng: "Random") -> list[int]:
        """What lies on each hidden place."""
        content = [UNKNOWN] * self.places
        pool = list(self.pool.elements())
        if self.chains:
            for place, card in self._ways.draw(rng):
                content[place] = card
                pool.remove(card)
        rng.shuffle(pool)
        rest = iter(pool)
        return [next(rest) if card == UNKNOWN else card for card in content]

    @cached_property
    def _ways(self) -> "Ways":
        return Ways(self.chains, self.pool)

    def _dwarfs(self, rng: "Random") -> list[int]:
        """Which dwarf was dealt where: seats first, then the pile."""
        known = {place: ROLES.index(role) for place, role in self.view.dwarfs.known.items()}
        rest = list((Counter(self.view.opening.dwarfs) - Counter(known.values())).elements())
        rng.shuffle(rest)
        filled = dict(known)
        for place in self.view.seen_loyal():
            if place not in filled:
                filled[place] = rest.pop(next(i for i, r in enumerate(rest) if r != SABOTEUR))
        rng.shuffle(rest)  # picking from the front has left saboteurs there
        for place in range(len(self.view.opening.dwarfs)):
            if place not in filled:
                filled[place] = rest.pop()
        return [filled[place] for place in range(len(filled))]


def deal_goals(known: Mapping[int, int], rng: "Random") -> list[int]:
    """Which goal lies where, those that are not known by lot."""
    rest = [goal for goal in range(3) if goal not in known.values()]
    rng.shuffle(rest)
    return [known[place] if place in known else rest.pop() for place in range(3)]
