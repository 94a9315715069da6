"""Whole games on a real server, every byte of which is kept and then held against what its receiver
could rightly know when it came.
"""

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from tests.server.deliberate_leaks import ON_THE_WIRE, none
from tests.server.expected_knowledge import Finding
from tests.server.real_servers import Live, serving
from tests.server.scanner import gathered, guest, over, scan

pytestmark = pytest.mark.anyio


async def execute(live: Live, statement: str) -> None:
    """Do something to the database of a server."""
    async with live.server.hub.store.database.writing() as connection:
        await connection.exec_driver_sql(statement)


# --- games -----------------------------------------------------------------------------------


async def test_a_game_of_twelve_tells_nobody_too_much(new_database: Callable[..., str]) -> None:
    """The expansion, three people and nine bots; a spectator takes the seat of a bot."""
    rng = Random(12)
    async with serving(new_database("sqlite")) as live:
        terms = {"game": "expansion", "seats": 12, "fill": "random", "options": {"rounds": 1}}
        async with gathered(live, "Ada", ["Bruno", "Cleo"], **terms) as (table, players):
            watcher = await table.wire("Zoe", await guest(live, "Zoe"))
            late = await table.wire("Yuri", await guest(live, "Yuri"))
            await players[0].do("start")
            playing = []

            async def come_late() -> None:
                await watcher.do("say", text="I only watch.")
                await late.do("ask", seat=7)
                await players[0].do("invite", person=4)
                await late.until(lambda: late.state["you"]["seat"] == 7)
                playing.append(asyncio.create_task(late.play(rng, {})))

            async def look_around() -> None:
                await table.look_around()
                await table.look_around(players[1])

            await asyncio.gather(
                players[0].play(rng, {1: come_late}),
                players[1].play(rng, {2: look_around}),
                players[2].play(rng, {}),
            )
            await asyncio.gather(*playing)
            await over(watcher)
            assert late.state["you"]["seat"] == 7
            await scan(table)


async def test_a_game_with_a_stand_in_tells_nobody_too_much(
    new_database: Callable[..., str],
) -> None:
    """A bot holds somebody's seat for a while; a person who leaves and comes back catches up."""
    rng = Random(3)
    async with serving(new_database("sqlite")) as live:
        live.server.hub.linger = 0.05
        terms = {"game": "base", "seats": 4, "fill": "random", "options": {"rounds": 2}}
        async with gathered(live, "Ada", ["Bruno"], **terms) as (table, (ada, bruno)):
            await ada.do("start")
            seen = ada.state["seq"]

            async def leave() -> None:
                await ada.do("stand")
                await ada.close()
                await bruno.until(lambda: not bruno.state["table"]["people"][0]["here"])

            async def come_back() -> None:
                await ada.open(seen)
                await ada.do("back")

            tasks = [asyncio.create_task(bruno.play(rng, {1: leave, 2: come_back}))]
            tasks.append(asyncio.create_task(ada.play(rng, {})))
            await asyncio.gather(*tasks)
            kinds = {moment.entry["kind"] for moment in (await table.secrets()).moments.values()}
            assert {"stood-in", "returned", "gone"} <= kinds
            await scan(table)


async def test_what_cannot_be_stored_is_told_to_nobody_and_not_logged(
    new_database: Callable[..., str],
) -> None:
    async with serving(new_database("sqlite")) as live:
        terms = {"game": "base", "seats": 3, "fill": "", "options": {"rounds": 1}}
        async with gathered(live, "Ada", ["Bruno", "Cleo"], **terms) as (table, players):
            await players[0].do("start")
            for wire in players:
                await wire.until(lambda wire=wire: bool(wire.game))  # type: ignore[misc]
            turn = players[0].game["turn"]
            heard = [len(wire.received) for wire in players]
            await execute(live, "ALTER TABLE entries RENAME TO lost")
            await players[turn].do("play", move=f"pass:{players[turn].game['hand'][0]}")
            heard[turn] += 1
            assert players[turn].refused == "server-storage"
            assert [len(wire.received) for wire in players] == heard
            assert any("no such table: entries" in line for line in table.logged)
            await execute(live, "ALTER TABLE lost RENAME TO entries")
            await players[turn].do("play", move=f"pass:{players[turn].game['hand'][0]}")
            await scan(table)


@pytest.mark.parametrize("leak", [none, *ON_THE_WIRE])
async def test_the_scan_finds_a_leak_where_there_is_one(
    leak: Callable[[pytest.MonkeyPatch], None],
    monkeypatch: pytest.MonkeyPatch,
    new_database: Callable[..., str],
) -> None:
    leak(monkeypatch)
    async with serving(new_database("sqlite")) as live:
        terms = {"game": "base", "seats": 3, "fill": "random", "options": {"rounds": 1}}
        async with gathered(live, "Ada", ["Bruno"], **terms) as (table, (ada, bruno)):
            zoe = await table.wire("Zoe", await guest(live, "Zoe"))
            await ada.do("start")
            await zoe.do("say", text="Between us: they dig badly.")
            await ada.probe(["pass:map", "NESW@5,5"])
            await table.look_around(ada)
            await table.get("/api/tables/{code}")
            await ada.do("stand")  # bots play on, as long as they look on
            await bruno.do("stand")
            for wire in table.wires:
                await over(wire)
            if leak is none:
                await scan(table)
            else:
                with pytest.raises(Finding):
                    await scan(table)
