"""Bots and believers for the tests of the arena: each fails, or believes, in its own way."""

import os
from collections.abc import Sequence
from random import Random

from motherlode.bots.bot import Bot, Budget
from motherlode.game.legal import LegalMoves
from motherlode.game.move import Move
from motherlode.game.view import View


class First(Bot):
    """Takes the first legal move."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        return legal[0]


class Breaks(Bot):
    """Breaks down after five moves."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        if len(view.log) > 5:
            raise ValueError("my lamp\nwent out")
        return legal[0]


class BreaksAtOnce(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        raise ValueError("no light")


class BreaksInRoundTwo(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        if view.number == 2:
            raise ValueError("too tired")
        return legal[0]


class BreaksSomeGames(Bot):
    """Breaks down whenever it begins with a map in hand."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        if "map" in view.hand and len(view.log) == 1:
            raise ValueError("no map for me")
        return legal[0]


class Illegal(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        return Move.parse("NES@40,40")


class Leaves(Bot):
    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        raise SystemExit(0)


class Dies(Bot):
    """Takes its whole process with it."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        os._exit(7)


class Interrupts(Bot):
    """As if somebody pressed Ctrl-C in the second half of a round."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        if view.deck < 20:
            raise KeyboardInterrupt
        return legal[0]


class Keeps(Bot):
    """Remembers the seats it has sat on; a bot of its own for each seat never sees two."""

    def __init__(self) -> None:
        self.seats: set[int | None] = set()

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        self.seats.add(view.seat)
        assert len(self.seats) == 1
        return legal[0]


class Even:
    """Believes nothing: every seat is as likely a saboteur as any other."""

    def __init__(self, view: View, evidence: bool = True) -> None:
        self.view = view

    def probability(self, roles: Sequence[str]) -> float:
        return 0.25

    def role(self, seat: int, role: str) -> float:
        return 0.5


class Confused(Even):
    def probability(self, roles: Sequence[str]) -> float:
        raise ZeroDivisionError("believes everything and nothing")
