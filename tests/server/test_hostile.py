"""Clients that mean no good: whatever they do, the others play on and nothing is lost."""

import asyncio
import json
import os
import secrets
import struct
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import httpx
import pytest
from sqlalchemy import insert
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from motherlode.client import Client
from motherlode.game.message import Refused
from motherlode.server.http import headers as guards
from motherlode.server.http.guests import digest
from motherlode.server.storage.schema import guests, tokens
from motherlode.table import entries as e
from tests.server.logged_errors import LoggedErrors
from tests.server.real_servers import Live, serving
from tests.server.two_at_a_table import Two, two_at_a_table
from tests.server.wires import (
    PATIENCE,
    POST,
    Wire,
    ask,
    door,
    hear,
    last_words,
    raw,
    refused,
    turned_away,
    until,
)

pytestmark = pytest.mark.anyio


# --- commands -------------------------------------------------------------------------------


async def test_nobody_moves_for_somebody_else(live: Live, two: Two, eve: Client) -> None:
    turn, other = (two.ann, two.bob) if two.ann.game["legal"] else (two.bob, two.ann)
    move, seq = turn.game["legal"][0], turn.state["seq"]
    with pytest.raises(Refused) as wrong:
        await other.do("play", move=move)
    assert (wrong.value.message.id, wrong.value.message.clause) == ("refuse-N2-seat", "N2")
    async with door(live, two.code, eve.token) as spectator:
        assert await refused(spectator, do="play", move=move) == "table-not-seated"
        assert await refused(spectator, do="check", move=move) == "table-not-seated"
        assert await refused(spectator, do="sit") == "table-full"
        assert await refused(spectator, do="stand") == "table-not-seated"
        for command in (
            {"do": "start"}, {"do": "shuffle"}, {"do": "kick", "person": 0},
            {"do": "name-starter", "seat": 0},
            {"do": "pass-host", "person": 1}, {"do": "seat-bot", "seat": 0, "level": "random"},
            {"do": "change", "terms": {}},
        ):  # fmt: skip
            assert await refused(spectator, **command) in ("table-not-seated", "table-not-host")
    with pytest.raises(Refused, match="table-not-host"):
        await two.bob.do("pass-host", person=1)
    assert two.ann.state["seq"] == two.bob.state["seq"] == seq, "nothing has happened"


async def test_command_sent_again_is_done_once(live: Live, two: Two) -> None:
    turn = two.ann if two.ann.game["legal"] else two.bob
    other = two.bob if turn is two.ann else two.ann
    before, move = turn.state["seq"], turn.game["legal"][0]
    async with AsyncExitStack() as stack:
        devices = [
            await stack.enter_async_context(door(live, two.code, turn.client.token))
            for _ in range(3)
        ]
        asked = [ask(device, do="play", id="same", move=move) for device in devices]
        answers = await asyncio.gather(*asked)
        assert [answer["seq"] for answer in answers] == [before + 1] * 3
        assert sorted(answer["type"] for answer in answers) == ["ack", "ack", "event"]
        # The same id of somebody else is their own command.
        said = await other.do("say", id="same", text="mine")
        assert said["seq"] == before + 2
    # And so it is for anyone who has lost their connection meanwhile.
    async with door(live, two.code, turn.client.token) as late:
        assert (await ask(late, do="play", id="same", move=move))["seq"] == before + 1
    room = await live.server.hub.room(two.code)
    assert sum(line.stored.id == "same" for line in room.table.lines) == 2


async def test_message_that_is_too_large_costs_the_connection(
    live: Live, two: Two, eve: Client
) -> None:
    async with door(live, two.code, eve.token) as fits:
        await fits.send(" " * 4074 + '{"do":"ping","id":"a"}')
        assert (await hear(fits, "pong"))["id"] == "a"
    async with door(live, two.code, eve.token) as large:
        with suppress(ConnectionClosed):
            await large.send("x" * 4097)
        assert await last_words(large) == ("", 1009)
    async with await Wire.at(live, two.code, eve.token) as wire:  # in pieces
        wire.send(1, b"x" * 3000, last=False)
        wire.send(0, b"x" * 3000)
        assert await wire.closed() == 1009
    async with await Wire.at(live, two.code, eve.token) as wire:  # or only announced
        wire.writer.write(b"\x81\xff" + struct.pack("!Q", 2**62) + bytes(4))
        assert await wire.closed() == 1009


