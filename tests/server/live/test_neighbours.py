"""Workers on one port: each table's sockets come to one of them, as long as it is there."""

import asyncio
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from motherlode.server.live.neighbours import LONGEST, Neighbours

pytestmark = pytest.mark.anyio

CODES = [f"{a}{b}DFGH" for a in "BCDFGHJKLMNPQRSTVWXZ" for b in "BCDFGHJKLMNPQRSTVWXZ"]
Came = asyncio.Queue[tuple[bytes, socket.socket]]


@pytest.fixture
async def three(tmp_path: Path) -> AsyncIterator[list[tuple[Neighbours, Came]]]:
    """Three workers, and what comes to each."""
    made: list[tuple[Neighbours, Came]] = []
    for number in range(3):
        came: Came = asyncio.Queue()
        one = Neighbours(tmp_path, number)
        one.open(lambda request, sock, came=came: came.put_nowait((request, sock)))  # type: ignore[misc]
        made.append((one, came))
    yield made
    for one, _ in made:
        one.close()


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[asyncio.Transport, asyncio.StreamReader]]:
    """A connection that has come to this process: our end of it, and the other one."""
    loop = asyncio.get_running_loop()
    async with AsyncExitStack() as stack:
        listener = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        listener.setblocking(False)
        reader, writer = await asyncio.open_connection(*listener.getsockname())
        stack.callback(writer.close)
        ours, _ = await loop.sock_accept(listener)
        transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, ours)
        stack.callback(transport.abort)
        yield transport, reader


def target(code: str) -> bytes:
    return f"/api/tables/{code}/socket?after=0".encode()


async def test_each_table_is_one_workers(three: list[tuple[Neighbours, Came]]) -> None:
    shares = Counter(next(n for n, (one, _) in enumerate(three) if one.ours(c)) for c in CODES)
    assert sum(shares.values()) == len(CODES)
    assert min(shares.values()) > len(CODES) / 4
    first, second, third = (one for one, _ in three)
    was = [(code, second.ours(code), third.ours(code)) for code in CODES]
    first.close()
    # Nothing changes for the others' own tables.
    assert all(second.ours(code) for code, ours, _ in was if ours)
    assert all(third.ours(code) for code, _, ours in was if ours)
    assert all(second.ours(code) != third.ours(code) for code in CODES)


async def test_a_connection_goes_on_with_the_worker_of_its_table(
    three: list[tuple[Neighbours, Came]],
) -> None:
    (first, _), (second, came), _ = three
    code = next(code for code in CODES if second.ours(code))
    async with asyncio.timeout(10), connected() as (transport, reader):
        assert first.hand_over(target(code.lower()), b"the request", transport)
        request, sock = await came.get()
        assert request == b"the request"
        await asyncio.sleep(0.05)  # it is closed here by now
        with sock:
            sock.send(b"the answer")
        assert await reader.read() == b"the answer"


async def test_what_need_not_or_cannot_be_handed_over_stays(
    three: list[tuple[Neighbours, Came]], tmp_path: Path
) -> None:
    (first, _), (second, _), (third, _) = three
    code = next(code for code in CODES if second.of(code) == ["1", "0", "2"])
    async with asyncio.timeout(10), connected() as (transport, _):
        assert not second.hand_over(target(code), b"", transport)  # its own
        assert not first.hand_over(b"/api/tables", b"", transport)
        assert not first.hand_over(target(code), b"x" * (LONGEST + 1), transport)
        # A worker that was killed has left its socket behind; the next one is asked, or is oneself.
        second.close()
        with socket.socket(socket.AF_UNIX) as left:
            left.bind(str(tmp_path / "1"))
        assert not first.hand_over(target(code), b"", transport)
        assert third.hand_over(target(code), b"", transport)


async def test_where_there_is_no_way_to_hand_over_everybody_stays(tmp_path: Path) -> None:
    folder = tmp_path / ("x" * 100)
    folder.mkdir()
    one = Neighbours(folder, 0)
    one.open(lambda request, sock: None)
    async with connected() as (transport, _):
        assert not one.hand_over(target("BCDFGH"), b"", transport)
    one.close()
