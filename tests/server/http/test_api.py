"""The HTTP side: tables, records and replays, and its errors, over real connections."""

import asyncio
import json
import re
import threading
from collections.abc import AsyncIterator, Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import httpx
import msgspec
import pytest
from sqlalchemy import update

from motherlode.bots import LEVELS
from motherlode.client import Client
from motherlode.game.match import Match
from motherlode.game.options import EDITIONS, PLAYERS, Rules
from motherlode.game.record import read_record, write_record
from motherlode.server import protocol as p
from motherlode.server.http import api, headers, replays
from motherlode.server.http.api import OPERATIONS
from motherlode.server.http.headers import RECORD_LIMIT
from motherlode.server.limits import measured, one_at_a_time
from motherlode.server.limits.buckets import Buckets
from motherlode.server.limits.one_at_a_time import OneAtATime
from motherlode.server.storage.schema import tables
from motherlode.table import Refused
from motherlode.table import entries as e
from motherlode.table.clock import CLOCKS
from tests.server.answers import bearer, browser, refusal
from tests.server.real_servers import Live, serving
from tests.server.two_at_a_table import finish, rest_of_round, two_at_a_table
from tests.server.wires import until

pytestmark = pytest.mark.anyio


# --- tables ---------------------------------------------------------------------------------


async def test_lists_are_empty_at_first_and_show_what_they_should(database_url: str) -> None:
    async with serving(database_url) as live, browser(live) as http:
        ann, bob = await live.guest("Ann"), await live.guest("Bob")
        assert (await http.get("/api/tables")).json() == {"tables": []}
        assert (await ann.http("GET", "/api/guest/tables")) == {"tables": []}
        assert refusal(await http.get("/api/guest/tables"), 401) == "server-no-guest"

        hidden = await ann.open_table(listed=False)
        listed = await ann.open_table(listed=True, game="expansion", seats=4, clock="quick")
        async with ann.at(hidden), ann.at(listed) as seat:
            await seat._wait(lambda: seat.table["people"][0]["here"])
            (shown,) = (await http.get("/api/tables")).json()["tables"]
            assert shown == (await http.get(f"/api/tables/{listed.lower()}")).json()
            msgspec.convert(shown, p.TableSummary)
            assert {**shown, "edition": ""} == {
                "code": listed, "stage": "open", "game": "expansion", "edition": "", "seats": 4,
                "people": 1, "here": 1, "bots": 0, "clock": "quick", "spectators": True,
                "newcomers": True, "host": "Ann", "round": 0,
            }  # fmt: skip
            mine = (await ann.http("GET", "/api/guest/tables"))["tables"]
            assert {table["code"] for table in mine} == {hidden, listed}
            assert (await bob.http("GET", "/api/guest/tables")) == {"tables": []}


async def test_list_of_ones_tables_says_what_one_is_there(database_url: str) -> None:
    async with serving(database_url) as live:
        ann, bob = await live.guest("Ann"), await live.guest("Bob")
        alone = await ann.open_table(seats=3, fill="random")
        async with ann.at(alone) as seat, two_at_a_table(live, ann, bob) as table:
            await seat.do("start")

            async def places(client: Client) -> dict[str, tuple[int | None, bool]]:
                rows = (await client.http("GET", "/api/guest/tables"))["tables"]
                for row in rows:
                    assert abs(row["changed"] - live.server.hub.now()) < 60_000
                    msgspec.convert(row, p.TableSummary)
                return {row["code"]: (row["seat"], row["alone"]) for row in rows}

            assert await places(ann) == {alone: (0, True), table.code: (0, False)}
            assert await places(bob) == {table.code: (1, False)}
            await table.ann.do("stand")  # from now on a bot plays, but she looks how it ends
            assert await places(bob) == {table.code: (1, False)}
            await table.ann.do("back")
            await table.bob.do("stand")
            gone = e.Gone(1, live.server.hub.now())
            await live.server.hub.rooms[table.code].add([gone])
            assert await places(ann) == {alone: (0, True), table.code: (0, True)}
            assert await places(bob) == {table.code: (1, False)}
            await table.ann.do("kick", person=1)
            assert await places(ann) == {alone: (0, True), table.code: (0, True)}
            assert await places(bob) == {table.code: (None, False)}


