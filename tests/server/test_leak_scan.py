"""Whole games on a real server, every byte of which is kept and then held against what its receiver
could rightly know when it came.
"""

import asyncio
import json
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Final

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from tests.server.deliberate_leaks import ON_THE_WIRE, none
from tests.server.expected_knowledge import (
    OPEN,
    PLACE,
    SUMMARY,
    TALK,
    Facts,
    Finding,
    Secrets,
    logged,
    words,
)
from tests.server.real_servers import Live, serving

pytestmark = pytest.mark.anyio

PATIENCE: Final = 120  # seconds that something may take on a slow machine
STATIC: Final = ("/api/choices", "/api/openapi.json", "/api/schema.json")

# The part of an entry that is for the person it is about.
OWN: Final = {
    **OPEN,
    **TALK,
    "moved": ("seat", "move", "how"),
    "muted": ("person", "other", "on"),
    "gone": ("person", "since"),
}


class Wire:
    """A device: a raw connection that keeps every text it gets and all that it has sent.

    What its player does follows from those texts alone.
    """

    def __init__(self, party: "Party", name: str, token: str) -> None:
        self.party = party
        self.name = name
        self.token = token
        self.received: list[str] = []
        self.sent: dict[str, str] = {}
        self.state: Facts = {}
        self.refused = ""  # the last refusal's message
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()

    async def open(self, after: int = 0) -> None:
        """Connect, and wait for the state."""
        count = len(self.received)
        url = f"ws{self.party.live.url.removeprefix('http')}/api/tables/{self.party.code}/socket"
        self._socket = await connect(
            f"{url}?after={after}",
            subprotocols=[Subprotocol("motherlode.v1")],
            additional_headers={"Authorization": f"Bearer {self.token}"},
            compression=None,
            max_size=None,
        )
        self._task = asyncio.create_task(self._listen(self._socket))
        await self.until(lambda: len(self.received) > count)

    async def close(self) -> None:
        if self._socket is not None and self._task is not None:
            await self._socket.close()
            await self._task

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                self.received.append(text)
                self._follow(json.loads(text))
                async with self._changed:
                    self._changed.notify_all()
        except ConnectionClosed:
            pass

    def _follow(self, message: Facts) -> None:
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "event":
            self.state["seq"] = message["seq"]
            self.state["table"] |= message.get("table", {})
            if "game" in message:
                self.state["game"] = (self.state["game"] or {}) | message["game"]
        elif message["type"] == "refusal":
            self.refused = message["error"]["message"]

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so, for this viewer."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(condition)

    async def do(self, what: str, **details: object) -> None:
        """Ask for something, and wait for an answer of any kind."""
        id = f"{self.name}-{secrets.token_hex(8)}"
        request = json.dumps({"do": what, "id": id, **details})
        self.sent[id] = request
        count = len(self.received)
        assert self._socket is not None
        await self._socket.send(request)
        answers = (id, '"id":""', '{"type":"state"' if what == "sync" else id)
        await self.until(
            lambda: any(part in text for text in self.received[count:] for part in answers)
        )

    @property
    def stage(self) -> str:
        return str(self.state["table"]["stage"])

    @property
    def game(self) -> Facts:
        return self.state["game"] or {}

    async def play(self, rng: Random, deeds: dict[int, Callable[[], Awaitable[None]]]) -> None:
        """Play to the end; before the turn of such a number, do something else."""
        turns = 0
        while True:
            await self.until(
                lambda: self.stage in ("over", "between") or bool(self.game.get("legal"))
            )
            if self.stage == "over":
                return
            if self.stage == "between":
                await self.do("next")
                await self.until(lambda: self.stage != "between")
                continue
            turns += 1
            if turns in deeds:
                await deeds[turns]()
            legal: list[str] = self.game.get("legal", [])
            digs = [move for move in legal if "@" in move]
            if legal:
                self.refused = ""
                await self.do("play", move=rng.choice(digs or legal))
            if self.refused == "server-too-fast":
                await asyncio.sleep(0.5)

    async def probe(self, moves: Sequence[str]) -> None:
        """Try moves that are most likely refused."""
        for move in moves:
            await self.do("check", move=move)


