"""What a seat knows: everything a player at the table could rightly know, and nothing else.

A view is made from what was told to its seat (telling.py) and from what lies open on the table,
never from the round itself: two rounds that differ only in what is hidden from a seat give it
equal views.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from .cards import FACE_DOWN, GOALS, HIDDEN, TILE_TEXT, goal
from .events import EndFact, Event, Fact, MoveFact, PayFact, SaboteursFact, SwapFact
from .maze import xy
from .message import Message
from .move import Move
from .options import Rules
from .round import Round
from .seen import LAID, Discards, DwarfsSeen, Goals, Own, Shown, Viewer, cards_lying
from .telling import told
from .way import Way


class Opening:
    """The open part of the position from which a round's moves were made."""

    __slots__ = (
        "aside", "before", "box", "deck", "dwarfs", "goals", "has_gold", "held", "last_card",
        "last_path", "nugget_box", "nugget_cards", "nuggets", "own_gold", "starter", "thefts",
        "tiles", "turn",
    )  # fmt: skip

    def __init__(self, round: Round, seat: int | None) -> None:
        seats = range(round.seats)
        maze = round.maze
        self.tiles = tuple(sorted((c, t) for c, t in maze.tiles() if 0 < t < FACE_DOWN))
        self.goals = tuple(
            (maze.tile(cell), maze.goals[i]) if maze.tile(cell) != FACE_DOWN else (FACE_DOWN, -1)
            for i, cell in enumerate(maze.goal_cells)
        )
        self.held = tuple(round.held(s) for s in seats)
        self.deck = round.deck_left
        self.aside = len(round.aside)
        # Which cards, dwarfs and nugget cards there are in all is printed on the box.
        self.box = tuple(
            sorted([*round.aside, *round.deck(), *(c for s in seats for c in round.hand(s))])
        )
        self.dwarfs = tuple(sorted([*round.roles, *round.pile]))
        self.nuggets = len(round.nuggets)
        self.nugget_box = tuple(sorted([*round.nuggets, *_nuggets_given(round.past)]))
        self.nugget_cards = round.nugget_cards
        self.has_gold = tuple(gold > 0 for gold in round.gold)
        self.own_gold = None if seat is None else round.gold[seat]
        self.before = tuple(round.before(s) for s in seats)
        self.thefts = round.thefts
        self.starter = round.starter
        self.turn = round.turn
        self.last_path = round.last_path
        self.last_card = round.last_card

    def cards_laid(self) -> list[str]:
        """The cards that lay open in the maze and in front of the seats."""
        maze = [(*xy(cell), TILE_TEXT[tile]) for cell, tile in self.tiles]
        return cards_lying(maze, [LAID[mask] for mask in self.before])


class Memory(NamedTuple):
    """Cards that a seat has given away: in whose hand they are now, or among how many cards
    laid face down from that hand since. With no holder they surely lie among the latter."""

    holder: int | None
    cards: tuple[str, ...]
    face_down: int


FIELDS = (
    "seat", "number", "seats", "phase", "turn", "starter", "log", "past", "maze", "goal_cells",
    "goals", "before", "thefts", "held", "retired", "deck", "aside", "treasure", "completed_by",
    "winners", "nugget_cards", "nuggets", "has_gold", "hand", "gold", "offer", "legal", "roles",
    "pile", "out", "discards", "own_discards", "face_down",
)  # fmt: skip