async def test_summaries_of_older_versions_are_understood(database_url: str) -> None:
    async with serving(database_url) as live, browser(live) as http:
        ann, store = await live.guest("Ann"), live.server.hub.store
        code = await ann.open_table(listed=True)
        async with ann.at(code) as seat:
            await seat._wait(lambda: seat.table["people"][0]["here"])
            row = await store.table(code)
            assert row is not None
            old = msgspec.json.decode(row.summary)
            del old["newcomers"], old["last"]
            change = update(tables).values(summary=msgspec.json.encode(old))
            await store.database.write(change)
            (mine,) = (await ann.http("GET", "/api/guest/tables"))["tables"]
            (shown,) = (await http.get("/api/tables")).json()["tables"]
            assert shown == (await http.get(f"/api/tables/{code}")).json()
            assert (shown["newcomers"], mine["newcomers"], mine["alone"]) == (True, True, True)


async def test_table_is_left_for_good(database_url: str) -> None:
    async with serving(database_url, tables_per_guest=1) as live, browser(live) as http:
        ann, bob = await live.guest("Ann"), await live.guest("Bob")

        async def leave(client: Client, code: str) -> httpx.Response:
            return await http.delete(f"/api/guest/tables/{code}", headers=bearer(client))

        async def listed(client: Client) -> list[str]:
            rows = (await client.http("GET", "/api/guest/tables"))["tables"]
            return [row["code"] for row in rows]

        assert refusal(await http.delete("/api/guest/tables/BBBBBB"), 401) == "server-no-guest"
        assert refusal(await leave(ann, "BBBBBB"), 404) == "server-no-table"
        terms: dict[str, Any] = {"options": {"rounds": 1}}
        async with (
            two_at_a_table(live, ann, bob, **terms) as table,
            ann.at(await ann.open_table()) as lobby,
        ):
            full = await http.post("/api/tables", json={}, headers=bearer(ann))
            assert refusal(full, 429) == "server-too-many-tables"
            assert (await leave(ann, lobby.code)).status_code == 204
            assert (await leave(ann, table.code)).status_code == 204
            assert (await leave(ann, table.code)).status_code == 204
            await table.bob._wait(lambda: table.bob.table["seats"][0]["bot"] == "steady")
            assert table.bob.table["host"] == table.bob.you["person"]
            assert (await listed(ann), await listed(bob)) == ([], [table.code])
            await table.ann._wait(lambda: table.ann.you["seat"] is None)
            code = await ann.open_table()
            async with ann.at(code):
                pass
            assert (await leave(bob, table.code)).status_code == 204
            with pytest.raises(Refused, match="table-closed"):
                await table.bob._wait(lambda: False)
        assert await listed(ann) == [code]
        outsider = await live.guest("Eve")
        assert refusal(await leave(outsider, code), 404) == "server-no-table"


async def test_finished_game_is_taken_off_ones_list_and_off_nobody_elses(live: Live) -> None:
    ann, bob = await live.guest("Ann"), await live.guest("Bob")
    async with two_at_a_table(live, ann, bob, options={"rounds": 1}) as table:
        await finish(live, table)
        await ann.http("DELETE", f"/api/guest/tables/{table.code}")
        assert table.bob.table["seats"][0]["person"] == 0
    async with bob.at(table.code):  # what happens there later changes nothing in this
        pass
    assert (await ann.http("GET", "/api/guest/tables"))["tables"] == []
    assert len((await bob.http("GET", "/api/guest/tables"))["tables"]) == 1


