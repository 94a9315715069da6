"""Whatever is sent to somebody is a function of what they may know, and of nothing else.

Two histories that are the same for a viewer are played in two servers. All that they are
sent, and all that they can ask for, must be equal to the byte.
"""

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import httpx
import msgspec
import pytest

from motherlode.game.message import Message
from motherlode.server import protocol as p
from motherlode.server.app import Server
from motherlode.server.http.api import Api
from motherlode.server.http.guests import digest
from motherlode.server.live.bot_processes import BotProcesses
from motherlode.server.live.hub import Hub
from motherlode.server.live.room import Room
from motherlode.server.settings import Settings
from motherlode.server.storage.database import StoreError
from motherlode.server.storage.rows import PersonRow, TableState
from motherlode.server.storage.store import Store
from motherlode.table import Caller, Refused, Table, Terms, telling
from motherlode.table import commands as c
from motherlode.table import entries as e
from tests.server.deliberate_leaks import OF_THE_GAME, none
from tests.server.expected_knowledge import buried_of, logged
from tests.server.histories import (
    CODE,
    NAMES_OF_GUESTS,
    START,
    WATCHING,
    WORKER,
    Deed,
    History,
    Viewer,
    alternative,
    attempts,
    guest,
    history,
)

pytestmark = pytest.mark.anyio

ADDRESS: Final = "http://mine.example"
STRANGER: Final = guest("Olga")  # has never been at the table
EVERYBODY: Final = [*map(guest, (*NAMES_OF_GUESTS, *WATCHING)), STRANGER]


class Ear:
    """A device of somebody: keeps all that it is sent."""

    def __init__(self, caller: Caller, screen: bool = False) -> None:
        self.caller = caller
        self.address = ""
        self.screen = screen
        self.person: int | None = None
        self.seat: int | None = None
        self.heard: list[bytes] = []

    def push(self, data: bytes) -> None:
        self.heard.append(data)

    def dismiss(self, error: Message) -> None:
        self.push(p.encode(p.Bye(error)))

    async def ask(self, room: Room, command: c.AnyCommand) -> None:
        """Ask for something; a refusal is heard as well."""
        try:
            await room.do(self, command)
        except Refused as refused:
            self.push(p.encode(p.Refusal(command.id, refused.message)))
        except StoreError:
            self.push(p.encode(p.Refusal(command.id, Message("server-storage"))))


class StillHub(Hub):
    """A hub whose time is set by hand, and whose tables do nothing by themselves."""

    time = START

    def now(self) -> int:
        return self.time

    def keeps(self, code: str) -> bool:
        return False


# --- a history in a server -------------------------------------------------------------------


class Plan(NamedTuple):
    """What is done in both servers: stored deeds up to a cut, and what a viewer tries after each
    of the others."""

    cut: int
    tries: Sequence[Sequence[c.AnyCommand]]


def plan(found: History, viewer: Viewer, rng: Random) -> Plan:
    """One way to look at a history: the last deeds happen before the viewer's eyes."""
    table, tries = Table(CODE), list[list[c.AnyCommand]]()
    start = next(number for number, deed in enumerate(found.deeds, 1) if deed.deals)
    count = len(found.deeds)
    cut = rng.randint(max(start, count - 20), count - 1)
    for number, deed in enumerate(found.deeds, 1):
        for stored in deed.entries:
            table.apply(table.seq + 1, deed.at, stored)
        if number > cut:
            tries.append(attempts(table, viewer, rng, 40 if number == count else 8))
    return Plan(cut, tries)


@pytest.fixture(scope="module")
def guest_file(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path) -> Path:
    """A database with nobody in it but the guests; their names are their tokens."""
    file = tmp_path_factory.mktemp("guest_file") / "guests.db"
    shutil.copy(sqlite_template, file)

    async def fill() -> None:
        store = await Store.open(f"sqlite:///{file}")
        for caller in EVERYBODY:
            await store.add_guest(caller.guest, caller.name, "en", digest(caller.name), START)
        await store.close()

    asyncio.run(fill())
    return file


@asynccontextmanager
async def server_with(deeds: Sequence[Deed], file: Path, guest_file: Path) -> AsyncIterator[Server]:
    """A server in whose database these deeds are stored."""
    shutil.copy(guest_file, file)
    store = await Store.open(f"sqlite:///{file}")
    try:
        settings = Settings(
            database_url=f"sqlite:///{file}", bot_processes=1, metrics="on", public_url=ADDRESS
        )
        server = Server(settings)
        server.hub = hub = StillHub(settings, store, server.metrics)
        server.api = Api(hub)
        hub.worker = WORKER
        await _store(deeds, store)
        hub.time = deeds[-1].at
        yield server
    finally:
        await store.close()


