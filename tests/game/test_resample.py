"""Worlds drawn from a view: fair against enumeration on small cases, and whole rounds."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.game.cards import GOALS, NAMES, ROLES, card
from motherlode.game.match import Match
from motherlode.game.move import IllegalMove
from motherlode.game.resample import Worlds, resample
from motherlode.game.round import Round
from motherlode.game.view import View
from tests.game.fair_draws import GOAL_ROW, State, Table, after, assert_fair, table
from tests.game.positions import everybody, some_position, some_rules

pytestmark = pytest.mark.one_engine

# --- cards: all ways in which they can lie, by brute force ------------------------------------
# A card is a name and a number: two maps are two cards. From each beginning that a shuffle could
# have given, each card that could have been laid or played so is. What counts in the end is which
# card lies where, each such arrangement once, however many beginnings lead to it; only that cards
# which went through the seat's own hands are those very cards.

Card = tuple[str, int]
Hands = tuple[frozenset[Card], ...]
Laid = tuple[frozenset[Card], ...]
End = tuple[Hands, tuple[Card, ...], Laid, tuple[Hands, ...]]


def labelled(position: Table) -> tuple[list[list[Card]], list[Card]]:
    number = iter(range(1000))
    hands = [[(name, next(number)) for name in text.split()] for text in position["hands"]]
    return hands, [(name, next(number)) for name in position["deck"].split()]


def beginnings(position: Table, seat: int | None) -> Iterator[tuple[Hands, tuple[Card, ...]]]:
    """All ways to deal what the seat has not been dealt itself."""
    hands, deck = labelled(position)
    unseen = [card for s, hand in enumerate(hands) if s != seat for card in hand] + deck

    def dealt(s: int, left: frozenset[Card]) -> Iterator[tuple[Hands, frozenset[Card]]]:
        if s == len(hands):
            yield (), left
        elif s == seat:
            for rest, over in dealt(s + 1, left):
                yield (frozenset(hands[s]), *rest), over
        else:
            for cards in combinations(sorted(left), len(hands[s])):
                for rest, over in dealt(s + 1, left - set(cards)):
                    yield (frozenset(cards), *rest), over

    for all_hands, over in dealt(0, frozenset(unseen)):
        for order in permutations(sorted(over)):
            yield all_hands, order


def leaving(hand: frozenset[Card], text: str) -> Iterator[frozenset[Card]]:
    """The cards that may have left a hand by a move with this text, as a seat was told it."""
    if text.startswith(("pass:", "clear:")):
        names = text.rpartition(":")[2].split(",")
    else:
        names = [card_of(text)]
    for cards in combinations(sorted(hand), len(names)):
        if names[0] == "?" or sorted(name for name, _ in cards) == sorted(names):
            yield frozenset(cards)


def card_of(text: str) -> str:
    """The name of the card that a move plays."""
    return NAMES[card(text.replace("@", ">").split(">")[0])]


def endings(
    hands: Hands,
    deck: tuple[Card, ...],
    moves: list[tuple[int, str]],
    me: int | None,
    laid: Laid = (),
    seen: tuple[Hands, ...] = (),
) -> Iterator[End]:
    """All ways in which the cards may lie after these moves, and hands that `me` saw swapped."""
    if not moves:
        yield hands, deck, laid, seen
        return
    (seat, text), *later = moves
    for cards in leaving(hands[seat], text):
        now = list(hands)
        now[seat] -= cards
        drawer = seat
        more = seen
        if text.startswith("swap-hands>"):
            drawer = int(text[11:])
            now[seat], now[drawer] = now[drawer], now[seat]
            if me in (seat, drawer):
                more = (*seen, (now[seat], now[drawer]))
        draws = len(cards) if text.startswith("pass:") else 1
        now[drawer] |= set(deck[:draws])
        yield from endings(tuple(now), deck[draws:], later, me, (*laid, cards), more)


def names(cards: frozenset[Card]) -> tuple[str, ...]:
    return tuple(sorted(name for name, _ in cards))


def fair_cards(position: Table, moves: str, seat: int | None) -> tuple[View, Counter[State]]:
    """The view after these moves, and of the states that fit it in how many ways cards lie so."""
    view = View(after(position, moves), seat)
    told = [(mover, str(move)) for mover, move in view.moves]
    dump = view.dump()
    fits: dict[tuple[object, ...], bool] = {}
    ways: set[End] = set()
    for hands, deck in beginnings(position, seat):
        dealt = [" ".join(names(hand)) for hand in hands], " ".join(name for name, _ in deck)
        for end in endings(hands, deck, told, seat):
            texts = " ".join(
                text if "?" not in text else text.rpartition(":")[0] + ":" + ",".join(names(cards))
                for (_, text), cards in zip(told, end[2], strict=True)
            )
            key = (*dealt[0], dealt[1], texts)
            if key not in fits:
                try:
                    round = after({**position, "hands": dealt[0], "deck": dealt[1]}, texts)
                    fits[key] = View(round, seat).dump() == dump
                except IllegalMove:
                    fits[key] = False
            if fits[key]:
                ways.add(end)
    states: Counter[State] = Counter()
    for hands, deck, laid, _ in ways:
        states[
            tuple(names(hand) for hand in hands),
            tuple(name for name, _ in deck),
            tuple(names(cards) for cards in laid),
        ] += 1
    return view, states


def lying(world: Round) -> State:
    """The same of a world that was drawn."""
    laid = []
    for move in world.history():
        text = str(move)
        if text.startswith(("pass:", "clear:")):
            laid.append(tuple(sorted(text.rpartition(":")[2].split(","))))
        else:
            laid.append((card_of(text),))
    hands = tuple(tuple(NAMES[c] for c in world.hand(seat)) for seat in range(world.seats))
    return hands, tuple(NAMES[c] for c in world.deck()), tuple(laid)


def assert_cards_fair(position: Table, moves: str, seat: int | None = 0) -> Counter[State]:
    view, states = fair_cards(position, moves, seat)
    assert_fair(states, view, lying)
    return states


# --- cards: without memory -------------------------------------------------------------------


def test_fair_when_nothing_but_the_own_hand_is_known() -> None:
    """B6, B8: others' hands, their discards and the deck."""
    hands = ["map NS", "map", "EW map"]
    position = table("base", "miner miner saboteur", hands, "NS NS")
    assert_cards_fair(position, "pass:map pass:map pass:EW")


