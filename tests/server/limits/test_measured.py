"""Work is paid for by the time it takes, waiting left out, whatever becomes of it."""

import asyncio
from collections.abc import Iterator

import pytest

from motherlode.server.limits import measured as module
from motherlode.server.limits.budgets import Budgets
from motherlode.server.limits.measured import measured, payer

pytestmark = pytest.mark.anyio


class Payer:
    """A budget, and what was paid from it, in seconds; time passes only by work."""

    def __init__(self) -> None:
        self.budget = Budgets(50).of("127.0.0.1", 0.0)
        self.now = 0.0
        self.paid: list[float] = []
        self.budget.spend = self.spend  # type: ignore[method-assign]

    def spend(self, now: float, cost: float) -> None:
        self.paid.append(round(cost / 1e6, 3))

    def work(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def paying(monkeypatch: pytest.MonkeyPatch) -> Iterator[Payer]:
    paying = Payer()
    monkeypatch.setattr(module, "thread_time", lambda: paying.now)
    token = payer.set(paying.budget)
    yield paying
    payer.reset(token)


async def test_every_step_is_paid_and_no_wait(paying: Payer) -> None:
    async def work() -> str:
        paying.work(1)
        await asyncio.sleep(0)
        paying.work(2)
        asyncio.get_running_loop().call_soon(paying.work, 100)
        await asyncio.sleep(0.001)
        paying.work(3)
        return "done"

    assert await measured(work)() == "done"
    assert paying.paid == [1, 2, 3]


async def test_what_fails_or_is_cancelled_is_paid_too(paying: Payer) -> None:
    async def fail() -> None:
        paying.work(1)
        try:
            await asyncio.wait_for(asyncio.Event().wait(), 0.001)
        finally:
            paying.work(2)

    with pytest.raises(TimeoutError):
        await measured(fail)()
    assert sum(paying.paid) == 3
    begun = asyncio.Event()

    async def wait() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            paying.work(4)

    task = asyncio.create_task(measured(wait)())
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert sum(paying.paid) == 7


async def test_tasks_that_work_for_somebody_are_paid_by_the_same(paying: Payer) -> None:
    async def work() -> None:
        paying.work(5)

    await asyncio.create_task(measured(work)())
    assert paying.paid == [5]


async def test_what_is_done_for_nobody_is_done_for_nothing() -> None:
    async def work() -> str:
        return "done"

    assert await measured(work)() == "done"
