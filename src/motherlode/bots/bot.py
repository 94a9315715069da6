"""What a bot is: it is shown a view, never a round, and names a move."""

from random import Random

from ..game.legal import LegalMoves
from ..game.message import Message
from ..game.move import Move
from ..game.view import View


class Budget:
    """How much a bot may think about one move: so many playouts, or so many seconds.

    Counted in playouts, the same view and the same seed give the same move. Bots that don't
    search need neither.
    """

    __slots__ = ("playouts", "seconds")

    def __init__(self, seconds: float | None = None, playouts: int | None = None) -> None:
        if (seconds is not None and seconds <= 0) or (playouts is not None and playouts <= 0):
            raise ValueError("a budget is more than nothing")
        self.playouts = playouts
        self.seconds = 0.5 if seconds is None and playouts is None else seconds

    def __repr__(self) -> str:
        return f"{self.playouts} playouts" if self.playouts else f"{self.seconds:g} s"


class Bot:
    """A player that is a program. One bot may sit on many seats: it keeps nothing between moves
    that it could not have worked out from the view."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        """One of the legal moves of the view's seat, whose decision it is."""
        raise NotImplementedError

    def explain(self, view: View, move: Move) -> Message:
        """Why this bot would make this move here."""
        return Message("reason-none")