def test_fair_for_a_spectator() -> None:
    hands = ["map", "NS", "map"]
    position = table("base", "miner miner saboteur", hands, "NS EW")
    assert_cards_fair(position, "map@8,0 pass:NS", None)


def test_fair_after_discards_of_two_and_three_and_a_removal() -> None:
    """X4, X16."""
    hands = ["map", "NS NS map", "EW EW"]
    position = table("expansion", "blue boss green", hands, "NS", before=["", "", "lamp"])
    assert_cards_fair(position, "pass:map pass:NS,NS,map clear:lamp:EW,EW")


# --- cards: memory of swapped hands ----------------------------------------------------------


def test_a_card_given_away_is_that_very_card() -> None:
    """X15: the map given is in the hand; the card drawn beside it is a map half of the time.

    Not in a third of the cases, as if the map in that hand might be the one in the deck.
    """
    position = table("expansion", "blue boss", ["swap-hands map", "NS"], "map EW")
    view, states = fair_cards(position, "swap-hands>1", 0)
    both = sum(n for state, n in states.items() if ("map", "map") in flat(state))
    assert Fraction(both, states.total()) == Fraction(1, 2)
    assert_fair(states, view, lying, 600)


def flat(state: State) -> list[object]:
    assert isinstance(state, tuple)
    return [part for parts in state for part in parts]


def test_fair_after_a_swap_and_a_discard_of_one() -> None:
    """X15, B8."""
    hands = ["swap-hands map NS", "EW"]
    position = table("expansion", "blue boss", hands, "map NS EW EW")
    assert_cards_fair(position, "swap-hands>1 pass:map")


def test_fair_after_a_swap_and_a_discard_of_two() -> None:
    """X15, X4."""
    hands = ["swap-hands map map NS", "EW"]
    position = table("expansion", "blue boss", hands, "map NS EW EW")
    assert_cards_fair(position, "swap-hands>1 pass:map,NS")


def test_fair_after_a_swap_and_a_discard_of_three_of_four() -> None:
    """X15, X4: of what was given at least two are gone."""
    hands = ["swap-hands map map NS", "EW"]
    position = table("expansion", "blue boss", hands, "map NS EW EW")
    assert_cards_fair(position, "swap-hands>1 pass:map,NS,map")


def test_fair_after_one_of_a_known_kind_is_openly_played() -> None:
    """X15, B8: it may be the one given or one drawn, before or after a discard."""
    hands = ["swap-hands map NS", "EW"]
    position = table("expansion", "blue boss", hands, "map NS map EW")
    assert_cards_fair(position, "swap-hands>1 map@8,0 pass:EW pass:NS")
    assert_cards_fair(position, "swap-hands>1 pass:NS pass:EW map@8,0")


