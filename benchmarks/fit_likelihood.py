"""Fits how each role behaves, from rounds that bots play: bots/data/likelihood-*.json.

    python benchmarks/fit_likelihood.py base --rounds 1500 --bots steady,greedy

In each round the two sides are played by bots drawn from the list. What a spectator has seen at a
third, at two thirds and at the end of the round is taken in; the weights are those under which the
true dwarfs are most likely, all dealings considered (a log-linear model, fitted by gradient with
Adam: Kingma & Ba 2015). Suspicion enters some features and depends on the weights, so it is done
in several turns, each of which begins with the numbers there are. With --keep these are measured
and stay.
"""

import argparse
import shlex
import sys
from multiprocessing import Pool
from operator import getitem
from random import Random

from motherlode.bots import BotPlayer, fitted
from motherlode.bots.beliefs import Beliefs
from motherlode.bots.beliefs.evidence import COUNT, DWARFS, FEATURES
from motherlode.bots.beliefs.likelihood import likelihood
from motherlode.bots.beliefs.role_posterior import RolePosterior
from motherlode.bots.model.preferences import ROLE_COUNT
from motherlode.game import Match, Round, Rules
from motherlode.game.cards import ROLES, SABOTEUR

# dwarfs in all; the features of each worn dwarf; the true role of each
Sample = tuple[tuple[int, ...], list[dict[int, float]], list[int]]


def play(job: tuple[str, int, list[str]]) -> Match:
    """One round between two bots."""
    game, number, names = job
    rng = Random(f"{game}/{number}")
    low, high = (3, 10) if game == "base" else (3, 12)
    rules = Rules(game, rng.randint(low, high), None, {"rounds": 1})
    match = Match(rules)
    match.shuffle(rng)
    # A saboteur may seem to play at random; no miner does.
    sides = BotPlayer(rng.choice([n for n in names if n != "random"])), BotPlayer(rng.choice(names))
    players = [sides[role == SABOTEUR] for role in match.round.roles]
    while not match.over:
        match.play(players[match.round.turn].move(match, rng))
    return match


