"""Tables for tests: a clock that stands until it is moved on, dice from a seed, no network."""

from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from itertools import count
from random import Random
from typing import Any, Final, cast

import msgspec
import pytest

from motherlode.game.cards import GOALS
from motherlode.game.match import Match
from motherlode.game.message import Message
from motherlode.game.record import write_record
from motherlode.table import Caller, Line, Refused, Table, Terms
from motherlode.table import commands as c
from motherlode.table import entries as e
from motherlode.table.deciding import decide
from motherlode.table.deciding.people import came, opened, parted, renamed
from motherlode.table.scene import way_told
from motherlode.table.seating import Person, Seat
from motherlode.table.telling import Happened, happened, recent
from motherlode.table.timing import thinking, tick, wakes
from tests.game.positions import some_move

AS_IN_THE_VIEW: Final = (
    "phase", "turn", "starter", "before", "thefts", "held", "deck", "aside", "treasure",
    "completed_by", "winners", "nugget_cards", "nuggets", "has_gold", "face_down", "hand", "gold",
    "offer", "legal", "roles", "pile", "out", "own_discards",
)  # fmt: skip
START: Final = 1_700_000_000_000
SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE
NAMES: Final = ("Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal", "Ina", "Jo", "Kit", "Lu")
SECRET: Final = "known-to-the-server-alone"  # stands in every id that only a server knows


def caller(guest: str, name: str | None = None) -> Caller:
    """A guest of the server, whose name is the same unless another one is given."""
    return Caller(f"{SECRET}-guest-{guest}", guest if name is None else name)


def facts(table: Table) -> dict[str, object]:
    """All that a table holds, to be compared with itself later or with another table."""
    names = getattr(Table, "__mypyc_attrs__", None) or vars(table)  # compiled, or not
    found = {name: getattr(table, name) for name in names if name not in ("lines", "match")}
    found["people"] = [
        {field: copy(getattr(person, field)) for field in Person.__struct_fields__}
        for person in table.people
    ]
    found["seats"] = [
        {field: getattr(seat, field) for field in Seat.__struct_fields__} for seat in table.seats
    ]
    found["lines"] = [(line.seq, line.at, line.stored) for line in table.lines]
    found["record"] = write_record(table.match) if table.match else None
    return found


def log(table: Table, person: int | None, after: int) -> Iterator[tuple[Line, Happened]]:
    """What a person may know of what happened after an entry, at most the last so many."""
    for line in recent(table, after):
        shown = happened(table, line, person)
        if shown is not None:
            yield line, shown


def seen(match: Match, viewer: int | None) -> dict[str, object]:
    """All that a viewer is shown: what their view says, and what the goals of the round were."""
    view = match.view(viewer)
    goals = zip(view.goal_cells, view.goals, strict=True)
    return {
        "round": view.number,
        "rounds": view.rules.rounds,
        **{name: getattr(view, name) for name in AS_IN_THE_VIEW},
        "maze": {f"{x},{y}": text for x, y, text in view.maze},
        "goals": {f"{x},{y}": goal for (x, y), goal in goals},
        "discards": dict(Counter(view.discards)),
        "way": way_told(view.way),
        "buried": buried(match),
    }


def buried(match: Match) -> dict[str, str]:
    """What the goals of the present round were; nothing before it is decided."""
    if match.round.phase_name == "play":
        return {}
    cells = match.view(None).goal_cells
    goals = [GOALS[goal] for goal in match.deals[-1].goals]
    return {f"{x},{y}": goal for (x, y), goal in zip(cells, goals, strict=True)}