def test_fair_after_two_open_plays_of_a_known_kind_between_discards() -> None:
    """X15: the second map was surely drawn, unless two were given."""
    hands = ["swap-hands map NS", "EW EW EW"]
    position = table("expansion", "blue boss", hands, "map map NS EW")
    assert_cards_fair(position, "swap-hands>1 map@8,0 pass:EW map@8,0 pass:EW pass:NS")


def test_fair_when_the_whole_hand_must_have_been_laid() -> None:
    """X15, B7: with nothing to draw there is nothing strange in the hand."""
    hands = ["swap-hands map NS", "EW EW EW", "NS map"]
    position = table("expansion", "blue boss green", hands)
    assert_cards_fair(position, "swap-hands>1 pass:map")


def test_fair_when_a_hand_goes_and_comes_back() -> None:
    """X15: two swaps of the same two; what is missing was laid face down."""
    hands = ["swap-hands map NS", "swap-hands EW"]
    position = table("expansion", "blue boss", hands, "map NS EW")
    assert_cards_fair(position, "swap-hands>1 pass:map swap-hands>1")
    assert_cards_fair(position, "swap-hands>1 pass:NS swap-hands>1 pass:EW")


def test_fair_when_the_hand_given_is_swapped_on() -> None:
    """X15: a chain of seats 0-1, then 1-2, seen by seat 0."""
    hands = ["swap-hands map", "NS", "swap-hands EW"]
    position = table("expansion", "blue boss green", hands, "map NS")
    assert_cards_fair(position, "swap-hands>1 pass:map swap-hands>1")


def test_fair_for_whoever_gives_a_hand_to_each_of_two_others() -> None:
    """X15: the maps of both hands are counted together."""
    hands = ["swap-hands map", "swap-hands NS map", "EW"]
    position = table("expansion", "blue boss green", hands, "map NS")
    assert_cards_fair(position, "swap-hands>1 pass:map pass:EW swap-hands>2")
    assert_cards_fair(position, "swap-hands>1 pass:map pass:EW swap-hands>2 pass:NS pass:NS")


def test_fair_for_the_middle_of_a_chain() -> None:
    """X15: a chain of seats 0-1, then 1-2, seen by seat 1, who has given away two hands."""
    hands = ["swap-hands map", "NS EW", "EW"]
    position = table("expansion", "blue boss green", hands, "swap-hands map NS")
    assert_cards_fair(position, "swap-hands>1 swap-hands>2 pass:map", 1)
    assert_cards_fair(position, "swap-hands>1 swap-hands>2 pass:map pass:NS", 1)


# --- cards: the end of the deck --------------------------------------------------------------

FIXES = {"fix-cart", "fix-lamp"}


def test_fair_when_somebody_must_hold_a_playable_card() -> None:
    """B18: the deck is empty and the round goes on, so not all cards out there are repairs."""
    hands = ["fix-cart", "fix-lamp map", "fix-cart fix-lamp"]
    position = table("base", "miner miner saboteur", hands, "fix-pick")
    states = assert_cards_fair(position, "pass:fix-cart pass:fix-lamp")
    assert all("map" in [card for hand in hands_of(s) for card in hand] for s in states)


def hands_of(state: State) -> tuple[tuple[str, ...], ...]:
    assert isinstance(state, tuple)
    found: tuple[tuple[str, ...], ...] = state[0]
    return found


def test_fair_when_the_round_has_ended_for_want_of_a_playable_card() -> None:
    """B18: nobody holds the map, so it was laid face down."""
    hands = ["fix-cart", "fix-lamp map", "fix-cart fix-lamp"]
    position = table("base", "miner miner saboteur", hands, "fix-pick")
    states = assert_cards_fair(position, "pass:fix-cart pass:map")
    assert len(states) > 1


def test_fair_when_memory_and_the_end_of_the_deck_meet() -> None:
    """B18, X15."""
    hands = ["swap-hands map fix-cart", "fix-lamp fix-lamp", "fix-cart fix-pick map"]
    position = table("expansion", "blue boss green", hands)
    assert_cards_fair(position, "swap-hands>1 pass:fix-cart pass:fix-pick")
    assert_cards_fair(position, "swap-hands>1 pass:map pass:fix-pick,map")


