"""A table that is live in this process: who looks on, what they ask, what its time brings.

One thing happens after the other, under the room's lock. What shall happen is made true in memory,
then stored, and only then told; if it cannot be stored, memory goes back to what was.
"""

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from ..game.message import Message
from ..game.record import write_record
from ..table import (
    Caller,
    Person,
    Refused,
    Table,
    admitted,
    came,
    deadline,
    decide,
    may_look_on,
    parted,
    renamed,
    thinking,
    tick,
    wakes,
)
from ..table import commands as c
from ..table import entries as e
from ..table.telling import LONGEST_LOG, Change, Telling, happened, summary
from . import protocol as p
from .database import Conflict, StoreError
from .limits import Bucket
from .loglines import LogLines
from .rows import Entry, PersonRow, TableState
from .turns import Owner

if TYPE_CHECKING:
    from .hub import Hub

TRIES: Final = 5  # how often a command is tried against other workers' entries
OVERDUE: Final = 2000  # milliseconds after which a timer must have been lost
SYNCED: Final = (4_000.0, 50_000.0)  # lines of log sent anew at a table, a second and at once
DEVICES: Final = 6  # sockets of one guest at one table
ONLOOKERS: Final = 200  # sockets at one table of guests who have neither sat nor spoken there
IDENTITY: Final = (
    e.Met, e.Sat, e.Stood, e.DoorMoved, e.Shuffled, e.Changed, e.Started, e.Muted,
)  # fmt: skip


class Looker(Protocol):
    """Somebody who looks on: a socket. Who they are at this table is kept up by the room."""

    caller: Caller
    address: str  # that limits are counted by
    person: int | None
    seat: int | None

    def push(self, data: bytes) -> None:
        """Send something, now or soon; never waits."""

    def dismiss(self, error: Message) -> None:
        """Say why, and close."""


def _removed(changes: Sequence[Change]) -> set[int]:
    """Whom the host has taken off the table."""
    entries = [change.line.entry for change in changes]
    return {entry.person for entry in entries if isinstance(entry, e.Stood) and entry.kicked}


