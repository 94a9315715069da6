"""What a seat knows: everything a player at the table could rightly know, and nothing else.

A move *tells* the table something. What is told is a list of events, each with a part that all
may see and a part for some seats only. A view is made from what was told to its seat and from
what lies open on the table, never from the round itself: two rounds that differ only in what is
hidden from a seat give it equal views.
"""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property

from .cards import (
    FACE_DOWN,
    GOALS,
    HATS,
    HIDDEN,
    INSPECT,
    LYING,
    MAP,
    NAMES,
    ROCKFALL,
    ROLES,
    SABOTEUR,
    SWAP_HANDS,
    TILE_TEXT,
    card,
)
from .code import TAKE, card_played, cell_of, discards, kind_of, seat_of
from .maze import xy
from .move import OVER, PHASES, PLAYING, Move, write
from .options import Rules
from .round import Round, Step
from .sharing import pay

Facts = dict[str, object]


class Event:
    """Something told: `open` to all, and `closed` to the seats in `to`."""

    __slots__ = ("closed", "open", "to")

    def __init__(self, open: Facts, closed: Facts | None = None, to: Sequence[int] = ()) -> None:
        self.open = open
        self.closed = closed or {}
        self.to = tuple(to)

    def seen_by(self, seat: int | None) -> Facts:
        """The event as a seat sees it; None is a spectator."""
        return {**self.open, **self.closed} if seat in self.to else self.open

    def __repr__(self) -> str:
        return f"Event({self.open!r}, {self.closed!r}, {self.to!r})"


def _names(cards: Sequence[int]) -> list[str]:
    return [NAMES[c] for c in cards]


def _cell(cell: int) -> str:
    x, y = xy(cell)
    return f"{x},{y}"


# --- what is told ----------------------------------------------------------------------------


def told_at_start(round: Round) -> list[Event]:
    """What the deal tells: to each player his hand and his dwarf."""
    seats = range(round.seats)
    events = [
        Event(
            {"event": "dealt", "seat": seat, "count": round.held(seat)},
            {"hand": _names(round.hand(seat)), "role": ROLES[round.roles[seat]]},
            [seat],
        )
        for seat in seats
    ]
    if round.rules.says("saboteurs_know", True):
        saboteurs = [seat for seat in seats if round.roles[seat] == SABOTEUR]
        events.append(Event({"event": "saboteurs"}, {"seats": saboteurs}, saboteurs))
    return events


def told_by(old: Round, code: int, new: Round) -> list[Event]:
    """What a move tells, from the positions before and after it."""
    seat = old.turn
    text = write(code)
    secret = discards(code)
    if secret:
        blank = text.rpartition(":")[0] + ":" + ",".join(HIDDEN for _ in secret)
        events = [Event({"event": "move", "seat": seat, "move": blank}, {"move": text}, [seat])]
    elif kind_of(code) == TAKE:
        blank = f"take:{HIDDEN}"
        events = [Event({"event": "move", "seat": seat, "move": blank}, {"move": text}, [seat])]
    else:
        events = [Event({"event": "move", "seat": seat, "move": text})]
    if old.phase == PLAYING:
        events += _told_by_card(old, code, new)
        if new.phase != PLAYING:
            events += _told_by_end(old, new)
    if new.offer:
        events.append(
            Event(
                {"event": "offer", "seat": new.turn, "count": len(new.offer)},
                {"nuggets": sorted(new.offer)},
                [new.turn],
            )
        )
    if new.phase == OVER:
        events.append(Event({"event": "over", "next_starter": new.next_starter}))
    return events


def _told_by_card(old: Round, code: int, new: Round) -> list[Event]:
    me, played, target = old.turn, card_played(code), seat_of(code)
    events = []
    drawer = me
    if played == MAP:
        place = old.maze.goal_cells.index(cell_of(code))
        facts: Facts = {"event": "look", "seat": me, "cell": _cell(cell_of(code))}
        events.append(Event(facts, {"goal": GOALS[old.maze.goals[place]]}, [me]))
    elif played == ROCKFALL:
        removed = TILE_TEXT[old.maze.tile(cell_of(code))]
        events.append(Event({"event": "fall", "cell": _cell(cell_of(code)), "card": removed}))
    elif played == INSPECT:
        facts = {"event": "inspect", "seat": me, "target": target}
        events.append(Event(facts, {"role": ROLES[old.roles[target]]}, [me]))
    elif played == HATS:
        facts = {"event": "hat", "seat": target}
        events.append(Event(facts, {"role": ROLES[new.roles[target]]}, [target]))
    elif played == SWAP_HANDS:
        drawer = target
        given = old.hand(me)
        given.remove(SWAP_HANDS)
        got = old.hand(target)
        facts = {"event": "swap", "seats": [me, target], "counts": [len(got), len(given)]}
        events.append(Event(facts, {"hands": [_names(got), _names(given)]}, [me, target]))
    for cell in new.maze.goal_cells:
        tile = new.maze.tile(cell)
        if tile != old.maze.tile(cell):
            events.append(Event({"event": "goal", "cell": _cell(cell), "card": TILE_TEXT[tile]}))
    drawn = new.drawn(old.top)
    if drawn:
        facts = {"event": "draw", "seat": drawer, "count": len(drawn)}
        events.append(Event(facts, {"cards": _names(drawn)}, [drawer]))
    return events


