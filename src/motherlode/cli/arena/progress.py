"""How far an arena has come: a bar on the terminal with the estimates so far."""

import time
from collections.abc import Iterable
from contextlib import nullcontext

from rich.console import Console, ConsoleRenderable, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as Bar
from rich.text import Text

from ...arena.games import Row
from ...arena.intervals import wilson

LINES = 10  # line-ups shown at a time


class Progress:
    """A bar, games a second, time left, and each line-up's treasure rate; on a terminal only."""

    def __init__(self, before: Iterable[Row], games: int) -> None:
        self.tallies: dict[str, list[int]] = {}
        for row in before:
            self._count(row)
        self.games, self.done = games, 0
        self.begun = time.monotonic()
        self.bar = Bar(
            TextColumn("Playing"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[speed]}"),
        )
        self.task = self.bar.add_task("", total=games, speed="")
        console = Console(stderr=True)
        live = Live(
            console=console, get_renderable=self._draw, refresh_per_second=4, transient=True
        )
        self.display = live if console.is_terminal else nullcontext()

    def add(self, row: Row) -> None:
        """One more game has finished."""
        self._count(row)
        self.done += 1
        speed = self.done / max(1e-3, time.monotonic() - self.begun)
        left = clock((self.games - self.done) / speed)
        self.bar.update(self.task, completed=self.done, speed=f"{speed:.1f} games/s, {left} left")

    def _count(self, row: Row) -> None:
        tally = self.tallies.setdefault(row["lineup"], [0, 0])
        tally[0] += sum(round["treasure"] for round in row["rounds"])
        tally[1] += len(row["rounds"])

    def estimates(self) -> list[str]:
        """The treasure rate of each line-up so far."""
        lines = []
        for lineup, (reached, rounds) in list(self.tallies.items())[:LINES]:
            low, high = wilson(reached / rounds, rounds)
            half = 50 * (high - low)
            lines.append(f"  treasure {100 * reached / rounds:5.1f} % ± {half:4.1f}  {lineup}")
        more = len(self.tallies) - LINES
        return [*lines, *([f"  and {more} line-ups more"] if more > 0 else [])]

    def _draw(self) -> ConsoleRenderable:
        return Group(self.bar, Text("\n".join(self.estimates()), no_wrap=True, overflow="ellipsis"))


def clock(seconds: float) -> str:
    """A time to wait: 0:42, 12:05, 3:20:00."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
