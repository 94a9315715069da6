"""What comes in is taken in at once if it is little, otherwise piece by piece, in turns."""

import asyncio
from collections.abc import Callable
from ipaddress import ip_network
from types import SimpleNamespace
from typing import Any, cast

import pytest

from motherlode.server.limits.buckets import Bucket
from motherlode.server.limits.connections import Connections
from motherlode.server.limits.uvicorn_protocol import PIECE, UvicornProtocol
from motherlode.server.settings import Settings
from tests.server.wires import until

pytestmark = pytest.mark.anyio


class Transport:
    """Stands in for a connection: whether it is read, and whether it is about to close."""

    def __init__(self) -> None:
        self.reading = True
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Taken(UvicornProtocol):
    """A connection that keeps what it takes in, each byte at the same cost."""

    def __init__(self, connections: Connections, address: str = "192.0.2.1") -> None:
        self.app_state: dict[str, Any] = {"connections": connections}
        self.client = (address, 1234)
        self.loop = asyncio.get_running_loop()
        self.wire = Transport()
        self.transport = cast(asyncio.Transport, self.wire)
        self.pieces: list[bytes] = []
        self.cost = 0.0
        self.full = False

    def take(self, piece: bytes) -> float:
        self.pieces.append(piece)
        return self.cost * len(piece)

    def ready(self) -> bool:
        return not self.full

    def held_up(self) -> bool:
        return self.full


@pytest.fixture
def connections() -> Connections:
    return Connections(Settings(proxies=(ip_network("10.0.0.0/8"),)))


async def test_small_piece_is_read_at_once(connections: Connections) -> None:
    one = Taken(connections)
    one.arrive()
    assert len(connections) == 1
    one.data_received(PIECE * b"x")
    assert one.pieces == [PIECE * b"x"]
    assert one.wire.reading


async def test_large_data_is_read_in_pieces_and_reading_pauses_meanwhile(
    connections: Connections,
) -> None:
    one = Taken(connections)
    one.arrive()
    data = bytes(range(256)) * 15
    one.data_received(data[:3000])
    assert (one.pieces, one.wire.reading) == ([], False)
    one.data_received(data[3000:])  # what the loop had read already
    await until(lambda: one.wire.reading)
    assert b"".join(one.pieces) == data
    assert [len(piece) for piece in one.pieces] == [1024, 1024, 1024, 768]


async def test_two_who_send_much_take_turns(connections: Connections) -> None:
    order: list[str] = []

    class Named(Taken):
        def take(self, piece: bytes) -> float:
            order.append(piece[:1].decode())
            return 0.0

    for name, address in (("a", "192.0.2.1"), ("b", "192.0.2.2")):
        one = Named(connections, address)
        one.arrive()
        one.data_received(3 * PIECE * name.encode())
    await until(lambda: len(order) == 6)
    assert "".join(order) == "ababab"


async def test_an_address_that_owes_something_waits_and_others_do_not(
    connections: Connections,
) -> None:
    owing, other = Taken(connections), Taken(connections, "192.0.2.2")
    owing.arrive()
    other.arrive()
    later: list[tuple[float, Callable[[], None]]] = []
    owing.loop = cast(Any, SimpleNamespace(call_later=lambda *timer: later.append(timer)))
    connections.round_robin._all = Bucket(1e9, 1e9)
    owing.cost = 2 * connections.budgets.burst
    owing.data_received(b"x")  # so dear that as much is owed as may be
    await until(lambda: connections.round_robin.free(at_table=True))
    owing.data_received(b"y")
    other.data_received(b"z")
    await until(lambda: other.pieces == [b"z"])
    assert (owing.pieces, owing.wire.reading) == ([b"x"], False)
    ((wait, come_back),) = later
    assert wait == pytest.approx(connections.budgets.burst / connections.budgets.rate, rel=0.1)
    assert owing.budget is not None
    owing.budget._seen = None  # that time has passed
    owing.budget._left = owing.budget.burst
    come_back()
    await until(lambda: owing.wire.reading)
    assert owing.pieces == [b"x", b"y"]


async def test_what_a_closing_connection_has_sent_is_forgotten(connections: Connections) -> None:
    one = Taken(connections)
    one.arrive()
    one.data_received(2 * PIECE * b"x")
    one.wire.closing = True
    await until(lambda: not one._rest)
    assert one.pieces == []


async def test_what_uvicorn_does_not_want_is_not_read(connections: Connections) -> None:
    one = Taken(connections)
    one.arrive()
    one.full = True
    one.data_received(2 * PIECE * b"x")
    await until(lambda: len(one.pieces) == 1)
    await asyncio.sleep(0.01)
    assert (len(one.pieces), one.wire.reading) == (1, False)
    one.full = False  # uvicorn goes on
    one.queue_up()
    await until(lambda: one.wire.reading)
    assert len(one.pieces) == 2


async def test_a_proxy_has_no_budget_and_its_requests_say_so(connections: Connections) -> None:
    proxy, guest = Taken(connections, "10.1.2.3"), Taken(connections)
    proxy.arrive()
    guest.arrive()
    assert proxy.budget is None
    assert proxy.wait() == 0.0
    assert proxy.app_state == {"connections": connections, "through_proxy": True}
    assert "through_proxy" not in guest.app_state
