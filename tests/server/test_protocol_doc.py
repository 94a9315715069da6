"""docs/protocol.md, followed word for word: what it says is so, and what there is, it says."""

import ast
import asyncio
import json
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from inspect import isfunction
from pathlib import Path
from random import Random
from typing import Any, Final, get_args, get_type_hints

import jsonschema_rs
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from motherlode.game import options
from motherlode.game.record import read_record
from motherlode.server import app, protocol, run
from motherlode.server.http import api, guests, headers, replays
from motherlode.server.http.openapi import schema
from motherlode.server.limits import one_at_a_time
from motherlode.server.live import audience, hub, socket
from motherlode.server.settings import Settings
from motherlode.table import clock, commands, deciding, limits, table, talk, telling, terms, timing
from motherlode.table.deciding import hosting, people, playing, seats, talking, wish
from tests.fluent_texts import needed, patterns, variables
from tests.server.real_servers import Live, play, serving

pytestmark = pytest.mark.anyio

ROOT: Final = Path(__file__).parents[2]
RECORDS: Final = ROOT / "conformance" / "records"
TEXT: Final = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PATIENCE: Final = 30.0  # seconds for an answer, also on a slow machine
DEAL: Final = 332  # the chance of the document: with this Ann and Bo get the cards that stand there
ADDRESS: Final = "http://127.0.0.1:8000"
PLACEHOLDER: Final = re.compile(r"\b(?:CODE(?:-[0-9])?|TOKEN-[A-Z]+|ID-[0-9])\b")
A_TIME: Final = 10**12  # what is as large as this is a time, and another one each time

WORDS: Final = {
    id: frozenset(variables(pattern))
    for file in ("table.ftl", "refusals.ftl", "bots.ftl")
    for id, pattern in patterns("en", file)
}


# --- the document ----------------------------------------------------------------------------


