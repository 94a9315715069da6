"""Bots think in processes of their own, so that the server goes on while they do.

A process is asked one question at a time over its pipes, as a line of JSON, and started anew
whenever it has died or was killed because it did not answer.
"""

import asyncio
import json
import logging
import os
import signal
import sys
import traceback
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import perf_counter
from typing import Final, NamedTuple

from ...bots import LEVELS, UnknownBot
from ...bots.bot import Budget
from ...game.message import Arg
from ...game.record import read_record
from ..limits.fair_turns import FairTurns, Owner

LIMIT: Final = 20.0  # seconds beyond its budget after which a process counts as hung
STARTING: Final = 60.0  # seconds that a process may take to start
LONGEST: Final = 60.0  # seconds that may be asked for
ATTEMPTS: Final = 2
SLOW: Final = "sharp"  # the level that takes all the time it is given
NOBODY: Final = Owner()
IGNORED: Final = ("SIGINT", "SIGTERM", "SIGHUP")  # where there is such a signal

log = logging.getLogger(__name__)


class Closed(RuntimeError):
    """There is nobody any more who could think."""


class Thought(NamedTuple):
    """A legal move, and why: a message id with its arguments."""

    move: str
    reason: str
    args: Mapping[str, Arg]


def think(level: str, record: bytes, seed: int, seconds: float | None, why: bool) -> Thought:
    """What a level does on the seat whose decision it is; why, if that is asked for."""
    round = read_record(record, unfinished=True).round
    if round.over:
        raise ValueError("nobody has anything to decide")
    view, legal = round.view(int(round.turn)), round.legal_moves()
    bot = LEVELS[level]()
    move = bot.choose(view, legal, Budget(seconds), Random(seed))
    if move not in legal:
        raise ValueError(f"{move} is not legal")
    if not why:
        return Thought(str(move), "reason-none", {})
    reason = bot.explain(view, move)
    return Thought(str(move), reason.id, reason.args)


class BotProcesses:
    """So many processes that think, for all owners in turn.

    `observe` is told of every answer: its level, and the seconds it took, waiting included.
    """

    def __init__(
        self,
        processes: int,
        niceness: int = 5,
        *,
        limit: float = LIMIT,
        observe: Callable[[str, float], None] | None = None,
    ) -> None:
        if processes < 1:
            raise ValueError("somebody must think: at least one process")
        self._limit = limit
        self._observe = observe
        self._workers = [_Worker(niceness) for _ in range(processes)]
        self._idle = deque(self._workers)
        self._turns = FairTurns(processes)
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The processes that are running."""
        processes = [worker.process for worker in self._workers]
        return [process.pid for process in processes if process and process.returncode is None]

    async def start(self) -> None:
        """Start all processes; afterwards they are ready to think."""
        starts = [worker.start() for worker in self._workers]
        for started in await asyncio.gather(*starts, return_exceptions=True):
            if isinstance(started, BaseException):
                await self.close()
                raise started

    async def close(self) -> None:
        """End all processes, at once; what waits for an answer gets `Closed`."""
        if self._closed:
            return
        self._closed = True
        for worker in self._workers:
            worker.dismiss()
        await self._turns.over.wait()
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def think(
        self,
        level: str,
        record: bytes,
        seed: int,
        *,
        seconds: float | None = None,
        owner: Owner = NOBODY,
        why: bool = False,
    ) -> Thought:
        """A legal move for the seat whose decision it is, in the unfinished record of a match."""
        if level not in LEVELS:
            raise UnknownBot(f"there is no level {level[:40]!r}; there are {', '.join(LEVELS)}")
        if seconds is not None and not 0 < seconds <= LONGEST:
            raise ValueError(f"a bot may think for up to {LONGEST:g} seconds")
        begun = perf_counter()
        question = json.dumps([level, record.decode(), seed, seconds, why]).encode() + b"\n"
        async with self._turns.turn(owner, level == SLOW):
            thought = await self._ask(level, question, self._limit + (seconds or 0))
        if thought is None:
            thought = think("random", record, seed, None, why)
        if self._observe is not None:
            self._observe(level, perf_counter() - begun)
        return thought

    async def _ask(self, level: str, question: bytes, limit: float) -> Thought | None:
        """What a process answers; None if none has one."""
        for _ in range(ATTEMPTS):
            if self._closed:
                raise Closed("the bots have left")
            worker = self._idle.popleft()
            try:
                answer = json.loads(await worker.ask(question, limit))
            except (OSError, ValueError) as error:
                if not self._closed:
                    log.warning("a process thinking as %s failed: %r", level, error)
                continue
            finally:
                self._idle.append(worker)
            if "error" in answer:  # it would fail the same way again
                log.error("the level %s failed: %s", level, answer["error"])
                return None
            return Thought(**answer)
        if self._closed:
            raise Closed("the bots have left")
        return None


class _Worker:
    """A process that is there when it is needed. What goes wrong with it is an OSError."""

    def __init__(self, niceness: int) -> None:
        self.process: Process | None = None
        self._niceness = niceness
        self._dismissed = False

    async def start(self) -> Process:
        """Start the process and wait until it is ready."""
        self.process = process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",  # modules are not to be found in the folder where the server was started
            "-c",
            f"from {__name__} import work; work({self._niceness})",
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,  # Ctrl-C in a terminal goes to all processes of a session
        )
        try:
            if self._dismissed:  # while it was being started
                self._kill()
            async with asyncio.timeout(STARTING):
                await _line(process)
        except BaseException:
            await self.stop()
            raise
        return process

    async def ask(self, question: bytes, limit: float) -> bytes:
        """The answer to a question, within so many seconds."""
        if self.process is not None and self.process.returncode is not None:
            await self.stop()  # it died while nobody looked
        process = self.process or await self.start()
        assert process.stdin is not None
        try:
            async with asyncio.timeout(limit):
                process.stdin.write(question)
                await process.stdin.drain()
                return await _line(process)
        except BaseException:
            # Also when nobody waits for the answer any more: the next one who asks would get it.
            await self.stop()
            raise

    def dismiss(self) -> None:
        """End the process now and for good."""
        self._dismissed = True
        self._kill()

    async def stop(self) -> None:
        """End the process and see it off, so that no zombie stays."""
        if not self._dismissed:  # else it is killed already
            self._kill()
        process, self.process = self.process, None
        if process is not None:
            await process.wait()

    def _kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()


async def _line(process: Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        await process.wait()
        raise ConnectionResetError("it is gone")
    return line


# --- in the process that thinks --------------------------------------------------------------


def work(niceness: int) -> None:
    """Answer questions until the one who asks is gone."""
    for name in IGNORED:  # when to end is for the server to say
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    answers, sys.stdout = sys.stdout, sys.stderr  # nothing printed is taken for an answer
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions,), daemon=True).start()

    def say(line: str) -> None:
        try:
            print(line, file=answers, flush=True)
        except BrokenPipeError:  # the server was killed this very moment
            os._exit(0)

    say("ready")
    while True:
        level, record, seed, seconds, why = json.loads(questions.get())
        try:
            answer = json.dumps(think(level, record.encode(), seed, seconds, why)._asdict())
        except Exception:
            answer = json.dumps({"error": traceback.format_exc()})
        say(answer)


def _listen(questions: "SimpleQueue[bytes]") -> None:
    """Pass on questions. The last line ends with the server, however that ends, and so does this
    process, whatever it is thinking about."""
    for question in sys.stdin.buffer:
        questions.put(question)
    os._exit(0)
