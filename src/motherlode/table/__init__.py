"""A table: seats, clock, talk, and what happens when somebody leaves. No network, no storage.

Table     what its entries have made of it; `apply` adds one
decide    what somebody's command leads to: entries, or a Refused
tick      what the passing of time leads to; `wakes` says when
Scene     the game as each viewer sees it
"""

from ..game.message import Refused
from .deciding import decide
from .deciding.people import admitted, came, may_look_on, opened, parted, rematch, renamed
from .deciding.wish import Caller
from .scene import Scene
from .seating import Person
from .table import Line, Table
from .terms import Terms
from .timing import deadline, thinking, tick, wakes

__all__ = [
    "Caller",
    "Line",
    "Person",
    "Refused",
    "Scene",
    "Table",
    "Terms",
    "admitted",
    "came",
    "deadline",
    "decide",
    "may_look_on",
    "opened",
    "parted",
    "rematch",
    "renamed",
    "thinking",
    "tick",
    "wakes",
]