def test_no_world_ends_before_its_time_not_even_in_thefts() -> None:
    """B18, X22: with a thief at the table an early end would be a time for stealing."""
    hands = ["fix-cart", "fix-lamp map", "fix-cart fix-lamp", "fix-pick map"]
    position = table(
        "expansion",
        "blue boss green saboteur",
        hands,
        before=["theft", "", "", ""],
        gold=[0, 1, 1, 0],
    )
    assert_cards_fair(position, "pass:fix-cart pass:fix-lamp")
    rng = random.Random(8)
    moves = "pass:fix-cart pass:map pass:fix-cart pass:map steal>1"
    for count in range(1, 6):
        round = after(position, " ".join(moves.split()[:count]))
        for seat in everybody(round):
            worlds = Worlds(View(round, seat))
            for _ in range(20):
                assert View(worlds.draw(rng), seat).dump() == View(round, seat).dump()


# --- dwarfs and goals ------------------------------------------------------------------------


def fair_dwarfs(position: Table, moves: str, seat: int | None) -> tuple[View, Counter[State]]:
    view = View(after(position, moves), seat)
    dump = view.dump()
    seats = len(position["roles"])
    states: Counter[State] = Counter()
    # Each order of equal dwarfs is as likely as any other: once each is fair.
    for order in sorted(set(permutations([*position["roles"], *position["pile"]]))):
        changed = {**position, "roles": list(order[:seats]), "pile": list(order[seats:])}
        round = after(changed, moves)
        if View(round, seat).dump() == dump:
            states[who_is_who(round)] += 1
    return view, states


def who_is_who(world: Round) -> State:
    return tuple(ROLES[role] for role in world.roles), tuple(ROLES[role] for role in world.pile)


NOTHING = ["inspect hats NS", "inspect hats NS", "NS NS NS"]
CREW = "saboteur blue saboteur"


@pytest.mark.parametrize("old_hat", ["bottom", "removed"])
@pytest.mark.parametrize("know", [False, True])
@pytest.mark.parametrize(
    "moves", ["pass:NS", "inspect>1 hats>1", "hats>0 pass:NS", "inspect>2 hats>2 pass:NS hats>1"]
)
def test_dwarfs_are_drawn_fairly(moves: str, know: bool, old_hat: str) -> None:
    """X2, X11, X14, saboteurs_know: for a saboteur, for a miner and for a spectator."""
    position = table(
        "expansion", CREW, NOTHING, "NS " * 6, pile=["saboteur", "green", "green"],
        options={"saboteurs_know": know, "old_hat": old_hat},
    )  # fmt: skip
    for seat in (0, 1, None):
        view, states = fair_dwarfs(position, moves, seat)
        assert_fair(states, view, who_is_who, 300 if len(states) < 40 else 700)


def test_dwarfs_of_the_base_game_are_drawn_fairly() -> None:
    """B1, selfish_dwarf: one card is left over."""
    position = table(
        "base", "miner saboteur selfish", ["NS", "NS", "NS"], "NS NS", pile=["miner"],
        options={"selfish_dwarf": True},
    )  # fmt: skip
    for seat in (0, 1, 2, None):
        view, states = fair_dwarfs(position, "pass:NS", seat)
        assert_fair(states, view, who_is_who, 1000)


@pytest.mark.parametrize("moves", ["pass:map", "map@8,0", "map@8,2"])
def test_goals_are_drawn_fairly(moves: str) -> None:
    """T1, B17."""
    position = table("base", "miner saboteur miner", ["map", "NS", "NS"], "NS NS")
    for seat in (0, 1, None):
        dump = View(after(position, moves), seat).dump()
        states: Counter[State] = Counter()
        for order in permutations(GOAL_ROW):
            round = after({**position, "goals": list(order)}, moves)
            if View(round, seat).dump() == dump:
                states[goals_of(round)] += 1
        assert_fair(states, View(after(position, moves), seat), goals_of, 600)


def goals_of(world: Round) -> State:
    return tuple(GOALS[goal] for goal in world.maze.goals)


# --- whole rounds ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["base", "expansion"])
@settings(max_examples=20, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 1 << 32))
def test_worlds_fit_the_view_of_every_seat_and_of_a_spectator(game: str, seed: int) -> None:
    """In all phases, with all options: the view from the world is the view it was drawn from."""
    rng = random.Random(seed)
    here = some_position(game, rng)
    for seat in everybody(here):
        view = View(here, seat)
        worlds = Worlds(view)
        for _ in range(2):
            world = worlds.draw(rng)
            assert View(world, seat).dump() == view.dump()
            assert world.rules == here.rules
            cards = [c for s in range(here.seats) for c in world.hand(s)]
            assert len(cards) + world.deck_left == world.in_hands + here.deck_left