async def _store(deeds: Sequence[Deed], store: Store) -> None:
    table = Table(CODE)
    lines = [(deed.at, stored) for deed in deeds for stored in deed.entries]
    for at, stored in lines:
        table.apply(table.seq + 1, at, stored)
    summary = msgspec.json.encode(telling.summary(table))
    await store.append(
        CODE,
        1,
        [(at, e.encode(stored)) for at, stored in lines],
        state=TableState(table.stage, table.terms.listed, deeds[-1].at, None, summary),
        people=[PersonRow(person.number, person.guest) for person in table.people],
    )


async def everything(
    deeds: Sequence[Deed], viewer: Viewer, plan: Plan, file: Path, guest_file: Path
) -> list[tuple[str, bytes]]:
    """All that a viewer gets to see while these deeds are done: what it is, and its bytes."""
    with logged() as lines:
        async with server_with(deeds[: plan.cut], file, guest_file) as server:
            found = await _watch(server, deeds, viewer, plan)
            found += [("row", repr(await server.hub.store.table(CODE)).encode())]
            found += await _answers(server, _watcher(deeds, viewer), viewer is None)
    return [*found, *(("log", line.encode()) for line in lines)]


def _watcher(deeds: Sequence[Deed], viewer: Viewer) -> Caller:
    """Who has a seat at the end; of a bot's seat and of none, somebody who watches."""
    table = Table(CODE)
    for deed in deeds:
        for stored in deed.entries:
            table.apply(table.seq + 1, deed.at, stored)
    person = table.seats[viewer].person if viewer is not None else None
    return guest(WATCHING[0]) if person is None else guest(table.people[person].name)