def section(title: str) -> str:
    """What stands under a heading, up to the next one of any level."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", TEXT, re.M | re.S)
    assert found, title
    return found[1]


def rows(title: str, number: int = 0) -> list[list[str]]:
    """The rows of a table under a heading, without its head."""
    tables = re.findall(r"(?:^\|.*\n)+", section(title), re.M)
    lines = tables[number].splitlines()[2:]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]


def code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def fields(cell: str) -> dict[str, bool]:
    """The fields named in a cell, and whether they must be there."""
    return {name.removesuffix("?"): not name.endswith("?") for name in code(cell)}


def blocks(title: str, *kinds: str) -> list[tuple[str, str]]:
    """The fenced blocks of some kinds under a heading."""
    found = re.findall(r"^```(\w+)\n(.*?)^```$", section(title), re.M | re.S)
    return [(kind, text) for kind, text in found if kind in kinds]


def lines_of(text: str) -> list[tuple[str, str, str]]:
    """The lines of a wire block: whose, which way, and what; a message may go over many lines."""
    found = re.findall(r"^(\w+) ([→←✕])(.*(?:\n +.*)*)\n", text, re.M)
    assert "".join(f"{who} {way}{what}\n" for who, way, what in found) == text
    return [(who, way, what.strip()) for who, way, what in found]


def documented(text: str) -> Any:
    """JSON in which … stands for more fields, more parts, or any value."""
    stack: list[str] = []
    before = ""
    parts = []
    for token in re.findall(r'"(?:[^"\\]|\\.)*"|[][{}:,…]|[^][{}:,…"\s]+', text):
        if token in "{[":
            stack.append(token)
        elif token in "}]":
            stack.pop()
        if token == "…":
            token = '"…": "…"' if stack[-1:] == ["{"] and before != ":" else '"…"'
        parts.append(token)
        before = token
    return json.loads("".join(parts))


class Values:
    """What the placeholders of the document stand for this time."""

    def __init__(self, **known: str) -> None:
        self.known = known

    def fill(self, text: str) -> str:
        return PLACEHOLDER.sub(lambda found: self.known.get(found[0], found[0]), text)

    def differences(self, wanted: Any, real: Any, at: str = "") -> Iterator[str]:
        """Where a message is not as documented; a placeholder that is not known yet is learnt."""
        if wanted == "…":
            return
        if isinstance(wanted, dict) and isinstance(real, dict):
            keys = wanted.keys() - {"…"}
            if missing := keys - real.keys():
                yield f"{at}: no {sorted(missing)}"
            if "…" not in wanted and (more := real.keys() - keys):
                yield f"{at}: also {sorted(more)}"
            for key in sorted(keys & real.keys()):
                yield from self.differences(wanted[key], real[key], f"{at}.{key}")
        elif isinstance(wanted, list) and isinstance(real, list):
            parts = [part for part in wanted if part != "…"]
            if len(real) < len(parts) or (len(real) > len(parts) and len(parts) == len(wanted)):
                yield f"{at}: {len(real)} parts instead of {len(parts)}"
            for number, (part, other) in enumerate(zip(parts, real, strict=False)):
                yield from self.differences(part, other, f"{at}[{number}]")
        elif isinstance(wanted, str) and PLACEHOLDER.fullmatch(wanted) and isinstance(real, str):
            self.known[wanted] = real
        elif isinstance(wanted, str) and isinstance(real, str) and self.fill(wanted) == real:
            return
        elif type(wanted) is int and wanted >= A_TIME:
            if type(real) is not int or real < A_TIME:
                yield f"{at}: {real!r} is no time"
        elif type(wanted) is not type(real) or wanted != real:
            yield f"{at}: {real!r} instead of {wanted!r}"

    def agree(self, text: str, real: Any) -> list[str]:
        return list(self.differences(documented(self.fill(text)), real))


def test_documented_json_is_compared_strictly() -> None:
    real = {"a": 1, "b": [1, {"c": None}], "at": A_TIME + 5, "d": True}
    for same in (
        '{"a": 1, "b": [1, {"c": null}], "at": 1700000000000, "d": true}',
        "{…}",
        '{"a": 1, …}',
        '{"b": [1, …], …}',
        '{"b": [1, {…}], "a": …, …}',
        '{"b": […], …}',
    ):
        assert Values().agree(same, real) == []
    for wrong in (
        '{"a": 1}',
        '{"a": 2, …}',
        '{"a": 1.0, …}',
        '{"a": 1700000000000, …}',
        '{"e": 1, …}',
        '{"b": [1], …}',
        '{"b": [1, {}], …}',
        '{"at": 5, …}',
        '{"d": 1, …}',
        "[…]",
    ):
        assert Values().agree(wrong, real) != []
    assert Values(CODE="X").agree('"CODE"', "X") == [] != Values(CODE="X").agree('"CODE"', "Y")


# --- the walk through ------------------------------------------------------------------------


class Walk:
    """Carries out what is documented: requests are sent as they stand, answers are compared."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.values = Values()
        self.sockets: dict[str, ClientConnection] = {}
        self.skipping: set[str] = set()
        self.answer: Callable[[str], list[str]] = lambda text: ["nothing was asked"]
        self.reply = jsonschema_rs.validator_for({**schema(), "$ref": "#/$defs/Reply"})
        self.request = jsonschema_rs.validator_for({**schema(), "$ref": "#/$defs/Request"})
        self.odd: set[str] = set()

    def fill(self, text: str) -> str:
        return self.values.fill(text).replace(ADDRESS, self.url)

    async def http(self, text: str) -> None:
        if text.startswith("HTTP/"):
            assert not (wrong := self.answer(text)), f"{text}\n{wrong}"
        elif "\nUpgrade: websocket\n" in text:
            await self.connect(text)
        else:
            await self.ask(text)

    async def ask(self, text: str) -> None:
        """Send a request as it is written, with what every client adds to it."""
        head, _, body = self.fill(text).partition("\n\n")
        data = body.strip().encode()
        host = self.url.removeprefix("http://")
        added = [f"Host: {host}", "Connection: close", f"Content-Length: {len(data)}", "", ""]
        reader, writer = await asyncio.open_connection(*host.split(":"))
        writer.write("\r\n".join([*head.strip().split("\n"), *added]).encode() + data)
        got_head, _, got_body = (await reader.read()).decode().partition("\r\n\r\n")
        writer.close()
        await writer.wait_closed()

        def compare(wanted: str) -> list[str]:
            want_head, _, want_body = wanted.partition("\n\n")
            real = {line.lower() for line in got_head.split("\r\n")}
            missing = [one for one in want_head.strip().split("\n") if one.lower() not in real]
            want_body = want_body.replace(ADDRESS, self.url)
            return missing + self.values.agree(want_body, json.loads(got_body))

        self.answer = compare

    async def connect(self, text: str) -> None:
        found = re.search(r"^Authorization: Bearer TOKEN-(\w+)$", text, re.M)
        offered = re.search(r"^Sec-WebSocket-Protocol: (.+)$", text, re.M)
        path = self.fill(text).split(" ")[1]
        assert found and offered
        name = found[1].capitalize()
        connection = await connect(
            f"ws{self.url.removeprefix('http')}{path}",
            subprotocols=[Subprotocol(offered[1])],
            additional_headers={"Authorization": f"Bearer {self.fill('TOKEN-' + found[1])}"},
            max_size=None,
        )
        await self.leave(name)
        self.sockets[name] = connection

        def compare(wanted: str) -> list[str]:
            response = connection.response
            assert response is not None
            first, *more = wanted.strip().split("\n")
            real = f"HTTP/1.1 {response.status_code} {response.reason_phrase}"
            lines = [f"{key}: {value}" for key, value in response.headers.raw_items()]
            return [one for one in (first, *more) if one not in (real, *lines)]

        self.answer = compare

    async def wire(self, text: str) -> None:
        for who, way, what in lines_of(text):
            socket = self.sockets[who]
            if way == "→":
                request = json.loads(self.fill(what))
                if not self.request.is_valid(request):
                    self.odd.add(request["id"])
                await socket.send(self.fill(what))
            elif way == "✕":
                await self.close(socket, what)
            elif what == "…":
                self.skipping.add(who)
            else:
                await self.expect(who, what)
                self.skipping.discard(who)

    async def expect(self, who: str, text: str) -> None:
        passed: list[Any] = []
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    message = json.loads(await self.sockets[who].recv())
            except TimeoutError:
                pytest.fail(f"{who} does not get {text}\nbut {passed}")
            self.reply.validate(message)
            if message["type"] == "refusal" and message["id"] in self.odd:
                assert message["error"]["message"] == "server-bad-message"
                self.odd.discard(message["id"])
            wrong = self.values.agree(text, message)
            if not wrong:
                return
            passed.append(message)
            assert who in self.skipping, f"{who} ← {text}\n{wrong}\n{json.dumps(message)}"

    async def close(self, socket: ClientConnection, status: str) -> None:
        if not status:
            socket.transport.abort()
            return
        with pytest.raises(ConnectionClosed) as closed:
            async with asyncio.timeout(PATIENCE):
                await socket.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == int(status)

    async def leave(self, who: str) -> None:
        """Close a connection; nothing has come through it that is not documented."""
        connection = self.sockets.pop(who, None)
        if connection is None:
            return
        if connection.close_code is None and who not in self.skipping:
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.2):
                    pytest.fail(f"{who} gets {await connection.recv()!s}")
        self.skipping.discard(who)
        await connection.close()