def samples(round: Round) -> list[Sample]:
    """What a spectator has seen, at three moments."""
    assert round.origin is not None
    moves = [move for move in round.history() if not str(move).startswith(("take", "steal"))]
    found = []
    replay = round.origin.copy()
    dealt = [*round.origin.roles, *round.origin.pile]
    for i, move in enumerate(moves):
        if i in (len(moves) // 3, 2 * len(moves) // 3, len(moves) - 1):
            beliefs = Beliefs(replay.view(None), keep_sums=True)
            gold = replay.maze.goals.index(0)
            features = []
            for dwarf in beliefs.dwarfs:
                at = (gold * DWARFS + dwarf) * COUNT
                row = {t: beliefs.evidence.sums[at + t] for t in range(COUNT)}
                features.append({t: value for t, value in row.items() if value})
            truth = [dealt[dwarf] for dwarf in beliefs.dwarfs]
            found.append((tuple(dealt), features, truth))
        replay.apply(move.code)
    return found


def collect(job: tuple[str, int, list[str]]) -> list[Sample]:
    return samples(play(job).round)


def weights_of(table: list[list[float]], features: dict[int, float]) -> list[float]:
    return [sum(table[r][t] * v for t, v in features.items()) for r in range(ROLE_COUNT)]


def fit(data: list[Sample], table: list[list[float]], epochs: int, ridge: float) -> None:
    """Improve the table in place."""
    data = [*data]
    speed = [[0.0] * COUNT for _ in range(ROLE_COUNT)]
    square = [[1e-8] * COUNT for _ in range(ROLE_COUNT)]
    rng = Random(1)
    step = 0
    for epoch in range(epochs):
        rng.shuffle(data)
        for start in range(0, len(data), 64):
            slope = [[0.0] * COUNT for _ in range(ROLE_COUNT)]
            for dwarfs, features, truth in data[start : start + 64]:
                joint = RolePosterior(dwarfs, [weights_of(table, t) for t in features])
                for row, feature, role in zip(joint.marginals(), features, truth, strict=True):
                    for r in set(dwarfs):
                        error = (r == role) - row[r]
                        for t, value in feature.items():
                            slope[r][t] += error * value
            step += 1
            rate = 0.03 * (0.2 if epoch > epochs * 0.6 else 1.0)
            for r in range(ROLE_COUNT):
                for t in range(COUNT):
                    g = slope[r][t] / 64 - ridge * table[r][t]
                    speed[r][t] = 0.9 * speed[r][t] + 0.1 * g
                    square[r][t] = 0.99 * square[r][t] + 0.01 * g * g
                    fast = square[r][t] / (1 - 0.99**step)
                    table[r][t] += rate * speed[r][t] / (1 - 0.9**step) / (fast**0.5 + 1e-6)
        if epoch % 5 == 4:
            loss, prior = log_loss(data, table)
            print(f"  epoch {epoch + 1}: log-loss {loss:.3f}, by the deal {prior:.3f}", flush=True)


def log_loss(data: list[Sample], table: list[list[float]]) -> tuple[float, float]:
    """The mean log-loss of the true dwarfs: with what was played, and by the deal alone."""
    loss = prior = 0.0
    for dwarfs, features, truth in data:
        rows = [weights_of(table, t) for t in features]
        chance = _chance(dwarfs, truth)
        loss += RolePosterior(dwarfs, rows).total - sum(map(getitem, rows, truth)) - chance
        prior += RolePosterior(dwarfs, [[0.0] * ROLE_COUNT for _ in rows]).total - chance
    return loss / len(data), prior / len(data)


def _chance(dwarfs: tuple[int, ...], truth: list[int]) -> float:
    """The log of the number of orders of the dwarfs that nobody wore."""
    rest = list(dwarfs)
    for role in truth:
        rest.remove(role)
    return RolePosterior(rest, []).total if rest else 0.0


def write(game: str, table: list[list[float]], command: str, figures: dict[str, object]) -> None:
    """Put the numbers into the game's file."""
    weights = {}
    for role, row in zip(ROLES, table, strict=True):
        named = zip(FEATURES, row, strict=True)
        found = {feature: round(weight, 2) for feature, weight in named if abs(weight) >= 0.005}
        # What is left out, `likelihood` takes from the saboteur.
        if found and (game == "expansion" or role == "saboteur"):
            weights[role] = found
    fitted.write(f"likelihood-{game}", command, figures, weights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["base", "expansion"])
    parser.add_argument("--rounds", type=int, default=1500)
    parser.add_argument("--bots", default="steady,greedy")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--ridge", type=float, default=0.003)
    parser.add_argument("--keep", action="store_true", help="measure the numbers there are")
    given = parser.parse_args()
    jobs = [(given.game, number, given.bots.split(",")) for number in range(given.rounds)]
    with Pool() as pool:
        data = [s for found in pool.imap(collect, jobs, 8) for s in found]
    print(f"{len(data)} samples from {given.rounds} rounds")
    table = table_of(given.game)
    if not given.keep:
        fit(data, table, given.epochs, given.ridge)
    loss, prior = log_loss(data, table)
    figures: dict[str, object] = {
        "seeds": f"{given.game}/0 to {given.game}/{given.rounds - 1}",
        "samples": len(data),
        "log-loss": round(loss, 3),
        "log-loss by the deal alone": round(prior, 3),
    }
    command = shlex.join(["python", "benchmarks/fit_likelihood.py", *sys.argv[1:]])
    write(given.game, table, command, figures)
    print(figures)


def table_of(game: str) -> list[list[float]]:
    """The numbers in use, by role and feature."""
    flat = likelihood(game == "expansion")
    return [[flat[r * COUNT + t] for t in range(COUNT)] for r in range(ROLE_COUNT)]


if __name__ == "__main__":
    main()
