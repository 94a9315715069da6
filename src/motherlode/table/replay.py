"""A game that was played, told again move by move: as a seat was told it, as a spectator was, or
with nothing hidden. A frame says what an event says, made by the same scene.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

import msgspec

from ..game.cards import FACE_DOWN, GOALS, NAMES, ROLES, TILE_TEXT
from ..game.events import Event, HatFact, MoveFact, MoveText, Told
from ..game.match import Match
from ..game.maze import cell_text
from ..game.move import Move
from ..game.seen import Viewer
from ..game.telling import told_at_start
from .scene import Facts, Scene, differing

TRUTH: Final = "truth"
Eyes = Viewer | Literal["truth"]  # through whose eyes: a seat's, a spectator's (None), or all


class Frame(msgspec.Struct, frozen=True):
    """A deal (seat and move are null) or a move: what it tells, and what it changes in the game."""

    round: int
    seat: int | None
    move: MoveText | None
    told: Told
    game: dict[str, Any]


def frames(match: Match, eyes: Eyes) -> Iterator[Frame]:
    """A match from its first deal on. The frame of a deal has the whole game."""
    again = Match(match.rules, match.names)
    watcher = _Truth(again) if eyes == TRUTH else _Watcher(again, eyes)
    for number, (deal, played) in enumerate(zip(match.deals, match.rounds, strict=True), 1):
        round = again.deal(deal)
        yield Frame(number, None, None, watcher.facts(told_at_start(round)), watcher.dealt())
        for move in played.history():
            seat = int(round.turn)
            made, events = again.tell(move, seat)
            told = watcher.facts(events)
            first = told[0]
            assert isinstance(first, MoveFact)
            change = watcher.moved(made, seat, events)
            yield Frame(number, seat, first.move, told, change)


class _Watcher:
    """A viewer who is told what a seat or a spectator was told."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        self.match = match
        self.viewer = viewer

    def facts(self, events: Sequence[Event]) -> Told:
        """What events tell this viewer."""
        return [event.seen_by(self.viewer) for event in events]

    def dealt(self) -> Facts:
        """The whole game after a deal; nobody decides in a replay, so there is nothing legal."""
        self.scene = Scene(self.match)
        return self._whole() | {"legal": ()}

    def _whole(self) -> Facts:
        return self.scene.whole(self.viewer)

    def moved(self, made: Move, seat: int, events: Sequence[Event]) -> Facts:
        """What a move has changed."""
        change, own = self.scene.moved(made, seat, events)
        found = {**change, **own.get(self.viewer, {})}
        found.pop("legal", None)
        return found


class _Truth(_Watcher):
    """A viewer who is told everything."""

    def __init__(self, match: Match) -> None:
        super().__init__(match, None)

    def facts(self, events: Sequence[Event]) -> Told:
        return [event.whole for event in events]

    def _whole(self) -> Facts:
        self.out: list[str] = []
        self.part = self._part()
        return {**super()._whole(), **self.part}

    def moved(self, made: Move, seat: int, events: Sequence[Event]) -> Facts:
        change = super().moved(made, seat, events)
        for event in events:
            if isinstance(event.whole, HatFact) and self.match.rules.says("old_hat", "removed"):
                roles: Any = self.part["roles"]
                self.out.append(roles[event.whole.seat])
        old, self.part = self.part, self._part()
        # What a spectator learns of dwarfs and goals is known here already.
        seen = {name: value for name, value in change.items() if name not in self.part}
        return {**seen, **differing(old, self.part)}

    def _part(self) -> Facts:
        """What others do not see, or not all of it."""
        round = self.match.round
        maze = round.maze
        goals = {}
        for goal, cell in zip(maze.goals, maze.goal_cells, strict=True):
            tile = maze.tile(cell)
            goals[cell_text(cell)] = GOALS[goal] if tile == FACE_DOWN else TILE_TEXT[tile]
        return {
            "offer": tuple(sorted(round.offer)),
            "goals": goals,
            "roles": tuple([ROLES[role] for role in round.roles]),
            "pile": tuple([ROLES[role] for role in round.pile]),
            "out": tuple(self.out),
            "hands": tuple([tuple([NAMES[c] for c in round.hand(s)]) for s in range(round.seats)]),
            "golds": round.gold,
        }
