"""What /healthz says: moves can be stored, workers hear each other; and it costs little to ask."""

import asyncio
import resource
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from motherlode.server.live.relay import RedisRelay
from motherlode.server.monitoring import health
from motherlode.server.monitoring.health import Health
from tests.server.real_servers import Process, server, serving
from tests.server.witnesses import impatient, seated

pytestmark = pytest.mark.anyio
__all__ = ["impatient"]  # a fixture for all tests here


async def look(url: str) -> tuple[int, Any]:
    async with httpx.AsyncClient() as http:
        answer = await http.get(f"{url}/healthz", timeout=30)
    return answer.status_code, answer.json()


async def until(url: str, wanted: tuple[int, Any]) -> None:
    while await look(url) != wanted:
        await asyncio.sleep(0.1)


def limit_files(process: Process, size: int) -> None:
    """No file of a process may grow beyond a size, as on a disk that is full."""
    assert process.process is not None
    _, most = resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (size, most))


async def test_full_disk_is_seen_and_so_is_its_end(new_database: Callable[..., str]) -> None:
    async with asyncio.timeout(60), AsyncExitStack() as stack:
        process = stack.enter_context(server(new_database("sqlite")))
        await process.ready()
        (ann,) = await seated(stack, process.url, 1, seats=3, fill="random")
        limit_files(process, 1)
        await until(process.url, (503, {"status": "ill", "failing": ["storage"]}))
        asking = asyncio.create_task(ann.do("say", text="is there room?"))  # again and again
        await asyncio.wait({asking}, timeout=0.5)
        assert not asking.done()
        limit_files(process, resource.RLIM_INFINITY)
        assert (await asking)["seq"]
        await until(process.url, (200, {"status": "ok"}))


async def test_healthz_sees_that_entries_cannot_be_stored(database_url: str) -> None:
    async with asyncio.timeout(60), serving(database_url) as live:
        ann = await live.guest("Ann")
        code = await ann.open_table(seats=3)
        assert await look(live.url) == (200, {"status": "ok"})
        store = live.server.hub.store
        async with ann.at(code) as seat:
            async with store.database.writing() as connection:
                await connection.exec_driver_sql("ALTER TABLE entries RENAME TO elsewhere")
            asking = asyncio.create_task(seat.do("say", text="hello"))  # again and again
            await until(live.url, (503, {"status": "ill", "failing": ["storage"]}))
            async with store.database.writing() as connection:
                await connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO entries")
            assert (await asking)["seq"]
            await until(live.url, (200, {"status": "ok"}))


async def test_worker_that_no_longer_listens_is_ill(
    new_database: Callable[..., str], redis_url: str
) -> None:
    async with (
        asyncio.timeout(60),
        serving(new_database("postgresql"), redis_url=redis_url) as live,
    ):
        assert await look(live.url) == (200, {"status": "ok"})
        relay = live.server.hub.relay
        assert isinstance(relay, RedisRelay)
        relay._tasks[0].cancel()
        await until(live.url, (503, {"status": "ill", "failing": ["relay"]}))


# --- what it costs ---------------------------------------------------------------------------


def counted() -> tuple[list[int], Callable[[], Awaitable[None]]]:
    tries: list[int] = []

    async def work() -> None:
        tries.append(len(tries))
        await asyncio.sleep(0.01)

    return tries, work


async def test_many_who_ask_share_one_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 3600.0)
    tries, work = counted()
    shared = Health({"storage": work})
    assert await asyncio.gather(*(shared.failing() for _ in range(50))) == [[]] * 50
    assert await shared.failing() == []
    assert len(tries) == 1
    monkeypatch.setattr(health, "FRESH", 0.0)
    assert await shared.failing() == []
    assert len(tries) == 2


async def test_what_hangs_is_ill_and_is_not_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    monkeypatch.setattr(health, "PATIENCE", 0.02)
    go_on, tries = asyncio.Event(), 0

    async def hang() -> None:
        nonlocal tries
        tries += 1
        await go_on.wait()

    hung = Health({"storage": hang, "relay": counted()[1]})
    for _ in range(3):
        assert await hung.failing() in (["storage"], ["storage", "relay"])
    assert tries == 1
    monkeypatch.setattr(health, "PATIENCE", 30.0)
    monkeypatch.setattr(health, "FRESH", 3600.0)
    go_on.set()
    assert await hung.failing() == []
    assert tries == 1
