"""What is played at a table and who may come."""

from typing import Annotated, Literal

import msgspec

from ..bots import LEVELS
from ..game.message import Refused
from ..game.options import Rules
from .clock import clock


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table; what is left out is as most people want it."""

    game: str = "base"
    edition: str = ""  # "" is the usual one
    options: Annotated[dict[str, str | int | bool], msgspec.Meta(max_length=40)] = {}
    seats: int = 5
    clock: str = "normal"
    listed: bool = False  # in the list of open tables, or found by its link only
    spectators: bool = True
    fill: str = "steady"  # the level of the bots that take empty seats at the start; "" for none
    newcomers: bool = True  # whether people may come who have not had a seat here
    join: Literal["invited", "anyone", "nobody"] = "invited"  # who may take a bot's seat in a game

    def check(self) -> "Terms":
        """The same terms if there is such a game; else they are refused."""
        self.rules(self.seats)
        if self.fill:
            check_level(self.fill)
        clock(self.clock)
        return self

    def rules(self, players: int) -> Rules:
        """The rules for so many players."""
        return Rules(self.game, players, self.edition or None, dict(self.options))


def check_level(level: str) -> None:
    """Refuse a level that no bot has."""
    if level not in LEVELS:
        raise Refused("table-bad-level", text=level[:20])
