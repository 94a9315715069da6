"""How much a table puts up with; beyond it somebody, or everybody, is refused."""

from typing import Final

from .clock import SECOND

LINES: Final = 20_000  # so many entries of a table, and only the game itself goes on
CROWD: Final = 4_000  # so many because of people without a seat, and these are heard slowly
PEOPLE: Final = 300  # so many become known soon: half by sitting down, half otherwise; more, slowly
WATCHING: Final = 50  # so many of those connected who have never had a seat
RUSH: Final = (16, 60 * SECOND)  # so many may take their first seat in so many milliseconds
SLOW: Final = (1, 60 * SECOND)  # the same where it goes slowly, and of lines of people without one
DEEDS: Final = 2_000  # so many commands of one person, and only moves are taken
MUTES: Final = 100  # so often may one person mute somebody, or hear somebody again
RENAMES: Final = 30  # so often is the new name of a person heard at the table
TALK: Final = (5, 12_000)  # so many lines in so many milliseconds, for each person
CROWD_TALK: Final = (12, 12_000)  # the same for all together who have no seat
