"""What each viewer of a round knows, kept up move by move.

It is what `View` says, field by field. A view takes in all that was told since the deal, so it
costs more the longer a round has gone on; this takes in one move after the other, for all viewers
at once. Both are made of the same parts (seen.py), and a test holds them equal after every move.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from .code import CLEAR, DIG, PASS1, PASS3, kind_of
from .events import (
    EndFact,
    Event,
    Fact,
    GoalFact,
    HatFact,
    InspectFact,
    LookFact,
    MoveFact,
    SwapFact,
)
from .move import PLAYING, Move
from .round import Round
from .seen import Discards, DwarfsSeen, Goals, Own, Shown, Viewer
from .telling import told
from .view import Opening
from .way import Way

# What is told of goals and dwarfs, and what of it to all, if not to all the whole.
REMEMBERED: Final = (LookFact, InspectFact, HatFact, GoalFact, EndFact)
TOLD_TO_ALL: Final = (HatFact, GoalFact, EndFact)

# Fields that change together.
HAND_FIELDS: Final = frozenset(["hand"])
CHOICE_FIELDS: Final = frozenset(["legal", "offer"])
DISCARD_FIELDS: Final = frozenset(["own_discards"])
GOLD_FIELDS: Final = frozenset(["gold"])
RECALLED_FIELDS: Final = frozenset(["goals", "roles", "pile", "out"])


class Knowledge(Own):
    """What differs between viewers: what one of them holds, and what they have seen."""

    def __init__(self, round: Round, viewer: Viewer, shown: Shown, dwarfs: int) -> None:
        super().__init__(round, viewer)
        self._goals = Goals()
        self._dwarfs = DwarfsSeen(round.rules, shown.seats, dwarfs)
        self.own_discards: tuple[str, ...] = ()

    def learn(self, fact: Fact) -> None:
        self._goals.learn(fact)
        self._dwarfs.learn(fact)

    def recall(self, shown: Shown) -> None:
        """Name goals and dwarfs by what is known now."""
        self.goals = self._goals.known(shown)
        self.roles = self._dwarfs.roles
        self.pile = self._dwarfs.pile
        self.out = self._dwarfs.out


class Following:
    """What lies open, and what each viewer knows besides."""

    def __init__(self, round: Round) -> None:
        self.round = round
        self.viewers: tuple[Viewer, ...] = (None, *range(round.seats))
        self.shown = Shown(round)
        opening = Opening(round.origin or round, None)
        self._discards = Discards(opening.cards_laid(), self.shown.seats)
        self.own = {
            viewer: Knowledge(round, viewer, self.shown, len(opening.dwarfs))
            for viewer in self.viewers
        }
        for events in told(round):
            for event in events:
                if isinstance(event.whole, MoveFact):
                    self._discards.learn(event.whole.seat, event.whole.made)
                for viewer in self.viewers:
                    self.own[viewer].learn(event.seen_by(viewer))
        for viewer in self.viewers:
            self.own[viewer].recall(self.shown)
            if viewer is not None:
                self.own[viewer].own_discards = self._discards.of(viewer)
        self.discards = self._discards.open(self.shown)
        self.face_down = self._discards.counts()
        self.way = self._way()

    def moved(self, move: Move, seat: int, events: Sequence[Event]) -> dict[Viewer, frozenset[str]]:
        """A move was made, and told so. Of each viewer, which of their own fields it concerns."""
        round = self.round
        own = self.own
        was_playing = self.shown.phase == "play"
        self.shown = shown = Shown(round, self.shown, move.code)
        mover = own[seat]
        mover.decided()
        mover.look_at_hand(round, seat)
        concerned: defaultdict[Viewer, frozenset[str]] = defaultdict(frozenset)
        concerned[seat] = HAND_FIELDS | CHOICE_FIELDS

        self._discards.learn(seat, move)
        kind = kind_of(move.code)
        if PASS1 <= kind <= CLEAR:
            self.face_down = self._discards.counts()
            mover.own_discards = self._discards.of(seat)
            concerned[seat] |= DISCARD_FIELDS
        if kind != DIG and not PASS1 <= kind <= PASS3:
            self.discards = self._discards.open(shown)

        reminded: set[Viewer] = set()
        for event in events:
            told = type(event.whole)
            if told is SwapFact:
                for other in event.to:
                    own[other].look_at_hand(round, other)
                    concerned[other] |= HAND_FIELDS
            elif told in REMEMBERED:
                learners = self.viewers if told in TOLD_TO_ALL else event.to
                for viewer in learners:
                    own[viewer].learn(event.seen_by(viewer))
                reminded.update(learners)
        for viewer in reminded:
            own[viewer].recall(shown)
            concerned[viewer] |= RECALLED_FIELDS

        if round.phase != PLAYING:
            if was_playing:
                self.way = self._way()
            for each, gold in enumerate(round.gold):
                own[each].gold = gold
                concerned[each] |= GOLD_FIELDS
        if shown.turn is not None:
            own[shown.turn].decide(round)
            concerned[shown.turn] |= CHOICE_FIELDS
        return concerned

    def _way(self) -> Way | None:
        return self.shown.way_to_treasure(self.round.rules, self.own[None].roles)
