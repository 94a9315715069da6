"""Behind a proxy the limits are those of the people it asks for."""

import asyncio
import shutil
import time
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from starlette.types import Message

from motherlode.server.limits import proxied as module
from motherlode.server.limits.budgets import BURST, HANDSHAKE
from motherlode.server.limits.connections import Connections
from motherlode.server.limits.proxied import PATIENCE, ProxiedLimits
from motherlode.server.limits.uvicorn_websocket import WebSocketProtocol
from motherlode.server.settings import Settings
from tests.server.real_servers import serving
from tests.server.wires import door, hear, turned_away

pytestmark = pytest.mark.anyio


async def test_behind_a_proxy_budgets_are_those_of_the_people(
    sqlite_template: Path, tmp_path: Path
) -> None:
    file = shutil.copy(sqlite_template, tmp_path / "proxy.db")
    proxies = Settings.read({"MOTHERLODE_PROXIES": "127.0.0.0/8"}).proxies
    async with serving(f"sqlite:///{file}", proxies=proxies) as live:
        connections = live.server.connections
        connections.share = 3  # type: ignore[misc]
        assert connections.budget("127.0.0.1") is None
        limits = httpx.Limits(max_connections=20, max_keepalive_connections=20)
        async with httpx.AsyncClient(base_url=live.url, limits=limits, trust_env=False) as http:

            async def ask(address: str) -> int:
                headers = {"X-Forwarded-For": address}
                return (await http.get("/api/choices", headers=headers)).status_code

            many = [ask(f"203.0.113.{number + 1}") for number in range(20)]
            assert set(await asyncio.gather(*many)) == {200}, "the proxy may have many connections"
            greedy = connections.budget("203.0.113.1")
            assert greedy is not None
            greedy.spend(time.monotonic(), 2 * BURST * 100)
            assert await ask("203.0.113.1") == 429
            assert await ask("203.0.113.2") == 200
            late = door(live, "BCDFGH", "")
            cast(list[Any], late.additional_headers).append(("X-Forwarded-For", "203.0.113.1"))
            assert await turned_away(late) == (429, "server-too-fast")
            ann = await live.guest("Ann")
            code = await ann.open_table()
            connecting = door(live, code, ann.token)
            cast(list[Any], connecting.additional_headers).append(
                ("X-Forwarded-For", "203.0.113.5")
            )
            async with connecting as device:
                await hear(device, "state")
                payer = connections.budget("203.0.113.5")
                assert payer is not None
                (there,) = [
                    one for one in connections._inside if isinstance(one, WebSocketProtocol)
                ]
                assert there.budget is payer


async def test_handshakes_of_an_address_go_on_one_by_one_and_too_many_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []
    served, sent = 0, list[Message]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def app(*_: object) -> None:
        nonlocal served
        served += 1

    async def send(message: Message) -> None:
        sent.append(message)

    monkeypatch.setattr(module, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(module, "monotonic", lambda: 1000.0)
    connections = Connections(Settings())
    monkeypatch.setattr("motherlode.server.limits.connections.monotonic", lambda: 1000.0)
    budget = connections.budget("203.0.113.1")
    assert budget is not None
    budget.spend(1000.0, budget.burst)
    limited = ProxiedLimits(app, connections)
    state = {"through_proxy": True}
    scope = {"type": "websocket", "client": ("203.0.113.1", 1), "headers": [], "state": state}
    for _ in range(2000):
        await limited(scope, cast(Any, None), send)
    apart = [b - a for a, b in pairwise(slept)]
    assert min(apart) == pytest.approx(max(apart)) == pytest.approx(HANDSHAKE / budget.rate)
    assert served == len(slept) == PATIENCE * budget.rate // HANDSHAKE + 1
    refusals = [one for one in sent if one["type"] == "websocket.http.response.start"]
    assert len(refusals) == 2000 - served
    assert {one["status"] for one in refusals} == {429}
