"""People with devices, who use the client of this project and do whatever comes to their mind."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import TYPE_CHECKING, Any, Final

from motherlode.client import Client, Facts, Seat
from motherlode.table import Caller, Refused
from motherlode.table.talk import PHRASES

from .loop import Process
from .network import ClientEnd

if TYPE_CHECKING:
    from .evening import Evening

TWICE: Final = 0.03  # how often a command is sent twice
UNANSWERED: Final = 3  # so many commands of a device may wait for their answer
BROKEN: Final = ("server-broken", "server-bad-message", "server-too-many-devices")


class Device(Seat):
    """A device that remembers all it has asked for and all it was told."""

    def __init__(self, person: "Person", code: str) -> None:
        super().__init__(Client("", person.name), code)
        self.person = person
        self.heard: list[str] = []
        self.sent: dict[str, str] = {}
        self.acked: dict[str, tuple[str, int]] = {}  # by which kind of message, and of which entry
        self.refused: dict[str, str] = {}
        self.seen: dict[int, tuple[int | None, Facts]] = {}  # by number; from which seat
        self.last = 0
        self.syncs = 0
        self.before: Facts = {}  # its state when it asked for the last one
        self.seen_before: set[int] = set()
        self.faults: list[str] = []
        self._task = person.evening.loop.spawn(person.process, self._stay())

    @property
    def failed(self) -> bool:
        """Whether the server does not want to see it again."""
        return self._failed is not None

    @property
    def busy(self) -> int:
        """How many commands wait for their answer."""
        return len(self._asked)

    @property
    def waits(self) -> bool:
        """Whether it waits for the server."""
        return not self.failed and (bool(self.busy) or self._socket is None or not self.state)

    def close(self) -> None:
        """It is switched off; what it has asked for is forgotten."""
        self._task.cancel()

    async def ask(self, what: str, **details: object) -> None:
        """Ask for something, and wait for the answer, whatever it is."""
        with suppress(Refused):
            await self.do(what, **details)

    async def _send(self, request: Facts) -> None:
        self.sent[request["id"]] = json.dumps(request)
        await super()._send(request)
        if self.person.rng.random() < TWICE and request["do"] != "sync":
            await super()._send(request)

    @asynccontextmanager
    async def _connect(self) -> AsyncIterator[ClientEnd]:  # type: ignore[override]
        after = self.state.get("seq", 0)
        async with await self.person.evening.connect(self.person, self.code, after) as end:
            yield end

    async def _hear(self, message: Facts) -> None:
        if self.person.evening.scanned:
            self.heard.append(json.dumps(message))
        match message["type"]:
            case "state":
                if message["seq"] < self.last:
                    self.faults.append(f"the state of {message['seq']} came after {self.last}")
                self.syncs += 1
                self.last = message["seq"]
                for line in message["log"]:
                    self._remember(line, message["you"])
            case "event":
                if message["seq"] <= self.last:
                    self.faults.append(f"entry {message['seq']} came after {self.last}")
                self.last = message["seq"]
                self._remember(message, self.you)
                if "ack" in message:
                    self.acked[message["ack"]] = "event", message["seq"]
            case "ack":
                self.acked[message["id"]] = "ack", message["seq"]
            case "refusal":
                self.refused[message["id"]] = error = message["error"]["message"]
                if error in BROKEN:
                    self.faults.append(f"{error}: {self.sent.get(message['id'])}")
        await super()._hear(message)

    def _remember(self, line: Facts, you: Facts) -> None:
        seen = you["seat"], line["event"]
        seat, before = self.seen.get(line["seq"], seen)
        # Whoever takes a bot's seat learns what that has seen.
        if before != seen[1] and seat == you["seat"]:
            self.faults.append(f"entry {line['seq']} was {before}, and is {seen[1]}")
        self.seen[line["seq"]] = seen


class Person:
    """Somebody at the table, with one device or two."""

    def __init__(self, evening: "Evening", caller: Caller) -> None:
        self.evening = evening
        self.caller = caller
        self.name = caller.name
        self.rng = Random(evening.rng.getrandbits(64))
        self.process = Process(self.name)
        self.devices: list[Device] = []
        self.past: list[Device] = []  # switched off
        self.earnest = False  # plays, and does nothing else
        self.still = False  # does nothing at all

    @property
    def all_devices(self) -> list[Device]:
        """Also those of before."""
        return self.past + self.devices

    def come(self, code: str) -> None:
        """Switch a device on."""
        self.devices.append(Device(self, code))

    def leave(self) -> None:
        """Switch all devices off."""
        for device in self.devices:
            device.close()
        self.past += self.devices
        self.devices = []

    async def live(self, code: str) -> None:
        """Come and go, look, and do things."""
        if self.rng.random() < 0.9 or self.evening.plan.prelude is None:
            self.come(code)
        while True:
            await asyncio.sleep(self.rng.expovariate(5 if self.earnest else 3))
            if self.still:
                continue
            if self.earnest and all(device.failed for device in self.devices):
                self.leave()
                self.come(code)
                await asyncio.sleep(2.0)
            chance = self.rng.random()
            if self.earnest:
                pass
            elif chance < 0.02:  # a page is loaded anew
                self.leave()
                self.come(code)
            elif chance < 0.03:
                self.leave()
            elif chance < 0.04:  # lost in thought
                await asyncio.sleep(self.rng.uniform(5, 15))
            elif chance < (0.06 if self.devices else 0.2) and len(self.devices) < 2:
                self.come(code)
            device = self.rng.choice(self.devices) if self.devices else None
            if device and device.state and device.busy < UNANSWERED and not device.failed:
                wish = self._serious(device) or (None if self.earnest else self._whim(device))
                if wish is not None:
                    what, details = wish
                    self.evening.loop.spawn(self.process, device.ask(what, **details))

    def _serious(self, device: Device) -> tuple[str, Facts] | None:
        """What goes on with the game."""
        if not self.earnest and self.rng.random() < 0.3:
            return None
        stage, you = device.table["stage"], device.you
        seat = None if you["seat"] is None else device.table["seats"][you["seat"]]
        legal: list[str] = device.game.get("legal", [])
        if legal:
            digs = [move for move in legal if "@" in move]
            likely = digs if digs and self.rng.random() < 0.7 else legal
            return "play", {"move": self.rng.choice(likely)}
        if stage == "open":
            return self._before_start(device, seat)
        if seat is None:
            return None
        if stage == "between" and not seat["ready"]:
            return "next", {}
        if seat["stand_in"] and stage == "playing":
            return "back", {}
        return None

    def _before_start(self, device: Device, seat: Facts | None) -> tuple[str, Facts] | None:
        if seat is None:
            return "sit", {}
        if not seat["ready"]:
            return "ready", {}
        return ("start", {}) if device.table["host"] == device.you["person"] else None

    def _whim(self, device: Device) -> tuple[str, Facts] | None:
        """Something else."""
        rng = self.rng
        seat = rng.randrange(len(device.table["seats"]))
        person = rng.randrange(len(device.table["people"]) + 1)
        found: dict[str, tuple[float, Facts]] = {
            "say": (4, {"text": f"line {rng.randrange(100)}"}),
            "phrase": (3, _phrase(rng, seat)),
            "mute": (2, {"person": person, "on": rng.random() < 0.7}),
            "check": (1, {"move": rng.choice(self._moves(device))}),
            "play": (1, {"move": rng.choice(self._moves(device))}),
            "hint": (1, {}),
            "ping": (1, {}),
            "sync": (1, {"after": rng.randrange(device.last + 1)}),
            "sit": (1, {"seat": rng.choice((None, seat))}),
            "ask": (1, {"seat": rng.choice((None, seat))}),
            "invite": (1, {"person": person}),
            "back": (0.5, {}),
            "stand": (0.3, {}),
            "kick": (0.2, {"person": person, "ban": rng.random() < 0.3}),
            "pardon": (0.3, {"person": person}),
            "pass-host": (0.3, {"person": person}),
            "door": (0.3, {"newcomers": rng.random() < 0.7, "spectators": rng.random() < 0.7}),
            "shuffle": (0.3, {}),
            "name-starter": (0.3, {"seat": seat}),
            "seat-bot": (0.5, {"seat": seat, "level": rng.choice(("", "random"))}),
            "rematch": (1, {}),
        }
        what = rng.choices([*found], [weight for weight, _ in found.values()])[0]
        return what, {name: value for name, value in found[what][1].items() if value is not None}

    def _moves(self, device: Device) -> list[str]:
        """Moves that somebody may have made or that may be possible."""
        seen = [event for _, event in device.seen.values() if event["kind"] == "moved"]
        made = [event["told"][0].get("move") for event in seen]
        return [move for move in made if move] or ["pass:map"]


def _phrase(rng: Random, seat: int) -> Facts:
    phrase = rng.choice([*PHRASES])
    points: dict[str, Any] = {"goal": {"goal": rng.randrange(3)}, "seat": {"seat": seat}, "": {}}
    return {"phrase": phrase, **points[PHRASES[phrase]]}
