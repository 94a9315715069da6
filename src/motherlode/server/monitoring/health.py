"""Whether a worker can do its work, shown by doing some of it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Final

from .logs import event, get

FRESH: Final = 1.0  # seconds for which a result is good, however many ask
PATIENCE: Final = 5.0  # seconds after which something that goes on counts as failed

logger = get("motherlode.health")


class Health:
    """Trials of what a worker needs; each shows by its end that it works, or raises why not."""

    def __init__(self, trials: Mapping[str, Callable[[], Awaitable[None]]]) -> None:
        self._trials = {name: _Trial(work) for name, work in trials.items()}
        self._failing: list[str] = []

    async def failing(self) -> list[str]:
        """The names of what does not work."""
        well = await asyncio.gather(*(trial.passed() for trial in self._trials.values()))
        failing = [name for name, good in zip(self._trials, well, strict=True) if not good]
        if failing != self._failing:
            self._failing = failing
            if failing:
                event(logger, "ill", level=40, failing=failing)
            else:
                event(logger, "well")
        return failing

    def close(self) -> None:
        """Stop trying."""
        for trial in self._trials.values():
            trial.close()


class _Trial:
    """One trial; while it goes on, or is fresh, nobody begins another."""

    def __init__(self, work: Callable[[], Awaitable[None]]) -> None:
        self._work = work
        self._begun = 0.0
        self._task: asyncio.Task[None] | None = None

    async def passed(self) -> bool:
        task = self._task
        if task is None or (task.done() and monotonic() - self._begun > FRESH):
            self._begun = monotonic()
            task = self._task = asyncio.create_task(self._run())
        await asyncio.wait({task}, timeout=PATIENCE)
        return task.done() and not task.cancelled() and task.exception() is None

    async def _run(self) -> None:
        await self._work()

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
