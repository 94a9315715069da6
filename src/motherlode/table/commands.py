"""What somebody at a table may ask for. The `do` of each is its name on the wire."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from .terms import Terms

Number = Annotated[int, Meta(ge=0, le=9999)]
Short = Annotated[str, Meta(max_length=64)]


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something asked for; the client chooses `id`, so that asking twice does it once."""

    id: Annotated[str, Meta(min_length=1, max_length=36)]


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat; without a number, the first one."""

    seat: Number | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Leave one's seat: before the start it is free again, later a bot takes it."""


class Ask(Command, frozen=True, tag="ask"):
    """Wish for a bot's seat in the middle of a game; without a number, wish no more."""

    seat: Number | None = None


class Invite(Command, frozen=True, tag="invite"):
    """The host: somebody may take a bot's seat, and come in although the door is closed."""

    person: Number


class Kick(Command, frozen=True, tag="kick"):
    """The host: somebody has to go; with a ban, for good."""

    person: Number
    ban: bool = False


class Pardon(Command, frozen=True, tag="pardon"):
    """The host: somebody is banned no more."""

    person: Number


class Door(Command, frozen=True, tag="door"):
    """The host, at any time: whether newcomers may come, and whether people may look on."""

    newcomers: bool
    spectators: bool


class PassHost(Command, frozen=True, tag="pass-host"):
    """The host: somebody else is host."""

    person: Number


class Shuffle(Command, frozen=True, tag="shuffle"):
    """The host, before the start: the seats are shuffled."""


class NameStarter(Command, frozen=True, tag="name-starter"):
    """The host, before the start: this seat begins the first round; without one, it is drawn."""

    seat: Number | None = None


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """The host, before the start: a bot of this level takes a seat; with "" it leaves again."""

    seat: Number
    level: Short


class Change(Command, frozen=True, tag="change"):
    """The host, before the start: other terms."""

    terms: Terms


class Ready(Command, frozen=True, tag="ready"):
    """Ready for the start, or not."""

    on: bool = True


class Start(Command, frozen=True, tag="start"):
    """The host: the game begins; bots take the empty seats, or these are taken away."""


class Play(Command, frozen=True, tag="play"):
    """A move in notation. By this a player also takes back a seat that a bot holds."""

    move: Annotated[str, Meta(max_length=120)]


class Check(Command, frozen=True, tag="check"):
    """Whether a move may be made, and if not, why: nothing is played."""

    move: Annotated[str, Meta(max_length=120)]


class Hint(Command, frozen=True, tag="hint"):
    """What a steady bot would do and why; only for players who play with bots alone."""


class Next(Command, frozen=True, tag="next"):
    """Ready for the next round."""


class Back(Command, frozen=True, tag="back"):
    """Take one's seat back from the bot that holds it."""


class Say(Command, frozen=True, tag="say"):
    """Talk: players to the table, spectators among themselves."""

    text: Annotated[str, Meta(max_length=2000)]


class Phrase(Command, frozen=True, tag="phrase"):
    """A quick phrase, which all read in their own language; some point at a goal or a seat."""

    phrase: Short
    goal: Annotated[int, Meta(ge=0, le=2)] | None = None
    seat: Number | None = None


class Mute(Command, frozen=True, tag="mute"):
    """Don't hear somebody, or hear them again; nobody else learns of it."""

    person: Number
    on: bool = True


class Rematch(Command, frozen=True, tag="rematch"):
    """After the game: a new table with the same people and terms."""


# Those that a table decides by itself; for a rematch a server has to make another table.
TableCommand = (
    Sit | Stand | Ask | Invite | Kick | Pardon | Door | PassHost | Shuffle | NameStarter | SeatBot
    | Change | Ready | Start | Play | Check | Hint | Next | Back | Say | Phrase | Mute
)  # fmt: skip
AnyCommand = TableCommand | Rematch

MOVES: Final = (Play, Check, Next)  # the game itself, which goes on where all else is refused
REMEDIES: Final = (Invite, Kick, Pardon, Door)  # with these the host helps; possible twice as long
