"""The clock of the tables, while that of the system is set."""

import asyncio

import pytest

from motherlode.server.live import clock as clocks
from motherlode.server.live.clock import RATE, Clock
from tests.server.live.rooms import Make

pytestmark = pytest.mark.anyio

HOUR = 3_600_000
START = 1_790_000_000_000


class System:
    """The clocks of a system, in the hands of a test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.passed = 0.0
        self.set = START
        monkeypatch.setattr(clocks, "monotonic", lambda: self.passed / 1000)
        monkeypatch.setattr(clocks, "time_ns", lambda: int((self.set + self.passed) * 1e6))


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> System:
    return System(monkeypatch)


@pytest.mark.parametrize("step", [HOUR, -HOUR, -400 * 24 * HOUR])
def test_step_of_the_system_is_followed_slowly(system: System, step: int) -> None:
    clock = Clock()
    system.set += step
    assert clock.now() == START
    system.passed = 10_000
    assert clock.now() - START - 10_000 == pytest.approx(10_000 * RATE * (1 if step > 0 else -1))
    for _ in range(int(HOUR / RATE / 10_000)):
        system.passed += 10_000
        clock.now()
    if abs(step) == HOUR:
        assert clock.now() == pytest.approx(START + step + system.passed, abs=1)


def test_clock_that_nobody_needs_catches_up_but_never_goes_back(system: System) -> None:
    clock = Clock()
    system.set += HOUR
    clock.catch_up()
    assert clock.now() == START + HOUR
    system.set -= 3 * HOUR
    clock.catch_up()
    assert clock.now() == START + HOUR


@pytest.mark.parametrize("alone", [True, False])
async def test_server_does_not_begin_before_what_is_stored(
    sqlite_url: str, workers: Make, system: System, alone: bool
) -> None:
    first = await workers(sqlite_url, alone=alone)
    system.set -= HOUR
    second = await workers(sqlite_url, alone=alone)
    await second._agree()
    assert second.now() == first.now() == START


async def test_server_is_of_today_if_the_last_one_was_of_another_year(
    sqlite_url: str, workers: Make, system: System
) -> None:
    first = await workers(sqlite_url, alone=True)
    await first.store.beat("another", START + 400 * 24 * HOUR)
    await first._agree()
    assert first.now() == START


@pytest.mark.parametrize("alive", [True, False])
async def test_worker_that_joins_goes_by_the_time_of_those_that_live(
    sqlite_url: str, workers: Make, system: System, monkeypatch: pytest.MonkeyPatch, alive: bool
) -> None:
    first = await workers(sqlite_url)
    system.set += HOUR
    second = await workers(sqlite_url)
    await second.store.forget_workers(second.now() + 1)
    await first.store.beat(first.worker, first.now())

    async def meanwhile(seconds: float) -> None:
        system.passed += 1000 * seconds
        if alive:
            await first.store.beat(first.worker, first.now())

    with monkeypatch.context() as waiting:
        waiting.setattr(asyncio, "sleep", meanwhile)
        await second._agree()
    apart = HOUR - int(1500 * RATE)  # that much the first one has caught up
    assert second.now() - first.now() == pytest.approx(0 if alive else apart, abs=1)
