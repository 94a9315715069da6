"""A round from a view: what it shows is there, what it hides is blank or filled in."""

from random import Random

import pytest

from motherlode.game.blank import BLANK, blank_opening, blank_round, replay
from motherlode.game.cards import LYING, NAMES, ROLES, TILE_TEXT
from motherlode.game.deal import Deal
from motherlode.game.match import Match
from motherlode.game.maze import xy
from motherlode.game.options import EDITIONS, Rules
from motherlode.game.resample import resample
from motherlode.game.round import Round
from motherlode.game.view import View
from tests.game.positions import some_move

GAMES = [
    (game, players, edition)
    for game, players in (("base", 3), ("base", 10), ("expansion", 2), ("expansion", 9))
    for edition in EDITIONS[game]
]


def some_match(rules: Rules, rng: Random, moves: int) -> Match:
    """A match after so many moves, in its second round if there are enough."""
    match = Match(rules)
    for _ in range(moves):
        if match.needs_deal:
            match.shuffle(rng)
        match.play(some_move(match.round, rng, 0.5))
        if match.over:
            break
    return match


def what_is_hidden(round: Round) -> Deal:
    """What no seat sees of a position, all of it."""
    hands = [round.hand(seat) for seat in range(round.seats)]
    return Deal(
        round.starter,
        round.roles,
        round.pile,
        round.maze.goals,
        round.aside,
        hands,
        round.deck(),
        round.nuggets,
    )


def lies_open(round: Round) -> dict[str, object]:
    """What everybody sees of a position."""
    seats = range(round.seats)
    return {
        "maze": sorted((xy(cell), TILE_TEXT[tile]) for cell, tile in round.maze.tiles()),
        "before": [
            [what for i, what in enumerate(LYING) if round.before(s) >> i & 1] for s in seats
        ],
        "thefts": round.thefts,
        "held": [round.held(seat) for seat in seats],
        "deck": round.deck_left,
        "pile": len(round.pile),
        "aside": len(round.aside),
        "turn": round.turn,
        "phase": round.phase_name,
        "retired": round.retired,
        "nugget_cards": round.nugget_cards,
    }


@pytest.mark.parametrize(("game", "players", "edition"), GAMES)
def test_a_blank_round_shows_what_the_view_shows(game: str, players: int, edition: str) -> None:
    rng = Random(f"{game} {players} {edition}")
    rules = Rules(game, players, edition, {"rounds": 2})
    for moves in (1, 10, 30, 60, 90):
        match = some_match(rules, rng, moves)
        for seat in [None, *range(players)]:
            view = match.view(seat)
            blank = blank_round(view)
            assert lies_open(blank) == lies_open(match.round)
            for other in range(players):
                found = [NAMES[card] for card in blank.hand(other)]
                assert found == (list(view.hand) if other == seat else [NAMES[BLANK]] * len(found))
            for role, known in zip(blank.roles, view.roles, strict=True):
                assert known in ("?", ROLES[role])
            assert set(blank.deck()) <= {BLANK} and set(blank.aside) <= {BLANK}
            if view.legal:
                assert sorted(map(str, blank.legal_moves())) == list(view.legal)


@pytest.mark.parametrize(("game", "players", "edition"), GAMES)
def test_filled_with_the_truth_it_goes_on_as_the_round_does(
    game: str, players: int, edition: str
) -> None:
    rng = Random(f"{players} {game} {edition}")
    rules = Rules(game, players, edition, {"rounds": 1})
    match = some_match(rules, rng, 3 * players)
    round = match.round
    again = blank_round(match.view(0)).filled(what_is_hidden(round))
    again.gold = round.gold
    while round.phase_name == "play":
        assert again.hand(again.turn) == round.hand(round.turn)
        assert set(map(str, again.legal_moves())) == set(map(str, round.legal_moves()))
        move = some_move(round, rng, 0.5)
        round.play(move)
        again.play(move)
        assert lies_open(again) == lies_open(round)
    assert (again.roles, again.winners, again.gold) == (round.roles, round.winners, round.gold)


def test_filling_changes_a_copy_only() -> None:
    match = some_match(Rules("base", 4), Random(4), 9)
    view = match.view(1)
    blank = blank_round(view)
    filled = blank.filled(what_is_hidden(match.round))
    assert [filled.hand(seat) for seat in range(4)] == [match.round.hand(seat) for seat in range(4)]
    assert blank.hand(0) == [BLANK] * view.held[0] and set(blank.deck()) == {BLANK}
    filled.play(filled.legal_moves()[0])
    assert lies_open(blank) == lies_open(match.round)


@pytest.mark.parametrize(("game", "players", "edition"), GAMES)
def test_replay_goes_through_the_open_positions_of_the_round(
    game: str, players: int, edition: str
) -> None:
    rng = Random(f"{edition} {players} {game}")
    match = some_match(Rules(game, players, edition, {"rounds": 1}), rng, 100)
    view = match.view(0)
    truth = match.round.origin
    assert truth is not None
    now = truth.copy()
    dwarfs = [*now.roles, *now.pile]
    opening = blank_opening(view)
    assert lies_open(opening) == lies_open(now)
    played = 0
    for position, move in replay(view):
        for name in ("maze", "before", "thefts", "turn"):
            assert lies_open(position)[name] == lies_open(now)[name]
        assert tuple(dwarfs[dwarf] for dwarf in position.roles) == now.roles
        assert move.card == match.round.history()[played].card
        now.play(match.round.history()[played])
        played += 1
    assert tuple(dwarfs[dwarf] for dwarf in position.roles) == match.round.roles
    assert played == sum(move.kind not in ("take", "steal") for _, move in view.moves)


def test_two_worlds_of_one_view_have_the_same_blank_round() -> None:
    """So nothing that is hidden can be read out of it."""
    rng = Random(5)
    match = some_match(Rules("expansion", 5), rng, 22)
    view = match.view(2)
    world = resample(view, rng)
    one, other = blank_round(view), blank_round(View(world, 2))
    assert what_is_hidden(one).hands == what_is_hidden(other).hands
    assert (one.roles, one.pile, one.maze.goals) == (other.roles, other.pile, other.maze.goals)
