"""`motherlode admin`: look at the tables of a server, running or not, close them, clear up."""

import json
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from rich.console import Console
from rich.table import Table as Grid

from .backup import Database

if TYPE_CHECKING:
    from ..server.storage.store import Store
    from ..table import Table

Stage = Literal["open", "playing", "between", "over", "closed"]

app = typer.Typer(
    help="Look at the tables of a server, close them, clear up. It may be running or not.",
    invoke_without_command=True,
    rich_markup_mode=None,
)


@app.callback()
def common(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("list")
def list_tables(
    stage: Annotated[Stage | None, typer.Option(help="Only the tables of this stage.")] = None,
    limit: Annotated[int, typer.Option(min=1, help="At most this many tables.")] = 100,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    database: Database = "",
) -> None:
    """List tables, the latest changed first."""
    _run(_list(database, stage, limit, as_json))


@app.command("show")
def show(
    code: Annotated[str, typer.Argument(help="The code of the table, or its link.")],
    last: Annotated[int, typer.Option(min=0, help="How many of the last entries.")] = 20,
    database: Database = "",
) -> None:
    """Show a table: who is there, what was done.

    It shows what a spectator sees: no hands and no roles of an unfinished game.
    """
    _run(_show(database, read_code(code), last))


@app.command("close")
def close(
    codes: Annotated[list[str], typer.Argument(help="The codes of the tables, or their links.")],
    database: Database = "",
) -> None:
    """Close tables for good. The people there are told within seconds; nothing more can happen."""
    _run(_close(database, [read_code(code) for code in codes]))


@app.command("clear")
def clear(database: Database = "") -> None:
    """Remove what has been kept long enough. A running server does so itself every hour."""
    _run(_clear(database))


def read_code(text: str) -> str:
    """A code as somebody typed it, or copied it with the rest of its link."""
    return text.strip().rstrip("/").rpartition("/")[2].upper()


def _run(work: Coroutine[Any, Any, int]) -> None:
    import asyncio

    from ..server.storage.database import StoreError

    try:
        status = asyncio.run(work)
    except StoreError as error:
        raise typer.TyperException(str(error)) from None
    if status:
        raise typer.Exit(status)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator["Store"]:
    """The database of a server. A mistyped name makes no new one, and none is brought up to date:
    a server of another version may be at work on it.
    """
    from ..server.settings import default_database
    from ..server.storage.database import COMMAND_S, StoreError
    from ..server.storage.database import Database as Opened
    from ..server.storage.migrations import check_known, version_of
    from ..server.storage.schema import VERSION
    from ..server.storage.store import Store

    try:
        url = url or default_database()
    except ValueError as error:
        raise StoreError(f"name a --database: {error}") from None
    store = Store(Opened(url, create=False, command_s=COMMAND_S))
    try:
        async with store.database.reading() as connection:
            version = await connection.run_sync(version_of)
        check_known(version)
        if version is None:
            raise StoreError("this database has no tables of Motherlode in it")
        if version != VERSION:
            raise StoreError("this database is of an older Motherlode: start the server first")
        yield store
    finally:
        await store.close()


# --- list


async def _list(database: str, stage: str | None, limit: int, as_json: bool) -> int:
    async with opened(database) as store:
        rows = await store.all_tables(limit, stage)
    now = time.time() * 1000
    grid = Grid("code", "stage", "game", "people", "bots", "round", "entries", "last change")
    for row in rows:
        facts = json.loads(row.summary)
        facts.pop("last", None)
        facts |= {"entries": row.seq, "changed": row.changed, "listed": row.listed}
        if as_json:
            print(json.dumps(facts, ensure_ascii=False))
            continue
        shown = [row.code, row.stage, facts["game"], facts["people"], facts["bots"]]
        shown += [facts["round"], row.seq, _ago(now - row.changed)]
        grid.add_row(*map(str, shown))
    if rows and not as_json:
        Console().print(grid)
    elif not rows:
        print("no tables", file=sys.stderr)
    return 0


def _ago(milliseconds: float) -> str:
    minutes = int(milliseconds / 60_000)
    if minutes < 60:
        return f"{minutes} min ago"
    return f"{minutes // 60} h ago" if minutes < 2880 else f"{minutes // 1440} days ago"


# --- show


async def _show(database: str, code: str, last: int) -> int:
    async with opened(database) as store:
        table = await _read(store, code)
    if table is None:
        return 1
    terms = table.terms
    edition = f", {terms.edition}" if terms.edition else ""
    print(f"{code}: {table.stage}; {terms.game}{edition}, clock {terms.clock}")
    for number, seat in enumerate(table.seats):
        if seat.person is None:
            print(f"seat {number}: {f'bot {seat.bot}' if seat.bot else 'empty'}")
        else:
            person = table.people[seat.person]
            here = "here" if person.here else "not here"
            held = f", held by bot {seat.stand_in}" if seat.stand_in else ""
            host = ", host" if person.number == table.host else ""
            print(
                f"seat {number}: {_plain(person.name)} (person {person.number}{host}), {here}{held}"
            )
    for person in table.people:
        if person.seat is None:
            here = "here" if person.here else "not here"
            print(f"no seat: {_plain(person.name)} (person {person.number}), {here}")
    for text in _told(table, last):
        print(text)
    return 0


def _told(table: "Table", last: int) -> list[str]:
    """The last entries, as a spectator sees them."""
    import msgspec

    from ..table.telling import happened

    found: list[str] = []
    for line in reversed(table.lines):
        if len(found) == last:
            break
        told = happened(table, line, None)
        if told is not None:
            when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(line.at / 1000))
            facts = msgspec.to_builtins(told)
            kind = facts.pop("kind")
            shown = " ".join(f"{k}={json.dumps(v, ensure_ascii=False)}" for k, v in facts.items())
            found.append(_plain(f"{line.seq:5} {when} {kind} {shown}".rstrip()))
    return found[::-1]


