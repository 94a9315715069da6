"""Finds out how likely the treasure is reached, by how a round stands: CHANCES in bots/search.py.

    python benchmarks/fit_chances.py --rounds 200

Rounds of both games between steady and greedy bots; a logistic regression on every position.
"""

import argparse
from math import exp
from multiprocessing import Pool
from random import Random

from motherlode.bots.levels import Player
from motherlode.bots.search import prospects
from motherlode.bots.survey import Survey
from motherlode.game import Match, Rules
from motherlode.game.cards import SABOTEUR

Row = tuple[list[float], bool]


def collect(number: int) -> list[Row]:
    """The positions of one round, each with how it ended."""
    rng = Random(f"chances/{number}")
    game, low, high = rng.choice([("base", 3, 10), ("base", 3, 10), ("expansion", 4, 12)])
    match = Match(Rules(game, rng.randint(low, high), None, {"rounds": 1}))
    match.shuffle(rng)
    sides = [Player(rng.choice(["steady", "greedy", "steady"])) for _ in range(2)]
    players = [sides[role == SABOTEUR] for role in match.round.roles]
    survey = Survey()
    found: list[list[float]] = []
    while not match.over and match.round.phase_name == "play":
        found.append(prospects(match.round, survey))
        match.play(players[match.round.turn].move(match, rng))
    return [(row, match.round.treasure) for row in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=400)
    given = parser.parse_args()
    with Pool() as pool:
        data = [row for rows in pool.imap(collect, range(given.rounds), 4) for row in rows]
    size = len(data[0][0])
    weights = [0.0] * size
    for _ in range(300):
        slope = [0.0] * size
        curve = [[1e-3 * (i == j) for j in range(size)] for i in range(size)]
        for row, reached in data:
            chance = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, row, strict=True))))
            for i, x in enumerate(row):
                slope[i] += (reached - chance) * x
                for j in range(size):
                    curve[i][j] += chance * (1 - chance) * x * row[j]
        step = solve(curve, slope)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-4:
            break
    print(f"{len(data)} positions; CHANCES = {[round(w, 2) for w in weights]}")


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


if __name__ == "__main__":
    main()
