"""What must be true after an evening, whatever has gone wrong in it."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from motherlode.client import Facts
from motherlode.game.record import read_record, write_record
from motherlode.server.live.hub import DEAD
from motherlode.server.storage.rows import EntryRow
from motherlode.table import Table
from motherlode.table import entries as e
from motherlode.table.table import Line
from motherlode.table.telling import Telling, summary
from motherlode.table.timing import AWAY_AGAIN
from tests.server.expected_knowledge import Finding, Secrets
from tests.table.tables import facts

from .people import Device

if TYPE_CHECKING:
    from .evening import Evening

ALL: Final = "SELECT code, seq FROM tables ORDER BY code"
ANSWER_S: Final = 20.0  # seconds in which a calm server must have answered
SLACK: Final = 2_500  # milliseconds by which clocks may be wrong: one sign of life, and the skew
# What always leads to an entry; other commands may find that all is so already.
LASTING: Final = ("play", "say", "phrase")


async def check(evening: "Evening") -> bool:
    """Tell the evening what is wrong; False if it is not the moment: something still happens."""
    before = evening.read(ALL)
    tables = {code: _replayed(evening, code) for (code,) in evening.read("SELECT code FROM tables")}
    table = tables[evening.code]
    await _hear_anew(evening)
    if evening.read(ALL) != before:
        return False
    for wrong in (
        *(w for table in tables.values() for w in _stored(evening, table)),
        *(w for table in tables.values() for w in _rooms(evening, table)),
        *_answers(evening, table),
        *_told(evening, table),
        *_present(evening, table),
        *_clocks(evening, table),
        *(_leaks(evening, table) if evening.scanned else ()),
    ):
        evening.fail(wrong)
    return True


def _replayed(evening: "Evening", code: str) -> Table:
    """A table, from nothing but its entries."""
    query = 'SELECT seq, at, data FROM entries WHERE "table" = ? ORDER BY seq'
    table = Table(code)
    for seq, at, data in evening.read(query, code):
        table.apply(seq, at, e.decode(data))
    return table


# --- what is stored --------------------------------------------------------------------------


def _stored(evening: "Evening", table: Table) -> Iterator[str]:
    """The table's own row and those of its people say what its entries say."""
    code = table.code
    query = "SELECT seq, stage, listed, changed, summary FROM tables WHERE code = ?"
    seq, stage, listed, changed, text = evening.read(query, code)[0]
    terms = table.terms
    right = table.seq, table.stage, terms.listed and terms.newcomers, table.changed
    if (seq, stage, bool(listed), changed) != right:
        yield f"the row of {code} says {(seq, stage, bool(listed), changed)}, its entries {right}"
    if text != msgspec.json.encode(summary(table)):
        yield f"the summary of {code} is {text!r}, should be {summary(table)}"
    people = {
        (person.number, person.guest, person.seat, table.leads(person)) for person in table.people
    }
    query = 'SELECT person, guest, seat, owns FROM people WHERE "table" = ?'
    rows = {(n, guest, seat, bool(owns)) for n, guest, seat, owns in evening.read(query, code)}
    if rows != people:
        yield f"the people of {code} are {rows}, should be {people}"
    if table.match is not None:
        read_record(write_record(table.match).encode(), unfinished=True)  # it keeps the rules


def _rooms(evening: "Evening", table: Table) -> Iterator[str]:
    """What every worker has in memory is what is stored."""
    stored, telling = facts(table), Telling(table)
    viewers = [None, *range(len(table.seats))] if telling.scene else []
    for worker in evening.workers:
        room = worker.hub.rooms.get(table.code) if worker.up else None
        if room is None or room.stored.stale:  # which reads before it does anything
            continue
        live = facts(room.table)
        if live != stored:
            names = [name for name, value in stored.items() if live[name] != value]
            yield f"{worker.name} has another table {table.code}: {names} differ"
        elif room.stored.telling.part != telling.part:
            yield f"{worker.name} tells another table {table.code}"
        elif any(room.stored.telling.game(viewer) != telling.game(viewer) for viewer in viewers):
            yield f"{worker.name} tells another game at {table.code}"


# --- what was answered -----------------------------------------------------------------------


def _answers(evening: "Evening", table: Table) -> Iterator[str]:
    """What was acknowledged is stored once, as its sender's; what was refused is not."""
    ids = Counter(line.stored.id for line in table.lines if line.stored.id)
    twice = [id for id, count in ids.items() if count > 1]
    if twice:
        yield f"done twice: {twice}"
    lines = {line.stored.id: line for line in table.lines}
    for device in _devices(evening):
        for id, (kind, number) in device.acked.items():
            what = json.loads(device.sent[id])
            line = lines.get(id)
            if line is None:
                if kind == "event" or what["do"] in LASTING:
                    yield f"{device.person.name} was told that {what} is done, but it is not stored"
            elif line.number != number and what["do"] in LASTING:
                yield f"{what} was acknowledged as {number}, but is {line.number}"
            elif table.people[line.stored.by or 0].guest != device.person.caller.guest:
                yield f"{what} is stored as somebody else's"
            elif not _fits(what, line):
                yield f"{what} is stored as {line.entry}"
        for id, why in device.refused.items():
            if id in lines and id not in device.acked and why != "server-storage":
                yield f"{device.sent[id]} was refused ({why}), but is stored"