class View(Shown, Own):
    """All that a seat knows of a round; seat None is a spectator."""

    def __init__(self, round: Round, seat: Viewer) -> None:
        if seat is not None and not 0 <= seat < round.seats:
            raise IndexError(f"no seat {seat}")
        events = told(round)
        Shown.__init__(self, round)
        Own.__init__(self, round, seat)
        self.rules: Rules = round.rules
        self.seat = seat
        self.opening = Opening(round.origin or round, seat)
        self.log: tuple[tuple[Fact, ...], ...] = tuple(
            tuple(e.seen_by(seat) for e in move) for move in events
        )
        self.past = tuple(e.seen_by(seat) for e in round.past)

    # What follows from the log is worked out when it is asked for.

    def facts_told(self) -> Iterator[Fact]:
        """All that was told in this round, one after the other."""
        return (fact for move in self.log for fact in move)

    @cached_property
    def moves(self) -> tuple[tuple[int, Move], ...]:
        """Each move made in this round, as far as known, and the seat that made it."""
        told = (fact for fact in self.facts_told() if isinstance(fact, MoveFact))
        return tuple((fact.seat, fact.made) for fact in told)

    @property
    def reasons(self) -> tuple[Message, ...]:
        """Why the round ended as it did; none before it is decided."""
        ends = (fact.reasons for fact in self.facts_told() if isinstance(fact, EndFact))
        return next(ends, ())

    @cached_property
    def goals(self) -> tuple[str, ...]:
        """Each goal as far as known: lying open, looked at, or not."""
        goals = Goals()
        for fact in self.facts_told():
            goals.learn(fact)
        return goals.known(self)

    @property
    def known_goals(self) -> dict[int, int]:
        """Which goal lies where, as far as known: its place in GOALS by that of its cell."""
        return {i: goal(shown)[0] for i, shown in enumerate(self.goals) if shown != HIDDEN}

    @cached_property
    def dwarfs(self) -> DwarfsSeen:
        """Where each dwarf dealt is now, and which are known."""
        dwarfs = DwarfsSeen(self.rules, self.seats, len(self.opening.dwarfs))
        for fact in self.facts_told():
            dwarfs.learn(fact)
        return dwarfs

    @cached_property
    def roles(self) -> tuple[str, ...]:
        """The dwarf of each seat, as far as known."""
        return self.dwarfs.roles

    @cached_property
    def pile(self) -> tuple[str, ...]:
        """The unused dwarfs, top first, as far as known."""
        return self.dwarfs.pile

    @cached_property
    def out(self) -> tuple[str, ...]:
        """The dwarfs removed for the round, as far as known."""
        return self.dwarfs.out

    @cached_property
    def way(self) -> Way | None:
        """By which way the treasure was reached; None if it was not."""
        return self.way_to_treasure(self.rules, self.roles)

    @cached_property
    def _discards(self) -> Discards:
        found = Discards(self.opening.cards_laid(), self.seats)
        for seat, move in self.moves:
            found.learn(seat, move)
        return found

    @cached_property
    def discards(self) -> tuple[str, ...]:
        """The cards out of the round that all have seen."""
        return tuple(Counter(self._discards.open(self)).elements())

    @cached_property
    def own_discards(self) -> tuple[str, ...]:
        """The cards that this seat has laid face down."""
        return () if self.seat is None else self._discards.of(self.seat)

    @cached_property
    def face_down(self) -> tuple[int, ...]:
        """How many cards each seat has laid face down."""
        return self._discards.counts()

    def seen_loyal(self) -> list[int]:
        """Seats that this one, a saboteur, has seen not to be saboteurs at the deal."""
        for fact in self.log[0]:
            if isinstance(fact, SaboteursFact) and fact.seats is not UNSET:
                return [seat for seat in range(self.seats) if seat not in fact.seats]
        return []

    @cached_property
    def memory(self) -> tuple[Memory, ...]:
        """Cards given away with a hand, followed through later swaps."""
        hands: dict[int, tuple[Counter[str], int]] = {}  # holder -> cards given, laid face down
        gone: list[Memory] = []
        for fact in self.facts_told():
            if isinstance(fact, MoveFact) and fact.seat in hands:
                cards, face_down = hands[fact.seat]
                face_down += fact.made.discards.count(HIDDEN)
                played = [fact.made.card] if fact.made.card else []
                hands[fact.seat] = (cards - Counter(played), face_down)
            elif isinstance(fact, SwapFact):
                a, b = fact.seats
                old = hands.pop(a, None), hands.pop(b, None)
                if fact.hands is UNSET:
                    hands |= {s: h for s, h in zip((b, a), old, strict=True) if h is not None}
                    continue
                mine = fact.seats.index(self.seat or 0)
                returned = old[1 - mine]
                if returned is not None:
                    lost = returned[0] - Counter(fact.hands[mine])
                    if lost:
                        gone.append(Memory(None, tuple(sorted(lost.elements())), returned[1]))
                hands[fact.seats[1 - mine]] = (Counter(fact.hands[1 - mine]), 0)
        kept = [
            Memory(holder, tuple(sorted(cards.elements())), face_down)
            for holder, (cards, face_down) in sorted(hands.items())
            if cards
        ]
        return (*gone, *kept)

    def knows(self, fact: str) -> bool:
        """Whether a fact such as `goal 8,0 gold` or `role 2 boss` is known."""
        kind, _, rest = fact.partition(" ")
        place, _, what = rest.partition(" ")
        if kind == "role" and place in map(str, range(self.seats)):
            return self.roles[int(place)] == what
        cells = [f"{x},{y}" for x, y in self.goal_cells]
        if kind == "goal" and place in cells:
            shown = self.goals[cells.index(place)]
            return shown != HIDDEN and what in (shown, GOALS[goal(shown)[0]])
        raise ValueError(f"{fact[:40]!r} is no fact such as 'goal 8,0 gold' or 'role 2 boss'")

    def facts(self) -> dict[str, object]:
        """The view as plain data."""
        rules = self.rules
        facts: dict[str, object] = {
            "game": rules.game,
            "edition": rules.edition,
            "options": rules.changed,
        }
        facts |= {name: getattr(self, name) for name in FIELDS}
        facts["opening"] = {slot: getattr(self.opening, slot) for slot in Opening.__slots__}
        facts["memory"] = self.memory
        plain: dict[str, object] = msgspec.to_builtins(facts)
        return plain

    def dump(self) -> bytes:
        """The view as bytes: equal views have equal bytes."""
        return json.dumps(self.facts(), separators=(",", ":"), ensure_ascii=False).encode()


def _nuggets_given(past: Sequence[Event]) -> list[int]:
    """All nugget cards that have left the pile in earlier rounds."""
    given: list[int] = []
    for fact in (event.whole for event in past):
        if isinstance(fact, MoveFact) and fact.made.nugget is not None:
            given.append(fact.made.nugget)
        elif isinstance(fact, PayFact):
            given += fact.nuggets or ()
    return given
