"""People whose every byte is kept, at a real server, and the scan: all of it is held against what
its receiver could rightly know when it came.
"""

import asyncio
import json
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

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
from tests.server.real_servers import Live

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
async def attended(live: Live, code: str) -> AsyncIterator[Party]:
    """A table at which all that is told is kept."""
    found = Party(live, code)
    with logged() as found.logged:
        try:
            yield found
        finally:
            for wire in found.wires:
                await wire.close()
            await found.http.aclose()


@asynccontextmanager
async def gathered(
    live: Live, host: str, guests: Sequence[str], **terms: object
) -> AsyncIterator[tuple[Party, list[Wire]]]:
    """A table with people at it, the host first, just before the start."""
    token = await guest(live, host)
    async with httpx.AsyncClient(base_url=live.url, timeout=PATIENCE) as http:
        headers = {"Authorization": f"Bearer {token}"}
        opened = await http.post("/api/tables", json=terms, headers=headers)
    async with attended(live, opened.json()["code"]) as found:
        players = [await found.wire(host, token)]
        for name in guests:
            players.append(await found.wire(name, await guest(live, name)))
            await players[-1].do("sit")
            await players[-1].do("ready")
        yield found, players


# --- the scan --------------------------------------------------------------------------------


async def scan(party: Party, *others: Party) -> None:
    """Hold all that was received against what its receiver could know by then.

    The other parties are of the same people, who are told of these tables as well.
    """
    known = await party.secrets()
    tables = [known, *[await other.secrets() for other in others]]
    for wire in party.wires:
        assert len(wire.received) > 5
        for text in wire.received:
            known.check(text, known.guests.get(wire.name, ""), wire.sent)
    for name, path, status, text in party.answers:
        check_answer(tables, name, path, status, text)
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


def check_answer(tables: Sequence[Secrets], name: str, path: str, status: int, text: str) -> None:
    """Raise a Finding if HTTP has told somebody what they may not know, of the first table."""
    known, of = tables[0], {one.code: one for one in tables}
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
        check_export(of, name, json.loads(text))
    elif path in ("/api/tables", "/api/guest/tables", "/api/tables/{code}"):
        found = json.loads(text)
        for summary in found.get("tables", [found]):
            place = PLACE if path == "/api/guest/tables" else ()
            check_summary(of[summary["code"]], summary, place)
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
    assert summary["host"] in names
    assert summary["stage"] in ("open", "playing", "between", "over")
    for count in ("seats", "people", "here", "bots", "round"):
        assert type(summary[count]) is int and 0 <= summary[count] <= 20


def check_export(of: Mapping[str, Secrets], name: str, export: Facts) -> None:
    """What is stored about a guest: their own moves and words, and no others'."""
    assert set(export) == {"guest", "tables"}
    assert set(export["guest"]) == {"name", "language", "created", "seen"}
    for table in export["tables"]:
        assert set(table) == {"code", "stage", "entries"}
        known = of[table["code"]]
        person = known.moments[max(known.moments)].people[known.guests[name]]
        for line in table["entries"]:
            assert set(line) == {"seq", "at", "entry"}
            entry = line["entry"]
            _demand_none(set(entry) - {"kind", *OWN.get(entry["kind"], ())}, str(entry))
            own = person.number if "person" in entry else person.seat
            if entry.get("person", entry.get("seat")) != own:
                raise Finding(f"exported, but another's: {entry}")
