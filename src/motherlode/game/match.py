"""A match: rounds played one after the other, the gold kept [B5, B23]."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .deal import Deal, DealError, new_round, shuffle
from .events import EndFact, Event, Fact, MoveFact, OfferFact, PayFact, ShareFact
from .move import Move
from .options import Rules
from .round import Round
from .telling import told, told_by
from .view import View

if TYPE_CHECKING:
    from random import Random

LONGEST_NAME = 100


class Match:
    """A whole game. `deal` begins a round, `play` goes on, until it is `over`."""

    def __init__(self, rules: Rules, names: Sequence[str] | None = None) -> None:
        self.rules = rules
        self.names = tuple(names) if names else tuple(f"Seat {i}" for i in range(rules.players))
        if len(self.names) != rules.players:
            raise ValueError(f"{rules.players} players need as many names, not {len(self.names)}")
        for name in self.names:
            if len(name) > LONGEST_NAME or any(0xD800 <= ord(c) <= 0xDFFF for c in name):
                raise ValueError(f"a name has at most {LONGEST_NAME} characters, all of them real")
        self.rounds: list[Round] = []
        self.deals: list[Deal] = []
        self.past: list[Event] = []

    @property
    def round(self) -> Round:
        """The round being played, or the last one played."""
        if not self.rounds:
            raise ValueError("the first round has not been dealt")
        return self.rounds[-1]

    @property
    def gold(self) -> tuple[int, ...]:
        """Each player's gold so far."""
        return self.rounds[-1].gold if self.rounds else (0,) * self.rules.players

    @property
    def nuggets(self) -> tuple[int, ...]:
        """The nugget pile that the next deal shuffles [B3]."""
        return self.rounds[-1].nuggets if self.rounds else tuple(self.rules.nuggets())

    @property
    def needs_deal(self) -> bool:
        """Whether the next thing is a deal."""
        return not self.over and (not self.rounds or self.round.over)

    @property
    def over(self) -> bool:
        return len(self.rounds) == self.rules.rounds and self.round.over

    @property
    def winners(self) -> tuple[int, ...]:
        """All who have the most gold, once the match is over [B23]."""
        if not self.over:
            return ()
        most = max(self.gold)
        return tuple(seat for seat, gold in enumerate(self.gold) if gold == most)

    def starter(self) -> int | None:
        """Who begins the next round; before the first that is open: None [B4]."""
        return self.round.next_starter if self.rounds else None

    def deal(self, deal: Deal) -> Round:
        """Begin the next round with this deal."""
        if not self.needs_deal:
            raise DealError("it is not the time to deal")
        starter = self.starter()
        if starter is not None and deal.starter != starter:
            raise DealError(f"seat {starter} begins the next round [B19], not seat {deal.starter}")
        deal.check(self.rules, self.nuggets)
        cards = self.rounds[-1].nugget_cards if self.rounds else None
        new = new_round(
            self.rules,
            deal,
            len(self.rounds) + 1,
            gold=self.gold,
            nugget_cards=cards,
            past=self.past,
        )
        self.rounds.append(new)
        self.deals.append(deal)
        return new

    def shuffle(self, rng: "Random", starter: int | None = None) -> Round:
        """Begin the next round with a fair deal; `starter` may name who begins the first."""
        first = self.starter()
        if first is None:
            first = rng.randrange(self.rules.players) if starter is None else starter
        return self.deal(shuffle(self.rules, first, self.nuggets, rng))

    def play(self, move: Move | str, seat: int | None = None) -> Move:
        """Make a move in the current round."""
        made = self.round.play(move, seat)
        if self.round.over:
            self._remember()
        return made

    def tell(self, move: Move | str, seat: int | None = None) -> tuple[Move, list[Event]]:
        """Make a move and say what it tells the table."""
        round = self.round
        old = round.copy()
        made = round.play(move, seat)
        events = told_by(old, made.code, round)
        assert round.steps is not None
        round.steps.told = events
        if round.over:
            self._remember()
        return made, events

    def _remember(self) -> None:
        """Keep what the round has told about gold."""
        for events in told(self.round)[1:]:
            for event in events:
                if _of_gold(event.whole):
                    self.past.append(event)

    def view(self, seat: int | None) -> View:
        """What a seat knows of the current round and of the gold so far; None is a spectator."""
        return self.round.view(seat)


def _of_gold(fact: Fact) -> bool:
    """Whether a fact tells how gold was shared, taken or stolen."""
    if isinstance(fact, MoveFact):
        return fact.made.kind in ("take", "steal")
    return isinstance(fact, EndFact | ShareFact | PayFact | OfferFact)
