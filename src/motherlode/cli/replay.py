"""`motherlode replay`: read a record, draw it, verify it."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ..game.cards import FACE_DOWN, GOALS, LYING, NAMES, ROLES, TILE_TEXT
from ..game.maze import xy
from ..game.move import Move
from ..game.record import Reader, RecordError, lines
from ..game.round import Round
from ..words import Words, words
from .drawing import draw_maze


def command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A record in JSON Lines; - reads standard input.")],
    at: Annotated[
        int | None, typer.Option(min=0, help="Stop after this many moves and show the position.")
    ] = None,
    check: Annotated[bool, typer.Option(help="Only verify the record.")] = False,
    legal: Annotated[
        bool, typer.Option(help="Before every move, its legal alternatives as a JSON line.")
    ] = False,
    unfinished: Annotated[
        bool, typer.Option(help="Accept a record that stops before its result.")
    ] = False,
    ascii: Annotated[bool, typer.Option(help="Draw with plain ASCII characters.")] = False,
) -> None:
    """Draw a recorded game step by step; verify it; or list its legal moves.

    In a terminal Enter shows the next step and q leaves; otherwise all steps are printed.
    """
    if check and (legal or at is not None):
        raise typer.TyperException("--check goes with neither --legal nor --at")
    data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    try:
        if check:
            _check(data, unfinished)
        elif legal:
            _legal(data, at, unfinished)
        else:
            _show(data, at, unfinished, ascii, words(context.obj))
    except RecordError as error:
        text = words(context.obj).tell(error.message)
        raise typer.TyperException(f"{file}: {text} ({error})") from None


def _check(data: bytes, unfinished: bool) -> None:
    reader = Reader()
    moves = number = 0
    for number, text in lines(data):
        moves += reader.awaits_move()
        reader.read(number, text)
    match = reader.close(number + 1, unfinished)
    state = "whole" if reader.finished else "unfinished"
    print(
        f"{state} and correct: {match.rules.game}, {match.rules.edition}, "
        f"{match.rules.players} players, {len(match.rounds)} rounds, {moves} moves"
    )


def _legal(data: bytes, at: int | None, unfinished: bool) -> None:
    reader = Reader()
    moves = number = 0
    for number, text in lines(data):
        if reader.awaits_move():
            if moves == at:
                return
            moves += 1
            round = reader.match.round
            found = sorted(str(move) for move in round.legal_moves())
            print(json.dumps({"line": number, "seat": int(round.turn), "legal": found}))
        reader.read(number, text)
    reader.close(number + 1, unfinished)


def _show(data: bytes, at: int | None, unfinished: bool, ascii: bool, say: Words) -> None:
    console = Console(highlight=False)
    steps = sys.stdin.isatty() and console.is_terminal and at is None
    reader = Reader()
    moves = number = 0
    for number, text in lines(data):
        if reader.awaits_move():
            if moves == at:
                break
            moves += 1
        _read(console, reader, number, text, moves, at, ascii, say)
        if steps and reader.awaits_move() and _leave(console):
            return
    else:
        reader.close(number + 1, unfinished)
    if at is not None and reader.match.rounds:
        round = reader.match.round
        draw(console, round, ascii)
        _hands(console, round)


def _leave(console: Console) -> bool:
    return console.input("[dim]Enter: next, q: leave [/]").strip().lower() == "q"


def _read(
    console: Console,
    reader: Reader,
    number: int,
    text: str,
    moves: int,
    at: int | None,
    ascii: bool,
    say: Words,
) -> None:
    """Read one line and print what it says."""
    is_move = reader.awaits_move()
    seat = int(reader.match.round.turn) if is_move else 0
    reader.read(number, text)
    value = json.loads(text)
    match = reader.match
    if "motherlode" in value:
        names = ", ".join(f"{i} {name}" for i, name in enumerate(match.names))
        print(f"{match.rules.game}, {match.rules.edition}, {match.rules.changed or 'no options'}")
        print(f"players: {names}")
    elif "deal" in value:
        round = match.round
        print(f"\nRound {round.number}: seat {round.starter} begins")
        print("roles: " + ", ".join(f"{i} {ROLES[r]}" for i, r in enumerate(round.roles)))
        print("goals: " + ", ".join(GOALS[goal] for goal in round.maze.goals))
    elif is_move:
        print(f"{moves:4}. seat {seat}  {value['move']}")
        made = Move.parse(value["move"])
        if at is None and (made.kind == "dig" or made.card == "rockfall"):
            draw(console, match.round, ascii)
    elif "end" in value:
        if at is None:
            draw(console, match.round, ascii)
        reached = "the treasure is reached" if value["treasure"] else "the treasure is not reached"
        print(f"Round {value['end']} ends: {reached}; gold {value['gold']}")
        for reason in match.view(None).reasons:
            print(f"  {say.tell(reason, match.names.__getitem__)} ({reason.clause})")
    else:
        print(f"Result: gold {value['result']}, winners {value['winners']}")


def draw(console: Console, round: Round, ascii: bool = False) -> None:
    """The maze, goals shown as they lie."""
    cells = {xy(cell): TILE_TEXT[tile] for cell, tile in round.maze.tiles()}
    for place, cell in enumerate(round.maze.goal_cells):
        if round.maze.tile(cell) == FACE_DOWN:
            cells[xy(cell)] = GOALS[round.maze.goals[place]]
    console.print(draw_maze(cells, ascii=ascii), no_wrap=True, overflow="ignore", crop=False)


def _hands(console: Console, round: Round) -> None:
    for seat in range(round.seats):
        lies = ", ".join(LYING[i] for i in range(5) if round.before(seat) >> i & 1)
        hand = " ".join(NAMES[card] for card in round.hand(seat))
        mark = ">" if not round.over and seat == round.turn else " "
        print(
            f"{mark} seat {seat} {ROLES[round.roles[seat]]}: {hand}{f'  [{lies}]' if lies else ''}"
        )
    print(f"deck {round.deck_left}, phase {round.phase_name}, gold {list(round.gold)}")
