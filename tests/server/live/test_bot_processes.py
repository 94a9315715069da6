"""Bots that think in processes of their own: always a legal answer, whatever becomes of them."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from motherlode.bots import LEVELS
from motherlode.game.match import Match
from motherlode.game.options import Rules
from motherlode.game.record import RecordError, read_record, write_record
from motherlode.server.limits.fair_turns import Owner
from motherlode.server.live.bot_processes import BotProcesses, Closed, think

pytestmark = pytest.mark.anyio


async def choose(processes: BotProcesses, level: str, data: bytes, seed: int, **more: Any) -> str:
    return (await processes.think(level, data, seed, **more)).move


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def bot_processes() -> AsyncIterator[BotProcesses]:
    two = BotProcesses(2)
    await two.start()
    yield two
    await two.close()


def record(game: str = "base", moves: int = 12) -> bytes:
    """A match of five that has gone on for some moves."""
    match = Match(Rules(game, 5))
    rng = Random(moves)
    match.shuffle(rng)
    for _ in range(moves):
        match.play(rng.choice(match.round.legal_moves()))
    return write_record(match).encode()


def legal(data: bytes) -> list[str]:
    return [str(move) for move in read_record(data, unfinished=True).round.legal_moves()]


def is_there(pid: int) -> bool:
    """Whether there is such a process, if only as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def disturbed(bot_processes: BotProcesses, number: signal.Signals, pids: list[int]) -> str:
    """A move asked for while these processes get a signal, before they can have answered."""
    if number in (signal.SIGKILL, signal.SIGSTOP):
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
    asked = asyncio.create_task(choose(bot_processes, "sharp", record(), 1, seconds=0.5))
    await asyncio.sleep(0.2)
    for pid in pids:
        os.kill(pid, number)
    return await asked


# --- answers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["base", "expansion"])
async def test_every_level_answers_with_a_legal_move(
    bot_processes: BotProcesses, game: str
) -> None:
    for moves in (0, 12, 25):
        data = record(game, moves)
        asked = [choose(bot_processes, level, data, 1, seconds=0.1) for level in LEVELS]
        assert set(await asyncio.gather(*asked)) <= set(legal(data))


async def test_same_seed_gives_the_same_move_in_any_process(bot_processes: BotProcesses) -> None:
    data = record()
    for level in ("random", "greedy", "steady"):
        expected = think(level, data, 7, None, why=False).move
        asked = [choose(bot_processes, level, data, 7) for _ in range(6)]
        assert set(await asyncio.gather(*asked)) == {expected}


async def test_hint_has_a_reason(bot_processes: BotProcesses) -> None:
    data = record()
    move, reason, args = await bot_processes.think("steady", data, 3, why=True)
    assert (move, reason, args) == think("steady", data, 3, None, why=True)
    assert reason.startswith("reason-")
    assert reason != "reason-none"


async def test_what_cannot_be_answered_is_refused(bot_processes: BotProcesses) -> None:
    for level in ("best", "motherlode.bots.players.sharp:Sharp", "sharp@2s"):
        with pytest.raises(ValueError, match="there is no level"):
            await choose(bot_processes, level, record(), 1)
    for seconds in (0.0, -1.0, float("nan"), 1e9):
        with pytest.raises(ValueError, match="up to 60 seconds"):
            await choose(bot_processes, "sharp", record(), 1, seconds=seconds)
    with pytest.raises(RecordError, match="line 15"):
        await choose(bot_processes, "steady", record() + b"{}\n", 1)
    with pytest.raises(ValueError, match="at least one process"):
        BotProcesses(0)


async def test_nobody_is_asked_when_the_round_is_over(bot_processes: BotProcesses) -> None:
    match = Match(Rules("base", 3))
    rng = Random(1)
    match.shuffle(rng)
    while not match.round.over:
        match.play(rng.choice(match.round.legal_moves()))
    with pytest.raises(ValueError, match="nobody has anything to decide"):
        await choose(bot_processes, "steady", write_record(match).encode(), 1)


# --- waiting ---------------------------------------------------------------------------------


