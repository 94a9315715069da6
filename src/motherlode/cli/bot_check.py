"""`motherlode bot-check`: is a bot fit to play?"""

import json
import sys
from contextlib import redirect_stdout
from itertools import zip_longest
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from ..bots import LEVELS, BotPlayer
from ..bots.check import CHECKS, CheckReport, Finding, Stopped, check_bot
from ..bots.check.positions import GROUP

MARKS = {
    "good": ("✓", "green"),
    "failed": ("✗", "bold red"),
    "warning": ("!", "yellow"),
    "not checked": ("-", "dim"),
}
MOST = 5  # findings shown in full
LAST = 12  # moves shown before each
WIDTH, GAP = 39, 2  # of a column of kinds


def command(
    name: Annotated[str, typer.Argument(help=f"{', '.join(LEVELS)}, or module:Class.")],
    budget: Annotated[
        str,
        typer.Option(help="Playouts for each move, as 200; or seconds for timed moves, as 0.5s."),
    ] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same positions.")] = 0,
    games: Annotated[
        int | None, typer.Option(min=0, help="How many games; 0: set-up positions only.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer and shorter games.")] = False,
    record: Annotated[
        Path | None, typer.Option(help="Folder for the positions in which something was wrong.")
    ] = None,
    output: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> int:
    """Check a bot in positions of every kind: errors, legal moves, time, the same move twice.

    The exit status is 0 if the bot is fit to play and 1 if it is not.
    """
    if budget and "@" in name:
        raise typer.TyperException("the budget is given twice: after the @ and by --budget")
    name = f"{name}@{budget}" if budget else name
    BotPlayer(name)  # an unknown bot is reported before anything is shown
    stopped = False
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as bar,
        redirect_stdout(sys.stderr),  # what the bot prints
    ):
        task = bar.add_task("Checking", total=1.0)
        try:
            report = check_bot(
                name,
                seed=seed,
                games=games,
                quick=quick,
                progress=lambda share, what: bar.update(task, completed=share, description=what),
            )
        except Stopped as stop:
            report, stopped = stop.report, True
    if output:
        print(json.dumps(report.facts(), indent=2, ensure_ascii=False))
    else:
        _show(report, Console(highlight=False), stopped)
    if record is not None:
        _write(report, record)
    return 130 if stopped else 0 if report.ok else 1


def _write(report: CheckReport, folder: Path) -> None:
    """The positions of the findings, each as a file, numbered as they are shown."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, finding in enumerate(report.findings, 1):
        if finding.place is not None:
            file = folder / f"{number}-{finding.check}{finding.place.suffix}"
            file.write_text(finding.place.record, encoding="utf-8", newline="\n")


# --- showing ---------------------------------------------------------------------------------


def _show(report: CheckReport, console: Console, stopped: bool) -> None:
    console.print(
        f"{report.name}: {report.moves:,} moves in {report.games} games "
        f"and {report.positions} set-up positions, seed {report.seed}\n",
        soft_wrap=True,
        markup=False,
    )
    for check, words in CHECKS.items():
        state = report.state(check)
        mark, style = MARKS[state]
        more = ""
        if state == "not checked":
            more = f": {report.skipped[check]}"
        elif state != "good":
            more = ": not so" if check == "kinds" else f": not so {_times(report.counts[check])}"
        console.print(Text(f"{mark} {state:<12} ", style) + Text(words + more), soft_wrap=True)
    _show_times(report, console)
    _show_kinds(report, console)
    for number, finding in enumerate(report.findings[:MOST], 1):
        _show_finding(number, finding, console)
    if len(report.findings) > MOST:
        print(f"\n{len(report.findings) - MOST} more findings are in the report with --json.")
    failed = [check for check in CHECKS if report.state(check) == "failed"]
    warned = [check for check in CHECKS if report.state(check) == "warning"]
    words = "fit to play" if report.ok else f"not fit to play: {', '.join(failed)}"
    if warned:
        words += f"; warnings: {', '.join(warned)}"
    if stopped:
        words = f"stopped by hand; so far {words}"
    style = "yellow" if stopped else "green" if report.ok else "bold red"
    console.print(Text(f"\n{report.name}: {words}", style), soft_wrap=True)


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count:,} times"


def _show_times(report: CheckReport, console: Console) -> None:
    table = Table("\ntime for a move", box=None, header_style="bold", pad_edge=False)
    for title in ("moves", "mean", "99 %", "longest"):
        table.add_column(f"\n{title}", justify="right")
    for budget, times in report.times.items():
        if times.taken:
            cells = [f"{1000 * seconds:,.2f} ms" for seconds in times.facts().values()]
            table.add_row(f"given {budget}", f"{len(times.taken):,}", *cells)
    if table.row_count:
        console.print(table)


def _show_kinds(report: CheckReport, console: Console) -> None:
    """The kinds of positions: how often each came up, how often something failed there."""
    groups: dict[str, list[Text]] = {}
    for kind, count in report.kinds.items():
        lines = groups.setdefault(GROUP[kind], [Text(GROUP[kind], "bold")])
        times, style = str(count.times), ""
        if not count.times:
            times, style = "! none", "yellow"
        elif count.failed:
            times, style = f"✗{count.failed}/{count.times}", "bold red"
        lines.append(Text(f"{kind:<{WIDTH - 10}}{times:>10}", style))
    columns: list[list[Text]] = [[]]
    wanted = max(1, (console.width + GAP) // (WIDTH + GAP))
    height = sum(len(lines) + 1 for lines in groups.values()) // wanted
    for lines in groups.values():
        if len(columns[-1]) + len(lines) // 2 > height and len(columns) < wanted:
            columns.append([])
        columns[-1] += [*lines, Text()]
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for row in zip_longest(*columns, fillvalue=Text()):
        grid.add_row(*row)
    console.print("\nKinds of positions, and how often they came up (✗failed/times)\n")
    console.print(grid)


def _show_finding(number: int, finding: Finding, console: Console) -> None:
    mark, style = MARKS["failed"] if finding.check not in ("state", "kinds") else MARKS["warning"]
    first, *rest = finding.message.splitlines()
    console.print(Text(f"\n{mark} {number}. {finding.check}: {first}", style), soft_wrap=True)
    lines = [f"    {line}" for line in rest]
    if finding.place is not None:
        lines.append(f"  {finding.place}")
        moves = finding.place.moves
        if moves:
            more = f"… {len(moves) - LAST} before, " if len(moves) > LAST else ""
            lines.append(f"  moves: {more}{' '.join(moves[-LAST:])}")
    for line in lines:
        console.print(line, soft_wrap=True, markup=False)
