"""What is queued is done address by address, a little at a time."""

import asyncio
import time
from collections.abc import Callable
from itertools import pairwise

import pytest

from motherlode.server.limits.round_robin import RoundRobin
from tests.server.wires import until

pytestmark = pytest.mark.anyio


async def test_turns_are_shared_out_and_each_is_short() -> None:
    turns, done = RoundRobin(share=10), list[str]()
    marks: list[int] = []

    def work(name: str) -> Callable[[], None]:
        def do() -> None:
            done.append(name)
            turns.spend(5)

        return do

    def mark() -> None:
        marks.append(len(done))
        if len(done) < 12:
            asyncio.get_running_loop().call_soon(mark)

    assert turns.free()
    for number in range(10):
        turns.queue("many", work(f"many {number}"))
    turns.queue("few", work("few"))
    turns.queue("one more", work("one more"))
    assert not turns.free()
    mark()
    await until(lambda: len(done) == 12)
    assert done[:4] == ["many 0", "few", "one more", "many 1"]
    assert max(b - a for a, b in pairwise(marks)) == 2
    await until(turns.free)


async def test_between_turns_there_is_time_for_the_database() -> None:
    """Its threads would get none while all of the loop's time is used: a commit took 0.3 s."""
    turns, begun = RoundRobin(share=1), time.monotonic()
    for _ in range(20):
        turns.queue("many", lambda: turns.spend(1))
    await until(turns.free)
    assert time.monotonic() - begun > 0.015


async def test_fault_in_one_turn_does_not_end_the_others() -> None:
    turns, done = RoundRobin(), list[int]()
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    turns.queue("a", lambda: 1 // 0)  # type: ignore[arg-type]
    turns.queue("b", lambda: done.append(1))
    await until(lambda: done == [1])
