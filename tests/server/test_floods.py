"""Floods: however much one address sends, the others play on and nobody else is refused."""

import asyncio
import json
import logging
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, cast
from urllib.request import urlopen

import httpx
import pytest

from benchmarks.floods import attacks
from motherlode.server import gate as gates
from motherlode.server.budget import BURST, FRAME, LIGHT, REQUEST, Budget, Budgets
from motherlode.server.connection import PACE, Connection
from motherlode.server.exchange import Exchange
from motherlode.server.files import FOR_BOTS, RESERVE
from motherlode.server.gate import CONNECTIONS
from motherlode.server.intake import PIECE
from motherlode.server.limits import Bucket
from motherlode.server.round_robin import PAUSE, RoundRobin
from motherlode.server.running import RECEIVED
from motherlode.server.settings import Settings
from tests.server.live import Live, serving
from tests.server.test_api import Two, two_at_a_table
from tests.server.test_hostile import PATIENCE, Wire, address_of, door, hear, until

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
SLOW = 1.0  # seconds: a move took twelve and more before there were budgets
MOVES = 8


@pytest.fixture
async def live(sqlite_template: Path, tmp_path: Path) -> AsyncIterator[Live]:
    file = shutil.copy(sqlite_template, tmp_path / "live.db")
    async with serving(f"sqlite:///{file}", log_level="warning") as live:
        yield live


@pytest.fixture
def warnings(live: Live) -> Iterator[list[str]]:
    """What the server warns of, each time."""
    found: list[str] = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: found.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger().addHandler(handler)
    yield found
    logging.getLogger().removeHandler(handler)


@pytest.fixture
async def two(live: Live) -> AsyncIterator[Two]:
    ann, bob = await live.guest("Ann"), await live.guest("Bob")
    async with two_at_a_table(live, ann, bob, clock="untimed") as two:
        yield two


# --- budgets ---------------------------------------------------------------------------------


def test_bucket_that_owes_something_must_wait_for_it() -> None:
    bucket = Bucket(rate=10, burst=5)
    bucket.spend(0.0, 5)
    assert bucket.wait(0.0) == 0.0
    bucket.spend(0.0, 3)
    assert bucket.wait(0.0) == pytest.approx(0.3)
    assert bucket.wait(0.2) == pytest.approx(0.1)
    assert bucket.wait(9.0) == 0.0
    bucket.spend(9.0, 1_000_000)
    assert bucket.wait(9.0) == pytest.approx(0.5), "never more than a burst is owed"


def test_those_who_use_little_need_not_wait_for_the_others() -> None:
    everything = Bucket(rate=100, burst=100)
    greedy, modest = (Budget(100, 100, everything) for _ in range(2))
    greedy.spend(0.0, 90)
    greedy.spend(0.0, 5)
    assert greedy.wait(0.0) == 0.0
    modest.spend(0.0, 20)
    assert everything.wait(0.0) > 0
    assert modest.wait(0.0) == 0.0 < greedy.wait(0.0), LIGHT
    modest.spend(0.0, 10)
    assert modest.wait(0.0) > 0, "now it is not little any more"


def test_budgets_that_nobody_uses_are_forgotten() -> None:
    budgets = Budgets(100)
    for number in range(1000):
        budgets.of(f"10.0.{number // 250}.{number % 250}", float(number))
    assert len(budgets) < 5
    held = budgets.of("a", 2000.0)
    held.held = 1
    busy = budgets.of("b", 2000.0)
    busy.spend(2000.0, budgets.burst)
    for number in range(1000):
        budgets.of(f"10.1.{number // 250}.{number % 250}", 2000.0)
    assert budgets.of("a", 2000.0) is held and budgets.of("b", 2000.0) is busy


def test_budget_of_an_address_grows_with_the_sockets_it_may_hold() -> None:
    assert Budgets(1000).rate == 10 * Budgets(100).rate
    assert Budgets(1).burst > 40 * REQUEST, "a page can be loaded at once in any case"


