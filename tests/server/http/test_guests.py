"""Guests: cookies and tokens, names, and several devices of one guest."""

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from motherlode.client import Client
from motherlode.server.http.guests import TRANSFER, digest
from tests.server.answers import bearer, browser, refusal, stored
from tests.server.real_servers import Live, serving
from tests.server.two_at_a_table import two_at_a_table

pytestmark = pytest.mark.anyio


# --- guests ---------------------------------------------------------------------------------


async def test_browser_becomes_a_guest_by_a_cookie_that_no_page_can_read(live: Live) -> None:
    async with browser(live) as http:
        assert refusal(await http.get("/api/guest"), 401) == "server-no-guest"
        new = await http.post("/api/guest", json={"name": "Ann", "language": "pl"})
        assert (new.status_code, new.json()) == (201, {"name": "Ann", "language": "pl"})
        token, *attributes = new.headers["set-cookie"].split("; ")
        assert token.startswith("motherlode=") and len(token) > 50
        assert set(attributes) == {"HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax"}
        assert (await http.get("/api/guest")).json() == {"name": "Ann", "language": "pl"}
        assert new.headers["cache-control"] == "no-store"


async def test_cookie_is_for_https_only_where_the_request_came_by_https(
    live: Live, new_database: Callable[..., str]
) -> None:
    async def is_secure(live: Live, scheme: str) -> bool:
        async with browser(live, **{"X-Forwarded-Proto": scheme}) as http:
            new = await http.post("/api/guest", json={"name": "Ann"})
            return "Secure" in new.headers["set-cookie"].split("; ")

    assert not await is_secure(live, "https"), "anybody can say so"
    proxies = (ip_network("127.0.0.0/8"),)
    async with serving(new_database("sqlite"), proxies=proxies) as behind:
        assert await is_secure(behind, "https")
        assert not await is_secure(behind, "http")
        guests = behind.server.api.guests
        guests.settings = replace(guests.settings, secure_cookies="yes")
        assert await is_secure(behind, "http")
        guests.settings = replace(guests.settings, secure_cookies="no")
        assert not await is_secure(behind, "https")


async def test_program_is_shown_its_token_once_and_gets_no_cookie(live: Live) -> None:
    async with browser(live) as http:
        new = await http.post("/api/guest?token=show", json={"name": "Bot"})
        assert "set-cookie" not in new.headers
        token = new.json()["token"]
        again = await http.get("/api/guest", headers={"Authorization": f"bearer {token}"})
        assert again.json() == {"name": "Bot", "language": "en"}
        for wrong in (token[:-1], token + "x", "x" * 10_000, "%00"):
            asked = await http.get("/api/guest", headers={"Authorization": f"Bearer {wrong}"})
            assert refusal(asked, 401) == "server-no-guest"


async def test_tokens_and_codes_are_stored_as_hashes_only(
    database_url: str, tmp_path: Path
) -> None:
    async with serving(database_url) as live:
        ann = await live.guest("Ann")
        code = (await ann.http("POST", "/api/guest/transfer"))["code"]
        rows = await stored(live)
        for secret in (ann.token, code):
            assert secret.encode() not in rows
            assert hashlib.sha256(secret.encode()).digest() in rows
        for file in tmp_path.rglob("*.db*"):  # with SQLite's journal
            assert ann.token.encode() not in file.read_bytes()


async def test_name_is_made_harmless_or_refused(live: Live) -> None:
    async with browser(live) as http:

        async def named(name: str, language: str = "en") -> httpx.Response:
            return await http.post("/api/guest", json={"name": name, "language": language})

        assert (await named("  Żaneta\t\n O’Neil\u202e\0 ")).json()["name"] == "Żaneta O’Neil"
        assert (await named("Ann", "xx")).json()["language"] == "en"
        assert (await named("<b>&")).json()["name"] == "<b>&"  # pages escape it
        for name in ("", " ", "\u200d", "…!", "\u202e"):
            assert refusal(await named(name), 400) == "table-no-name"
        assert refusal(await named("x" * 25), 400) == "table-long-name"
        assert refusal(await named("x" * 201), 400) == "server-bad-request"


async def test_new_name_reaches_running_tables(database_url: str) -> None:
    async with serving(database_url) as live:
        ann, bob = await live.guest("Ann"), await live.guest("Bob")
        async with two_at_a_table(live, ann, bob) as table:
            new = await ann.http("PUT", "/api/guest", {"name": "Anna", "language": "uk"})
            assert new == {"name": "Anna", "language": "uk"}
            await table.bob._wait(lambda: table.bob.table["people"][0]["name"] == "Anna")
            # Two at a table are never called the same; the guest may be.
            assert (await ann.http("PUT", "/api/guest", {"name": "bob"}))["name"] == "bob"
            await table.bob._wait(lambda: table.bob.table["people"][0]["name"] == "bob 2")
            await table.move()


