"""A game that was played, told again move by move: as a seat was told it, as a spectator was, or
with nothing hidden. A frame says what an event says, made by the same scene.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

import msgspec

from ..game.cards import GOALS, HIDDEN, ROLES
from ..game.events import Event, MoveFact, MoveText, Told
from ..game.match import Match
from ..game.move import Move
from ..game.seen import DwarfsSeen, Viewer
from ..game.telling import names, told_at_start
from .scene import Facts, Scene, differing

TRUTH: Final = "truth"
ReplayViewer = Viewer | Literal["truth"]  # a seat, a spectator (None), or all


class Frame(msgspec.Struct, frozen=True):
    """A deal (seat and move are null) or a move: what it tells, and what it changes in the game."""

    round: int
    seat: int | None
    move: MoveText | None
    told: Told
    game: dict[str, Any]


def frames(match: Match, viewer: ReplayViewer) -> Iterator[Frame]:
    """A match from its first deal on. The frame of a deal has the whole game."""
    again = Match(match.rules, match.names)
    watcher = _Truth(again) if viewer == TRUTH else _Watcher(again, viewer)
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
        return self.scene.whole(self.viewer) | {"legal": ()}

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

    def dealt(self) -> Facts:
        round = self.match.round
        dealt = [ROLES[role] for role in (*round.roles, *round.pile)]
        self.dwarfs = DwarfsSeen(self.match.rules, round.seats, len(dealt))
        self.dwarfs.known.update(enumerate(dealt))
        game = super().dealt()
        self.part = self._part()
        return game | self.part

    def moved(self, made: Move, seat: int, events: Sequence[Event]) -> Facts:
        change = super().moved(made, seat, events)
        for event in events:
            self.dwarfs.learn(event.whole)
        old, self.part = self.part, self._part()
        # What a spectator learns of dwarfs and goals is known here already.
        seen = {name: value for name, value in change.items() if name not in self.part}
        return seen | differing(old, self.part)

    def _part(self) -> Facts:
        """What others do not see, or not all of it."""
        round = self.match.round
        lying = zip(round.maze.goals, self.scene.following.shown.goals_shown, strict=True)
        return {
            "offer": tuple(sorted(round.offer)),
            "goals": self.scene.by_goal([GOALS[i] if at == HIDDEN else at for i, at in lying]),
            "roles": self.dwarfs.roles,
            "pile": self.dwarfs.pile,
            "out": self.dwarfs.out,
            "hands": [names(round.hand(seat)) for seat in range(round.seats)],
            "golds": round.gold,
        }
