"""`motherlode backup` and `motherlode restore`: all that a server keeps, to a file and back."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

Database = Annotated[
    str,
    typer.Option(
        "--database",
        envvar="MOTHERLODE_DATABASE_URL",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; default: the server's file.",
        show_default=False,
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it; a file there is replaced.")],
    database: Database = "",
) -> None:
    """Write all games and guests of a server to one file; the server may go on working."""
    from ..server.backup import backup

    rows = _run("Writing", database, lambda url, progress: backup(url, file, progress))
    print(f"{rows} rows in {file}, {file.stat().st_size} bytes")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `motherlode backup` has written.")],
    replace: Annotated[
        bool, typer.Option("--replace", help="Remove what is in the database first.")
    ] = False,
    database: Database = "",
) -> None:
    """Fill a server's database from a backup; a running server notices within seconds."""
    from ..server.backup import restore

    rows = _run(
        "Reading",
        database,
        lambda url, progress: restore(url, file, replace=replace, progress=progress),
    )
    print(f"{rows} rows restored from {file}")


def _run(
    title: str,
    url: str,
    work: Callable[[str, Callable[[int, int], None]], Coroutine[Any, Any, int]],
) -> int:
    """Do the work with a progress bar on the terminal; an error is reported in one line."""
    from ..server.database import StoreError
    from ..server.settings import default_database

    try:
        url = url or default_database()
    except ValueError as error:
        raise typer.TyperException(f"name a --database: {error}") from None
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=None)
        try:
            return asyncio.run(
                work(url, lambda done, total: bar.update(task, completed=done, total=total))
            )
        except StoreError as error:
            raise typer.TyperException(str(error)) from None
