"""What a seat knows: all that a player at the table could rightly know, and nothing else."""

import json
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from motherlode.game.cards import INSPECT, MAP, ROLES, SWAP_HANDS
from motherlode.game.code import (
    AT,
    CLEAR,
    ON,
    PASS1,
    TAKE,
    card_played,
    cell_of,
    cleared_of,
    kind_of,
    seat_of,
)
from motherlode.game.deal import Deal, new_round
from motherlode.game.events import (
    DrawFact,
    Fact,
    InspectFact,
    LookFact,
    MoveFact,
    OfferFact,
    PayFact,
    ShareFact,
    SwapFact,
)
from motherlode.game.match import Match
from motherlode.game.move import OVER, write
from motherlode.game.options import Rules
from motherlode.game.resample import Worlds
from motherlode.game.round import Round
from motherlode.game.scenario import set_up
from motherlode.game.telling import told
from motherlode.game.view import View
from tests.game.positions import Seat, codes, everybody, played, some_position

Table = dict[str, Any]

# --- an obvious account of what a seat sees ---------------------------------------------------


def open_table(round: Round) -> tuple[object, ...]:
    """What lies open for all."""
    seats = range(round.seats)
    return (
        round.phase_name,
        None if round.phase == OVER else int(round.turn),
        sorted(round.maze.tiles()),
        [round.before(seat) for seat in seats],
        [round.held(seat) for seat in seats],
        round.deck_left,
        len(round.pile),
        round.thefts,
        len(round.nuggets),
        round.nugget_cards,
        [gold > 0 for gold in round.gold],
        len(round.offer),
        round.winners,
    )


def sights(start: Round, moves: Sequence[int], seat: Seat) -> list[object]:
    """All that a seat gets to see while these moves are made, straight from the round."""
    now = start.copy()
    seen: list[object] = [open_table(now)]
    if seat is not None:
        seen += [now.hand(seat), now.roles[seat], now.gold[seat]]
        saboteurs = [s for s, role in enumerate(now.roles) if ROLES[role] == "saboteur"]
        if now.rules.says("saboteurs_know", True) and seat in saboteurs:
            seen.append(saboteurs)
    for code in moves:
        seen += sights_of(now, code, seat)
    return seen


def sights_of(now: Round, code: int, seat: Seat) -> list[object]:
    """What a seat sees of one move, which is made."""
    mover, played, target = int(now.turn), card_played(code), seat_of(code)
    old, dwarfs, gold = now.phase_name, now.roles, now.gold
    kind = kind_of(code)
    closed = PASS1 <= kind <= CLEAR or kind == TAKE
    if closed and mover != seat:
        text = write(code)
        seen: list[object] = [mover, text[: text.rindex(":")], text.count(",")]
    else:
        seen = [mover, write(code)]
    if mover == seat and kind == AT and played == MAP:
        seen.append(now.maze.goals[now.maze.goal_cells.index(cell_of(code))])
    if mover == seat and kind == ON and played == INSPECT:
        seen.append(dwarfs[target])
    if kind == ON and played == SWAP_HANDS and seat in (mover, target):
        seen.append([now.hand(mover), now.hand(target)])
    top, swapped = now.top, kind == ON and played == SWAP_HANDS
    now.apply(code)
    seen.append(open_table(now))
    if seat == (target if swapped else mover):
        seen.append(now.drawn(top))  # one after the other
    if seat is not None:
        seen += [now.hand(seat), now.roles[seat], now.gold[seat]]
        if seat == now.turn and now.phase_name == "take":
            seen.append(sorted(now.offer))
    if old == "play" and now.phase_name != "play":
        seen.append(now.roles)
        if now.rules.expansion or not now.offer:
            seen.append([b - a for a, b in zip(gold, now.gold, strict=True)])
    return seen


# --- changing what is hidden -----------------------------------------------------------------


def deal_of(start: Round) -> Deal:
    hands = [start.hand(seat) for seat in range(start.seats)]
    return Deal(
        start.starter, start.roles, start.pile, start.maze.goals, start.aside, hands, start.deck(),
        start.nuggets,
    )  # fmt: skip