async def test_refused_name_changes_nothing(live: Live) -> None:
    async with browser(live) as http:
        ann = await live.guest("Ann")
        for name in ("", "x" * 25):
            answer = await http.put("/api/guest", json={"name": name}, headers=bearer(ann))
            assert refusal(answer, 400) in ("table-no-name", "table-long-name")
        assert refusal(await http.put("/api/guest", json={"name": "A"}), 401) == "server-no-guest"
        assert (await ann.http("GET", "/api/guest"))["name"] == "Ann"


# --- several devices ------------------------------------------------------------------------


async def test_transfer_makes_another_device_the_same_guest_once(database_url: str) -> None:
    public = "https://mine.example"
    async with (
        serving(database_url, public_url=public) as live,
        browser(live) as phone,
        browser(live) as other,
    ):
        ann = await live.guest("Ann")
        code = await ann.open_table()
        shown = await ann.http("POST", "/api/guest/transfer")
        assert shown["link"] == f"{public}/me#{shown['code']}"
        assert shown["expires"] == pytest.approx(live.server.hub.now() + TRANSFER, abs=60_000)
        assert ElementTree.fromstring(shown["qr"]).tag.endswith("svg")

        tries = [
            http.post("/api/guest/claim", json={"code": shown["code"]}) for http in (phone,) * 5
        ]
        answers = await asyncio.gather(*tries)
        assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404, 404]
        (done,) = [answer for answer in answers if answer.status_code == 200]
        assert done.json() == {"name": "Ann", "language": "en"}
        assert "HttpOnly" in done.headers["set-cookie"]

        mine = (await phone.get("/api/guest/tables")).json()["tables"]
        assert [table["code"] for table in mine] == [code]
        assert (await ann.http("GET", "/api/guest"))["name"] == "Ann"  # it is so still
        again = await other.post("/api/guest/claim", json={"code": shown["code"]})
        assert refusal(again, 404) == "server-bad-code"


async def test_transfer_is_for_ten_minutes_and_for_whoever_knows_the_code(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with browser(live) as http:
        ann = await live.guest("Ann")
        assert refusal(await http.post("/api/guest/transfer"), 401) == "server-no-guest"
        codes = [(await ann.http("POST", "/api/guest/transfer"))["code"] for _ in range(2)]
        for wrong in ("", codes[0][:-1], codes[0].swapcase()):
            answer = await http.post("/api/guest/claim", json={"code": wrong})
            assert refusal(answer, 404) == "server-bad-code"
        shown = await Client(live.url, "").http(
            "POST", "/api/guest/claim?token=show", {"code": codes[0]}
        )
        assert (await Client(live.url, shown["token"]).http("GET", "/api/guest"))["name"] == "Ann"
        now = live.server.hub.now
        monkeypatch.setattr(live.server.hub, "now", lambda: now() + TRANSFER)
        late = await http.post("/api/guest/claim", json={"code": codes[1]})
        assert refusal(late, 404) == "server-bad-code"


async def test_device_forgets_who_it_is_and_the_others_do_not(database_url: str) -> None:
    async with serving(database_url) as live, browser(live) as phone:
        ann = await live.guest("Ann")
        code = (await ann.http("POST", "/api/guest/transfer"))["code"]
        await phone.post("/api/guest/claim", json={"code": code})
        kept = f"motherlode={phone.cookies['motherlode']}"
        left = await phone.post("/api/guest/leave")
        assert left.status_code == 204 and not phone.cookies
        async with browser(live, Cookie=kept) as thief:  # it is worth nothing any more
            assert refusal(await thief.get("/api/guest"), 401) == "server-no-guest"
        assert (await ann.http("GET", "/api/guest"))["name"] == "Ann"
        assert (await phone.post("/api/guest/leave")).status_code == 204  # again does no harm


async def test_leaving_as_nobody_is_no_work_and_as_somebody_concerns_them_alone(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = live.server.hub.store
    dropped: list[object] = []
    asked: list[list[bytes]] = []

    async def write(*statements: Any) -> int:
        dropped.extend(one for one in statements if "DELETE FROM tokens" in str(one))
        return await real_write(*statements)

    async def known_tokens(hashes: Sequence[bytes]) -> set[bytes]:
        asked.append(list(hashes))
        return await real_known(hashes)

    ann, bob = await live.guest("Ann"), await live.guest("Bob")
    code = await ann.open_table()
    async with ann.at(code), bob.at(code), browser(live) as http:
        real_write, real_known = store.database.write, store.known_tokens
        monkeypatch.setattr(store.database, "write", write)
        monkeypatch.setattr(store, "known_tokens", known_tokens)
        nobody = {"Authorization": "Bearer nobody"}
        for headers in ({}, nobody):
            assert (await http.post("/api/guest/leave", headers=headers)).status_code == 204
        assert dropped == []
        assert (await http.post("/api/guest/leave", headers=bearer(bob))).status_code == 204
        assert len(dropped) == 1
        assert [digest(bob.token)] in asked, "with every heartbeat all are asked for"
