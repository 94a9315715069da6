"""Is a bot fit to play? It is asked for moves in positions of every kind, and watched.

check_bot        checks a bot; what it finds is a CheckReport
read_position    the position of a Finding, to ask the bot again
"""

from .check import check_bot, read_position
from .report import CHECKS, WARNINGS, CheckReport, Finding, Place, Stopped

__all__ = [
    "CHECKS",
    "WARNINGS",
    "CheckReport",
    "Finding",
    "Place",
    "Stopped",
    "check_bot",
    "read_position",
]