async def test_turns_are_shared_out_and_each_is_short() -> None:
    turns, done = RoundRobin(share=10), list[str]()
    marks: list[int] = []

    def work(name: str) -> Callable[[], None]:
        def do() -> None:
            done.append(name)
            turns.spend(5)

        return do

    def mark() -> None:
        marks.append(len(done))
        if len(done) < 12:
            asyncio.get_running_loop().call_soon(mark)

    assert turns.free()
    for number in range(10):
        turns.queue("many", work(f"many {number}"))
    turns.queue("few", work("few"))
    turns.queue("one more", work("one more"))
    assert not turns.free()
    mark()
    await until(lambda: len(done) == 12)
    assert done[:4] == ["many 0", "few", "one more", "many 1"]
    assert max(b - a for a, b in pairwise(marks)) == 2
    await until(turns.free)


async def test_between_turns_there_is_time_for_the_database() -> None:
    """Its threads would get none while all of the loop's time is used: a commit took 0.3 s."""
    turns, begun = RoundRobin(share=1), time.monotonic()
    for _ in range(20):
        turns.queue("many", lambda: turns.spend(1))
    await until(turns.free)
    assert time.monotonic() - begun > 15 * PAUSE


async def test_fault_in_one_turn_does_not_end_the_others() -> None:
    turns, done = RoundRobin(), list[int]()
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    turns.queue("a", lambda: 1 // 0)  # type: ignore[arg-type]
    turns.queue("b", lambda: done.append(1))
    await until(lambda: done == [1])


# --- sockets ---------------------------------------------------------------------------------

KINDS = {"ping": attacks.PING, "pong": attacks.PONG, "part": attacks.PART}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("known", [True, False])
async def test_socket_that_floods_is_made_to_wait_and_then_closed(
    live: Live, two: Two, kind: str, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames = 0
    parse = Connection.handle_events

    def counted(self: Connection) -> None:
        nonlocal frames
        frames += len(self.conn.events)
        parse(self)

    monkeypatch.setattr(Connection, "handle_events", counted)
    eve = await live.guest("Eve")
    async with await Wire.at(live, two.code, eve.token if known else "nobody's") as wire:
        wire.writer.transport.set_write_buffer_limits(1 << 16)
        if kind == "part":
            wire.send(1, b"", last=False)
        reading = asyncio.create_task(wire.closed())
        sent = 0
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while not reading.done() and sent < 4_000_000:
                    wire.writer.write(KINDS[kind] * 5000)
                    sent += 5000
                    await wire.writer.drain()
        assert await reading in (1008, 0)  # a reset may overtake the last words
    assert frames * FRAME < 10 * PACE[1], f"{frames} of {sent} were looked at"
    await two.move()


async def test_empty_parts_of_a_message_do_not_pile_up(live: Live, two: Two) -> None:
    async with await Wire.at(live, two.code, two.ann.client.token) as wire:
        wire.send(1, b'{"do":', last=False)
        for _ in range(20):
            wire.send(0, b"", last=False)
        wire.send(0, b'"ping","id":"a"}')
        while True:
            _, size = await wire.reader.readexactly(2)
            if size == 126:
                (size,) = [int.from_bytes(await wire.reader.readexactly(2))]
            if b'"pong"' in await wire.reader.readexactly(size):
                break
        wire.send(1, b'{"do":', last=False)
        for _ in range(100):
            wire.send(0, b"", last=False)
        assert await wire.closed() == 1008


async def test_frames_of_an_address_are_charged_to_all_its_sockets(live: Live, two: Two) -> None:
    """Coming again, or with many sockets, brings no new budget."""
    budget = live.server.gate.budget(attacks.OUTSIDE)
    assert budget is not None
    budget.spend(time.monotonic(), 2 * BURST * 100)  # ten seconds' worth is owed
    eve = await live.guest("Eve")
    connecting = door(live, two.code, eve.token, source=attacks.OUTSIDE)
    late = asyncio.create_task(connecting.__aenter__())
    async with door(live, two.code, eve.token, source="127.0.0.7") as other:
        await hear(other, "state")
    assert not late.done()
    late.cancel()


async def test_many_messages_at_once_are_all_heard(live: Live, two: Two) -> None:
    """What honest clients send after a lost connection is no flood."""
    async with door(live, two.code, two.ann.client.token) as device:
        text = " " * 4000
        for number in range(40):
            await device.send(f'{{"do":"ping","id":"{number}"}}{text}')
        for number in range(40):
            assert (await hear(device, "pong"))["id"] == str(number)


# --- requests --------------------------------------------------------------------------------


@asynccontextmanager
async def connected(live: Live, source: str) -> AsyncIterator[Wire]:
    loop = asyncio.get_running_loop()
    plain = socket.socket()
    plain.setblocking(False)
    plain.bind((source, 0))
    await loop.sock_connect(plain, address_of(live))
    wire = Wire(*await asyncio.open_connection(sock=plain))
    async with wire:
        yield wire


async def answer(wire: Wire) -> bytes:
    """What the server says until it closes."""
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            return await wire.reader.read(-1)
    return b""


async def test_pipelined_requests_wait_for_their_budget(live: Live, two: Two) -> None:
    begun = time.monotonic()
    budget = live.server.gate.budget(attacks.OUTSIDE)
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
        (exchange,) = [one for one in live.server.gate._inside if isinstance(one, Exchange)]
        assert len(exchange._rest) <= 4 * RECEIVED
        assert len(exchange.conn.trailing_data[0]) <= 2 * PIECE


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
        budget = live.server.gate.budget(attacks.OUTSIDE)
        assert budget is not None
        await until(lambda: budget._own.left(time.monotonic()) < budget._own.burst - 20_000)


async def test_nonsense_is_refused_however_it_comes(live: Live) -> None:
    for nonsense in (
        b"\x16\x03\x01\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n\0\0\r\n\r\n",
    ):
        async with connected(live, attacks.OUTSIDE) as wire:
            wire.writer.write(nonsense)
            assert b"HTTP/1.1 400 " in await answer(wire)


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
            await until(lambda: len(live.server.gate._working) >= 5)
            begun = time.monotonic()
        assert time.monotonic() - begun < 4, "it waited for them"


# --- connections -----------------------------------------------------------------------------


async def test_address_holds_so_many_connections_and_others_come_in(
    live: Live, two: Two, warnings: list[str]
) -> None:
    gate = live.server.gate
    assert gate.share == CONNECTIONS * live.server.settings.sockets_per_address
    gate.share = 20  # type: ignore[misc]
    async with AsyncExitStack() as stack:
        inside = [
            await stack.enter_async_context(connected(live, attacks.OUTSIDE)) for _ in range(20)
        ]
        await until(lambda: gate.budgets.of(attacks.OUTSIDE, time.monotonic()).held == 20)
        for _ in range(5):
            async with connected(live, attacks.OUTSIDE) as late:
                told = await answer(late)
                assert told.startswith(b"HTTP/1.1 429 ")
                body = json.loads(told.partition(b"\r\n\r\n")[2])
                assert body["error"]["message"] == "server-too-many-sockets"
        for wire in inside:
            wire.writer.write(attacks.get("/api/choices"))
            assert (await wire.reader.readuntil(b"\r\n"))[9:12] == b"200"
        async with connected(live, "127.0.0.7") as other:
            other.writer.write(attacks.get("/api/choices"))
            assert (await other.reader.readuntil(b"\r\n"))[9:12] == b"200"
        await two.move()
    assert warnings.count("connection-refused") == 5
    await until(lambda: gate.budgets.of(attacks.OUTSIDE, time.monotonic()).held == 0)
    async with connected(live, attacks.OUTSIDE) as again:
        again.writer.write(attacks.get("/api/choices"))
        assert (await again.reader.readuntil(b"\r\n"))[9:12] == b"200"


async def test_whoever_only_waits_gives_way_when_there_is_no_room(
    live: Live, two: Two, warnings: list[str]
) -> None:
    gate = live.server.gate
    gate.most = len(gate) + 30  # type: ignore[misc]
    async with AsyncExitStack() as stack:
        crowd = []
        for number in range(30):
            wire = await stack.enter_async_context(connected(live, f"127.0.2.{number + 1}"))
            wire.writer.write(b"GET / HT")
            crowd.append(wire)
        await until(gate.full)
        for number in range(10):
            async with connected(live, f"127.0.3.{number + 1}") as new:
                new.writer.write(attacks.get("/api/choices"))
                assert (await new.reader.readuntil(b"\r\n"))[9:12] == b"200"
            assert len(gate) <= gate.most
            await two.move()
        assert await answer(crowd[0]) == b"", "the first of those who wait has been cut off"
        assert crowd[0].reader.at_eof() or crowd[0].reader.exception()
    assert "connections-full" in warnings


async def test_sockets_never_give_way_and_leave_room_for_requests(live: Live, two: Two) -> None:
    gate, sockets = live.server.gate, live.server.sockets
    assert sockets.most == gate.most * 7 // 8
    gate.most = len(gate) + 2  # type: ignore[misc]
    eve = await live.guest("Eve")
    async with (
        door(live, two.code, eve.token, source="127.0.0.7") as one,
        door(live, two.code, eve.token, source="127.0.0.8") as another,
    ):
        await hear(one, "state")
        await hear(another, "state")
        await until(lambda: len(gate) == gate.most or not gate._waiting)
        gate.most = len(gate)  # type: ignore[misc]
        for wire in list(gate._waiting):
            wire.transport.abort()
        gate.most = await settled(gate)  # type: ignore[misc]
        async with connected(live, "127.0.0.9") as late:
            assert (await answer(late)).startswith(b"HTTP/1.1 503 ")
        await two.move()


async def settled(gate: gates.Gate) -> int:
    """How many connections there are when only sockets are left."""
    await until(lambda: not gate._waiting and not gate._working)
    return len(gate)


BEGINNINGS = {
    "nothing": b"",
    "a head": b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
    "a socket": attacks.upgrade()[:-2],
    "a second head": attacks.get("/api/choices") + b"GET / HT",
    "a body that is too large": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Length: 99999\r\n\r\n",
}


@pytest.mark.parametrize("beginning", BEGINNINGS)
async def test_request_that_never_ends_is_cut_off_though_it_trickles(
    live: Live, beginning: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "HEAD", 0.5)
    async with connected(live, attacks.OUTSIDE) as wire:
        wire.writer.write(BEGINNINGS[beginning])
        reading = asyncio.create_task(answer(wire))
        async with asyncio.timeout(PATIENCE):
            while not reading.done():
                with suppress(ConnectionError):
                    if beginning != "nothing":
                        wire.writer.write(b"x")
                await asyncio.sleep(0.05)
    await until(lambda: not live.server.gate._inside)


async def test_answer_that_nobody_reads_is_given_up(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "HEAD", 0.3)
    monkeypatch.setattr(gates, "WORK", 0.6)
    async with await Wire.open(live, buffer=4096) as wire:
        wire.reader._transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(400):
            wire.writer.write(attacks.get("/api/openapi.json").replace(b"gzip", b"none"))
        await until(lambda: len(live.server.gate) == 1)
        await until(lambda: len(live.server.gate) == 0)


async def test_keeping_a_connection_alive_is_fine(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "HEAD", 1.5)
    async with connected(live, "127.0.0.7") as wire:
        for _ in range(4):  # longer than a head may take, all in all
            await asyncio.sleep(0.5)
            wire.writer.write(attacks.get("/healthz"))
            head = await wire.reader.readuntil(b"\r\n\r\n")
            assert head[9:12] == b"200"
            await wire.reader.readuntil(b"}")


# --- behind a proxy --------------------------------------------------------------------------


async def test_behind_a_proxy_budgets_are_those_of_the_people(
    sqlite_template: Path, tmp_path: Path
) -> None:
    file = shutil.copy(sqlite_template, tmp_path / "proxy.db")
    proxies = Settings.read({"MOTHERLODE_PROXIES": "127.0.0.0/8"}).proxies
    async with serving(f"sqlite:///{file}", proxies=proxies) as live:
        gate = live.server.gate
        gate.share = 3  # type: ignore[misc]
        assert gate.budget("127.0.0.1") is None
        limits = httpx.Limits(max_connections=20, max_keepalive_connections=20)
        async with httpx.AsyncClient(base_url=live.url, limits=limits, trust_env=False) as http:

            async def ask(address: str) -> int:
                headers = {"X-Forwarded-For": address}
                return (await http.get("/api/choices", headers=headers)).status_code

            many = [ask(f"203.0.113.{number + 1}") for number in range(20)]
            assert set(await asyncio.gather(*many)) == {200}, "the proxy may have many connections"
            greedy = gate.budget("203.0.113.1")
            assert greedy is not None
            greedy.spend(time.monotonic(), 2 * BURST * 100)
            assert await ask("203.0.113.1") == 429
            assert await ask("203.0.113.2") == 200
            ann = await live.guest("Ann")
            code = await ann.open_table()
            connecting = door(live, code, ann.token)
            cast(list[Any], connecting.additional_headers).append(
                ("X-Forwarded-For", "203.0.113.5")
            )
            async with connecting as device:
                await hear(device, "state")
                payer = gate.budget("203.0.113.5")
                assert payer is not None
                (there,) = [one for one in gate._inside if isinstance(one, Connection)]
                assert there.budget is payer


# --- a server as it runs ---------------------------------------------------------------------


@contextmanager
def attacked(live: Live, name: str) -> Iterator[None]:
    """A flood, in a process of its own, for as long as the block lasts."""
    command = [sys.executable, "-m", "benchmarks.floods.attacks", name, live.url.rpartition(":")[2]]
    process = subprocess.Popen([*command, str(PATIENCE)], cwd=ROOT, stdout=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.kill()
        process.wait()


FLOODS = ("pings", "many-pings", "pages", "healthz", "chunks", "nonsense", "unfinished")


@pytest.mark.parametrize("name", FLOODS)
async def test_table_plays_on_beside_a_flood(live: Live, two: Two, name: str) -> None:
    with attacked(live, name):
        gate = live.server.gate
        await until(lambda: len(gate.budgets) == 2)
        took = []
        for _ in range(MOVES):
            begun = time.monotonic()
            await two.move()
            took.append(time.monotonic() - begun)
            async with connected(live, "127.0.0.7") as new:
                new.writer.write(attacks.get("/"))
                assert (await new.reader.readuntil(b"\r\n"))[9:12] == b"200", "it is refused"
        assert median(took) < SLOW, took
        assert gate.budgets.of(attacks.OUTSIDE, time.monotonic()).held <= gate.share


@pytest.mark.skipif(sys.platform == "win32", reason="there the system has no such limit")
def test_server_with_few_files_serves_newcomers_and_logs_little(tmp_path: Path) -> None:
    """As many connections as there is room for, from many addresses, and nonsense on more."""
    program = Path(sys.executable).with_name("motherlode")
    serve = f"ulimit -Sn 200; ulimit -Hn 400; exec {program} serve --no-browser --port 0"
    log = tmp_path / "log"
    environ = {n: v for n, v in os.environ.items() if not n.startswith("MOTHERLODE_")}
    environ |= {
        "MOTHERLODE_DATABASE_URL": f"sqlite:///{tmp_path / 'few.db'}",
        "MOTHERLODE_BOT_PROCESSES": "1",
    }
    with log.open("w") as stderr, ExitStack() as stack:
        process = subprocess.Popen(
            ["sh", "-c", serve], env=environ, stdout=subprocess.PIPE, stderr=stderr, text=True
        )
        assert process.stdout is not None
        stack.callback(process.stdout.close)
        stack.callback(process.wait, PATIENCE)
        stack.callback(process.terminate)
        port = int(re.findall(r":([0-9]+)", process.stdout.readline())[-1])
        address = ("127.0.0.1", port)
        for number in range(400):
            source = f"127.0.4.{number % 250 + 1}"
            one = stack.enter_context(socket.create_connection(address, PATIENCE, (source, 0)))
            one.sendall(b"GET / HT")
        for number in range(200):
            source = f"127.0.5.{number + 1}"
            with socket.create_connection(address, PATIENCE, (source, 0)) as one:
                one.sendall(b"\x16\x03\x01\r\n\r\n")
                assert b" 400 " in one.recv(1000)
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as told:
            assert told.status == 200
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    (full,) = [line for line in lines if line["event"] == "connections-full"]
    assert full["most"] == 400 - RESERVE - FOR_BOTS, "the soft limit has been raised"
    assert [line["event"] for line in lines].count("Invalid HTTP request received.") == 1
    assert len(lines) < 10
