"""Nugget cards in worlds drawn from a view: fair against all ways in which they can lie."""

import random
from collections import Counter
from itertools import combinations, permutations

import pytest

from motherlode.game.events import EndFact, Event, MoveFact, OfferFact, PayFact
from motherlode.game.match import Match
from motherlode.game.options import Rules
from motherlode.game.resample import resample
from motherlode.game.round import Round
from motherlode.game.scenario import set_up
from motherlode.game.view import View
from tests.game.fair_draws import State, after, assert_fair, table
from tests.game.positions import everybody

# The past is written down by hand for a small box; all ways to lay its cards on the places of
# that past are tried.


def best_payment(pile: tuple[int, ...], due: int) -> tuple[int, ...]:
    """B21, the slow way: of all sets of cards."""
    sets = {s for n in range(len(pile) + 1) for s in combinations(sorted(pile, reverse=True), n)}
    fitting = [cards for cards in sets if sum(cards) <= due]
    return max(fitting, key=lambda s: (sum(s), s.count(3), s.count(2)))


Story = list[tuple[str, int, list[tuple[int, int, int]]]]


def told_gold(story: Story, values: tuple[int, ...]) -> list[Event] | None:
    """The events of a story about gold, with these values; None if it cannot have been so.

    ("take", 0, takers) is a sharing, ("pay", due, payments) what saboteurs were paid; a payment
    is (seat, gold, cards), and so is a taker.
    """
    events: list[Event] = []
    at = 0
    for what, due, parts in story:
        winners = [seat for seat, _, _ in parts]
        treasure = what == "take"
        events.append(Event(EndFact(treasure, None, ["miner"] * 5, winners, ())))
        last = at + len(parts)
        for seat, gold, cards in parts:
            now = sorted(values[at : at + cards], reverse=True)
            if treasure:
                offer = sorted(values[at:last])
                events.append(Event(OfferFact(seat, len(offer), offer), [seat]))
                events.append(Event(MoveFact(seat, f"take:{values[at]}"), [seat]))
            else:
                best = best_payment(values[at:], due)
                if sorted(best, reverse=True) != now or sum(best) != gold:
                    return None
                events.append(Event(PayFact(seat, gold, cards, now), [seat]))
            at += cards
    return events


def rich(story: Story, values: tuple[int, ...]) -> Round | None:
    """A round of five players that follows such a past."""
    events = told_gold(story, values)
    if events is None:
        return None
    hands = ["NS"] * 5
    round = set_up(table("base", "miner saboteur miner miner miner", hands, "NS NS"))
    gold, cards, at = [0] * 5, [0] * 5, 0
    for _, _, parts in story:
        for seat, _, count in parts:
            gold[seat] += sum(values[at : at + count])
            cards[seat] += count
            at += count
    round.past = tuple(events)
    round.gold, round.nugget_cards, round.nuggets = tuple(gold), tuple(cards), values[at:]
    return round


def purses(world: Round) -> State:
    """All that left the nugget pile in earlier rounds, and who has how much."""
    closed = []
    for event in world.past:
        if isinstance(event.whole, MoveFact):
            closed.append(event.whole.move)
        elif isinstance(event.whole, PayFact):
            closed.append(str(event.whole.nuggets))
    return tuple(closed), world.gold


TAKES = ("take", 0, [(1, 0, 1), (2, 0, 1), (0, 0, 1)])
STORIES: dict[str, tuple[Story, tuple[int, ...]]] = {
    "three take": ([TAKES], (1, 1, 2, 3, 3)),
    "two sharings": ([TAKES, ("take", 0, [(0, 0, 1), (3, 0, 1)])], (1, 1, 2, 3, 2)),
    # 4 gold in two cards: 3 and 1 if the pile has them, else 2 and 2.
    "four in two": ([TAKES, ("pay", 4, [(4, 4, 2)])], (2, 2, 1, 3, 1, 2, 1)),
    "four in two, before": ([("pay", 4, [(4, 4, 2)]), TAKES], (3, 1, 2, 2, 3, 1)),
    "twice": ([TAKES, ("pay", 4, [(4, 4, 2)]), ("pay", 4, [(1, 4, 2)])], (1, 1, 3, 2, 2, 2, 2)),
    # The pile cannot pay 4: a 3 and no 1, and no two 2s.
    "too little": ([("take", 0, [(1, 0, 1), (0, 0, 1)]), ("pay", 4, [(2, 3, 1)])], (1, 2, 3, 3)),
    "nothing": (
        [
            ("take", 0, [(1, 0, 1), (0, 0, 1)]),
            ("pay", 2, [(0, 2, 1), (1, 0, 0), (2, 0, 0), (3, 0, 0)]),
        ],
        (1, 3, 2, 3),
    ),
}


