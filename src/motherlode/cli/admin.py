"""`motherlode admin`: look at the tables of a server, running or not, and close them."""

import asyncio
import json
import time
from collections.abc import Coroutine
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from ..server.database import Conflict
from ..server.rows import TableState
from ..server.settings import Settings, SettingsError
from ..server.store import Store
from ..table import Table
from ..table import entries as e
from ..table.telling import summary

app = typer.Typer(help="Look at the tables of a server, running or not, and close them.")
Database = Annotated[str, typer.Option(help="The database; default: that of `motherlode serve`.")]


def _run(work: Coroutine[Any, Any, int]) -> None:
    status = asyncio.run(work)
    if status:
        raise typer.Exit(status)


async def _open(database: str) -> Store:
    try:
        return await Store.open(database or Settings.read().database_url)
    except SettingsError as error:
        raise typer.TyperException("; ".join(error.problems)) from None


@app.command("list")
def list_tables(
    stage: Annotated[
        str, typer.Option(help="Only these: open, playing, between, over or closed.")
    ] = "",
    limit: Annotated[int, typer.Option(min=1, help="At most so many.")] = 100,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    database: Database = "",
) -> None:
    """List tables, the latest changed first."""
    _run(_list(database, stage or None, limit, as_json))


async def _list(database: str, stage: str | None, limit: int, as_json: bool) -> int:
    store = await _open(database)
    try:
        rows = await store.all_tables(limit, stage)
    finally:
        await store.close()
    now = time.time() * 1000
    grid = Grid("code", "stage", "game", "people", "bots", "round", "entries", "last change")
    for row in rows:
        facts = json.loads(row.summary)
        facts |= {"entries": row.seq, "changed": row.changed, "listed": row.listed}
        if as_json:
            print(json.dumps(facts, ensure_ascii=False))
            continue
        shown = [row.code, row.stage, facts["game"], facts["people"], facts["bots"]]
        shown += [facts["round"], row.seq, _ago(now - row.changed)]
        grid.add_row(*map(str, shown))
    if not as_json:
        if rows:
            Console().print(grid)
        else:
            print("no tables")
    return 0


def _ago(milliseconds: float) -> str:
    minutes = int(milliseconds / 60_000)
    if minutes < 60:
        return f"{minutes} min ago"
    return f"{minutes // 60} h ago" if minutes < 2880 else f"{minutes // 1440} days ago"


@app.command("close")
def close(
    codes: Annotated[list[str], typer.Argument(help="The codes of the tables.")],
    database: Database = "",
) -> None:
    """Close tables: their players are told, and nothing more can happen there."""
    _run(_close(database, codes))


async def _close(database: str, codes: list[str]) -> int:
    store = await _open(database)
    try:
        found = [await _close_one(store, code.upper()) for code in codes]
    finally:
        await store.close()
    return 0 if all(found) else 1


async def _close_one(store: Store, code: str) -> bool:
    """A running server hears of it within seconds: it looks for entries that it did not write."""
    while True:
        table = Table(code)
        for entry in await store.entries(code):
            table.apply(entry.seq, entry.at, e.decode(entry.data))
        if not table.lines:
            print(f"{code[:20]}: there is no such table")
            return False
        if table.stage == "closed":
            print(f"{code}: closed already")
            return True
        now, seq = int(time.time() * 1000), table.seq + 1
        stored = e.Stored(e.Closed())
        table.apply(seq, now, stored)
        shown = json.dumps(summary(table)).encode()
        state = TableState(table.stage, table.terms.listed, now, None, shown)
        try:
            await store.append(code, seq, [(now, e.encode(stored))], state=state)
        except Conflict:  # somebody made a move meanwhile
            continue
        print(f"{code}: closed")
        return True