def _told_by_end(old: Round, new: Round) -> list[Event]:
    """The round is decided: dwarfs and winners are shown, pay and shares announced [B19, B24]."""
    events = [
        Event(
            {
                "event": "end",
                "treasure": new.treasure,
                "completed_by": new.completed_by if new.treasure else None,
                "roles": [ROLES[role] for role in new.roles],
                "winners": list(new.winners),
            }
        )
    ]
    gained = [b - a for a, b in zip(old.gold, new.gold, strict=True)]
    if new.rules.expansion:
        events.append(Event({"event": "share", "gold": gained}))
    elif not new.queue:
        pile = list(old.nuggets)
        for seat in new.winners:
            paid = pay(pile, gained[seat])
            for nugget in paid:
                pile.remove(nugget)
            facts: Facts = {"event": "pay", "seat": seat, "gold": gained[seat], "cards": len(paid)}
            events.append(Event(facts, {"nuggets": list(paid)}, [seat]))
    return events


def _steps(round: Round) -> list[Step]:
    steps = []
    step = round.steps
    while step is not None:
        steps.append(step)
        step = step.before
    steps.reverse()
    return steps


def told(round: Round) -> list[list[Event]]:
    """All that this round has told: first the deal, then one list for each move."""
    origin = round.origin or round
    steps = _steps(round)
    replay: Round | None = None
    for i, step in enumerate(steps):
        if step.told is None:
            if replay is None:
                replay = origin.copy()
                for earlier in steps[:i]:
                    replay.apply(earlier.code)
            old = replay.copy()
            replay.apply(step.code)
            step.told = told_by(old, step.code, replay)
        elif replay is not None:
            replay.apply(step.code)
    moves: list[list[Event]] = []
    for step in steps:
        events = step.told
        assert isinstance(events, list)
        moves.append(events)
    return [told_at_start(origin), *moves]


# --- the view --------------------------------------------------------------------------------


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


class Memory:
    """Cards that a seat has given away: in whose hand they are now, or among how many cards
    laid face down from that hand since. With no holder they surely lie among the latter."""

    __slots__ = ("cards", "face_down", "holder")

    def __init__(self, holder: int | None, cards: tuple[str, ...], face_down: int) -> None:
        self.holder = holder
        self.cards = cards
        self.face_down = face_down


FIELDS = (
    "seat", "number", "seats", "phase", "turn", "starter", "log", "past", "maze", "goal_cells",
    "goals", "before", "thefts", "held", "retired", "deck", "aside", "treasure", "completed_by",
    "winners", "nugget_cards", "nuggets", "has_gold", "hand", "gold", "offer", "legal", "roles",
    "pile", "out", "discards", "own_discards", "face_down",
)  # fmt: skip


