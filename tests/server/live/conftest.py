"""Workers for the tests of rooms."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from motherlode.server.monitoring.metrics import Metrics
from motherlode.server.settings import Settings
from tests.server.live.rooms import NOBODY, Meddled, Worker


@pytest.fixture
async def workers() -> AsyncIterator[Callable[..., Awaitable[Worker]]]:
    """Makes workers: `workers(database_url)` is one of several, `alone=True` the only one."""
    made: list[Worker] = []

    async def make(database_url: str, alone: bool = False, ahead: int = 0) -> Worker:
        settings = Settings(
            database_url=database_url,
            redis_url=None if alone else NOBODY,
            bot_processes=1,
            bot_pause=0.0,
        )
        store = await Meddled.open(database_url)
        assert isinstance(store, Meddled)
        worker = Worker(settings, store, Metrics())
        worker.ahead = ahead
        worker.linger = 0.02
        await worker.store.beat(worker.worker, worker.now())
        made.append(worker)
        return worker

    yield make
    for worker in made:
        if not worker.closing:
            await worker.close()
        await worker.store.close()


@pytest.fixture
def sqlite_url(new_database: Callable[..., str]) -> str:
    return new_database("sqlite")
