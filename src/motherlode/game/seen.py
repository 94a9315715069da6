"""What is seen of a round and what is remembered of it, fact by fact.

`View` takes all of it in at once, `Following` move by move: each fact is decided here, for both.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import UNSET

from .cards import FACE_DOWN, GOALS, HIDDEN, LYING, NAMES, SHOWN, START, TILE_TEXT
from .code import AT, DIG, kind_of
from .events import DealtFact, EndFact, Fact, HatFact, InspectFact, LookFact, SaboteursFact
from .maze import ORIGIN, cell, xy
from .move import OVER, PHASES, PLAYING, Move
from .options import Rules
from .round import Round
from .telling import names
from .way import Way, way_to_treasure

Viewer = int | None  # a seat, or None for a spectator

# What lies in front of a seat, by its mask, and the cards it lies there as.
LAID: Final = tuple(tuple(LYING[i] for i in range(5) if mask >> i & 1) for mask in range(32))
_CARD_LYING: Final = {
    what: what if what in ("trap", "theft") else f"break-{what}" for what in LYING
}
_CARD_LAID: Final = {TILE_TEXT[tile]: NAMES[(tile - 1) // 2] for tile in range(1, FACE_DOWN)}


class Shown:
    """What lies open in a round; all see it alike.

    After a move it is made from what was shown before, and looks only at what such a move changes.
    """

    def __init__(self, round: Round, last: "Shown | None" = None, code: int = 0) -> None:
        kind = kind_of(code)
        seats = range(round.seats)
        if last is not None:
            self.__dict__.update(last.__dict__)
        else:
            self.number = round.number
            self.seats = int(round.seats)
            self.starter = int(round.starter)
            self.aside = len(round.aside)
            self.goal_cells = tuple(xy(cell) for cell in round.maze.goal_cells)
        self.phase = PHASES[round.phase]
        self.turn = None if round.phase == OVER else int(round.turn)
        self.held = tuple([round.held(s) for s in seats])
        self.retired = tuple([s for s in seats if round.retired >> s & 1]) if round.retired else ()
        self.deck = round.deck_left
        if last is None or kind == DIG or kind == AT:
            tiles = [(*xy(c), TILE_TEXT[t]) for c, t in round.maze.tiles() if 0 < t < FACE_DOWN]
            self.maze = tuple(sorted(tiles))
            lying = [round.maze.tile(cell) for cell in round.maze.goal_cells]
            self.goals_shown = tuple([TILE_TEXT[t] if t != FACE_DOWN else HIDDEN for t in lying])
        if last is None or kind != DIG:
            self.before = tuple([LAID[round.before(s)] for s in seats])
            self.thefts = round.thefts
        if last is None or round.phase != PLAYING:
            self.treasure = round.treasure
            self.completed_by = int(round.completed_by) if round.completed_by >= 0 else None
            self.winners = round.winners
            self.nugget_cards = round.nugget_cards
            self.nuggets = len(round.nuggets)
            self.has_gold = tuple([gold > 0 for gold in round.gold])
            # No rule turns over a goal that was not reached; but now that changes nothing any more,
            # and everybody wants to know.
            decided = round.phase != PLAYING
            self.buried = tuple([GOALS[goal] for goal in round.maze.goals]) if decided else ()

    def way_to_treasure(self, rules: Rules, roles: Sequence[str]) -> Way | None:
        """By which way the treasure was reached; all see it, since all dwarfs are shown by then."""
        if self.completed_by is None:
            return None
        tiles = {ORIGIN: START} | {cell(x, y): SHOWN[text] for x, y, text in self.maze}
        for (x, y), text in zip(self.goal_cells, self.goals_shown, strict=True):
            if text != HIDDEN:
                tiles[cell(x, y)] = SHOWN[text]
        return way_to_treasure(tiles, rules.expansion, roles[self.completed_by])

    def changed_since(self, last: "Shown") -> dict[str, object]:
        """The fields that were shown otherwise."""
        old = last.__dict__
        return {
            name: value
            for name, value in self.__dict__.items()
            if value is not old[name] and value != old[name]
        }


class Own:
    """What a seat alone holds and may choose from; a spectator has nothing."""

    def __init__(self, round: Round, viewer: Viewer) -> None:
        self.hand: tuple[str, ...] = ()
        self.gold: int | None = None
        self.offer: tuple[int, ...] = ()
        self.legal: tuple[str, ...] = ()
        if viewer is not None:
            self.look_at_hand(round, viewer)
            self.gold = round.gold[viewer]
            if round.phase != OVER and viewer == round.turn:
                self.decide(round)

    def look_at_hand(self, round: Round, seat: int) -> None:
        self.hand = tuple(names(round.hand(seat)))

    def decide(self, round: Round) -> None:
        """It is this seat's decision now."""
        self.offer = tuple(sorted(round.offer))
        self.legal = round.legal_moves().texts()

    def decided(self) -> None:
        self.offer = ()
        self.legal = ()


