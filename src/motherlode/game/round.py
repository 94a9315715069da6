"""A round: the state of play, its legal moves, and what a move does.

The state is flat so that a copy is cheap: small arrays, and tuples for what seldom changes.
`moves` and `apply` are the fast pair for search; `legal_moves` and `play` are the same with
texts, checks and reasons.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from . import cards
from .code import (
    AT,
    CLEAR,
    DIG,
    NOBODY,
    ON,
    OWN,
    PASS1,
    PASS2,
    PASS3,
    STEAL,
    TAKE,
    card_of,
    card_played,
    cell_of,
    cleared_of,
    kind_of,
    nugget_of,
    seat_of,
    second_card_of,
    third_card_of,
    tile_of,
    tool_of,
)
from .legal import LegalMoves, anybody_can_play, legal_codes
from .maze import Maze
from .move import OVER, PHASES, PLAYING, STEALING, TAKING, IllegalMove, Move
from .options import Rules
from .refusal import refusal
from .sharing import (
    nuggets_drawn,
    pay,
    saboteurs_pay,
    shares,
    sharing_miners,
    takers,
    thieves,
    winning_group,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .deal import Deal
    from .events import Event
    from .view import View


def hands_side_by_side(hands: "Sequence[Sequence[int]]", stride: int) -> "vec[u8]":
    """All hands as a round holds them: sorted already, so many places for each."""
    return vec[u8]([card for hand in hands for card in (*hand, *(0,) * (stride - len(hand)))])


class Step:
    """A move that was made, linked to the one before it; copies of a round share their steps."""

    __slots__ = ("before", "code", "count", "told")

    def __init__(self, before: "Step | None", code: i64, count: i64) -> None:
        self.before = before
        self.code = code
        self.count = count
        self.told: list[Event] | None = None  # what it told the table, once it was worked out


class Outcome:
    """How a round ended: whether the treasure was reached and by whom, who won, all gold so far."""

    __slots__ = ("completed_by", "gold", "treasure", "winners")

    def __init__(self, completed_by: int | None, winners: list[int], gold: list[int]) -> None:
        self.treasure = completed_by is not None
        self.completed_by = completed_by
        self.winners = winners
        self.gold = gold

    def __repr__(self) -> str:
        reached = f"reached by seat {self.completed_by}" if self.treasure else "not reached"
        return f"<Outcome: treasure {reached}, winners {self.winners}, gold {self.gold}>"


class Round:
    """One round of a game. Seats are numbered from 0 in turn order.

    It is made by `new_round`, from a deal. Cards, tiles, dwarfs and cells are numbers here
    (cards.py, maze.py); a `View` names them.
    """

    __slots__ = (
        "_before", "_deck", "_hands", "_held", "_legal", "aside", "completed_by", "gold",
        "in_hands", "last_card", "last_path", "last_turn", "maze", "nugget_cards",
        "nuggets", "number", "offer", "origin", "past", "phase", "pile", "queue", "retired",
        "roles", "rules", "seats", "starter", "steps", "stride", "thefts", "top", "turn",
        "winners",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        maze: Maze,
        hands: "vec[u8]",
        held: "vec[u8]",
        before: "vec[u8]",
        deck: "vec[u8]",
        stride: i64,
        starter: i64,
        number: i64,
        aside: tuple[int, ...],
        roles: tuple[int, ...],
        pile: tuple[int, ...],
        thefts: tuple[int, ...],
        gold: tuple[int, ...],
        nuggets: tuple[int, ...],
        nugget_cards: tuple[int, ...],
        past: "tuple[Event, ...]",
    ) -> None:
        self.rules = rules
        self.maze = maze
        self._hands = hands  # each seat's cards, sorted, in `stride` places
        self._held = held  # how many cards each seat holds
        self._before = before  # what lies before each seat, as a mask
        self._deck = deck
        self.stride = stride
        self.starter = starter
        self.number = number  # which round of the match this is, from 1
        self.aside = aside  # cards laid aside unseen [X1]
        self.roles = roles
        self.pile = pile  # unused dwarfs, top first
        self.thefts = thefts  # seats with a theft before them, the first one played first
        self.gold = gold
        self.nuggets = nuggets  # the nugget pile, top first
        self.nugget_cards = nugget_cards  # how many nugget cards each seat has
        self.past = past  # what earlier rounds told about gold
        self.seats: i64 = len(held)
        self.turn: i64 = starter  # the seat to decide
        self.top: i64 = 0  # the next card of the deck
        self.in_hands: i64 = 0  # how many cards all seats hold
        self.retired: i64 = 0  # the seats without more turns in this round, as a mask [B7]
        self.last_path: i64 = -1  # the seat that last played a path card, any card, took a turn
        self.last_card: i64 = -1
        self.last_turn: i64 = -1
        self.phase: i64 = PLAYING
        self.completed_by: i64 = -1
        self.queue: tuple[int, ...] = ()  # the seats that are still to take or steal
        self.offer: tuple[int, ...] = ()  # nugget cards to choose from
        self.winners: tuple[int, ...] = ()
        self.steps: Step | None = None
        self.origin: Round | None = None  # the position from which `steps` were made
        self._legal: LegalMoves | None = None  # of this position, once they were listed

    def copy(self) -> "Round":
        """An independent copy; its past is shared."""
        # In the order of __init__: this is done for every playout, and names cost time uncompiled.
        new = Round(
            self.rules, self.maze.copy(), self._hands[:], self._held[:], self._before[:],
            self._deck, self.stride, self.starter, self.number, self.aside, self.roles, self.pile,
            self.thefts, self.gold, self.nuggets, self.nugget_cards, self.past,
        )  # fmt: skip
        new.turn = self.turn
        new.top = self.top
        new.in_hands = self.in_hands
        new.retired = self.retired
        new.last_path = self.last_path
        new.last_card = self.last_card
        new.last_turn = self.last_turn
        new.phase = self.phase
        new.completed_by = self.completed_by
        new.queue = self.queue
        new.offer = self.offer
        new.winners = self.winners
        new.steps = self.steps
        new.origin = self.origin
        return new

    def filled(self, deal: "Deal") -> "Round":
        """A copy in which all that is hidden is as in this deal, and the rest as it is here.

        Hands and deck are those of this moment, and so are the dwarfs.
        """
        new = self.copy()
        new.stride = max(self.stride, *[len(hand) for hand in deal.hands])
        new._hands = hands_side_by_side(deal.hands, new.stride)
        new._held = vec[u8]([len(hand) for hand in deal.hands])
        new.in_hands = sum(len(hand) for hand in deal.hands)
        new._deck = vec[u8](deal.deck)
        new.top = 0
        new.aside = deal.aside
        new.roles = deal.roles
        new.pile = deal.pile
        new.maze.goals = deal.goals
        new.nuggets = deal.nuggets
        return new

    # --- looking -----------------------------------------------------------------------------

    @property
    def phase_name(self) -> str:
        """`play`, `take`, `steal` or `over`."""
        return PHASES[self.phase]

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def treasure(self) -> bool:
        """Whether the treasure has been reached."""
        return self.maze.treasure

    @property
    def deck_left(self) -> int:
        return len(self._deck) - self.top

    def deck(self) -> list[int]:
        """The cards still to be drawn, top first."""
        return [c for c in self._deck][self.top :]

    def outcome(self) -> Outcome | None:
        """How the round ended; None while it goes on."""
        if self.phase != OVER:
            return None
        by = self.completed_by if self.completed_by >= 0 else None
        return Outcome(by, sorted(self.winners), list(self.gold))

    def view(self, seat: int | None) -> "View":
        """What a seat knows of this round; None is a spectator."""
        from .view import View  # it looks at rounds, so it comes after them

        return View(self, seat)

    def drawn(self, since: int) -> list[int]:
        """The cards drawn since `top` had this value."""
        return [self._deck[i] for i in range(since, self.top)]

    def hand(self, seat: int) -> list[int]:
        """A seat's cards, sorted."""
        first: i64 = seat * self.stride
        count: int = self._held[seat]
        return [self._hands[first + i] for i in range(count)]

    def held(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self._held[seat]

    def before(self, seat: int) -> int:
        """What lies before a seat, as a mask with a bit for each of LYING."""
        return self._before[seat]

    @property
    def move_count(self) -> int:
        """How many moves have been made in this round."""
        return 0 if self.steps is None else self.steps.count

    def history(self) -> list[Move]:
        """The moves made so far, first one first."""
        moves = []
        step = self.steps
        while step is not None:
            moves.append(Move(step.code))
            step = step.before
        moves.reverse()
        return moves

    @property
    def next_starter(self) -> int:
        """The seat that begins the next round [B19]."""
        option = self.rules.options["next_starter"]
        last: i64 = self.last_turn
        if option == "path":
            last = self.last_path
        elif option == "card":
            last = self.last_card
        if last < 0:
            last = self.starter
        return (last + 1) % self.seats

    # --- legal moves -------------------------------------------------------------------------

    def legal_moves(self) -> LegalMoves:
        """All legal moves of the seat whose decision it is; kept until the next move is made."""
        found = self._legal
        if found is None:
            found = LegalMoves(self.moves())
            self._legal = found
        return found

    def moves(self) -> "vec[i64]":
        """The codes of all legal moves, found anew."""
        return legal_codes(self)

    # --- making a move -----------------------------------------------------------------------

    def refusal(self, move: Move | str, seat: int | None = None) -> IllegalMove | None:
        """Why this move may not be made now (by this seat), or None if it may."""
        if isinstance(move, str):
            try:
                move = Move.parse(move)
            except IllegalMove as unreadable:
                return unreadable
        return refusal(self, move, seat)

    def play(self, move: Move | str, seat: int | None = None) -> Move:
        """Make a move (of this seat, if one is named), or raise IllegalMove and change nothing."""
        if isinstance(move, str):
            move = Move.parse(move)
        turn: int = self.turn
        if (seat is not None and seat != turn) or move not in self.legal_moves():
            refused = refusal(self, move, seat)
            assert refused is not None
            raise refused
        self.apply(move.code)
        return move

    def apply(self, code: i64) -> None:
        """Make a move that is known to be legal."""
        # The first move of a round keeps the position that it was made in; every move is linked
        # to the one before, so that what was told can be worked out later.
        if self.origin is None:
            self.origin = self.copy()
        step = self.steps
        count: i64 = 1
        if step is not None:
            count = step.count + 1
        self.steps = Step(step, code, count)
        self._legal = None

        # After the round is decided its gold is shared, without cards [B20, X22].
        kind = kind_of(code)
        if kind == TAKE:
            self._take(nugget_of(code))
            return
        if kind == STEAL:
            self._steal(seat_of(code))
            return

        # The cards leave the hand. As many are drawn for them, one for a pair that clears [X16].
        me = self.turn
        drawer = me
        draws: i64 = 1
        self.last_turn = me
        if kind <= OWN:
            card = card_played(code)
            self._remove(me, card)
            self.last_card = me
            if kind == DIG:
                self.last_path = me
            elif card == cards.SWAP_HANDS and kind == ON:
                drawer = seat_of(code)  # the other one draws [X15]
        else:
            self._remove(me, card_of(code))
            if kind != PASS1:
                self._remove(me, second_card_of(code))
            if kind == PASS2:
                draws = 2
            elif kind == PASS3:
                self._remove(me, third_card_of(code))
                draws = 3

        # What was played takes effect; whoever reaches the treasure ends the round [B19].
        if kind == DIG:
            self.maze.lay(cell_of(code), tile_of(code))
            if self.maze.treasure:
                self.completed_by = me
                self._finish()
                return
        else:
            self.take_effect(code)

        # Cards are drawn, as far as there are any, and the next seat decides.
        left: i64 = len(self._deck) - self.top
        if draws > left:
            draws = left
        while draws > 0:
            self._draw(drawer)
            draws -= 1
        self._next_turn()

    def take_effect(self, code: i64) -> None:
        """Change the maze, what lies in front of seats, their dwarfs or hands as a move says.

        This is what a card does once it has been played by the seat whose turn it is. The card
        itself does not leave a hand here, and none is drawn.
        """
        kind = kind_of(code)
        if kind == DIG:
            self.maze.lay(cell_of(code), tile_of(code))
        elif kind == AT:
            if card_of(code) == cards.ROCKFALL:
                self.maze.remove(cell_of(code))
        elif kind == ON:
            self._aim(card_of(code), seat_of(code), tool_of(code))
        elif kind == OWN:
            self._lay_before(self.turn, cards.THIEF)
            self.thefts = (*self.thefts, self.turn)
        elif kind == CLEAR:
            self._lift(self.turn, 1 << cleared_of(code))

    def _aim(self, card: i64, seat: i64, tool: i64) -> None:
        """An action card takes effect on a seat."""
        mends = cards.MENDS[card]
        if mends:
            if card <= cards.BREAK_PICK:
                self._lay_before(seat, mends)
            else:
                self._lift(seat, cards.mended(card, tool))
        elif card == cards.TRAP:
            self._lay_before(seat, cards.TRAPPED)
        elif card == cards.FREE:
            self._lift(seat, cards.TRAPPED)
        elif card == cards.HANDS_OFF:
            self._lift(seat, cards.THIEF)
        elif card == cards.HATS:
            roles = list(self.roles)
            old = roles[seat]
            roles[seat] = self.pile[0]
            self.roles = tuple(roles)
            self.pile = self.pile[1:]
            if self.rules.says("old_hat", "bottom"):
                self.pile = (*self.pile, old)
        elif card == cards.SWAP_HANDS:
            self._swap(self.turn, seat)

    def _lay_before(self, seat: i64, what: i64) -> None:
        """A broken tool, a trap or a theft is laid before a seat."""
        lies: int = self._before[seat]
        lies |= what
        self._before[seat] = lies

    def _lift(self, seat: i64, what: i64) -> None:
        """Something that lay before a seat is taken away; of two tools those that are broken."""
        lies: int = self._before[seat]
        lies &= ~what
        self._before[seat] = lies
        if what == cards.THIEF:
            self.thefts = tuple(thief for thief in self.thefts if thief != seat)

    def _swap(self, a: i64, b: i64) -> None:
        """Two seats exchange all cards in hand [X15]."""
        hands = self._hands
        held = self._held
        i: i64 = 0
        while i < self.stride:
            card = hands[a * self.stride + i]
            hands[a * self.stride + i] = hands[b * self.stride + i]
            hands[b * self.stride + i] = card
            i += 1
        count = held[a]
        held[a] = held[b]
        held[b] = count

    def _remove(self, seat: i64, card: i64) -> None:
        """A card leaves a hand."""
        hands = self._hands
        count: int = self._held[seat]
        at: i64 = seat * self.stride
        end: i64 = at + count - 1
        found: int = hands[at]
        while found != card:
            at += 1
            found = hands[at]
        while at < end:
            hands[at] = hands[at + 1]
            at += 1
        count -= 1
        self._held[seat] = count
        self.in_hands -= 1

    def _draw(self, seat: i64) -> None:
        """The top card of the deck goes to its place in a sorted hand."""
        hands = self._hands
        card = self._deck[self.top]
        self.top += 1
        count: int = self._held[seat]
        first: i64 = seat * self.stride
        at: i64 = first + count
        while at > first and hands[at - 1] > card:
            hands[at] = hands[at - 1]
            at -= 1
        hands[at] = card
        count += 1
        self._held[seat] = count
        self.in_hands += 1

    def _next_turn(self) -> None:
        """End the round, or pass the turn to the next player with cards [B7, B18]."""
        nobody_left = self.in_hands == 0
        if self.rules.cardless_out:
            nobody_left = self.retire_cardless()
        used_up = self.top == len(self._deck) and not self.rules.play_to_empty
        if nobody_left or (used_up and not anybody_can_play(self)):
            self._finish()
            return
        seat = self.turn
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if self._held[seat] != 0 and not self.retired >> seat & 1:
                break
        self.turn = seat

    def retire_cardless(self) -> bool:
        """Whoever holds no card takes no more turns [B7]; whether that is everybody by now."""
        everybody = True
        seat: i64 = 0
        while seat < self.seats:
            if self._held[seat] == 0:
                self.retired |= 1 << seat
            if not self.retired >> seat & 1:
                everybody = False
            seat += 1
        return everybody

    # --- the end -----------------------------------------------------------------------------

    def _finish(self) -> None:
        """Share the gold, or begin to [B19-B21, X17-X22]."""
        rules = self.rules
        before = [self.before(seat) for seat in range(self.seats)]
        self.phase = OVER
        if rules.expansion:
            completed_by = self.completed_by if self.completed_by >= 0 else None
            blue = self.treasure and self.maze.open_for(cards.GREEN)
            green = self.treasure and self.maze.open_for(cards.BLUE)
            group = winning_group(rules, self.roles, completed_by, blue, green)
            self.winners = tuple(s for s in group if not before[s] & cards.TRAPPED)
            shared = shares(rules, self.roles, before, self.winners, self.maze.crystals())
            self.gold = tuple(old + new for old, new in zip(self.gold, shared, strict=True))
            self.queue = thieves(before, self.thefts)
            self._next_thief()
        elif not self.treasure:
            saboteurs = [s for s, role in enumerate(self.roles) if role == cards.SABOTEUR]
            self._pay(saboteurs, saboteurs_pay(len(saboteurs)))
        elif self.roles[self.completed_by] == cards.SELFISH:
            self._pay([self.completed_by], 4)
        else:
            sharers = sharing_miners(rules, self.roles, before)
            self.winners = tuple(sharers)
            drawn = nuggets_drawn(rules, self.roles, len(sharers))
            self.offer = self.nuggets[:drawn]
            self.nuggets = self.nuggets[drawn:]
            self.queue = takers(sharers, self.completed_by, self.seats, len(self.offer))
            self._next_taker()

    def _pay(self, seats: list[int], value: int) -> None:
        """Pay each of these seats a value in nugget cards [B21]."""
        self.winners = tuple(seats)
        for seat in seats:
            paid = pay(self.nuggets, value)
            pile = list(self.nuggets)
            for card in paid:
                pile.remove(card)
            self.nuggets = tuple(pile)
            self._give(seat, sum(paid), len(paid))

    def _give(self, seat: int, gold: int, count: int) -> None:
        """A seat gets gold, in so many nugget cards; or loses some to a thief."""
        amounts = list(self.gold)
        amounts[seat] += gold
        self.gold = tuple(amounts)
        if count:
            counts = list(self.nugget_cards)
            counts[seat] += count
            self.nugget_cards = tuple(counts)

    def _next_taker(self) -> None:
        """The next seat takes a nugget card, or the round is over [B20]."""
        if self.queue:
            self.phase = TAKING
            self.turn = self.queue[0]
        else:
            self.phase = OVER

    def _take(self, value: int) -> None:
        """The deciding seat takes a nugget card and hands on the rest [B20]."""
        rest = list(self.offer)
        rest.remove(value)
        self.offer = tuple(rest)
        self._give(self.turn, value, 1)
        self.queue = self.queue[1:]
        self._next_taker()

    def _next_thief(self) -> None:
        """The next thief who can rob somebody decides; the others are passed over [X22]."""
        while self.queue:
            thief = self.queue[0]
            if any(gold > 0 and seat != thief for seat, gold in enumerate(self.gold)):
                self.phase = STEALING
                self.turn = thief
                return
            self.queue = self.queue[1:]
        self.phase = OVER

    def _steal(self, seat: int) -> None:
        """The deciding seat robs another one, or nobody [X22]."""
        if seat != NOBODY:
            self._give(seat, -1, 0)
            self._give(self.turn, 1, 0)
        self.queue = self.queue[1:]
        self._next_thief()
