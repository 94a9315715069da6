"""Settings that the tests of the arena play with."""

import pytest

from motherlode.arena.games import BotFailed, Game, Setting, play
from motherlode.arena.lineup import roles_of

BASE = Setting("base", "pl-base", {"rounds": 1}, seed=4)
TWO_ROUNDS = Setting("base", "pl-base", {"rounds": 2}, seed=4)
EXPANSION = Setting("expansion", "pl-2025", {"rounds": 1}, seed=4)
BASE_ROLES = roles_of(BASE.rules(5))
DWARFS = roles_of(EXPANSION.rules(5))
ODD = "tests.arena.odd_bots"


def failure(setting: Setting, game: Game) -> BotFailed:
    with pytest.raises(BotFailed) as failed:
        play(setting, game)
    return failed.value
