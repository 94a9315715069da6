"""The shape of an arena's report: what stands in report.json, by name.

Rates and differences of rates are between 0 and 1 (or -1), times in seconds, gold in nuggets.
"""

from typing import TypedDict

from .calibration import Calibration, LineUpCalibration
from .intervals import Difference, Mean, Share

VERSION = 1


class RoleResult(TypedDict):
    """A role as it was at the round's end, played by one bot."""

    role: str
    side: str
    bot: str
    wins: Share
    gold: Mean  # a round


class BotResult(TypedDict):
    """A bot on all its seats."""

    bot: str
    wins: Share
    gold: Mean  # a round
    gold_game: Mean  # a game, of seats that it held all through


class LineUpResult(TypedDict):
    """One line-up on all its deals."""

    lineup: str
    miners: str | None  # the bot that played this whole side, if one did
    saboteurs: str | None
    deals: int
    games: int
    rounds: int
    moves: Mean  # a round
    treasure: Share  # rounds that the miners' side won
    gold: dict[str, Mean]  # a seat and round, by side at the round's end
    roles: list[RoleResult]
    bots: list[BotResult]


class Matrix(TypedDict):
    """The treasure rate of each bot as miners (rows) against each as saboteurs (columns)."""

    miners: list[str]
    saboteurs: list[str]
    cells: list[list[Share | None]]


class Step(TypedDict):
    """What changed when one bot took another's roles, all else and all deals being equal."""

    before: str
    after: str
    playing: str  # miners, saboteurs, or roles
    others: list[str]  # who played the rest; more than one where such steps are put together
    wins: Difference
    gold: Difference  # a seat and round


class Standing(TypedDict):
    """All results with one number of players, or with several together."""

    players: list[int]
    lineups: list[LineUpResult]
    matrix: Matrix | None
    steps: list[Step]
    roles: list[RoleResult]  # over all line-ups


class Rating(TypedDict):
    """A bot's strength by openskill's Plackett-Luce model."""

    bot: str
    playing: str  # miners, saboteurs, sides (both together) or seats
    mu: float
    sigma: float
    matches: int


class Thinking(TypedDict):
    """A bot's time for one move, on the machine that played."""

    bot: str
    moves: int
    mean: float
    p99: float
    max: float


class Calibrations(TypedDict):
    """Whether play shows who is who: over all line-ups, and for each."""

    overall: Calibration
    lineups: list[LineUpCalibration]


class Configuration(TypedDict):
    """All that decides the results."""

    game: str
    edition: str
    options: dict[str, str | int | bool]
    players: list[int]
    lineups: list[str]
    seed: int
    beliefs: str
    version: str  # of Motherlode
    code: str  # a digest of the game's and the bots' sources


class Report(TypedDict):
    arena: int  # the version of this shape
    configuration: Configuration
    command: str
    deals: int
    games: int  # played
    planned: int
    findings: list[str]
    standings: list[Standing]  # all numbers of players together first, if there are several
    ratings: list[Rating]
    beliefs: Calibrations | None
    times: list[Thinking]
