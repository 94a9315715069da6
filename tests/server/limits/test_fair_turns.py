"""Turns: owners share fairly, quick before slow, and nobody who gives up leaves a place taken."""

import asyncio

import pytest

from motherlode.server.limits import fair_turns as module
from motherlode.server.limits.fair_turns import FairTurns, Owner

pytestmark = pytest.mark.anyio

ANN, BOB, CID = Owner("ann", "1"), Owner("bob", "2"), Owner("cid", "3")
ANN_AGAIN = Owner("another of ann's", "1")


class Line:
    """FairTurns taken one after the other: each takes a second on a clock of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, places: int = 1) -> None:
        self.turns = FairTurns(places)
        self.begun: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.now = 0.0
        self.all_there = asyncio.Event()
        monkeypatch.setattr(module, "monotonic", lambda: self.now)

    async def ask(self, name: str, owner: Owner, *, slow: bool = True, takes: float = 1) -> None:
        """Stand in line."""

        async def wait() -> None:
            async with self.turns.turn(owner, slow):
                self.begun.append(name)
                await self.all_there.wait()
                self.now += takes

        self.tasks.append(asyncio.create_task(wait()))
        await asyncio.sleep(0)

    async def end(self) -> str:
        """Who began, in this order."""
        self.all_there.set()
        await asyncio.gather(*self.tasks)
        assert self.turns.over.is_set()
        return " ".join(self.begun)


async def test_owners_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(monkeypatch)
    for number in range(4):
        await line.ask(f"a{number}", ANN)
    await line.ask("b0", BOB)
    await line.ask("b1", BOB)
    await line.ask("c0", CID)
    assert await line.end() == "a0 b0 c0 a1 b1 a2 a3"


async def test_guests_of_one_address_share_its_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(monkeypatch)
    for number in range(3):
        await line.ask(f"a{number}", ANN)
    for number in range(2):
        await line.ask(f"x{number}", ANN_AGAIN)
    for number in range(3):
        await line.ask(f"b{number}", BOB)
    assert await line.end() == "a0 b0 x0 b1 a1 b2 x1 a2"


async def test_turns_are_shared_by_time_not_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(monkeypatch)
    for number in range(3):
        await line.ask(f"a{number}", ANN, takes=3)
    for number in range(4):
        await line.ask(f"b{number}", BOB, slow=False)
    assert await line.end() == "a0 b0 b1 b2 b3 a1 a2"


async def test_quick_comes_before_slow_of_the_same_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(monkeypatch)
    for number in range(3):
        await line.ask(f"a{number}", ANN)
    await line.ask("quick", ANN, slow=False)
    assert await line.end() == "a0 quick a1 a2"


async def test_one_owner_leaves_a_slow_place_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(monkeypatch, places=4)  # one of them for the quick, and one for somebody else
    for number in range(4):
        await line.ask(f"a{number}", ANN)
    await line.ask("b0", BOB)
    await line.ask("quick", CID, slow=False)
    assert line.begun == ["a0", "a1", "b0", "quick"]
    assert await line.end() == "a0 a1 b0 quick a2 a3"


async def test_whoever_gives_up_leaves_no_place_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(monkeypatch)
    for name in ("a0", "a1", "a2"):
        await line.ask(name, ANN)
    line.tasks[0].cancel()
    line.tasks[1].cancel()
    await asyncio.gather(*line.tasks[:2], return_exceptions=True)
    del line.tasks[:2]
    await line.ask("b0", BOB)
    assert sorted((await line.end()).split()) == ["a0", "a2", "b0"]


def test_all_whose_address_is_not_known_share_as_one() -> None:
    assert Owner("ann").keys[0] == Owner("bob").keys[0] != ANN.keys[0]