@pytest.mark.parametrize("spectators", [True, False])
async def test_maze_is_shown_to_whoever_may_watch(live: Live, spectators: bool) -> None:
    async with browser(live) as http:
        ann, bob, eve = [await live.guest(name) for name in ("Ann", "Bob", "Eve")]
        code = await ann.open_table(game="expansion", seats=2, spectators=spectators)

        async def maze(client: Client | None, at: str = code) -> httpx.Response:
            headers = bearer(client) if client else {}
            return await http.get(f"/api/tables/{at}/maze", headers=headers)

        assert (await maze(eve)).json() == {"maze": {}, "goals": {}}
        async with two_at_a_table(live, ann, bob, spectators=spectators) as table:
            for _ in range(5):
                await table.move()
            shown = (await maze(bob, table.code)).json()
            assert shown["maze"] == table.bob.game["maze"]
            assert set(shown["goals"].values()) == {"?"}
            for who in (eve, None):
                if spectators:
                    assert (await maze(who, table.code)).json() == shown
                else:
                    assert refusal(await maze(who, table.code), 403) == "server-not-there"
            await table.ann.do("kick", person=1, ban=True)
            assert refusal(await maze(bob, table.code), 403) == "server-not-there"


async def test_table_is_found_by_its_code_only(live: Live) -> None:
    async with browser(live) as http:
        ann = await live.guest("Ann")
        code = await ann.open_table()
        assert (await http.get(f"/api/tables/{code}")).json()["code"] == code
        for wrong in ("BBBBBB", "AEIOUY", code[:5], code + "B", "%20", "ﬀﬀﬀ"):
            for rest in ("", "/qr", "/maze", "/record", "/replay"):
                answer = await http.get(f"/api/tables/{wrong}{rest}")
                assert refusal(answer, 404) == "server-no-table"


async def test_qr_code_leads_to_the_table(new_database: Callable[..., str]) -> None:
    database = new_database("sqlite")
    async with (
        serving(database, public_url="https://mine.example") as live,
        browser(live) as http,
    ):
        ann = await live.guest("Ann")
        made = await ann.http("POST", "/api/tables", {})
        assert made["link"] == f"https://mine.example/t/{made['code']}"
        assert (await http.get("/api/reach")).json()["url"] == "https://mine.example"
        assert refusal(await http.post("/api/reach"), 403) == "server-not-to-open"
        answer = await http.get(f"/api/tables/{made['code']}/qr")
        assert answer.headers["content-type"] == "image/svg+xml"
        drawing = ElementTree.fromstring(answer.content)
        assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
        assert "script" not in answer.text
        again = await http.get(f"/api/tables/{made['code']}/qr")
        assert again.content == answer.content
        assert live.server.api._qr.cache_info().hits == 1, "it is drawn once"


async def test_link_is_made_of_a_host_that_can_be_one(database_url: str) -> None:
    async with serving(database_url, names=("*",)) as live, browser(live) as http:
        ann = await live.guest("Ann")
        code = await ann.open_table()
        odd = {**bearer(ann), "Host": "a" * 4000}
        for method, path in (
            ("GET", f"/api/tables/{code}/qr"),
            ("POST", "/api/guest/transfer"),
            ("POST", "/api/tables"),
        ):
            answer = await http.request(method, path, headers=odd)
            assert refusal(answer, 400) == "server-bad-request"
        assert len((await ann.http("GET", "/api/guest/tables"))["tables"]) == 1


async def test_guest_has_so_many_tables_and_no_more(database_url: str) -> None:
    async with serving(database_url, tables_per_guest=1) as live, browser(live) as http:
        ann, bob = await live.guest("Ann"), await live.guest("Bob")
        async with two_at_a_table(live, ann, bob) as table:
            async with ann.at(await ann.open_table()):  # one more is always there to play at
                full = await http.post("/api/tables", json={}, headers=bearer(ann))
                assert refusal(full, 429) == "server-too-many-tables"
                assert full.json()["error"]["args"] == {"most": 2}
            await finish(live, table)
        await ann.open_table()  # a finished one does not count


