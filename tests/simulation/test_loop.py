"""The simulated loop promises what asyncio promises, and nothing runs in a process that is dead."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest

from tests.simulation.loop import Endless, Loop, Process, this_process

pytestmark = pytest.mark.one_engine


def run(main: Callable[[Loop], Coroutine[Any, Any, None]], seed: int = 0) -> Loop:
    loop = Loop(Random(seed))
    try:
        loop.run(main(loop))
    finally:
        loop.end()
    return loop


def test_time_jumps_to_the_next_timer() -> None:
    async def main(loop: Loop) -> None:
        await asyncio.sleep(1000)

    assert 1000 <= run(main).time() < 1000.01


def test_each_process_runs_in_order_and_all_of_them_in_any() -> None:
    orders = set()
    for seed in range(20):
        done: list[str] = []

        async def main(loop: Loop, done: list[str] = done) -> None:
            async def three(name: str) -> None:
                for number in range(3):
                    loop.call_soon(done.append, f"{name}{number}")

            await asyncio.gather(*(loop.spawn(Process(name), three(name)) for name in "ab"))
            await asyncio.sleep(1)

        run(main, seed)
        assert [one for one in done if "a" in one] == ["a0", "a1", "a2"]
        assert [one for one in done if "b" in one] == ["b0", "b1", "b2"]
        orders.add(tuple(done))
    assert len(orders) > 2


def test_nothing_runs_in_a_process_that_was_killed() -> None:
    done: list[int] = []

    async def main(loop: Loop) -> None:
        async def count() -> None:
            for number in range(100):
                await asyncio.sleep(1)
                done.append(number)
                if number == 5:
                    this_process().kill()

        loop.spawn(Process("short"), count())
        await asyncio.sleep(50)

    run(main)
    assert done == [*range(6)]


def test_what_was_begun_in_a_thread_is_done_although_nobody_hears_of_it() -> None:
    done: list[int] = []
    heard: list[int] = []

    async def main(loop: Loop) -> None:
        process = Process("caller")

        async def work() -> None:
            def in_thread() -> None:
                done.append(1)
                process.kill()

            await asyncio.to_thread(in_thread)
            heard.append(1)

        loop.spawn(process, work())
        await asyncio.sleep(1)

    run(main)
    assert (done, heard) == ([1], [])


def test_an_executor_does_one_thing_after_the_other() -> None:
    done: list[int] = []

    async def main(loop: Loop) -> None:
        work = [loop.run_in_executor(None, done.append, number) for number in range(50)]
        await asyncio.gather(*work)

    run(main)
    assert done == [*range(50)]


def test_an_evening_in_which_nothing_can_happen_any_more_ends() -> None:
    async def main(loop: Loop) -> None:
        await loop.create_future()

    with pytest.raises(Endless):
        run(main)
