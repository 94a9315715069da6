"""Workers: the same games wherever they are played, and no process left behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import pytest

from motherlode.arena.games import Row, schedule
from motherlode.arena.lineup import LineUp, by_side, matrix
from motherlode.arena.workers import InProcess, Processes, WorkerDied, play_all, play_chunk
from tests.arena.settings import BASE, BASE_ROLES, ODD

ARENA = """
from motherlode.arena.games import Game, Setting
from motherlode.arena.lineup import by_side, roles_of
from motherlode.arena.workers import Processes, play_all

if __name__ == "__main__":
    setting = Setting("base", "pl-base", {"rounds": 1}, seed=4)
    lineup = by_side("random", "greedy", roles_of(setting.rules(5)))
    games = (Game(5, lineup, deal) for deal in range(10**6))
    for batch in play_all(games, Processes(setting, 2)):
        print("played", flush=True)
"""


def timeless(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Rows in the order of their games, without what depends on the machine."""
    ordered = sorted(
        rows, key=lambda row: (row["lineup"], row["players"], row["deal"], row["turn"])
    )
    return [{**row, "times": {bot: len(t) for bot, t in row["times"].items()}} for row in ordered]


def test_games_are_the_same_alone_and_on_two_processes_whatever_the_order() -> None:
    seats = LineUp("s", by_seat=("random", "greedy", "random"))
    games = list(schedule([3], [*matrix(["random", "greedy"], BASE_ROLES), seats], 2))
    alone = [row for batch in play_all(games, InProcess(BASE)) for row in batch.rows]
    backwards = play_chunk(BASE, games[::-1]).rows
    many = [row for batch in play_all(games, Processes(BASE, 2)) for row in batch.rows]
    assert len(alone) == len(games) == 14
    assert timeless(alone) == timeless(backwards) == timeless(many)
    assert len({str(row["rounds"]) for row in alone}) > 10


def test_chunk_keeps_the_games_before_the_failure() -> None:
    bot = f"{ODD}:BreaksSomeGames"
    games = list(schedule([3], [by_side(bot, bot, BASE_ROLES)], 10))
    batch = play_chunk(BASE, games)
    assert batch.failure is not None
    assert "no map for me" in batch.failure.reason
    assert f"deal {len(batch.rows)}," in batch.failure.where


def test_death_of_a_process_is_told_with_the_games_under_way() -> None:
    games = list(schedule([3], [by_side(f"{ODD}:Dies", "random", BASE_ROLES)], 3))
    with closing(play_all(games, Processes(BASE, 2))) as batches, pytest.raises(WorkerDied) as died:
        list(batches)
    assert "deal 0, 3 players, miners=tests.arena.odd_bots:Dies" in str(died.value)


def test_killed_arena_leaves_no_process_behind() -> None:
    # Its processes share its standard error: that ends when the last of them does.
    with subprocess.Popen(
        [sys.executable, "-c", ARENA],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as arena:
        assert arena.stdout is not None
        for _ in range(3):
            assert arena.stdout.readline() == b"played\n"
        arena.kill()
        try:
            arena.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            os.killpg(arena.pid, signal.SIGKILL)
            raise
