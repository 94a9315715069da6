"""Worlds that fit a view: rounds drawn fairly from all in which a seat would see just this.

Hidden are the cards in other hands, in the deck, aside and in others' face-down discards; the
dwarfs; the goals; nugget cards. Each arrangement of the unseen cards over the unseen places that
fits the view is equally likely, a card that was given away being that very card; how likely
players would have played so is not asked here.

A world is not patched together: a deal is found from which the moves seen (others' discards
filled in) lead to the view, and they are played. So it is a round like any other, with a past.

Only a seat that has swapped hands knows more of another's cards than their number. The cards it
gave away lie in that hand or among the cards laid face down from it since; how these can lie is
counted exactly, place by place.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate, pairwise
from math import comb, factorial, perm
from typing import TYPE_CHECKING

from .cards import CARD, FACE_DOWN, GOALS, ROLES, SABOTEUR
from .deal import Deal, new_round, set_up_maze
from .move import PASS1, PLAYING, STEAL, STEALING, TAKE, TAKING, Move, card_played
from .round import Round
from .sharing import pay, saboteurs_pay
from .view import HIDDEN, Event, Facts, View

if TYPE_CHECKING:
    from random import Random

UNKNOWN = -1
_PHASE = {TAKE: TAKING, STEAL: STEALING}


def resample(view: View, rng: "Random") -> Round:
    """One world that fits the view. To draw many, keep the Worlds."""
    return Worlds(view).draw(rng)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _cards(value: object) -> list[int]:
    return [CARD[str(name)] for name in _list(value)]


class _Hand:
    """A hand followed through swaps: what left it and what came to it, as far as seen.

    An entry is (what, card, place): a card that left by a move ("out"), one that was drawn
    ("draw"), one that is in the hand at the end ("end"). An unseen card has a hidden place, or,
    if drawn, none. "seen" marks a moment at which the whole hand was seen.
    """

    def __init__(self) -> None:
        self.entries: list[tuple[str, int, int]] = []
        self.seen: dict[int, tuple[int, ...]] = {}  # number of entries before it -> content
        self.draws: list[int] = []  # deck places of the draws, in order


class Worlds:
    """All worlds that fit a view, ready to be drawn from."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.moves: list[list[int]] = []  # code, then the hidden places of its cards
        self.places = 0  # hidden places: first face-down discards and hands, then deck and aside
        self.hands = [_Hand() for _ in range(view.seats)]
        self.deck_known: dict[int, int] = {}
        self.held: list[tuple[int, int]] = []  # hidden places in hands, and whose
        self.playable: set[tuple[int, int]] = set()  # seats and cards that rule out the end [B18]
        self._follow_cards()
        self.chains = [chain for hand in self.hands for chain in _chains(hand)]
        self.gold = _Gold(view)

    # --- cards: what is known of which place -------------------------------------------------

    def _follow_cards(self) -> None:
        view = self.view
        at = list(range(view.seats))  # which hand a seat holds
        visible: Counter[int] = Counter()
        drawn = 0
        for move in view.log:
            for fact in move:
                event = fact["event"]
                if event == "dealt" and "hand" in fact:
                    self.hands[_int(fact["seat"])].seen[0] = tuple(_cards(fact["hand"]))
                elif event == "move":
                    visible.update(self._follow_move(fact, at))
                elif event == "swap":
                    a, b = (_int(seat) for seat in _list(fact["seats"]))
                    at[a], at[b] = at[b], at[a]
                    if "hands" in fact:
                        for seat, content in zip((a, b), _list(fact["hands"]), strict=True):
                            hand = self.hands[at[seat]]
                            hand.seen[len(hand.entries)] = tuple(_cards(content))
                elif event == "draw":
                    hand = self.hands[at[_int(fact["seat"])]]
                    cards = _cards(fact["cards"]) if "cards" in fact else None
                    for i in range(_int(fact["count"])):
                        card = cards[i] if cards else UNKNOWN
                        hand.entries.append(("draw", card, UNKNOWN))
                        hand.draws.append(drawn)
                        drawn += 1
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

    def _follow_move(self, fact: Facts, at: list[int]) -> list[int]:
        """Note a move; the cards that were seen to leave a hand by it."""
        text, seat = str(fact["move"]), _int(fact["seat"])
        hand = self.hands[at[seat]]
        if HIDDEN in text:
            if text.startswith("take"):
                self.moves.append([TAKE])
                return []
            head, _, cards = text.rpartition(":")
            places = [self._place() for _ in cards.split(",")]
            hand.entries += [("out", UNKNOWN, place) for place in places]
            code = PASS1 + len(places) - 1
            if head != "pass":
                # The same clear with two cards that are in the box, to be replaced.
                code = Move.parse(f"{head}:map,map").code & ~(0x3FFF << 4)
            self.moves.append([code, *places])
            return []
        move = Move.parse(text)
        self.moves.append([move.code])
        played = card_played(move.code)
        cards_out = list(move.discards) if played < 0 else [played]
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
        content = self._fill(rng)
        if self.playable and any((seat, content[at]) in self.playable for at, seat in self.held):
            return None
        deck = [UNKNOWN] * self.drawn + content[
            self.in_hands : self.in_hands + opening.deck - self.drawn
        ]
        hands: list[list[int]] = []
        for hand in self.hands:
            first, draws = _unwind(hand, content, rng)
            hands.append(first)
            for place, card in zip(hand.draws, draws, strict=True):
                deck[place] = card
        roles = self._dwarfs(rng)
        goals = self._goals(rng)
        purse = self.gold.draw(rng)
        revealed = [(i, tile) for i, (tile, _) in enumerate(opening.goals) if tile != FACE_DOWN]
        deal = Deal(
            opening.starter,
            roles[: view.seats],
            roles[view.seats :],
            goals,
            content[len(content) - opening.aside :] if opening.aside else [],
            hands,
            deck,
            purse.pile,
        )
        maze = set_up_maze(view.rules, goals, opening.tiles, revealed)
        world = new_round(
            view.rules,
            deal,
            view.number,
            purse.gold,
            opening.nugget_cards,
            purse.past,
            maze,
            opening.before,
            opening.thefts,
        )
        world.turn = opening.turn
        world.last_path = opening.last_path
        world.last_card = opening.last_card
        taken = iter(purse.taken)
        for code, *places in self.moves:
            if world.phase != _PHASE.get(code & 15, PLAYING):
                return None
            cards = sorted(content[place] for place in places)
            for i, card in enumerate(cards):
                code |= card << (4 + 7 * i)
            if code == TAKE:
                code = TAKE | next(taken) << 4
            elif code & 15 == STEAL and code not in world.moves():
                return None
            world.apply(code)
        if world.phase == PLAYING and view.phase != "play":
            self._learn(world)
        fits = world.phase_name == view.phase and view.turn in (None, world.turn)
        return world if fits and view.has_gold == tuple(g > 0 for g in world.gold) else None

    def _learn(self, world: Round) -> None:
        """The round is over but here goes on: whoever could play a card does not hold it."""
        for _, seat in self.held:
            world.turn = seat
            played = {card_played(code) for code in world.moves()}
            self.playable |= {(seat, card) for card in played if card >= 0}

    def _fill(self, rng: "Random") -> list[int]:
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
    def _ways(self) -> "_Ways":
        return _Ways(self.chains, self.pool)

    def _dwarfs(self, rng: "Random") -> list[int]:
        """Which dwarf was dealt where: seats first, then the pile."""
        known = self._known_dwarfs
        rest = list((Counter(self.view.opening.dwarfs) - Counter(known.values())).elements())
        rng.shuffle(rest)
        filled = dict(known)
        for place in self._loyal:
            if place not in filled:
                filled[place] = rest.pop(next(i for i, r in enumerate(rest) if r != SABOTEUR))
        rng.shuffle(rest)  # picking from the front has left saboteurs there
        for place in range(len(self.view.opening.dwarfs)):
            if place not in filled:
                filled[place] = rest.pop()
        return [filled[place] for place in range(len(filled))]

    @cached_property
    def _known_dwarfs(self) -> dict[int, int]:
        known = self.view.trace_dwarfs()[3]
        return {place: ROLES.index(role) for place, role in known.items()}

    @cached_property
    def _loyal(self) -> list[int]:
        """Seats that a saboteur has seen not to be one at the deal."""
        for fact in self.view.log[0]:
            if fact["event"] == "saboteurs" and "seats" in fact:
                return [s for s in range(self.view.seats) if s not in _list(fact["seats"])]
        return []

    def _goals(self, rng: "Random") -> list[int]:
        known: dict[int, int] = {}
        for place, shown in enumerate(self.view.goals):
            if shown != HIDDEN:
                known[place] = _goal_identity(shown)
        rest = [goal for goal in range(3) if goal not in known.values()]
        rng.shuffle(rest)
        return [known[place] if place in known else rest.pop() for place in range(3)]