async def test_server_goes_on_while_bots_think(bot_processes: BotProcesses) -> None:
    gaps = []
    for _ in range(3):  # other work on this machine may hold up one of them
        asked = asyncio.create_task(choose(bot_processes, "sharp", record(), 1, seconds=0.6))
        longest, last = 0.0, time.perf_counter()
        while not asked.done():
            await asyncio.sleep(0.002)
            longest, last = max(longest, time.perf_counter() - last), time.perf_counter()
        gaps.append(longest)
    assert min(gaps) < 0.3


@pytest.mark.parametrize("processes", [1, 2])
async def test_quick_thoughts_come_before_waiting_slow_ones(processes: int) -> None:
    bot_processes = BotProcesses(processes)
    await bot_processes.start()
    slow = [
        asyncio.create_task(choose(bot_processes, "sharp", record(), seed, seconds=0.5))
        for seed in range(5)
    ]
    await asyncio.sleep(0.05)
    await choose(bot_processes, "greedy", record(), 1)
    assert sum(task.done() for task in slow) <= 1
    assert set(await asyncio.gather(*slow)) <= set(legal(record()))
    await bot_processes.close()


async def test_many_at_once_are_all_answered_and_observed() -> None:
    seen: list[tuple[str, float]] = []
    bot_processes = BotProcesses(2, observe=lambda level, seconds: seen.append((level, seconds)))
    await bot_processes.start()
    pids = bot_processes.pids
    data = record()
    moves = await asyncio.gather(
        *(choose(bot_processes, "steady", data, seed) for seed in range(200))
    )
    assert set(moves) <= set(legal(data))
    assert [level for level, _ in seen] == ["steady"] * 200
    assert bot_processes.pids == pids
    await bot_processes.close()


async def test_first_come_first_served() -> None:
    bot_processes = BotProcesses(1)
    served: list[int] = []

    async def ask(number: int) -> None:
        await choose(bot_processes, "steady", record(), number)
        served.append(number)

    await asyncio.gather(*(ask(number) for number in range(20)))
    assert served == list(range(20))
    await bot_processes.close()


async def flood(bot_processes: BotProcesses, owner: Owner, tables: int) -> None:
    """Tables whose bots all think slowly, one thought after the other, for ever."""

    async def table(number: int) -> None:
        while True:
            await choose(bot_processes, "sharp", record(), number, seconds=0.2, owner=owner)

    await asyncio.gather(*(table(number) for number in range(tables)))


@pytest.mark.parametrize("processes", [1, 3])
async def test_many_slow_tables_of_one_owner_do_not_keep_others_waiting(processes: int) -> None:
    answered: list[str] = []
    bot_processes = BotProcesses(processes, observe=lambda level, seconds: answered.append(level))
    await bot_processes.start()
    flooding = asyncio.create_task(flood(bot_processes, Owner("ann", "10.0.0.1"), 20))
    while len(answered) < 2:
        await asyncio.sleep(0.01)
    waited = []
    for level in ("sharp", "steady", "sharp"):
        before = len(answered)
        await choose(bot_processes, level, record(), 1, seconds=0.2, owner=Owner("bob", "10.0.0.2"))
        waited.append(len(answered) - before - 1)
    # The thoughts that were under way and, where a machine is busy, some more of other processes.
    assert max(waited) < 10, "those of twenty tables came first"
    flooding.cancel()
    await bot_processes.close()


async def test_whoever_stops_waiting_leaves_no_answer_to_others() -> None:
    bot_processes = BotProcesses(1)
    await bot_processes.start()
    asked = asyncio.create_task(choose(bot_processes, "sharp", record(), 1, seconds=0.4))
    await asyncio.sleep(0.1)
    asked.cancel()
    other = record("expansion", 3)
    assert (
        await choose(bot_processes, "steady", other, 1)
        == think("steady", other, 1, None, False).move
    )
    await bot_processes.close()


# --- processes that fail ---------------------------------------------------------------------


