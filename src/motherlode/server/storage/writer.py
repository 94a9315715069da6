"""The writer: appends of many tables, committed together."""

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from .commits import commits_of
from .database import Database, StoreError, explain
from .rows import PersonRow, TableState
from .statements import Append

BATCH: Final = 1000  # appends in one transaction at most
FAILED_S: Final = 5.0  # seconds for which a failure counts, if nothing was stored since


class Writer:
    """Collects appends while a commit is running, then commits what it has collected.

    A commit waits for the disk, however much it carries: so many tables share one.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._commits = commits_of(database)
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._failed: tuple[float, str] | None = None  # when and why the last commit failed
        self.observe: Callable[[int], None] = lambda entries: None  # is told of every commit

    def append(
        self,
        code: str,
        first: int,
        rows: Sequence[tuple[int, bytes]],
        state: TableState,
        people: Sequence[PersonRow],
    ) -> asyncio.Future[None]:
        """Add entries to a table; the future is done when they are committed."""
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(Append(code, first, rows, state, people, done))
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._run())
        return done

    def check(self) -> None:
        """StoreError: appends could not be committed lately."""
        if self._failed is not None and monotonic() - self._failed[0] < FAILED_S:
            raise StoreError(self._failed[1])

    async def close(self) -> None:
        """Commit what is waiting, and take no more."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])
        await self._commits.close()

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            # In PostgreSQL two writers that lock rows in different orders would block each other.
            batch.sort(key=lambda append: append.code)
            failed: dict[int, StoreError] = {}
            try:
                failed = await self._commits.commit(batch)
                self._failed = None
            except Exception as error:
                why = explain(error, self._database.url)
                self._failed = monotonic(), why
                failed = {n: StoreError(why) for n in range(len(batch))}
            except BaseException:
                for append in batch + self._waiting:
                    append.done.cancel()
                raise
            self.observe(sum(len(append.rows) for append in batch))
            for number, append in enumerate(batch):
                if append.done.done():  # whoever waited has been cancelled
                    continue
                if number in failed:
                    append.done.set_exception(failed[number])
                else:
                    append.done.set_result(None)
