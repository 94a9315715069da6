"""The audience of a table: the devices there, what each of them may see, and telling it."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from time import monotonic
from typing import Final

import msgspec

from ...game.message import Message
from ...table import Person, Refused, admitted, may_look_on
from ...table import entries as e
from ...table.telling import LONGEST_LOG, Change, happened
from .. import protocol as p
from ..limits.buckets import Bucket
from .device import Asker, Device
from .log_lines import LogLines, is_aside
from .stored_table import StoredTable

SYNCED: Final = (4_000.0, 50_000.0)  # lines of log sent anew at a table, a second and at once
DEVICES: Final = 6  # sockets of one guest at one table
ONLOOKERS: Final = 200  # sockets at one table of guests who have neither sat nor spoken there
HEARING: Final = ("", "table-closed")  # the end of a table is told to all that were there
IDENTITY: Final = (
    e.Met, e.Sat, e.Stood, e.DoorMoved, e.Shuffled, e.Changed, e.Started, e.Muted,
)  # fmt: skip


class Audience:
    """The devices at a table. It tells what is stored, to each what its viewer may know."""

    def __init__(self, stored: StoredTable) -> None:
        self.devices: dict[Device, None] = {}  # in the order in which they came
        self._stored = stored
        self._log = LogLines()
        self._syncs = {True: Bucket(*SYNCED), False: Bucket(*SYNCED)}

    # --- who is in it ------------------------------------------------------------------------

    def join(self, device: Device, after: int) -> None:
        """A device is told everything from now on, and the state with the log after an entry."""
        same = [one for one in self.devices if one.caller.guest == device.caller.guest]
        if len(same) >= DEVICES:
            raise Refused("server-too-many-devices")
        self._recognise(device)
        if why_not := self._why_not(device):
            raise Refused(why_not)
        if not admitted(self._stored.table, self.person(device)):
            raise Refused("table-no-newcomers")
        if self.person(device) is None:
            self._make_room()
        self.devices[device] = None
        device.push(self.state(device, after))

    def leave(self, device: Device) -> None:
        """A device is gone."""
        self.devices.pop(device, None)

    def has(self, person: int) -> bool:
        """Whether somebody looks on from a device of their own."""
        return any(device.person == person for device in self.devices)

    def person(self, device: Device) -> Person | None:
        """Whose device it is, also if it is a screen."""
        table = self._stored.table
        if device.screen:
            return table.person_of(device.caller.guest)
        return None if device.person is None else table.people[device.person]

    def dismiss_all(self, message: str) -> None:
        """Say why, and close all devices."""
        for device in list(self.devices):
            device.dismiss(Message(message))

    def _recognise(self, device: Device) -> None:
        person = None if device.screen else self._stored.table.person_of(device.caller.guest)
        device.person = person.number if person else None
        device.seat = person.seat if person else None

    def _why_not(self, device: Device) -> str:
        """Why a device may not look on, or not any more; "" if it may."""
        table, person = self._stored.table, self.person(device)
        if table.stage == "closed":
            return "table-closed"
        if person is not None and person.banned:
            return "table-banned"
        return "" if may_look_on(table, person) else "server-no-spectators"

    def _make_room(self) -> None:
        """Let the one go that has looked on for longest, if there are too many and a seat is free.

        Otherwise strangers could keep everybody out who wants to play, or to ask for a bot's seat.
        """
        unknown = [device for device in self.devices if self.person(device) is None]
        if len(unknown) < ONLOOKERS:
            return
        table = self._stored.table
        if not table.free_seats() or (table.started and table.terms.join == "nobody"):
            raise Refused("table-crowded")
        unknown[0].dismiss(Message("table-crowded"))
        self.leave(unknown[0])

    # --- the state ---------------------------------------------------------------------------

    async def sync(self, device: Device, after: int) -> None:
        """The state anew. Devices without a seat take nothing from those that have one."""
        cost = 1 + min(LONGEST_LOG, max(0, self._stored.table.number - after))
        if not self._syncs[device.seat is not None].take(monotonic(), cost):
            raise Refused("server-too-fast")
        await self._stored.hub.pace()
        async with self._stored.lock:
            device.push(self.state(device, after))

    def state(self, device: Device, after: int) -> bytes:
        """Everything that a device may know now."""
        table, person = self._stored.table, device.person
        muted = sorted(table.people[person].muted) if person is not None else []
        return p.encode(
            p.PreparedState(
                p.VERSION,
                table.number,
                self._stored.hub.now(),
                p.You(person, device.seat, muted),
                self._stored.telling.part,
                self._stored.telling.game(device.seat),
                self._log.seen_by(table, person, after, asides=not device.screen),
            )
        )

    async def tell_all_anew(self, after: int) -> None:
        """The log was rewritten after an entry: everybody gets what it says now.

        Nothing else is told meanwhile at this table; other tables come in between.
        """
        for device in self.devices:
            self._recognise(device)
        for _, same in groupby(sorted(self.devices, key=_viewer), _viewer):
            await self._stored.hub.pace()
            self._tell_anew([device for device in same if device in self.devices], after=after)

    def _tell_anew(
        self, devices: Sequence[Device], removed: Collection[int] = (), after: int = 0
    ) -> None:
        """Send the state as it is, or say why a device cannot have it any more."""
        texts: dict[tuple[int, int, bool], bytes] = {}
        for device in devices:
            why_not, person = self._why_not(device), self.person(device)
            if not why_not and person is not None and person.number in removed:
                why_not = "table-removed"
            if why_not:
                device.dismiss(Message(why_not))
                continue
            viewer = _viewer(device)
            if viewer not in texts:
                texts[viewer] = self.state(device, after)
            device.push(texts[viewer])

    # --- what happens ------------------------------------------------------------------------

    def tell(self, changes: Sequence[Change], asker: Asker | None) -> None:
        """Tell what has happened, and answer the command that it was asked for by."""
        anew = self._recognised_anew(changes)
        hearing = self.devices if not anew else self._hearing()
        answered = asker is None
        for change in changes:
            answer_to = asker.device if asker and change is changes[-1] else None
            for device, text in self._texts(change, hearing):
                if asker and device is answer_to:
                    answered = True
                    device.push(p.encode(msgspec.structs.replace(text.event, ack=asker.id)))
                else:
                    device.push(text.data or text.encoded())
        if asker is not None and not answered:
            asker.device.push(p.encode(p.Ack(asker.id, self._stored.table.number)))
        self._tell_anew(anew, _removed(changes))

    def _recognised_anew(self, changes: Sequence[Change]) -> list[Device]:
        """The devices that are somebody else's now or may see more, and so get the state anew."""
        kinds = {type(change.line.entry) for change in changes}
        over = any(change.table.get("stage") in ("over", "closed") for change in changes)
        if not over and kinds.isdisjoint(IDENTITY):
            return []
        muting = {x.line.entry.person for x in changes if isinstance(x.line.entry, e.Muted)}
        removed = _removed(changes)
        anew = []
        for device in self.devices:
            was = device.person, device.seat
            self._recognise(device)
            known = was == (device.person, device.seat) and not self._why_not(device)
            person = self.person(device)
            gone = person is not None and person.number in removed
            if over or not known or gone or device.person in muting:
                anew.append(device)
        return anew

    def _hearing(self) -> list[Device]:
        """The devices that are told what happens; the others are dismissed."""
        return [device for device in self.devices if self._why_not(device) in HEARING]

    def _texts(self, change: Change, devices: Iterable[Device]) -> Iterator[tuple[Device, "_Text"]]:
        """An entry as each device is told it that may know of it. Equal ones are written once."""
        line = change.line
        if line.private:
            return
        talk = isinstance(line.entry, (e.Said, e.Phrased))
        aside = talk and is_aside(line)
        texts: dict[object, _Text | None] = {}
        for device in devices:
            if aside and device.screen:
                continue
            seat = device.seat if change.differs_for(device.seat) else None
            key = ("person", device.person) if talk else seat
            if key not in texts:
                person = None if key is None else device.person
                texts[key] = self._text(change, seat, person)
            if text := texts[key]:
                yield device, text

    def _text(self, change: Change, seat: int | None, person: int | None) -> "_Text | None":
        line = change.line
        shown = happened(self._stored.table, line, person)
        if shown is None:
            return None
        return _Text(p.Event(line.number, line.at, shown, change.table, change.game_for(seat)))


class _Text:
    """An event, written once for all devices that are told the same."""

    __slots__ = ("data", "event")

    def __init__(self, event: p.Event) -> None:
        self.event = event
        self.data = b""

    def encoded(self) -> bytes:
        self.data = p.encode(self.event)
        return self.data


def _viewer(device: Device) -> tuple[int, int, bool]:
    """What the state depends on that a device gets; -1: nobody, and no seat."""
    person, seat = device.person, device.seat
    return -1 if person is None else person, -1 if seat is None else seat, device.screen


def _removed(changes: Sequence[Change]) -> set[int]:
    """The people whom the host has taken off the table."""
    entries = [change.line.entry for change in changes]
    return {entry.person for entry in entries if isinstance(entry, e.Stood) and entry.kicked}
