"""The game as the viewers of a table see it, kept up move by move.

It is what `View` says, field by field: `open` is for all, `own` differs between viewers. A view
costs time that grows with the game; a scene asks for one only when a move told somebody something
that must be remembered. A test holds the two equal after every move.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ..game.cards import FACE_DOWN, LYING, NAMES, TILE_TEXT
from ..game.match import Match
from ..game.maze import xy
from ..game.move import AT, CLEAR, DIG, OVER, PHASES, card_played, discards
from ..game.round import Round
from ..game.view import Event, View

Facts = dict[str, object]
Viewer = int | None  # a seat, or None for whoever only watches

LAID: Final = tuple(tuple(LYING[i] for i in range(5) if mask >> i & 1) for mask in range(32))
LAID_CARDS: Final = tuple(
    tuple(what if what in ("trap", "theft") else f"break-{what}" for what in laid) for laid in LAID
)
REMEMBERED: Final = frozenset(("look", "inspect"))  # told to one seat, which knows it from then on
SHOWN: Final = frozenset(("hat", "goal", "end"))  # changes what all know of goals and dwarfs


def _count(cards: Sequence[str]) -> dict[str, int]:
    return dict(sorted(Counter(cards).items()))


def open_part(view: View) -> Facts:
    """What all see."""
    return {
        "round": view.number,
        "phase": view.phase,
        "turn": view.turn,
        "starter": view.starter,
        "maze": {f"{x},{y}": text for x, y, text in view.maze},
        "before": view.before,
        "thefts": view.thefts,
        "held": view.held,
        "deck": view.deck,
        "aside": view.aside,
        "treasure": view.treasure,
        "completed_by": view.completed_by,
        "winners": view.winners,
        "nugget_cards": view.nugget_cards,
        "nuggets": view.nuggets,
        "has_gold": view.has_gold,
        "discards": _count(view.discards),
        "face_down": view.face_down,
    }


def known(view: View) -> Facts:
    """What a viewer remembers of goals and dwarfs."""
    cells = [f"{x},{y}" for x, y in view.goal_cells]
    return {
        "goals": dict(zip(cells, view.goals, strict=True)),
        "roles": view.roles,
        "pile": view.pile,
        "out": view.out,
    }


def own_part(view: View) -> Facts:
    """What differs between viewers."""
    return {
        "hand": view.hand,
        "gold": view.gold,
        "offer": view.offer,
        "legal": view.legal,
        **known(view),
        "own_discards": view.own_discards,
    }


class Scene:
    """What each viewer sees now, and what the last move changed in it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewers: tuple[Viewer, ...] = (None, *range(match.rules.players))
        self.open: Facts = {}
        self.own: dict[Viewer, Facts] = {}
        self.dealt()

    def dealt(self) -> None:
        """A round has begun: everything is new."""
        views = [self.match.view(viewer) for viewer in self.viewers]
        self.open = open_part(views[0])
        self.own = {view.seat: own_part(view) for view in views}

    def whole(self, viewer: Viewer) -> Facts:
        """All that a viewer sees."""
        return {**self.open, **self.own[viewer]}

    def moved(
        self, code: int, seat: int, events: Sequence[Event]
    ) -> tuple[Facts, dict[Viewer, Facts]]:
        """A move has been made: what changed for all, and for some viewers."""
        new = self._open(code, seat, events)
        old = self.open
        change = {name: value for name, value in new.items() if old[name] != value}
        self.open = new
        own: dict[Viewer, Facts] = {}
        for viewer, facts in self._own(code, seat, events).items():
            before = self.own[viewer]
            differs = {name: value for name, value in facts.items() if before[name] != value}
            if differs:
                before.update(differs)
                own[viewer] = differs
        return change, own

    def _open(self, code: int, seat: int, events: Sequence[Event]) -> Facts:
        round, old = self.match.round, self.open
        seats = range(round.seats)
        kind = code & 15
        down = discards(code)
        new: Facts = {
            **old,
            "phase": PHASES[round.phase],
            "turn": None if round.phase == OVER else int(round.turn),
            "held": tuple([round.held(s) for s in seats]),
            "deck": round.deck_left,
        }
        if kind == DIG or kind == AT:
            new["maze"] = _maze(round)
        if kind != DIG:
            before = [round.before(s) for s in seats]
            new["before"] = tuple([LAID[mask] for mask in before])
            new["thefts"] = round.thefts
            if not down or kind == CLEAR:
                new["discards"] = _gone(round, before)
        if down:
            counts = list(old["face_down"])  # type: ignore[call-overload]
            counts[seat] += len(down)
            new["face_down"] = tuple(counts)
        if PHASES[round.phase] != "play":
            new |= {
                "treasure": round.treasure,
                "completed_by": int(round.completed_by) if round.completed_by >= 0 else None,
                "winners": round.winners,
                "nugget_cards": round.nugget_cards,
                "nuggets": len(round.nuggets),
                "has_gold": tuple([gold > 0 for gold in round.gold]),
            }
        return new

    def _own(self, code: int, seat: int, events: Sequence[Event]) -> dict[Viewer, Facts]:
        round = self.match.round
        turn: Viewer = None if round.phase == OVER else int(round.turn)
        own: dict[Viewer, Facts] = {seat: {"hand": _hand(round, seat), "legal": (), "offer": ()}}
        down = discards(code)
        if down:
            mine = [*self.own[seat]["own_discards"], *(NAMES[c] for c in down)]  # type: ignore[misc]
            own[seat]["own_discards"] = tuple(sorted(mine))
        for event in events:
            what = event.open["event"]
            if what == "swap":
                for viewer in event.to:
                    own.setdefault(viewer, {})["hand"] = _hand(round, viewer)
            elif what in REMEMBERED:
                for viewer in event.to:
                    own.setdefault(viewer, {}).update(known(round.view(viewer)))
        if any(event.open["event"] in SHOWN for event in events):
            for each in self.viewers:
                own.setdefault(each, {}).update(known(round.view(each)))
        if PHASES[round.phase] != "play":
            for viewer in range(round.seats):
                own.setdefault(viewer, {})["gold"] = round.gold[viewer]
        if turn is not None:
            mine_now = own.setdefault(turn, {})
            mine_now["legal"] = tuple(sorted([str(m) for m in round.legal_moves()]))
            mine_now["offer"] = tuple(sorted(round.offer))
        return own


def _maze(round: Round) -> dict[str, str]:
    tiles = [(*xy(c), TILE_TEXT[t]) for c, t in round.maze.tiles() if 0 < t < FACE_DOWN]
    return {f"{x},{y}": text for x, y, text in sorted(tiles)}


def _hand(round: Round, seat: int) -> tuple[str, ...]:
    return tuple([NAMES[c] for c in round.hand(seat)])


def _gone(round: Round, before: Sequence[int]) -> dict[str, int]:
    """The cards out of the round that all have seen: played, and lying nowhere any more."""
    gone: Counter[str] = Counter()
    step = round.steps
    while step is not None:
        played = card_played(step.code)
        if played >= 0:
            gone[NAMES[played]] += 1
        step = step.before
    gone.subtract(NAMES[(t - 1) // 2] for _, t in round.maze.tiles() if 0 < t < FACE_DOWN)
    gone.subtract(card for mask in before for card in LAID_CARDS[mask])
    return dict(sorted((+gone).items()))
