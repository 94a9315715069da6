"""Who is at a table and where: people, and the seats in the order of turns."""

import msgspec


class Person(msgspec.Struct, eq=False):
    """Somebody at the table, by a number that means nothing elsewhere."""

    number: int
    guest: str
    name: str
    gone_at: int
    seat: int | None = None
    sat_at: int | None = None  # when they first took a seat
    asks: int | None = None  # the bot's seat that they would like
    invited: bool = False
    banned: bool = False
    worker: str = ""  # through which they are connected; "" if they are not
    muted: set[int] = set()
    mutings: int = 0  # how often they have muted somebody, or not any more
    renamings: int = 0
    deeds: int = 0  # how many of their commands led to something, apart from moves
    talked: list[int] = []  # when they last said something
    answered: dict[str, int] = {}  # commands by their id, with the entry they led to

    @property
    def here(self) -> bool:
        return self.worker != ""


class Seat(msgspec.Struct, eq=False):
    """A place in the order of turns: a person's, a bot's, or empty before the start."""

    person: int | None = None
    bot: str = ""  # the level of the bot whose seat it is
    stand_in: str = ""  # the level of the bot that holds it for its person
    ready: bool = False
    begins: bool = False  # named by the host to begin the first round [B4]
    bank: int = 0  # time left
    misses: int = 0  # automatic moves in a row
    warned: bool = False

    @property
    def played_by(self) -> str:
        """The level of the bot that decides for this seat; "" if a person does."""
        return self.bot or self.stand_in

    @property
    def empty(self) -> bool:
        return self.person is None and not self.bot
