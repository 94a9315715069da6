"""The two simple levels: one plays at random, one digs or hinders as its role would."""

from random import Random
from typing import Final

from ..game.cards import LYING, SHOWN
from ..game.deal import set_up_maze
from ..game.legal import LegalMoves
from ..game.maze import Maze, cell
from ..game.move import AT, CLEAR, DIG, ON, OWN, Move
from ..game.view import HIDDEN, View
from .bot import Bot, Budget

FAR_AWAY: Final = 99


class RandomBot(Bot):
    """Any legal move."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        return rng.choice(legal)


class Greedy(Bot):
    """The move that brings the tunnels nearest to the treasure; for a saboteur, least near."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        moves = list(legal)
        rng.shuffle(moves)
        if view.phase == "take":
            return max(moves, key=str)
        if view.phase == "steal":
            return next(move for move in moves if str(move) != "steal>-")
        return max(moves, key=_Table(view).worth)


class _Table:
    """What lies on the table, as far as a greedy player cares."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.hinders = view.roles[self.me] == "saboteur"
        hidden = [i for i, goal in enumerate(view.goals) if not goal.endswith("!")]
        found = [i for i in hidden if view.goals[i] == "gold"]
        open_to_me = found or [i for i in hidden if view.goals[i] == HIDDEN] or hidden
        self.targets = [view.goal_cells[i] for i in open_to_me]
        self.maze = self._maze()
        self.distance = self.distance_in(self.maze)

    def _maze(self) -> Maze:
        """The maze as it lies; what is under the goals does not matter here."""
        view = self.view
        shown = [(i, SHOWN[goal]) for i, goal in enumerate(view.goals) if goal.endswith("!")]
        tiles = [(cell(x, y), SHOWN[text]) for x, y, text in view.maze]
        return set_up_maze(view.rules, [0, 1, 2], tiles, shown)

    def distance_in(self, maze: Maze) -> int:
        """How many cells the start's tunnels are from the nearest goal worth reaching."""
        if maze.knocked:
            return 0
        ends = maze.ends()
        return min(
            (abs(x - gx) + abs(y - gy) for x, y in ends for gx, gy in self.targets),
            default=FAR_AWAY,
        )

    def worth(self, move: Move) -> float:
        """How much a move is worth to this player."""
        code = move.code
        kind = code & 15
        if kind == DIG:
            return self._worth_of_digging(code)
        text = str(move)
        if kind == AT:
            if text.startswith("map"):
                return 2.5 if "gold" not in self.view.goals else 0.2
            return self._worth_of_rockfall(code)
        if kind == ON:
            return self._worth_of_aiming(text, code >> 11 & 15)
        if kind == OWN:
            return 0.6
        stuck = set(self.view.before[self.me]) & set(LYING[:4])
        if kind == CLEAR:
            return 0.5 if LYING[code >> 18 & 7] in stuck else 0.0
        return 0.3 / len(move.discards)

    def _worth_of_digging(self, code: int) -> float:
        after = self.maze.copy()
        after.put(code >> 31, code >> 4 & 127)
        gain = self.distance - self.distance_in(after)
        if self.hinders:
            return -gain if gain < 0 else 0.1 - gain
        return 3.0 + gain if gain > 0 else 0.35 + gain * 0.1

    def _worth_of_rockfall(self, code: int) -> float:
        after = self.maze.copy()
        after.remove(code >> 31)
        gain = self.distance - self.distance_in(after)
        return -gain + 0.2 if self.hinders else gain - 0.5

    def _worth_of_aiming(self, text: str, seat: int) -> float:
        mine = seat == self.me
        known = self.view.roles[seat]
        foe = known != HIDDEN and (known == "saboteur") != self.hinders
        friend = mine or (known != HIDDEN and not foe)
        name = text.partition(">")[0]
        if name.startswith("fix") or name == "free":
            return 4.0 if mine else 0.7 if friend else 0.0 if self.hinders or foe else 0.4
        if name.startswith("break") or name == "trap":
            return -1.0 if friend else 2.0 if foe else 1.5 if self.hinders else 0.1
        if name == "hands-off":
            return 0.0 if mine else 0.5
        if name == "inspect":
            return 0.0 if mine else 0.8
        return 0.25 if name == "swap-hands" else 0.05