async def test_frames_against_the_protocol_cost_the_connection(
    live: Live, two: Two, eve: Client, errors: LoggedErrors
) -> None:
    for opcode, data in ((3, b""), (9, b"x" * 126), (0, b"x"), (8, b"\x00")):
        async with await Wire.at(live, two.code, eve.token) as wire:
            wire.send(opcode, data)
            assert await wire.closed() == 1002
    async with await Wire.at(live, two.code, eve.token) as wire:
        wire.writer.write(b"\x81\x02{}")  # not masked
        assert await wire.closed() == 1002
    async with await Wire.at(live, two.code, eve.token) as wire:
        wire.send(1, b'{"do":"say","id":"a","text":"\xff"}')
        assert await wire.closed() == 1007
    # The last one is the only thing here that is written down, by the library.
    assert set(errors.found) <= {"Invalid UTF-8 sequence received from client."}
    errors.found.clear()


# --- at the door ----------------------------------------------------------------------------


async def test_whoever_may_not_come_in_is_told_why(live: Live, two: Two, eve: Client) -> None:
    async def told(connecting: connect) -> tuple[str, int]:
        async with connecting as connection:
            return await last_words(connection)

    gone = await live.guest("Gone")
    await gone.http("DELETE", "/api/guest")
    assert await told(door(live, two.code, "")) == ("server-no-guest", 1008)
    assert await told(door(live, two.code, "nobody's")) == ("server-no-guest", 1008)
    assert await told(door(live, two.code, "x" * 5000)) == ("server-no-guest", 1008)
    assert await told(door(live, two.code, gone.token)) == ("server-no-guest", 1008)
    assert await told(door(live, "BBBBBB", eve.token)) == ("server-no-table", 1008)
    assert await told(door(live, "%00", eve.token)) == ("server-no-table", 1008)
    for version in (None, "motherlode.v0", "motherlode.v2", "x"):
        refused = await told(door(live, two.code, eve.token, version=version))
        assert refused == ("server-wrong-version", 1008)
    for after in ("-1", "x", "1e3", "٣", "9" * 13):
        refused = await told(door(live, two.code, eve.token, after=after))
        assert refused == ("server-bad-message", 1008)
    await until(lambda: len(live.server.hub.rooms[two.code].audience.devices) == 2)


async def test_table_without_spectators_lets_none_in_during_the_game(
    live: Live, errors: LoggedErrors, eve: Client
) -> None:
    ann, bob = await live.guest("Ann"), await live.guest("Bob")
    async with two_at_a_table(live, ann, bob, spectators=False) as two:
        async with door(live, two.code, eve.token) as spectator:
            assert await last_words(spectator) == ("server-no-spectators", 1008)
        await two.move()


async def test_connections_of_a_deleted_guest_are_closed(live: Live, two: Two) -> None:
    gone = await live.guest("Gone")
    async with door(live, two.code, gone.token) as connection:
        await ask(connection, do="say", text="hello")
        await gone.http("DELETE", "/api/guest")
        assert await last_words(connection) == ("server-no-guest", 1008)


FOREIGN = [("https://evil.example",), ("null",), ("",), ("http://127.0.0.1",), ("file://",)]