async def test_walk_through_is_what_happens(new_database: Callable[..., str]) -> None:
    async with serving(new_database("sqlite")) as live:
        live.server.hub.rng = Random(DEAL)
        live.server.hub.linger = 2 * PATIENCE  # so that a slow machine misses nobody
        walk = Walk(live.url)
        try:
            for kind, text in blocks("A walk through", "http", "wire"):
                await (walk.http if kind == "http" else walk.wire)(text)
            for who in list(walk.sockets):
                await walk.leave(who)
        finally:
            for connection in walk.sockets.values():
                await connection.close()
    assert not walk.odd
    assert walk.values.known.keys() == {"CODE", "CODE-2", "TOKEN-ANN", "TOKEN-BO"}


def test_walk_through_shows_every_kind_of_message() -> None:
    shown = re.findall(r'^\w+ ← {"type": "(\w+)"', section("A walk through"), re.M)
    assert set(shown) == tags("Reply").keys()


def test_every_example_is_carried_out() -> None:
    every = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.M | re.S)
    walk, bot = blocks("A walk through", "http", "wire"), blocks("A bot", "python", "wire")
    assert every == walk + bot
    assert len(walk) > 30 and len(bot) == 2


# --- the bot ---------------------------------------------------------------------------------


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    """The bot, taken out of the document."""
    ((_, source),) = blocks("A bot", "python")
    file = tmp_path / "bot.py"
    file.write_text(source, encoding="utf-8")
    return file


