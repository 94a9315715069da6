"""Players that are programs.

Bot       what a bot is: shown a view, never a round, it names a move and its reason
Budget    how much it may think about one move
Player    a bot by name, with its budget; LEVELS, those that come with the game
"""

from .bot import Bot, Budget
from .registry import LEVELS, Player, UnknownBot

__all__ = ["LEVELS", "Bot", "Budget", "Player", "UnknownBot"]
