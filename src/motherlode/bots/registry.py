"""The registry of bots: the levels that come with the game by name, and those of one's own."""

import re
import sys
from importlib import import_module
from random import Random
from typing import Final

from ..game.match import Match
from ..game.move import Move
from .bot import Bot, Budget
from .players.greedy import Greedy
from .players.random import RandomBot
from .players.sharp import Sharp
from .players.steady import Steady

LEVELS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "steady": Steady,
    "sharp": Sharp,
}


class UnknownBot(ValueError):
    """A text that names no bot."""


class BotPlayer:
    """A bot with the budget it plays on, both named by a text.

    The text is a level or `module:Class`, with an `@` and a budget if it shall not be the usual
    one: `sharp`, `sharp@2s` (two seconds a move), `sharp@500` (five hundred playouts a move),
    `my_bots:Cautious`.
    """

    __slots__ = ("bot", "budget", "name")

    def __init__(self, text: str, budget: Budget | None = None) -> None:
        name, at, amount = text.partition("@")
        self.name = text
        self.bot = load(name)
        self.budget = _budget(text, amount) if at else budget or Budget()

    def move(self, match: Match, rng: Random) -> Move:
        """What the bot does on the seat whose decision it is."""
        round = match.round
        return self.bot.choose(round.view(int(round.turn)), round.legal_moves(), self.budget, rng)


def load(name: str) -> Bot:
    """The bot of a level, or of a class of somebody's own as `module:Class`."""
    if name in LEVELS:
        return LEVELS[name]()
    module, colon, attribute = name.partition(":")
    if not colon:
        raise UnknownBot(
            f"there is no bot {name[:40]!r}; there are {', '.join(LEVELS)}, or module:Class"
        )
    if "" not in sys.path:
        sys.path.insert(0, "")  # one's own module lies in the folder one works in
    try:
        found = getattr(import_module(module), attribute)
        bot = found()
    except Exception as error:
        raise UnknownBot(f"no bot at {name[:80]}: {type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{name[:80]} has no method choose(view, legal, budget, rng)")
    return bot  # type: ignore[no-any-return]


def _budget(text: str, amount: str) -> Budget:
    if re.fullmatch(r"[0-9]{1,9}", amount) and int(amount):
        return Budget(playouts=int(amount))
    if re.fullmatch(r"[0-9]{0,6}\.?[0-9]{1,6}s", amount) and float(amount[:-1]):
        return Budget(seconds=float(amount[:-1]))
    raise UnknownBot(f"{text[:40]!r}: a budget is playouts such as @500 or seconds such as @0.5s")