class Party:
    """A table on a live server, and all that was received there."""

    def __init__(self, live: Live, code: str) -> None:
        self.live = live
        self.code = code
        self.wires: list[Wire] = []
        self.answers: list[tuple[str, str, int, str]] = []  # who asked, what, status, answer
        self.logged: list[str] = []
        self.codes: list[str] = []  # for other devices
        self.http = httpx.AsyncClient(base_url=live.url, timeout=PATIENCE)

    async def wire(self, name: str, token: str) -> Wire:
        """One more device at the table."""
        wire = Wire(self, name, token)
        self.wires.append(wire)
        await wire.open()
        return wire

    async def get(self, path: str, wire: Wire | None = None) -> str:
        """Ask the HTTP side, as somebody or as nobody."""
        headers = {"Authorization": f"Bearer {wire.token}"} if wire else {}
        answer = await self.http.get(path.replace("{code}", self.code), headers=headers)
        name = wire.name if wire else ""
        self.answers.append((name, path, answer.status_code, answer.text))
        return answer.text

    async def look_around(self, wire: Wire | None = None) -> None:
        """Ask for all there is to see while a game goes on."""
        paths = ["/api/tables", "/api/tables/{code}", "/api/tables/{code}/record", "/metrics"]
        paths += [f"/api/tables/{{code}}/replay?as={viewer}" for viewer in ("truth", "table", "0")]
        paths += ["/api/tables/{code}/qr", "/healthz", *STATIC]
        if wire is None:
            paths += ["/", "/t/{code}"]
        else:
            paths += ["/api/guest", "/api/guest/tables", "/api/guest/export"]
        paths += ["/api/tables/{code}/maze"]
        for path in paths:
            await self.get(path, wire)

    async def secrets(self) -> Secrets:
        """What everybody could know, from the database."""
        return Secrets(self.code, await self.live.server.hub.store.entries(self.code))


async def over(wire: Wire) -> None:
    """Wait for the end of the game, as a viewer sees it."""
    await wire.until(lambda: wire.stage == "over")


async def execute(live: Live, statement: str) -> None:
    """Do something to the database of a server."""
    async with live.server.hub.store.database.writing() as connection:
        await connection.exec_driver_sql(statement)


async def guest(live: Live, name: str) -> str:
    """A new guest's token."""
    return (await live.guest(name)).token


async def other_device(party: Party, wire: Wire) -> Wire:
    """The same guest on another device."""
    headers = {"Authorization": f"Bearer {wire.token}"}
    code = (await party.http.post("/api/guest/transfer", headers=headers)).json()["code"]
    party.codes.append(code)
    path = "/api/guest/claim?token=show"
    token = (await party.http.post(path, json={"code": code})).json()["token"]
    return await party.wire(wire.name, token)


@asynccontextmanager
async def gathered(
    live: Live, host: str, guests: Sequence[str], **terms: object
) -> AsyncIterator[tuple[Party, list[Wire]]]:
    """A table with people at it, the host first, just before the start."""
    token = await guest(live, host)
    async with httpx.AsyncClient(base_url=live.url, timeout=PATIENCE) as http:
        headers = {"Authorization": f"Bearer {token}"}
        opened = await http.post("/api/tables", json=terms, headers=headers)
    found = Party(live, opened.json()["code"])
    with logged() as found.logged:
        try:
            players = [await found.wire(host, token)]
            for name in guests:
                players.append(await found.wire(name, await guest(live, name)))
                await players[-1].do("sit")
                await players[-1].do("ready")
            yield found, players
        finally:
            for wire in found.wires:
                await wire.close()
            await found.http.aclose()


# --- the scan --------------------------------------------------------------------------------


async def scan(party: Party) -> None:
    """Hold all that was received against what its receiver could know by then."""
    known = await party.secrets()
    for wire in party.wires:
        assert len(wire.received) > 5
        for text in wire.received:
            known.check(text, known.guests.get(wire.name, ""), wire.sent)
    for name, path, status, text in party.answers:
        check_answer(known, name, path, status, text)
    for path in STATIC:  # the same for all at all times
        assert len({text for _, asked, _, text in party.answers if asked == path}) <= 1
    for line in party.logged:
        _demand_none(words(line), line)
    search(party, known)


def search(party: Party, known: Secrets) -> None:
    """Look in all bytes for what is known to the server alone, or to another."""
    tokens = {wire.token for wire in party.wires}
    nobodys = {*known.guests.values(), *tokens, *party.codes, party.live.server.hub.worker}
    ids = {id for wire in party.wires for id in wire.sent}
    for wire in party.wires:
        for text in wire.received:
            _demand_none(_long_words(text) & (nobodys | ids - set(wire.sent)), text)
    for text in [text for _, _, _, text in party.answers] + party.logged:
        _demand_none(_long_words(text) & (nobodys | ids), text)


def _long_words(text: str) -> set[str]:
    return set(re.findall(r"[\w-]{16,}", text))


def _demand_none(found: Collection[str], where: str) -> None:
    if found:
        raise Finding(f"{sorted(found)} in {where[:500]}")


