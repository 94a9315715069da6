"""What is played at a table and who may come."""

from typing import Annotated, Literal

import msgspec

from ..bots import LEVELS
from ..game.options import (
    EDITIONS,
    OPTIONS,
    PLAYERS,
    OptionError,
    Rules,
    check_option,
    sorted_values,
)
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
    newcomers: bool = True  # whether people may come who have not had a seat here
    join: Literal["invited", "anyone", "nobody"] = "invited"  # who may take a bot's seat in a game

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
        if self.edition and self.edition not in EDITIONS[self.game]:
            raise Refused("table-bad-edition", text=self.edition[:20])
        for name, value in self.options.items():
            _check_option(self.game, name, value)
        return self

    def rules(self, players: int) -> Rules:
        """The rules for so many players."""
        return Rules(self.game, players, self.edition or None, dict(self.options))


def _check_option(game: str, name: str, value: str | int | bool) -> None:
    """Refuse an option that the game has not, or not so."""
    option = OPTIONS.get(name)
    if option is None or game not in option.games:
        raise Refused("table-bad-option", text=name[:30])
    try:
        check_option(game, name, value)
    except OptionError:
        values = ", ".join(map(_written, sorted_values(option)))
        raise Refused(
            "table-bad-value", option=name, text=_written(value)[:20], values=values
        ) from None


def _written(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def check_level(level: str) -> None:
    """Refuse a level that no bot has."""
    if level not in LEVELS:
        raise Refused("table-bad-level", text=level[:20])
