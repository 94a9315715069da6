"""The engine against a slow, obvious reading of the same rules: every legal move of whole games."""

import random
from pathlib import Path

import pytest

from motherlode.game.match import Match
from motherlode.game.options import EDITIONS, OPTIONS, PLAYERS, Rules, Value
from motherlode.game.record import Reader, lines, write_record
from tests.reference.game import random_match
from tests.reference.record import replay


def some_rules(rng: random.Random, game: str) -> Rules:
    """Any game: an edition, some options changed, any number of players."""
    options: dict[str, Value] = {
        name: rng.choice(option.values)
        for name, option in OPTIONS.items()
        if game in option.games and rng.random() < 0.3
    }
    options["rounds"] = rng.choice([1, 1, 2, 3])
    players = rng.randint(*PLAYERS[game])
    return Rules(game, players, rng.choice(list(EDITIONS[game])), options)


def lively_match(rules: Rules, rng: random.Random) -> Match:
    """A match that sees much of the rules: it digs east, and swaps and looks when it can."""
    match = Match(rules)
    east = rng.random()
    while not match.over:
        if match.needs_deal:
            match.shuffle(rng)
        moves = sorted(str(move) for move in match.round.legal_moves())
        digs = [text for text in moves if "@" in text and text[0] in "NESW"]
        rare = [text for text in moves if text[:4] in ("swap", "hats", "insp", "clea", "thef")]
        if digs and rng.random() < east:
            move = max(digs, key=lambda text: int(text.split("@")[1].split(",")[0]) + rng.random())
        elif rare and rng.random() < 0.4:
            move = rng.choice(rare)
        else:
            move = rng.choice(moves)
        match.play(move, int(match.round.turn))
    return match


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