async def test_process_killed_in_thought_is_replaced(
    bot_processes: BotProcesses, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = bot_processes.pids
    assert await disturbed(bot_processes, signal.SIGKILL, [first]) in legal(record())
    assert caplog.text.count("a process thinking as sharp failed: ConnectionResetError") == 1
    assert bot_processes.pids == [second]
    assert not is_there(first)
    await asyncio.gather(*(choose(bot_processes, "steady", record(), 1) for _ in range(2)))
    assert len(bot_processes.pids) == 2


async def test_processes_that_died_idle_are_replaced_before_they_are_asked(
    bot_processes: BotProcesses, caplog: pytest.LogCaptureFixture
) -> None:
    for pid in bot_processes.pids:
        os.kill(pid, signal.SIGKILL)
    while bot_processes.pids:
        await asyncio.sleep(0.01)
    await choose(bot_processes, "steady", record(), 1)
    assert len(bot_processes.pids) == 1
    assert [one for one in caplog.records if not hasattr(one, "repeated")] == []


async def test_hung_process_is_killed_and_another_one_asked() -> None:
    bot_processes = BotProcesses(2, limit=1.0)
    await bot_processes.start()
    first, second = bot_processes.pids
    os.kill(first, signal.SIGSTOP)
    expected = think("steady", record(), 5, None, why=False).move
    begun = time.perf_counter()
    assert await choose(bot_processes, "steady", record(), 5) == expected
    assert time.perf_counter() - begun >= 1.0
    assert bot_processes.pids == [second]
    assert not is_there(first)
    await bot_processes.close()


async def test_without_any_answer_a_random_move_is_made(caplog: pytest.LogCaptureFixture) -> None:
    bot_processes = BotProcesses(2, limit=0.5)
    await bot_processes.start()
    move = await disturbed(bot_processes, signal.SIGSTOP, bot_processes.pids)
    assert move == think("random", record(), 1, None, why=False).move
    assert caplog.text.count("a process thinking as sharp failed: TimeoutError") == 2
    assert await choose(bot_processes, "greedy", record(), 1) in legal(record())
    await bot_processes.close()


async def test_processes_leave_it_to_the_server_when_to_end(bot_processes: BotProcesses) -> None:
    before = bot_processes.pids
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        assert await disturbed(bot_processes, number, before) in legal(record())
    assert bot_processes.pids == before
    assert all(os.getsid(pid) != os.getsid(0) for pid in before)


# --- the end ---------------------------------------------------------------------------------


async def test_closing_is_prompt_and_tells_those_who_wait() -> None:
    bot_processes = BotProcesses(2)
    await bot_processes.start()
    pids = bot_processes.pids
    asked = [
        asyncio.create_task(choose(bot_processes, level, record(), 1, seconds=30))
        for level in ("sharp", "steady", "sharp", "sharp")
    ]
    await asked[1]  # the quick one
    begun = time.perf_counter()
    await bot_processes.close()
    assert time.perf_counter() - begun < 10
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(answer, Closed) for answer in answers] == [True, False, True, True]
    assert not any(is_there(pid) for pid in pids)
    with pytest.raises(Closed):
        await choose(bot_processes, "steady", record(), 1)
    await bot_processes.close()


async def test_closing_while_processes_start() -> None:
    bot_processes = BotProcesses(2)
    starting = asyncio.create_task(bot_processes.start())
    await asyncio.sleep(0)
    await bot_processes.close()
    with pytest.raises(ConnectionResetError):
        await starting
    assert bot_processes.pids == []


SERVER = """
import asyncio, sys
from motherlode.server.live.bot_processes import BotProcesses

async def serve():
    bot_processes = BotProcesses(2)
    await bot_processes.start()
    asked = bot_processes.think("sharp", sys.argv[1].encode(), 1, seconds=60)
    task = asyncio.create_task(asked)
    await asyncio.sleep(0.2)
    print(*bot_processes.pids, flush=True)
    await task

asyncio.run(serve())
"""


def test_killed_server_leaves_no_process_behind() -> None:
    # Its processes share its standard error: that ends when the last of them does.
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, record().decode()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2
        server.kill()
        try:
            server.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            for pid in pids:
                os.kill(pid, signal.SIGKILL)
            raise
