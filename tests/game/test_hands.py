"""Hands followed through swaps: all ways in which cards can lie, counted and drawn from, against
trying every one of them."""

from collections import Counter
from collections.abc import Iterator
from itertools import count
from math import factorial, sqrt
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from motherlode.game.hands import UNKNOWN, Chain, Hand, Ways, chains_of, pick, unwind

A, B, C = 1, 2, 3  # kinds of cards


def hand(*entries: tuple[str, int, int], seen: dict[int, tuple[int, ...]]) -> Hand:
    made = Hand()
    made.entries, made.seen = list(entries), seen
    return made


class Followed:
    """Hands that were seen at first, then played from at random; a third of the cards openly."""

    def __init__(self, seed: int, hands: int) -> None:
        rng = Random(seed)
        self.deck = rng.choices((A, B, C), k=3)
        self.hands: list[Hand] = []
        self.hidden: list[int] = []  # what lies on each hidden place
        for _ in range(hands):
            self.hands.append(self._play(rng, rng.choices((A, B, C), k=rng.choice((1, 2)))))
        self.pool = Counter(self.hidden + self.deck)

    def _play(self, rng: Random, held: list[int]) -> Hand:
        made = hand(seen={0: tuple(held)})
        for _ in range(rng.randrange(3)):
            card = held.pop(rng.randrange(len(held))) if held else UNKNOWN
            if card != UNKNOWN:
                self._leave(made, "out", card, openly=rng.random() < 1 / 3)
            if self.deck:
                held.append(self.deck.pop())
                made.entries.append(("draw", UNKNOWN, UNKNOWN))
        rng.shuffle(held)
        for card in held:
            self._leave(made, "end", card, openly=False)
        return made

    def _leave(self, made: Hand, what: str, card: int, *, openly: bool) -> None:
        if openly:
            made.entries.append((what, card, UNKNOWN))
        else:
            made.entries.append((what, UNKNOWN, len(self.hidden)))
            self.hidden.append(card)


followed = st.builds(Followed, seed=st.integers(0, 1 << 32), hands=st.sampled_from((1, 2)))


# --- stretches -------------------------------------------------------------------------------


def test_a_stretch_begins_where_a_hand_was_seen_and_ends_where_it_is_seen_again() -> None:
    entries = [("out", UNKNOWN, 0), ("draw", UNKNOWN, UNKNOWN), ("out", B, UNKNOWN)]
    (found,) = chains_of(hand(*entries, seen={0: (A, B), 2: (B, C)}))
    assert found.content == (A, B)
    # A card was laid on the hidden place; what was seen then is what was left and what was drawn.
    assert found.items == [(2, UNKNOWN, 0), (2, B, UNKNOWN), (1, C, UNKNOWN)]


def test_a_stretch_in_which_nothing_left_unseen_tells_nothing() -> None:
    assert chains_of(hand(("out", A, UNKNOWN), ("draw", B, UNKNOWN), seen={0: (A, B)})) == []


def test_what_left_a_hand_before_it_was_seen_is_in_no_stretch() -> None:
    assert chains_of(hand(("out", UNKNOWN, 0), ("draw", UNKNOWN, UNKNOWN), seen={})) == []


# --- ways ------------------------------------------------------------------------------------
# A card is a kind and a number: two of a kind are two cards.

Card = tuple[int, int]
Lying = tuple[tuple[int, int], ...]  # hidden places on which seen cards lie, and their kinds


def tried(chains: list[Chain], pool: Counter[int]) -> Counter[Lying]:
    """In how many ways seen cards lie so: every card that could have left a hand does so."""
    number = count()
    items = [(j, *item) for j, chain in enumerate(chains) for item in chain.items]
    seen = {j: [(kind, next(number)) for kind in c.content] for j, c in enumerate(chains)}
    unseen = pool + Counter(kind for _, _, kind, place in items if place == UNKNOWN)
    for chain in chains:
        unseen.subtract(chain.content)
    strange = [(kind, next(number)) for kind in unseen.elements()]

    def leave(i: int, gone: frozenset[Card], lying: Lying) -> Iterator[tuple[Lying, int]]:
        if i == len(items):
            yield lying, factorial(len(strange) - len(gone.intersection(strange)))
            return
        j, size, kind, place = items[i]
        known = [card for card in seen[j] if card not in gone]
        for card in known:
            if kind in (UNKNOWN, card[0]):
                here = () if place == UNKNOWN else ((place, card[0]),)
                yield from leave(i + 1, gone | {card}, (*lying, *here))
        if size > len(known):
            for card in strange:
                if card not in gone and kind in (UNKNOWN, card[0]):
                    yield from leave(i + 1, gone | {card}, lying)

    found: Counter[Lying] = Counter()
    for lying, ways in leave(0, frozenset(), ()):
        found[lying] += ways
    return found


