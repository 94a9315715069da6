"""Where others find a server: never an address that only its own machine can open."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from motherlode.client import Client
from motherlode.game.message import Refused
from motherlode.server.address import lan_addresses, qr_svg
from motherlode.server.reach import AGAIN
from tests.server.live import Live, serving

pytestmark = pytest.mark.anyio

SHUT = {"url": "", "opens": False, "command": AGAIN}


@pytest.fixture
async def live(tmp_path: Path) -> AsyncIterator[Live]:
    async with serving(f"sqlite:///{tmp_path}/games.db") as live:
        yield live


async def asked(live: Live, method: str, path: str, **headers: str) -> tuple[int, bytes]:
    """The status and the body of an answer to a request with these headers."""
    port = live.url.rsplit(":", 1)[1]
    reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
    lines = {"Host": f"127.0.0.1:{port}", "Connection": "close", "Content-Length": "0"} | headers
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode())
    answer = await reader.read()
    writer.close()
    return int(answer.split()[1]), answer.partition(b"\r\n\r\n")[2]


async def test_a_server_for_one_machine_says_so_and_draws_no_code(live: Live) -> None:
    ann = await live.guest("Ann")
    code = await ann.open_table(game="base", seats=3)
    assert await ann.http("GET", "/api/reach") == SHUT
    status, body = await asked(live, "GET", f"/api/tables/{code}/qr")
    assert (status, b"server-only-here" in body) == (409, True)
    assert (await ann.http("POST", "/api/guest/transfer"))["qr"] == ""
    # It is a service: nobody's page opens it.
    with pytest.raises(Refused, match="server-not-to-open"):
        await ann.http("POST", "/api/reach")


async def test_a_server_run_by_hand_lets_the_network_in_when_asked_at_its_machine(
    live: Live,
) -> None:
    shown: list[tuple[str, int]] = []
    live.serving.can_open(lambda address, port: shown.append((address, port)))
    port = int(live.url.rsplit(":", 1)[1])
    ann = await live.guest("Ann")
    code = await ann.open_table(game="base", seats=3)
    if not lan_addresses():
        assert await ann.http("GET", "/api/reach") == SHUT
        return
    assert await ann.http("GET", "/api/reach") == SHUT | {"opens": True}

    # Not for a page of elsewhere, whatever it calls this machine, nor through a proxy.
    for headers in (
        {"Origin": "https://elsewhere.example"},
        {"Host": f"elsewhere.example:{port}", "Origin": f"http://elsewhere.example:{port}"},
        {"X-Forwarded-For": "203.0.113.7"},
        {"Sec-Fetch-Site": "cross-site"},
    ):
        status, _ = await asked(live, "POST", "/api/reach", **headers)
        assert status in (403, 421), headers
    assert shown == []

    url = f"http://{lan_addresses()[0]}:{port}"
    opened = {"url": url, "opens": False, "command": ""}
    assert await ann.http("POST", "/api/reach") == opened
    assert shown == [(lan_addresses()[0], port)]
    status, body = await asked(live, "GET", f"/api/tables/{code}/qr")
    assert (status, body) == (200, qr_svg(f"{url}/t/{code}"))
    assert (await ann.http("POST", "/api/tables", {}))["link"].startswith(url)

    # A phone comes in, but not by where the server's own machine lets itself in.
    bo = await Client.guest(url, "Bo")
    assert await bo.http("GET", "/api/reach") == opened
    async with bo.at(code) as seat:
        assert seat.table["stage"] == "open"


async def test_links_of_a_server_for_the_network_are_for_phones(tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path}/games.db", host="0.0.0.0") as live:
        ann = await live.guest("Ann")
        port = live.url.rsplit(":", 1)[1]
        found = [f"http://{address}:{port}" for address in lan_addresses()[:1]] or [""]
        assert await ann.http("GET", "/api/reach") == {
            "url": found[0],
            "opens": False,
            "command": "",
        }
        # Where something stands between, nobody knows what others call this machine.
        _, body = await asked(live, "GET", "/api/reach", **{"X-Forwarded-For": "203.0.113.7"})
        assert b'"url":""' in body


async def test_the_public_address_comes_first(tmp_path: Path) -> None:
    public: dict[str, Any] = {"public_url": "https://mine.example", "host": "0.0.0.0"}
    async with serving(f"sqlite:///{tmp_path}/games.db", **public) as live:
        found = await (await live.guest("Ann")).http("GET", "/api/reach")
        assert found == {"url": "https://mine.example", "opens": False, "command": ""}


async def test_a_port_that_is_taken_there_is_told(live: Live) -> None:
    if not lan_addresses():
        return
    live.serving.can_open(lambda address, port: None)
    port = int(live.url.rsplit(":", 1)[1])
    servers = [
        await asyncio.start_server(lambda reader, writer: writer.close(), address, port)
        for address in lan_addresses()
    ]
    ann = await live.guest("Ann")
    with pytest.raises(Refused, match="server-cannot-listen"):
        await ann.http("POST", "/api/reach")
    for server in servers:
        server.close()
    await ann.http("POST", "/api/reach")
    await Client.guest(f"http://{lan_addresses()[0]}:{port}", "Bo")
