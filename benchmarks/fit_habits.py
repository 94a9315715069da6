"""Finds out how each role behaves, from rounds that bots play: the numbers in bots/habits.py.

    python benchmarks/fit_habits.py base --rounds 1500 --bots steady,greedy

In each round the two sides are played by bots drawn from the list. What a spectator has seen at a
third, at two thirds and at the end of the round is taken in; the habits are those under which the
true dwarfs are most likely, all dealings considered (a log-linear model, fitted by gradient).
Suspicion enters some traits and depends on habits, so it is done in several turns.
"""

import argparse
import json
import re
from multiprocessing import Pool
from pathlib import Path
from random import Random

from motherlode.bots import habits
from motherlode.bots.beliefs import Beliefs
from motherlode.bots.deeds import COUNT, PLACES, TRAITS
from motherlode.bots.dwarfs import KINDS, Dwarfs
from motherlode.bots.levels import Player
from motherlode.game import Match, Round, Rules
from motherlode.game.cards import ROLES, SABOTEUR

TARGET = Path(__file__).parents[1] / "src/motherlode/bots/habits.py"
# dwarfs in all; the traits of each worn dwarf; the true role of each
Sample = tuple[tuple[int, ...], list[dict[int, float]], list[int]]


def play(job: tuple[str, int, list[str]]) -> Match:
    """One round between two bots."""
    game, number, names = job
    rng = Random(f"{game}/{number}")
    low, high = (3, 10) if game == "base" else (3, 12)
    rules = Rules(game, rng.randint(low, high), None, {"rounds": 1})
    match = Match(rules)
    match.shuffle(rng)
    # A saboteur may seem to play at random; a miner who does is none.
    sides = Player(rng.choice([n for n in names if n != "random"])), Player(rng.choice(names))
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
            traits = []
            for dwarf in beliefs.places:
                at = (gold * PLACES + dwarf) * COUNT
                row = {t: beliefs.deeds.sums[at + t] for t in range(COUNT)}
                traits.append({t: value for t, value in row.items() if value})
            truth = [dealt[dwarf] for dwarf in beliefs.places]
            found.append((tuple(dealt), traits, truth))
        replay.apply(move.code)
    return found


def collect(job: tuple[str, int, list[str]]) -> list[Sample]:
    return samples(play(job).round)


def weights_of(table: list[list[float]], traits: dict[int, float]) -> list[float]:
    return [sum(table[r][t] * v for t, v in traits.items()) for r in range(KINDS)]


def fit(data: list[Sample], table: list[list[float]], epochs: int, ridge: float) -> float:
    """Improve the table in place; how much of the prior's log-loss is left at the end."""
    speed = [[0.0] * COUNT for _ in range(KINDS)]
    square = [[1e-8] * COUNT for _ in range(KINDS)]
    left = 1.0
    rng = Random(1)
    step = 0
    for epoch in range(epochs):
        rng.shuffle(data)
        loss = prior = 0.0
        for start in range(0, len(data), 64):
            slope = [[0.0] * COUNT for _ in range(KINDS)]
            for dwarfs, traits, truth in data[start : start + 64]:
                rows = [weights_of(table, t) for t in traits]
                joint = Dwarfs(dwarfs, rows)
                true = [rows[i][role] for i, role in enumerate(truth)]
                uniform = Dwarfs(dwarfs, [[0.0] * KINDS for _ in rows])
                chance = _chance(dwarfs, truth)
                loss += joint.total - sum(true) - chance
                prior += uniform.total - chance
                for row, trait, role in zip(joint.marginals(), traits, truth, strict=True):
                    for r in set(dwarfs):
                        error = (r == role) - row[r]
                        for t, value in trait.items():
                            slope[r][t] += error * value
            step += 1
            rate = 0.03 * (0.2 if epoch > epochs * 0.6 else 1.0)
            for r in range(KINDS):
                for t in range(COUNT):
                    g = slope[r][t] / 64 - ridge * table[r][t]
                    speed[r][t] = 0.9 * speed[r][t] + 0.1 * g
                    square[r][t] = 0.99 * square[r][t] + 0.01 * g * g
                    fast = square[r][t] / (1 - 0.99**step)
                    table[r][t] += rate * speed[r][t] / (1 - 0.9**step) / (fast**0.5 + 1e-6)
        left = loss / prior
        if epoch % 5 == 4:
            print(f"  epoch {epoch + 1}: {100 * (1 - left):.1f} % below the prior", flush=True)
    return left


def _chance(dwarfs: tuple[int, ...], truth: list[int]) -> float:
    """The log number of orders of the dwarfs that nobody wore."""
    rest = list(dwarfs)
    for role in truth:
        rest.remove(role)
    return Dwarfs(rest, []).total if rest else 0.0


def write(game: str, table: list[list[float]]) -> None:
    """Put the numbers into habits.py."""
    lines = [f"{game.upper()}: Final[dict[str, dict[str, float]]] = {{\n"]
    for r, role in enumerate(ROLES):
        row = {TRAITS[t]: round(table[r][t], 2) for t in range(COUNT) if abs(table[r][t]) >= 0.005}
        if row:
            lines.append(f"    {json.dumps(role)}: {json.dumps(row)},\n")
    text = TARGET.read_text()
    pattern = rf"{game.upper()}: Final\[dict\[str, dict\[str, float\]\]\] = \{{.*?^\}}\n"
    one_line = rf"{game.upper()}: Final\[dict\[str, dict\[str, float\]\]\] = \{{\}}\n"
    new = "".join(lines) + "}\n"
    if re.search(one_line, text):
        text = re.sub(one_line, lambda _: new, text)
    else:
        text = re.sub(pattern, lambda _: new, text, flags=re.S | re.M)
    TARGET.write_text(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["base", "expansion"])
    parser.add_argument("--rounds", type=int, default=1500)
    parser.add_argument("--bots", default="steady,greedy")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--ridge", type=float, default=0.003)
    given = parser.parse_args()
    jobs = [(given.game, number, given.bots.split(",")) for number in range(given.rounds)]
    with Pool() as pool:
        data = [s for found in pool.imap(collect, jobs, 8) for s in found]
    print(f"{len(data)} samples from {given.rounds} rounds")
    flat = habits.habits(given.game == "expansion")
    table = [[flat[r * COUNT + t] for t in range(COUNT)] for r in range(KINDS)]
    fit(data, table, given.epochs, given.ridge)
    write(given.game, table)


if __name__ == "__main__":
    main()
