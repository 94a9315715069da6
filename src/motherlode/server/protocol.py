"""The messages between client and server, in JSON; `docs/protocol.md` tells how they are used.

Everything that is sent or read is one of these types; from them come the published JSON Schema and
the TypeScript types of the browser client.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from ..table import commands as c
from ..table.refused import Refused
from ..table.telling import Happened, TablePart

VERSION: Final = 1
SUBPROTOCOL: Final = f"motherlode.v{VERSION}"
LONGEST_MESSAGE: Final = 4096  # bytes, from a client

Text = str | int


# --- from the client, on the socket ----------------------------------------------------------


class Ping(c.Command, frozen=True, tag="ping"):
    """Ask for a sign of life and the server's time."""


class Sync(c.Command, frozen=True, tag="sync"):
    """Ask for the state anew, with the log after an entry."""

    after: Annotated[int, Meta(ge=0)] = 0


Request = c.Any | Ping | Sync
decode_request = msgspec.json.Decoder(Request).decode


# --- the game, as it is sent -----------------------------------------------------------------

Cell = str  # "x,y"


class Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game as its viewer may know it."""

    round: int
    phase: Literal["play", "take", "steal", "over"]
    turn: int | None
    starter: int
    maze: dict[Cell, str]
    before: list[list[str]]
    thefts: list[int]
    held: list[int]
    deck: int
    aside: int
    treasure: bool
    completed_by: int | None
    winners: list[int]
    nugget_cards: list[int]
    nuggets: int
    has_gold: list[bool]
    discards: dict[str, int]
    face_down: list[int]
    hand: list[str]
    gold: int | None
    offer: list[int]
    legal: list[str]
    goals: dict[Cell, str]
    roles: list[str]
    pile: list[str]
    out: list[str]
    own_discards: list[str]


# --- from the server, on the socket ----------------------------------------------------------


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Something the server sends."""


class You(msgspec.Struct, frozen=True):
    """Who the viewer is at this table: nobody (null) as long as he has neither sat nor spoken."""

    person: int | None
    seat: int | None
    muted: list[int]


class LogLine(msgspec.Struct, frozen=True):
    """Something that happened before."""

    seq: int
    at: int
    event: Happened


class State(Message, frozen=True, tag="state"):
    """Everything as it stands after entry `seq`. Forget what was known before."""

    version: int
    seq: int
    now: int
    you: You
    table: TablePart
    game: Game | None
    log: list[LogLine]


class Event(Message, frozen=True, tag="event", omit_defaults=True):
    """Something has happened: put the fields of `table` and `game` over those of the state."""

    seq: int
    at: int
    event: Happened
    table: dict[str, Any] = {}
    game: dict[str, Any] = {}
    ack: str = ""


class Ack(Message, frozen=True, tag="ack"):
    """A command is done, and stored as far as there was something to store."""

    id: str
    seq: int


class Error(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not: a message id with arguments, and the clause of the rules for a refused move."""

    message: str
    args: dict[str, Text] = {}
    clause: str = ""


class Refusal(Message, frozen=True, tag="refusal"):
    """A command is refused; nothing has changed. `id` is "" if it could not be read."""

    id: str
    error: Error


class HintAnswer(Message, frozen=True, tag="hint"):
    """What a steady bot would do, and why."""

    id: str
    move: str
    reason: str
    args: dict[str, Text]


class Pong(Message, frozen=True, tag="pong"):
    """A sign of life, with the server's time."""

    id: str
    now: int


class Bye(Message, frozen=True, tag="bye"):
    """The last message before the server closes the connection."""

    error: Error


Reply = State | Event | Ack | Refusal | HintAnswer | Pong | Bye
encode = msgspec.json.Encoder().encode


def error_of(refused: Refused) -> Error:
    """A refusal as it is sent."""
    return Error(refused.id, dict(refused.args_for_words), refused.clause)


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


class TransferOut(msgspec.Struct, frozen=True):
    """A code that makes another device the same guest, once, until then."""

    code: str
    link: str
    qr: str
    expires: int


class ClaimIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code shown on the other device."""

    code: Annotated[str, Meta(max_length=100)]


class TableOut(msgspec.Struct, frozen=True):
    """A new table."""

    code: str
    link: str


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    stage: str
    game: str
    edition: str
    seats: int
    people: int
    bots: int
    clock: str
    spectators: bool
    host: str
    round: int


class TablesOut(msgspec.Struct, frozen=True):
    """Tables, newest first."""

    tables: list[TableSummary]


class ErrorOut(msgspec.Struct, frozen=True):
    """Every answer with a status of 400 or more."""

    error: Error