def _goal_identity(shown: str) -> int:
    if shown.endswith("!"):
        return 0 if shown == "gold!" else 1 if shown in ("stone:NW!", "stone:ES!") else 2
    return GOALS.index(shown)


# --- hands that were seen --------------------------------------------------------------------


class _Chain:
    """A stretch of a hand's history that began with a content that was seen.

    Items in order: (size of the hand before it, the card that left or UNKNOWN, its place).
    """

    def __init__(self, content: tuple[int, ...]) -> None:
        self.content = content
        self.items: list[tuple[int, int, int]] = []


def _chains(hand: _Hand) -> list[_Chain]:
    """The stretches of a hand in which cards left it unseen after it was seen."""
    chains = []
    moments = sorted(hand.seen)
    for moment, after in pairwise([*moments, len(hand.entries)]):
        chain = _Chain(hand.seen[moment])
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


class _Ways:
    """All ways in which the cards of seen hands can lie on unseen places, counted.

    Walks along the chains. What leaves a hand is one of the very cards that were seen in it, or
    a strange one, drawn unseen, of which the hand holds only so many. Strange cards on hidden
    places may be any: they need not be told apart. Of one that shows itself there are only so
    many of its kind, and one fewer is then left to lie anywhere.
    """

    def __init__(self, chains: Sequence[_Chain], pool: Counter[int]) -> None:
        self.kinds = sorted({card for chain in chains for card in chain.content})
        self.items: list[tuple[int, int, int, tuple[int, ...] | None]] = []
        strange = Counter(pool)
        for chain in chains:
            start: tuple[int, ...] | None = tuple(chain.content.count(k) for k in self.kinds)
            for size, card, place in chain.items:
                self.items.append((size, card, place, start))
                start = None
            strange.update(card for _, card, place in chain.items if place == UNKNOWN)
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
            _, kind, state = options[_pick(weights, rng)]
            if place != UNKNOWN and kind != UNKNOWN:
                found.append((place, kind))
        return found