async def test_terms_that_do_not_exist_are_refused(live: Live) -> None:
    wrong: list[tuple[object, str]] = [
        ({"game": "chess"}, "table-bad-game"),
        ({"seats": 2}, "table-bad-seats"),
        ({"seats": 2**70}, "table-bad-seats"),
        ({"edition": "first"}, "table-bad-edition"),
        ({"options": {"none": 1}}, "table-bad-option"),
        ({"options": {"rounds": 11}}, "table-bad-value"),
        ({"clock": "soon"}, "table-bad-clock"),
        ({"clock": "99999+999"}, "table-bad-clock"),
        ({"fill": "genius"}, "table-bad-level"),
        ({"fill": 7}, "server-bad-request"),
        ({"seats": "5"}, "server-bad-request"),
        ({"host": "me"}, "server-bad-request"),
        ({"options": {str(n): n for n in range(41)}}, "server-bad-request"),
        ([], "server-bad-request"),
        (None, "server-bad-request"),
    ]
    ann = await live.guest("Ann")
    kind = {"Content-Type": "application/json"}
    async with browser(live, **bearer(ann), **kind) as http:
        for terms, message in wrong:
            answer = await http.post("/api/tables", content=json.dumps(terms))
            assert refusal(answer, 400) == message
        assert (await ann.http("GET", "/api/guest/tables")) == {"tables": []}


async def test_choices_are_what_tables_are_made_of(live: Live) -> None:
    async with browser(live) as http:
        choices = msgspec.json.decode((await http.get("/api/choices")).content, type=p.Choices)
        assert choices.games.keys() == PLAYERS.keys()
        assert list(choices.levels) == list(LEVELS)
        assert choices.clocks.keys() == CLOCKS.keys()
        ann = await live.guest("Ann")
        for game, choice in choices.games.items():
            assert list(choice.editions) == list(EDITIONS[game])
            options = {name: option.default for name, option in choice.options.items()}
            assert await ann.open_table(game=game, seats=choice.players[1], options=options)


# --- records --------------------------------------------------------------------------------


@pytest.mark.parametrize("spectators", [True, False])
async def test_record_opens_after_the_end_to_those_who_may_watch(
    live: Live, spectators: bool
) -> None:
    async with browser(live) as http:
        ann, bob, eve = [await live.guest(name) for name in ("Ann", "Bob", "Eve")]
        async with two_at_a_table(live, ann, bob, spectators=spectators) as table:
            path = f"/api/tables/{table.code}/record"

            async def asked(client: Client | None) -> httpx.Response:
                return await http.get(path, headers=bearer(client) if client else {})

            assert refusal(await asked(ann), 409) == "server-not-over"
            outsiders = (409, "server-not-over") if spectators else (403, "server-not-there")
            for who in (eve, None):
                assert refusal(await asked(who), outsiders[0]) == outsiders[1]

            await finish(live, table)
            record = await asked(bob)
            assert record.headers["content-type"].startswith("application/x-ndjson")
            assert f"motherlode-{table.code}.jsonl" in record.headers["content-disposition"]
            match = read_record(record.content)
            assert match.over and list(match.names) == ["Ann", "Bob"]
            for who in (eve, None):
                if spectators:
                    assert (await asked(who)).content == record.content
                else:
                    assert refusal(await asked(who), 403) == "server-not-there"


# --- replays --------------------------------------------------------------------------------


