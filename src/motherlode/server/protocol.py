"""The messages between client and server, in JSON; `docs/protocol.md` tells how they are used.

Everything that is sent or read is one of these types; from them come the published JSON Schema and
the TypeScript types of the browser client.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ..game.events import Card, Cell, Goal, MoveText, Role
from ..game.message import Arg, Message
from ..table import commands as c
from ..table.replay import Frame
from ..table.telling import Happened, Summary, TablePart
from ..table.terms import Terms

VERSION: Final = 1
SUBPROTOCOL: Final = f"motherlode.v{VERSION}"
LONGEST_MESSAGE: Final = 4096  # bytes, from a client


def says(text: str, title: str | None = None) -> Meta:
    """What a field means, or a type with a title, for the published schema."""
    return Meta(title=title, description=text)


# --- from the client, on the socket ----------------------------------------------------------


class Ping(c.Command, frozen=True, tag="ping"):
    """Ask for a sign of life and the server's time."""


class Sync(c.Command, frozen=True, tag="sync"):
    """Ask for the state anew, with the log after an entry."""

    after: Annotated[int, Meta(ge=0)] = 0


Request = c.AnyCommand | Ping | Sync
decode_request = msgspec.json.Decoder(Request).decode


# --- the game, as it is sent -----------------------------------------------------------------

Known = Annotated[Role | Literal["?"], says("A dwarf, or ? where it is not known.", "Known")]


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By which way the treasure was reached, and for which colours there is an open one."""

    cells: Annotated[
        list[Cell], says("From start to treasure; by ladders it jumps, and it may cross itself.")
    ]
    open: Annotated[
        list[Literal["blue", "green"]], says("The colours for which a way is open (expansion).")
    ]
    doors: Annotated[list[Cell], says("The doors on the way.")]
    closed: Annotated[
        dict[Literal["blue", "green"], list[Cell]],
        says("The other colours, and the doors that bar the shortest way of each."),
    ]


class Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game as its viewer may know it. A list for all seats begins with seat 0."""

    round: Annotated[int, says("The number of the round, from 1.")]
    rounds: Annotated[int, says("How many rounds the game has.")]
    phase: Annotated[
        Literal["play", "take", "steal", "over"],
        says("What is decided: cards, nugget cards, thefts, or nothing any more."),
    ]
    turn: Annotated[int | None, says("The seat that decides; null when none does.")]
    starter: Annotated[int, says("The seat that began the round.")]
    maze: Annotated[
        dict[Cell, Card], says("The path cards as they lie, without the start card and the goals.")
    ]
    before: Annotated[
        list[list[Literal["cart", "lamp", "pick", "trap", "theft"]]],
        says("What lies before each seat: broken tools, a trap, a theft."),
    ]
    thefts: Annotated[list[int], says("Seats with a theft, in the order in which they played it.")]
    held: Annotated[list[int], says("How many cards each seat holds.")]
    deck: Annotated[int, says("How many cards can still be drawn.")]
    aside: Annotated[int, says("How many cards were put aside unseen (expansion).")]
    treasure: Annotated[bool, says("Whether the treasure was reached.")]
    completed_by: Annotated[int | None, says("The seat whose card reached it.")]
    way: Annotated[
        Way | None, says("How the treasure was reached; null if it was not, or not yet.")
    ]
    buried: Annotated[
        dict[Cell, Goal], says("What all three goals were; empty until the round is decided.")
    ]
    winners: Annotated[list[int], says("The seats that won, once that is decided.")]
    nugget_cards: Annotated[list[int], says("How many nugget cards each seat has (base).")]
    nuggets: Annotated[int, says("How many nugget cards are in the pile (base).")]
    has_gold: Annotated[list[bool], says("Whether each seat has any gold.")]
    discards: Annotated[
        dict[Card, int], says("Cards out of the round that all have seen, and how many of each.")
    ]
    face_down: Annotated[list[int], says("How many cards each seat has discarded face down.")]
    hand: Annotated[list[Card], says("The viewer's cards; of a spectator none.")]
    gold: Annotated[int | None, says("The viewer's gold; of a spectator null.")]
    offer: Annotated[list[int], says("The nugget cards of which the viewer takes one now.")]
    legal: Annotated[
        list[MoveText], says("All moves that the viewer may make now, if it is their decision.")
    ]
    goals: Annotated[
        dict[Cell, Card],
        says("The goals: ? unknown, gold looked at, gold! revealed; so for stones."),
    ]
    roles: Annotated[list[Known], says("The dwarf of each seat.")]
    pile: Annotated[list[Known], says("The unused dwarfs, top first.")]
    out: Annotated[list[Known], says("The dwarfs removed for the round.")]
    own_discards: Annotated[list[Card], says("The cards that the viewer has discarded face down.")]


# --- from the server, on the socket ----------------------------------------------------------


How = Annotated[
    Literal["person", "bot", "auto"], says("By whom a move was made; auto: the time was up.", "How")
]
Stage = Annotated[
    Literal["open", "playing", "between", "over", "closed"],
    says("Where a table stands; between is between two rounds.", "Stage"),
]
Something = Annotated[Happened, says("Something that happened.", "Happened")]


class Sent(msgspec.Struct, frozen=True, tag_field="type"):
    """Something the server sends."""


class You(msgspec.Struct, frozen=True):
    """Who the viewer is at this table: nobody (null) before having sat down or spoken."""

    person: int | None
    seat: int | None
    muted: list[int]


