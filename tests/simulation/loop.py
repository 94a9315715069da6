"""An event loop without a world: time jumps from timer to timer, and all chance is a seed's.

Every process of the simulation has a queue of its own, first in, first out, as asyncio promises;
which process runs next is drawn by lot. A callback belongs to the process in whose context it was
made; those of a process that was killed never run.
"""

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from functools import partial
from itertools import count
from random import Random
from typing import Any, Final, TypeVar, TypeVarTuple

STEP: Final = 1e-5  # seconds that a step takes
LONG: Final = 5_000_000  # steps after which an evening counts as endless
TRIES: Final = 10  # how often a task may refuse to be cancelled

THREAD_S: Final = 0.002  # seconds that something takes in a thread, at most
LONGEST_WAIT: Final = 10.0  # seconds for which a thread waits

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Endless(RuntimeError):
    """The evening does not come to its end."""


class Process:
    """Something that runs, and may be killed or held up between any two of its steps."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.held_until = 0.0
        self.steps_left: int | None = None  # until it is killed
        self.when_killed: list[Callable[[], None]] = []
        self.queue: deque[asyncio.Handle] = deque()
        self.context = copy_context()
        self.context.run(_process.set, self)

    def kill(self) -> None:
        """Never run again."""
        if self.alive:
            self.alive = False
            for tell in self.when_killed:
                tell()


_process: ContextVar[Process] = ContextVar("process")
this_process = _process.get  # the one whose code is running


class Loop(asyncio.BaseEventLoop):
    """Runs processes in simulated time."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng
        self.steps = 0
        self.failures: list[str] = []  # what no code has caught
        self.world = Process("world")
        self.threads_wait: Callable[[], bool] = lambda: False
        self._time = 0.0
        self._threads: dict[object, float] = {}  # when each executor has something to do
        self._numbers = count()
        self._timers: list[tuple[float, int, asyncio.TimerHandle, Process]] = []
        self._waiting: list[Process] = []  # those with something to run
        self._never: list[tuple[asyncio.Handle, Process]] = []  # what the dead would have done

    # --- what asyncio asks of a loop ---------------------------------------------------------

    def time(self) -> float:
        return self._time

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        context = context or copy_context()
        handle = asyncio.Handle(callback, args, self, context)
        self._enqueue(handle, context.get(_process) or self.world)
        return handle

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        context = context or copy_context()
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        process = context.get(_process) or self.world
        heapq.heappush(self._timers, (when, next(self._numbers), handle, process))
        return handle

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """The function runs at one instant, and its result comes at a later one.

        What an executor is given runs in that order, as in one thread.
        """
        done: asyncio.Future[T] = self.create_future()
        begun = self._time

        def run() -> None:
            if self.threads_wait() and self._time < begun + LONGEST_WAIT:
                self.call_later(THREAD_S, run)
                return
            try:
                work = partial(done.set_result, func(*args))
            except Exception as error:
                work = partial(done.set_exception, error)
            self.call_later(self.rng.uniform(0, THREAD_S), finish, work)

        def finish(work: Callable[[], None]) -> None:
            if not done.done():
                work()

        when = self._threads.get(executor, 0.0)
        when = self._threads[executor] = max(when, self._time + self.rng.uniform(0, THREAD_S))
        self.call_at(when, run)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.failures.append(f"{context.get('message')}: {context.get('exception')!r}")

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is thrown away when it is due."""

    # --- what the simulation does with it ----------------------------------------------------

    def run(self, main: Coroutine[Any, Any, T]) -> T:
        """Run until this is done."""
        with self._running():
            task = self.create_task(main, context=self.world.context)
            while not task.done():
                self._step()
            return task.result()

    def end(self) -> None:
        """Cancel all that is under way, also in processes that were killed: nothing stays of it."""
        for handle, process in self._never:
            process.alive = True
            self._enqueue(handle, process)
        self._timers.clear()
        with self._running():
            for _ in range(TRIES):
                for task in asyncio.all_tasks(self):
                    task.cancel()
                while self._waiting:
                    for process in self._waiting:
                        process.alive, process.held_until, process.steps_left = True, 0.0, None
                    self._step()
        self.close()

    @contextmanager
    def _running(self) -> Iterator[None]:
        asyncio._set_running_loop(self)
        try:
            yield
        finally:
            asyncio._set_running_loop(None)

    def spawn(self, process: Process, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Have a process do something."""
        return self.create_task(work, context=process.context.copy())

    def _enqueue(self, handle: asyncio.Handle, process: Process) -> None:
        if not process.alive:
            self._never.append((handle, process))
            return
        if not process.queue:
            self._waiting.append(process)
        process.queue.append(handle)

    def _step(self) -> None:
        """Run one callback of one process."""
        self.steps += 1
        if self.steps > LONG:
            raise Endless("there is no end to this evening")
        while self._timers and self._timers[0][0] <= self._time:
            _, _, timer, process = heapq.heappop(self._timers)
            if not timer.cancelled():
                self._enqueue(timer, process)
        ready = [one for one in self._waiting if one.held_until <= self._time and one.alive]
        if not ready:
            self._jump()
            return
        process = ready[0] if len(ready) == 1 else ready[self.rng.randrange(len(ready))]
        handle = process.queue.popleft()
        if not process.queue:
            self._waiting.remove(process)
        self._time += STEP
        if handle.cancelled():
            return
        handle._run()
        if process.steps_left is not None:
            process.steps_left -= 1
            if process.steps_left <= 0:
                process.kill()

    def _jump(self) -> None:
        """Nothing can be done now: go to the next moment at which something can."""
        moments = [process.held_until for process in self._waiting if process.alive]
        if self._timers:
            moments.append(self._timers[0][0])
        if not moments:
            raise Endless("all wait, and nothing will ever happen")
        self._time = max(self._time, min(moments))
