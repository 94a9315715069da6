"""The arena: bots play each other on the same deals, and the results are measured.

lineup        LineUp: which bot sits where; `matrix`, `versus` and `read_lineup` make them
games         Setting and Game, `schedule` all games of a run; `play` makes one a Row of results
workers       `play_all` games in this process (InProcess), on all cores (Processes), with Ray
analysis      `analyse` makes rows a Report, by way of `paired` (what one bot does in another's
              place), `ratings`, `calibration` (how well beliefs fit the truth) and `findings`
intervals     shares, means and differences with their 95 % intervals
"""

from .analysis import analyse
from .games import BotFailed, Failure, Game, Row, Setting, play, schedule
from .lineup import LineUp, LineUpError, matrix, read_lineup, roles_of, versus
from .report import Configuration, Report
from .workers import InProcess, Processes, Ray, RayError, WorkerDied, play_all

__all__ = [
    "BotFailed", "Configuration", "Failure", "Game", "InProcess", "LineUp", "LineUpError",
    "Processes", "Ray", "RayError", "Report", "Row", "Setting", "WorkerDied", "analyse", "matrix",
    "play", "play_all", "read_lineup", "roles_of", "schedule", "versus",
]  # fmt: skip
