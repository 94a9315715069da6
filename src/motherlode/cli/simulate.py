"""`motherlode simulate`: bots play whole matches, and the records are written."""

import time
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from ..bots import LEVELS, BotPlayer
from ..game.cards import ROLES
from ..game.match import Match
from ..game.options import Rules, read_option
from ..game.record import write_record


def play_match(rules: Rules, player: BotPlayer, rng: Random) -> Match:
    """A whole match with the same bot on all seats."""
    match = Match(rules)
    while not match.over:
        if match.needs_deal:
            match.shuffle(rng)
        match.play(player.move(match, rng))
    return match


def command(
    game: Annotated[str, typer.Option(help="base or expansion.")] = "base",
    edition: Annotated[str, typer.Option(help="Edition; default: the game's first.")] = "",
    players: Annotated[int, typer.Option(help="Number of players.")] = 5,
    count: Annotated[int, typer.Option(min=0, help="How many games.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    policy: Annotated[
        str, typer.Option(help=f"Who plays: {', '.join(LEVELS)}, or module:Class.")
    ] = "random",
    record: Annotated[
        Path | None, typer.Option(help="Folder for the records, one file a game.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option as name=value; may be given often.")
    ] = None,
    more: Annotated[
        list[str] | None, typer.Argument(help="More options as name=value.", show_default=False)
    ] = None,
) -> None:
    """Play whole matches with a bot, print a summary, write the records."""
    player = BotPlayer(policy)
    # Rules first, so that a wrong game is reported before a wrong option.
    Rules(game, players, edition or None)
    options = dict(read_option(game, text) for text in [*(option or []), *(more or [])])
    rules = Rules(game, players, edition or None, options)
    if record is not None:
        record.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True)
    summary = _Summary(rules)
    started = time.perf_counter()
    digits = max(4, len(str(count - 1)))
    for number in track(range(count), "Playing", console=console, transient=True):
        rng = Random(f"{seed}/{number}")
        match = play_match(rules, player, rng)
        summary.add(match)
        if record is not None:
            who = _in_file_name(policy)
            name = f"{game}-{rules.edition}-{players}-{who}-{seed}-{number:0{digits}}.jsonl"
            (record / name).write_text(write_record(match), encoding="utf-8", newline="\n")
    summary.show(time.perf_counter() - started)
    if record is not None:
        print(f"{count} records in {record}")


def _in_file_name(text: str) -> str:
    return "".join(c if c.isalnum() or c in "._@" else "-" for c in text)


class _Summary:
    """What happened in many games."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.matches = self.rounds = self.moves = self.treasures = 0
        self.dealt: dict[int, int] = {}
        self.gained: dict[int, int] = {}
        self.won: dict[int, int] = {}

    def add(self, match: Match) -> None:
        self.matches += 1
        before: tuple[int, ...] = (0,) * self.rules.players
        for round in match.rounds:
            self.rounds += 1
            self.moves += round.move_count
            self.treasures += round.treasure
            for seat, role in enumerate(round.roles):
                self.dealt[role] = self.dealt.get(role, 0) + 1
                self.gained[role] = self.gained.get(role, 0) + round.gold[seat] - before[seat]
                self.won[role] = self.won.get(role, 0) + (seat in round.winners)
            before = round.gold

    def show(self, seconds: float) -> None:
        rules = self.rules
        options = rules.changed or "no options"
        print(f"{rules.game}, {rules.edition}, {rules.players} players, {options}")
        if not self.rounds:
            print("no games played")
            return
        share = 100 * self.treasures / self.rounds
        print(
            f"{self.matches} games, {self.rounds} rounds, {self.moves} moves in {seconds:.1f} s; "
            f"the treasure was reached in {self.treasures} rounds ({share:.1f} %)"
        )
        table = Table("role at the round's end", box=None, header_style="")
        for title in ("times", "won", "gold a round"):
            table.add_column(title, justify="right")
        for role in sorted(self.dealt):
            times = self.dealt[role]
            table.add_row(
                ROLES[role],
                str(times),
                f"{100 * self.won[role] / times:.1f} %",
                f"{self.gained[role] / times:.2f}",
            )
        Console().print(table)
