"""Players that are programs.

Bot       what a bot is: shown a view, never a round, it names a move and its reason
Budget    how much it may think about one move
BotPlayer a bot by name, with its budget; LEVELS, those that come with the game

In folders: `players`, these bots; `model`, what is good for whom; `beliefs`, who is who; `search`,
looking ahead; `check`, whether a bot is fit to play; `data`, fitted numbers, read by `fitted`.
"""

from .bot import Bot, Budget
from .registry import LEVELS, BotPlayer, UnknownBot

__all__ = ["LEVELS", "Bot", "BotPlayer", "Budget", "UnknownBot"]
