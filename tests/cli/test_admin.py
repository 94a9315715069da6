"""`motherlode admin`: next to a running server, and without one."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from subprocess import CompletedProcess
from typing import get_args

import pytest

from motherlode.cli.admin import Stage, opened, read_code
from motherlode.client import Client, Seat
from motherlode.game.cards import ROLES
from motherlode.game.message import Refused
from motherlode.server import protocol
from motherlode.server.storage import schema
from motherlode.server.storage.database import StoreError
from motherlode.server.storage.store import Store
from motherlode.words import words
from tests.server.real_servers import Live, play, serving
from tests.terminal import PATIENCE, in_pipes, port_of, run

pytestmark = [pytest.mark.anyio, pytest.mark.one_engine]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Admin:
    """An administrator of the server with this database, in another process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = f"sqlite:///{folder / 'lode.db'}"

    async def run(self, *arguments: str, **environ: str) -> CompletedProcess[str]:
        environ = {"MOTHERLODE_DATABASE_URL": self.url} | environ
        return await asyncio.to_thread(run, self.folder, "admin", *arguments, **environ)

    async def says(self, *arguments: str) -> str:
        """The output of a command that succeeds."""
        done = await self.run(*arguments)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    @asynccontextmanager
    async def server(self) -> AsyncIterator[Live]:
        await (await Store.open(self.url)).close()  # as `motherlode serve` does
        async with asyncio.timeout(3 * PATIENCE), serving(self.url) as live:
            yield live


def told_to(seat: Seat) -> dict[int, object]:
    """What deals and moves have told a viewer, by their entries."""
    happened = [seat.events.get_nowait() for _ in range(seat.events.qsize())]
    return {line["seq"]: line["event"]["told"] for line in happened if "told" in line["event"]}


@pytest.fixture
def admin(tmp_path: Path) -> Admin:
    return Admin(tmp_path)


# --- beside a server -------------------------------------------------------------------------


async def test_tables_are_listed_the_latest_first(admin: Admin) -> None:
    async with admin.server() as live:
        ann = await live.guest("Ann")
        first = await ann.open_table(game="base", seats=3, listed=True)
        second = await ann.open_table(game="expansion", seats=4)
        lines = [json.loads(line) for line in (await admin.says("list", "--json")).splitlines()]
        assert [line["code"] for line in lines] == [second, first]
        assert [line["listed"] for line in lines] == [False, True]
        assert lines[0] | {"stage": "open", "game": "expansion", "people": 1} == lines[0]
        assert lines[0]["entries"] == 3
        grid = await admin.says("list")
        assert grid.index(second) < grid.index(first)
        assert "0 min ago" in grid
        assert first not in await admin.says("list", "--limit", "1")


async def test_admin_list_does_not_disturb_a_server_that_has_just_started(admin: Admin) -> None:
    """SQLite's files are shared by processes: none may believe that the other is gone."""
    hint = words("en").say("serve-stop-hint")
    with in_pipes(
        admin.folder, "serve", "--port", "0", MOTHERLODE_DATABASE_URL=admin.url
    ) as server:
        url = f"http://127.0.0.1:{port_of(server.until(hint))}"
        assert (await admin.run("list")).stderr == "no tables\n"
        code = await (await Client.guest(url, "Ann")).open_table(seats=3)
        assert code in await admin.says("list")
        server.process.kill()
        server.end()
    assert code in await admin.says("list")


async def test_a_stage_can_be_asked_for(admin: Admin) -> None:
    async with admin.server() as live:
        ann = await live.guest("Ann")
        waiting, closed = [await ann.open_table(seats=3) for _ in range(2)]
        await admin.says("close", closed)
        for stage, code in (("open", waiting), ("closed", closed)):
            (line,) = (await admin.says("list", "--stage", stage, "--json")).splitlines()
            assert (json.loads(line)["code"], json.loads(line)["stage"]) == (code, stage)


async def test_people_at_a_closed_table_are_told_soon(admin: Admin) -> None:
    async with admin.server() as live:
        ann = await live.guest("Ann")
        code = await ann.open_table(seats=3)
        async with ann.at(code) as seat:
            await seat.do("start")
            assert await admin.says("close", code.lower()) == f"{code}: closed\n"
            with pytest.raises(Refused, match="table-closed"):
                async with asyncio.timeout(PATIENCE):
                    await seat._wait(lambda: False)
        with pytest.raises(Refused, match="table-closed"):
            async with ann.at(code):
                pass
        assert (await ann.http("GET", f"/api/tables/{code}"))["stage"] == "closed"
        again = await admin.says("close", f"{live.url}/t/{code}/")
        assert again == f"{code}: closed already\n"


async def test_moves_that_are_made_meanwhile_do_not_keep_a_table_from_being_closed(
    admin: Admin,
) -> None:
    """Bots play as fast as they can; the last entry is another at every try."""
    async with admin.server() as live:
        ann = await live.guest("Ann")
        code = await ann.open_table(seats=10, fill="random", options={"rounds": 10})
        async with ann.at(code) as seat:
            await seat.do("start")
            playing = asyncio.create_task(play(seat, Random(1)))
            assert await admin.says("close", code) == f"{code}: closed\n"
            with pytest.raises(Refused, match="table-closed"):
                await playing