class View:
    """All that a seat knows of a round; seat None is a spectator."""

    def __init__(self, round: Round, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < round.seats:
            raise IndexError(f"no seat {seat}")
        seats = range(round.seats)
        maze = round.maze
        origin = round.origin or round
        events = told(round)
        self.rules: Rules = round.rules
        self.seat = seat
        self.number = round.number
        self.seats = int(round.seats)
        self.phase = PHASES[round.phase]
        self.turn = None if round.phase == OVER else int(round.turn)
        self.starter = int(round.starter)
        self.opening = Opening(origin, seat)
        self.log = tuple(tuple(e.seen_by(seat) for e in move) for move in events)
        self.past = tuple(_event(e).seen_by(seat) for e in round.past)
        # What lies open.
        self.maze = tuple(
            sorted((*xy(c), TILE_TEXT[t]) for c, t in maze.tiles() if 0 < t < FACE_DOWN)
        )
        self.goal_cells = tuple(xy(cell) for cell in maze.goal_cells)
        self.before = tuple(
            tuple(LYING[i] for i in range(5) if round.before(s) >> i & 1) for s in seats
        )
        self.thefts = round.thefts
        self.held = tuple(round.held(s) for s in seats)
        self.retired = tuple(s for s in seats if round.retired >> s & 1)
        self.deck = round.deck_left
        self.aside = len(round.aside)
        self.treasure = round.treasure
        self.completed_by = int(round.completed_by) if round.completed_by >= 0 else None
        self.winners = round.winners
        self.nugget_cards = round.nugget_cards
        self.nuggets = len(round.nuggets)
        self.has_gold = tuple(gold > 0 for gold in round.gold)
        # What this seat alone may know.
        mine = seat is not None
        self.hand = tuple(_names(round.hand(seat))) if seat is not None else ()
        self.gold = round.gold[seat] if seat is not None else None
        deciding = mine and round.phase != OVER and seat == round.turn
        self.offer = tuple(sorted(round.offer)) if deciding else ()
        self.legal = tuple(sorted(str(m) for m in round.legal_moves())) if deciding else ()
        self.goals = self._goals(round)

    # What follows from the log is worked out when it is asked for.

    @property
    def roles(self) -> tuple[str, ...]:
        """The dwarf of each seat, as far as known."""
        return self._dwarfs[0]

    @property
    def pile(self) -> tuple[str, ...]:
        """The unused dwarfs, top first, as far as known."""
        return self._dwarfs[1]

    @property
    def out(self) -> tuple[str, ...]:
        """The dwarfs removed for the round, as far as known."""
        return self._dwarfs[2]

    @property
    def discards(self) -> tuple[str, ...]:
        """The cards out of the round that all have seen."""
        return self._discards[0]

    @property
    def own_discards(self) -> tuple[str, ...]:
        """The cards that this seat has laid face down."""
        return self._discards[1]

    @property
    def face_down(self) -> tuple[int, ...]:
        """How many cards each seat has laid face down."""
        return self._discards[2]

    def _goals(self, round: Round) -> tuple[str, ...]:
        """Each goal as far as known: lying open, looked at, or not."""
        seen = {
            str(fact["cell"]): str(fact["goal"])
            for move in self.log
            for fact in move
            if fact["event"] == "look" and "goal" in fact
        }
        goals = []
        for cell in round.maze.goal_cells:
            tile = round.maze.tile(cell)
            shown = TILE_TEXT[tile] if tile != FACE_DOWN else seen.get(_cell(cell), HIDDEN)
            goals.append(shown)
        return tuple(goals)

    def trace_dwarfs(self) -> tuple[list[int], list[int], list[int], dict[int, str]]:
        """Where each dwarf dealt is now, and which are known.

        A dwarf is named by its place at the deal: a seat, or the number of seats plus its place
        in the pile. The dwarfs now before the seats, in the pile, out; what is known of whom.
        """
        count = self.seats
        roles = list(range(count))
        pile = list(range(count, len(self.opening.dwarfs)))
        out: list[int] = []
        known: dict[int, str] = {}
        for move in self.log:
            for fact in move:
                event, who = fact["event"], fact.get("seat")
                if event == "hat":
                    wearer = as_int(who)
                    (pile if self.rules.says("old_hat", "bottom") else out).append(roles[wearer])
                    roles[wearer] = pile.pop(0)
                if event == "end":
                    known.update(zip(roles, map(str, as_list(fact["roles"])), strict=True))
                elif event == "saboteurs" and "seats" in fact:
                    known.update((as_int(seat), "saboteur") for seat in as_list(fact["seats"]))
                elif event in ("dealt", "hat", "inspect") and "role" in fact:
                    at = as_int(fact["target"] if event == "inspect" else who)
                    known[roles[at]] = str(fact["role"])
        return roles, pile, out, known

    @cached_property
    def _dwarfs(self) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        """The dwarfs before the seats, in the pile (top first) and out, as far as known."""
        roles, pile, out, known = self.trace_dwarfs()
        return (
            tuple(known.get(dwarf, HIDDEN) for dwarf in roles),
            tuple(known.get(dwarf, HIDDEN) for dwarf in pile),
            tuple(known.get(dwarf, HIDDEN) for dwarf in out),
        )

    @cached_property
    def _discards(self) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]:
        """Cards out of the round that all have seen, one's own face down, how many of each seat."""
        opening = self.opening
        laid = [NAMES[(tile - 1) // 2] for _, tile in opening.tiles]
        open_cards = Counter(laid + _lying_cards(map(_lying, opening.before)))
        own: list[str] = []
        face_down = [0] * self.seats
        for fact in (fact for told in self.log for fact in told if fact["event"] == "move"):
            move, seat = Move.parse_told(str(fact["move"])), as_int(fact["seat"])
            face_down[seat] += len(move.discards)
            own += move.discards if seat == self.seat else ()
            if move.card is not None:
                open_cards[move.card] += 1
        # What was open and lies nowhere any more is on the discard pile.
        open_cards.subtract(NAMES[card(text)] for _, _, text in self.maze)
        open_cards.subtract(_lying_cards(self.before))
        return tuple(sorted(open_cards.elements())), tuple(sorted(own)), tuple(face_down)

    @cached_property
    def memory(self) -> tuple[Memory, ...]:
        """Cards given away with a hand, followed through later swaps."""
        hands: dict[int, tuple[Counter[str], int]] = {}  # holder -> cards given, laid face down
        gone: list[Memory] = []
        for move in self.log:
            for fact in move:
                seat = fact.get("seat")
                if fact["event"] == "move" and isinstance(seat, int) and seat in hands:
                    cards, face_down = hands[seat]
                    made = Move.parse_told(str(fact["move"]))
                    face_down += made.discards.count(HIDDEN)
                    hands[seat] = (cards - Counter([made.card] if made.card else []), face_down)
                elif fact["event"] == "swap":
                    a, b = swapped = [as_int(seat) for seat in as_list(fact["seats"])]
                    old = hands.pop(a, None), hands.pop(b, None)
                    if "hands" not in fact:
                        hands |= {s: h for s, h in zip((b, a), old, strict=True) if h is not None}
                        continue
                    now = fact["hands"]
                    assert isinstance(now, list)
                    mine = (a, b).index(self.seat or 0)
                    returned = old[1 - mine]
                    if returned is not None:
                        lost = returned[0] - Counter(now[mine])
                        if lost:
                            gone.append(Memory(None, tuple(sorted(lost.elements())), returned[1]))
                    hands[swapped[1 - mine]] = (Counter(now[1 - mine]), 0)
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
            return what in (shown, _identity(shown))
        raise ValueError(f"{fact[:40]!r} is no fact such as 'goal 8,0 gold' or 'role 2 boss'")

    def facts(self) -> Facts:
        """The view as plain data."""
        facts: Facts = {
            "game": self.rules.game,
            "edition": self.rules.edition,
            "options": self.rules.changed,
        }
        for name in FIELDS:
            facts[name] = getattr(self, name)
        facts["opening"] = {slot: getattr(self.opening, slot) for slot in Opening.__slots__}
        facts["memory"] = [[m.holder, m.cards, m.face_down] for m in self.memory]
        return facts

    def dump(self) -> bytes:
        """The view as bytes: equal views have equal bytes."""
        return json.dumps(self.facts(), separators=(",", ":"), ensure_ascii=False).encode()


def _nuggets_given(past: Sequence[object]) -> list[int]:
    """All nugget cards that have left the pile in earlier rounds."""
    given: list[int] = []
    for event in map(_event, past):
        if event.open["event"] == "move":
            given += [int(str(event.closed["move"])[5:])] if event.closed else []
        elif event.open["event"] == "pay":
            given += [as_int(value) for value in as_list(event.closed["nuggets"])]
    return given


def as_int(value: object) -> int:
    """A number out of an event's facts."""
    assert isinstance(value, int)
    return value


def as_list(value: object) -> list[object]:
    """A list out of an event's facts."""
    assert isinstance(value, list)
    return value


def _event(event: object) -> Event:
    assert isinstance(event, Event)
    return event


def _lying(mask: int) -> list[str]:
    return [LYING[i] for i in range(5) if mask >> i & 1]


def _lying_cards(before: Iterable[Iterable[str]]) -> list[str]:
    """The cards that lie before players."""
    lying = [what for each in before for what in each]
    return [what if what in ("trap", "theft") else f"break-{what}" for what in lying]


def _identity(goal: str) -> str:
    """A goal's face-down form, from how it lies."""
    if not goal.endswith("!"):
        return goal
    return {"gold!": "gold", "stone:NW!": "stone:NW", "stone:ES!": "stone:NW"}.get(goal, "stone:NE")
