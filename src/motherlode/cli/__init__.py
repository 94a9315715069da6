"""The command line: `motherlode COMMAND`. Each command is a file of its own."""

import os
import sys
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from .. import __version__, compiled
from ..bots import UnknownBot
from ..game.message import Refused
from ..game.scenario import ScenarioError
from ..words import LANGUAGES, default_language, words
from . import admin, backup, books, bot_check, conformance, play, replay, serve, simulate
from .arena import command as arena_command
from .bench import command as bench_command


class Commands(TyperGroup):
    """The commands; what the game refuses is said in the language of whoever runs them."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except Refused as refused:
            clause = f" [{refused.message.clause}]" if refused.message.clause else ""
            text = words(ctx.obj).tell(refused.message)
            raise typer.TyperException(text + clause) from None


app = typer.Typer(
    cls=Commands,
    help="Saboteur and Saboteur 2: play, simulate, write down, read back and judge.",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(asked: bool) -> None:
    if asked:
        print(f"motherlode {__version__}, engine {'compiled' if compiled() else 'uncompiled'}")
        raise typer.Exit


@app.callback()
def common(
    context: typer.Context,
    language: Annotated[
        str,
        typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Default: your system's."),
    ] = "",
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    context.obj = language or default_language()
    if context.obj not in LANGUAGES:
        raise typer.TyperException(f"--lang is one of {', '.join(LANGUAGES)}, not {language!r:.20}")
    if context.invoked_subcommand is None:
        print(context.get_help())


app.command("play")(play.command)
app.command("serve")(serve.command)
app.add_typer(admin.app, name="admin")
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("simulate")(simulate.command)
app.command("replay")(replay.command)
app.command("conformance")(conformance.command)
app.command("rules")(books.rules)
app.command("cards")(books.cards)
app.command("arena")(arena_command.command)
app.command("bot-check")(bot_check.command)
app.command("bench")(bench_command.command)


def main() -> None:
    """Run the command line; any error is reported in one line, with exit status 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a console that cannot show a letter shows ?
    try:
        status = app(standalone_mode=False)
    except typer.TyperException as error:
        message = error.format_message().replace("\n", " ")
        context = getattr(error, "ctx", None)
        hint = f" (try {context.command_path} --help)" if context is not None else ""
        _stop(message + hint)
    except (ScenarioError, UnknownBot) as error:
        _stop(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        _stop(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        sys.exit(130)
    else:
        sys.exit(status if isinstance(status, int) else 0)


def _stop(message: str) -> None:
    print(f"motherlode: {message}", file=sys.stderr)
    sys.exit(2)


__all__ = ["app", "main"]