def check_answer(known: Secrets, name: str, path: str, status: int, text: str) -> None:
    """Raise a Finding if HTTP has told somebody what they may not know."""
    if path in STATIC:
        return
    if path == "/healthz":
        assert set(json.loads(text)) == {"status"}
    elif path == "/metrics":
        for line in text.splitlines():
            ids = re.findall(r'"([^"]*)"', line)
            if any(known.code in id or words(id) for id in ids):
                raise Finding(f"a metric tells too much: {line}")
    elif path.partition("?")[0].endswith(("/record", "/replay")) and status != 200:
        assert json.loads(text) == {"error": {"message": "server-not-over"}}
    elif path == "/api/tables/{code}/maze":
        games = [moment.games[None] for moment in known.moments.values() if moment.games]
        mazes = [{field: game[field] for field in ("maze", "goals")} for game in games]
        assert json.loads(text) in [{"maze": {}, "goals": {}}, *mazes]
    elif path == "/api/guest/export":
        check_export(known, name, json.loads(text))
    elif path in ("/api/tables", "/api/guest/tables", "/api/tables/{code}"):
        found = json.loads(text)
        for summary in found.get("tables", [found]):
            place = PLACE if path == "/api/guest/tables" else ()
            check_summary(known, summary, place)
    else:
        _demand_none(words(re.sub(r"<[^>]*>", " ", text)), text)


def check_summary(known: Secrets, summary: Facts, place: Sequence[str]) -> None:
    """A table in a list: public terms, counts and names."""
    if set(summary) != {*SUMMARY, *place}:
        raise Finding(f"not classified: {set(summary) ^ {*SUMMARY, *place}}")
    tables = [moment.table for moment in known.moments.values()]
    names = {person["name"] for table in tables for person in table["people"]}
    terms = tables[0]["terms"]
    for field in ("game", "edition", "clock", "spectators"):
        assert summary[field] == terms[field]
    assert summary["code"] == known.code and summary["host"] in names
    assert summary["stage"] in ("open", "playing", "between", "over")
    for count in ("seats", "people", "here", "bots", "round"):
        assert type(summary[count]) is int and 0 <= summary[count] <= 20


def check_export(known: Secrets, name: str, export: Facts) -> None:
    """What is stored about a guest: their own moves and words, and no others'."""
    person = known.moments[max(known.moments)].people[known.guests[name]]
    assert set(export) == {"guest", "tables"}
    assert set(export["guest"]) == {"name", "language", "created", "seen"}
    for table in export["tables"]:
        assert set(table) == {"code", "stage", "entries"}
        for line in table["entries"]:
            assert set(line) == {"seq", "at", "entry"}
            entry = line["entry"]
            _demand_none(set(entry) - {"kind", *OWN.get(entry["kind"], ())}, str(entry))
            own = person.number if "person" in entry else person.seat
            if entry.get("person", entry.get("seat")) != own:
                raise Finding(f"exported, but another's: {entry}")


# --- games -----------------------------------------------------------------------------------


async def test_a_game_of_two_people_with_bots_tells_nobody_too_much(
    new_database: Callable[..., str],
) -> None:
    """Two rounds; a second device, a spectator's aside, a lost connection, somebody not heard."""
    rng = Random(5)
    async with serving(new_database("sqlite")) as live:
        terms = {"game": "base", "seats": 5, "fill": "random", "listed": True}
        terms["options"] = {"rounds": 2, "saboteurs_know": True}
        async with gathered(live, "Ada", ["Bruno"], **terms) as (table, (ada, bruno)):
            watcher = await table.wire("Zoe", await guest(live, "Zoe"))
            await table.look_around()
            device = await other_device(table, bruno)
            await ada.do("start")

            async def aside() -> None:
                await watcher.do("say", text="Between us: they dig badly.")
                await watcher.do("phrase", phrase="suspect", seat=0)
                await table.look_around()

            async def lose_connection() -> None:
                await bruno.close()
                await bruno.open(bruno.state["seq"] - 5)

            async def look_around() -> None:
                await table.look_around(ada)

            async def probe() -> None:
                await ada.probe(["pass:map", "map@8,0", "take:3", "NS@9,9", "nonsense", "NESW@1,0"])
                await bruno.probe(["pass:map", "rockfall@1,0"])
                await ada.do("mute", person=1)
                await bruno.do("say", text="Nobody hears me.")
                await device.do("sync")

            await asyncio.gather(
                ada.play(rng, {1: aside, 2: probe, 3: look_around}),
                bruno.play(rng, {2: lose_connection, 4: lose_connection}),
            )
            for wire in table.wires:
                await over(wire)
            assert "Between us" in "".join(ada.received), "after the game it is told"
            await scan(table)


