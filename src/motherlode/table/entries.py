"""What has happened at a table, as it is stored: a table is nothing but its entries, in order.

All chance and all decisions stand in them, so that every process that reads them comes to the same
table. They are read by later versions as well: fields are only ever added, with a default.
"""

from typing import Any, Literal

import msgspec

from ..game.move import Move
from .terms import Terms


class Entry(msgspec.Struct, frozen=True, gc=False, tag_field="kind", omit_defaults=True):
    """One thing that happened. It refers to nothing that refers to it: there can be no garbage."""


class Opened(Entry, frozen=True, tag="opened"):
    """The table is there, with these terms."""

    terms: Terms
    founder: int = 0


class Met(Entry, frozen=True, tag="met"):
    """Somebody has come to the table. The guest is known to the server alone."""

    person: int
    guest: str
    name: str


class Renamed(Entry, frozen=True, tag="renamed"):
    """Somebody has another name."""

    person: int
    name: str


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody has taken a seat."""

    person: int
    seat: int


class Stood(Entry, frozen=True, tag="stood"):
    """Somebody has left their seat, or the host has sent them away, who may have had none.

    In a game a bot of this level has it from now on.
    """

    person: int
    kicked: bool = False
    banned: bool = False
    level: str = ""


class Pardoned(Entry, frozen=True, tag="pardoned"):
    """Somebody is banned no more."""

    person: int


class Asked(Entry, frozen=True, tag="asked"):
    """Somebody would like a bot's seat, or would no more."""

    person: int
    seat: int | None = None


class Invited(Entry, frozen=True, tag="invited"):
    """Somebody may take a bot's seat, and come in although the door is closed."""

    person: int


class DoorMoved(Entry, frozen=True, tag="door"):
    """The host has opened or closed the table to newcomers and to spectators."""

    newcomers: bool
    spectators: bool


class Hosted(Entry, frozen=True, tag="hosted"):
    """Somebody is host now: for good if it was passed on, else until the rightful host is back."""

    person: int
    passed: bool = False


class Shuffled(Entry, frozen=True, tag="shuffled"):
    """The seats have a new order: place by place, the seat that is there now."""

    order: list[int]


class StarterNamed(Entry, frozen=True, tag="starter-named"):
    """This person's seat, or a bot's, will begin the first round; without one, it is drawn."""

    seat: int | None = None
    person: int | None = None


class BotSat(Entry, frozen=True, tag="bot-sat"):
    """A bot has taken an empty seat; the level "" is its leaving."""

    seat: int
    level: str


class Changed(Entry, frozen=True, tag="changed"):
    """The host has changed the terms."""

    terms: Terms


class Readied(Entry, frozen=True, tag="readied"):
    """Somebody is ready for the start, or for the next round; or not any more."""

    person: int
    on: bool = True


class Started(Entry, frozen=True, tag="started"):
    """The game begins, with these of the seats, in this order."""

    seats: list[int]


class Dealt(Entry, frozen=True, tag="dealt"):
    """A round begins; the deal is written as in a record."""

    deal: dict[str, Any]


class Moved(Entry, frozen=True, tag="moved"):
    """A move: of a person, of a bot, or the automatic one of a seat whose time is up."""

    seat: int
    move: str
    how: Literal["person", "bot", "auto"] = "person"

    @property
    def made(self) -> Move:
        """The move with its fields."""
        return Move.parse(self.move)


class Warned(Entry, frozen=True, tag="warned"):
    """The time of a seat is nearly up."""

    seat: int


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot holds the seat of somebody who left or ran out of time too often."""

    seat: int
    level: str
    left: bool = False


class Returned(Entry, frozen=True, tag="returned"):
    """Somebody has taken their seat back."""

    seat: int


class Said(Entry, frozen=True, tag="said"):
    """Talk, of a player to all, or of a spectator to the spectators."""

    person: int
    text: str
    aside: bool = False


class Phrased(Entry, frozen=True, tag="phrased"):
    """A quick phrase."""

    person: int
    phrase: str
    goal: int | None = None
    seat: int | None = None
    aside: bool = False


class Muted(Entry, frozen=True, tag="muted"):
    """Somebody does not want to hear somebody, or does again. It has no number of its own."""

    person: int
    other: int
    on: bool = True


class Here(Entry, frozen=True, tag="here"):
    """Somebody is connected, through this worker."""

    person: int
    worker: str


class Gone(Entry, frozen=True, tag="gone"):
    """Somebody is not connected since then."""

    person: int
    since: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """There is a new table for the same people."""

    code: str


class Closed(Entry, frozen=True, tag="closed"):
    """The table is closed: nobody is left, or whoever runs the server wished it so."""


AnyEntry = (
    Opened | Met | Renamed | Sat | Stood | Pardoned | Asked | Invited | DoorMoved | Hosted
    | Shuffled | StarterNamed | BotSat | Changed | Readied | Started | Dealt | Moved | Warned
    | StoodIn | Returned | Said | Phrased | Muted | Here | Gone | Rematched | Closed
)  # fmt: skip


class Stored(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An entry as it is stored: with the id of the command that led to it and who gave that."""

    entry: AnyEntry
    id: str = ""
    by: int | None = None


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Stored).decode
