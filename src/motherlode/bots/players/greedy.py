"""A bot that digs or hinders as its role would, after one look at the table."""

from collections.abc import Callable
from random import Random
from typing import Final

from ...game.cards import CARD, HAS_CRYSTAL, HIDDEN, PATHS, SHOWN, TILE_TEXT, tile
from ...game.code import cell_of, tile_of
from ...game.deal import set_up_maze
from ...game.events import ShareFact
from ...game.legal import LegalMoves
from ...game.maze import Maze, cell, xy
from ...game.move import Move
from ...game.view import View
from ..bot import Bot, Budget

FAR_AWAY: Final = 99

# What moves are worth, besides the cells by which a dig or a rockfall brings the goal nearer.
DIG: Final = 3.0
DIG_ASIDE: Final = 0.35
DIG_FOR_RIVALS: Final = -1.0  # a goal reached for the other colour
ROCKFALL: Final = -0.5
THEFT: Final = 2.6
LOOK: Final = 2.5
LOOK_AGAIN: Final = 0.2
CLEAR: Final = 0.5
PASS: Final = 0.3  # the less, the more cards
GOOD_CARD: Final = 0.1  # lost with each one discarded
FIX_SELF: Final = 4.0
FIX_FRIEND: Final = 0.7
FIX_UNKNOWN: Final = 0.4
DOUBLE_FIX: Final = 0.1  # lost with one, kept for what nothing else mends
BREAK_FRIEND: Final = -1.0
BREAK_FOE: Final = 2.0
BREAK_UNKNOWN: Final = 0.1
HANDS_OFF: Final = 0.5
INSPECT: Final = 0.8
SWAP_HANDS: Final = 0.25
HATS: Final = 0.05
# And to those who hinder.
DIG_AWAY: Final = 0.1
ROCKFALL_AWAY: Final = 0.2
HINDER_UNKNOWN: Final = 1.5


class Greedy(Bot):
    """The move that brings the tunnels nearest to the treasure; for a saboteur, least near."""

    def choose(self, view: View, legal: LegalMoves, budget: Budget, rng: Random) -> Move:
        moves = list(legal)
        rng.shuffle(moves)
        if view.phase == "take":
            return max(moves, key=str)
        if view.phase == "steal":
            return max(moves, key=lambda move: _share(view, move.seat))
        return max(moves, key=_Table(view).worth)


def _share(view: View, victim: int | None) -> int:
    """How much the victim of a theft has just been given; less than nothing for nobody."""
    if victim is None:
        return -1
    (share,) = [fact for fact in view.facts_told() if isinstance(fact, ShareFact)]
    return share.gold[victim]


class _Table:
    """What lies on the table, as far as a greedy player cares."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.role = view.roles[self.me]
        self.hinders = self.role == "saboteur"
        self.shut = {"blue": "green", "green": "blue"}.get(self.role, "none")
        hidden = [i for i, goal in enumerate(view.goals) if not goal.endswith("!")]
        found = [i for i in hidden if view.goals[i] == "gold"]
        open_to_me = found or [i for i in hidden if view.goals[i] == HIDDEN] or hidden
        self.targets = [view.goal_cells[i] for i in open_to_me]
        self.unknown = {view.goal_cells[i] for i in hidden if view.goals[i] == HIDDEN}
        if len(hidden) == 1 or found:
            self.unknown = set()  # a map shows nothing that matters
        self.maze = self._maze(self._usable)
        self.whole = self._maze(lambda text: text)
        self.distance = self.distance_in(self.maze)

    def _usable(self, text: str) -> str:
        """A card as it serves this player: a door of the other colour is a dead end [X7]."""
        body, _, feature = text.partition("+")
        return "/".join(body.replace("/", "")) if feature == self.shut else text

    def _maze(self, seen: Callable[[str], str]) -> Maze:
        """The maze as it is seen; what is under the goals does not matter here."""
        view = self.view
        shown = [(i, SHOWN[goal]) for i, goal in enumerate(view.goals) if goal.endswith("!")]
        tiles = [(cell(x, y), tile(seen(text))) for x, y, text in view.maze]
        return set_up_maze(view.rules, [0, 1, 2], tiles, shown)

    def distance_in(self, maze: Maze, laid: int | None = None) -> int:
        """How many cells the start's tunnels are from the nearest goal worth reaching."""
        if maze.knocked and laid is not None:
            x, y = xy(laid)
            if any(abs(x - gx) + abs(y - gy) == 1 for gx, gy in self.targets):
                return 0
        ends = maze.ends()
        return min(
            (abs(x - gx) + abs(y - gy) for x, y in ends for gx, gy in self.targets),
            default=FAR_AWAY,
        )

    def worth(self, move: Move) -> float:
        """How much a move is worth to this player."""
        if move.kind == "dig":
            return self._worth_of_digging(move.code)
        if move.card == "map":
            return LOOK if move.cell in self.unknown else LOOK_AGAIN
        if move.card == "rockfall":
            return self._worth_of_rockfall(move.code)
        if move.kind == "on":
            return self._worth_of_aiming(move)
        if move.card == "theft":
            return THEFT
        if move.kind == "clear":
            return CLEAR - self._loss(move) if move.tool != "theft" else 0.0
        return PASS / len(move.discards) - self._loss(move)

    def _loss(self, move: Move) -> float:
        """How much is lost with the cards that a move lays face down."""
        return sum(GOOD_CARD for card in move.discards if self._is_good(card))

    def _is_good(self, card: str) -> bool:
        """Whether a card in hand helps this player: tunnels that lead on, or those that do not."""
        if CARD[card] < PATHS:
            leads_on = any(len(group) > 1 for group in card.partition("+")[0].split("/"))
            return leads_on != self.hinders
        return card.startswith(("break", "rockfall") if self.hinders else ("fix", "free"))

    def _worth_of_digging(self, code: int) -> float:
        at, laid = cell_of(code), tile_of(code)
        after = self.maze.copy()
        after.put(at, tile(self._usable(TILE_TEXT[laid])))
        gain = self.distance - self.distance_in(after, at)
        if self.hinders:
            return -gain if gain < 0 else DIG_AWAY - gain
        if self.whole.after(code).knocked and not after.knocked:
            return DIG_FOR_RIVALS
        if self.role == "geologist" and HAS_CRYSTAL[laid]:
            gain += 1
        return DIG + gain if gain > 0 else DIG_ASIDE + gain * 0.1

    def _worth_of_rockfall(self, code: int) -> float:
        gain = self.distance - self.distance_in(self.maze.after(code))
        return -gain + ROCKFALL_AWAY if self.hinders else gain + ROCKFALL

    def _worth_of_aiming(self, move: Move) -> float:
        name, seat = move.card, move.seat
        assert name is not None and seat is not None
        mine = seat == self.me
        known = self.view.roles[seat]
        foe = known != HIDDEN and (known == "saboteur") != self.hinders
        friend = mine or (known != HIDDEN and not foe)
        if name.startswith("fix") or name == "free":
            if mine:
                return FIX_SELF - (DOUBLE_FIX if move.tool else 0.0)
            return FIX_FRIEND if friend else 0.0 if self.hinders or foe else FIX_UNKNOWN
        if name.startswith("break") or name == "trap":
            unknown = HINDER_UNKNOWN if self.hinders else BREAK_UNKNOWN
            return BREAK_FRIEND if friend else BREAK_FOE if foe else unknown
        if name == "hands-off":
            return 0.0 if mine else HANDS_OFF
        if name == "inspect":
            return 0.0 if mine else INSPECT
        return SWAP_HANDS if name == "swap-hands" else HATS
