"""The client's address behind proxies, this machine's own addresses, and QR codes."""

import re
import socket
from collections.abc import Sequence
from ipaddress import IPv4Address, ip_network

import pytest
import segno
from starlette.types import Message, Receive, Scope, Send

from motherlode.server.address import (
    RESET,
    WHITE_ON_BLACK,
    behind,
    client_address,
    is_local,
    lan_addresses,
    qr_svg,
    qr_text,
)

pytestmark = pytest.mark.anyio
PROXIES = [ip_network("10.0.0.0/8"), ip_network("fd00::1")]
URL = "http://192.168.1.23:8000/t/ABCDEF"


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


async def seen(
    client: str | None, *headers: tuple[str, str], kind: str = "http"
) -> tuple[str, str]:
    """What the app sees of a request that comes from this address: the client and the scheme."""
    scope: Scope = {
        "type": kind,
        "scheme": "http" if kind == "http" else "ws",
        "client": (client, 1234) if client is not None else None,
        "headers": [(name.encode(), value.encode()) for name, value in headers],
    }
    found: list[tuple[str, str]] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.append((client_address(scope), scope["scheme"]))

    async def receive() -> Message:
        raise AssertionError

    async def send(message: Message) -> None:
        raise AssertionError

    await behind(app, PROXIES)(scope, receive, send)
    return found[0]


FOR, PROTO = "x-forwarded-for", "x-forwarded-proto"


async def test_a_trusted_proxy_is_believed() -> None:
    assert await seen("10.0.0.1", (FOR, "192.0.2.7"), (PROTO, "https")) == ("192.0.2.7", "https")
    assert await seen("fd00::1", (FOR, "2001:db8::7")) == ("2001:db8::7", "http")
    https = await seen("10.0.0.1", (FOR, "192.0.2.7"), (PROTO, "https"), kind="websocket")
    assert https == ("192.0.2.7", "wss")


async def test_headers_of_an_untrusted_proxy_are_ignored() -> None:
    headers = ((FOR, "192.0.2.7"), (PROTO, "https"))
    assert await seen("198.51.100.9", *headers) == ("198.51.100.9", "http")
    assert await seen("fd00::2", *headers) == ("fd00::2", "http")
    assert await seen(None, *headers) == ("", "http")


async def test_hops_are_read_from_the_right_as_far_as_they_are_trusted() -> None:
    hops = "1.1.1.1, 192.0.2.7, 10.2.2.2"  # the first was made up by the client
    assert (await seen("10.0.0.1", (FOR, hops)))[0] == "192.0.2.7"
    apart = [(FOR, hop) for hop in hops.split(", ")]
    assert (await seen("10.0.0.1", *apart))[0] == "192.0.2.7"
    assert (await seen("10.0.0.1", (FOR, "10.3.3.3, 10.2.2.2")))[0] == "10.3.3.3"
    assert (await seen("10.0.0.1", (FOR, "192.0.2.7:5555")))[0] == "192.0.2.7"


async def test_without_the_header_the_proxy_is_the_client() -> None:
    assert await seen("10.0.0.1") == ("10.0.0.1", "http")
    assert await seen("10.0.0.1", (PROTO, "gopher")) == ("10.0.0.1", "http")


async def test_without_proxies_nothing_is_put_before_the_app() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None: ...

    assert behind(app, []) is app


@pytest.mark.parametrize(
    ("client", "headers", "local"),
    [
        ("127.0.0.1", [], True),
        ("127.8.9.1", [], True),
        ("::1", [], True),
        ("192.0.2.7", [], False),
        ("testclient", [], False),
        (None, [], False),
        ("127.0.0.1", [(b"x-forwarded-for", b"127.0.0.1")], False),
        ("127.0.0.1", [(b"forwarded", b"for=192.0.2.7")], False),
    ],
)
async def test_local_is_a_program_on_this_machine_and_no_proxy(
    client: str | None, headers: Sequence[tuple[bytes, bytes]], local: bool
) -> None:
    scope = {"client": (client, 1234) if client else None, "headers": headers}
    assert is_local(scope) is local


async def test_this_machines_addresses_are_its_own() -> None:
    found = lan_addresses()
    assert len(found) == len(set(found))
    for address in found:
        assert not IPv4Address(address).is_loopback
        with socket.socket() as server:
            server.bind((address, 0))  # possible only on one's own address


async def test_a_machine_without_network_has_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(self: socket.socket, address: tuple[str, int]) -> None:
        raise OSError("network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", nowhere)
    monkeypatch.setattr(socket, "if_nameindex", lambda: [(1, "lo"), (2, "none9")])
    assert lan_addresses() == []


def modules() -> list[list[int]]:
    """The QR code with its quiet zone, dark modules being 1."""
    code = segno.make_qr(URL)
    rows = [[int(module) for module in row] for row in code.matrix_iter(border=4)]
    assert rows[:4] == [[0] * len(rows)] * 4
    return rows


def undrawn(text: str) -> list[list[int]]:
    """The modules that half blocks show; a block is light."""
    halves = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    rows = []
    for line in text.splitlines():
        rows += [[halves[sign][half] for sign in line] for half in (0, 1)]
    return rows


async def test_the_code_in_the_terminal_is_the_code() -> None:
    wanted = modules()
    drawn = undrawn(qr_text(URL, colours=False))
    assert drawn[: len(wanted)] == wanted
    assert len(drawn) == len(wanted) + 1  # the lower half of the last line


async def test_colours_are_explicit_on_a_terminal() -> None:
    plain = qr_text(URL, colours=False).splitlines()
    coloured = qr_text(URL).splitlines()
    assert coloured == [f"{WHITE_ON_BLACK}{line}{RESET}" for line in plain]


async def test_the_picture_is_the_code() -> None:
    svg = qr_svg(URL).decode()
    wanted = modules()
    size = len(wanted)
    assert f'viewBox="0 0 {size} {size}"' in svg
    assert "style" not in svg  # the content policy would not let it through
    assert f'<path fill="#fff" d="M0 0h{size}v{size}h-{size}z"/>' in svg
    match = re.search(r'stroke="#000" d="([^"]+)"', svg)
    assert match
    drawn = [[0] * size for _ in range(size)]
    x, y = 0, 0
    for command, numbers in re.findall(r"([Mmh])([^Mmh]+)", match[1]):
        steps = [int(float(number)) for number in re.findall(r"-?[\d.]+", numbers)]
        if command == "h":
            drawn[y][x : x + steps[0]] = [1] * steps[0]
            x += steps[0]
        else:  # M, which comes first, or m
            x, y = x + steps[0], y + steps[1]
    assert drawn == wanted