def shifted(start: Round, rng: random.Random) -> Round:
    """The same beginning with some things in other places."""
    deal = deal_of(start)
    seats = start.seats
    cards = [*deal.aside, *(c for hand in deal.hands for c in hand), *deal.deck]
    dwarfs, goals, nuggets = [*deal.roles, *deal.pile], list(deal.goals), list(deal.nuggets)
    what = rng.choice(["cards", "cards", "cards", "late cards", "dwarfs", "goals", "all"])
    if what == "late cards":
        late = rng.randrange(len(cards) - 2)
        tail = cards[late:]
        rng.shuffle(tail)
        cards[late:] = tail
    lists = {"cards": [cards], "dwarfs": [dwarfs], "goals": [goals]}
    for things in lists.get(what, [cards, dwarfs, goals] if what == "all" else []):
        for _ in range(rng.choice([1, 1, 2, 6])):
            a, b = rng.randrange(len(things)), rng.randrange(len(things))
            things[a], things[b] = things[b], things[a]
    rng.shuffle(nuggets)
    hands = []
    at = len(deal.aside)
    for hand in deal.hands:
        hands.append(cards[at : at + len(hand)])
        at += len(hand)
    changed = Deal(
        deal.starter, dwarfs[:seats], dwarfs[seats:], goals, cards[: len(deal.aside)], hands,
        cards[at:], nuggets,
    )  # fmt: skip
    return new_round(
        start.rules,
        changed,
        start.number,
        gold=start.gold,
        nugget_cards=start.nugget_cards,
        past=start.past,
    )


def replayed(start: Round, moves: Sequence[int], rng: random.Random) -> Round | None:
    """The same moves from another beginning; cards laid face down and nuggets taken may differ."""
    now = start.copy()
    for code in moves:
        legal = [int(move.code) for move in now.legal_moves()]
        kind = kind_of(code)
        if PASS1 <= kind <= CLEAR or kind == TAKE:
            # The same to all others: so many cards, the same one removed.
            alike = [c for c in legal if kind_of(c) == kind]
            if kind == CLEAR:
                alike = [c for c in alike if cleared_of(c) == cleared_of(code)]
            if not alike:
                return None
            code = code if code in alike and rng.random() < 0.9 else rng.choice(alike)
        if code not in legal:
            return None
        now.apply(code)
    return now


def legal(round: Round) -> list[str]:
    return sorted(str(move) for move in round.legal_moves())


def plain(fact: Fact) -> dict[str, object]:
    """A fact as it is sent."""
    data: dict[str, object] = msgspec.to_builtins(fact)
    return data


def assert_same_to(seat: Seat, a: Round, b: Round) -> None:
    """A seat cannot tell these two rounds apart."""
    assert View(a, seat).dump() == View(b, seat).dump()
    for old, new in zip(told(a), told(b), strict=True):
        left = [event.seen_by(seat) for event in old]
        assert left == [event.seen_by(seat) for event in new]
    if a.phase != OVER and a.turn == seat:
        assert legal(a) == legal(b)


# --- the law ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["base", "expansion"])
@settings(max_examples=35, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 1 << 32))
def test_a_view_tells_two_rounds_apart_just_when_the_seat_saw_a_difference(
    game: str, seed: int
) -> None:
    """B8, B17, B22, X11, X14, X15, X23: the law, by changing deals and hidden moves at random."""
    rng = random.Random(seed)
    here = some_position(game, rng)
    start, moves = here.origin or here, codes(here)
    seen = {seat: (sights(start, moves, seat), View(here, seat).dump()) for seat in everybody(here)}
    for _ in range(12):
        there = replayed(shifted(start, rng) if rng.random() < 0.8 else start, moves, rng)
        if there is None:
            continue
        for seat, (mine, dump) in seen.items():
            others = sights(there.origin or there, codes(there), seat)
            assert (View(there, seat).dump() == dump) == (mine == others), seat
            if mine == others:
                assert_same_to(seat, here, there)