async def test_pages_of_other_sites_get_no_socket(live: Live, two: Two, eve: Client) -> None:
    for origins in FOREIGN:
        refused = await turned_away(door(live, two.code, eve.token, origins=origins))
        assert refused == (403, "server-wrong-origin")
    for several in ((live.url, "https://evil.example"), (live.url, live.url)):
        with pytest.raises(InvalidStatus) as wrong:
            await door(live, two.code, eve.token, origins=several)
        assert wrong.value.response.status_code == 400
    async with door(live, two.code, eve.token, origins=(live.url,)) as own:
        assert (await hear(own, "state"))["you"]["seat"] is None


async def test_pages_of_other_sites_change_nothing(live: Live, two: Two) -> None:
    async with httpx.AsyncClient(base_url=live.url) as http:
        await http.post("/api/guest", json={"name": "Victim"})
        wishes = [
            ("POST", "/api/guest", {"name": "Me"}),
            ("PUT", "/api/guest", {"name": "Fool"}),
            ("DELETE", "/api/guest", None),
            ("POST", "/api/guest/leave", None),
            ("POST", "/api/guest/transfer", None),
            ("POST", "/api/tables", {}),
        ]
        for (origin,) in FOREIGN:
            for method, path, body in wishes:
                answer = await http.request(method, path, json=body, headers={"Origin": origin})
                assert answer.status_code == 403
                assert answer.json()["error"]["message"] == "server-wrong-origin"
                assert "access-control-allow-origin" not in answer.headers
        no_origin = {"Sec-Fetch-Site": "cross-site"}
        assert (await http.delete("/api/guest", headers=no_origin)).status_code == 403
        assert (await http.get("/api/guest")).json()["name"] == "Victim"
        assert (await http.get("/api/guest/tables")).json() == {"tables": []}


async def test_forms_are_not_taken_for_json(live: Live, two: Two) -> None:
    async with httpx.AsyncClient(base_url=live.url) as http:
        for kind in (
            "", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data",
            "application/jsonp", "text/json", "application/json2",
        ):  # fmt: skip
            headers = {"Content-Type": kind} if kind else {}
            answer = await http.post("/api/guest", content=b'{"name":"Ann"}', headers=headers)
            assert answer.status_code == 400
            assert answer.json()["error"]["message"] == "server-bad-request"
        kind = "Application/JSON ; charset=utf-8"
        good = await http.post(
            "/api/guest", content=b'{"name":"A"}', headers={"Content-Type": kind}
        )
        assert good.status_code == 201


# --- connections ----------------------------------------------------------------------------


async def test_connections_that_never_ask_anything_hurt_nobody(
    live: Live, two: Two, eve: Client
) -> None:
    beginnings = [
        b"",
        b"GET / HT",
        b"GET /api/tables/" + two.code.encode() + b"/socket HTTP/1.1\r\nUpgrade: websocket\r\n",
        POST + b"Content-Length: 10\r\n\r\n{",
    ]
    async with AsyncExitStack() as stack:
        for number in range(200):
            wire = await stack.enter_async_context(await Wire.open(live))
            wire.writer.write(beginnings[number % len(beginnings)])
        for _ in range(5):
            await two.move()
        async with door(live, two.code, eve.token) as connection:
            await hear(connection, "state")
        assert (await eve.http("GET", "/api/guest"))["name"] == "Eve"


async def test_body_that_does_not_come_is_not_waited_for(
    live: Live, two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guards, "BODY_SECONDS", 0.5)
    head = POST + b"Content-Type: application/json\r\n"
    slow = [
        head + b"Content-Length: 100\r\n\r\n{",
        head + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
        b"GET /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n",
    ]
    for answer in await asyncio.gather(*[raw(live, request) for request in slow * 10]):
        status, _, rest = answer.partition(b"\r\n")
        assert status.startswith(b"HTTP/1.1 408 ")
        assert json.loads(rest.partition(b"\r\n\r\n")[2])["error"]["message"] == "server-slow"