@asynccontextmanager
async def running_bot(*command: str | Path, **environ: str) -> AsyncIterator[Process]:
    """A program in a process of its own, which ends with the block."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, *map(str, command), stderr=PIPE, env={**os.environ, **environ}
    )
    try:
        async with asyncio.timeout(3 * PATIENCE):
            yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def ending(process: Process) -> tuple[int | None, str]:
    """How a program ends, and what it says then."""
    _, errors = await process.communicate()
    return process.returncode, errors.decode()


def test_bot_is_short_and_needs_only_websockets(bot: Path) -> None:
    source = bot.read_text(encoding="utf-8")
    assert len([line for line in source.splitlines() if line.strip()]) <= 50
    imported = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [])
        + ([alias.name for alias in node.names] if isinstance(node, ast.Import) else [])
    }
    assert imported - set(sys.stdlib_module_names) == {"websockets"}


async def test_bots_of_the_document_play_a_whole_game(
    bot: Path, new_database: Callable[..., str]
) -> None:
    async with serving(new_database("sqlite")) as live:
        ann = await live.guest("Ann")
        place = await ann.open_table(game="base", seats=4, fill="random")
        async with (
            ann.at(place) as seat,
            running_bot(bot, live.url, place) as one,
            running_bot(bot, live.url, place) as other,
        ):
            await seat._wait(lambda: sum(s["ready"] for s in seat.table["seats"]) == 2)
            await seat.do("start")
            await play(seat, Random(1))
            assert [await ending(one), await ending(other)] == [(0, ""), (0, "")]
            assert seat.game["round"] == 3


async def test_bot_of_the_document_says_why_it_cannot_play(
    bot: Path, new_database: Callable[..., str]
) -> None:
    async with (
        serving(new_database("sqlite")) as live,
        running_bot(bot, live.url, "BBBBBB") as process,
    ):
        assert await ending(process) == (1, "server-no-table\n")


LATE: Final = """
import runpy, sys
from websockets.asyncio.client import ClientConnection

send = ClientConnection.send

async def late(self, message):
    await self.wait_closed()
    await send(self, message)

ClientConnection.send = late
runpy.run_path(sys.argv.pop(1), run_name="__main__")
"""


async def test_bot_of_the_document_hears_why_before_it_has_said_anything(
    bot: Path, new_database: Callable[..., str]
) -> None:
    async with (
        serving(new_database("sqlite")) as live,
        running_bot("-c", LATE, bot, live.url, "BBBBBB") as process,
    ):
        assert await ending(process) == (1, "server-no-table\n")
        text, _ = live.server.metrics.render()
        assert b'motherlode_sockets_closed_total{reason="server-no-table"} 1.0' in text


async def test_bot_of_the_document_says_why_it_cannot_become_a_guest(
    bot: Path, new_database: Callable[..., str]
) -> None:
    async with serving(new_database("sqlite"), guests_per_address=1) as live:
        await live.guest("Ann")
        async with running_bot(bot, live.url, "BBBBBB") as process:
            assert await ending(process) == (1, "HTTP Error 429: Too Many Requests\n")
    async with running_bot(bot, "http://127.0.0.1:1", "BBBBBB") as process:
        status, said = await ending(process)
        assert status == 1 and "refused" in said and "Traceback" not in said


KNOWN: Final = """
import asyncio, io, runpy, sys, urllib.request
sleep = asyncio.sleep

async def tell(seconds):
    if seconds < 10:  # else it is the library that waits, to ping
        print(seconds, file=sys.stderr)
        seconds = 0
    await sleep(seconds)