@pytest.mark.parametrize("game", ["base", "expansion"])
@settings(max_examples=12, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 1 << 32))
def test_worlds_are_rounds_that_can_be_played_to_their_end(game: str, seed: int) -> None:
    rng = random.Random(seed)
    here = some_position(game, rng)
    world = resample(View(here, rng.choice(everybody(here))), rng)
    for seat in everybody(world):
        other = View(world, seat)
        assert other.held == tuple(world.held(s) for s in range(world.seats))
        again = resample(other, rng)
        assert View(again, seat).dump() == other.dump()
    while not world.over:
        moves = list(world.legal_moves())
        assert moves
        world.play(rng.choice(moves), int(world.turn))
    start = world.origin or world
    everything = [*start.aside, *start.deck()]
    everything += [c for seat in range(start.seats) for c in start.hand(seat)]
    assert sorted(everything) == world.rules.cards()
    assert sorted([*start.roles, *start.pile]) == world.rules.dwarfs()


def test_worlds_are_drawn_from_the_generator_alone() -> None:
    rng = random.Random(9)
    here = some_position("expansion", rng)
    for seat in everybody(here):
        view = View(here, seat)
        one = resample(view, random.Random(4))
        two = resample(view, random.Random(4))
        assert [View(one, s).dump() for s in everybody(one)] == [
            View(two, s).dump() for s in everybody(two)
        ]


def test_a_world_leaves_the_view_and_the_round_as_they_were() -> None:
    rng = random.Random(12)
    here = some_position("expansion", rng)
    views = [View(here, seat) for seat in everybody(here)]
    dumps = [view.dump() for view in views]
    for view in views:
        world = resample(view, rng)
        while not world.over:
            world.apply(rng.choice(list(world.legal_moves())).code)
    assert [view.dump() for view in views] == dumps
    assert [View(here, seat).dump() for seat in everybody(here)] == dumps


def test_worlds_after_thefts_have_gold_where_the_view_says_so() -> None:
    """X22, X23: in a position that was set up nothing tells how much gold others have."""
    position = table(
        "expansion", "green blue green blue", ["NS", "", "", ""],
        before=["", "theft", "theft", "theft"], gold=[1, 0, 2, 3],
    )  # fmt: skip
    rng = random.Random(2)
    for moves in ("", "steal>0", "steal>2 steal>2", "steal>2 steal>2 steal>1"):
        round = after(position, f"pass:NS {moves}")
        for seat in everybody(round):
            view = View(round, seat)
            for _ in range(10):
                assert View(resample(view, rng), seat).dump() == view.dump()


def test_many_discards_after_swaps_are_counted_quickly() -> None:
    """X15: many discards after two swaps; the ways are counted, not listed."""
    paths = "NS EW ES SW NES NEW NESW"
    hands = ["swap-hands map NS EW ES SW", "swap-hands NES NEW NESW map trap"]
    position = table("expansion", "blue boss", hands, f"{paths} map trap free " * 12)
    round = after(position, "swap-hands>1")
    rng = random.Random(6)
    for _ in range(24):
        moves = [m for m in round.legal_moves() if str(m).startswith("pass:")]
        round.play(rng.choice(moves[-8:]))
    round = round if round.turn == 0 else after_pass(round)
    for seat in (0, 1):
        view = View(round, seat)
        worlds = Worlds(view)
        assert View(worlds.draw(rng), seat).dump() == view.dump()
        assert len(worlds._ways._counts) < 20_000


def after_pass(round: Round) -> Round:
    round.play(next(m for m in round.legal_moves() if str(m).startswith("pass:")))
    return round


@pytest.mark.parametrize("seed", range(3))
def test_worlds_of_a_match_with_any_options_go_on_as_the_view_does(seed: int) -> None:
    """The same public moves with the same outcome leave the views equal, to the round's end."""
    rng = random.Random(f"on{seed}")
    match = Match(some_rules(rng, "expansion"))
    round = match.shuffle(rng)
    seat = rng.randrange(round.seats)
    for _ in range(20):
        round.play(rng.choice(list(round.legal_moves())))
    world = resample(View(round, seat), rng)
    while not round.over:
        moves = {str(move) for move in round.legal_moves()}
        common = sorted(moves & {str(move) for move in world.legal_moves()})
        own = [text for text in common if round.turn == seat or not text.startswith("pass")]
        if not own:
            break
        move = rng.choice(own)
        round.play(move)
        world.play(move)
        if View(round, seat).log[-1] != View(world, seat).log[-1]:
            break
        assert View(round, seat).dump() == View(world, seat).dump()