def counted(ways: Ways) -> Counter[Lying]:
    """The same as it is counted: not the number itself, but its share of all."""

    def walk(
        state: tuple[int, tuple[int, ...], tuple[int, ...]], times: int, lying: Lying
    ) -> Iterator[tuple[Lying, int]]:
        if state[0] == len(ways.items):
            yield lying, times * ways.count(state)
            return
        place = ways.items[state[0]][2]
        for weight, kind, then in ways.step(state):
            here = () if UNKNOWN in (place, kind) else ((place, kind),)
            yield from walk(then, times * weight, (*lying, *here))

    found: Counter[Lying] = Counter()
    for lying, times in walk(beginning(ways), 1, ()):
        found[lying] += times
    return found


def beginning(ways: Ways) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    none = (0,) * len(ways.kinds)
    return 0, none, none


def assert_counted(chains: list[Chain], pool: Counter[int]) -> None:
    ways = Ways(chains, pool)
    found, fair = counted(ways), tried(chains, pool)
    assert ways.count(beginning(ways)) == found.total()
    assert set(found) == set(fair)
    for lying in fair:
        assert found[lying] * fair.total() == fair[lying] * found.total()
    assert tuple(ways.draw(Random(1))) in fair


@given(followed)
def test_ways_are_those_found_by_trying_everything(game: Followed) -> None:
    """X15"""
    chains = [chain for each in game.hands for chain in chains_of(each)]
    assert_counted(chains, game.pool)


def test_ways_are_counted_where_a_card_of_a_kind_never_seen_was_played() -> None:
    """X15: one was laid face down, then an A and a C were played, each after a draw."""
    draw = ("draw", UNKNOWN, UNKNOWN)
    entries = [draw, ("out", UNKNOWN, 0), draw, ("out", A, UNKNOWN), draw, ("out", C, UNKNOWN)]
    ends = [("end", UNKNOWN, 1), ("end", UNKNOWN, 2)]
    chains = chains_of(hand(*entries, *ends, seen={0: (A, B)}))
    assert_counted(chains, Counter({A: 2, B: 1}))


def test_each_way_is_drawn_as_often_as_another() -> None:
    """Of A and B one was laid face down, the other or the card drawn since is in the hand."""
    entries = [("out", UNKNOWN, 0), ("draw", UNKNOWN, UNKNOWN), ("out", UNKNOWN, 1)]
    (one,) = chains_of(hand(*entries, ("end", UNKNOWN, 2), seen={0: (A, B)}))
    pool, rng, draws = Counter({A: 2, B: 1, C: 1}), Random(3), 4000
    fair = tried([one], pool)
    ways = Ways([one], pool)
    found = Counter(tuple(ways.draw(rng)) for _ in range(draws))
    assert set(found) == set(fair)
    for lying, often in fair.items():
        share = often / fair.total()
        assert abs(found[lying] - draws * share) < 5 * sqrt(draws * share)


def test_a_choice_is_as_likely_as_its_weight() -> None:
    class Told(Random):
        """Dice that fall as they are told."""

        next = 0

        def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
            assert (start, stop, step) == (6, None, 1)
            return self.next

    rng, found = Told(), Counter[int]()
    for rng.next in range(6):
        found[pick([2, 0, 3, 1], rng)] += 1
    assert found == {0: 2, 2: 3, 3: 1}


# --- going back ------------------------------------------------------------------------------


@given(followed, st.integers(0, 1 << 32))
def test_unwound_hand_can_be_played_again(game: Followed, seed: int) -> None:
    for each in game.hands:
        first, draws = unwind(each, game.hidden, Random(seed))
        assert sorted(first) == sorted(each.seen[0])
        held, rest = Counter(first), iter(draws)
        for what, card, place in each.entries:
            if what == "draw":
                held[next(rest)] += 1
            else:
                gone = card if place == UNKNOWN else game.hidden[place]
                assert held[gone] > 0
                held[gone] -= 1
        assert list(rest) == []
        assert not +held


def test_a_card_that_was_seen_is_not_taken_for_a_drawn_one() -> None:
    """Two A's at the end, of which one was there when the hand was seen: only one was drawn."""
    entries = [("draw", UNKNOWN, UNKNOWN), ("end", UNKNOWN, 0), ("end", UNKNOWN, 1)]
    for seed in range(20):
        assert unwind(hand(*entries, seen={0: (A,)}), [A, B], Random(seed)) == ([A], [B])
    unseen = {tuple(unwind(hand(*entries, seen={}), [A, B], Random(seed))[1]) for seed in range(20)}
    assert unseen == {(A,), (B,)}


def test_a_draw_that_was_seen_is_that_card() -> None:
    entries = [("draw", B, UNKNOWN), ("end", A, UNKNOWN), ("end", B, UNKNOWN)]
    assert unwind(hand(*entries, seen={0: (A,)}), [], Random(0)) == ([A], [B])