async def test_a_game_of_twelve_tells_nobody_too_much(new_database: Callable[..., str]) -> None:
    """The expansion, three people and nine bots; a spectator takes the seat of a bot."""
    rng = Random(12)
    async with serving(new_database("sqlite")) as live:
        terms = {"game": "expansion", "seats": 12, "fill": "random", "options": {"rounds": 1}}
        async with gathered(live, "Ada", ["Bruno", "Cleo"], **terms) as (table, players):
            watcher = await table.wire("Zoe", await guest(live, "Zoe"))
            late = await table.wire("Yuri", await guest(live, "Yuri"))
            await players[0].do("start")
            playing = []

            async def come_late() -> None:
                await watcher.do("say", text="I only watch.")
                await late.do("ask", seat=7)
                await players[0].do("invite", person=4)
                await late.until(lambda: late.state["you"]["seat"] == 7)
                playing.append(asyncio.create_task(late.play(rng, {})))

            async def look_around() -> None:
                await table.look_around()
                await table.look_around(players[1])

            await asyncio.gather(
                players[0].play(rng, {1: come_late}),
                players[1].play(rng, {2: look_around}),
                players[2].play(rng, {}),
            )
            await asyncio.gather(*playing)
            await over(watcher)
            assert late.state["you"]["seat"] == 7
            await scan(table)


async def test_a_game_with_a_stand_in_tells_nobody_too_much(
    new_database: Callable[..., str],
) -> None:
    """A bot holds somebody's seat for a while; a person who leaves and comes back catches up."""
    rng = Random(3)
    async with serving(new_database("sqlite")) as live:
        live.server.hub.linger = 0.05
        terms = {"game": "base", "seats": 4, "fill": "random", "options": {"rounds": 2}}
        async with gathered(live, "Ada", ["Bruno"], **terms) as (table, (ada, bruno)):
            await ada.do("start")
            seen = ada.state["seq"]

            async def leave() -> None:
                await ada.do("stand")
                await ada.close()
                await bruno.until(lambda: not bruno.state["table"]["people"][0]["here"])

            async def come_back() -> None:
                await ada.open(seen)
                await ada.do("back")

            tasks = [asyncio.create_task(bruno.play(rng, {1: leave, 2: come_back}))]
            tasks.append(asyncio.create_task(ada.play(rng, {})))
            await asyncio.gather(*tasks)
            kinds = {moment.entry["kind"] for moment in (await table.secrets()).moments.values()}
            assert {"stood-in", "returned", "gone"} <= kinds
            await scan(table)


async def test_what_cannot_be_stored_is_told_to_nobody_and_not_logged(
    new_database: Callable[..., str],
) -> None:
    async with serving(new_database("sqlite")) as live:
        terms = {"game": "base", "seats": 3, "fill": "", "options": {"rounds": 1}}
        async with gathered(live, "Ada", ["Bruno", "Cleo"], **terms) as (table, players):
            await players[0].do("start")
            for wire in players:
                await wire.until(lambda wire=wire: bool(wire.game))  # type: ignore[misc]
            turn = players[0].game["turn"]
            heard = [len(wire.received) for wire in players]
            await execute(live, "ALTER TABLE entries RENAME TO lost")
            await players[turn].do("play", move=f"pass:{players[turn].game['hand'][0]}")
            heard[turn] += 1
            assert players[turn].refused == "server-storage"
            assert [len(wire.received) for wire in players] == heard
            assert any("no such table: entries" in line for line in table.logged)
            await execute(live, "ALTER TABLE lost RENAME TO entries")
            await players[turn].do("play", move=f"pass:{players[turn].game['hand'][0]}")
            await scan(table)


@pytest.mark.parametrize("leak", [none, *ON_THE_WIRE])
async def test_the_scan_finds_a_leak_where_there_is_one(
    leak: Callable[[pytest.MonkeyPatch], None],
    monkeypatch: pytest.MonkeyPatch,
    new_database: Callable[..., str],
) -> None:
    leak(monkeypatch)
    async with serving(new_database("sqlite")) as live:
        terms = {"game": "base", "seats": 3, "fill": "random", "options": {"rounds": 1}}
        async with gathered(live, "Ada", ["Bruno"], **terms) as (table, (ada, bruno)):
            zoe = await table.wire("Zoe", await guest(live, "Zoe"))
            await ada.do("start")
            await zoe.do("say", text="Between us: they dig badly.")
            await ada.probe(["pass:map", "NESW@5,5"])
            await table.look_around(ada)
            await table.get("/api/tables/{code}")
            await ada.do("stand")  # bots play on, as long as they look on
            await bruno.do("stand")
            for wire in table.wires:
                await over(wire)
            if leak is none:
                await scan(table)
            else:
                with pytest.raises(Finding):
                    await scan(table)