# How many cards have left; seen cards still in the hand; strange ones that showed themselves.
_State = tuple[int, tuple[int, ...], tuple[int, ...]]


def _add(counts: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] + number, *counts[at + 1 :])


def _pick(weights: Sequence[int], rng: "Random") -> int:
    """An index, each as likely as its weight."""
    pick = rng.randrange(sum(weights))
    return next(i for i, top in enumerate(accumulate(weights)) if pick < top)


def _unwind(hand: _Hand, content: Sequence[int], rng: "Random") -> tuple[list[int], list[int]]:
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


def _kept(hand: _Hand, entries: Sequence[tuple[str, int]]) -> list[Counter[int]]:
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


# --- gold ------------------------------------------------------------------------------------


class _Purse:
    """One way in which gold and nugget cards may lie."""

    def __init__(
        self, gold: list[int], past: list[Event], pile: list[int], taken: list[int]
    ) -> None:
        self.gold = gold  # what each seat had when the round began
        self.past = past  # what earlier rounds told, filled in
        self.pile = pile  # the nugget pile when the round began
        self.taken = taken  # nugget cards that others took in this round, in order


_Pile = tuple[int, int, int]  # how many nugget cards of 1, 2, 3


class _Gold:
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
        self.facts = [*view.past, *(fact for move in view.log[1:] for fact in move)]
        self._follow()
        self.before = self._cards_in(view.past)  # nugget cards that had left before this round
        self._counts: dict[tuple[int, _Pile], int] = {}

    @staticmethod
    def _cards_in(facts: Sequence[Facts]) -> int:
        takes = sum(str(fact.get("move", "")).startswith("take") for fact in facts)
        return takes + sum(_int(fact["cards"]) for fact in facts if fact["event"] == "pay")

    def _follow(self) -> None:
        held: tuple[int, list[int]] | None = None  # card from which on, what I then handed on
        last = 0  # how many cards are on the way after the last one noted
        due = 0  # what each of the winners is paid
        for fact in self.facts:
            event = fact["event"]
            if event == "end":
                held, last = None, 0
                due = 4 if fact["treasure"] else saboteurs_pay(len(_list(fact["winners"])))
            elif event == "offer":
                last = _int(fact["count"])
                if "nuggets" in fact:
                    seen = [_int(value) for value in _list(fact["nuggets"])]
                    self._close(held, seen)
                    held = len(self.values), seen
            elif event == "pay":
                count, gold = _int(fact["cards"]), _int(fact["gold"])
                self.items.append((len(self.values), count, gold, due))
                self.owners += [_int(fact["seat"])] * count
                paid = _list(fact.get("nuggets", [UNKNOWN] * count))
                self.values += [_int(value) for value in paid]
            elif str(fact.get("move", "")).startswith("take:"):
                value = str(fact["move"])[5:]
                self.items.append((len(self.values), 1, 0, 0))
                self.owners.append(_int(fact["seat"]))
                self.values.append(UNKNOWN if value == HIDDEN else int(value))
                last -= 1
                if value != HIDDEN and held is not None:
                    held[1].remove(int(value))
                    held = len(self.values), held[1]
                if last == 0:
                    self._close(held, [])
                    held = None
        self.waiting = last  # cards offered now
        self.items += [(len(self.values) + i, 1, 0, 0) for i in range(last)]
        self.owners += [None] * last
        self.values += [UNKNOWN] * last
        self._close(held, [])

    def _close(self, held: tuple[int, list[int]] | None, left: list[int]) -> None:
        """Of the cards I handed on, those taken since are what I don't see again."""
        if held is not None:
            places = list(range(held[0], len(self.values)))
            taken = list((Counter(held[1]) - Counter(left)).elements())
            self.groups.append((places, taken))
            for place, value in zip(places, taken, strict=True):
                self.values[place] = value

    def draw(self, rng: "Random") -> _Purse:
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
        return _Purse(gold, self._past(values), top + rest, taken if drawn else [])

    def _values(self, rng: "Random") -> tuple[list[int], list[int]]:
        """The nugget cards that left the pile, in order, and those that are left."""
        values: list[int] = []
        box = self.view.opening.nugget_box
        pile = box.count(1), box.count(2), box.count(3)
        for i in range(len(self.items)):
            options = self._leave(i, pile)
            weights = [weight * self._count(i + 1, then) for weight, _, then in options]
            _, cards, pile = options[_pick(weights, rng)]
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
        return any(fact["event"] == "offer" for move in self.view.log[1:] for fact in move)

    def _start(self, values: list[int], rng: "Random") -> list[int]:
        """What each seat had when the round began."""
        view, opening = self.view, self.view.opening
        gold = [0] * view.seats
        for value, owner in zip(values, self.owners[: self.before], strict=True):
            if owner is not None:
                gold[owner] += value
        for fact in view.past:
            if fact["event"] == "share":
                gold = [a + _int(b) for a, b in zip(gold, _list(fact["gold"]), strict=True)]
            text = str(fact.get("move", ""))
            if text.startswith("steal>") and text != "steal>-":
                gold[_int(fact["seat"])] += 1
                gold[int(text[6:])] -= 1
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
        at = last = 0
        for fact in self.view.past:
            event = fact["event"]
            seat = fact.get("seat")
            if event == "offer":
                last = _int(fact["count"])
                open = {"event": event, "seat": seat, "count": last}
                closed: Facts = {"nuggets": sorted(values[at : at + last])}
            elif event == "pay":
                count = _int(fact["cards"])
                open = {"event": event, "seat": seat, "gold": fact["gold"], "cards": count}
                closed = {"nuggets": values[at : at + count]}
                at += count
            elif str(fact.get("move", "")).startswith("take:"):
                open = {"event": event, "seat": seat, "move": f"take:{HIDDEN}"}
                closed = {"move": f"take:{values[at]}"}
                at += 1
            else:
                open, closed = fact, {}
            events.append(Event(open, closed, [_int(seat)] if closed else []))
        return events