async def _watch(
    server: Server, deeds: Sequence[Deed], viewer: Viewer, plan: Plan
) -> list[tuple[str, bytes]]:
    hub = server.hub
    assert isinstance(hub, StillHub)
    room = await hub.room(CODE)
    ears = {caller.guest: Ear(caller) for caller in EVERYBODY}
    for ear in ears.values():
        await room.enter(ear, 0)
    mine, stranger = ears[_watcher(deeds, viewer).guest], ears[STRANGER.guest]
    device = Ear(mine.caller)
    await room.enter(device, room.table.seq // 2)
    # Screens show what all may see, whoever they belong to.
    screens = [Ear(caller, screen=True) for caller in (mine.caller, *EVERYBODY[:2])]
    for screen in screens:
        await room.enter(screen, room.table.seq // 2)
    for deed, tries in zip(deeds[plan.cut :], plan.tries, strict=True):
        hub.time = deed.at
        if deed.command is not None and deed.caller is not None and not deed.deals:
            await ears[deed.caller.guest].ask(room, deed.command)
        else:
            await room.add([stored.entry for stored in deed.entries])
        for command in tries:
            await mine.ask(room, command)
    for after in (0, room.table.seq // 2, room.table.seq):
        for ear in (mine, *screens):
            await room.sync(ear, after)
    if viewer is not None and room.table.seats[viewer].bot:
        # Nobody looks through a bot's eyes, until somebody takes its seat.
        await stranger.ask(room, c.Sit("sit", viewer))
        await room.sync(stranger, 0)
        for command in plan.tries[-1]:
            await stranger.ask(room, command)
    who = [("own", mine), ("device", device), ("stranger", stranger)]
    who += [("screen", screen) for screen in screens]
    return [(name, data) for name, ear in who for data in ear.heard]


async def _answers(server: Server, caller: Caller, anybody: bool) -> list[tuple[str, bytes]]:
    """What HTTP answers to a viewer, and to anybody, at every address there is."""
    found = []
    listed = server.hub.rooms[CODE].table.terms.listed
    transport = httpx.ASGITransport(app=server.app())
    async with httpx.AsyncClient(transport=transport, base_url=ADDRESS) as client:
        for route in server.routes():
            path, methods = getattr(route, "path", ""), getattr(route, "methods", None)
            if methods is None or "GET" not in methods:
                continue
            tokens = [caller.name] if path.startswith("/api/") else []
            if anybody and (tokens or listed):  # the pages show listed tables only
                tokens.append("")
            for token in tokens:
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                answer = await client.get(path.replace("{code}", CODE), headers=headers)
                if path == "/metrics":
                    shown, body = "", _counts(answer.text)
                else:
                    shown, body = str(answer.headers), answer.content
                found.append((path, f"{answer.status_code} {shown} ".encode() + body))
    return found


def _counts(metrics: str) -> bytes:
    """Metrics without what is measured in seconds."""
    lines = [line for line in metrics.splitlines() if "seconds" not in line]
    return "\n".join(line for line in lines if "_created" not in line).encode()


# --- the law ---------------------------------------------------------------------------------


def at(phase: str, round: int = 1, moves: int = 0) -> Callable[[Table], bool]:
    """When a game has come so far."""

    def reached(table: Table) -> bool:
        now = table.match.round if table.match is not None and table.match.rounds else None
        if now is None or now.number < round or now.move_count < moves:
            return False
        return now.phase_name == phase and (phase != "take" or len(now.queue) < len(now.winners))

    return reached


CASES: Final[dict[str, tuple[Terms, int, Callable[[Table], bool]]]] = {
    "three at play": (Terms("base", seats=3), 3, at("play", moves=15)),
    "five, two of them people": (
        Terms("base", options={"saboteurs_know": True}, seats=5, listed=True), 2, at("play", 2, 3),
    ),
    "taking nuggets": (Terms("base", seats=6), 5, at("take", 2)),
    "a selfish dwarf between rounds": (
        Terms("base", options={"selfish_dwarf": True, "gold_drawn": "players"}, seats=7), 3,
        at("over", 2),
    ),
    "ten in the third round": (
        Terms("base", options={"max_saboteurs": True, "far_middle_goal": True}, seats=10), 5,
        at("play", 3, 10),
    ),
    "two": (Terms("expansion", seats=2), 2, at("play", moves=50)),
    "stealing in Spanish": (
        Terms("expansion", "es-2014", {"saboteurs_know": True}, seats=5), 4, at("steal"),
    ),
    "stealing in Ukrainian": (Terms("expansion", "uk-2017", seats=7, listed=True), 5, at("steal")),
    "an old box between rounds": (Terms("expansion", "pl-2.3", seats=4), 3, at("over")),
    "twelve": (
        Terms("expansion", options={"saboteurs_know": True}, seats=12), 6, at("play", moves=80),
    ),
}  # fmt: skip


async def differences(
    found: History, viewer: Viewer, rng: Random, folder: Path, guest_file: Path
) -> list[tuple[str, bytes, bytes]]:
    """In what a viewer could tell a history from another one that must be the same for them."""
    chosen = plan(found, viewer, rng)
    other = alternative(found, viewer, rng)
    assert [d.entries for d in other] != [d.entries for d in found.deeds], "something is hidden"
    here = await everything(found.deeds, viewer, chosen, folder / "here.db", guest_file)
    there = await everything(other, viewer, chosen, folder / "there.db", guest_file)
    if [what for what, _ in here] != [what for what, _ in there]:
        return [("how much is sent", b"%d" % len(here), b"%d" % len(there))]
    return [
        (what, one, two)
        for (what, one), (_, two) in zip(here, there, strict=True)
        if one.replace(b"here.db", b"") != two.replace(b"there.db", b"")
    ]


@pytest.mark.parametrize("case", CASES)
async def test_all_that_is_sent_follows_from_what_the_viewer_may_know(
    case: str, tmp_path: Path, guest_file: Path
) -> None:
    terms, people, reached = CASES[case]
    rng = Random(case)
    found = history(terms, people, rng, reached)
    seats = range(len(found.table.seats))
    for viewer in [None, *rng.sample(seats, min(4, len(seats)))]:
        different = await differences(found, viewer, rng, tmp_path, guest_file)
        assert different == [], viewer


@pytest.mark.parametrize("leak", [none, *OF_THE_GAME])
async def test_a_leak_is_found_where_there_is_one(
    leak: Callable[[pytest.MonkeyPatch], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    guest_file: Path,
) -> None:
    """What is sent differs as soon as it depends on something hidden."""
    rng = Random(1)
    found = history(Terms("base", seats=3), 2, rng, at("play", moves=12))
    leak(monkeypatch)
    different = []
    for viewer in (None, 0, 1):
        different += await differences(found, viewer, rng, tmp_path, guest_file)
        if different:
            break
    assert bool(different) == (leak is not none)


@pytest.mark.parametrize("game", ["base", "expansion"])
async def test_a_hint_follows_from_what_the_seat_may_know(
    game: str, tmp_path: Path, guest_file: Path
) -> None:
    """One person among bots: the same advice, for the same reason, in another world."""
    rng = Random(game)
    bot_processes = BotProcesses(1)

    def decides(table: Table) -> bool:
        return table.deciding == 0 and at("play", moves=6)(table)

    async def hint(deeds: Sequence[Deed], file: Path) -> list[bytes]:
        async with server_with(deeds, file, guest_file) as server:
            server.hub.bot_processes = bot_processes
            room = await server.hub.room(CODE)
            ear = Ear(guest(NAMES_OF_GUESTS[0]))
            await ear.ask(room, c.Hint("hint"))
            return ear.heard

    try:
        for _ in range(3):
            found = history(Terms(game, seats=4), 1, rng, decides)
            (here,) = await hint(found.deeds, tmp_path / "here.db")
            (there,) = await hint(alternative(found, 0, rng), tmp_path / "there.db")
            assert here == there
            assert msgspec.json.decode(here)["type"] == "hint"
    finally:
        await bot_processes.close()


async def test_goals_are_in_no_message_before_the_round_is_decided(
    tmp_path: Path, guest_file: Path
) -> None:
    """After it they are in all: a player's and a spectator's, who stay, come back or come late."""
    found = history(Terms("base", seats=4), 3, Random(7), at("play", 2, 2))
    start = next(number for number, deed in enumerate(found.deeds) if deed.deals)
    told: set[tuple[int, str, str]] = set()
    async with server_with(found.deeds[:start], tmp_path / "table.db", guest_file) as server:
        hub = server.hub
        assert isinstance(hub, StillHub)
        room = await hub.room(CODE)
        ears = [Ear(guest(name)) for name in (NAMES_OF_GUESTS[0], WATCHING[0])]
        for ear in ears:
            await room.enter(ear, 0)
        for deed in found.deeds[start:]:
            hub.time = deed.at
            await room.add([stored.entry for stored in deed.entries])
            match = room.table.match
            assert match is not None
            late = Ear(STRANGER)
            await room.enter(late, 0)
            for ear in (*ears, late):
                await room.sync(ear, room.table.seq)
                for message in map(msgspec.json.decode, ear.heard):
                    game = message.get("game") or {}
                    if "buried" in game:
                        assert game["buried"] == buried_of(match)
                        told.add((match.round.number, match.round.phase_name, message["type"]))
                ear.heard.clear()
            await room.leave(late)
    assert {(1, "play", "state"), (1, "over", "state"), (2, "play", "event")} <= told
    assert "event" in {kind for round, phase, kind in told if phase != "play"}


# --- secrets that are none of the game -------------------------------------------------------


async def test_nobody_else_learns_that_somebody_is_not_heard(
    tmp_path: Path, guest_file: Path
) -> None:
    found = history(Terms("base", seats=4), 3, Random(4), at("play", moves=3))
    async with server_with(found.deeds, tmp_path / "table.db", guest_file) as server:
        room = await server.hub.room(CODE)
        ears = [Ear(caller) for caller in EVERYBODY]
        for ear in ears:
            await room.enter(ear, 0)
        for ear in ears:
            ear.heard.clear()
        ada, *others = ears
        await ada.ask(room, c.Mute("mute", 1))
        assert b'"muted"' in b"".join(ada.heard)
        assert [ear.heard for ear in others] == [[]] * len(others)


async def test_whoever_may_not_watch_hears_nothing_of_the_game(
    tmp_path: Path, guest_file: Path
) -> None:
    terms = Terms("base", seats=3, spectators=False)
    found = history(terms, 2, Random(5), at("play"))
    before = next(i for i, deed in enumerate(found.deeds) if deed.deals)
    async with server_with(found.deeds[:before], tmp_path / "table.db", guest_file) as server:
        room = await server.hub.room(CODE)
        ada, olga = Ear(guest("Ada")), Ear(STRANGER)
        for ear in (ada, olga):
            await room.enter(ear, 0)
            ear.heard.clear()
        await ada.ask(room, c.Start("start"))
        assert b'"dealt"' in b"".join(ada.heard)
        assert olga.heard == [p.encode(p.Bye(Message("server-no-spectators")))]