@pytest.mark.parametrize("seat", [0, 1, 2, 4, None])
@pytest.mark.parametrize("story", STORIES)
def test_nugget_cards_of_earlier_rounds_are_drawn_fairly(story: str, seat: int | None) -> None:
    """B20, B21, B24: takes in order, payments by what the pile could pay then."""
    past, box = STORIES[story]
    true = rich(past, box)
    assert true is not None
    view = View(true, seat)
    dump = view.dump()
    left = len(true.nuggets)
    states: Counter[State] = Counter()
    same: dict[tuple[int, ...], State | None] = {}
    for order in permutations(box):
        key = order[: len(order) - left] + tuple(sorted(order[len(order) - left :]))
        if key not in same:
            round = rich(past, key)
            fits = round is not None and View(round, seat).dump() == dump
            same[key] = purses(round) if round is not None and fits else None
        state = same[key]
        if state is not None:
            states[state] += 1
    if len(states) == 1:
        world = resample(view, random.Random(1))
        assert purses(world) in states
        assert View(world, seat).dump() == dump
    else:
        assert_fair(states, view, purses, 500)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
@pytest.mark.parametrize("takes", [0, 1, 2, 3])
def test_nugget_cards_being_shared_are_drawn_fairly(seat: int | None, takes: int) -> None:
    """B20, B24: what was handed on is known together, not who took which."""
    maze = [f"{x},0 EW" for x in range(1, 7)]
    position = table("base", "miner miner saboteur miner", ["EW", "NS", "NS", "NS"], "", maze=maze)
    position["goals"] = ["stone:NW", "gold", "stone:NE"]

    def shared(order: tuple[int, ...]) -> Round:
        moves = " ".join(["EW@7,0", *(f"take:{value}" for value in order[:takes])])
        return after({**position, "nuggets": list(order)}, moves)

    def state(world: Round) -> State:
        return [str(m) for m in world.history()].__str__(), tuple(sorted(world.offer)), world.gold

    true = shared((3, 1, 2, 2, 1))
    # What lies on the other goals and in the hands is not asked here.
    view = View(true, seat)
    states: Counter[State] = Counter()
    for order in permutations((3, 1, 2, 2, 1)):
        round = shared(order)
        if View(round, seat).dump() == view.dump():
            states[state(round)] += 1
    if len(states) == 1:
        assert state(resample(view, random.Random(1))) in states
    else:
        assert_fair(states, view, state, 700)


@pytest.mark.parametrize("players, seed", [(4, 9), (5, 3)])
def test_long_matches_fit_all_their_views(players: int, seed: int) -> None:
    """B21, rounds=10: eight times 4 gold in two cards; and a pile that runs out."""
    rng = random.Random(seed)
    match = Match(Rules("base", players, None, {"rounds": 10}))
    looks = random.Random(1)
    while not match.over:
        if match.needs_deal:
            match.shuffle(rng)
        moves = sorted(match.round.legal_moves(), key=str)
        digs = [m for m in moves if "@" in str(m) and str(m)[0] in "NESW"]
        east = bool(digs) and rng.random() < 0.5
        match.play(max(digs, key=column) if east else rng.choice(moves))
        if match.round.over or match.round.move_count == 20:
            for seat in looks.sample(everybody(match.round), 3):
                view = match.view(seat)
                assert View(resample(view, looks), seat).dump() == view.dump()
    facts = [event.whole for event in match.past]
    pays = [(fact.gold, fact.cards) for fact in facts if isinstance(fact, PayFact)]
    if players == 4:
        assert pays.count((4, 2)) == 8
    else:
        assert (2, 1) in pays or (2, 2) in pays
        assert (0, 0) in pays


def column(move: object) -> int:
    return int(str(move).split("@")[1].split(",")[0])
