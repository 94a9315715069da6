"""News between workers by Redis: it outlives Redis, and whatever else comes by it."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from redis.asyncio import from_url as redis_client
from redis.exceptions import RedisError

from motherlode.server.live.relay import CHANNEL, Heard, RedisRelay
from tests.server.stoppable_redis import Redis, redis

pytestmark = pytest.mark.anyio


__all__ = ["redis"]  # a fixture for all tests here


@asynccontextmanager
async def listening(redis: Redis, hear: Heard) -> AsyncIterator[tuple[RedisRelay, RedisRelay]]:
    """Two relays that listen."""
    one, two = RedisRelay(redis.url, "one"), RedisRelay(redis.url, "two")
    try:
        for relay in (two, one):
            await relay.start(hear)
            await relay.prove()
        yield one, two
    finally:
        await one.close()
        await two.close()


def failures(caplog: pytest.LogCaptureFixture, field: str) -> set[str]:
    """A field of what the relays have logged when they failed."""
    found = [one for one in caplog.records if one.getMessage() == "relay-failed"]
    return {one.fields[field] for one in found}  # type: ignore[attr-defined]


async def test_order_to_read_a_table_anew_outlives_redis(
    redis: Redis, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is how words that were deleted get out of the memory of other workers."""
    monkeypatch.setattr("motherlode.server.live.relay.LATE", 3.0)
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

    async def hear(code: str, seq: int) -> None:
        heard.put_nowait((code, seq))

    await redis.start()
    async with asyncio.timeout(30), listening(redis, hear) as (one, _):
        one.tell("BCDFGH", 7)
        await heard.get()
        one.tell("BCDFGH", 0)
        one.tell("BCDFGH", 8)  # which this includes
        assert await heard.get() == ("BCDFGH", 0)
        assert heard.empty()
        redis.kill()
        one.tell("BCDFGH", 0)
        while "speak" not in failures(caplog, "doing"):
            await asyncio.sleep(0.02)
        await redis.start()
        assert await heard.get() == ("BCDFGH", 0)


ODD = (
    b"",
    b"hello",
    b'{"type": "message"}',
    b"\xff\xfe\x00 \xc3 \x80",
    b"two BCDFGH",
    b"two BCDFGH 1 2",
    b"two BCDFGH seven",
    b"two BCDFGH -1",
    b"two BCDFGH 7.5",
    b"two BCDFGH \xd9\xa7",
    b"two BCDFGH " + b"9" * 5000,
    b"two  7",
    b"x" * (4 << 20),
)


async def test_whatever_comes_by_redis_workers_go_on_listening(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

    async def hear(code: str, seq: int) -> None:
        if seq == 6:
            raise RuntimeError("what is done about it may fail")
        heard.put_nowait((code, seq))

    await redis.start()
    stranger = redis_client(redis.url)
    async with asyncio.timeout(30), stranger, listening(redis, hear) as (one, two):
        for odd in (*ODD, b"two BCDFGH 6"):
            await stranger.publish(CHANNEL, odd)
        two.tell("BCDFGH", 7)
        assert await heard.get() == ("BCDFGH", 7)
        assert heard.empty()
        await one.prove()
        await two.prove()
        events = [record.getMessage() for record in caplog.records]
        assert events.count("relay-odd-message") == 2 * len(ODD)
        await stranger.client_kill_filter(_type="pubsub")  # as Redis does with slow readers
        await one.prove()
        await two.prove()
        two.tell("BCDFGH", 8)
        assert await heard.get() == ("BCDFGH", 8)


async def test_silent_connection_is_made_anew(
    redis: Redis, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("motherlode.server.live.relay.PULSE", 0.05)
    monkeypatch.setattr("motherlode.server.live.relay.DEAF", 0.5)
    monkeypatch.setattr("motherlode.server.live.relay.ECHO_S", 0.2)
    await redis.start()

    async def nothing(code: str, seq: int) -> None:
        pass

    async with asyncio.timeout(30), listening(redis, nothing) as (relay, _):
        assert redis.process is not None
        redis.process.send_signal(signal.SIGSTOP)  # the connection stays, but nobody is there
        while not failures(caplog, "doing"):
            await asyncio.sleep(0.02)
        redis.process.send_signal(signal.SIGCONT)
        while True:
            with suppress(RedisError, TimeoutError):
                await relay.prove()
                break
    assert "it has gone silent" in failures(caplog, "error")
