"""What a deal or a move tells: facts, one type for each kind, and events, each a fact and the
seats that may know all of it.

A field that may be missing is secret: the others are told the fact without it. Facts are sent and
written as they are, a secret that is not told being left out.
"""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Final, Literal, Self, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from .cards import GOALS, ROLES
from .message import Message
from .move import Move

Role = Annotated[
    Literal["miner", "saboteur", "selfish", "blue", "green", "boss", "profiteer", "geologist"],
    Meta(title="Role", description="A dwarf."),
]
Goal = Annotated[
    Literal["gold", "stone:NW", "stone:NE"],
    Meta(title="Goal", description="What a goal is, however it lies."),
]
Card = Annotated[str, Meta(title="Card", description="A card in notation, such as NES or map.")]
Cell = Annotated[str, Meta(title="Cell", description="A place in the maze, such as 3,-1.")]
MoveText = Annotated[str, Meta(title="Move", description="A move in notation, such as NES@3,-1.")]


class _Fact(msgspec.Struct, frozen=True, gc=False, tag_field="event", forbid_unknown_fields=True):
    """Something told. It refers to nothing that refers to it, so no garbage is looked for in it."""

    def blank(self) -> Self:
        """The same without what is secret."""
        return msgspec.structs.replace(self, **_secrets(type(self)))


@cache
def _secrets(kind: type[msgspec.Struct]) -> dict[str, UnsetType]:
    fields = msgspec.structs.fields(kind)
    return {field.name: UNSET for field in fields if field.default is UNSET}


class DealtFact(_Fact, frozen=True, tag="dealt"):
    """A seat has got so many cards, and a dwarf; secret: which."""

    seat: int
    count: int
    hand: list[Card] | UnsetType = UNSET
    role: Role | UnsetType = UNSET


class SaboteursFact(_Fact, frozen=True, tag="saboteurs"):
    """The saboteurs have seen each other; secret, for them: who they are."""

    seats: list[int] | UnsetType = UNSET


class MoveFact(_Fact, frozen=True, tag="move"):
    """A seat has moved; what is secret in the move is written `?` for the others."""

    seat: int
    move: MoveText

    @property
    def made(self) -> Move:
        """The move with its fields."""
        return Move.parse_told(self.move)

    def blank(self) -> Self:
        open = str(self.made.blank())
        return self if open == self.move else type(self)(self.seat, open)


class LookFact(_Fact, frozen=True, tag="look"):
    """A seat has looked at a goal; secret: what lies there."""

    seat: int
    cell: Cell
    goal: Goal | UnsetType = UNSET


class FallFact(_Fact, frozen=True, tag="fall"):
    """A rockfall has removed this card, as it lay."""

    cell: Cell
    card: Card


class InspectFact(_Fact, frozen=True, tag="inspect"):
    """A seat has looked at the dwarf of another; secret: which."""

    seat: int
    target: int
    role: Role | UnsetType = UNSET


class HatFact(_Fact, frozen=True, tag="hat"):
    """A seat has another dwarf now; secret, for itself: which."""

    seat: int
    role: Role | UnsetType = UNSET


class SwapFact(_Fact, frozen=True, tag="swap"):
    """Two seats have swapped hands: how many cards each has got; secret, for both: which."""

    seats: tuple[int, int]
    counts: tuple[int, int]
    hands: tuple[list[Card], list[Card]] | UnsetType = UNSET


class GoalFact(_Fact, frozen=True, tag="goal"):
    """A goal is revealed: the card as it lies."""

    cell: Cell
    card: Card


class DrawFact(_Fact, frozen=True, tag="draw"):
    """A seat has drawn; secret: what."""

    seat: int
    count: int
    cards: list[Card] | UnsetType = UNSET


class EndFact(_Fact, frozen=True, tag="end"):
    """The round is decided: all dwarfs, the seats that have won, and why it ended so."""

    treasure: bool
    completed_by: int | None
    roles: list[Role]
    winners: list[int]
    reasons: tuple[Message, ...]


class ShareFact(_Fact, frozen=True, tag="share"):
    """What each seat gets of the treasure (expansion)."""

    gold: list[int]


class PayFact(_Fact, frozen=True, tag="pay"):
    """A winner is paid this gold in so many nugget cards; secret: in which (base)."""

    seat: int
    gold: int
    cards: int
    nuggets: list[int] | UnsetType = UNSET


class OfferFact(_Fact, frozen=True, tag="offer"):
    """A seat takes a nugget card from so many; secret: their values (base)."""

    seat: int
    count: int
    nuggets: list[int] | UnsetType = UNSET


class OverFact(_Fact, frozen=True, tag="over"):
    """The round is over, its gold is shared; who begins the next one."""

    next_starter: int


Fact = Annotated[
    DealtFact | SaboteursFact | MoveFact | LookFact | FallFact | InspectFact | HatFact | SwapFact
    | GoalFact | DrawFact | EndFact | ShareFact | PayFact | OfferFact | OverFact,
    Meta(title="Fact", description="Something that a deal or a move tells."),
]  # fmt: skip

Told = list[Fact]
ROLE: Final[tuple[Role, ...]] = ROLES
GOAL: Final[tuple[Goal, ...]] = GOALS


class Event(msgspec.Struct, gc=False, eq=False):
    """Something told: all of a fact to the seats in `to`, its open part to all others."""

    whole: Fact
    to: Sequence[int] = ()
    open: Fact = cast(Fact, UNSET)  # follows from the whole

    def __post_init__(self) -> None:
        self.to = tuple(self.to)
        self.open = self.whole.blank()

    def seen_by(self, seat: int | None) -> Fact:
        """The fact as a seat sees it; None is a spectator."""
        return self.whole if seat in self.to else self.open

    def __repr__(self) -> str:
        return f"Event({self.whole!r}, {self.to!r})"
