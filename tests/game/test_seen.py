"""What is seen of a round, fact by fact; how the facts add up is shown in views."""

from collections import Counter
from random import Random

import pytest

from motherlode.game.cards import FACE_DOWN, GOALS, HIDDEN, TILE_TEXT
from motherlode.game.events import DealtFact, EndFact, HatFact, InspectFact, LookFact, SaboteursFact
from motherlode.game.match import Match
from motherlode.game.maze import xy
from motherlode.game.move import Move
from motherlode.game.options import Rules
from motherlode.game.round import Round
from motherlode.game.scenario import set_up
from motherlode.game.seen import LAID, Discards, DwarfsSeen, Goals, Own, Shown, cards_lying
from tests.game.positions import some_move


def position(moves: str = "", **more: object) -> Round:
    """Two miners and a saboteur, after these moves."""
    round = set_up(
        {
            "game": "base",
            "roles": ["miner", "miner", "saboteur"],
            "goals": ["gold", "stone:NW", "stone:NE"],
            "hands": ["NS map EW", "EW break-lamp", "rockfall EW"],
            "deck": "NES NES NES",
            **more,
        }
    )
    for move in moves.split():
        round.play(move)
    return round


# --- lying open ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_what_is_shown_after_a_move_is_what_is_shown_anew(game: str) -> None:
    """Though it looks only at what such a move changes."""
    rng = Random(game)
    match = Match(Rules(game, 6, options={"rounds": 1}))
    shown = Shown(match.shuffle(rng))
    while not match.over:
        move = match.play(some_move(match.round, rng, 0.6))
        after, anew = Shown(match.round, shown, move.code), Shown(match.round)
        assert vars(after) == vars(anew)
        changed = after.changed_since(shown)
        assert vars(shown) | changed == vars(anew)
        assert all(value != getattr(shown, name) for name, value in changed.items())
        shown = after


def test_maze_and_goals_lie_as_they_are() -> None:
    round = position("EW@1,0", maze=["2,0 NESW"])
    shown = Shown(round)
    laid = {xy(at): TILE_TEXT[tile] for at, tile in round.maze.tiles() if 0 < tile < FACE_DOWN}
    assert {(x, y): text for x, y, text in shown.maze} == laid
    assert set(laid) == {(1, 0), (2, 0)}
    assert shown.goals_shown == (HIDDEN,) * 3
    assert (shown.phase, shown.turn, shown.held, shown.deck) == ("play", 1, (3, 2, 2), 2)
    assert shown.way_to_treasure(round.rules, ["miner"] * 3) is None


def test_nobody_decides_when_the_round_is_over() -> None:
    shown = Shown(position("pass:EW", hands=["EW", "", ""], deck=""))
    assert (shown.phase, shown.turn) == ("over", None)
    assert shown.winners == (2,)


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_what_was_buried_is_shown_once_the_round_is_decided_and_not_before(game: str) -> None:
    """To all alike, before the gold is shared."""
    rng = Random(game)
    match = Match(Rules(game, 4, options={"rounds": 8}))
    outcomes = set()
    while not match.over:
        shown = Shown(match.shuffle(rng))
        goals = tuple([GOALS[goal] for goal in match.deals[-1].goals])
        while not match.needs_deal and not match.over:
            move = match.play(some_move(match.round, rng, 0.9))
            shown = Shown(match.round, shown, move.code)
            assert shown.buried == (() if shown.phase == "play" else goals)
            assert match.view(0).buried == match.view(None).buried == shown.buried
        outcomes.add(shown.treasure)
    assert outcomes == {False, True}


def test_every_mask_of_what_lies_before_a_seat_has_its_cards() -> None:
    assert LAID[0] == ()
    assert len(set(LAID)) == len(LAID) == 32
    assert [len(cards) for cards in LAID] == [mask.bit_count() for mask in range(32)]
    shown = Shown(position(before=["lamp cart", "", "pick"]))
    assert [set(cards) for cards in shown.before] == [{"lamp", "cart"}, set(), {"pick"}]


# --- one's own -------------------------------------------------------------------------------