@pytest.mark.parametrize("game", ["base", "expansion"])
@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 1 << 32))
def test_views_stay_equal_after_the_same_move_with_the_same_outcome(game: str, seed: int) -> None:
    """The filtered events of a move whose public outcome is the same are equal, too."""
    rng = random.Random(seed)
    here = some_position(game, rng)
    if here.over:
        return
    move = rng.choice(list(here.legal_moves())).code
    for seat in rng.sample(everybody(here), min(4, here.seats + 1)):
        there = Worlds(View(here, seat)).draw(rng)
        assert_same_to(seat, here, there)
        assert sights(there.origin or there, codes(there), seat) == sights(
            here.origin or here, codes(here), seat
        )
        a, b = here.copy(), there.copy()
        if move not in [code.code for code in b.legal_moves()]:
            continue
        if sights_of(a.copy(), move, seat) == sights_of(b.copy(), move, seat):
            a.apply(move)
            b.apply(move)
            assert_same_to(seat, a, b)


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_a_spectator_is_told_nothing_that_any_seat_is_not_told(game: str) -> None:
    rng = random.Random(7)
    for _ in range(6):
        here = some_position(game, rng)
        for events in told(here):
            for event in events:
                assert event.seen_by(None) == event.open
                for seat in range(here.seats):
                    assert plain(event.open).keys() <= plain(event.seen_by(seat)).keys()


# --- what is in a view -----------------------------------------------------------------------

GOAL_ROW = ["gold", "stone:NW", "stone:NE"]


def table(game: str, roles: str, hands: list[str], deck: str = "", **more: object) -> Table:
    base: Table = {"game": game, "roles": roles.split(), "hands": hands, "deck": deck}
    return {**base, "goals": GOAL_ROW, **more}


def after(position: Table, *moves: str) -> Round:
    round = set_up(position)
    for text in moves:
        round.play(text)
    return round


def dump(round: Round, seat: Seat) -> Any:
    return json.loads(View(round, seat).dump())


def memory(round: Round, seat: Seat) -> list[tuple[Seat, str, int]]:
    """Whose hand, which cards, how many laid face down from it since."""
    return [(m.holder, " ".join(m.cards), m.face_down) for m in View(round, seat).memory]


def test_own_hand_and_dwarf_are_known_to_their_seat_alone() -> None:
    """B1, B2."""
    round = after(table("base", "miner saboteur miner", ["NS map", "EW", "ES"], "SW"))
    mine = View(round, 0)
    assert mine.hand == ("NS", "map")
    assert mine.roles == ("miner", "?", "?")
    assert View(round, 1).roles == ("?", "saboteur", "?")
    nobody = View(round, None)
    assert (nobody.hand, nobody.roles, nobody.gold) == ((), ("?", "?", "?"), None)
    assert (nobody.held, nobody.deck) == ((2, 1, 1), 1)


def test_a_goal_looked_at_is_known_to_its_looker_and_the_place_to_all() -> None:
    """B17."""
    round = after(table("base", "miner saboteur miner", ["map NS", "map", "map"], "NS"), "map@8,2")
    assert View(round, 0).goals == ("gold", "?", "?")
    assert View(round, 0).knows("goal 8,2 gold")
    for seat in (1, 2, None):
        assert View(round, seat).goals == ("?", "?", "?")
        assert LookFact(0, "8,2") in View(round, seat).log[1]


def test_a_stone_looked_at_is_known_by_which_stone_it_is() -> None:
    """B17: the card itself, treasure or which stone."""
    round = after(table("base", "miner saboteur miner", ["map NS", "map", "map"], "NS"), "map@8,-2")
    assert View(round, 0).goals == ("?", "?", "stone:NE")


def test_a_revealed_goal_is_known_to_all() -> None:
    """B12."""
    maze = [f"{x},0 EW" for x in range(1, 7)]
    round = after(
        table("base", "miner saboteur miner", ["EW NS", "map", "map"], "NS", maze=maze), "EW@7,0"
    )
    for seat in (0, 1, 2, None):
        assert View(round, seat).goals == ("?", "stone:NW!", "?")
        assert View(round, seat).knows("goal 8,0 stone:NW")
        assert not View(round, seat).knows("goal 8,2 gold")


def test_discards_face_down_are_known_to_their_discarder_and_counted_by_all() -> None:
    """B8, X4, X16."""
    position = table(
        "expansion", "blue green boss", ["NS EW map theft", "ES ES", "NS NS"], "NS NS NS NS",
        before=["lamp trap", "", ""],
    )  # fmt: skip
    round = after(position, "clear:lamp:NS,map", "pass:ES", "pass:NS", "pass:EW,theft")
    mine = View(round, 0)
    assert mine.own_discards == ("EW", "NS", "map", "theft")
    assert mine.face_down == (4, 1, 1)
    assert mine.discards == ("break-lamp",)
    for seat in (1, 2, None):
        other = View(round, seat)
        assert other.face_down == (4, 1, 1)
        assert other.discards == ("break-lamp",)
        assert other.log[1][0] == MoveFact(0, "clear:lamp:?,?")
        assert other.log[4][0] == MoveFact(0, "pass:?,?")
    assert View(round, 1).own_discards == ("ES",)
    assert View(round, None).own_discards == ()