async def test_guest_has_six_devices_at_a_table(live: Live, two: Two, eve: Client) -> None:
    async with AsyncExitStack() as stack:
        devices = [
            await stack.enter_async_context(door(live, two.code, eve.token)) for _ in range(6)
        ]
        for device in devices:
            await hear(device, "state")
        async with door(live, two.code, eve.token) as seventh:
            assert await last_words(seventh) == ("server-too-many-devices", 1008)
        await devices[0].close()
        await until(lambda: len(live.server.hub.rooms[two.code].audience.devices) == 2 + 5)
        async with door(live, two.code, eve.token) as again:
            await hear(again, "state")


async def crowd(live: Live, count: int) -> list[str]:
    """The tokens of so many guests, who came over many days."""
    now, made = live.server.hub.now(), [secrets.token_urlsafe(32) for _ in range(count)]
    ids = [secrets.token_hex(16) for _ in made]
    async with live.server.hub.store.database.writing() as connection:
        rows = [
            {"id": id, "name": f"Guest {id[:6]}", "language": "en", "created": now, "seen": now}
            for id in ids
        ]
        await connection.execute(insert(guests), rows)
        held = [
            {"hash": digest(token), "guest": id, "created": now, "seen": now}
            for token, id in zip(made, ids, strict=True)
        ]
        await connection.execute(insert(tokens), held)
    return made


async def test_a_thousand_come_in_waves_and_each_address_has_its_share(
    live: Live, two: Two
) -> None:
    share, more = live.server.settings.sockets_per_address, 25
    waves = 8
    everybody = await crowd(live, waves * (share + more))
    for wave in range(waves):
        source = f"127.0.1.{wave + 1}"
        mine = [everybody.pop() for _ in range(share + more)]
        async with AsyncExitStack() as stack:

            async def come(token: str) -> ClientConnection:
                return await stack.enter_async_context(
                    door(live, two.code, token, source=source)  # noqa: B023
                )

            came = await asyncio.gather(*[come(token) for token in mine], return_exceptions=True)
            inside = [one for one in came if isinstance(one, ClientConnection)]
            outside = [one for one in came if isinstance(one, InvalidStatus)]
            assert (len(inside), len(outside)) == (share, more)
            assert {one.response.status_code for one in outside} == {429}
            await asyncio.gather(*[hear(one, "state") for one in inside])
            sitting = await asyncio.gather(*[refused(one, do="sit") for one in inside])
            assert set(sitting) == {"table-full"}
            await two.move()
        await until(lambda: len(live.server.hub.rooms[two.code].audience.devices) == 2)
        # All slots are free again.
        async with door(live, two.code, mine[0], source=source) as again:
            await hear(again, "state")
    assert len(live.server.hub.rooms[two.code].table.people) == 2, "a refused guest leaves no trace"


async def test_table_is_crowded_before_it_is_crushed(live: Live, two: Two) -> None:
    room = live.server.hub.rooms[two.code]
    people = 300 - len(room.table.people)
    await room.add([e.Met(n, f"guest {n}", f"Guest {n}") for n in range(2, 2 + people)])
    (token,) = await crowd(live, 1)
    async with door(live, two.code, token) as late:
        assert await refused(late, do="say", text="hello") == "table-crowded"


async def test_strangers_who_know_the_code_crowd_nobody_out(live: Live, eve: Client) -> None:
    ann = await live.guest("Ann")
    code = await ann.open_table(seats=3)
    tokens = await crowd(live, 60)
    async with ann.at(code) as host, AsyncExitStack() as stack:
        strangers = [await stack.enter_async_context(door(live, code, token)) for token in tokens]
        answers = await asyncio.gather(
            *[ask(one, do="phrase", phrase="hello") for one in strangers]
        )
        assert {answer["type"] for answer in answers} <= {"event", "refusal"}
        async with eve.at(code) as friend:
            await friend.do("sit")
            await host.do("say", text="Good that you are here!")
            await host.do("door", newcomers=False, spectators=False)
            await friend.do("ready")
            await host.do("start")
            await friend._wait(lambda: friend.table["stage"] == "playing")
            for one in strangers:
                assert (await hear(one, "bye"))["error"]["message"] == "server-no-spectators"


