"""`motherlode arena`: bots play each other on the same deals, and the results are measured."""

import json
import shlex
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ... import __version__
from ...arena.analysis import analyse
from ...arena.calibration import BELIEFS
from ...arena.games import Failure, Game, Setting, schedule
from ...arena.lineup import LineUp, LineUpError, matrix, read_lineup, roles_of, unique, versus
from ...arena.report import Configuration, Report
from ...arena.workers import RayError, WorkerDied, choose_workers, cores, play_all
from ...bots import LEVELS, BotPlayer
from ...game.options import Rules, read_option
from .page import page
from .progress import Progress
from .store import (
    FAILURE,
    PAGE,
    REPORT,
    RESULTS,
    TRACE,
    Store,
    StoreError,
    code_digest,
    keep_failure,
)
from .terminal import show


def command(
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[BOT]...",
            help=f"Who plays: {', '.join(LEVELS)}, with a budget as in sharp@2s (two seconds a "
            "move) or sharp@500 (playouts), or module:Class. Every bot plays the miners against "
            "every bot as saboteurs.",
            show_default=False,
        ),
    ] = None,
    against: Annotated[
        str,
        typer.Option(
            "--versus", help="Instead: each bot only against this one, as miners and as saboteurs."
        ),
    ] = "",
    mix: Annotated[
        list[str] | None,
        typer.Option(
            help="A line-up of your own; may be given often. miners=BOT,saboteurs=BOT, or "
            "blue=BOT,rest=BOT, or a bot for each seat as BOT,BOT,BOT, which then also plays each "
            "deal with all bots moved up."
        ),
    ] = None,
    players: Annotated[str, typer.Option(help="Number of players: 5, or 5,8, or 3-10.")] = "5",
    game: Annotated[str, typer.Option(help="base or expansion.")] = "base",
    edition: Annotated[str, typer.Option(help="Edition; default: the game's first.")] = "",
    option: Annotated[
        list[str] | None,
        typer.Option(
            help="An option as name=value; may be given often. A game has one round here, since "
            "a round is what can be dealt alike; rounds=3 plays whole games."
        ),
    ] = None,
    deals: Annotated[int, typer.Option(min=1, help="How many deals, the same for all.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals and games.")] = 0,
    workers: Annotated[
        int, typer.Option(min=0, help="How many processes; 0: one for each core.")
    ] = 0,
    out: Annotated[
        Path | None,
        typer.Option(
            help=f"Folder for {RESULTS}, {REPORT} and {PAGE}. The same command goes on where it "
            "was stopped."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    beliefs: Annotated[
        bool, typer.Option(help="Measure how well play shows who is who; takes some time.")
    ] = True,
    ray: Annotated[
        str, typer.Option(help="Play on a Ray cluster: its address, auto, or local for a new one.")
    ] = "",
) -> None:
    """Play bots against each other on the same deals and measure them, with intervals."""
    counts = _counts(players)
    options = dict(read_option(game, text) for text in option or [])
    options.setdefault("rounds", 1)
    tables = [Rules(game, count, edition or None, options) for count in counts]
    lineups = _lineups(bots or [], against, mix or [], tables)
    names = list(dict.fromkeys(bot for lineup in lineups for bot in lineup.bots))
    for name in names:
        BotPlayer(name)  # an unknown name is refused before anything is played
    rules = tables[0]
    setting = Setting(game, rules.edition, options, seed, beliefs)
    configuration = Configuration(
        game=game,
        edition=rules.edition,
        options=dict(sorted(rules.changed.items())),
        players=counts,
        lineups=[lineup.text for lineup in lineups],
        seed=seed,
        beliefs=BELIEFS if beliefs else "",
        version=__version__,
        code=code_digest(names),
    )
    try:
        with closing(Store(out, configuration)) as store:
            stopped = False
            try:
                games = [g for g in schedule(counts, lineups, deals) if store.lacks(g)]
                if games:
                    _play(games, store, setting, workers, ray, deals)
            except KeyboardInterrupt:
                stopped = True
            found = analyse(configuration, lineups, store.within(deals), deals, _command())
    except (StoreError, RayError, WorkerDied) as error:
        raise typer.TyperException(str(error)) from None
    if out is not None:
        (out / REPORT).write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
        (out / PAGE).write_text(page(found), encoding="utf-8")
    if as_json:
        print(json.dumps(found, indent=2))
    else:
        show(found, Console())
        if out is not None:
            print(f"\n{RESULTS}, {REPORT} and {PAGE} are in {out}")
    if stopped:
        _say_stopped(found, out)
        raise typer.Exit(130)


def _play(
    games: Sequence[Game], store: Store, setting: Setting, workers: int, ray: str, deals: int
) -> None:
    """Play the games that are left, keeping each as soon as it is finished."""
    wanted = min(workers or cores(), len(games))
    playing = choose_workers(setting, wanted, ray)
    progress = Progress(store.within(deals), len(games))
    with progress.display, closing(play_all(games, playing)) as batches:
        for batch in batches:
            for row in batch.rows:
                store.add(row)
                progress.add(row)
            if batch.failure is not None:
                raise typer.TyperException(_complaint(batch.failure, store))


def _complaint(failure: Failure, store: Store) -> str:
    """Where to find a failed game, and what is kept."""
    folder = store.folder or Path(tempfile.mkdtemp(prefix="motherlode-arena-"))
    keep_failure(folder, failure)
    kept = f"; {len(store.rows)} games are kept in {folder / RESULTS}" if store.folder else ""
    return (
        f"{failure} (the traceback is in {folder / TRACE}, the game so far can be seen with: "
        f"motherlode replay --unfinished {shlex.quote(str(folder / FAILURE))}){kept}"
    )


def _say_stopped(found: Report, out: Path | None) -> None:
    how = "the same command goes on from there" if out else "with --out FOLDER it could go on"
    print(
        f"motherlode: stopped after {found['games']} of {found['planned']} games; {how}",
        file=sys.stderr,
    )


def _command() -> str:
    """The command as it was given, for those who want to repeat it."""
    arguments = sys.argv[1:]
    return shlex.join(["motherlode", *arguments]) if "arena" in arguments else ""


def _counts(text: str) -> list[int]:
    """Numbers of players written as 5, as 5,8 or as 3-10."""
    counts: set[int] = set()
    for piece in text.split(","):
        first, dash, last = (part.strip() for part in piece.partition("-"))
        ends = [first, last] if dash else [first]
        if not all(end.isascii() and end.isdecimal() and len(end) < 4 for end in ends):
            raise typer.TyperException(f"--players is 5, or 5,8, or 3-10, not {text!r:.40}")
        counts.update(range(int(ends[0]), int(ends[-1]) + 1))
    if not counts:
        raise typer.TyperException(f"--players {text[:40]!r} names no number of players")
    return sorted(counts)


def _lineups(
    bots: Sequence[str], against: str, mixes: Sequence[str], tables: Sequence[Rules]
) -> list[LineUp]:
    """All line-ups that are asked for, each once."""
    if not bots and not mixes:
        raise typer.TyperException(
            f"name the bots that shall play ({', '.join(LEVELS)}), or a line-up with --mix"
        )
    if against and not bots:
        raise typer.TyperException("--versus needs a bot that plays against it")
    roles = roles_of(tables[0])
    named = list(dict.fromkeys(bots))
    found = versus(named, against, roles) if against else matrix(named, roles)
    try:
        for mix in mixes:
            found += [read_lineup(mix, roles, rules.players) for rules in tables]
    except LineUpError as error:
        raise typer.TyperException(str(error)) from None
    return unique(found)
