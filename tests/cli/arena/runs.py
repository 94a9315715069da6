"""Runs of `motherlode arena` in this process, and what they leave in their folder."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer

from motherlode.cli.arena import command
from motherlode.game.message import Message
from motherlode.words import words

app = typer.Typer(pretty_exceptions_enable=False)
app.command("arena")(command.command)
ODD = "tests.arena.odd_bots"
CHEAP = ["random", f"{ODD}:First"]  # where it does not matter who plays
QUICK = ["--players", "3", "--workers", "1", "--no-beliefs"]


def run(*arguments: str | Path) -> int:
    """Run the command in this process; its exit status."""
    status = app([*map(str, arguments)], standalone_mode=False)
    return status if isinstance(status, int) else 0


def complaint(*arguments: str | Path) -> str:
    """The line with which the command is refused."""
    with pytest.raises((typer.TyperException, ValueError)) as refused:
        run(*arguments)
    message = getattr(refused.value, "message", str(refused.value))
    text = words("en").tell(message) if isinstance(message, Message) else str(message)
    assert "\n" not in text
    return text


def kept(folder: Path) -> list[dict[str, Any]]:
    """The games in a folder in a fixed order, without their times."""
    lines = (folder / "results.jsonl").read_text().splitlines()[1:]
    rows = [{**json.loads(line), "times": None} for line in lines]
    return sorted(rows, key=lambda row: (row["deal"], row["players"], row["lineup"], row["turn"]))
