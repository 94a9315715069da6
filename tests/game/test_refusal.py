"""Refusals: for the reason that the reference finds, and of just the moves that are not legal."""

import itertools
from random import Random

import pytest

from motherlode.game.cards import LYING, NAMES, PATHS, TILE, TILE_TEXT
from motherlode.game.maze import xy
from motherlode.game.move import IllegalMove
from motherlode.game.round import Round
from motherlode.game.scenario import set_up
from tests.game.positions import GAMES, as_scenario, dump, positions
from tests.reference.game import Game
from tests.reference.moves import read_move

ACTIONS = NAMES[PATHS:]


def candidates(round: Round, rng: Random, tiles: int) -> set[str]:
    """A wide range of moves, most of them illegal for one reason or another."""
    texts = {"steal>-", "theft", *(f"take:{value}" for value in (1, 2, 3))}
    seats = [*range(round.seats + 1), 12, 15, 99]
    taken = {xy(at) for at, _ in round.maze.tiles()}
    near = {(x + dx, y + dy) for x, y in taken for dx, dy in ((0, 0), (0, 1), (1, 0), (-1, -1))}
    hand = [NAMES[card] for card in round.hand(round.turn)]
    wanted = {text for name in hand for text in ways_to_lie(name)}
    wanted |= set(rng.sample(sorted(TILE), tiles))
    for x, y in sorted(near | {(40_000, 0), (-7, 7)}):
        texts |= {f"{text}@{x},{y}" for text in wanted}
        texts |= {f"rockfall@{x},{y}", f"map@{x},{y}"}
    for name in ACTIONS:
        double = name.startswith("fix") and name.count("-") == 2
        for tool in ("", ":cart", ":pick") if double else ("", ":lamp"):
            texts |= {f"{name}>{seat}{tool}" for seat in seats}
    texts |= {f"steal>{seat}" for seat in seats}
    some = sorted([*hand, *rng.sample(NAMES, 2)])
    for count in range(1, 5):
        lists = list(itertools.combinations(some, count))
        for cards in rng.sample(lists, min(12, len(lists))):
            texts.add(f"pass:{','.join(cards)}")
            texts.add(f"clear:{rng.choice(LYING)}:{','.join(cards)}")
    doubled = [name for name in hand for _ in range(2)]
    return texts | {f"pass:{name},{name}" for name in doubled}


def ways_to_lie(name: str) -> set[str]:
    if name not in NAMES[:PATHS]:
        return set()
    first = 2 * NAMES.index(name) + 1
    return {TILE_TEXT[first], TILE_TEXT[first + 1]}


def agree(round: Round, other: Game, texts: set[str]) -> None:
    """Listed, allowed and allowed by the reference are the same; so is the clause named."""
    legal = {str(move) for move in round.legal_moves()}
    assert legal == set(other.legal())
    assert len(round.legal_moves()) == len(legal)
    for text in sorted(texts | legal):
        refused = round.refusal(text)
        clause = refused.message.clause if refused else None
        assert clause == other.refuse(text), text
        if text in legal:
            assert clause is None, text
        else:
            written = read_move(text)
            assert clause is not None or (written and written.text in legal), text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(10))
def test_moves_are_refused_for_the_reason_of_the_reference(game: str, seed: int) -> None:
    """N1-N4 and every clause after them, at turns and while gold is shared."""
    for round, other, rng in positions(game, seed, every=12):
        agree(round, other, candidates(round, rng, tiles=8))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(10))
def test_all_tiles_are_refused_for_the_reason_of_the_reference(game: str, seed: int) -> None:
    """B9-B11, X8: with cards of every kind in hand, what the maze allows decides."""
    for round, _, rng in positions(game, 100 + seed, every=25):
        if round.phase_name != "play":
            continue
        table = as_scenario(round)
        if rng.random() < 0.7:
            table["before"][round.turn] = "theft" if game == "expansion" and seed % 2 else ""
            table.pop("thefts")
        known = sorted(set(round.rules.cards()))
        table["hands"][round.turn] = " ".join(NAMES[card] for card in rng.sample(known, 18))
        rich = set_up(table)
        agree(rich, Game.from_scenario(table), candidates(rich, rng, tiles=4))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_refused_move_leaves_everything_as_it_was(game: str, seed: int) -> None:
    """N1-N4: asking and trying change nothing, and the exception names the clause."""
    for round, _, rng in positions(game, seed, every=10):
        before = dump(round)
        legal = {str(move) for move in round.legal_moves()}
        texts = sorted(candidates(round, rng, tiles=3))
        for text in [*rng.sample(texts, min(300, len(texts))), "", "?", "pass:", "NES@1"]:
            refused = round.refusal(text)
            if refused is None:
                assert text in legal
                continue
            with pytest.raises(IllegalMove) as raised:
                round.play(text)
            assert raised.value.message.clause == refused.message.clause
        assert dump(round) == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_other_seats_have_to_wait(game: str, seed: int) -> None:
    """N2: only the deciding seat moves, and nobody once the round is over."""
    for round, other, _ in positions(game, seed, every=8):
        before = dump(round)
        moves = [str(move) for move in round.legal_moves()] or ["map@8,2", "take:1", "steal>0"]
        for text in moves[:: max(1, len(moves) // 6)]:
            for seat in range(-1, round.seats + 1):
                refused = round.refusal(text, seat)
                if seat == round.turn and not round.over:
                    assert refused is None
                else:
                    assert refused is not None
                    assert refused.message.clause == "N2" == other.refuse(text, seat)
                    with pytest.raises(IllegalMove):
                        round.play(text, seat)
        assert dump(round) == before