def test_cards_played_and_removed_are_open_discards() -> None:
    """B8, B15, B16, X10, X13."""
    position = table(
        "expansion",
        "blue green",
        ["rockfall fix-cart-lamp hands-off free break-pick", "map inspect hats trap theft"],
        "NS " * 12,
        pile=["saboteur"],
        maze=["1,0 NS/EW"],
        before=["", "lamp theft trap"],
    )
    round = after(
        position, "rockfall@1,0", "map@8,0", "fix-cart-lamp>1:lamp", "inspect>0", "hands-off>1",
        "hats>0", "free>1", "trap>0", "break-pick>1", "theft",
    )  # fmt: skip
    shown = [
        "NS/EW", "break-lamp", "fix-cart-lamp", "free", "hands-off", "hats", "inspect", "map",
        "rockfall", "theft", "trap",
    ]  # fmt: skip
    for seat in (0, 1, None):
        assert list(View(round, seat).discards) == shown
        assert View(round, seat).before == (("trap",), ("pick", "theft"))


def test_a_draw_is_told_by_name_to_the_drawer_and_by_number_to_the_others() -> None:
    """B6, X15."""
    round = after(table("expansion", "blue green boss", ["map", "ES", "ES"], "trap"), "map@8,0")
    assert View(round, 0).log[1][-1] == DrawFact(0, 1, ["trap"])
    for seat in (1, 2, None):
        assert View(round, seat).log[1][-1] == DrawFact(0, 1)
        assert "trap" not in json.dumps(dump(round, seat)["log"])


def test_secrets_stand_nowhere_in_the_views_of_others() -> None:
    """Each secret is one card, dwarf or goal of its name; the box lists all there is."""
    position = table(
        "expansion", "geologist profiteer boss", ["map inspect NE/S", "EW/N/S hats", "ES+ladder"],
        "NS+blue W+crystal NS/E S+crystal NE+ladder", pile=["saboteur", "green"],
    )  # fmt: skip
    round = after(position, "map@8,2", "hats>1", "pass:ES+ladder", "inspect>2", "pass:EW/N/S")
    secrets: dict[str, list[Seat]] = {
        "NE/S": [0], "NS+blue": [0], "W+crystal": [1], "NS/E": [2], "S+crystal": [0],
        "EW/N/S": [1], "ES+ladder": [2], "NE+ladder": [1], "geologist": [0], "profiteer": [1],
        "saboteur": [1], "boss": [0, 2], "gold": [0], "green": [],
    }  # fmt: skip
    for seat in everybody(round):
        facts = dump(round, seat)
        del facts["opening"], facts["legal"]
        texts = set(strings(facts))
        for secret, knowers in secrets.items():
            found = any(secret in text.replace(",", ":").split(":") for text in texts)
            assert found == (seat in knowers), (seat, secret)


def strings(value: object) -> list[str]:
    if isinstance(value, dict):
        # The names of fields and of options are no secrets.
        return [text for inner in value.values() for text in strings(inner)]
    if isinstance(value, list):
        return [text for inner in value for text in strings(inner)]
    return [value] if isinstance(value, str) else []


# --- dwarfs ----------------------------------------------------------------------------------

HATS = ["hats inspect NS NS", "hats inspect NS NS", "NS NS NS"]


def test_an_inspected_dwarf_is_known_to_the_inspector_alone() -> None:
    """X14."""
    round = after(table("expansion", "blue boss green", HATS, "NS " * 6), "inspect>1")
    assert View(round, 0).roles == ("blue", "boss", "?")
    assert View(round, 1).roles == ("?", "boss", "?")
    for seat in (1, 2, None):
        assert View(round, seat).log[1][1] == InspectFact(0, 1)


