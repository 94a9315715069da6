"""Whole evenings of which every byte is kept, and then held against what its receiver may know."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.server.expected_knowledge import Facts, Finding
from tests.server.real_servers import Live, serving
from tests.server.scanner import Party, Wire, attended, gathered, guest, other_device, over, scan

from .judge import Figures, Progress

# What is played, by how many people; the others are bots. Where one plays alone, there are hints.
GAMES: Final[tuple[tuple[tuple[str, ...], dict[str, Any]], ...]] = (
    (("Ada", "Bruno"), {"seats": 5, "options": {"rounds": 2, "saboteurs_know": True}}),
    (("Ada", "Bruno", "Cleo"), {"seats": 8, "game": "expansion", "options": {"rounds": 1}}),
    (("Ada", "Bruno"), {"seats": 2, "game": "expansion", "options": {"rounds": 1}}),
    (("Ada",), {"seats": 3, "options": {"rounds": 1}}),
)


class Mischief:
    """What somebody does before some of their turns, besides playing."""

    def __init__(self, party: Party, watcher: Wire, rng: Random) -> None:
        self.party = party
        self.watcher = watcher
        self.rng = rng

    def of(self, wire: Wire, looks: bool) -> dict[int, Any]:
        """By the number of the turn. Not everybody may look at all there is: that costs much."""

        async def lose_connection() -> None:
            await wire.close()
            await wire.open(max(0, wire.state["seq"] - self.rng.randrange(9)))

        async def talk() -> None:
            await wire.do("say", text=f"{wire.name} says something.")
            await self.watcher.do("say", text="Between us: they dig badly.")
            await self.watcher.do("phrase", phrase="suspect", seat=0)

        async def probe() -> None:
            await wire.probe(["pass:map", "map@8,0", "take:3", "NS@9,9", "nonsense", "NESW@1,0"])

        async def look_around() -> None:
            await self.party.look_around(wire)

        async def mute() -> None:
            await wire.do("mute", person=self.rng.randrange(2))
            await wire.do("sync")

        async def hint() -> None:
            await wire.do("hint")

        deeds = [lose_connection, lose_connection, talk, probe, mute, hint]
        deeds += [look_around] if looks else []
        return dict(enumerate(self.rng.sample(deeds, len(deeds)), 1))


async def _game(party: Party, players: list[Wire], rng: Random) -> None:
    """One game, with somebody who looks on, a second device, and mischief."""
    watcher = await party.wire("Zoe", await guest(party.live, "Zoe"))
    await party.look_around()
    await other_device(party, players[-1])
    hosts = players[0].state["table"]["host"]
    (host,) = [wire for wire in players if wire.state["you"]["person"] == hosts]
    for wire in players:
        if wire is not host:
            await wire.do("ready")
    await host.do("start")
    mischief = Mischief(party, watcher, rng)
    looking = rng.choice(players)
    await asyncio.gather(
        *(wire.play(rng, mischief.of(wire, looks=wire is looking)) for wire in players)
    )
    for wire in party.wires:
        await over(wire)


async def _games(live: Live, names: Sequence[str], terms: Facts, rng: Random) -> list[Party]:
    """A game and its rematch, with what was told; Finding: somebody was told too much."""
    opening = {"fill": "random", "listed": True, **terms}
    async with gathered(live, names[0], names[1:], **opening) as (first, players):
        await _game(first, players, rng)
        await asyncio.gather(*(wire.do("rematch") for wire in players))
        await players[0].until(lambda: bool(players[0].state["table"]["rematch"]))
        async with attended(live, players[0].state["table"]["rematch"]) as second:
            again = [await second.wire(wire.name, wire.token) for wire in players]
            await _game(second, again, rng)
            await scan(first, second)
            await scan(second, first)
    return [first, second]


async def leaks(folder: Path, rng: Random, progress: Progress) -> Figures:
    """Evenings, each with every kind of game and its rematch."""
    evenings, messages, answers, wrong = 0, 0, 0, list[str]()
    while progress(evenings):
        for names, terms in GAMES:
            # A new server each time: one address may not ask so much of the same one.
            async with serving(f"sqlite:///{folder / 'evenings.db'}") as live:
                try:
                    for party in await _games(live, names, terms, rng):
                        messages += sum(len(wire.received) for wire in party.wires)
                        answers += len(party.answers)
                except Finding as found:
                    wrong.append(str(found))
        evenings += 1
    return {
        "evenings": evenings,
        "games": 2 * evenings * len(GAMES),
        "messages": messages,
        "answers over HTTP": answers,
        "wrong": wrong,
    }
