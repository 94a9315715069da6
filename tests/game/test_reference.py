"""The engine against a slow, obvious reading of the same rules: every legal move of whole games."""

import random
from pathlib import Path

import pytest

from motherlode.game.record import Reader, lines, write_record
from tests.game.positions import lively_match, some_rules
from tests.reference.game import random_match
from tests.reference.record import replay


def engine_replay(data: bytes) -> list[tuple[int, int, list[str]]]:
    reader = Reader()
    found = []
    for number, text in lines(data):
        if reader.awaits_move():
            round = reader.match.round
            legal = sorted(str(move) for move in round.legal_moves())
            found.append((number, int(round.turn), legal))
        reader.read(number, text)
    reader.close(0)
    return found


@pytest.mark.parametrize("game", ["base", "expansion"])
@pytest.mark.parametrize("seed", range(20))
def test_reference_agrees_with_games_of_the_engine(game: str, seed: int, tmp_path: Path) -> None:
    rng = random.Random(f"{game}{seed}")
    record = tmp_path / "match.jsonl"
    record.write_text(write_record(lively_match(some_rules(rng, game), rng)), newline="\n")
    theirs = [(line, seat, sorted(legal)) for line, seat, legal in replay(record)]
    assert engine_replay(record.read_bytes()) == theirs


@pytest.mark.parametrize("game", ["base", "expansion"])
@pytest.mark.parametrize("seed", range(10))
def test_engine_agrees_with_games_of_the_reference(game: str, seed: int, tmp_path: Path) -> None:
    rng = random.Random(f"{game}{seed}")
    rules = some_rules(rng, game)
    written = random_match(
        game, rules.edition, dict(rules.changed), rules.players, seed, rng.random()
    )
    record = tmp_path / "match.jsonl"
    record.write_text("".join(f"{line}\n" for line in written), newline="\n")
    theirs = [(line, seat, sorted(legal)) for line, seat, legal in replay(record)]
    assert engine_replay(record.read_bytes()) == theirs