@pytest.fixture
def patient(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address may ask for as much as it likes; what that costs has a test of its own."""
    monkeypatch.setattr(live.server.api, "_asking", Buckets(1e6, 1e6))


def merged(frames: list[dict[str, Any]]) -> dict[str, Any]:
    """The game after some frames."""
    game: dict[str, Any] = {}
    for frame in frames:
        game |= frame["game"]
    return game


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("spectators", [True, False])
async def test_replay_opens_after_the_end_to_those_who_may_watch(
    live: Live, spectators: bool
) -> None:
    async with browser(live) as http:
        ann, bob, eve = [await live.guest(name) for name in ("Ann", "Bob", "Eve")]
        async with two_at_a_table(live, ann, bob, spectators=spectators) as table:

            async def asked(client: Client | None, viewer: str) -> httpx.Response:
                headers = bearer(client) if client else {}
                path = f"/api/tables/{table.code}/replay?as={viewer}"
                return await http.get(path, headers=headers)

            outsiders = (409, "server-not-over") if spectators else (403, "server-not-there")
            for viewer in ("truth", "table", "0", "1", "odd"):
                assert refusal(await asked(ann, viewer), 409) == "server-not-over"
                for who in (eve, None):
                    assert refusal(await asked(who, viewer), outsiders[0]) == outsiders[1]

            await finish(live, table)
            replay = (await asked(bob, "1")).json()
            assert (replay["game"], replay["seats"], replay["as"]) == ("expansion", 2, 1)
            assert replay["names"] == ["Ann", "Bob"]
            assert replay["bots"] == ["", ""]
            assert [replay["frames"][i]["seat"] for i in replay["rounds"]] == [None] * 3
            # It ends with what Bob sees now.
            assert merged(replay["frames"]) == table.bob.game
            assert await bob.replay(table.code, "1") == replay
            for who in (eve, None):
                if spectators:
                    assert (await asked(who, "1")).json() == replay
                else:
                    assert refusal(await asked(who, "1"), 403) == "server-not-there"
            for odd in ("2", "-1", "01", "", "Truth", "٠"):
                assert refusal(await asked(ann, odd), 400) == "server-bad-request"


@pytest.mark.usefixtures("patient")
async def test_replay_of_a_record_is_that_of_its_table(live: Live) -> None:
    async with browser(live) as http:
        ann, bob = [await live.guest(name) for name in ("Ann", "Bob")]
        async with two_at_a_table(live, ann, bob, options={"rounds": 1}) as table:
            await finish(live, table)
        record = await ann.record(table.code)
        for kind in ("text/plain", "text/plain; charset=utf-8", "application/x-ndjson"):
            headers = {"Content-Type": kind}
            answer = await http.post("/api/replay?as=truth", content=record, headers=headers)
            assert answer.json() == await ann.replay(table.code, "truth")
        answer = await http.post("/api/replay", content=record, headers=headers)
        assert answer.json() == await ann.replay(table.code, "table")


@pytest.mark.usefixtures("patient")
async def test_replay_of_a_table_knows_bots_from_their_namesakes(live: Live) -> None:
    terms = {"seats": 3, "fill": "greedy", "options": {"rounds": 1}}
    async with browser(live) as http:
        ann, steady = [await live.guest(name) for name in ("Ann", "steady")]
        async with two_at_a_table(live, ann, steady, **terms) as table:
            await finish(live, table)
        replay = await ann.replay(table.code)
        assert replay["names"] == ["Ann", "steady", "greedy"]
        assert replay["bots"] == ["", "", "greedy"]
        # The record alone does not tell them apart.
        headers = {"Content-Type": "text/plain"}
        record = await ann.record(table.code)
        guess = (await http.post("/api/replay", content=record, headers=headers)).json()
        assert guess == {**replay, "bots": ["", "steady", "greedy"]}


@pytest.mark.usefixtures("patient")
async def test_records_that_are_wrong_are_refused_with_their_line(live: Live) -> None:
    match = Match(Rules("base", 3, options={"rounds": 1}))
    match.shuffle(Random(1))
    for entry in rest_of_round(match, Random(1)):
        assert isinstance(entry, e.Moved)
        match.play(entry.move, entry.seat)
    right = write_record(match).splitlines(keepends=True)
    headers = {"Content-Type": "text/plain"}
    async with browser(live) as http:

        async def wrong(content: str | bytes) -> tuple[str, object, str]:
            answer = await http.post("/api/replay?as=truth", content=content, headers=headers)
            args = answer.json()["error"]["args"]
            assert len(args["detail"]) <= 300
            return refusal(answer, 400), args.get("line"), args["detail"]

        no_record = ("server-no-record", 1)
        assert await wrong("") == (*no_record, "the record is empty")
        assert await wrong("{]\n") == (*no_record, "not JSON")
        assert await wrong("[]\n") == (*no_record, "not a JSON object")
        assert await wrong(b"\xff\n") == (*no_record, "not UTF-8")
        assert await wrong("[" * 90_000 + "\n") == (*no_record, "not JSON")
        assert await wrong("\n" * 500_000) == (*no_record, "not JSON")
        assert await wrong(right[0][:40]) == (*no_record, "the line is cut short: no line feed")
        cut = ("server-record-cut", 6, "the record stops before its result")
        assert await wrong("".join(right[:5])) == cut
        more = ("server-bad-record", len(right) + 1, "the record has ended before this line")
        assert await wrong("".join(right) + right[2]) == more
        message, _, detail = await wrong(right[0].replace('"rounds": 1', '"rounds": 11'))
        assert (
            message == "server-record-rules" and "table-bad-value: option rounds, text 11" in detail
        )
        # What the engine does not even know as a value.
        for odd in ('"rounds": []', '"rounds": {}', '"\\ud800": 1'):
            assert (await wrong(right[0].replace('"rounds": 1', odd)))[1] == 1
        assert (await wrong(right[0].replace("Seat 0", "\\ud800")))[:2] == no_record
        # What the rules say against it.
        again = "".join([right[0], right[1].replace('"stone:NW"', '"gold"')])
        assert (await wrong(again))[:2] == ("server-record-deal", 2)
        illegal = "".join(right[:2]) + '{"seat": 0, "move": "pass:?"}\n'
        answer = await http.post("/api/replay", content=illegal, headers=headers)
        assert answer.json()["error"]["clause"] == "N1"
        assert (await wrong(illegal))[:2] == ("server-record-move", 3)


@pytest.mark.usefixtures("patient")
async def test_records_are_taken_up_to_a_size_and_only_as_text(live: Live) -> None:
    async with browser(live) as http:
        headers = {"Content-Type": "text/plain"}
        for content in (b" " * (RECORD_LIMIT + 1), b"x" * 3 * RECORD_LIMIT):
            big = await http.post("/api/replay", content=content, headers=headers)
            assert refusal(big, 413) == "server-too-big"
            assert big.json()["error"]["args"] == {"limit": RECORD_LIMIT}
        just = await http.post("/api/replay", content=b" " * RECORD_LIMIT, headers=headers)
        assert refusal(just, 400) == "server-no-record"
        for kind in ("application/json", "", "multipart/form-data"):
            other = await http.post("/api/replay", content=b"{}", headers={"Content-Type": kind})
            assert refusal(other, 400) == "server-bad-request"


async def test_replays_cost_as_much_as_many_requests(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live.server.api, "_asking", Buckets(0, 2 * replays.COST + 1))
    headers = {"Content-Type": "text/plain"}
    async with browser(live) as http:
        found = [await http.post("/api/replay", headers=headers) for _ in range(3)]
        assert [answer.status_code for answer in found] == [400, 400, 429]
        assert refusal(found[-1], 429) == "server-too-fast"
        assert (await http.get("/api/choices")).status_code == 200
        assert (await http.get("/api/choices")).status_code == 429


@pytest.mark.usefixtures("patient")
async def test_others_are_answered_while_replays_are_worked_out(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One at a time, and so many of one address in a queue; another address has its own."""
    started, go_on = threading.Event(), threading.Event()
    at_work = []

    def slow(data: bytes) -> Match:
        at_work.append(data)
        started.set()
        assert go_on.wait(30)
        raise Refused("server-no-record", detail="")

    monkeypatch.setattr(replays, "read_record", slow)
    monkeypatch.setattr(one_at_a_time, "OF_ONE", 3)
    monkeypatch.setattr(live.server.api, "_in_thread", OneAtATime())
    elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    async with (
        browser(live) as http,
        httpx.AsyncClient(base_url=live.url, transport=elsewhere, timeout=60) as other,
    ):

        async def ask(http: httpx.AsyncClient, body: bytes) -> int:
            headers = {"Content-Type": "text/plain"}
            return (await http.post("/api/replay", content=body, headers=headers)).status_code

        asking = [asyncio.create_task(ask(http, b"x")) for _ in range(4)]
        try:
            # The fourth is too many; it is the first to be answered.
            done, waiting = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
            assert [task.result() for task in done] == [429]
            assert await asyncio.to_thread(started.wait, 30)
            assert (await http.get("/healthz")).status_code == 200
            assert len(at_work) == 1
            turns = live.server.api._in_thread._turns
            theirs = asyncio.create_task(ask(other, b"y"))
            await until(lambda: len(turns._waiting) == 3)
        finally:
            go_on.set()
        assert [await task for task in waiting] == [400] * 3
        assert await theirs == 400
        assert at_work == [b"x", b"y", b"x", b"x"]


async def test_what_takes_long_is_worked_out_beside_the_event_loop(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work = []

    def noting(work: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any) -> Any:
            at_work.append((work.__name__, threading.current_thread() is threading.main_thread()))
            return work(*given)

        return noted

    for name in ("write_record", "replay", "qr_svg"):
        monkeypatch.setattr(api, name, noting(getattr(api, name)))
    monkeypatch.setattr(live.server.api.reach, "url", lambda request: live.url)
    ann, bob = await live.guest("Ann"), await live.guest("Bob")
    async with two_at_a_table(live, ann, bob) as table:
        await finish(live, table)
        await ann.record(table.code)
        await ann.replay(table.code)
        await ann.http("POST", "/api/guest/transfer")
    assert at_work == [("write_record", False), ("replay", False), ("qr_svg", False)]


async def test_address_pays_for_the_time_that_its_requests_take(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await (await live.guest("Ann")).open_table()
    budget = live.server.connections.budget("127.0.0.1")
    assert budget is not None
    paid: list[float] = []
    monkeypatch.setattr(budget, "spend", lambda now, cost: paid.append(cost))
    monkeypatch.setattr(measured, "thread_time", count().__next__)  # each step takes a second

    async def costs(path: str) -> int:
        before = paid.count(1e6)
        async with browser(live) as http:
            assert (await http.get(path)).status_code == 200
        return paid.count(1e6) - before

    assert await costs("/api/choices") > 0
    asked = await costs(f"/api/tables/{code}/maze")
    live.server.hub.rooms.pop(code).close()
    assert await costs(f"/api/tables/{code}/maze") > asked, "reading the table costs as well"


# --- errors, and what is there besides ------------------------------------------------------


async def test_every_error_has_the_same_form(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    async with browser(live) as http:
        assert refusal(await http.get("/api/nothing"), 404) == "server-not-found"
        assert refusal(await http.patch("/api/guest"), 405) == "server-method"
        assert refusal(await http.request("TRACE", "/api/tables"), 405) == "server-method"
        kind = {"Content-Type": "application/json"}
        for body in (b"", b"{", b"\xff", b'{"name":"\\ud800"}', b"[" * 9000, b'{"name":1e999}'):
            answer = await http.post("/api/guest", content=body, headers=kind)
            assert refusal(answer, 400) == "server-bad-request"
        big = await http.post("/api/guest", content=b" " * 20_000, headers=kind)
        assert refusal(big, 413) == "server-too-big"

        async def slowly() -> AsyncIterator[bytes]:
            yield b"{"
            await asyncio.sleep(1.5)
            yield b"}"

        monkeypatch.setattr(headers, "BODY_SECONDS", 0.2)
        slow = await http.post("/api/guest", content=slowly(), headers=kind)
        assert refusal(slow, 408) == "server-slow"


def test_every_operation_has_a_test() -> None:
    here = Path(__file__).parent
    files = (here / "test_api.py", here / "test_guests.py", here.parent / "test_privacy.py")
    asked = "".join(file.read_text("utf-8") for file in files)
    for operation in OPERATIONS:
        path = operation.path.partition("{")[0].rstrip("/")
        assert re.search(
            rf'\.{operation.method.lower()}\(f?"{path}|"{operation.method}", f?"{path}', asked
        )


async def test_server_describes_itself_and_says_how_it_is(live: Live) -> None:
    async with browser(live) as http:
        described = (await http.get("/api/openapi.json")).json()["paths"]
        assert {(op.method.lower(), op.path) for op in OPERATIONS} == {
            (method, path) for path, methods in described.items() for method in methods
        }
        assert "Reply" in (await http.get("/api/schema.json")).json()["$defs"]
        assert (await http.get("/healthz")).json() == {"status": "ok"}
        assert b"motherlode_sockets" in (await http.get("/metrics")).content
        from_outside = await http.get("/metrics", headers={"X-Forwarded-For": "10.0.0.1"})
        assert refusal(from_outside, 404) == "server-not-found"
