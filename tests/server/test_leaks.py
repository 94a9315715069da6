"""Whatever is sent to somebody is a function of what he may know, and of nothing else.

Two evenings that are the same for a viewer are played in two servers. All that he is sent, and all
that he can ask for, must be equal to the byte.
"""

import logging
import shutil
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import httpx
import msgspec
import pytest
from sqlalchemy import text

from motherlode.game.view import Event
from motherlode.server import protocol as p
from motherlode.server import room as rooms
from motherlode.server.api import Api
from motherlode.server.app import Server
from motherlode.server.database import StoreError
from motherlode.server.guests import digest
from motherlode.server.hub import Hub
from motherlode.server.metrics import Metrics
from motherlode.server.room import Room
from motherlode.server.rows import PersonRow, TableState
from motherlode.server.settings import Settings
from motherlode.server.store import Store
from motherlode.table import Caller, Refused, Table, Terms, telling
from motherlode.table import commands as c
from motherlode.table import entries as e
from tests.server.evening import (
    CODE,
    NAMES_OF_GUESTS,
    START,
    WATCHING,
    WORKER,
    Deed,
    Evening,
    Viewer,
    attempts,
    elsewhere,
    evening,
    guest,
)

pytestmark = pytest.mark.anyio

STRANGER: Final = guest("Olga")  # who has never been at the table
EVERYBODY: Final = [*map(guest, (*NAMES_OF_GUESTS, *WATCHING)), STRANGER]


