"""All levels: legal moves, the same twice, nothing hidden looked at."""

from functools import cache
from random import Random

import pytest

from motherlode import compiled
from motherlode.bots import LEVELS, Budget
from motherlode.bots.bot import Bot
from motherlode.bots.players.sharp import Sharp
from motherlode.bots.players.steady import Steady
from motherlode.bots.registry import load
from motherlode.game.options import Rules
from motherlode.game.resample import Worlds
from motherlode.game.round import Round
from motherlode.game.scenario import set_up
from tests.bots.rounds import FEW, best_time, decide, moment, positions
from tests.game.positions import some_rules

games = pytest.mark.parametrize("game", ["base", "expansion"])
levels = pytest.mark.parametrize("level", list(LEVELS))


# --- legal moves everywhere ------------------------------------------------------------------


@cache
def sampled(game: str) -> list[Round]:
    """Positions of rounds with any options, in any order; not to be changed."""
    found = []
    for seed in range(3):
        any_rules = some_rules(Random(f"legal{seed}"), game)
        options = {**any_rules.changed, "rounds": 1}
        rules = Rules(game, any_rules.players, any_rules.edition, options)
        found += [round.copy() for round in positions(rules, seed)]
    Random(7).shuffle(found)
    return found


MOST = {"random": 120, "greedy": 40, "steady": 6, "sharp": 2}


@levels
@games
def test_moves_are_legal_in_all_phases_and_with_any_options(game: str, level: str) -> None:
    bot = load(level)
    playing = [round for round in sampled(game) if round.phase_name == "play"]
    sharing = [round for round in sampled(game) if round.phase_name != "play"]
    assert {round.phase_name for round in sharing} == {"take" if game == "base" else "steal"}
    for seed, round in enumerate(sharing[:6] + playing[: MOST[level]]):
        assert decide(bot, round, FEW, seed) in {str(move) for move in round.legal_moves()}


@levels
def test_moves_are_legal_with_the_fewest_and_the_most_players(level: str) -> None:
    bot = load(level)
    for game, players in [("base", 3), ("base", 10), ("expansion", 2), ("expansion", 12)]:
        round = moment(game, players, 20)
        assert decide(bot, round, FEW) in {str(move) for move in round.legal_moves()}


@levels
def test_a_spectator_is_refused(level: str) -> None:
    """A bot plays for a seat; only chance needs no seat."""
    round = moment("base", 4, 3)
    bot = load(level)
    if level == "random":
        assert bot.choose(round.view(None), round.legal_moves(), Budget(), Random(1))
        return
    with pytest.raises(AssertionError):
        bot.choose(round.view(None), round.legal_moves(), Budget(playouts=5), Random(1))


# --- the same twice --------------------------------------------------------------------------


@levels
@games
def test_the_same_view_and_seed_give_the_same_move(game: str, level: str) -> None:
    for number in (4, 18) if compiled() else (9,):
        round = moment(game, 4, number)
        assert decide(load(level), round, FEW, 9) == decide(load(level), round.copy(), FEW, 9)


@games
def test_a_bot_that_has_played_before_plays_the_same(game: str) -> None:
    """It keeps nothing between moves."""
    round, other = moment(game, 4, 9), moment(game, 4, 8)
    for used, fresh in ((Steady(), Steady()), (Sharp(), Sharp())):
        decide(used, other, FEW)
        assert decide(used, round, FEW) == decide(fresh, round, FEW)


@levels
def test_a_forced_move_is_made_at_once(level: str) -> None:
    round = set_up(
        {
            "game": "base", "roles": ["miner", "miner", "saboteur"], "hands": ["NS", "map", "map"],
            "before": ["pick", "", ""], "deck": "map map",
            "goals": ["stone:NW", "gold", "stone:NE"],
        }
    )  # fmt: skip
    bot = load(level)
    assert [str(move) for move in round.legal_moves()] == ["pass:NS"]
    assert best_time(lambda: decide(bot, round, Budget(seconds=5)), 20, 0.02) < 0.02
    assert decide(bot, round, Budget(seconds=5)) == "pass:NS"


# --- nothing hidden --------------------------------------------------------------------------


@pytest.mark.parametrize("bot", [Steady(), Sharp()])
@pytest.mark.parametrize(("game", "players"), [("base", 4), ("expansion", 4)])
def test_another_world_with_the_same_view_gets_the_same_move(
    game: str, players: int, bot: Bot
) -> None:
    """The law: what is hidden makes no difference."""
    rng = Random(4)
    differ = 0
    for number in (9, 20) if compiled() else (9,):
        round = moment(game, players, number)
        move = decide(bot, round, FEW)
        worlds = Worlds(round.view(int(round.turn)))
        for _ in range(2 if compiled() else 1):
            world = worlds.draw(rng)
            differ += any(world.hand(s) != round.hand(s) for s in range(players))
            assert decide(bot, world, FEW) == move
    assert differ