class Desk:
    """A table, and what a server does for it. Time passes in `wait` alone.

    `Desk("Ada", "Bo", seats=3)` is Ada's table, to which Bo has come and sat down.
    """

    def __init__(self, *people: str, seed: int = 0, **terms: Any) -> None:
        host, *others = people or ("Ada",)
        self.table = Table("BCDFGH")
        self.now = START
        self.rng = Random(seed)
        self.watchers: list[Callable[[Line], None]] = []
        self._ids = count(1)
        self.add(*opened(Terms(**terms), caller(host)))
        self.come(host)
        for guest in others:
            self.do(guest, "sit")

    @classmethod
    def playing(cls, *people: str, seed: int = 0, **terms: Any) -> "Desk":
        """A table at which the game has begun; as many seats as people, unless told."""
        desk = cls(*people, seed=seed, **{"seats": len(people), **terms})
        desk.start()
        return desk

    # --- who is who --------------------------------------------------------------------------

    def person(self, guest: str) -> Person:
        found = self.table.person_of(caller(guest).guest)
        assert found is not None
        return found

    def number(self, guest: str) -> int:
        return self.person(guest).number

    def seat(self, guest: str) -> Seat:
        """The seat of a guest."""
        place = self.person(guest).seat
        assert place is not None
        return self.table.seats[place]

    def guest(self, person: int) -> str:
        """The guest that a person is."""
        return self.table.people[person].guest.removeprefix(f"{SECRET}-guest-")

    @property
    def host(self) -> str:
        return self.guest(self.table.host)

    @property
    def turn(self) -> str:
        """The guest whose decision it is; "" if it is a bot's or nobody's."""
        seat = self.table.deciding
        person = None if seat is None else self.table.seats[seat].person
        return "" if person is None else self.guest(person)

    def seating(self) -> list[str]:
        """Who sits where: a name, the level of a bot, or nothing."""
        return [self.table.name_of(i) for i in range(len(self.table.seats))]

    # --- what happens ------------------------------------------------------------------------

    def put(self, *stored: e.Stored) -> None:
        """Make entries true, one after the other."""
        for each in stored:
            line = self.table.apply(self.table.seq + 1, self.now, each)
            for watcher in self.watchers:
                watcher(line)

    def add(self, *entries: e.AnyEntry) -> list[e.AnyEntry]:
        """Make entries true that nobody asked for."""
        self.put(*map(e.Stored, entries))
        return list(entries)

    def do(
        self, guest: str, command: str, id: str = "", name: str | None = None, **fields: Any
    ) -> list[e.AnyEntry]:
        """Do what a guest asks for, as it would be on the wire; what came of it."""
        asked = {"do": command, "id": id or f"{SECRET}-{next(self._ids)}", **fields}
        return self.ask(caller(guest, name), msgspec.convert(asked, c.TableCommand))

    def ask(self, who: Caller, command: c.TableCommand) -> list[e.AnyEntry]:
        """Decide, and make it true; what was answered before is not done again."""
        person = self.table.person_of(who.guest)
        if person is not None and command.id in person.answered:
            return []
        found = decide(self.table, who, command, self.now, self.rng)
        for stored in found:
            self.put(stored)
            if isinstance(stored.entry, e.Met):
                self._here(stored.entry.person)
        return [stored.entry for stored in found]

    def refuses(self, guest: str, command: str, **fields: Any) -> Message:
        """Why a command is refused; it has changed nothing."""
        before = facts(self.table)
        with pytest.raises(Refused) as refused:
            self.do(guest, command, **fields)
        assert facts(self.table) == before
        return refused.value.message

    def come(self, *guests: str) -> None:
        """Guests who are known here are connected."""
        for guest in guests:
            self._here(self.number(guest))

    def _here(self, person: int) -> None:
        self.add(*came(self.table, self.table.people[person], f"{SECRET}-worker"))

    def go(self, *guests: str, since: int | None = None) -> None:
        """Guests are not connected any more, now or since then."""
        for guest in guests:
            self.add(e.Gone(self.number(guest), self.now if since is None else since))

    def leave(self, guest: str) -> list[e.AnyEntry]:
        """A guest leaves for good."""
        return self.add(*parted(self.table, self.person(guest)))

    def rename(self, guest: str, name: str) -> list[e.AnyEntry]:
        return self.add(*renamed(self.table, caller(guest, name)))

    # --- time --------------------------------------------------------------------------------

    def tick(self) -> list[e.AnyEntry]:
        """What is due now, and nothing that becomes due by it."""
        return self.add(*tick(self.table, self.now, self.rng))

    def wait(self, milliseconds: int) -> list[e.AnyEntry]:
        """Time passes; what was due in it, each at its time. Bots think for ever."""
        end = self.now + milliseconds
        found: list[e.AnyEntry] = []
        times: list[int] = []
        while (due := wakes(self.table)) is not None and due <= end:
            self.now = max(self.now, due)
            # What is due comes of it at once, and time does not stand for ever.
            found += (came := self.tick())
            assert came
            times.append(self.now)
            assert times.count(self.now) < 100
        self.now = end
        return found

    def think(self, most: int = 10_000) -> int:
        """Bots decide by lot until a person has to, or so often; how often they did."""
        for done in range(most):
            found = thinking(self.table)
            if found is None:
                return done
            self.add(e.Moved(found[0], self.some_move(), "bot"))
        return most

    def let_time_pass(self, most: int) -> None:
        """Nobody does anything but bots, until the game is over; at most so many steps."""
        for _ in range(most):
            if self.table.stage == "over":
                return
            if not self.think():
                due = wakes(self.table)
                if due is None and self.table.stage == "between":
                    # Whoever plays alone without a clock goes on when they like.
                    (seat,) = self.table.looked_from()
                    self.do(self.guest(seat.person or 0), "next")
                    continue
                assert due is not None, "nothing would ever happen"
                self.wait(max(0, due - self.now))
        raise AssertionError("the game does not end")

    # --- playing -----------------------------------------------------------------------------

    def start(self) -> None:
        """Everybody is ready, and the game begins."""
        for person in self.table.players():
            self.do(self.guest(person.number), "ready")
        self.do(self.host, "start")

    def legal(self) -> list[str]:
        """The moves that the seat whose decision it is may make."""
        assert self.table.match is not None
        return [str(move) for move in self.table.match.round.legal_moves()]

    def some_move(self) -> str:
        """One of them, as a lively player would choose it."""
        assert self.table.match is not None
        return some_move(self.table.match.round, self.rng, 0.9)

    def play(self, move: str = "") -> list[e.AnyEntry]:
        """Whose decision it is plays this, or something."""
        return self.do(self.turn, "play", move=move or self.some_move())

    def play_until(self, done: Callable[[], bool], discard: bool = False) -> None:
        """People and bots play, or only discard, until it is so or the round is over."""
        while self.table.stage == "playing" and not done():
            if thinking(self.table) is not None:
                self.think(1)
            else:
                self.play(next(m for m in self.legal() if m[:4] == "pass") if discard else "")

    def play_round(self) -> None:
        """The round is played to its end."""
        self.play_until(lambda: False)

    def until_turn_of(self, guest: str) -> None:
        """Others discard until it is somebody's decision."""
        self.play_until(lambda: self.turn == guest, discard=True)
        assert self.turn == guest

    def until_sharing(self) -> None:
        """The round is played until somebody has to choose of the gold, or nobody has to."""
        match = self.table.match
        assert match is not None
        self.play_until(lambda: match.round.phase_name != "play")


def kinds(entries: list[e.AnyEntry]) -> list[str]:
    """The entries by the names under which they are stored."""
    return [cast(str, type(entry).__struct_config__.tag) for entry in entries]
