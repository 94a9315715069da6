"""An arena's report as tables for the terminal; they fit into 80 columns."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...arena.calibration import Calibration
from ...arena.intervals import Difference, Mean, Share
from ...arena.paired import main_steps
from ...arena.report import Report, Standing

WIDE = 4  # with more bots than this the matrix leaves out its intervals
MANY = 24  # longer lists are in the files only


def percent(share: Share, interval: bool = True) -> str:
    """63 % of something, with its interval."""
    rate = f"{100 * share['rate']:.0f}"
    return f"{rate} ({100 * share['low']:.0f}–{100 * share['high']:.0f})" if interval else rate


def amount(mean: Mean) -> str:
    """An average with half the width of its interval."""
    if mean["high"] is None:
        return f"{mean['mean']:.2f}"
    return f"{mean['mean']:.2f} ± {mean['high'] - mean['mean']:.2f}"


def change(found: Difference, scale: float, digits: int) -> str:
    """A difference with its interval, and a star if that excludes 0."""
    text = f"{scale * found['mean']:+.{digits}f}"
    if found["low"] is None or found["high"] is None:
        return text
    interval = f"[{scale * found['low']:.{digits}f}, {scale * found['high']:.{digits}f}]"
    return f"{text} {interval} {'*' if found['decided'] else ' '}"


def duration(seconds: float) -> str:
    """A time with the unit that suits it."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.1f} ms" if seconds >= 0.001 else f"{1e6 * seconds:.0f} µs"


def counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def headline(report: Report) -> str:
    """What was played, in one line."""
    what = report["configuration"]
    rounds = int(what["options"].get("rounds", 3))
    options = ", ".join(f"{k}={v}" for k, v in what["options"].items() if k != "rounds")
    parts = [
        what["game"],
        what["edition"],
        f"{_ranges(what['players'])} players",
        f"{counted(rounds, 'round')} a game",
        *([options] if options else []),
        f"seed {what['seed']}",
    ]
    return ", ".join(parts)


def _ranges(counts: list[int]) -> str:
    whole = counts == list(range(counts[0], counts[-1] + 1)) and len(counts) > 2
    if whole:
        return f"{counts[0]}–{counts[-1]}"
    return " and ".join(filter(None, [", ".join(map(str, counts[:-1])), str(counts[-1])]))


def show(report: Report, console: Console) -> None:
    """Print everything that fits on a terminal."""
    lineups = len(report["configuration"]["lineups"])
    print(headline(report))
    unfinished = f" of {report['planned']}" if report["games"] < report["planned"] else ""
    print(
        f"{counted(report['games'], 'game')}{unfinished}: "
        f"{counted(report['deals'], 'deal')}, the same for {counted(lineups, 'line-up')}; "
        "intervals are for 95 %"
    )
    if not report["games"]:
        print("no games played")
        return
    for table in _tables(report):
        print()
        console.print(table)
    if report["beliefs"]:
        print()
        _show_calibration(report["beliefs"]["overall"])
    if report["findings"]:
        print()
        said = Table.grid(padding=(0, 1))
        for sentence in report["findings"]:
            said.add_row("-", Text(sentence))
        console.print(said)


def _tables(report: Report) -> list[Table]:
    first = report["standings"][0]
    tables = [_matrix(first), _lineups(first)]
    if len(report["standings"]) > 1:
        tables.append(_by_players(report))
    tables += [_steps(first), _roles(first), _ratings(report), _times(report)]
    return [table for table in tables if table is not None and table.row_count]