def test_a_known_dwarf_lies_at_the_bottom_of_the_pile_after_swapped_hats() -> None:
    """X11, old_hat=bottom: it stays known to those who knew it."""
    position = table(
        "expansion", "blue boss green", HATS, "NS " * 9, pile=["saboteur", "geologist"]
    )
    round = after(position, "inspect>1", "hats>1")
    assert View(round, 0).roles == ("blue", "?", "?")
    assert View(round, 0).pile == ("?", "boss")
    assert View(round, 1).roles == ("?", "saboteur", "?")
    assert View(round, 1).pile == ("?", "boss")
    assert View(round, 2).pile == ("?", "?")
    assert View(round, None).pile == ("?", "?")
    assert View(round, 0).out == ()


def test_a_known_dwarf_is_known_again_when_it_comes_back_up() -> None:
    """X11: from the bottom of a short pile to a new wearer."""
    position = table("expansion", "blue boss green", HATS, "NS " * 9, pile=["saboteur"])
    round = after(position, "inspect>1", "hats>1", "pass:NS", "hats>2")
    assert View(round, 0).roles == ("blue", "?", "boss")
    assert View(round, 1).roles == ("?", "saboteur", "boss")
    assert View(round, 2).roles == ("?", "?", "boss")
    assert View(round, 0).pile == ("?",)
    assert View(round, 2).pile == ("green",)
    assert View(round, None).roles == ("?", "?", "?")


def test_a_known_dwarf_is_known_to_be_out_when_old_hats_are_removed() -> None:
    """X11, old_hat=removed."""
    position = table(
        "expansion", "blue boss green", HATS, "NS " * 9, pile=["saboteur", "geologist"],
        options={"old_hat": "removed"},
    )  # fmt: skip
    round = after(position, "inspect>1", "hats>1")
    assert View(round, 0).out == ("boss",)
    assert View(round, 0).pile == ("?",)
    assert View(round, 1).out == ("boss",)
    assert View(round, 2).out == ("?",)


def test_saboteurs_see_each_other_at_the_deal_only() -> None:
    """saboteurs_know: a hat swapped later changes nobody's knowledge but the wearer's."""
    hands = ["hats NS", "hats NS", "NS NS", "NS NS"]
    position = table(
        "expansion", "saboteur saboteur blue green", hands, "NS " * 6, pile=["saboteur"],
        options={"saboteurs_know": True},
    )  # fmt: skip
    round = set_up(position)
    assert View(round, 0).roles == View(round, 1).roles == ("saboteur", "saboteur", "?", "?")
    assert View(round, 2).roles == ("?", "?", "blue", "?")
    assert View(round, None).roles == ("?", "?", "?", "?")
    round.play("hats>2")
    assert View(round, 2).roles == ("?", "?", "saboteur", "?")
    assert View(round, 0).roles == ("saboteur", "saboteur", "?", "?")
    assert View(round, 3).roles == ("?", "?", "?", "green")
    round.play("hats>0")
    assert View(round, 1).roles == ("?", "saboteur", "?", "?")
    assert View(round, 1).pile == ("saboteur",)


def test_all_dwarfs_before_the_seats_are_known_at_the_end_but_not_the_pile() -> None:
    """B19."""
    position = table("expansion", "blue boss", ["NS", ""], pile=["saboteur", "green"])
    round = after(position, "pass:NS")
    for seat in (0, 1, None):
        assert View(round, seat).phase == "over"
        assert View(round, seat).roles == ("blue", "boss")
        assert View(round, seat).pile == ("?", "?")


# --- swapped hands ---------------------------------------------------------------------------

SWAP = ["swap-hands map NS", "EW trap", "ES ES ES swap-hands"]


def test_each_of_two_swappers_knows_both_hands_but_not_the_card_drawn_after() -> None:
    """X15."""
    round = after(table("expansion", "blue boss green", SWAP, "theft free"), "swap-hands>1")
    assert View(round, 0).hand == ("EW", "trap")
    assert View(round, 1).hand == ("NS", "map", "theft")
    assert memory(round, 0) == [(1, "NS map", 0)]
    assert memory(round, 1) == [(0, "EW trap", 0)]
    assert memory(round, 2) == memory(round, None) == []
    swap = SwapFact((0, 1), (2, 2))
    both = SwapFact((0, 1), (2, 2), (["EW", "trap"], ["NS", "map"]))
    assert View(round, 0).log[1][1] == View(round, 1).log[1][1] == both
    assert View(round, 2).log[1][1] == View(round, None).log[1][1] == swap
    assert "theft" not in strings(dump(round, 0)["log"])