class LogLine(msgspec.Struct, frozen=True):
    """Something that happened before."""

    seq: int
    at: int
    event: Something


class State(Sent, frozen=True, tag="state"):
    """Everything as it stands after entry `seq`. Forget what was known before."""

    version: int
    seq: int
    now: int
    you: You
    table: TablePart
    game: Game | None
    log: list[LogLine]


class PreparedState(Sent, frozen=True, tag="state"):
    """A `State` as the server puts it together: from fields, and from lines encoded before."""

    version: int
    seq: int
    now: int
    you: You
    table: TablePart
    game: dict[str, Any] | None
    log: list[msgspec.Raw]


class Event(Sent, frozen=True, tag="event", omit_defaults=True):
    """Something has happened: put the fields of `table` and `game` over those of the state."""

    seq: int
    at: int
    event: Something
    table: dict[str, Any] = {}
    game: dict[str, Any] = {}
    ack: str = ""


class Ack(Sent, frozen=True, tag="ack"):
    """A command is done, and stored as far as there was something to store."""

    id: str
    seq: int


class Refusal(Sent, frozen=True, tag="refusal"):
    """A command is refused; nothing has changed. `id` is "" if it could not be read."""

    id: str
    error: Message


class HintAnswer(Sent, frozen=True, tag="hint"):
    """What a steady bot would do, and why."""

    id: str
    move: str
    reason: str
    args: Mapping[str, Arg]


class Pong(Sent, frozen=True, tag="pong"):
    """A sign of life, with the server's time."""

    id: str
    now: int


class Bye(Sent, frozen=True, tag="bye"):
    """The last message before the server closes the connection."""

    error: Message


Reply = State | Event | Ack | Refusal | HintAnswer | Pong | Bye
encode = msgspec.json.Encoder().encode


# --- HTTP ------------------------------------------------------------------------------------


class GuestIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a language."""

    name: Annotated[str, Meta(max_length=200)]
    language: Annotated[str, Meta(max_length=8)] = "en"


class GuestOut(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who one is. The token is shown once, to programs that ask for it instead of a cookie."""

    name: str
    language: str
    token: str = ""


class ReachOut(msgspec.Struct, frozen=True):
    """Where others find this server."""

    url: Annotated[str, says("What links begin with; empty: only this machine can.")]
    opens: Annotated[bool, says("Whether a POST by this page lets the network in.")]
    command: Annotated[str, says("What to type instead, where the server runs.")]


class TransferOut(msgspec.Struct, frozen=True):
    """A code that makes another device the same guest, once, until then."""

    code: str
    link: str
    qr: Annotated[str, says("Empty where only this machine could open the link.")]
    expires: int


class ClaimIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code shown on the other device."""

    code: Annotated[str, Meta(max_length=100)]


class TableOut(msgspec.Struct, frozen=True):
    """A new table."""

    code: str
    link: str


class TableSummary(Summary, frozen=True):
    """A table in a list; in the list of one's own with what one is there."""

    stage: Stage
    changed: int | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    alone: bool | UnsetType = UNSET


class TablesOut(msgspec.Struct, frozen=True):
    """Tables, newest first."""

    tables: list[TableSummary]


class MazeOut(msgspec.Struct, frozen=True):
    """The maze as a spectator sees it: the path cards as they lie, and the goals."""

    maze: dict[Cell, Card]
    goals: dict[Cell, Card]


class ReplayGame(Game, frozen=True, forbid_unknown_fields=True):
    """A game in a replay. With nothing hidden it has the hands and the gold of all seats."""

    hands: Annotated[list[list[Card]] | UnsetType, says("The cards of each seat (truth).")] = UNSET
    golds: Annotated[list[int] | UnsetType, says("The gold of each seat (truth).")] = UNSET


class ReplayOut(msgspec.Struct, frozen=True):
    """A whole game, frame by frame, as its viewer was told it; or with nothing hidden."""

    game: str
    edition: str
    options: dict[str, str | int | bool]
    seats: int
    names: list[str]
    bots: Annotated[list[str], says("The level of each seat's bot; empty: a person.")]
    viewer: Annotated[
        Literal["truth", "table"] | int,
        says("Who it is told to: a seat, a spectator (table), or truth for all."),
    ] = msgspec.field(name="as")
    rounds: Annotated[list[int], says("The frame with which each round begins.")]
    frames: list[Frame]


class OptionChoice(msgspec.Struct, frozen=True):
    """An option of a game; `house`: a house rule, which no edition has."""

    clause: str
    values: list[str | int | bool]
    default: str | int | bool
    house: bool


class GameChoice(msgspec.Struct, frozen=True):
    """A game: for how many players, with what its editions change, and its options."""

    players: tuple[int, int]
    editions: dict[str, dict[str, str | int | bool]]
    options: dict[str, OptionChoice]


class ClockChoice(msgspec.Struct, frozen=True):
    """A clock, in seconds."""

    bank: int
    increment: int


class Choices(msgspec.Struct, frozen=True):
    """All that a table can be made of; `terms` are the usual ones."""

    version: int
    games: dict[str, GameChoice]
    clocks: dict[str, ClockChoice]
    levels: list[str]
    phrases: dict[str, Literal["goal", "seat", ""]]
    languages: list[str]
    longest_name: int
    longest_text: int
    terms: Terms


class ErrorOut(msgspec.Struct, frozen=True):
    """Every answer with a status of 400 or more."""

    error: Message