def _table(title: str, *columns: str) -> Table:
    """A table with its title in the first column; numbers to the right."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column(title, overflow="fold")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _matrix(standing: Standing) -> Table | None:
    matrix = standing["matrix"]
    if matrix is None or len(matrix["miners"]) < 2:
        return None
    saboteurs = matrix["saboteurs"]
    table = _table("treasure %: miners ↓ saboteurs →", *saboteurs)
    for bot, cells in zip(matrix["miners"], matrix["cells"], strict=True):
        texts = ["" if cell is None else percent(cell, len(saboteurs) <= WIDE) for cell in cells]
        table.add_row(bot, *texts)
    return table


def _lineups(standing: Standing) -> Table | None:
    if len(standing["lineups"]) > MANY:
        return None
    table = _table(
        "miners : saboteurs", "rounds", "treasure %", "miner's gold", "saboteur's", "moves"
    )
    for found in standing["lineups"]:
        gold = [amount(found["gold"][side]) for side in ("miners", "saboteurs")]
        whole = found["miners"] and found["saboteurs"]
        mixed = found["lineup"].replace(",", ", ")
        name = f"{found['miners']} : {found['saboteurs']}" if whole else mixed
        table.add_row(
            name,
            str(found["rounds"]),
            percent(found["treasure"]),
            *gold,
            f"{found['moves']['mean']:.0f}",
        )
    return table


def _by_players(report: Report) -> Table | None:
    single = report["standings"][1:]
    names = [found["lineup"] for found in report["standings"][0]["lineups"]]
    if len(names) > MANY:
        return None
    table = _table("treasure % by players", *(str(s["players"][0]) for s in single))
    for name in names:
        found = [{r["lineup"]: r for r in s["lineups"]}.get(name) for s in single]
        table.add_row(
            name.replace(",", ", "),
            *("" if r is None else percent(r["treasure"], False) for r in found),
        )
    return table


def _steps(standing: Standing) -> Table:
    table = _table("same deals", "as", "wins, points", "gold a round")
    table.columns[0].no_wrap, table.columns[1].no_wrap = True, False
    for step in main_steps(standing)[:MANY]:
        table.add_row(
            f"{step['before']} → {step['after']}",
            step["playing"],
            change(step["wins"], 100, 1),
            change(step["gold"], 1, 2),
        )
    table.caption = "* more than chance: the interval excludes 0"
    table.caption_justify = "left"
    return table


def _roles(standing: Standing) -> Table:
    table = _table("role at the end", "bot", "seats", "won %", "gold a round")
    for found in standing["roles"][: 2 * MANY]:
        row = [found["bot"], str(found["wins"]["times"]), percent(found["wins"])]
        table.add_row(found["role"], *row, amount(found["gold"]))
    return table


def _ratings(report: Report) -> Table | None:
    found = {(one["bot"], one["playing"]): one for one in report["ratings"]}
    if len(found) < 2:
        return None
    kinds = list(dict.fromkeys(playing for _, playing in found))
    # The best overall first.
    bots = dict.fromkeys(bot for last in reversed(kinds) for bot, kind in found if kind == last)
    titles = {"miners": "as miners", "saboteurs": "as saboteurs", "sides": "overall"}
    table = _table("rating (± 2 σ)", *(titles.get(kind, f"by {kind}") for kind in kinds))
    for bot in bots:
        one = [found.get((bot, kind)) for kind in kinds]
        table.add_row(bot, *(f"{r['mu']:.1f} ± {2 * r['sigma']:.1f}" if r else "" for r in one))
    return table


def _times(report: Report) -> Table:
    table = _table("time a move", "moves", "mean", "99 % within", "longest")
    for one in report["times"]:
        figures = [duration(one["mean"]), duration(one["p99"]), duration(one["max"])]
        table.add_row(one["bot"], f"{one['moves']:,}", *figures)
    return table


def _show_calibration(seen: Calibration) -> None:
    print(
        f"roles by log-loss: {seen['prior']['mean']:.3f} from the deal alone, "
        f"{seen['loss']['mean']:.3f} with play ({-100 * seen['reduction']:+.1f} %)"
    )
    if seen["third"]["times"]:
        print(
            "saboteurs seen through after a third of a round: "
            f"{100 * seen['third']['mean']:.1f} %, by guessing {100 * seen['chance']['mean']:.1f} %"
        )
    if seen["impossible"]:
        print(f"rounds whose truth had been ruled out: {seen['impossible']}")
