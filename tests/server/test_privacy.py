"""What is stored about somebody: all of it is exported, and none of it is left when deleted."""

import hashlib
import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from motherlode.client import Client
from motherlode.game.message import Refused
from tests.server.answers import bearer, browser, refusal, stored
from tests.server.real_servers import Live, serving
from tests.server.two_at_a_table import Two, finish, two_at_a_table

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def live(
    sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Live]:
    """A server for all tests that need nothing special."""
    file = shutil.copy(sqlite_template, tmp_path_factory.mktemp("live") / "live.db")
    async with serving(f"sqlite:///{file}") as live:
        yield live


async def test_export_has_what_is_about_oneself_and_nothing_else(database_url: str) -> None:
    async with serving(database_url) as live:
        zoe, bob = await live.guest("Zoe"), await live.guest("Bob")
        async with two_at_a_table(live, zoe, bob) as table:
            await table.ann.do("say", text="my own words")
            await table.bob.do("say", text="the words of somebody else")
            await table.bob.do("mute", person=0)
            for _ in range(6):
                await table.move()
            found = await zoe.http("GET", "/api/guest/export")
            text = json.dumps(found)
            assert found["guest"]["name"] == "Zoe"
            assert found["guest"].keys() == {"name", "language", "created", "seen"}
            (one,) = found["tables"]
            assert (one["code"], one["stage"]) == (table.code, "playing")
            kinds = [line["entry"]["kind"] for line in one["entries"]]
            assert {"met", "sat", "said", "here"} <= set(kinds)
            assert "my own words" in text
            own = [line["entry"] for line in one["entries"] if line["entry"]["kind"] == "moved"]
            assert {entry["seat"] for entry in own} == {table.ann.you["seat"]}
            assert len(own) == 3

            # Of others there is nothing, nor of what the game keeps secret, nor of the server.
            assert "dealt" not in kinds and "muted" not in kinds
            assert "Bob" not in text and "somebody else" not in text
            ids = [person.guest for person in (await live.server.hub.room(table.code)).table.people]
            for secret in (*ids, live.server.hub.worker, zoe.token):
                assert secret not in text


async def test_export_of_a_new_guest_is_the_name(live: Live) -> None:
    async with browser(live) as http:
        assert refusal(await http.get("/api/guest/export"), 401) == "server-no-guest"
        ann = await live.guest("Ann")
        answer = await http.get("/api/guest/export", headers=bearer(ann))
        assert answer.json()["tables"] == []
        assert "attachment" in answer.headers["content-disposition"]


async def test_export_follows_somebody_through_shuffled_seats(live: Live) -> None:
    ann, bob = await live.guest("Ann"), await live.guest("Bob")
    code = await ann.open_table(game="expansion", seats=2)
    async with ann.at(code) as host, bob.at(code) as other:
        await other.do("sit")
        while host.you["seat"] == 0:
            await host.do("shuffle")
        await other.do("ready")
        await host.do("start")
        table = Two(code, host, other)
        for _ in range(5):
            await table.move()
        for client, seat in ((ann, 1), (bob, 0)):
            (one,) = (await client.http("GET", "/api/guest/export"))["tables"]
            moved = [x["entry"] for x in one["entries"] if x["entry"]["kind"] == "moved"]
            assert moved and {entry["seat"] for entry in moved} == {seat}


async def test_deleted_guest_leaves_no_name_and_no_word_and_the_others_play_on(
    database_url: str,
) -> None:
    async with serving(database_url) as live, browser(live) as http:
        zoe, bob = await live.guest("Zebulon"), await live.guest("Bob")
        async with two_at_a_table(live, zoe, bob) as over:
            await over.ann.do("say", text="famous last words")
            await finish(live, over)
        opened = await zoe.open_table(game="expansion", seats=3, listed=True)
        async with bob.at(opened) as waiting:
            await waiting.do("sit")
            async with two_at_a_table(live, zoe, bob) as table:
                await table.ann.do("say", text="famous first words")
                await zoe.http("PUT", "/api/guest", {"name": "Zebulonia"})
                await table.move()
                code = (await zoe.http("POST", "/api/guest/transfer"))["code"]
                guest = (await live.server.hub.room(table.code)).table.people[0].guest

                gone = await http.delete("/api/guest", headers=bearer(zoe))
                assert gone.status_code == 204

                rows = await stored(live)
                for trace in ("Zebulon", "famous", guest, zoe.token):
                    assert trace.encode() not in rows
                assert hashlib.sha256(zoe.token.encode()).digest() not in rows
                claim = await http.post("/api/guest/claim", json={"code": code})
                assert refusal(claim, 404) == "server-bad-code"
                asked = await http.get("/api/guest", headers=bearer(zoe))
                assert refusal(asked, 401) == "server-no-guest"

                # Their seat is a bot's now, and Bob plays on against it.
                bob_there = table.bob
                await bob_there._wait(lambda: bob_there.table["seats"][0]["bot"] != "")
                before = bob_there.state["seq"]
                assert await bob_there.turn()
                await bob_there.do("play", move=bob_there.game["legal"][0])
                assert await bob_there.turn()
                assert bob_there.state["seq"] >= before + 2
                people = {one["name"]: one["here"] for one in bob_there.table["people"]}
                assert people == {"–": False, "Bob": True}
            # Where the game had not begun, the seat is free and somebody else is host.
            await waiting._wait(lambda: waiting.table["seats"][0]["person"] is None)
            assert waiting.table["host"] == waiting.you["person"]
        for table_of_bob in (await bob.http("GET", "/api/guest/tables"))["tables"]:
            assert "Zebulon" not in table_of_bob["host"]


async def test_sockets_end_with_the_token_that_opened_them(database_url: str) -> None:
    async with serving(database_url) as live, browser(live) as phone:
        ann = await live.guest("Ann")
        code = await ann.open_table()
        shown = await ann.http("POST", "/api/guest/transfer")
        claimed = await phone.post("/api/guest/claim?token=show", json={"code": shown["code"]})
        other = Client(live.url, claimed.json()["token"])
        async with ann.at(code) as kept, other.at(code) as closed:
            await other.http("POST", "/api/guest/leave")
            with pytest.raises(Refused, match="server-no-guest"):
                await closed._wait(lambda: False)
            await kept.do("say", text="This is another device")
            eve = await live.guest("Eve")
            async with eve.at(code) as looking:  # Eve is nobody at the table
                await eve.http("DELETE", "/api/guest")
                with pytest.raises(Refused, match="server-no-guest"):
                    await looking._wait(lambda: False)
        assert live.server.hub.signed_in == {}