def test_a_seat_has_its_hand_and_in_its_turn_its_moves() -> None:
    round = position(gold=[2, 0, 1])
    mine, later, spectator = Own(round, 0), Own(round, 2), Own(round, None)
    assert mine.hand == ("EW", "NS", "map")
    assert set(mine.legal) == {str(move) for move in round.legal_moves()}
    assert (mine.gold, later.gold, spectator.gold) == (2, 1, None)
    assert (later.legal, spectator.hand, spectator.legal) == ((), (), ())
    mine.decided()
    assert (mine.offer, mine.legal) == ((), ())


def test_a_goal_looked_at_is_known_until_it_lies_open_for_all() -> None:
    goals = Goals()
    goals.learn(LookFact(0, "8,0"))  # of another seat: what lies there is secret
    assert goals.known(Shown(position())) == (HIDDEN,) * 3
    goals.learn(LookFact(0, "8,0", "stone:NW"))
    assert goals.known(Shown(position())) == (HIDDEN, "stone:NW", HIDDEN)


# --- dwarfs ----------------------------------------------------------------------------------


def expansion(**options: str) -> Rules:
    return Rules("expansion", 3, "pl-2025", options)


def test_a_dwarf_is_known_by_what_is_told_of_it() -> None:
    dwarfs = DwarfsSeen(expansion(), 3, 5)
    assert dwarfs.roles == (HIDDEN,) * 3
    dwarfs.learn(DealtFact(0, 6, role="blue"))
    dwarfs.learn(DealtFact(1, 6))
    dwarfs.learn(InspectFact(0, 2, "boss"))
    dwarfs.learn(InspectFact(1, 0))  # another looks
    assert dwarfs.roles == ("blue", HIDDEN, "boss")
    dwarfs.learn(SaboteursFact([1]))
    assert dwarfs.roles == ("blue", "saboteur", "boss")


@pytest.mark.parametrize(("old_hat", "under"), [("bottom", True), ("removed", False)])
def test_an_old_hat_goes_under_the_pile_or_out(old_hat: str, under: bool) -> None:
    """X14"""
    dwarfs = DwarfsSeen(expansion(old_hat=old_hat), 3, 5)
    dwarfs.learn(DealtFact(0, 6, role="blue"))
    dwarfs.learn(HatFact(0, "green"))
    assert dwarfs.roles == ("green", HIDDEN, HIDDEN)
    assert dwarfs.pile == ((HIDDEN, "blue") if under else (HIDDEN,))
    assert dwarfs.out == (() if under else ("blue",))
    dwarfs.learn(HatFact(1))
    assert dwarfs.roles == ("green", HIDDEN, HIDDEN)
    assert len(dwarfs.pile) == (2 if under else 0)


def test_all_dwarfs_before_the_seats_are_shown_at_the_end() -> None:
    dwarfs = DwarfsSeen(expansion(), 3, 5)
    dwarfs.learn(HatFact(1))
    dwarfs.learn(EndFact(False, None, ["blue", "green", "boss"], [], ()))
    assert dwarfs.roles == ("blue", "green", "boss")


# --- cards that have left the hands ----------------------------------------------------------


def test_cards_are_played_openly_or_laid_face_down() -> None:
    discards = Discards(["EW"], 2)
    for seat, text in ((0, "NS@1,0"), (1, "map@8,0"), (0, "pass:rockfall"), (1, "pass:NS,EW")):
        discards.learn(seat, Move.parse(text))
    discards.learn(1, Move.parse_told("pass:?"))
    assert discards.played == Counter(["EW", "NS", "map"])
    assert discards.counts() == (1, 3)
    assert discards.of(0) == ("rockfall",)
    assert sorted(discards.of(1)) == sorted(["NS", "EW", HIDDEN])


def test_a_card_is_out_of_the_round_when_it_lies_nowhere_any_more() -> None:
    """As is what a rockfall has removed, and the rockfall."""
    round = position(
        "EW@1,0 break-lamp>0 rockfall@1,0",
        hands=["EW", "break-lamp EW", "rockfall EW"],
        before=["", "cart", ""],
    )
    shown = Shown(round)
    discards = Discards(["break-cart"], 3)
    for text in ("EW@1,0", "break-lamp>0", "rockfall@1,0"):
        discards.learn(0, Move.parse(text))
    assert sorted(cards_lying(shown.maze, shown.before)) == ["break-cart", "break-lamp"]
    assert discards.open(shown) == {"EW": 1, "rockfall": 1}
