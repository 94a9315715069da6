"""Fits how likely the treasure is reached from a position of a round: bots/data/forecast.json.

    python benchmarks/fit_forecast.py --rounds 400

Rounds of both games between steady and greedy bots; a logistic regression on every position.
"""

import argparse
import shlex
import sys
from math import exp, log
from multiprocessing import Pool
from random import Random

from motherlode.bots import BotPlayer, fitted
from motherlode.bots.model.distance import Distances
from motherlode.bots.search.forecast import WEIGHTS, features
from motherlode.game import Match, Rules
from motherlode.game.cards import SABOTEUR

Row = tuple[list[float], bool]
NAMES = list(WEIGHTS)


def collect(number: int) -> list[Row]:
    """The positions of one round, each with its end."""
    rng = Random(f"chances/{number}")
    game, low, high = rng.choice([("base", 3, 10), ("base", 3, 10), ("expansion", 4, 12)])
    match = Match(Rules(game, rng.randint(low, high), None, {"rounds": 1}))
    match.shuffle(rng)
    sides = [BotPlayer(rng.choice(["steady", "greedy", "steady"])) for _ in range(2)]
    players = [sides[role == SABOTEUR] for role in match.round.roles]
    distances = Distances()
    found: list[list[float]] = []
    while not match.over and match.round.phase_name == "play":
        found.append(list(features(match.round, distances).values()))
        match.play(players[match.round.turn].move(match, rng))
    return [(row, match.round.treasure) for row in found]


def fit(data: list[Row]) -> list[float]:
    """A logistic regression, by Newton's method."""
    size = len(NAMES)
    weights = [0.0] * size
    for _ in range(300):
        slope = [0.0] * size
        curve = [[1e-3 * (i == j) for j in range(size)] for i in range(size)]
        for row, reached in data:
            chance = chance_of(weights, row)
            for i, x in enumerate(row):
                slope[i] += (reached - chance) * x
                for j in range(size):
                    curve[i][j] += chance * (1 - chance) * x * row[j]
        step = solve(curve, slope)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-4:
            break
    return [round(weight, 2) for weight in weights]


def chance_of(weights: list[float], row: list[float]) -> float:
    return 1 / (1 + exp(-sum(w * x for w, x in zip(weights, row, strict=True))))


def log_loss(data: list[Row], weights: list[float]) -> float:
    """The mean of -ln of the probability given to what happened."""
    chances = [(chance_of(weights, row), reached) for row, reached in data]
    return -sum(log(chance if reached else 1 - chance) for chance, reached in chances) / len(data)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a small system of equations."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        top = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[top] = rows[top], rows[i]
        for r in range(size):
            if r != i:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def write(weights: list[float], command: str, figures: dict[str, object]) -> None:
    """Put the numbers into their file."""
    fitted.write("forecast", command, figures, dict(zip(NAMES, weights, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--keep", action="store_true", help="measure the numbers there are")
    given = parser.parse_args()
    with Pool() as pool:
        data = [row for rows in pool.imap(collect, range(given.rounds), 4) for row in rows]
    weights = list(WEIGHTS.values()) if given.keep else fit(data)
    share = sum(reached for _, reached in data) / len(data)
    guess = [log(share / (1 - share)), *[0.0] * (len(NAMES) - 1)]
    figures: dict[str, object] = {
        "seeds": f"chances/0 to chances/{given.rounds - 1}",
        "positions": len(data),
        "log-loss": round(log_loss(data, weights), 3),
        "log-loss by their share alone": round(log_loss(data, guess), 3),
    }
    command = shlex.join(["python", "benchmarks/fit_forecast.py", *sys.argv[1:]])
    write(weights, command, figures)
    print(figures)


if __name__ == "__main__":
    main()
