"""`motherlode bench`: the engine's speed, compiled and not, next to that of other engines."""

import gc
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ... import compiled
from ...bots import BotPlayer
from ...bots.beliefs import Beliefs
from ...bots.beliefs.perspective import common_perspective
from ...bots.players.sharp import Sharp
from ...bots.search.sample import Sampler
from ...game.deal import Deal, new_round, set_up_maze, shuffle
from ...game.match import Match
from ...game.maze import cell
from ...game.options import Rules
from ...game.round import Round
from ..simulate import play_match
from .playout import playout

TABLES = (("base", 5), ("expansion", 8))
SLICE = 20  # rounds played in one measurement
LAID = (10, 20, 40, 80, 160, 320)

# Measured on a machine of this kind: random legal playouts, the full legal list at every move.
PEERS = (
    ("TAG (Java 17), base with faults, 5 players", "502k"),
    ("OpenSpiel 2.0 (C++) driven from Python, hanabi / hearts / crazy eights", "153k-303k"),
    ("McGill COMP 424 (Java), two-player variant", "91k"),
    ("nickylogan/saboteur (Java), base, one round, 5 players", "65k"),
    ("RLCard 1.2 (CPython), uno", "60k"),
    ("PettingZoo 1.27 classic (CPython), connect four", "15k"),
    ("Bears-Team-21 (CPython), the only other Saboteur 2, 3 players", "14.5k"),
    ("saboteur-game/engine (Node 20), base with faults, 5 players", "9.1k"),
    ("simulatedScience gym (CPython), path cards only, 5 players", "9.4k"),
)


def command(
    seconds: Annotated[float, typer.Option(min=0.05, help="Time for each measurement.")] = 2.0,
    output: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    measure: Annotated[bool, typer.Option("--measure", hidden=True)] = False,
) -> None:
    """Measure random playouts, copies and growth, compiled and uncompiled, in one run."""
    if measure:
        print(json.dumps(_measure(seconds)))
        return
    console = Console(stderr=True)
    found: dict[str, dict[str, float]] = {}
    if compiled():
        with console.status("measuring the compiled engine"):
            found["compiled"] = _elsewhere(seconds, pure=False)
    with console.status("measuring the uncompiled engine"):
        found["uncompiled"] = _elsewhere(seconds, pure=True)
    if output:
        print(json.dumps(found, indent=2))
    else:
        _show(found)


