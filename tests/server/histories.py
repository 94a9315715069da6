"""The history of a table, written down, and how it might have been as well.

What people, bots and the clock do is drawn by lot. An alternative is a history that a viewer could
not tell from it: hands, dwarfs, goals, the deck, what others laid down or took may differ, and
nothing else.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec

from motherlode.game.cards import NAMES
from motherlode.game.deal import Deal
from motherlode.game.events import Event, MoveFact
from motherlode.game.match import Match
from motherlode.game.record import deal_facts
from motherlode.game.resample import Worlds
from motherlode.game.round import Round
from motherlode.game.view import View
from motherlode.table import Caller, Refused, Table, Terms, decide, opened
from motherlode.table import commands as c
from motherlode.table import entries as e
from motherlode.table.timing import STAND_IN, automatic, deal
from tests.game.positions import some_move

CODE: Final = "BCDFGH"
WORKER: Final = "the-worker-of-them-all"
START: Final = 1_700_000_000_000
NAMES_OF_GUESTS: Final = (
    "Ada", "Bruno", "Cleo", "Dario", "Ewa", "Falk", "Gil", "Hana", "Ivo", "Jana", "Kaja", "Lew",
)  # fmt: skip
WATCHING: Final = ("Zoe", "Yuri")  # known at the table, without a seat

Viewer = int | None  # a seat, or None for whoever only watches


def guest(name: str) -> Caller:
    """A guest whose id stands nowhere else."""
    return Caller(f"guest-id-of-{name.lower()}", name)


class Deed(NamedTuple):
    """Something that happens: entries, and the command that leads to them if somebody gave one."""

    at: int
    entries: Sequence[e.Stored]
    caller: Caller | None = None
    command: c.TableCommand | None = None

    @property
    def deals(self) -> bool:
        """Whether it deals cards: a room that is asked for it would shuffle anew."""
        return any(isinstance(stored.entry, e.Dealt) for stored in self.entries)


class History:
    """A table, and all that happens at it."""

    def __init__(self, terms: Terms, people: int, rng: Random) -> None:
        self.table = Table(CODE)
        self.deeds: list[Deed] = []
        self.now = START
        self.rng = rng
        self.east = rng.random()
        self.players = [guest(name) for name in NAMES_OF_GUESTS[:people]]
        self.watching = [guest(name) for name in WATCHING]
        self._gather(msgspec.structs.replace(terms, join="anyone"))

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    # --- writing down ------------------------------------------------------------------------

    def note(self, *entries: e.AnyEntry) -> None:
        """Something happens that nobody asked for."""
        self._write(Deed(self.now, [e.Stored(entry) for entry in entries]))

    def ask(self, caller: Caller, command: c.TableCommand) -> None:
        """Somebody asks for something; what is refused does not happen."""
        try:
            found = decide(self.table, caller, command, self.now, self.rng)
        except Refused:
            return
        # A person who becomes known is here, as in a room.
        met = [stored.entry.person for stored in found if isinstance(stored.entry, e.Met)]
        here = [e.Stored(e.Here(person, WORKER)) for person in met]
        found = [*found[: len(met)], *here, *found[len(met) :]]
        if found:
            self._write(Deed(self.now, found, caller, command))

    def _write(self, deed: Deed) -> None:
        for stored in deed.entries:
            self.table.apply(self.table.seq + 1, deed.at, stored)
        self.deeds.append(deed)

    def _id(self) -> str:
        return f"command-{len(self.deeds)}"

    # --- what happens ------------------------------------------------------------------------

    def _gather(self, terms: Terms) -> None:
        host, *others = self.players
        self.note(*opened(terms, host), e.Here(0, WORKER))
        for caller in others:
            self.ask(caller, c.Sit(self._id()))
            self.ask(caller, c.Ready(self._id()))
        for caller in self.watching:
            self.ask(caller, c.Say(self._id(), "May I watch?"))
        self.ask(host, c.Start(self._id()))

    def go_on(self) -> None:
        """The next thing happens: mostly a move."""
        table, rng = self.table, self.rng
        self.now += rng.choice((200, 3_000, 15_000))
        happens = rng.random()
        anybody = rng.choice([*self.players, *self.watching])
        if happens < 0.1:
            self.ask(anybody, c.Say(self._id(), rng.choice(("I have a map.", "Dig!", "Psst."))))
        elif happens < 0.16:
            phrase = c.Phrase(self._id(), "saw-gold", goal=rng.randrange(3))
            self.ask(anybody, rng.choice((phrase, c.Phrase(self._id(), "suspect", seat=0))))
        elif happens < 0.19:
            other = rng.randrange(len(table.people))
            self.ask(anybody, c.Mute(self._id(), other, rng.random() < 0.7))
        elif happens < 0.22:
            self._leave(rng.choice(self.players))
        elif happens < 0.25:
            self.ask(rng.choice(self.players), c.Back(self._id()))
        elif happens < 0.28:
            person = rng.choice(table.people)
            gone = e.Gone(person.number, self.now)
            self.note(gone if person.here else e.Here(person.number, WORKER))
        elif happens < 0.29:
            self._somebody_comes()
        elif table.stage == "between":
            self._next()
        else:
            self._move()

    def _leave(self, caller: Caller) -> None:
        """Somebody leaves their seat, but not the last one: then the game would end."""
        person = self.table.person_of(caller.guest)
        if person is not None and self.table.staying(person):
            self.ask(caller, c.Stand(self._id()))

    def _somebody_comes(self) -> None:
        """Somebody takes the seat of a bot."""
        bots = [place for place, seat in enumerate(self.table.seats) if seat.bot]
        if bots and len(self.players) < len(NAMES_OF_GUESTS):
            newcomer = guest(NAMES_OF_GUESTS[len(self.players)])
            self.ask(newcomer, c.Sit(self._id(), self.rng.choice(bots)))
            self.players.append(newcomer)

    def _next(self) -> None:
        if self.rng.random() < 0.3:
            self.note(deal(self.match, self.rng))
        else:
            self.ask(self.rng.choice(self.players), c.Next(self._id()))

    def _move(self) -> None:
        seat = self.table.deciding
        assert seat is not None
        round, place = self.match.round, self.table.seats[seat]
        text = some_move(round, self.rng, self.east)
        how = self.rng.random()
        if place.person is None or (place.stand_in and how < 0.8):
            self.note(e.Moved(seat, text, "bot"))
        elif how < 0.08:
            self.note(e.Warned(seat))
        elif how < 0.16:
            self.note(e.Moved(seat, automatic(round, self.rng), "auto"))
        elif how < 0.19:
            self.note(e.Moved(seat, automatic(round, self.rng), "auto"), e.StoodIn(seat, STAND_IN))
        else:
            caller = guest(self.table.people[place.person].name)
            self.ask(caller, c.Play(self._id(), text))


def history(terms: Terms, people: int, rng: Random, reached: Callable[[Table], bool]) -> History:
    """A history that has come to such a point."""
    while True:
        found = History(terms, people, rng)
        while found.table.stage != "over":
            found.go_on()
            if found.table.stage != "over" and reached(found.table):
                return found


# --- alternatives -----------------------------------------------------------------------------


def alternative(found: History, viewer: Viewer, rng: Random) -> list[Deed]:
    """The deeds of a history that is the same for a viewer."""
    match = _other_match(found.match, viewer, rng)
    deals = iter(deal_facts(number, dealt) for number, dealt in enumerate(match.deals, 1))
    moves = iter(str(move) for round in match.rounds for move in round.history())
    return [_retold(deed, deals, moves) for deed in found.deeds]


def _retold(deed: Deed, deals: Iterator[dict[str, object]], moves: Iterator[str]) -> Deed:
    entries = []
    command = deed.command
    for stored in deed.entries:
        entry = stored.entry
        if isinstance(entry, e.Dealt):
            entry = e.Dealt(next(deals))
        elif isinstance(entry, e.Moved):
            entry = msgspec.structs.replace(entry, move=next(moves))
            if isinstance(command, c.Play):
                command = c.Play(command.id, entry.move)
        entries.append(msgspec.structs.replace(stored, entry=entry))
    return deed._replace(entries=entries, command=command)


def _other_match(match: Match, viewer: Viewer, rng: Random) -> Match:
    """A match whose rounds are all the same for a viewer; of one that is decided all know the
    goals."""
    views = [View(round, viewer) for round in match.rounds]
    worlds = [Worlds(view).draw(rng) for view in views]
    # Who took which nugget card in earlier rounds must go together with what is left now.
    takes = iter(_takes(worlds[-1].past))
    other = Match(match.rules, match.names)
    for world in worlds[:-1]:
        texts = [str(move) for move in world.history()]
        count = sum(text.startswith("take:") for text in texts)
        taken = [next(takes) for _ in range(count)]
        rest = list(other.nuggets)
        for value in taken:
            rest.remove(value)
        goals = match.deals[len(other.rounds)].goals
        other.deal(_deal_of(world, goals, [*rng.sample(taken, count), *rest]))
        values = iter(taken)
        for text in texts:
            other.play(f"take:{next(values)}" if text.startswith("take:") else text)
    goals = (match.round if match.round.phase_name != "play" else worlds[-1]).maze.goals
    other.deal(_deal_of(worlds[-1], goals, (worlds[-1].origin or worlds[-1]).nuggets))
    for move in worlds[-1].history():
        other.tell(move)
    assert other.view(viewer).dump() == views[-1].dump(), "the two are the same for the viewer"
    return other


def _takes(past: Sequence[Event]) -> list[int]:
    """The values of the nugget cards taken in earlier rounds, in order."""
    found = []
    for event in past:
        if isinstance(event.whole, MoveFact) and event.whole.made.nugget is not None:
            found.append(event.whole.made.nugget)
    return found


def _deal_of(world: Round, goals: Sequence[int], nuggets: Sequence[int]) -> Deal:
    start = world.origin or world
    return Deal(
        start.starter,
        start.roles,
        start.pile,
        goals,
        start.aside,
        [start.hand(seat) for seat in range(start.seats)],
        start.deck(),
        nuggets,
    )


# --- what might be tried ---------------------------------------------------------------------


def attempts(table: Table, viewer: Viewer, rng: Random, count: int) -> list[c.AnyCommand]:
    """Commands of a viewer that change nothing: refused ones, and checks of any moves."""
    assert table.match is not None
    round = table.match.round
    seats = range(round.seats)
    texts = [str(move) for move in round.legal_moves()]
    if viewer is not None:
        texts += [f"pass:{NAMES[card]}" for card in round.hand(viewer)]
    for seat in seats:  # what others hold, in this world
        for card in round.hand(seat):
            cell = rng.choice(("8,0", "8,2", "8,-2", "7,0", "1,0", "2,-1", "9,9"))
            texts += [f"pass:{NAMES[card]}", f"{NAMES[card]}@{cell}", f"{NAMES[card]}>{seat}"]
    texts += [f"{card}>{seat}" for card in ("inspect", "hats", "swap-hands") for seat in seats]
    texts += [f"{what}{seat}" for what in ("steal>", "break-lamp>") for seat in seats]
    texts += ["take:1", "take:2", "take:3", "theft", "steal>-", "clear:lamp:map,NS", "", "nonsense"]
    found: list[c.AnyCommand] = [c.Check("check", text) for text in texts]
    playable = [text for text in texts if viewer is None or round.refusal(text, viewer)]
    found += [c.Play("play", text) for text in playable]
    found = rng.sample(found, min(count, len(found)))
    found += [
        c.Start("start"),
        c.Shuffle("shuffle"),
        c.NameStarter("name-starter", 0),
        c.SeatBot("seat-bot", 0, "sharp"),
        c.Kick("kick", 0),
        c.Pardon("pardon", 0),
        c.Ask("ask", 99),
        c.Sit("sit", 99),
        c.Rematch("rematch"),
        c.Phrase("phrase", "saw-gold"),
        c.Mute("mute", 299),
    ]
    if len(table.players()) > 1:
        found.append(c.Hint("hint"))  # refused: nobody gets a hint among people
    if table.stage != "between":
        found.append(c.Next("next"))
    return found