class Goals:
    """The goals that a seat has looked at."""

    def __init__(self) -> None:
        self.seen: dict[tuple[int, int], str] = {}

    def learn(self, fact: Fact) -> None:
        if isinstance(fact, LookFact) and fact.goal is not UNSET:
            x, _, y = fact.cell.partition(",")
            self.seen[int(x), int(y)] = fact.goal

    def known(self, shown: Shown) -> tuple[str, ...]:
        """Each goal as far as known: lying open, looked at, or not."""
        goals = zip(shown.goal_cells, shown.goals_shown, strict=True)
        return tuple([self.seen.get(at, HIDDEN) if g == HIDDEN else g for at, g in goals])


class DwarfsSeen:
    """Where each dwarf dealt is now, and which are known to a seat.

    A dwarf is named by its place at the deal: a seat, or the number of seats plus its place
    in the pile.
    """

    def __init__(self, rules: Rules, seats: int, dwarfs: int) -> None:
        self.worn = list(range(seats))
        self.unused = list(range(seats, dwarfs))
        self.removed: list[int] = []
        self.known: dict[int, str] = {}
        self._old_to = self.unused if rules.says("old_hat", "bottom") else self.removed

    def learn(self, fact: Fact) -> None:
        if isinstance(fact, HatFact):
            self._old_to.append(self.worn[fact.seat])
            self.worn[fact.seat] = self.unused.pop(0)
        if isinstance(fact, EndFact):
            self.known.update(zip(self.worn, fact.roles, strict=True))
        elif isinstance(fact, SaboteursFact):
            self.known.update((seat, "saboteur") for seat in fact.seats or ())
        elif isinstance(fact, DealtFact | HatFact | InspectFact) and fact.role is not UNSET:
            of = fact.target if isinstance(fact, InspectFact) else fact.seat
            self.known[self.worn[of]] = fact.role

    @property
    def roles(self) -> tuple[str, ...]:
        """The dwarf of each seat, as far as known."""
        return self._known(self.worn)

    @property
    def pile(self) -> tuple[str, ...]:
        """The unused dwarfs, top first, as far as known."""
        return self._known(self.unused)

    @property
    def out(self) -> tuple[str, ...]:
        """The dwarfs removed for the round, as far as known."""
        return self._known(self.removed)

    def _known(self, dwarfs: Iterable[int]) -> tuple[str, ...]:
        return tuple([self.known.get(dwarf, HIDDEN) for dwarf in dwarfs])


class Discards:
    """The cards that have left the hands: played for all to see, or laid face down."""

    def __init__(self, laid: Iterable[str], seats: int) -> None:
        self.played = Counter(laid)  # with those that lay open when the round's moves began
        self.face_down: list[list[str]] = [[] for _ in range(seats)]  # `?` where hidden

    def learn(self, seat: int, move: Move) -> None:
        if move.card is not None:
            self.played[move.card] += 1
        else:
            self.face_down[seat] += move.discards

    def counts(self) -> tuple[int, ...]:
        """How many cards each seat has laid face down."""
        return tuple([len(cards) for cards in self.face_down])

    def of(self, seat: int) -> tuple[str, ...]:
        """The cards that a seat has laid face down."""
        return tuple(sorted(self.face_down[seat]))

    def open(self, shown: Shown) -> dict[str, int]:
        """How many of each card are out of the round for all to see: lying nowhere any more."""
        out = dict(self.played)
        for card in cards_lying(shown.maze, shown.before):
            out[card] -= 1
        return {name: out[name] for name in sorted(out) if out[name]}


def cards_lying(maze: Iterable[tuple[int, int, str]], before: Iterable[Iterable[str]]) -> list[str]:
    """The cards that lie open in the maze and in front of the seats."""
    lying = [_CARD_LAID[text] for _, _, text in maze]
    for laid in before:
        lying += [_CARD_LYING[what] for what in laid]
    return lying
