"""What is played at a table and who may come."""

from typing import Annotated

import msgspec

from ..bots.levels import LEVELS
from ..game.options import PLAYERS, OptionError, Rules
from .clock import clock
from .refused import Refused


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

    def check(self) -> "Terms":
        """The same terms if there is such a game; else they are refused."""
        if self.game not in PLAYERS:
            raise Refused("table-bad-game", text=self.game[:20])
        least, most = PLAYERS[self.game]
        if not least <= self.seats <= most:
            raise Refused("table-bad-seats", least=least, most=most)
        if self.fill:
            check_level(self.fill)
        clock(self.clock)
        self.rules(self.seats)
        return self

    def rules(self, players: int) -> Rules:
        """The rules for so many players."""
        try:
            return Rules(self.game, players, self.edition or None, dict(self.options))
        except OptionError as error:
            raise Refused("table-bad-options", text=str(error)[:120]) from None


def check_level(level: str) -> None:
    """Refuse a level that no bot has."""
    if level not in LEVELS:
        raise Refused("table-bad-level", text=level[:20])
