"""Who plays the games of a run: this process, all cores, or a Ray cluster, with equal results."""

import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any, Final, Protocol

from .games import BotFailed, Failure, Game, Row, Setting, play

CHUNK_SECONDS: Final = 0.4  # a chunk is so many games as fit in this
LARGEST_CHUNK: Final = 50
PATIENCE: Final = 0.2  # seconds between two looks whether somebody wants to stop


@dataclass(frozen=True)
class Batch:
    """What came of a chunk: its rows, and the failure that ended it early."""

    rows: list[Row]
    seconds: float
    failure: Failure | None = None


class WorkerDied(RuntimeError):
    """A process that played games is gone without a word."""


class RayError(RuntimeError):
    """Ray is not there, or not to be reached."""


def play_chunk(setting: Setting, games: Sequence[Game]) -> Batch:
    """Play some games, in whatever process."""
    begun = perf_counter()
    rows: list[Row] = []
    for game in games:
        try:
            rows.append(play(setting, game))
        except BotFailed as failed:
            return Batch(rows, perf_counter() - begun, failed.failure)
    return Batch(rows, perf_counter() - begun)


class Workers(Protocol):
    """What plays chunks; at most `slots` of them are under way."""

    slots: int

    def start(self, games: Sequence[Game]) -> None:
        """Begin to play a chunk."""

    def finished(self) -> Batch:
        """Wait for any of the chunks begun."""

    def close(self) -> None:
        """Let go of everything, at once."""


def play_all(games: Iterable[Game], workers: Workers) -> Generator[Batch]:
    """Play all games; the batches come as they are done."""
    waiting = iter(games)
    under_way, size = 0, 1
    try:
        while True:
            while under_way < workers.slots and (chunk := list(islice(waiting, size))):
                workers.start(chunk)
                under_way += 1
            if not under_way:
                return
            batch = workers.finished()
            under_way -= 1
            yield batch
            pace = batch.seconds / max(1, len(batch.rows))
            size = max(1, min(LARGEST_CHUNK, int(CHUNK_SECONDS / max(pace, 1e-6))))
    finally:
        workers.close()


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class InProcess:
    """This process plays."""

    slots = 1

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.chunk: Sequence[Game] = ()

    def start(self, games: Sequence[Game]) -> None:
        self.chunk = games

    def finished(self) -> Batch:
        return play_chunk(self.setting, self.chunk)

    def close(self) -> None:
        pass


class Processes:
    """As many processes as are wanted play, each on a core."""

    def __init__(self, setting: Setting, workers: int) -> None:
        self.setting = setting
        self.slots = 2 * workers  # one under way and one at hand for each
        self._others = set(multiprocessing.active_children())
        # Started anew, not forked: the progress bar has threads, and they do not survive a fork.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(workers, context, initializer=_leave_with_parent)
        self._chunks: dict[Future[Batch], Sequence[Game]] = {}
        self._interrupt = _Interrupt()

    def start(self, games: Sequence[Game]) -> None:
        with _deaf():
            self._chunks[self._pool.submit(play_chunk, self.setting, games)] = games

    def finished(self) -> Batch:
        done: set[Future[Batch]] = set()
        while not done:
            done, _ = wait(self._chunks, timeout=PATIENCE, return_when=FIRST_COMPLETED)
            self._interrupt.check()
        future = done.pop()
        try:
            batch = future.result()
        except BrokenProcessPool:
            games = "; ".join(str(chunk[0]) for chunk in self._chunks.values())
            raise WorkerDied(f"a process died; chunks under way began with: {games}") from None
        del self._chunks[future]
        return batch

    def close(self) -> None:
        self._interrupt.close()
        mine = set(multiprocessing.active_children()) - self._others
        if self._chunks:  # stopped early: nobody waits for games that may take minutes
            for process in mine:
                process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


class _Interrupt:
    """Ctrl-C, heard only where it is asked for: raised anywhere in the pool's own code, it could
    leave a lock behind that nobody opens again."""

    def __init__(self) -> None:
        self.heard = False
        self._before: Any = None
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._hear)

    def _hear(self, number: int, frame: object) -> None:
        self.heard = True

    def check(self) -> None:
        if self.heard:
            raise KeyboardInterrupt

    def close(self) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C: it is for the one that started them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_with_parent() -> None:
    """A worker whose parent is gone, killed say, ends too; else it would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for, args=(parent,), daemon=True).start()


def _wait_for(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def _knock(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), timeout=10).close()
        except (OSError, OverflowError) as error:
            raise RayError(f"no Ray cluster answers at {address}: {error}") from None


class Ray:
    """A Ray cluster plays: the one at an address, `auto` the one there is, `local` a new one."""

    def __init__(self, setting: Setting, address: str) -> None:
        try:
            self._ray: Any = import_module("ray")
            self._ray.init  # noqa: B018  # any folder called ray can be imported, too
        except (ImportError, AttributeError):
            raise RayError(
                '--ray needs the package ray; install it with: pip install "motherlode[ray]"'
            ) from None
        _knock(address)
        # Bots of one's own lie in a folder of ours; a node that lacks it passes over it.
        folders = [os.path.abspath(folder) for folder in sys.path]
        surroundings = {"PYTHONPATH": os.pathsep.join(folders)}
        if "MOTHERLODE_PURE" in os.environ:
            surroundings["MOTHERLODE_PURE"] = os.environ["MOTHERLODE_PURE"]
        try:
            self._ray.init(
                address=None if address == "auto" else address,
                runtime_env={"env_vars": surroundings},
                log_to_driver=False,
                logging_level="error",
            )
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise RayError(f"no Ray cluster at {address}: {error}") from None
        self._play = self._ray.remote(play_chunk)
        self._setting = self._ray.put(setting)
        self.slots = 2 * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._chunks: dict[Any, Sequence[Game]] = {}

    def start(self, games: Sequence[Game]) -> None:
        self._chunks[self._play.remote(self._setting, list(games))] = games

    def finished(self) -> Batch:
        [done], _ = self._ray.wait(list(self._chunks), num_returns=1)
        games = self._chunks.pop(done)
        try:
            batch: Batch = self._ray.get(done)
        except self._ray.exceptions.RayError as error:
            first = str(error).strip().splitlines()[0]
            raise WorkerDied(f"Ray lost the chunk that begins with {games[0]}: {first}") from None
        return batch

    def close(self) -> None:
        for chunk in self._chunks:
            self._ray.cancel(chunk, force=True)
        self._ray.shutdown()


def choose_workers(setting: Setting, processes: int, ray: str) -> Workers:
    """Ray, if its address is given; else so many processes, or this one alone."""
    if ray:
        return Ray(setting, ray)
    return Processes(setting, processes) if processes > 1 else InProcess(setting)
