"""The rules of Saboteur and Saboteur 2: pure, exact, without chance or input and output.

Rules    what is played: game, edition, options, number of players
Match    a whole game; Round, one round of it; Deal, all its chance
Move     a small value with a text both ways; IllegalMove, why it is refused
View     what a seat knows; Worlds and resample, rounds that fit it; blank_round, the position
"""

from .blank import blank_round
from .deal import Deal, DealError, new_round, shuffle
from .events import Event, Fact
from .legal import LegalMoves
from .match import Match
from .message import Message, Refused
from .move import IllegalMove, Move
from .options import EDITIONS, OPTIONS, OptionError, Rules
from .record import RecordError, read_record, write_record
from .resample import Worlds, resample
from .round import Outcome, Round
from .scenario import ScenarioError
from .telling import told
from .view import View

__all__ = [
    "EDITIONS",
    "OPTIONS",
    "Deal",
    "DealError",
    "Event",
    "Fact",
    "IllegalMove",
    "LegalMoves",
    "Match",
    "Message",
    "Move",
    "OptionError",
    "Outcome",
    "RecordError",
    "Refused",
    "Round",
    "Rules",
    "ScenarioError",
    "View",
    "Worlds",
    "blank_round",
    "new_round",
    "read_record",
    "resample",
    "shuffle",
    "told",
    "write_record",
]
