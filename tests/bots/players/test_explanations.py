"""The reasons for moves: every one can be said, and says what is so."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from motherlode.bots import Bot, Budget
from motherlode.bots import bot as bot_module
from motherlode.bots.players import explanations
from motherlode.bots.players.explanations import AGAINST, FOR
from motherlode.bots.players.steady import Steady
from motherlode.game import Message
from motherlode.game.cards import ROLES
from motherlode.game.match import Match
from motherlode.game.move import Move
from motherlode.game.options import Rules
from motherlode.game.view import View
from motherlode.words import LANGUAGES, words

pytestmark = pytest.mark.one_engine

TABLES = [("base", 5, 1), ("base", 3, 2), ("expansion", 6, 3), ("expansion", 9, 4)]


def text(language: str) -> str:
    return (files("motherlode") / "locales" / language / "bots.ftl").read_text(encoding="utf-8")


@cache
def decisions(game: str, players: int, seed: int) -> list[tuple[View, Move]]:
    """Every decision of a round among steady bots, with the sharing of the gold."""
    match = Match(Rules(game, players, None, {"rounds": 1}))
    rng = Random(seed)
    match.shuffle(rng)
    found = []
    while not match.over:
        view = match.view(int(match.round.turn))
        move = Steady().choose(view, match.round.legal_moves(), Budget(), rng)
        found.append((view, move))
        match.play(move)
    return found


@cache
def given(game: str, players: int, seed: int) -> list[tuple[View, Move, Message]]:
    """The same with the reasons."""
    return [
        (view, move, Steady().explain(view, move)) for view, move in decisions(game, players, seed)
    ]


@pytest.mark.parametrize(("game", "players", "seed"), TABLES)
def test_every_move_of_a_game_has_a_reason_in_all_languages(
    game: str, players: int, seed: int
) -> None:
    ids = set()
    for view, _, reason in given(game, players, seed):
        ids.add(reason.id)
        for language in LANGUAGES:
            assert f"\n{reason.id} = " in text(language)
            assert words(language).tell(reason).endswith(".")
        assert reason.args.get("seat", 0) in range(view.seats)
        assert reason.args.get("role", "miner") in ROLES
        assert reason.args.get("deed", "none") in ("none", *AGAINST, *FOR)
        assert reason.args.get("percent", 0) in range(101)
    assert len(ids) > 5


@pytest.mark.parametrize(("game", "players", "seed"), [TABLES[1], TABLES[2]])
def test_moves_that_the_bot_would_not_make_have_reasons_too(
    game: str, players: int, seed: int
) -> None:
    rng = Random(0)
    for view, _ in decisions(game, players, seed)[::4]:
        move = Move.parse(rng.choice(view.legal))
        reason = Steady().explain(view, move)
        assert words("en").tell(reason)
        assert reason.args.get("seat", 0) in range(view.seats)


@pytest.mark.parametrize(("game", "players", "seed"), TABLES)
def test_a_forced_move_is_called_so(game: str, players: int, seed: int) -> None:
    for view, _, reason in given(game, players, seed):
        assert (reason.id == "reason-forced") == (len(view.legal) == 1)


def test_there_are_forced_moves() -> None:
    assert any(len(view.legal) == 1 for table in TABLES for view, _ in decisions(*table))


@pytest.mark.parametrize(("game", "players", "seed"), TABLES)
def test_only_a_tunnel_that_comes_to_a_goal_may_finish(game: str, players: int, seed: int) -> None:
    for view, move, reason in given(game, players, seed):
        if reason.id == "reason-finish":
            x, y = map(int, str(move).split("@")[1].split(","))
            assert any(abs(x - gx) + abs(y - gy) == 1 for gx, gy in view.goal_cells)


def test_a_bot_that_does_not_explain_says_so() -> None:
    view, move = decisions(*TABLES[1])[0]
    assert Bot().explain(view, move).id == "reason-none"


def test_every_message_is_a_reason_or_part_of_one() -> None:
    code = "".join(
        Path(str(module.__file__)).read_text(encoding="utf-8")
        for module in (bot_module, explanations)
    )
    named = set(re.findall(r'"(reason-[a-z-]+)"', code))
    opinions = {"reason-mend-known", "reason-break-known"}  # written as f"{id}-known"
    assert 'f"{id}-known"' in code
    ids = set(re.findall(r"^([a-z-]+) =", text("en"), re.MULTILINE))
    parts = set(re.findall(r"{ ([a-z]+-[a-z-]+) }", text("en")))
    assert ids - parts == named | opinions
    assert parts <= ids
