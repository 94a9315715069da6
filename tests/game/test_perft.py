"""How many sequences of legal moves there are, by depth, from fixed deals and later positions.

`perft.json` holds the deals, the moves of a game from each, and for some numbers of moves made
the counts for depth 1, 2, ... from there. The slow reading of the rules in `tests/reference` gave
all of them; here it counts again as deep as time allows.
"""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from motherlode.game.deal import new_round
from motherlode.game.options import Rules
from motherlode.game.round import Round
from tests.game.positions import read_deal
from tests.reference.game import Game

GAMES = json.loads(Path(__file__).with_name("perft.json").read_text(encoding="utf-8"))
STARTS = [
    pytest.param(game, int(made), counts, id=f"{game['header']['game']}-{players}-after-{made}")
    for game in GAMES
    for players in [len(game["header"]["players"])]
    for made, counts in game["counts"].items()
]


def sequences(round: Round, depth: int) -> int:
    moves = round.moves()
    if depth == 1:
        return len(moves)
    total = 0
    for code in moves:
        after = round.copy()
        after.apply(code)
        total += sequences(after, depth - 1)
    return total


def slow_sequences(game: Game, depth: int) -> int:
    moves = game.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for text in moves:
        after = copy.deepcopy(game)
        after.play(text)
        total += slow_sequences(after, depth - 1)
    return total


@pytest.mark.parametrize(("game", "made", "counts"), STARTS)
def test_engine_counts_what_the_file_says(
    game: dict[str, Any], made: int, counts: list[int]
) -> None:
    header = game["header"]
    rules = Rules(header["game"], len(header["players"]), header["edition"], header["options"])
    deal = read_deal(game["deal"])
    deal.check(rules, rules.nuggets())
    round = new_round(rules, deal)
    for text in game["moves"][:made]:
        round.play(text)
    assert [sequences(round, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("game", "made", "counts"), STARTS)
def test_reference_counts_what_the_file_says(
    game: dict[str, Any], made: int, counts: list[int]
) -> None:
    slow = Game.from_deal(game["header"], game["deal"])
    for text in game["moves"][:made]:
        slow.play(text)
    shallow = [count for depth, count in enumerate(counts, 1) if depth <= 2 or count < 600]
    assert [slow_sequences(slow, depth) for depth in range(1, len(shallow) + 1)] == shallow


def test_both_games_are_counted_with_few_and_many_players() -> None:
    counted = {(game["header"]["game"], len(game["header"]["players"])) for game in GAMES}
    assert counted >= {("base", 3), ("base", 5), ("base", 10)}
    assert counted >= {("expansion", 2), ("expansion", 6), ("expansion", 12)}
