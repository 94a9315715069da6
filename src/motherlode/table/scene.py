"""The game as the viewers of a table see it, kept up move by move.

It is what `View` says, field by field: `open` is for all, `own` differs between viewers. A view
costs time that grows with the game; a scene asks for one only at a deal, and when a hat changes
its head. A test holds the two equal after every move. One field is the table's own: `buried`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..game.cards import FACE_DOWN, GOALS, LYING, NAMES, ROLES, SHOWN, START, TILE_TEXT
from ..game.code import AT, CLEAR, DIG, card_played, discards, kind_of
from ..game.events import EndFact, Event, GoalFact, HatFact, InspectFact, LookFact, SwapFact
from ..game.match import Match
from ..game.maze import ORIGIN, cell, xy
from ..game.move import OVER, PHASES, PLAYING, write
from ..game.round import Round
from ..game.view import View
from ..game.way import Way, way_to_treasure

Facts = dict[str, object]
Viewer = int | None  # a seat, or None for whoever only watches

LAID: Final = tuple(tuple(LYING[i] for i in range(5) if mask >> i & 1) for mask in range(32))
LAID_CARDS: Final = tuple(
    tuple(what if what in ("trap", "theft") else f"break-{what}" for what in laid) for laid in LAID
)


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
        "way": _way_seen(view),
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


def buried(round: Round) -> dict[str, str]:
    """What the goals were, all three; nothing before the round is decided.

    No rule turns over a goal that was not reached, but from then on it changes nothing any more,
    and everybody wants to know.
    """
    if round.phase == PLAYING:
        return {}
    maze = round.maze
    return dict(zip(_cells(maze.goal_cells), [GOALS[goal] for goal in maze.goals], strict=True))


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
        self._played = _played(self.match.round)
        self.open = {**open_part(views[0]), "buried": buried(self.match.round)}
        self.own = {view.seat: own_part(view) for view in views}

    def whole(self, viewer: Viewer) -> Facts:
        """All that a viewer sees."""
        return {**self.open, **self.own[viewer]}

    def moved(
        self, code: int, seat: int, events: Sequence[Event]
    ) -> tuple[Facts, dict[Viewer, Facts]]:
        """A move has been made: what changed for all, and for some viewers."""
        change = differing(self.open, self._open(code, seat))
        self.open = {**self.open, **change}
        own: dict[Viewer, Facts] = {}
        for viewer, facts in self._own(code, seat, events).items():
            differs = differing(self.own[viewer], facts)
            if differs:
                self.own[viewer].update(differs)
                own[viewer] = differs
        return change, own

    def _open(self, code: int, seat: int) -> Facts:
        """What all see, as far as the move may have changed it."""
        round = self.match.round
        phase = PHASES[round.phase]
        seats = range(round.seats)
        kind = kind_of(code)
        down = discards(code)
        played = card_played(code)
        if played >= 0:
            self._played[NAMES[played]] += 1
        new: Facts = {"phase": phase, "turn": None if round.phase == OVER else int(round.turn)}
        if kind == DIG or kind == AT:
            new["maze"] = _maze(round)
        before = [round.before(s) for s in seats]
        if kind != DIG:
            new["before"] = tuple([LAID[mask] for mask in before])
            new["thefts"] = round.thefts
        new["held"] = tuple([round.held(s) for s in seats])
        new["deck"] = round.deck_left
        if phase != "play":
            new["treasure"] = round.treasure
            new["completed_by"] = int(round.completed_by) if round.completed_by >= 0 else None
            if self.open["phase"] == "play":
                new["way"] = _way(round)
                new["buried"] = buried(round)
            new["winners"] = round.winners
            new["nugget_cards"] = round.nugget_cards
            new["nuggets"] = len(round.nuggets)
            new["has_gold"] = tuple([gold > 0 for gold in round.gold])
        if kind != DIG and (not down or kind == CLEAR):
            new["discards"] = _gone(self._played, round, before)
        if down:
            counts = list(self.open["face_down"])  # type: ignore[call-overload]
            counts[seat] += len(down)
            new["face_down"] = tuple(counts)
        return new

    def _own(self, code: int, seat: int, events: Sequence[Event]) -> dict[Viewer, Facts]:
        """What differs between viewers, as far as the move may have changed it."""
        round = self.match.round
        turn: Viewer = None if round.phase == OVER else int(round.turn)
        own: dict[Viewer, Facts] = {seat: {"hand": _hand(round, seat), "legal": (), "offer": ()}}
        down = discards(code)
        if down:
            mine = [*self.own[seat]["own_discards"], *(NAMES[c] for c in down)]  # type: ignore[misc]
            own[seat]["own_discards"] = tuple(sorted(mine))
        for event in events:
            self._learn(event, own)
        if PHASES[round.phase] != "play":
            for viewer in range(round.seats):
                own.setdefault(viewer, {})["gold"] = round.gold[viewer]
        if turn is not None:
            mine_now = own.setdefault(turn, {})
            mine_now["legal"] = tuple(sorted([write(move) for move in round.moves()]))
            mine_now["offer"] = tuple(sorted(round.offer))
        return own

    def _learn(self, event: Event, own: dict[Viewer, Facts]) -> None:
        """What an event tells of hands, goals and dwarfs, to whom it does."""
        fact = event.whole
        if isinstance(fact, SwapFact):
            for viewer in event.to:
                own.setdefault(viewer, {})["hand"] = _hand(self.match.round, viewer)
        elif isinstance(fact, LookFact):
            for viewer in event.to:
                self._see(own, viewer, fact.cell, fact.goal)
        elif isinstance(fact, InspectFact):
            for viewer in event.to:
                roles: list[object] = list(self.own[viewer]["roles"])  # type: ignore[call-overload]
                roles[fact.target] = fact.role
                own.setdefault(viewer, {})["roles"] = tuple(roles)
        elif isinstance(fact, GoalFact):
            for each in self.viewers:
                self._see(own, each, fact.cell, fact.card)
        elif isinstance(fact, EndFact):
            for each in self.viewers:
                own.setdefault(each, {})["roles"] = tuple(fact.roles)
        elif isinstance(fact, HatFact):  # who knew a dwarf knows where it is now
            for each in self.viewers:
                own.setdefault(each, {}).update(known(self.match.view(each)))

    def _see(self, own: dict[Viewer, Facts], viewer: Viewer, cell: str, goal: object) -> None:
        new = own.setdefault(viewer, {})
        goals: Any = new.get("goals", self.own[viewer]["goals"])
        new["goals"] = {**goals, cell: goal}


def differing(old: Facts, new: Facts) -> Facts:
    return {name: value for name, value in new.items() if old[name] != value}


def _maze(round: Round) -> dict[str, str]:
    tiles = [(*xy(c), TILE_TEXT[t]) for c, t in round.maze.tiles() if 0 < t < FACE_DOWN]
    return {f"{x},{y}": text for x, y, text in sorted(tiles)}


def _way(round: Round) -> Facts | None:
    """By which way the treasure was reached; None if it was not."""
    if round.completed_by < 0:
        return None
    dwarf = ROLES[round.roles[round.completed_by]]
    return _way_shown(way_to_treasure(dict(round.maze.tiles()), round.rules.expansion, dwarf))


def _way_seen(view: View) -> Facts | None:
    """The same from a view: it takes nothing that is not known to all."""
    if view.completed_by is None:
        return None
    tiles = {ORIGIN: START} | {cell(x, y): SHOWN[text] for x, y, text in view.maze}
    for (x, y), text in zip(view.goal_cells, view.goals, strict=True):
        if text.endswith("!"):
            tiles[cell(x, y)] = SHOWN[text]
    dwarf = view.roles[view.completed_by]
    return _way_shown(way_to_treasure(tiles, view.rules.expansion, dwarf))


def _way_shown(way: Way | None) -> Facts | None:
    if way is None:
        return None
    return {
        "cells": _cells(way.cells),
        "open": way.open,
        "doors": _cells(way.doors),
        "closed": {colour: _cells(doors) for colour, doors in way.closed.items()},
    }


def _cells(cells: Sequence[int]) -> tuple[str, ...]:
    return tuple(f"{x},{y}" for x, y in map(xy, cells))


def _hand(round: Round, seat: int) -> tuple[str, ...]:
    return tuple([NAMES[c] for c in round.hand(seat)])


def _played(round: Round) -> Counter[str]:
    """The cards played so far."""
    found: Counter[str] = Counter()
    step = round.steps
    while step is not None:
        card = card_played(step.code)
        if card >= 0:
            found[NAMES[card]] += 1
        step = step.before
    return found


def _gone(played: Mapping[str, int], round: Round, before: Sequence[int]) -> dict[str, int]:
    """The cards out of the round that all have seen: played, and lying nowhere any more."""
    gone = dict(played)
    for _, tile in round.maze.tiles():
        if 0 < tile < FACE_DOWN:
            name = NAMES[(tile - 1) // 2]
            gone[name] = gone.get(name, 0) - 1
    for mask in before:
        for name in LAID_CARDS[mask]:
            gone[name] = gone.get(name, 0) - 1
    return {name: gone[name] for name in sorted(gone) if gone[name] > 0}