def _fits(what: Facts, line: Line) -> bool:
    """Whether an entry is what was asked for."""
    entry = line.entry
    match what["do"]:
        case "play":
            return isinstance(entry, e.Moved) and entry.move == what["move"]
        case "say":
            return isinstance(entry, e.Said) and entry.text == what["text"]
        case "phrase":
            return isinstance(entry, e.Phrased) and entry.phrase == what["phrase"]
    return True


def _devices(evening: "Evening") -> Iterator[Device]:
    for person in evening.people:
        yield from person.all_devices


# --- what was told ---------------------------------------------------------------------------


async def _hear_anew(evening: "Evening") -> None:
    """Every device that is connected asks for the whole state."""
    before = [(device, device.syncs, dict(device.state)) for device in _connected(evening)]
    for device, _, state in before:
        device.before, device.seen_before = state, set(device.seen)
        evening.loop.spawn(device.person.process, device.ask("sync"))
    end = evening.loop.time() + ANSWER_S
    while evening.loop.time() < end:
        await asyncio.sleep(0.1)
        if all(device.failed or device.syncs > syncs for device, syncs, _ in before):
            return
    evening.fail("a device gets no state")


def _connected(evening: "Evening") -> Iterator[Device]:
    for device in _devices(evening):
        if device.state and not device.failed and device in device.person.devices:
            yield device


def _told(evening: "Evening", table: Table) -> Iterator[str]:
    """What events made of a state is what a fresh one says, and so it is stored."""
    telling = Telling(table)
    part = json.loads(msgspec.json.encode(telling.part))
    for device in _devices(evening):
        yield from (f"{device.person.name}: {fault}" for fault in device.faults)
    for device in _connected(evening):
        name, state = device.person.name, device.state
        person = table.person_of(device.person.caller.guest)
        seat = None if person is None else person.seat
        you = {
            "person": None if person is None else person.number,
            "seat": seat,
            "muted": [] if person is None else sorted(person.muted),
        }
        game = json.loads(msgspec.json.encode(telling.game(seat)))
        for field, right in (("you", you), ("table", part), ("game", game)):
            for when, told in (("by events", device.before[field]), ("at last", state[field])):
                if told != right:
                    differs = [k for k in right or () if (told or {}).get(k) != right[k]]
                    yield f"{name} was told {when} another {field} than is stored: {differs}"
        if state["seq"] != table.number:
            yield f"{name} was told at last of entry {state['seq']}, stored are {table.number}"
        missed = [line for line in state["log"] if line["seq"] not in device.seen_before]
        # What spectators say among themselves is told to players when the game is over, and what
        # muted people have said when they are heard again.
        unheard = [line for line in missed if line["event"]["kind"] not in ("said", "phrased")]
        for line in unheard if _mutes(table) else missed:
            if not line["event"].get("aside"):
                yield f"{name} was never told of {line}"


def _mutes(table: Table) -> bool:
    return any(isinstance(line.entry, e.Muted) for line in table.lines)


def _present(evening: "Evening", table: Table) -> Iterator[str]:
    """Whoever is connected is noted as here, through a worker that is there."""
    living = {worker.hub.worker for worker in evening.workers}
    guests = {device.person.caller.guest for device in _connected(evening)}
    for person in table.people:
        if person.guest in guests and person.worker not in living and not person.banned:
            yield f"{person.name} is connected, but noted as here through {person.worker!r}"


# --- clocks ----------------------------------------------------------------------------------


def _clocks(evening: "Evening", table: Table) -> Iterator[str]:
    """Nobody has run out of time while there was no server."""
    again = Table(table.code)
    since = 0
    for line in table.lines:
        entry, at = line.entry, line.at
        if isinstance(entry, e.Moved) and entry.how == "auto":
            seat = again.seats[entry.seat]
            person = again.people[seat.person or 0]
            allowed = seat.bank
            if again.clock.live and not person.here:
                allowed = min(allowed, AWAY_AGAIN if seat.misses else again.clock.away)
            down = sum(max(0, min(at, b) - max(since, a)) for a, b in evening.down)
            if not evening.plan.alone:  # so long others take a dead worker for a slow one
                down = max(0, down - DEAD)
            if at - since - down < allowed - SLACK:
                yield (
                    f"{person.name} had {at - since - down} ms for entry {line.seq} "
                    f"instead of {allowed}, without {down} in which there was no server"
                )
        again.apply(line.seq, at, line.stored)
        mine = isinstance(entry, e.Returned | e.Sat) and entry.seat == again.deciding
        if mine or isinstance(entry, e.Moved | e.Dealt):
            since = at


# --- leaks -----------------------------------------------------------------------------------


def _leaks(evening: "Evening", table: Table) -> Iterator[str]:
    """Nobody was told what they may not know."""
    rows = [EntryRow(line.seq, line.at, e.encode(line.stored)) for line in table.lines]
    secrets = Secrets(table.code, rows)
    # What was said just before somebody is heard again may be told in one go with that.
    heard_again = any(isinstance(x.entry, e.Muted) and not x.entry.on for x in table.lines)
    for device in _devices(evening):
        for text in device.heard:
            try:
                secrets.check(text, device.person.caller.guest, device.sent)
            except Finding as finding:
                if heard_again and "may be said: None" in str(finding):
                    continue
                yield f"{device.person.name} was told too much: {finding}"
            except KeyError as entry:
                yield f"{device.person.name} was told of entry {entry}, which is not stored"
            else:
                continue
            break