def _elsewhere(seconds: float, pure: bool) -> dict[str, float]:
    """Measure in a process of its own, since a process has only one of the two engines."""
    command = [sys.executable, "-c", "from motherlode.cli import main; main()"]
    command += ["bench", "--measure", "--seconds", str(seconds)]
    environment = os.environ | {"MOTHERLODE_PURE": "1" if pure else "0"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


# --- measuring -------------------------------------------------------------------------------


def _measure(seconds: float) -> dict[str, float]:
    figures: dict[str, float] = {}
    for game, players in TABLES:
        starts = _starts(Rules(game, players))
        figures[f"{game} inside"] = _rate(starts, _inside, seconds)
        figures[f"{game} driven"] = _rate(starts, _driven, seconds)
        middle = _middle(starts)
        figures[f"{game} copy ns"] = _copy_time(middle, seconds / 4)
        figures[f"{game} copy bytes"] = _copy_size(middle)
    for laid in LAID:
        figures[f"laid {laid}"] = _cost(laid, seconds / 4)
    for game, players in TABLES:
        figures[f"{game} playouts"] = _playouts(Rules(game, players), seconds)
    figures["steady ms"] = _steady_game(seconds) * 1e3
    return figures


def _playouts(rules: Rules, seconds: float) -> float:
    """Playouts a second of the sharp bot's search, after each seat's first move."""
    match, steady, rng = Match(rules), BotPlayer("steady"), Random(1)
    match.shuffle(rng)
    for _ in range(rules.players):
        match.play(steady.move(match, rng))
    beliefs = Beliefs(match.view(int(match.round.turn)))
    legal = match.round.legal_moves()
    sharp = Sharp()
    search = sharp.new_search(legal, sharp.evaluate(beliefs.view, legal, beliefs), beliefs, rng)
    sampler = Sampler(beliefs, rng)
    trust, desires = common_perspective(beliefs)

    def slice() -> float:
        begin = time.perf_counter()
        for number in range(40):
            if number % 4 == 0:
                world = sampler.draw(rng)
            search.enter(world, trust, desires)
            search.simulate(world.copy(), number % len(search.roots), number)
        return (time.perf_counter() - begin) / 40

    return 1 / _best(seconds, slice)


def _steady_game(seconds: float) -> float:
    """A whole game of the base game, steady bots on all five seats."""

    def slice() -> float:
        begin = time.perf_counter()
        play_match(Rules("base", 5), BotPlayer("steady"), Random(1))
        return time.perf_counter() - begin

    return _best(seconds, slice)


def _starts(rules: Rules) -> list[Round]:
    rng = Random(2024)
    seats = rules.players
    return [new_round(rules, shuffle(rules, i % seats, rules.nuggets(), rng)) for i in range(100)]


def _inside(round: Round, number: int) -> int:
    return playout(round, number)


def _driven(round: Round, number: int) -> int:
    """The same from outside: a list of moves, a choice, a checked move."""
    rng = Random(number)
    count = 0
    while not round.over:
        moves = round.legal_moves()
        round.play(moves[int(rng.random() * len(moves))])
        count += 1
    return count


def _best(seconds: float, slice: Callable[[], float]) -> float:
    """The lowest of several measurements: other programs on the machine only add time."""
    begin = time.perf_counter()
    lowest = slice()
    while time.perf_counter() - begin < seconds:
        lowest = min(lowest, slice())
    return lowest


def _rate(starts: list[Round], play: Callable[[Round, int], int], seconds: float) -> float:
    """Moves a second; each slice plays the same rounds."""

    def slice() -> float:
        copies = [start.copy() for start in starts[:SLICE]]
        begin = time.perf_counter()
        moves = sum(play(copy, number + 1) for number, copy in enumerate(copies))
        return (time.perf_counter() - begin) / moves

    return 1 / _best(seconds, slice)


def _middle(starts: list[Round]) -> list[Round]:
    """Rounds after half of their moves."""
    middle = []
    for number, start in enumerate(starts):
        half = playout(start.copy(), number + 1) // 2
        round, rng = start.copy(), Random(number)
        for _ in range(half):
            if not round.over:
                codes = round.moves()
                round.apply(codes[rng.randrange(len(codes))])
        middle.append(round)
    return middle


def _copy_time(rounds: list[Round], seconds: float) -> float:
    def slice() -> float:
        begin = time.perf_counter()
        for round in rounds:
            round.copy()
        return (time.perf_counter() - begin) / len(rounds)

    return _best(seconds, slice) * 1e9


def _copy_size(rounds: list[Round]) -> float:
    """How much the process grows for each copy kept."""
    kept = [round.copy() for round in rounds for _ in range(20)]
    gc.collect()
    before = _memory()
    kept += [round.copy() for round in rounds for _ in range(200)]
    grown = _memory() - before
    return grown / (200 * len(rounds)) if before else 0.0


def _memory() -> int:
    status = Path("/proc/self/statm")
    if not status.exists():
        return 0
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _cost(laid: int, seconds: float) -> float:
    """Microseconds for the legal moves and one move in a maze of this many cards, as a row."""
    rules = Rules("base", 3)
    row = [(cell(-1 - i, 0), 2 * 8 + 1) for i in range(laid)]
    maze = set_up_maze(rules, [0, 1, 2], row, [])
    hand = [23, 23, 26, 37, 21, 25]
    deal = Deal(0, [0, 0, 1], [], [0, 1, 2], [], [hand, hand, hand], hand * 2, [])
    round = new_round(rules, deal, maze=maze)
    round.apply(round.moves()[0])  # a round's first move also keeps its beginning

    def slice() -> float:
        copies = [round.copy() for _ in range(4)]  # few, so that memory is used again
        begin = time.perf_counter()
        for copy in copies:
            copy.apply(copy.moves()[0])
        return (time.perf_counter() - begin) / len(copies)

    return _best(seconds, slice) * 1e6


# --- showing ---------------------------------------------------------------------------------


def _show(found: dict[str, dict[str, float]]) -> None:
    console = Console()
    machine = f"{platform.machine()}, {os.cpu_count()} cores, one used"
    print(f"Python {platform.python_version()} on {machine}; the best of many short measurements")
    table = Table("what", box=None, header_style="bold")
    for engine in found:
        table.add_column(engine, justify="right")
    if len(found) == 2:
        table.add_column("ratio", justify="right")
    for game, players in TABLES:
        _row(table, found, f"{game} inside", f"{game}, {players} players: moves/s in the engine")
        _row(table, found, f"{game} driven", f"{game}, {players} players: moves/s from Python")
    for game, _ in TABLES:
        _row(table, found, f"{game} copy ns", f"{game}: copy of a round in its middle, ns")
        _row(table, found, f"{game} copy bytes", f"{game}: the same, bytes")
    for game, players in TABLES:
        _row(table, found, f"{game} playouts", f"{game}, {players} players: search, playouts/s")
    _row(table, found, "steady ms", "steady against itself, base, 5 players, a whole game, ms")
    for laid in LAID:
        _row(table, found, f"laid {laid}", f"legal moves and one move, {laid} cards laid, µs")
    console.print(table)
    print("\nPeers, moves/s on a machine of this kind:")
    peers = Table(box=None, show_header=False)
    for name, rate in PEERS:
        peers.add_row(name, rate)
    console.print(peers)
    if "compiled" not in found:
        print("The engine is not compiled here: see `make setup`.")


def _row(table: Table, found: dict[str, dict[str, float]], key: str, label: str) -> None:
    values = [figures[key] for figures in found.values()]
    cells = [f"{value:,.0f}" if value >= 100 else f"{value:.2f}" for value in values]
    if len(values) == 2:
        cells.append(f"{values[0] / values[1]:.2f}" if values[1] else "")
    table.add_row(label, *cells)