async def test_one_table_is_shown_with_its_people_and_no_secret(admin: Admin) -> None:
    async with admin.server() as live:
        ann, ben = await live.guest("Ann"), await live.guest("Ben")
        code = await ann.open_table(seats=4, fill="random")
        async with ann.at(code) as seat, ben.at(code) as beside:
            await seat.do("start")
            await beside.do("say", text="Łoś ahead")
            await seat.turn()
            await seat.do("play", move=next(m for m in seat.game["legal"] if "pass:" in m))
            text = await admin.says("show", code.lower(), "--last", "1000")
            own, seen = told_to(seat), told_to(beside)
        lines = text.splitlines()
        assert lines[0] == f"{code}: playing; base, clock normal"
        assert "seat 0: Ann (person 0, host), here" in lines
        assert "seat 1: bot random" in lines
        assert "no seat: Ben (person 1), here" in lines
        assert any('said person=1 text="Łoś ahead"' in line for line in lines)
        # Of the game it shows what Ben, a spectator, is told; Ann knows a role and a hand.
        found = re.findall(r"^ *(\d+) .* told=(\[.*\])$", text, re.MULTILINE)
        told = {int(seq): json.loads(facts) for seq, facts in found}
        assert told
        assert {seq: seen.get(seq) for seq in told} == told
        assert own[min(told)] != told[min(told)]
        assert not re.findall(rf"\b({'|'.join(ROLES)})\b", text)
        assert ann.token not in text
        assert len((await admin.says("show", code, "--last", "2")).splitlines()) == 1 + 4 + 1 + 2


async def test_nothing_typed_moves_the_cursor(admin: Admin) -> None:
    store = await Store.open(admin.url)
    await store.close()
    done = await admin.run("close", "\x1b[2Jabc")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "\\x1b[2JABC: there is no such table\n"


async def test_clearing_removes_what_was_kept_long_enough(admin: Admin) -> None:
    async with admin.server() as live:
        ann = await live.guest("Ann")
        code = await ann.open_table(seats=3)
        assert await admin.says("clear") == (
            "removed: 0 finished tables, 0 idle tables, 0 guests\n"
        )
        async with ann.at(code) as seat:
            await seat._wait(lambda: seat.table["people"][0]["here"])
            async with live.server.hub.store.database.writing() as connection:
                await connection.exec_driver_sql("UPDATE tables SET changed = changed - 259200000")
            done = await admin.run("clear", MOTHERLODE_KEEP_IDLE_DAYS="2")
            assert done.stdout == "removed: 0 finished tables, 1 idle tables, 0 guests\n"
            with pytest.raises(Refused, match="table-closed"):
                await seat._wait(lambda: False)
    assert (await admin.run("clear", MOTHERLODE_KEEP_IDLE_DAYS="x")).returncode == 2


# --- without one -----------------------------------------------------------------------------


async def test_admin_without_a_command_lists_the_commands(admin: Admin) -> None:
    done = await admin.run()
    assert done.returncode == 0
    for name in ("list", "show", "close", "clear"):
        assert re.search(rf"^ +{name} +[A-Z]", done.stdout, re.MULTILINE)


async def test_unknown_codes_are_named_and_the_others_are_closed(admin: Admin) -> None:
    async with admin.server() as live:
        code = await (await live.guest("Ann")).open_table(seats=3)
    done = await admin.run("close", "bcdfgh", code)
    assert (done.returncode, done.stdout) == (1, f"{code}: closed\n")
    assert done.stderr == "BCDFGH: there is no such table\n"
    shown = await admin.run("show", "BCDFGH")
    assert (shown.returncode, shown.stdout) == (1, "")


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("sqlite:///{folder}/typo.db", "typo.db cannot be opened: No such file"),
        ("sqlite:///{folder}/text.db", "text.db: is not a database"),
        ("sqlite:///{folder}/bare.db", "has no tables of Motherlode in it"),
        ("sqlite:///{folder}/new.db", "was written by a newer Motherlode"),
        ("mysql://ann:s3cret@db.example/lode", "mysql: this kind of database is not known"),
        ("postgresql://ann:s3cret@127.0.0.1:1/lode", "no PostgreSQL server answers there"),
    ],
)
async def test_a_database_that_is_none_of_ours_is_refused_and_left_alone(
    tmp_path: Path, url: str, words: str
) -> None:
    (tmp_path / "text.db").write_text("This is a text. " * 100)
    (tmp_path / "bare.db").touch()
    url = url.format(folder=tmp_path)
    if url.endswith("new.db"):
        store = await Store.open(url)
        async with store.database.writing() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        await store.close()
    with pytest.raises(StoreError, match=re.escape(words)) as refused:
        async with opened(url):
            pass
    assert "s3cret" not in str(refused.value)
    assert not (tmp_path / "typo.db").exists()


async def test_a_refused_database_is_told_in_one_line(admin: Admin) -> None:
    done = await admin.run("list", "--database", "mysql://ann:s3cret@db.example/lode")
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith("motherlode: mysql: this kind of database is not known")
    assert "s3cret" not in line


async def test_a_database_of_an_older_version_is_left_alone(
    admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Store.open(admin.url)).close()
    monkeypatch.setattr(schema, "VERSION", "9999")
    with pytest.raises(StoreError, match="older Motherlode: start the server first"):
        async with opened(admin.url):
            pass


def test_every_stage_can_be_asked_for() -> None:
    assert get_args(Stage) == get_args(get_args(protocol.Stage)[0])


@pytest.mark.parametrize(
    "text", ["BCDFGH", "bcdfgh", " bcdfgh ", "https://mine.example/t/BCDFGH", "/t/bcdfgh/"]
)
def test_a_code_is_read_as_it_is_typed_or_copied(text: str) -> None:
    assert read_code(text) == "BCDFGH"