class Room:
    """One table in this process."""

    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub = hub
        self.table = table
        self.telling = Telling(table)
        self.lookers: dict[Looker, None] = {}  # who came first comes first
        self.lock = asyncio.Lock()
        self._stale = False  # whether memory may lack what is stored
        self._outdated = False  # whether what is stored was rewritten
        self._closed = False
        self._timer: asyncio.TimerHandle | None = None
        self._timer_due = 0
        self._thought: asyncio.Task[None] | None = None
        self._summary = b""
        self._seating: dict[int, PersonRow] = {}  # who has which seat, as far as it was stored
        self._log = LogLines()
        self._syncs = {True: Bucket(*SYNCED), False: Bucket(*SYNCED)}

    # --- coming and going --------------------------------------------------------------------

    async def enter(self, looker: Looker, after: int) -> None:
        """Somebody looks on from now on; they get the state, with the log after an entry."""
        await self.hub.pace()
        async with self.lock:
            if self._closed:  # it was let go this very moment; who comes again finds another one
                raise Refused("server-stopping")
            if after > self.table.number:  # another worker has told them more than we have heard
                self._stale = True
            await self._refresh()
            same = [who for who in self.lookers if who.caller.guest == looker.caller.guest]
            if len(same) >= DEVICES:
                raise Refused("server-too-many-devices")
            self._recognise(looker)
            why_not = self._why_not(looker)
            if why_not:
                raise Refused(why_not)
            if not admitted(self.table, self._person(looker)):
                raise Refused("table-no-newcomers")
            if looker.person is None:
                self._make_room()
            self.lookers[looker] = None
            looker.push(self._state(looker, after))
            await self._present(looker)

    async def leave(self, looker: Looker) -> None:
        """Somebody's connection is gone."""
        self.lookers.pop(looker, None)
        if looker.person is not None and not self._sees(looker.person):
            self.hub.spawn(self._absent(looker.person))

    def _sees(self, person: int) -> bool:
        return any(looker.person == person for looker in self.lookers)

    def _recognise(self, looker: Looker) -> None:
        person = self.table.person_of(looker.caller.guest)
        looker.person = person.number if person else None
        looker.seat = person.seat if person else None

    def _person(self, looker: Looker) -> Person | None:
        return None if looker.person is None else self.table.people[looker.person]

    def _why_not(self, looker: Looker) -> str:
        """Why somebody may not look on, or not any more; "" if they may."""
        table, person = self.table, self._person(looker)
        if table.stage == "closed":
            return "table-closed"
        if person is not None and person.banned:
            return "table-banned"
        return "" if may_look_on(table, person) else "server-no-spectators"

    def _make_room(self) -> None:
        """Let who has looked on for longest go, when there are too many and a seat is free."""
        unknown = [who for who in self.lookers if who.person is None]
        if len(unknown) < ONLOOKERS:
            return
        if self.table.started or not any(seat.empty for seat in self.table.seats):
            raise Refused("table-crowded")
        unknown[0].dismiss(Message("table-crowded"))
        self.lookers.pop(unknown[0])

    async def _present(self, looker: Looker) -> None:
        def here() -> list[e.AnyEntry]:
            person = self._person(looker)
            return came(self.table, person, self.hub.worker) if person else []

        await self._settle(here)

    async def _absent(self, person: int) -> None:
        since = self.hub.now()
        while True:
            await asyncio.sleep(self.hub.linger)
            try:
                # This room, or the one that has taken its place.
                await (await self.hub.room(self.table.code))._miss(person, since)
            except StoreError:
                continue  # or he would be here for ever
            except Refused:
                pass  # the table is gone as well
            return

    async def _miss(self, person: int, since: int) -> None:
        def gone() -> list[e.AnyEntry]:
            ours = self.table.people[person].worker == self.hub.worker
            return [e.Gone(person, since)] if ours and not self._sees(person) else []

        async with self.lock:
            await self._settle(gone)

    async def recover(self, signs: Mapping[str, int], fresh: bool) -> None:
        """People whose worker has died are gone since its last sign of life, or only here now."""

        def found() -> list[e.AnyEntry]:
            return [
                e.Here(person.number, self.hub.worker)
                if self._sees(person.number)
                else e.Gone(person.number, signs.get(person.worker, self.table.lines[-1].at))
                for person in self.table.people
                if person.here and not self.hub.living(person.worker, signs)
            ]

        async with self.lock:
            await self._settle(found)
            if fresh:
                self._schedule()

    async def part(self) -> None:
        """This worker stops: its people are gone, until another one sees them."""
        now = self.hub.now()

        def gone() -> list[e.AnyEntry]:
            ours = [one for one in self.table.people if one.worker == self.hub.worker]
            return [e.Gone(person.number, now) for person in ours]

        async with self.lock:
            await self._settle(gone)

    # --- what is asked -----------------------------------------------------------------------

    async def do(self, looker: Looker, command: c.AnyCommand) -> None:
        """Do what somebody asks, and say so; or raise Refused."""
        if isinstance(command, c.Rematch):
            await self._rematch(looker, command)
            return
        if isinstance(command, c.Hint):
            await self._hint(looker, command)
            return
        async with self.lock:
            for _ in range(TRIES):
                await self._refresh()
                seq = self._answered(looker.caller, command)
                if seq is None:
                    found = decide(self.table, looker.caller, command, self.hub.now(), self.hub.rng)
                    if found:
                        if await self._commit(self._known(looker, found), (looker, command.id)):
                            return
                        continue
                    seq = self.table.number
                looker.push(p.encode(p.Ack(command.id, seq)))
                return
        raise Refused("server-storage")

    def _answered(self, caller: Caller, command: c.AnyCommand) -> int | None:
        """The entry to which this very command has led already."""
        person = self.table.person_of(caller.guest)
        return person.answered.get(command.id) if person else None

    def _known(self, looker: Looker, found: list[e.Stored]) -> list[e.Stored]:
        """Who becomes known at the table is here, and so is who takes a seat."""
        by, person = found[-1].by, self._person(looker)
        kinds = {type(s.entry) for s in found if getattr(s.entry, "person", None) == by}
        if by is None or (person and person.here) or kinds.isdisjoint((e.Met, e.Sat)):
            return found
        first = int(e.Met in kinds)
        here = e.Stored(e.Here(by, self.hub.worker))
        return [*found[:first], here, *found[first:]]

    async def _rematch(self, looker: Looker, command: c.Rematch) -> None:
        code = ""
        async with self.lock:
            for _ in range(TRIES):
                await self._refresh()
                if self.table.rematch:
                    looker.push(p.encode(p.Ack(command.id, self.table.number)))
                    if code:
                        await (await self.hub.room(code)).add([e.Closed()])
                    return
                code = code or await self.hub.rematch(self.table, looker.caller)
                person = self.table.person_of(looker.caller.guest)
                assert person is not None
                entry = e.Stored(e.Rematched(code), command.id, person.number)
                # Of two at the same instant one wins; the other's table is closed again.
                if await self._commit([entry], (looker, command.id)):
                    return
        raise Refused("server-storage")

    async def _hint(self, looker: Looker, command: c.Hint) -> None:
        async with self.lock:
            decide(self.table, looker.caller, command, self.hub.now(), self.hub.rng)
            record = self._record()
        owner = Owner(looker.caller.guest, looker.address)
        thought = await self.hub.thinkers.hint("steady", record, 0, owner=owner)
        looker.push(p.encode(p.HintAnswer(command.id, *thought)))

    async def rename(self, caller: Caller) -> None:
        """A guest has another name."""
        async with self.lock:
            await self._settle(lambda: renamed(self.table, caller))

    async def add(self, entries: Sequence[e.AnyEntry]) -> None:
        """Entries that nobody at the table asked for."""
        async with self.lock:
            await self._settle(lambda: entries)

    async def part_with(self, guest: str) -> bool:
        """A guest leaves for good; whether they have been known here."""
        async with self.lock:
            known = self.table.person_of(guest) is not None

            def gone() -> list[e.AnyEntry]:
                person = self.table.person_of(guest)
                return parted(self.table, person) if person else []

            await self._settle(gone)
        return known

    async def abandon(self, guest: str) -> bool:
        """Close a game that nobody else plays, and at which nobody is; whether that was so."""
        async with self.lock:

            def left() -> list[e.AnyEntry]:
                others = any(person.guest != guest for person in self.table.players())
                here = self.lookers or any(person.here for person in self.table.people)
                over = self.table.stage in ("over", "closed")
                return [] if others or here or over else [e.Closed()]

            await self._settle(left)
        return self.table.stage == "closed"

    async def read_anew(self) -> None:
        """What is stored was rewritten: everybody gets what it says now."""
        self._outdated = True  # until that has worked
        async with self.lock:
            await self._refresh()

    async def sync(self, looker: Looker, after: int) -> None:
        """The state anew. Whoever has no seat takes nothing from those who have one."""
        cost = 1 + min(LONGEST_LOG, max(0, self.table.number - after))
        if not self._syncs[looker.seat is not None].take(monotonic(), cost):
            raise Refused("server-too-fast")
        await self.hub.pace()
        async with self.lock:
            looker.push(self._state(looker, after))

    # --- making it true ----------------------------------------------------------------------

    async def _settle(self, find: Callable[[], Sequence[e.AnyEntry]]) -> None:
        """Make true what nobody asked for; it is found anew when another worker was faster."""
        for _ in range(TRIES):
            await self._refresh()
            found = find()
            if not found or await self._commit([e.Stored(entry) for entry in found]):
                return
        raise Conflict(f"{self.table.code}: others are always faster")

    async def _commit(
        self, found: Sequence[e.Stored], asker: tuple[Looker, str] | None = None
    ) -> bool:
        """Make entries true, store them, tell them. False: another worker was faster."""
        table, now, begun = self.table, self.hub.now(), perf_counter()
        before = table.seq
        self._stale = True
        try:
            changes = [self._apply(now, stored) for stored in found]
            rows = [(now, e.encode(stored)) for stored in found]
            people = [] if isinstance(found[-1].entry, e.Moved) else self._seated_anew()
            await self.hub.store.append(
                table.code, before + 1, rows, state=self._row(changes), people=people
            )
        except BaseException as error:
            self._rewind(before)
            if not isinstance(error, Conflict):
                raise
            await self._refresh()
            return False
        self._stale = False
        self._seating.update((row.person, row) for row in people)
        committed = perf_counter()
        self._tell(changes, asker)
        if isinstance(found[-1].entry, e.Moved):
            self.hub.metrics.moved(committed - begun, perf_counter() - begun)
        self.hub.news(table.code, table.seq)
        self._schedule()
        return True

    def _apply(self, now: int, stored: e.Stored) -> Change:
        return self.telling.follow(self.table.apply(self.table.seq + 1, now, stored))

    def _seated_anew(self) -> list[PersonRow]:
        """Whose place at the table is another one than what was stored."""
        table = self.table
        rows = [
            PersonRow(one.number, one.guest, one.seat, one.number in (table.host, table.founder))
            for one in table.people
        ]
        return [row for row in rows if self._seating.get(row.person) != row]

    def _row(self, changes: Sequence[Change]) -> TableState:
        table = self.table
        last = changes[-1]
        if not self._summary or not isinstance(last.line.entry, e.Moved) or "stage" in last.table:
            self._summary = msgspec.json.encode(summary(table))
        # A live table has people here who keep it in memory; one over days must be woken.
        due = wakes(table) if not table.clock.live else None
        listed = table.terms.listed and table.terms.newcomers
        return TableState(table.stage, listed, table.changed, due, self._summary)

    def _rewind(self, seq: int) -> None:
        """Forget what could not be stored, or what may not have been."""
        lines = self.table.lines[:seq]
        self.table = Table(self.table.code)
        for line in lines:
            self.table.apply(line.seq, line.at, line.stored)
        self.telling = Telling(self.table)
        self._summary = b""
        self._seating = {}

    async def _refresh(self) -> None:
        """Read what other workers have added or rewritten, if there may be something."""
        if self._outdated:
            self._outdated, self._stale = False, True
            try:
                await self._read_all()
            except BaseException:
                self._outdated = True
                raise
        elif self._stale:
            await self._read()
        self._stale = False

    async def _read_all(self) -> None:
        table = await self.hub.read(self.table.code)
        if table is None or self._closed:
            return
        self.table, self.telling = table, Telling(table)
        self._summary, self._seating = b"", {}
        for looker in self.lookers:
            self._recognise(looker)
        self._tell_anew(list(self.lookers))
        self._schedule()

    async def _read(self) -> None:
        entries = await self.hub.store.entries(self.table.code, self.table.seq)
        if entries:
            self._summary = b""
            self._seating = {}
            self._tell([self._follow(entry) for entry in entries], None)
            self._schedule()

    def _follow(self, entry: Entry) -> Change:
        line = self.table.apply(entry.seq, entry.at, e.decode(entry.data))
        return self.telling.follow(line)

    async def catch_up(self) -> None:
        """Read what is stored, whatever was heard of it."""
        async with self.lock:
            await self._read()

    async def hear(self, seq: int) -> None:
        """Another worker has added entries."""
        if seq <= self.table.seq:
            return
        async with self.lock:
            await self._read()
            # Who is here, whatever the worker of another device of his has noticed.
            for looker in list(self.lookers):
                if looker.person is not None and not self.table.people[looker.person].here:
                    await self._present(looker)

    # --- telling -----------------------------------------------------------------------------

    def _tell(self, changes: Sequence[Change], asker: tuple[Looker, str] | None) -> None:
        anew = self._recognise_all(changes)
        waiting = asker
        for change in changes:
            last = change is changes[-1]
            for looker, data in self._events(change):
                if last and asker is not None and looker is asker[0]:
                    data = b'%s,"ack":%s}' % (data[:-1], p.encode(asker[1]))
                    waiting = None
                looker.push(data)
        if waiting is not None:
            waiting[0].push(p.encode(p.Ack(waiting[1], self.table.number)))
        self._tell_anew(anew, _removed(changes))

    def _tell_anew(self, lookers: Sequence[Looker], removed: Collection[int] = ()) -> None:
        """Send the state as it is, or say why somebody cannot have it any more."""
        texts: dict[tuple[int | None, int | None], bytes] = {}
        for looker in lookers:
            why_not = self._why_not(looker)
            if not why_not and looker.person in removed:
                why_not = "table-removed"
            if why_not:
                looker.dismiss(Message(why_not))
                continue
            who = looker.person, looker.seat
            if who not in texts:
                texts[who] = self._state(looker, 0)
            looker.push(texts[who])

    def _recognise_all(self, changes: Sequence[Change]) -> list[Looker]:
        """Who is somebody else now or may know more than before, and so gets the state anew."""
        kinds = {type(change.line.entry) for change in changes}
        over = any(change.table.get("stage") in ("over", "closed") for change in changes)
        if not over and kinds.isdisjoint(IDENTITY):
            return []
        muting = {x.line.entry.person for x in changes if isinstance(x.line.entry, e.Muted)}
        concerned = muting | _removed(changes)
        anew = []
        for looker in self.lookers:
            was = looker.person, looker.seat
            self._recognise(looker)
            known = was == (looker.person, looker.seat) and not self._why_not(looker)
            if over or not known or looker.person in concerned:
                anew.append(looker)
        return anew

    def _events(self, change: Change) -> Iterator[tuple[Looker, bytes]]:
        """An entry as each is told it who may know of it. Equal ones are written once."""
        line = change.line
        if line.private:
            return
        talk = isinstance(line.entry, (e.Said, e.Phrased))
        texts: dict[object, bytes] = {}
        for looker in [looker for looker in self.lookers if self._hears(looker)]:
            seat = looker.seat if change.differs_for(looker.seat) else None
            key = ("person", looker.person) if talk else seat
            data = texts.get(key)
            if data is None:
                person = None if key is None else looker.person
                shown = happened(self.table, line, person)
                data = b""
                if shown is not None:
                    game = change.game_for(seat)
                    data = p.encode(p.Event(line.number, line.at, shown, change.table, game))
                texts[key] = data
            if data:
                yield looker, data

    def _hears(self, looker: Looker) -> bool:
        """Whether somebody is told what happens; the end of a table is told to all who were in."""
        return self._why_not(looker) in ("", "table-closed")

    def _state(self, looker: Looker, after: int) -> bytes:
        table = self.table
        person = looker.person
        muted = sorted(table.people[person].muted) if person is not None else []
        lines = self._log.seen_by(table, person, after)
        return p.encode(
            p.State(
                p.VERSION,
                table.number,
                self.hub.now(),
                p.You(person, looker.seat, muted),
                self.telling.part,  # type: ignore[arg-type]  # its fields, not yet a struct
                self.telling.game(looker.seat),  # type: ignore[arg-type]
                lines,  # type: ignore[arg-type]  # written already
            )
        )

    # --- time --------------------------------------------------------------------------------

    def _schedule(self) -> None:
        """See to it that what is due happens, if this worker keeps the table."""
        if self._closed or not self.hub.keeps(self.table.code):
            self._stop()
            return
        due, now = wakes(self.table), self.hub.now()
        # A timer that is early does no harm: it looks again. So most moves need no new one.
        if due is not None and not (self._timer and now <= self._timer_due <= due):
            self._stop()
            wait = min(max(0, due - now), 3_600_000)
            self._timer_due = now + wait
            self._timer = asyncio.get_running_loop().call_later(
                wait / 1000, self.hub.spawn_later, self._tick
            )
        if self._thought is None and thinking(self.table) is not None:
            self._thought = self.hub.spawn(self._think())

    def wind(self) -> None:
        """Make sure that time goes on here, whatever went wrong with a timer or a bot."""
        due = wakes(self.table)
        overdue = due is not None and due < self.hub.now() - OVERDUE
        if not self.lock.locked() and (overdue or thinking(self.table) is not None):
            self._schedule()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _tick(self) -> None:
        self._stop()
        async with self.lock:
            await self._refresh()
            due = tick(self.table, self.hub.now(), self.hub.rng)
            if due:
                await self._commit([e.Stored(entry) for entry in due])
            else:
                self._schedule()

    async def _think(self) -> None:
        """A bot decides, not faster than people can follow."""
        done = False
        try:
            asked = self._question()
            if asked is None:
                return
            _, level, _, _ = asked
            loop = asyncio.get_running_loop()
            begun = loop.time()
            seed = self.hub.rng.getrandbits(32)
            move = await self.hub.thinkers.choose(level, self._record(), seed, owner=self._owner())
            await asyncio.sleep(max(0.0, self.hub.pause - (loop.time() - begun)))
            async with self.lock:
                await self._refresh()
                if self._question() == asked:
                    await self._commit([e.Stored(e.Moved(asked[0], move, "bot"))])
            done = True
        finally:
            self._thought = None
            if done:  # else `wind` tries again, a little later
                self._schedule()

    def _owner(self) -> Owner:
        """Whose table this is: whoever opened it, wherever they, or else others, come from."""
        opener = self.table.people[0].guest
        looking = sorted(self.lookers, key=lambda looker: looker.person != 0)
        return Owner(opener, looking[0].address if looking else "")

    def _question(self) -> tuple[int, str, int, int] | None:
        """Which bot has to decide what: seat, level, round, move."""
        found = thinking(self.table)
        if found is None:
            return None
        assert self.table.match is not None
        return (*found, len(self.table.match.rounds), self.table.match.round.move_count)

    def _record(self) -> bytes:
        assert self.table.match is not None
        return write_record(self.table.match).encode()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss this room: nobody looks on, and nothing is due soon."""
        if any(person.worker == self.hub.worker for person in self.table.people):
            return False  # he looked on a moment ago, and may be back in another one
        due = None if self.table.clock.live else deadline(self.table)
        soon = due is not None and due < self.hub.now() + 60_000
        return not self.lookers and self._thought is None and not self.lock.locked() and not soon

    def dismiss_all(self, message: str) -> None:
        """Say why, and close all connections."""
        for looker in list(self.lookers):
            looker.dismiss(Message(message))

    def close(self) -> None:
        """Nothing happens any more in this process."""
        self._closed = True
        self._stop()
        if self._thought is not None:
            self._thought.cancel()