def _plain(text: str) -> str:
    """A guest's words, with every character that could move the cursor escaped."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )


async def _read(store: "Store", code: str) -> "Table | None":
    """A table with all its entries; prints a message if there is none."""
    from ..table import Table
    from ..table import entries as e

    table = Table(code)
    for entry in await store.entries(code):
        table.apply(entry.seq, entry.at, e.decode(entry.data))
    if not table.lines:
        print(f"{_plain(code[:20])}: there is no such table", file=sys.stderr)
        return None
    return table


# --- close


async def _close(database: str, codes: list[str]) -> int:
    async with opened(database) as store:
        found = [await _close_one(store, code) for code in codes]
    return 0 if all(found) else 1


async def _close_one(store: "Store", code: str) -> bool:
    """Close one table; a running server looks for new entries, and notices within seconds."""
    import msgspec

    from ..server.storage.database import Conflict
    from ..server.storage.rows import TableState
    from ..table import entries as e
    from ..table.telling import summary

    while True:
        table = await _read(store, code)
        if table is None:
            return False
        if table.stage == "closed":
            print(f"{code}: closed already")
            return True
        now, seq = int(time.time() * 1000), table.seq + 1
        stored = e.Stored(e.Closed())
        table.apply(seq, now, stored)
        shown = msgspec.json.encode(summary(table))
        state = TableState(table.stage, table.terms.listed, now, None, shown)
        try:
            await store.append(code, seq, [(now, e.encode(stored))], state=state)
        except Conflict:  # somebody made a move meanwhile
            continue
        print(f"{code}: closed")
        return True


# --- clear


async def _clear(database: str) -> int:
    from ..server.live.hub import DAY
    from ..server.settings import Settings, SettingsError
    from ..server.storage.rows import ClearRules

    try:
        settings = Settings.read()
    except SettingsError as error:
        raise typer.TyperException("; ".join(error.problems)) from None
    rules = ClearRules(
        settings.keep_finished_days * DAY,
        settings.keep_idle_days * DAY,
        settings.keep_guests_days * DAY,
    )
    async with opened(database) as store:
        cleared = await store.clear(time.time_ns() // 1_000_000, rules)
    print(
        f"removed: {cleared.finished} finished tables, {cleared.idle} idle tables, "
        f"{cleared.guests} guests"
    )
    return 0