# --- guessing and tricks --------------------------------------------------------------------


@asynccontextmanager
async def elsewhere(live: Live, source: str) -> AsyncIterator[httpx.AsyncClient]:
    """HTTP from another address."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(base_url=live.url, transport=transport, timeout=PATIENCE) as http:
        yield http


async def test_codes_cannot_be_guessed_fast(
    live: Live, two: Two, eve: Client, no_time: None
) -> None:
    async with elsewhere(live, "127.0.2.1") as guessing, elsewhere(live, "127.0.2.2") as other:
        statuses = []
        for _ in range(210):
            code = "".join(secrets.choice("BCDFGHJKLM") for _ in range(6))
            statuses.append((await guessing.get(f"/api/tables/{code}")).status_code)
        assert statuses == [404] * 200 + [429] * 10
        # Nor by sockets; and whoever comes from elsewhere does not notice.
        away = await turned_away(door(live, "BBBBBB", eve.token, source="127.0.2.1"))
        assert away == (429, "server-too-fast")
        claim = await guessing.post("/api/guest/claim", json={"code": "x"})
        assert claim.json()["error"]["message"] == "server-too-fast"
        assert (await other.get(f"/api/tables/{two.code}")).status_code == 200
        async with door(live, two.code, eve.token, source="127.0.2.2") as connection:
            await hear(connection, "state")


async def test_address_brings_so_many_guests_and_no_more(new_database: Any) -> None:
    async with (
        serving(new_database("sqlite"), guests_per_address=3) as live,
        elsewhere(live, "127.0.2.3") as many,
        elsewhere(live, "127.0.2.4") as other,
    ):
        answers = [await many.post("/api/guest", json={"name": "Ann"}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json()["error"]["message"] == "server-too-many-guests"
        # What is refused for another reason takes no guest's place.
        assert (await many.post("/api/guest", json={})).status_code == 400
        assert (await other.post("/api/guest", json={"name": "Bob"})).status_code == 201


async def test_odd_requests_get_plain_answers(live: Live, two: Two, eve: Client) -> None:
    host = f"Host: {live.url[7:]}\r\nConnection: close\r\n"
    odd = [
        f"GET {path} HTTP/1.1\r\n{host}\r\n".encode()
        for path in (
            "/" + "a" * 60_000, "/api/tables/" + "a" * 9000, "/api/tables/%00", "//", "//evil.ex/",
            "/api/tables/../guest", "/api/tables/..%2fguest", "/api/tables/%2e%2e/guest", "*",
            "/api/tables/%F0%9F%92%A9", "/api/tables/%ff", "/..%c0%af..", "/api/guest%00", "/;",
            "http://evil.example/api/guest", f"/api/tables/{two.code}%0d%0aX:%20y", "/\\",
            "/api/guest?" + "a=b&" * 5000, f"/api/tables/{two.code}/socket", "/api//guest",
        )
    ]  # fmt: skip
    odd += [
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: b\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
        POST + b"Content-Length: -1\r\n\r\n",
        POST + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
        POST + b"Transfer-Encoding: gzip\r\n\r\n",
        POST + b"Content-Length: 99999999999999999999\r\n\r\n",
        POST + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + os.urandom(200) + b"\r\n\r\n",
        b"\0" * 100 + b"\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ]
    for request in odd:
        answer = await raw(live, request)
        status = int(answer.removeprefix(b"HTTP/1.1 ")[:3])
        assert status in (200, 307, 400, 401, 404, 405, 413), request[:60]
    for odd_token in ("%00", "'; --", "é", "\u2028"):
        cookie = f"motherlode={odd_token}".encode()
        ask_who = (
            b"GET /api/guest HTTP/1.1\r\n" + host.encode() + b"Cookie: " + cookie + b"\r\n\r\n"
        )
        assert (await raw(live, ask_who)).startswith(b"HTTP/1.1 401 ")
    assert (await eve.http("GET", "/api/guest"))["name"] == "Eve"
