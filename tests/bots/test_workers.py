"""Processes that play for the arena end with it, however it ends."""

import os
import signal
import subprocess
import sys

ARENA = """
from motherlode.bots.arena import Game, Setting
from motherlode.bots.lineup import by_side, roles_of
from motherlode.bots.workers import Processes, play_all

if __name__ == "__main__":
    setting = Setting("base", "pl-base", {"rounds": 1}, seed=4)
    lineup = by_side("random", "greedy", roles_of(setting.rules(5)))
    games = (Game(5, lineup, deal) for deal in range(10**6))
    for batch in play_all(games, Processes(setting, 2)):
        print("played", flush=True)
"""


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
            arena.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            os.killpg(arena.pid, signal.SIGKILL)
            raise
