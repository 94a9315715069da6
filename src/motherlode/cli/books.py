"""`motherlode rules` and `motherlode cards`: what there is to look up."""

from typing import Annotated

import typer
from rich.console import Console

from ..game.cards import (
    BASE_ACTIONS,
    BASE_PATHS,
    EXPANSION_ACTIONS,
    EXPANSION_DWARFS,
    EXPANSION_PATHS,
    NUGGETS,
)
from ..game.options import EDITIONS, OPTIONS, Option, sorted_values
from ..words import Words, words
from .drawing import draw_action, draw_card, side_by_side

CHAPTERS = {
    "table": ("T1", "T2", "T3"),
    "setup": ("B1", "B2", "B3", "X1", "X2", "X3", "B4", "B5"),
    "turn": ("B6", "X4", "B7", "B8"),
    "paths": ("B9", "B10", "B11", "B12", "X5", "X6", "X7", "X8"),
    "actions": (
        "B13", "B14", "B15", "B16", "B17", "X9", "X10", "X11", "X12", "X13", "X14", "X15", "X16",
    ),
    "round-end": ("B18", "B19"),
    "sharing-base": ("B20", "B21", "B22", "B24"),
    "sharing-expansion": ("X17", "X18", "X19", "X20", "X21", "X22", "X23"),
    "game-end": ("B23",),
    "notation": ("N1", "N2", "N3", "N4"),
}  # fmt: skip
CLAUSES = [clause for clauses in CHAPTERS.values() for clause in clauses]

# What `cards` shows, under which title.
PATHS: dict[str, dict[str, int]] = {
    "chapter-table": {"NESW+ladder": 1, "gold!": 1, "stone:NW!": 1, "stone:NE!": 1},
    "game-base": BASE_PATHS,
    "game-expansion": EXPANSION_PATHS,
}
OTHERS: dict[tuple[str, str], dict[str, int]] = {
    ("game-base", "card"): BASE_ACTIONS,
    ("game-base", "role"): {"miner": 7, "saboteur": 4},
    ("game-expansion", "card"): EXPANSION_ACTIONS,
    ("game-expansion", "role"): EXPANSION_DWARFS,
}


def rules(
    context: typer.Context,
    clause: Annotated[
        str, typer.Argument(help="A clause such as B9, or an option such as round_end.")
    ] = "",
) -> None:
    """The rules in our own words: all of them, one clause, or one option."""
    say = words(context.obj)
    console = Console(highlight=False)
    name = clause.strip()
    if not name:
        for chapter, clauses in CHAPTERS.items():
            console.print(f"\n[bold]{say.say(f'chapter-{chapter}')}[/]")
            for each in clauses:
                _clause(console, say, each)
        _options(console, say)
    elif name.upper() in CLAUSES:
        _clause(console, say, name.upper())
        for option in OPTIONS.values():
            if option.clause == name.upper():
                _option(console, say, option)
    elif name.lower().replace("-", "_") in OPTIONS:
        _option(console, say, OPTIONS[name.lower().replace("-", "_")])
    else:
        raise typer.TyperException(
            f"there is no clause or option {name!r:.30}; clauses: {' '.join(CLAUSES)}; "
            f"options: {', '.join(OPTIONS)}"
        )


def _clause(console: Console, say: Words, clause: str) -> None:
    title = say.attribute(f"rule-{clause}", "title")
    console.print(f"\n[bold]{clause}[/]  {title}", markup=True)
    console.print(say.say(f"rule-{clause}"), markup=False)


def _option(console: Console, say: Words, option: Option) -> None:
    key = f"option-{option.name.replace('_', '-')}"
    games = ", ".join(say.say(f"game-{game}") for game in option.games)
    console.print(f"\n[bold]{option.name}[/]  {option.clause}, {games}")
    console.print(say.say(key), markup=False)
    if option.name == "rounds":
        console.print("  1-10 (3)", markup=False)
        return
    for value in sorted_values(option):
        text = value
        attribute = str(value)
        if isinstance(value, bool):
            text, attribute = str(value).lower(), "on" if value else "off"
        editions = [
            edition
            for game in option.games
            for edition, preset in EDITIONS[game].items()
            if preset.get(option.name, option.values[0]) == value
        ]
        where = f" ({', '.join(editions)})" if editions else ""
        console.print(f"  {text}{where}: {say.attribute(key, attribute)}", markup=False)


def _options(console: Console, say: Words) -> None:
    console.print(f"\n[bold]{say.say('chapter-options')}[/]")
    for editions in EDITIONS.values():
        for edition in editions:
            text = say.say(f"edition-{edition.replace('.', '-')}")
            console.print(f"  {edition}: {text}", markup=False)
    for option in OPTIONS.values():
        _option(console, say, option)


def cards(
    context: typer.Context,
    ascii: Annotated[bool, typer.Option(help="Draw with plain ASCII characters.")] = False,
) -> None:
    """Every card of both games, drawn, with how often it exists."""
    say = words(context.obj)
    console = Console(highlight=False)
    width = min(console.width, 100)
    for title, paths in PATHS.items():
        console.print(f"\n[bold]{say.say(title)}[/] ({sum(paths.values())})\n")
        blocks = [draw_card(name, ascii=ascii) for name in paths]
        print(side_by_side(blocks, width, _captions(paths)))
    for (title, kind), counts in OTHERS.items():
        console.print(f"\n[bold]{say.say(title)}[/] ({sum(counts.values())})\n")
        blocks = [draw_action(name, ascii=ascii) for name in counts]
        print(side_by_side(blocks, width, _captions(counts)))
        for name in counts:
            key = f"{kind}-{name}"
            text = say.attribute(key, "does" if kind == "card" else "goal")
            console.print(f"  {name}: {say.say(key)}. {text}", markup=False)
    nuggets = ", ".join(f"{value} ×{copies}" for value, copies in NUGGETS.items())
    print(f"\n{say.attribute('rule-B3', 'title')} ({sum(NUGGETS.values())}): {nuggets}")


def _captions(counts: dict[str, int]) -> list[str]:
    return [f"{name} ×{copies}" for name, copies in counts.items()]
