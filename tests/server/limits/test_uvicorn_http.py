"""Requests wait for their budget, however they come."""

import asyncio
import re
import shutil
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from benchmarks.floods import attacks
from motherlode.server.limits import uvicorn_http
from motherlode.server.limits.buckets import Buckets
from motherlode.server.limits.budgets import BURST, REQUEST
from motherlode.server.limits.uvicorn_http import HttpProtocol
from motherlode.server.limits.uvicorn_protocol import PIECE
from motherlode.server.run import RECEIVED
from tests.server.real_servers import Live, serving
from tests.server.two_at_a_table import Two
from tests.server.wires import PATIENCE, answer, connected, until

pytestmark = pytest.mark.anyio


async def test_pipelined_requests_wait_for_their_budget(live: Live, two: Two) -> None:
    begun = time.monotonic()
    budget = live.server.connections.budget(attacks.OUTSIDE)
    assert budget is not None
    budget.spend(begun, BURST * 100 * 0.99)  # all but what some requests cost
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(connected(live, attacks.OUTSIDE)) for _ in "1234"]
        for wire in wires:
            wire.writer.write(attacks.get("/api/schema.json") * 400)
        for _ in range(3):
            await two.move()
        counter = live.server.metrics._requests.labels("/api/schema.json", "200")
        done = counter._value.get()
        passed = time.monotonic() - begun
        assert done < BURST * 100 * 0.02 / REQUEST + 2 * passed * 1e6 * 0.1 / REQUEST < 1600
        await until(lambda: counter._value.get() > done)  # it goes on, slowly


async def test_answers_let_in_no_more_than_was_asked(live: Live) -> None:
    """Pipelined requests wait where they come from: an attacker must not fill our memory."""
    async with connected(live, attacks.OUTSIDE) as wire:
        flood = asyncio.create_task(
            attacks.write(wire.reader, wire.writer, attacks.get("/healthz") * 500, Counter())
        )
        counter = live.server.metrics._requests.labels("/healthz", "200")
        await until(lambda: counter._value.get() > 100)
        flood.cancel()
        inside = live.server.connections._inside
        (http,) = [one for one in inside if isinstance(one, HttpProtocol)]
        assert len(http._rest) <= 4 * RECEIVED
        assert len(http.conn.trailing_data[0]) <= 2 * PIECE


async def test_sixty_devices_behind_one_address_load_the_page_at_once(live: Live) -> None:
    names = [f"/{name}" for name in live.server.pages.files][:39]
    paths = ["/", *names, "/api/guest", "/api/choices", "/api/tables"]

    async def load(device: int) -> set[int]:
        async with connected(live, "127.0.0.60") as wire:
            found = set()
            for path in paths:
                wire.writer.write(attacks.get(path))
                head = await wire.reader.readuntil(b"\r\n\r\n")
                found.add(int(head[9:12]))
                if size := re.search(rb"(?i)content-length: (\d+)", head):
                    await wire.reader.readexactly(int(size[1]))
            return found

    async with asyncio.timeout(PATIENCE):
        found = set().union(*await asyncio.gather(*map(load, range(60))))
    assert found <= {200, 401}


async def test_body_in_tiny_pieces_costs_what_it_takes(live: Live, two: Two) -> None:
    async with connected(live, attacks.OUTSIDE) as wire:
        wire.writer.write(b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\n")
        wire.writer.write(b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\na\r\n" * 10_000)
        await two.move()
        budget = live.server.connections.budget(attacks.OUTSIDE)
        assert budget is not None
        await until(lambda: budget.left(time.monotonic()) < budget.burst - 20_000)


async def test_nonsense_is_refused_however_it_comes(live: Live) -> None:
    for nonsense in (
        b"\x16\x03\x01\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n\0\0\r\n\r\n",
    ):
        async with connected(live, attacks.OUTSIDE) as wire:
            wire.writer.write(nonsense)
            assert b"HTTP/1.1 400 " in await answer(wire)


async def test_what_is_refused_costs_the_application_nothing_and_uvicorn_little(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    connections, api = live.server.connections, live.server.api
    seen: list[object] = []
    monkeypatch.setattr(live.server.metrics, "request", lambda *answer: seen.append(answer))
    monkeypatch.setattr(api.hub.store, "guest_by_token", seen.append)

    async def ask(request: bytes) -> bytes:
        async with connected(live, attacks.OUTSIDE) as wire:
            wire.writer.write(request)
            return (await wire.reader.readuntil(b"\r\n"))[9:12]

    request = attacks.get("/api/guest")[:-2] + b"Authorization: Bearer x\r\n\r\n"
    assert await ask(b"no HTTP\r\n\r\n") == b"400"
    monkeypatch.setattr(uvicorn_http, "HttpProtocol", lambda **rest: seen.append("a connection"))
    share, connections.share = connections.share, 0  # type: ignore[misc]
    assert await ask(request) == b"429"
    connections.share = share  # type: ignore[misc]
    most, connections.most = connections.most, 0  # type: ignore[misc]
    assert await ask(request) == b"503"
    connections.most = most  # type: ignore[misc]
    assert seen == []
    monkeypatch.setattr(uvicorn_http, "HttpProtocol", HttpProtocol)
    monkeypatch.setattr(api, "_asking", Buckets(0, 0))
    assert await ask(request) == b"429"
    assert [type(one) for one in seen] == [tuple], "it is routed, but no guest is looked up"


async def test_server_stops_though_somebody_never_ends_a_request(
    sqlite_template: Path, tmp_path: Path
) -> None:
    file = shutil.copy(sqlite_template, tmp_path / "stops.db")
    async with AsyncExitStack() as stack:
        async with serving(f"sqlite:///{file}") as live:
            for _ in range(5):
                wire = await stack.enter_async_context(connected(live, attacks.OUTSIDE))
                wire.writer.write(b"POST /api/guest HTTP/1.1\r\nContent-Length: 9\r\n")
                wire.writer.write(b"Host: localhost\r\n\r\n{")
            await until(lambda: len(live.server.connections._working) >= 5)
            live.serving.config.timeout_graceful_shutdown = 60
            begun = time.monotonic()
        assert time.monotonic() - begun < 30, "it waited for them"