def test_cards_given_away_are_in_that_hand_or_among_its_later_face_down_discards() -> None:
    """B8, X15."""
    position = table("expansion", "blue boss green", SWAP, "theft free EW EW EW")
    round = after(position, "swap-hands>1", "pass:NS,theft")
    assert memory(round, 0) == [(1, "NS map", 2)]
    # Seat 1 discards what it drew itself: what it gave is still surely with seat 0.
    assert memory(round, 1) == [(0, "EW trap", 0)]


def test_a_card_given_away_is_struck_off_when_one_of_its_kind_is_openly_played() -> None:
    """B8: it may have been another of that kind, so nothing more is known of it."""
    position = table("expansion", "blue boss green", SWAP, "map free EW EW EW")
    round = after(position, "swap-hands>1", "map@8,0")
    assert memory(round, 0) == [(1, "NS", 0)]
    assert View(round, 1).hand == ("NS", "free", "map")


def test_cards_given_away_travel_with_later_open_swaps() -> None:
    """X15: from seat 1 to seat 2, and what they lay face down after."""
    position = table("expansion", "blue boss green", SWAP, "theft free EW EW EW")
    round = after(position, "swap-hands>1", "pass:theft", "swap-hands>1", "pass:EW")
    assert memory(round, 0) == [(2, "NS map", 1)]
    assert memory(round, 2) == [(1, "ES ES ES", 0)]
    round.play("pass:ES")
    round.play("pass:map,NS")
    assert memory(round, 0) == [(2, "NS map", 3)]
    assert memory(round, 2) == [(1, "ES ES ES", 1)]


def test_cards_that_come_back_are_known_and_those_missing_lie_face_down() -> None:
    """X15: two swaps of the same two."""
    hands = ["swap-hands map NS trap", "swap-hands EW"]
    position = table("expansion", "blue boss", hands, "theft free EW EW EW")
    round = after(position, "swap-hands>1", "pass:NS,theft", "swap-hands>1")
    assert View(round, 0).hand == ("EW", "free", "map", "trap")
    assert memory(round, 0) == [(None, "NS", 2), (1, "EW", 0)]
    assert memory(round, 1) == [(0, "EW free map trap", 0)]


def test_a_discard_seen_by_its_owner_only_strikes_nothing_off_for_the_giver() -> None:
    """B8: the dumps of the giver are equal whether the given card or the drawn one was laid."""
    position = table("expansion", "blue boss green", SWAP, "theft free EW EW EW")
    a = after(position, "swap-hands>1", "pass:map")
    b = after(position, "swap-hands>1", "pass:theft")
    assert View(a, 0).dump() == View(b, 0).dump()
    assert View(a, 2).dump() == View(b, 2).dump()
    assert View(a, 1).dump() != View(b, 1).dump()


# --- gold ------------------------------------------------------------------------------------


def sharing() -> Round:
    """Three miners and a saboteur; seat 0 has just connected [B20]."""
    maze = [f"{x},0 EW" for x in range(1, 7)]
    position = table(
        "base", "miner miner saboteur miner", ["EW", "NS", "NS", "NS"], "NS", maze=maze,
        goals=["stone:NW", "gold", "stone:NE"], nuggets=[3, 1, 2, 2, 1],
    )  # fmt: skip
    return after(position, "EW@7,0")


def test_nuggets_are_seen_by_whoever_holds_them_while_sharing() -> None:
    """B20, B24."""
    round = sharing()
    assert View(round, 0).offer == (1, 2, 3)
    assert View(round, 1).offer == View(round, None).offer == ()
    assert View(round, 0).legal == ("take:1", "take:2", "take:3")
    round.play("take:3")
    assert View(round, 3).offer == (1, 2)
    assert View(round, 0).log[2][0] == MoveFact(0, "take:3")
    assert OfferFact(3, 2) in View(round, 0).log[2]
    for seat in (1, 2, 3, None):
        assert View(round, seat).log[2][0] == MoveFact(0, "take:?")
    round.play("take:2")
    assert View(round, 1).offer == (1,)
    assert [View(round, seat).gold for seat in (0, 1, 2, 3, None)] == [3, 0, 0, 2, None]
    for seat in (0, 1, 2, 3, None):
        assert View(round, seat).nugget_cards == (1, 0, 0, 1)
        assert View(round, seat).has_gold == (True, False, False, True)
        assert View(round, seat).nuggets == 2