asyncio.sleep = tell
urllib.request.urlopen = lambda request: io.BytesIO(b'{"token": "of a guest"}')
runpy.run_path(sys.argv.pop(1), run_name="__main__")
"""


async def test_bots_of_the_document_come_back_ever_later_and_never_together(bot: Path) -> None:
    """A server that lets them in and closes at once is not pestered."""
    tries = 8
    arrivals = 0

    async def close_at_once(connection: ServerConnection) -> None:
        nonlocal arrivals
        arrivals += 1
        if arrivals % tries == 0:
            bye = {"type": "bye", "error": {"message": "table-closed"}}
            await connection.send(json.dumps(bye))
        await connection.close(1011)

    protocols = [Subprotocol(protocol.SUBPROTOCOL)]
    async with serve(close_at_once, "127.0.0.1", 0, subprotocols=protocols) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        url = f"http://127.0.0.1:{port}"
        waits = []
        for _ in range(2):
            async with running_bot("-c", KNOWN, bot, url, "BBBBBB") as process:
                status, said = await ending(process)
            *times, reason = said.split()
            assert (status, reason) == (1, "table-closed")
            waits.append([float(time) for time in times])
    middles = [min(0.2 * 2**number, 5) for number in range(tries - 1)]
    for one in waits:
        assert all(0.5 * m <= wait <= 1.5 * m for m, wait in zip(middles, one, strict=True)), one
    assert not set(waits[0]) & set(waits[1]), "many that lost a server would come at once"


LOGGED: Final = """
import logging, random, runpy, sys
logging.basicConfig(level=logging.DEBUG, format="%(message)s")
random.seed(1)
runpy.run_path(sys.argv.pop(1), run_name="__main__")
"""


async def logged(bot: Path, live: Live) -> list[tuple[str, Any]]:
    """What goes over the wire while the bot plays beside Ann, who takes the first legal moves."""
    live.server.hub.rng = Random(DEAL)
    ann = await live.guest("Ann")
    place = await ann.open_table(game="base", seats=3, fill="random", options={"rounds": 1})
    command = ("-c", LOGGED, bot, live.url, place)
    async with (
        ann.at(place) as seat,
        running_bot(*command, WEBSOCKETS_MAX_LOG_SIZE="9999999") as process,
    ):
        said = asyncio.create_task(ending(process))  # or its pipe would be full
        await seat._wait(lambda: seat.table["seats"][1]["ready"])
        await seat.do("start")
        while await seat.turn():
            await seat.do("play", move=seat.game["legal"][0])
        status, errors = await said
    assert status == 0, errors
    found = re.findall(r"^([<>]) TEXT ('.*') \[[0-9]+ bytes\]$", errors, re.M)
    # The first command waits for nothing, so the first message may be there before it or after.
    first = next(line for line in found if line[0] == ">")
    found = [first, *(line for line in found if line is not first)]
    return [("→" if way == ">" else "←", json.loads(ast.literal_eval(t))) for way, t in found]


async def test_wire_log_of_the_bot_is_what_goes_over_the_wire(
    bot: Path, new_database: Callable[..., str]
) -> None:
    async with serving(new_database("sqlite")) as live:
        real = iter(await logged(bot, live))
    values, skipping = Values(), False
    ((_, text),) = blocks("A bot", "wire")
    for _, way, what in lines_of(text):
        if what == "…":
            skipping = True
            continue
        for other, message in real:
            wrong = ["the other way"] if way != other else values.agree(what, message)
            if not wrong:
                break
            assert skipping, f"{what}\n{wrong}\n{json.dumps(message)}"
        else:
            pytest.fail(f"{what} does not come")
        skipping = False
    assert [message["type"] for _, message in real] in ([], ["state"])


# --- nothing is missing, and nothing is invented ---------------------------------------------

DEFINITIONS: Final[dict[str, Any]] = schema()["$defs"]
TAGS: Final = {"Request": "do", "Reply": "type", "Happened": "kind", "Fact": "event"}


def tags(union: str) -> dict[str, str]:
    """The kinds in a union, by their names on the wire."""
    mapping = DEFINITIONS[union]["discriminator"]["mapping"]
    return {tag: ref.rpartition("/")[2] for tag, ref in mapping.items()}


def declared(name: str, *without: str) -> dict[str, bool]:
    """The fields of a type, and whether they must be there."""
    struct = DEFINITIONS[name]
    return {f: f in struct["required"] for f in struct["properties"] if f not in without}


@pytest.mark.parametrize(
    ("title", "union"),
    [("Messages from the server", "Reply"), ("Events", "Happened"), ("Commands", "Request")],
)
def test_every_kind_is_documented_with_its_fields(title: str, union: str) -> None:
    told = {code(row[0])[0]: fields(row[1]) for row in rows(title)}
    assert len(told) == len(rows(title))
    real = {tag: declared(name, TAGS[union], "id") for tag, name in tags(union).items()}
    if union == "Reply":
        real = {tag: declared(name, "type") for tag, name in tags(union).items()}
    assert told == real


def test_every_fact_is_documented_with_what_is_secret_in_it() -> None:
    told = {
        code(row[0])[0]: fields(row[1]) | dict.fromkeys(code(row[2]), False)
        for row in rows("Facts")
    }
    assert told == {tag: declared(name, "event") for tag, name in tags("Fact").items()}


@pytest.mark.parametrize(
    ("title", "number", "name"),
    [
        ("Terms", 0, "Terms"),
        ("Summary", 0, "TableSummary"),
        ("Replay", 0, "ReplayOut"),
        ("Replay", 1, "Frame"),
        ("Choices", 0, "Choices"),
        ("The state", 0, "State"),
        ("You", 0, "You"),
        ("Table", 0, "TablePart"),
        ("Game", 0, "Game"),
        ("Game", 1, "Way"),
        ("Time", 0, "ClockPart"),
    ],
)
def test_every_field_is_documented(title: str, number: int, name: str) -> None:
    told: dict[str, bool] = {}
    nullable = set()
    for first, kind, _ in rows(title, number):
        named = {f: must for f, must in fields(first).items() if "." not in f}
        assert not told.keys() & named.keys()
        told |= named
        nullable |= {field for field in named if "or null" in kind}
    assert told == declared(name, "type")
    real = {
        f for f, part in DEFINITIONS[name]["properties"].items() if '"null"' in json.dumps(part)
    }
    assert nullable == real


def test_what_a_replay_shows_besides_is_documented() -> None:
    told = {field: must for row in rows("Replay", 2) for field, must in fields(row[0]).items()}
    assert told == declared("ReplayGame", *declared("Game"))


@pytest.mark.parametrize(
    ("title", "field", "names"),
    [
        ("Table", "people", ["PersonPart"]),
        ("Table", "seats", ["SeatPart"]),
        ("Table", "standing", ["Standing"]),
        ("Choices", "games", ["GameChoice"]),
        ("Choices", "games.*.options", ["OptionChoice"]),
        ("Choices", "clocks", ["ClockChoice"]),
    ],
)
def test_fields_of_parts_are_documented(title: str, field: str, names: list[str]) -> None:
    (row,) = [row for row in rows(title) if field in code(row[0])]
    told = {name for name in code(row[2]) if name.isidentifier()}
    assert told == {f for name in names for f in DEFINITIONS[name]["properties"]}


def test_stages_and_phases_are_documented() -> None:
    (stage,) = [row[2] for row in rows("Table") if row[0] == "`stage`"]
    assert set(code(stage)) == set(DEFINITIONS["Stage"]["enum"])
    (phase,) = [row[2] for row in rows("Game") if row[0] == "`phase`"]
    assert set(code(phase)) == set(DEFINITIONS["Game"]["properties"]["phase"]["enum"])
    (how,) = [row[2] for row in rows("Events") if row[0] == "`moved`"]
    assert set(code(how)) == {"how", *DEFINITIONS["How"]["enum"]}


LINKS: Final = {
    "[terms](#terms)": terms.Terms,
    "[summary](#summary)": protocol.TableSummary,
    "[choices](#choices)": protocol.Choices,
    "[replay](#replay)": protocol.ReplayOut,
}


def test_every_request_is_documented() -> None:
    told = {}
    for request, body, answer, _ in rows("HTTP"):
        status, _, given = answer.partition(": ")
        kinds = [declared(LINKS[c].__name__) if c in LINKS else fields(c) for c in (body, given)]
        told[code(request)[0]] = (int(status), *kinds)
    real = {}
    for one in api.OPERATIONS:
        gives = protocol.Choices if one.path == "/api/choices" else one.gives
        kinds = [declared(kind.__name__) if kind else {} for kind in (one.takes, gives)]
        real[f"{one.method} {one.path}"] = (one.status, *kinds)
    assert told == real


# --- errors ----------------------------------------------------------------------------------

BESIDES: Final = {  # what is sent with an error that its words do not use
    "server-bad-message": {"detail"},
    "server-bad-request": {"detail"},
    "server-no-record": {"line", "detail"},
    "server-bad-record": {"detail"},
    "server-record-rules": {"line", "detail"},
    "server-record-deal": {"detail"},
    "server-record-move": {"detail"},
    "server-record-cut": {"detail"},
    "server-too-big": {"limit"},
}


@pytest.mark.parametrize(
    ("title", "prefix"),
    [("From the server", "server-"), ("From a table", "table-"), ("From the rules", "refuse-")],
)
def test_every_error_is_documented_with_its_arguments(title: str, prefix: str) -> None:
    told = {code(row[0])[0]: set(code(row[1])) for row in rows(title)}
    real = {
        id: set(names) | BESIDES.get(id, set())
        for id, names in WORDS.items()
        if id.startswith(prefix)
    }
    assert told == real


def test_statuses_are_those_of_http() -> None:
    told = {code(row[0])[0]: int(row[2]) for row in rows("From the server") if row[2]}
    wrong = ["bad-request", "no-record", "bad-record"]
    wrong += [f"record-{what}" for what in ("rules", "deal", "move", "cut")]
    assert told == {
        **api.STATUS,
        **{f"server-{what}": 400 for what in wrong},
        **{id: status for status, id in app.WRONG_STATUS.items()},
        "server-too-big": 413,
        "server-too-many-sockets": 429,
        "server-broken": 500,
        "server-storage": 503,
    }


def test_every_reason_is_documented() -> None:
    told = [id for id in code(section("Hints")) if id.startswith("reason-")]
    assert sorted(told) == sorted(id for id in WORDS if id.startswith("reason-"))
    names = {
        name
        for id, names in WORDS.items()
        if id.startswith(("reason-", "opinion-"))
        for name in names
    }
    assert names <= set(code(section("Hints")))


def test_every_reason_of_an_end_is_documented_with_its_arguments() -> None:
    told = {id: set(code(row[1])) for row in rows("Reasons") for id in code(row[0])}
    said = {id: names for id, names in needed("en", "end.ftl").items() if "end-why-" in id}
    assert told.keys() == {id.removesuffix("-own") for id in said}
    for id, names in said.items():
        spoken = {name.replace("name", "seat") for name in names}
        assert spoken <= told[id.removesuffix("-own")], id
    for record in RECORDS.glob("*.jsonl"):
        for round in read_record(record.read_bytes()).rounds:
            for reason in round.view(None).reasons:
                assert reason.args.keys() == told[reason.id], reason


def test_no_id_is_invented() -> None:
    named = set(re.findall(r"\b((?:table|server|refuse|reason|phrase)-[A-Za-z0-9-]+)\b", TEXT))
    assert len(named) > 120
    assert named <= WORDS.keys()


DECIDERS: Final = (hosting, playing, seats, talking)
Known = dict[str, ast.FunctionDef | ast.ClassDef]


def functions() -> Known:
    """The functions that decide what comes of a command, by name, and the rules they may make."""
    found: Known = {}
    for module in (clock, deciding, *DECIDERS, people, wish, talk, terms, options):
        assert module.__file__ is not None
        file = Path(module.__file__)
        source = file.with_name(f"{file.name.partition('.')[0]}.py")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) or (
                isinstance(node, ast.ClassDef) and node.name == "Rules"
            ):
                assert node.name not in found or node.name.startswith("__"), node.name
                found[node.name] = node
    return found


def refusals(name: str, known: Known, seen: set[str]) -> set[str]:
    """Every refusal that a function, or one that it calls, may raise."""
    if name in seen or name not in known:
        return set()
    seen.add(name)
    found = set()
    for node in ast.walk(known[name]):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.fullmatch("table-[a-z-]+", node.value):
                found.add(node.value)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = node.func.id
            found |= refusals(called, known, seen)
        elif isinstance(node, ast.Attribute) and node.attr == "refusal":
            found.add("refuse-…")
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith(
            ("wish", "self", "terms")
        ):
            found |= refusals(node.attr, known, seen)
    return found


def decider_of_each() -> dict[type, str]:
    """The function that decides about each kind of command, by the type that it takes."""
    found: dict[type, str] = {commands.Rematch: "rematch"}
    for module in DECIDERS:
        for name, function in vars(module).items():
            kind = get_type_hints(function).get("command") if isfunction(function) else None
            if kind is not None and function.__module__ == module.__name__:
                found[kind] = name
    assert set(found) == set(get_args(commands.AnyCommand))
    return found


NEVER: Final = {
    "next": {"table-not-started"},  # a table between two rounds has begun
    "start": {  # its terms have been checked
        f"table-bad-{what}" for what in ("edition", "game", "option", "seats", "value")
    },
}


def test_every_command_is_documented_with_its_refusals() -> None:
    known = functions()
    told = {code(row[0])[0]: set(code(row[3])) for row in rows("Commands")}
    deciders = decider_of_each()
    for kind, name in deciders.items():
        tag = kind.__struct_config__.tag  # type: ignore[attr-defined]
        assert told.pop(tag) == refusals(name, known, set()) - NEVER.get(tag, set()), tag
    assert told == {"ping": set(), "sync": set()}
    always = {node.value for node in ast.walk(known["decide"]) if isinstance(node, ast.Constant)}
    said = set(code(section("Commands").split("|")[0]))
    assert {id for id in always if str(id).startswith("table-")} == {
        id for id in said if id.startswith("table-")
    }


# --- figures ---------------------------------------------------------------------------------


def test_clocks_are_documented() -> None:
    told = {code(row[0])[0]: row[1:] for row in rows("Time", 1)}
    units = {"s": clock.SECOND, "min": clock.MINUTE, "day": clock.DAY, "days": clock.DAY}

    def milliseconds(text: str) -> int:
        amount, unit = text.split(" ")
        return int(amount) * units[unit]

    for name, real in {**clock.CLOCKS, "300+20": clock.clock("300+20")}.items():
        bank, increment, away = told.pop(name)
        assert (milliseconds(bank), milliseconds(increment)) == (real.bank, real.increment)
        assert milliseconds(away) == real.away if real.away else "never stands still" in away
    assert told == {}


def test_phrases_are_documented() -> None:
    told = {p: row[0].split(" ")[-1] for row in rows("Talk") for p in code(row[1])}
    assert told == {p: points or "nothing" for p, points in talk.PHRASES.items()}


def test_closing_codes_are_documented() -> None:
    told = {int(row[0]) for row in rows("The socket")}
    assert told == {socket.POLICY, 1009, socket.RESTART, socket.SLOW}


async def test_limits_are_documented(new_database: Callable[..., str]) -> None:
    usual = Settings(database_url="sqlite:///unused.db")
    async with serving(new_database("sqlite")) as live:
        asking = live.server.api._asking
    told = [row[1] for row in rows("Limits")]
    many, slow = socket.PLAYER_QUEUE, socket.SPECTATOR_QUEUE
    assert told == [
        f"{protocol.LONGEST_MESSAGE} bytes",
        f"{socket.RATE[0]:g} a second, {socket.RATE[1]:g} at once",
        f"1 in {1 / socket.SYNCS[0]:g} seconds, {socket.SYNCS[1]:g} at once",
        f"{many[0]} and {many[1] >> 20} MiB; for a spectator {slow[0]} and {slow[1] >> 10} KiB",
        f"{audience.DEVICES}",
        f"{usual.sockets_per_address}*",
        f"{asking.rate} a second, {asking.burst} at once",
        f"as {replays.COST} requests",
        f"{one_at_a_time.OF_ONE} of each kind",
        f"{headers.BODY_LIMIT >> 10} KiB",
        f"{headers.RECORD_LIMIT >> 10} KiB",
        f"{usual.guests_per_address} an hour*",
        f"{usual.tables_per_guest}*",
        f"{audience.ONLOOKERS}",
        f"{limits.WATCHING}, besides those banned",
        f"{limits.RUSH[0]} in {limits.RUSH[1] // clock.SECOND} seconds",
        f"{limits.PEOPLE}: half by sitting down, half otherwise",
        f"{limits.CROWD}",
        f"{limits.DEEDS}",
        f"{limits.MUTES}",
        f"{limits.LINES}, without those; the game itself goes on",
    ]
    patience = socket.PATIENCE
    assert f"after {patience[1]:g} such, and {patience[0]:g} a second, `bye`" in TEXT
    assert (
        f"kept for {usual.keep_finished_days} days*, an idle one for {usual.keep_idle_days}*, "
        f"a guest who does not come back for {usual.keep_guests_days}*"
    ) in TEXT


NUMBERS: Final = {3: "three", 5: "five", 6: "six", 10: "ten", 12: "twelve"}


def test_other_figures_are_documented() -> None:
    ping = run.options(Settings(database_url="sqlite:///unused.db"))
    lines, span = limits.TALK
    many, time = limits.CROWD_TALK
    text = " ".join(TEXT.split())
    for saying in (
        f"this is version {protocol.VERSION}, the subprotocol `{protocol.SUBPROTOCOL}`",
        f"a websocket ping every {ping['ws_ping_interval']:g} seconds",
        f"does not answer within {ping['ws_ping_timeout']:g} more",
        f"never more than the last {telling.LONGEST_LOG} entries",
        f"the ids of the last {table.REMEMBERED} commands",
        f"back within {NUMBERS[int(hub.LINGER)]} seconds was never missed",
        f"up to {NUMBERS[audience.DEVICES]} connections",
        f"once, within {NUMBERS[guests.TRANSFER // clock.MINUTE]} minutes",
        f"less than {clock.WARNING // clock.SECOND} seconds are left",
        f"has {timing.AWAY_AGAIN // clock.SECOND} seconds for the next",
        f"after {NUMBERS[clock.MISSES]} in a row a bot holds the seat",
        f"at most for {clock.BETWEEN // clock.SECOND} seconds (`until`)",
        f"for {clock.UNPLAYED // clock.SECOND} seconds if bots play for all",
        f"a name has 1 to {talk.LONGEST_NAME} characters",
        f"up to {talk.LONGEST_TEXT} characters",
        f"{NUMBERS[lines]} lines in {NUMBERS[span // clock.SECOND]} seconds",
        f"{NUMBERS[many]} lines in {NUMBERS[time // clock.SECOND]} seconds together",
        f"a code has {NUMBERS[hub.CODE]} letters and digits",
        f"the cookie `{guests.COOKIE}`",
    ):
        assert saying in text.lower() or saying in text, saying
    assert clock.HOST_AWAY == clock.MINUTE and "gone for a minute is no longer host" in text


def test_links_within_the_document_lead_somewhere() -> None:
    titles = re.findall(r"^#+ (.+)$", re.sub(r"```.*?```", "", TEXT, flags=re.S), re.M)
    anchors = {re.sub(r"[^a-z0-9 -]", "", title.lower()).replace(" ", "-") for title in titles}
    links = set(re.findall(r"\]\(#([^)]+)\)", TEXT))
    assert links <= anchors
    assert len(titles) == len(set(titles))
