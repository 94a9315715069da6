"""The server answers only to its own names, so that no other site can pass itself off as it."""

import json
import logging
import socket
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol

from motherlode.client import SUBPROTOCOL
from motherlode.server.http.host_names import HostNames
from motherlode.server.settings import Settings
from motherlode.words import LANGUAGES
from tests.server.real_servers import Live, serving
from tests.server.wires import until

pytestmark = pytest.mark.anyio

HERE = socket.gethostname().lower()
OWN = [
    "",
    "127.0.0.1",
    "127.0.0.1:8000",
    "192.168.1.7",
    "[::1]:8000",
    "[fe80::1]",
    "localhost",
    "LOCALHOST:8000",
    "localhost.:80",
    "game.localhost:8000",
    HERE,
    f"{HERE}.local:8000",
]
OTHERS = [
    "evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example:8000",
    "evillocalhost",
    "0x7f.1",
    "[::1",
    "::1",
    "a" * 4000,
    "127.0.0.1/",
    "127.0.0.1 evil.example",
    "user@127.0.0.1",
    ".",
    "[evil]",
]


def hosts(**settings: Any) -> HostNames:
    async def nothing(*_: object) -> None:
        pass

    return HostNames(nothing, Settings(database_url="sqlite:///unused.db", **settings))


def test_addresses_and_names_of_this_machine_are_known() -> None:
    ours = hosts()
    assert [name for name in OWN[1:] if not ours.is_ours(name)] == []
    assert [name for name in OTHERS if ours.is_ours(name)] == []


async def test_full_name_of_this_machine_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getfqdn", lambda: "Laptop.fritz.example")
    ours = hosts()
    await until(lambda: ours.is_ours("laptop.fritz.example:8000"))
    assert ours.is_ours("laptop") and ours.is_ours("laptop.local")
    assert not ours.is_ours("fritz.example")


def test_names_of_the_settings_are_known() -> None:
    ours = hosts(
        names=("games.home.example",),
        public_url="https://mine.example:8443",
        origins=("https://club.example",),
        host="lan.example",
    )
    for name in ("games.home.example", "MINE.example", "club.example:443", "lan.example:8000"):
        assert ours.is_ours(name)
    assert not ours.is_ours("example")


async def ask(live: Live, host: str, path: str = "/", **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=live.url, trust_env=False) as http:
        return await http.get(path, headers={"Host": host, **headers})


async def test_another_name_is_refused_on_every_route_and_told_what_to_do(
    new_database: Callable[..., str], caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(new_database("sqlite"), log_level="warning") as live:
        logging.getLogger().addHandler(caplog.handler)  # the server has set up its own
        for path in ("/", "/icon.svg", "/healthz", "/metrics", "/api/choices", "/api/openapi.json"):
            answer = await ask(live, "evil.example", path)
            assert answer.status_code == 421
            assert answer.json()["error"]["args"]["setting"] == "MOTHERLODE_NAMES"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        told = set()
        for language in LANGUAGES:
            accept = {"Accept": "text/html,*/*", "Accept-Language": language}
            answer = await ask(live, "<b>evil", **accept)
            assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
            assert "<b>evil" in answer.text and "MOTHERLODE_NAMES" in answer.text
            told.add(answer.text)
        assert len(told) == len(LANGUAGES)
        with pytest.raises(InvalidStatus) as wrong:
            async with connect(
                f"ws://evil.example:{live.url.rpartition(':')[2]}/api/tables/BCDFGH/socket",
                host="127.0.0.1",
                subprotocols=[Subprotocol(SUBPROTOCOL)],
                proxy=None,
            ):
                pass
        assert wrong.value.response.status_code == 421
        body = json.loads(wrong.value.response.body or b"")
        assert body["error"]["message"] == "server-wrong-host"
        for host in OWN[1:]:
            assert (await ask(live, host, "/api/choices")).status_code == 200, host
    (line, *_) = [one for one in caplog.records if one.getMessage() == "host-refused"]
    fields: dict[str, object] = line.fields  # type: ignore[attr-defined]
    assert fields["host"] == "evil.example" and fields["setting"] == "MOTHERLODE_NAMES"


async def test_every_name_is_known_if_the_settings_say_so(
    new_database: Callable[..., str],
) -> None:
    async with serving(new_database("sqlite"), names=("*",)) as live:
        assert (await ask(live, "whatever.example", "/api/choices")).status_code == 200


async def test_trusted_proxy_answers_for_its_names(new_database: Callable[..., str]) -> None:
    proxies = Settings.read({"MOTHERLODE_PROXIES": "127.0.0.1"}).proxies
    async with serving(new_database("sqlite"), proxies=proxies) as live:
        forwarded = {"X-Forwarded-For": "203.0.113.9"}
        answer = await ask(live, "games.example", "/api/choices", **forwarded)
        assert answer.status_code == 200
