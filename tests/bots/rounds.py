"""Rounds that bots have played so far, and what a bot does there."""

import time
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from motherlode import compiled
from motherlode.bots import Budget
from motherlode.bots.bot import Bot
from motherlode.bots.registry import load
from motherlode.game.match import Match
from motherlode.game.options import Rules
from motherlode.game.round import Round

FEW = Budget(playouts=30 if compiled() else 1)  # uncompiled, playouts take their time


def positions(rules: Rules, seed: int, driver: str = "greedy") -> Iterator[Round]:
    """All positions of a match in which somebody is to decide."""
    rng, bot, match = Random(f"{rules.game}{seed}"), load(driver), Match(rules)
    while not match.over:
        if match.needs_deal:
            match.shuffle(rng)
        yield match.round
        round = match.round
        view = round.view(int(round.turn))
        match.play(bot.choose(view, round.legal_moves(), Budget(), rng))


def decide(bot: Bot, round: Round, budget: Budget, seed: int = 0) -> str:
    view = round.view(int(round.turn))
    return str(bot.choose(view, round.legal_moves(), budget, Random(seed)))


@cache
def moment(game: str, players: int, number: int, seed: int = 1) -> Round:
    """One position of a round; not to be changed."""
    rules = Rules(game, players, None, {"rounds": 1})
    for i, round in enumerate(positions(rules, seed, "random")):
        if i >= number and round.phase_name == "play" and len(round.legal_moves()) > 3:
            return round
    raise AssertionError("the round was over before")


def best_time(action: Callable[[], object], tries: int, enough: float = 0.0) -> float:
    """The shortest of some tries, up to the first that is short enough: machines stutter."""
    best = float("inf")
    for _ in range(tries):
        started = time.perf_counter()
        action()
        best = min(best, time.perf_counter() - started)
        if best < enough:
            break
    return best
