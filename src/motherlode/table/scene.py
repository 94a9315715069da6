"""The game as a table tells it to its viewers: what `Following` knows, as fields by name.

Cells are written as texts, what lies on them and what is counted stands in tables by name.
"""

from collections.abc import Container, Sequence
from typing import Final

from ..game.events import Event
from ..game.following import Following
from ..game.match import Match
from ..game.maze import cell_text
from ..game.move import Move
from ..game.seen import Shown, Viewer
from ..game.way import Way

Facts = dict[str, object]

OPEN_FIELDS: Final = (
    "phase", "turn", "starter", "before", "thefts", "held", "deck", "aside", "treasure",
    "completed_by", "winners", "nugget_cards", "nuggets", "has_gold",
)  # fmt: skip
OWN_FIELDS: Final = (
    "hand", "gold", "offer", "legal", "goals", "roles", "pile", "out", "own_discards",
)  # fmt: skip


class Scene:
    """What each viewer sees now of a round, and what the last move changed in it."""

    def __init__(self, match: Match) -> None:
        self.following = following = Following(match.round)
        self.viewers = following.viewers
        shown = following.shown
        self._cells = [f"{x},{y}" for x, y in shown.goal_cells]
        self.open = {
            "round": shown.number,
            "rounds": match.rules.rounds,
            "maze": _maze(shown),
            "discards": following.discards,
            "face_down": following.face_down,
            "way": way_told(following.way),
            "buried": self.by_goal(shown.buried),
            **{name: getattr(shown, name) for name in OPEN_FIELDS},
        }
        self.own = {viewer: self._own(viewer, OWN_FIELDS) for viewer in self.viewers}

    def whole(self, viewer: Viewer) -> Facts:
        """All that a viewer sees."""
        return {**self.open, **self.own[viewer]}

    def moved(
        self, move: Move, seat: int, events: Sequence[Event]
    ) -> tuple[Facts, dict[Viewer, Facts]]:
        """A move has been made: what changed for all, and for some viewers."""
        following, last = self.following, self.following.shown
        concerned = following.moved(move, seat, events)
        shown = following.shown
        change = shown.changed_since(last)
        if "maze" in change:
            change["maze"] = _maze(shown)
            change.pop("goals_shown", None)  # they stand among the goals that each viewer knows
        if shown.retired:
            change.pop("retired", None)
        if "buried" in change:
            change["buried"] = self.by_goal(shown.buried)
            change |= differing(self.open, {"way": way_told(following.way)})
        if following.discards is not self.open["discards"]:
            change |= differing(self.open, {"discards": following.discards})
        if following.face_down is not self.open["face_down"]:
            change["face_down"] = following.face_down
        self.open = {**self.open, **change}
        own: dict[Viewer, Facts] = {}
        for viewer, names in concerned.items():
            differs = differing(self.own[viewer], self._own(viewer, names))
            if differs:
                self.own[viewer].update(differs)
                own[viewer] = differs
        return change, own

    def _own(self, viewer: Viewer, names: Container[str]) -> Facts:
        """Of what one viewer sees besides, these fields, always in the same order."""
        knowledge = self.following.own[viewer]
        facts: Facts = {name: getattr(knowledge, name) for name in OWN_FIELDS if name in names}
        if "goals" in facts:
            facts["goals"] = self.by_goal(knowledge.goals)
        return facts

    def by_goal(self, texts: Sequence[str]) -> dict[str, str]:
        """What is known of the goals, by their cells; nothing where nothing is."""
        return dict(zip(self._cells, texts, strict=bool(texts)))


def _maze(shown: Shown) -> dict[str, str]:
    return {f"{x},{y}": text for x, y, text in shown.maze}


def differing(old: Facts, new: Facts) -> Facts:
    return {name: value for name, value in new.items() if old[name] != value}


def way_told(way: Way | None) -> Facts | None:
    """By which way the treasure was reached; None if it was not."""
    if way is None:
        return None
    return {
        "cells": tuple(map(cell_text, way.cells)),
        "open": way.open,
        "doors": tuple(map(cell_text, way.doors)),
        "closed": {colour: tuple(map(cell_text, doors)) for colour, doors in way.closed.items()},
    }