class Ear:
    """A device of somebody: keeps all that it is sent."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller
        self.person: int | None = None
        self.seat: int | None = None
        self.heard: list[bytes] = []

    def push(self, data: bytes) -> None:
        self.heard.append(data)

    def dismiss(self, error: p.Error) -> None:
        self.push(p.encode(p.Bye(error)))

    async def ask(self, room: Room, command: c.Any) -> None:
        """Ask for something; a refusal is heard as well."""
        try:
            await room.do(self, command)
        except Refused as refused:
            self.push(p.encode(p.Refusal(command.id, p.error_of(refused))))
        except StoreError:
            self.push(p.encode(p.Refusal(command.id, p.Error("server-storage"))))


class StillHub(Hub):
    """A hub whose time is set by hand, and whose tables do nothing by themselves."""

    time = START

    def now(self) -> int:
        return self.time

    def keeps(self, code: str) -> bool:
        return False


# --- an evening in a server ------------------------------------------------------------------


class Plan(NamedTuple):
    """What is done in both servers: stored deeds up to a cut, and what a viewer tries after each
    of the others."""

    cut: int
    tries: Sequence[Sequence[c.Any]]


def plan(found: Evening, viewer: Viewer, rng: Random) -> Plan:
    table, tries = Table(CODE), list[list[c.Any]]()
    starts = [i for i, deed in enumerate(found.deeds) if deed.deals]
    cut = rng.randrange(starts[0], len(found.deeds)) + 1
    # What comes after a long time is in the log that is caught up with.
    cut = max(cut, len(found.deeds) - 30)
    for number, deed in enumerate(found.deeds, 1):
        for stored in deed.entries:
            table.apply(table.seq + 1, deed.at, stored)
        if number > cut:
            last = number == len(found.deeds)
            tries.append(attempts(table, viewer, rng, 40 if last else 8))
    return Plan(cut, tries)


@asynccontextmanager
async def server_with(deeds: Sequence[Deed], file: Path, template: Path) -> AsyncIterator[Server]:
    """A server in whose database these deeds are stored."""
    shutil.copy(template, file)
    store = await Store.open(f"sqlite:///{file}")
    try:
        settings = Settings(database_url=f"sqlite:///{file}", bot_processes=1, metrics="on")
        server = Server(settings)
        server.hub = hub = StillHub(settings, store, server.metrics)
        server.api = Api(hub)
        hub.worker = WORKER
        for caller in EVERYBODY:
            await store.add_guest(caller.guest, caller.name, "en", digest(caller.name), START)
        await _store(deeds, store)
        hub.time = deeds[-1].at
        yield server
        await hub.thinkers.close()
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
    deeds: Sequence[Deed], viewer: Viewer, plan: Plan, file: Path, template: Path
) -> list[tuple[str, bytes]]:
    """All that a viewer gets to see while these deeds are done: what it is, and its bytes."""
    with logged() as lines:
        async with server_with(deeds[: plan.cut], file, template) as server:
            found = await _watch(server, deeds, viewer, plan)
            found += [("row", repr(await server.hub.store.table(CODE)).encode())]
            found += await _pages(server, _looker(deeds, viewer), viewer is None)
    return [*found, *(("log", line.encode()) for line in lines)]


def _looker(deeds: Sequence[Deed], viewer: Viewer) -> Caller:
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
    mine, stranger = ears[_looker(deeds, viewer).guest], ears[STRANGER.guest]
    device = Ear(mine.caller)
    await room.enter(device, room.table.seq // 2)
    for deed, tries in zip(deeds[plan.cut :], plan.tries, strict=True):
        hub.time = deed.at
        if deed.command is not None and deed.caller is not None and not deed.deals:
            await ears[deed.caller.guest].ask(room, deed.command)
        else:
            await room.add([stored.entry for stored in deed.entries])
        for command in tries:
            await mine.ask(room, command)
    for after in (0, room.table.seq // 2, room.table.seq):
        await room.sync(mine, after)
    if viewer is not None and room.table.seats[viewer].bot:
        # Nobody looks through a bot's eyes, until somebody takes its seat.
        await stranger.ask(room, c.Sit("sit", viewer))
        await room.sync(stranger, 0)
        for command in plan.tries[-1] if plan.tries else ():
            await stranger.ask(room, command)
    who = {"own": mine, "device": device, "stranger": stranger}
    return [(name, data) for name, ear in who.items() for data in ear.heard]


async def _pages(server: Server, caller: Caller, anybody: bool) -> list[tuple[str, bytes]]:
    """What HTTP answers to a viewer, or to anybody, at every address there is."""
    found = []
    transport = httpx.ASGITransport(app=server.app())
    async with httpx.AsyncClient(transport=transport, base_url="http://mine.example") as client:
        for route in server.routes():
            path, methods = getattr(route, "path", ""), getattr(route, "methods", None)
            if methods is None or "GET" not in methods:
                continue
            if not anybody and not path.startswith("/api/"):
                continue  # who asks is not asked there
            for token in ("", caller.name) if anybody else (caller.name,):
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


@contextmanager
def logged() -> Iterator[list[str]]:
    """All that is logged meanwhile, by us and, from warnings on, by anybody."""
    lines: list[str] = []

    class Keeper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.name.startswith("motherlode") or record.levelno >= logging.WARNING:
                lines.append(f"{self.format(record)} {getattr(record, 'fields', '')}")

    root, ours = logging.getLogger(), logging.getLogger("motherlode")
    keeper, level = Keeper(), ours.level
    root.addHandler(keeper)
    ours.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        root.removeHandler(keeper)
        ours.setLevel(level)


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
        Terms("base", options={"saboteurs_know": True}, seats=5, listed=True), 2, at("play", 2, 8),
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
    found: Evening, viewer: Viewer, rng: Random, folder: Path, template: Path
) -> list[tuple[str, bytes, bytes]]:
    """In what a viewer could tell an evening from another one that must be the same for him."""
    chosen = plan(found, viewer, rng)
    other = elsewhere(found, viewer, rng)
    assert [d.entries for d in other] != [d.entries for d in found.deeds], "something is hidden"
    here = await everything(found.deeds, viewer, chosen, folder / "here.db", template)
    there = await everything(other, viewer, chosen, folder / "there.db", template)
    if [what for what, _ in here] != [what for what, _ in there]:
        return [("how much is sent", b"%d" % len(here), b"%d" % len(there))]
    return [
        (what, one, two)
        for (what, one), (_, two) in zip(here, there, strict=True)
        if one.replace(b"here.db", b"") != two.replace(b"there.db", b"")
    ]


@pytest.mark.parametrize("case", CASES)
async def test_all_that_is_sent_follows_from_what_the_viewer_may_know(
    case: str, tmp_path: Path, sqlite_template: Path
) -> None:
    terms, people, reached = CASES[case]
    rng = Random(case)
    found = evening(terms, people, rng, reached)
    seats = range(len(found.table.seats))
    for viewer in [None, *rng.sample(seats, min(5, len(seats)))]:
        different = await differences(found, viewer, rng, tmp_path, sqlite_template)
        assert different == [], viewer