def test_what_each_took_is_hidden_from_those_who_did_not_hold_it() -> None:
    """B22, B24: seat 0 cannot tell who took the 2 and who the 1; seat 3 and seat 1 can."""
    a, b = sharing(), sharing()
    for round, moves in ((a, "take:3 take:2 take:1"), (b, "take:3 take:1 take:2")):
        for text in moves.split():
            round.play(text)
    for seat in (0, 2, None):
        assert View(a, seat).dump() == View(b, seat).dump()
    for seat in (1, 3):
        assert View(a, seat).dump() != View(b, seat).dump()


def test_the_saboteurs_pay_is_announced_but_its_cards_are_known_to_the_paid() -> None:
    """B21, B24."""
    position = table("base", "miner saboteur miner", ["NS", "", ""], nuggets=[2, 2, 1])
    round = after(position, "pass:NS")
    for seat in (0, 1, 2, None):
        (found,) = [fact for fact in View(round, seat).log[1] if isinstance(fact, PayFact)]
        assert found == (PayFact(1, 4, 2, [2, 2]) if seat == 1 else PayFact(1, 4, 2))


def test_gold_of_earlier_rounds_is_remembered_by_those_who_saw_it() -> None:
    """B5, B22, B24: what was held while sharing stays in the view of the next rounds."""
    rng = random.Random(5)
    match = Match(Rules("base", 3, None, {"rounds": 3}))
    while not match.over:
        if match.needs_deal:
            match.shuffle(rng)
        if match.round.number == 3:
            break
        digs = [m for m in match.round.legal_moves() if "@" in str(m) and str(m)[0] in "NESW"]
        match.play(rng.choice(digs or list(match.round.legal_moves())))
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        paid = [fact for fact in view.past if isinstance(fact, PayFact | OfferFact)]
        for fact in paid:
            assert (fact.nuggets is not UNSET) == (fact.seat == seat)
        taken = [fact for fact in view.past if isinstance(fact, MoveFact)]
        for move in taken:
            assert (move.made.nugget is not None) == (move.seat == seat)
        assert view.gold == (None if seat is None else match.gold[seat])
        assert view.has_gold == tuple(gold > 0 for gold in match.gold)


def test_shares_and_thefts_are_announced_and_totals_are_not() -> None:
    """B24, X22, X23."""
    position = table(
        "expansion", "saboteur blue green", ["NS", "", ""], before=["", "theft", ""],
        gold=[2, 0, 3],
    )  # fmt: skip
    round = after(position, "pass:NS")
    for seat in (0, 1, 2, None):
        view = View(round, seat)
        assert view.phase == "steal"
        assert ShareFact([5, 0, 0]) in view.log[1]
        assert view.has_gold == (True, False, True)
        assert view.gold == (None if seat is None else (7, 0, 3)[seat])
    assert View(round, 1).legal == ("steal>0", "steal>2")
    round.play("steal>2")
    assert View(round, None).log[2][0] == MoveFact(1, "steal>2")
    # Whether seat 2 had 3 or 2 before is nobody else's business.
    other = after({**position, "gold": [2, 0, 2]}, "pass:NS", "steal>2")
    for seat in (0, 1, None):
        assert View(round, seat).dump() == View(other, seat).dump()
    assert View(round, 2).dump() != View(other, 2).dump()


# --- form ------------------------------------------------------------------------------------


def test_a_view_belongs_to_a_seat_that_exists() -> None:
    round = after(table("expansion", "blue green", ["NS", "NS"]))
    for seat in (-1, 2):
        with pytest.raises(IndexError):
            View(round, seat)


def test_a_view_is_the_same_however_and_whenever_it_is_asked_for() -> None:
    rng = random.Random(3)
    here = some_position("expansion", rng)
    again = played(here.origin or here, codes(here))
    for seat in everybody(here):
        first = View(here, seat).dump()
        assert View(here.copy(), seat).dump() == first
        assert View(again, seat).dump() == first
        assert json.loads(first)["seat"] == seat
