"""What is queued is done address by address, a little at a time."""

import asyncio
import time
from collections.abc import Callable
from itertools import pairwise

import pytest

from motherlode.server.limits import round_robin as module
from motherlode.server.limits.budgets import REQUEST
from motherlode.server.limits.round_robin import ALL, LOOK, NEWCOMERS, PAUSE, RoundRobin
from tests.server.wires import until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("at_table", [True, False])
async def test_turns_are_shared_out_and_each_is_short(at_table: bool) -> None:
    turns, done = RoundRobin(share=10), list[str]()
    marks: list[int] = []

    def work(name: str) -> Callable[[], None]:
        def do() -> None:
            done.append(name)
            turns.spend(5, at_table)

        return do

    def mark() -> None:
        marks.append(len(done))
        if len(done) < 12:
            asyncio.get_running_loop().call_soon(mark)

    assert turns.free(at_table=False)
    for number in range(10):
        turns.queue("many", work(f"many {number}"), at_table=at_table)
    turns.queue("few", work("few"), at_table=at_table)
    turns.queue("one more", work("one more"), at_table=at_table)
    assert not turns.free(at_table=at_table)
    mark()
    await until(lambda: len(done) == 12)
    assert done[:4] == ["many 0", "few", "one more", "many 1"]
    assert max(b - a for a, b in pairwise(marks)) == (2 if at_table else 1)
    await until(lambda: turns.free(at_table))


async def test_move_waits_for_no_crowd_of_newcomers_nor_they_for_moves() -> None:
    turns, done = RoundRobin(), list[str]()

    def work(name: str, at_table: bool) -> None:
        done.append(name)
        turns.spend(REQUEST, at_table)

    for number in range(5000):
        turns.queue(f"newcomer {number}", lambda: work("request", False), at_table=False)
    turns.queue("somebody", lambda: work("move", True), at_table=True)
    await until(lambda: done)
    assert done[0] == "move"
    assert turns.free(at_table=False) is False
    for number in range(40):
        turns.queue(f"somebody {number}", lambda: work("move", True), at_table=True)
    done.clear()
    await until(lambda: done.count("move") == 40)
    # In each turn there is time for three moves, and then for one of the others.
    assert max(len(run) for run in "".join(name[0] for name in done).split("r")) <= 3


async def test_newcomers_have_a_budget_together_which_tables_neither_use_nor_need(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1000.0
    monkeypatch.setattr(module, "monotonic", lambda: now)
    turns, done = RoundRobin(), list[str]()
    rate, burst = ALL

    def work(name: str, cost: float, at_table: bool) -> None:
        done.append(name)
        turns.spend(cost, at_table)

    turns.queue("somebody", lambda: work("move", 2 * burst, True), at_table=True)
    await until(lambda: turns.free(at_table=False))
    for number in range(20):  # each from an address of its own that has used nothing yet
        turns.queue(number, lambda: work("request", burst / 10, False), at_table=False)
    await until(lambda: done.count("request") == 11)  # the last of them is owed
    turns.queue("somebody", lambda: work("move", 1, True), at_table=True)
    await until(lambda: done[-1] == "move")
    assert done.count("request") == 11
    now += 2 * burst / 10 / rate
    await until(lambda: done.count("request") == 13)
    await asyncio.sleep(10 * PAUSE)  # more would come in one of these turns
    assert done.count("request") == 13


async def test_looking_who_may_go_on_is_work_too() -> None:
    """Thousands that wait for their budgets would otherwise all be looked at in one turn."""
    turns, looks = RoundRobin(), 0

    def look() -> None:
        nonlocal looks
        looks += 1

    seen: list[int] = []

    def mark() -> None:
        seen.append(looks)
        if looks < 1000:
            asyncio.get_running_loop().call_soon(mark)

    for number in range(1000):
        turns.queue(number, look, at_table=False)
    mark()
    await until(lambda: looks == 1000)
    assert max(b - a for a, b in pairwise([*seen, looks])) <= NEWCOMERS / LOOK + 1


async def test_between_turns_there_is_time_for_the_database() -> None:
    """Its threads would get none while all of the loop's time is used: a commit took 0.3 s."""
    turns, begun = RoundRobin(share=1), time.monotonic()
    for _ in range(20):
        turns.queue("many", lambda: turns.spend(1, at_table=False), at_table=False)
    await until(lambda: turns.free(at_table=False))
    assert time.monotonic() - begun > 0.015


async def test_fault_in_one_turn_does_not_end_the_others() -> None:
    turns, done = RoundRobin(), list[int]()
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    turns.queue("a", lambda: 1 // 0, at_table=False)  # type: ignore[arg-type]
    turns.queue("b", lambda: done.append(1), at_table=False)
    await until(lambda: done == [1])
