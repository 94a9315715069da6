"""What a table tells: whoever follows it, here, elsewhere or later, comes to the same table.

Tables are led through all that guests may ask for, rightly or wrongly, while time passes; after
every single entry those who follow are asked what they know.
"""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from msgspec.structs import asdict

from motherlode.game.seen import Viewer
from motherlode.table import Line, Refused, Table, Terms, thinking, wakes
from motherlode.table import entries as e
from motherlode.table.deciding.people import parted
from motherlode.table.scene import Facts
from motherlode.table.telling import (
    Change,
    TablePart,
    Telling,
    happened,
    summary,
    table_part,
)
from tests.table.tables import DAY, MINUTE, NAMES, SECOND, SECRET, Desk, caller, facts, log, seen

pytestmark = pytest.mark.one_engine

GUESTS = NAMES[:5]


class Elsewhere:
    """Follows a table in three ways: from what is told, from what is stored, and as a spy."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.telling = Telling(desk.table)
        self.part = asdict(self.telling.part)
        self.games: dict[Viewer, Facts] = {}
        self.copy = Table(desk.table.code)
        for line in desk.table.lines:
            self.store(line)
        desk.watchers.append(self)

    def __call__(self, line: Line) -> None:
        self.store(line)
        self.follow(line)
        self.spy(line)

    def follow(self, line: Line) -> None:
        """What has changed, put over what was known before, is what there is to know."""
        table, match = self.desk.table, self.desk.table.match
        change = self.telling.follow(line)
        self.part |= change.table
        assert self.telling.part == table_part(table)
        assert self.part == asdict(self.telling.part)
        if isinstance(line.entry, e.Dealt):
            self.games = {viewer: {} for viewer in (None, *range(len(table.seats)))}
        for viewer, game in self.games.items():
            # A seat that does not differ is told what spectators are told.
            game |= change.game_for(viewer if change.differs_for(viewer) else None)
        if isinstance(line.entry, (e.Dealt, e.Moved)):
            assert match is not None
            for viewer, game in self.games.items():
                assert game == seen(match, viewer)
                assert self.telling.game(viewer) == game
        else:
            assert not change.game
            assert not change.own

    def store(self, line: Line) -> None:
        """What is stored makes the same table in another process."""
        table = self.desk.table
        stored = e.decode(e.encode(line.stored))
        assert stored == line.stored
        other = self.copy.apply(line.seq, line.at, stored)
        assert [repr(event) for event in other.told] == [repr(event) for event in line.told]
        if table.seq == line.seq:
            for name in (
                "stage",
                "host",
                "owner",
                "number",
                "crowd",
                "since",
                "paused",
                "resumed",
                "deciding",
                "until",
            ):
                assert getattr(self.copy, name) == getattr(table, name)
            assert table_part(self.copy) == table_part(table)
            assert wakes(self.copy) == wakes(table)

    def spy(self, line: Line) -> None:
        """Nothing that only the server knows is in what anybody is told."""
        table = self.desk.table
        told: list[object] = [table_part(table), summary(table)]
        told += [happened(table, line, person) for person in (None, *range(len(table.people)))]
        assert SECRET.encode() not in msgspec.json.encode(told)

    def done(self) -> None:
        """All of it once more, from the first entry on."""
        table = self.desk.table
        assert facts(self.copy) == facts(table)
        assert msgspec.convert(msgspec.to_builtins(self.part), TablePart) == self.telling.part
        for person in (None, *range(len(table.people))):
            lines = list(log(table, person, 0))
            assert SECRET.encode() not in msgspec.json.encode([shown for _, shown in lines])
            half = table.number // 2
            late = [(line, shown) for line, shown in lines if line.number > half]
            assert list(log(table, person, half)) == late


# --- what guests ask for ---------------------------------------------------------------------

SMALL = st.integers(0, 5)
WORDS = st.sampled_from(["Hello", "", "dig!", "x" * 301, "\u202eturned"])
PHRASE = st.sampled_from(["hello", "saw-gold", "suspect", "no-such-phrase"])
MOVE = st.sampled_from(["pass:map", "NESW@1,0", "map@8,0", "steal>-", "take:1", "nonsense", ""])
LEVEL = st.sampled_from(["random", "sharp", "", "genius"])

TERMS = st.builds(
    Terms,
    game=st.sampled_from(["base", "expansion"]),
    options=st.sampled_from([{"rounds": 1}, {"rounds": 2}]),
    seats=st.sampled_from([2, 3, 4, 5]),
    clock=st.sampled_from(["quick", "normal", "untimed", "days", "10+0", "10+600"]),
    fill=st.sampled_from(["greedy", ""]),
    join=st.sampled_from(["invited", "anyone", "nobody"]),
)

COMMANDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "sit": {"seat": st.none() | SMALL},
    "stand": {},
    "ask": {"seat": st.none() | SMALL},
    "invite": {"person": SMALL},
    "kick": {"person": SMALL, "ban": st.booleans()},
    "pardon": {"person": SMALL},
    "door": {"newcomers": st.booleans(), "spectators": st.booleans()},
    "pass-host": {"person": SMALL},
    "shuffle": {},
    "name-starter": {"seat": st.none() | SMALL},
    "seat-bot": {"seat": SMALL, "level": LEVEL},
    "change": {"terms": TERMS},
    "ready": {"on": st.booleans()},
    "start": {},
    "play": {"move": MOVE},
    "check": {"move": MOVE},
    "hint": {},
    "next": {},
    "back": {},
    "say": {"text": WORDS},
    "phrase": {"phrase": PHRASE, "goal": st.none() | st.just(1), "seat": st.none() | SMALL},
    "mute": {"person": SMALL, "on": st.booleans()},
}
ASKED = st.one_of(
    [st.fixed_dictionaries({"command": st.just(name), **f}) for name, f in COMMANDS.items()]
)
TIMES = st.sampled_from([1, SECOND, 7 * SECOND, 30 * SECOND, MINUTE, 40 * MINUTE, DAY])
GUEST = st.sampled_from(GUESTS)


class AnyTable(RuleBasedStateMachine):
    """A table, its guests, its bots and its time."""

    desk: Desk
    elsewhere: Elsewhere

    @initialize(terms=TERMS, seed=st.integers(0, 999), guests=st.integers(1, 4))
    def open(self, terms: Terms, seed: int, guests: int) -> None:
        if terms.game == "base":
            terms = msgspec.structs.replace(terms, seats=max(3, terms.seats))
        self.desk = Desk("Ada", seed=seed, **msgspec.structs.asdict(terms))
        self.elsewhere = Elsewhere(self.desk)
        for guest in GUESTS[1:guests]:
            self.ask(guest, {"command": "sit"})

    def known(self, guest: str) -> bool:
        return self.desk.table.person_of(caller(guest).guest) is not None

    @rule(asked=st.lists(st.tuples(GUEST, ASKED), min_size=1, max_size=4))
    def ask_much(self, asked: list[tuple[str, dict[str, Any]]]) -> None:
        for guest, what in asked:
            self.ask(guest, what)

    def ask(self, guest: str, asked: dict[str, Any]) -> None:
        """Somebody asks for something, whether it makes sense or not, and is here by that."""
        if self.known(guest) and not self.desk.person(guest).here:
            self.desk.come(guest)
        before = self.desk.table.seq
        try:
            self.desk.do(guest, **asked)
        except Refused:
            assert self.desk.table.seq == before

    @rule(guest=GUEST)
    def come_or_go(self, guest: str) -> None:
        if self.known(guest):
            here = self.desk.person(guest).here
            (self.desk.go if here else self.desk.come)(guest)

    @rule(ago=st.sampled_from([0, SECOND, 12 * SECOND]))
    def crash(self, ago: int) -> None:
        """Nobody is connected any more, and it is noticed later."""
        here = [person.number for person in self.desk.table.people if person.here]
        self.desk.go(*map(self.desk.guest, here), since=self.desk.now - ago)

    @rule(guest=GUEST)
    def leave(self, guest: str) -> None:
        if self.known(guest):
            self.desk.leave(guest)

    @rule(guest=GUEST, name=st.sampled_from(["Ada", "ada", "Zoe"]))
    def rename(self, guest: str, name: str) -> None:
        self.desk.rename(guest, name)

    @rule(time=TIMES)
    def wait(self, time: int) -> None:
        self.desk.wait(time)

    @precondition(lambda self: self.desk.table.stage == "open")
    @rule()
    def start(self) -> None:
        """Rather sooner than by chance."""
        for person in self.desk.table.players():
            self.ask(self.desk.guest(person.number), {"command": "ready"})
        self.ask(self.desk.host, {"command": "start"})

    @precondition(lambda self: self.desk.table.stage == "playing")
    @rule(moves=st.integers(1, 25), time=TIMES)
    def play(self, moves: int, time: int) -> None:
        """Bots think, and people make moves, some of them slowly."""
        for number in range(moves):
            self.desk.think(3)
            if number == 1:
                self.desk.wait(time)
            elif self.desk.turn:
                self.ask(self.desk.turn, {"command": "play", "move": self.desk.some_move()})

    def teardown(self) -> None:
        if not hasattr(self, "desk"):
            return
        desk, table = self.desk, self.desk.table
        if table.started and table.stage != "closed":
            # Somebody is here: whatever has happened, the game comes to its end by itself.
            person = min(table.players() or table.people, key=lambda p: p.number)
            desk.come(desk.guest(person.number))
            desk.let_time_pass(900)
            desk.add(e.Rematched("NEW"))
        desk.add(e.Closed())
        assert (wakes(table), thinking(table)) == (None, None)
        self.elsewhere.done()


AnyTable.TestCase.settings = settings(
    max_examples=30,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestAnyTable = AnyTable.TestCase


# --- long walks ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "people", "seats", "clock"),
    [
        ("base", 3, 3, "quick"),
        ("base", 4, 10, "normal"),
        ("expansion", 2, 2, "days"),
        ("expansion", 5, 7, "quick"),
    ],
)
def test_whole_game_with_people_who_come_and_go(
    game: str, people: int, seats: int, clock: str
) -> None:
    guests = GUESTS[:people]
    desk = Desk(*guests, game=game, seats=seats, clock=clock, fill="greedy", seed=seats)
    elsewhere = Elsewhere(desk)
    desk.start()
    rng = Random(seats)
    for _ in range(3000):
        if desk.table.stage == "over":
            break
        guest = rng.choice(guests)
        chance = rng.random()
        if chance < 0.06:
            (desk.go if desk.person(guest).here else desk.come)(guest)
        elif chance < 0.09:
            desk.do(guest, "back" if desk.seat(guest).stand_in else "stand")
        elif chance < 0.12:
            desk.wait(rng.choice([SECOND, 20 * SECOND, 3 * MINUTE]))
        elif chance < 0.14 and len(desk.person(guest).talked) < 9:
            desk.wait(13 * SECOND)
            desk.do(guest, "phrase", phrase="hello")
        elif desk.turn and desk.table.stage == "playing":
            desk.come(desk.turn)
            desk.play()
        else:
            desk.think(2)
    desk.come(guests[0])
    desk.let_time_pass(1000)
    elsewhere.done()


def test_changes_can_be_told_after_later_ones() -> None:
    """A worker that reads many entries at once tells them when it has read them all."""
    desk = Desk("Ada", "Bo", "Cy", seats=3)
    telling = Telling(desk.table)
    changes: list[Change] = []
    expected: list[tuple[Facts, dict[Viewer, Facts]]] = []

    def read(line: Line) -> None:
        changes.append(telling.follow(line))
        match = desk.table.match
        dealt = match is not None and match.rounds
        games = {seat: seen(match, seat) for seat in (None, 0, 1, 2)} if match and dealt else {}
        expected.append((asdict(table_part(desk.table)), games))

    part = asdict(table_part(desk.table))
    desk.watchers.append(read)
    desk.start()
    for _ in range(12):
        desk.play()
    told: dict[Viewer, Facts] = {None: {}, 0: {}, 1: {}, 2: {}}
    for change, (table, games) in zip(changes, expected, strict=True):
        part |= change.table
        assert part == table
        for seat, game in games.items():
            told[seat] |= change.game_for(seat)
            assert told[seat] == game


def test_summary_names_the_people_without_whom_the_table_is_closed() -> None:
    desk = Desk("Ada", "Bo", seats=3)

    def last() -> list[str]:
        """Those people, who leave and come back: it is so for each of them, and nobody else."""
        found = [desk.guest(person) for person in sorted(summary(desk.table).last)]
        for person in desk.table.people:
            closes = e.Closed() in parted(desk.table, person)
            assert closes == (desk.guest(person.number) in found)
        return found

    assert last() == []
    desk.do("Flo", "say", text="Hello")
    desk.do("Bo", "stand")
    desk.go("Bo")
    assert last() == []  # Flo might stay
    desk.go("Flo")
    assert last() == ["Ada"]
    desk.come("Bo")
    desk.do("Bo", "sit")
    desk.do("Ada", "stand")
    assert last() == []
    desk.go("Ada")
    assert last() == ["Bo"]
    desk.come("Ada", "Flo")
    desk.do("Ada", "sit")
    desk.start()
    assert last() == []
    desk.do("Bo", "stand")
    assert last() == []  # he looks how it ends
    desk.go("Bo")
    assert last() == ["Ada"]
    desk.do("Ada", "stand")
    desk.go("Ada")
    assert desk.table.stage == "closed"
    assert last() == []


def test_log_tells_only_what_came_after_and_not_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk("Ada", "Bo", seats=3)
    seq = desk.table.seq
    desk.do("Bo", "ready")
    assert [(line.seq, event) for line, event in log(desk.table, 0, seq)] == [
        (seq + 1, e.Readied(1))
    ]
    assert list(log(desk.table, 0, seq + 1)) == []
    assert list(log(desk.table, 0, seq + 2)) == list(log(desk.table, 0, 0))  # never heard of it
    monkeypatch.setattr("motherlode.table.telling.LONGEST_LOG", 3)
    assert [line.seq for line, _ in log(desk.table, 0, 0)] == [seq - 1, seq, seq + 1]


def test_events_are_each_viewers_own() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.do("Flo", "say", text="Hello")
    dealt = next(line for line in desk.table.lines if isinstance(line.entry, e.Dealt))
    match = desk.table.match
    assert match is not None
    for person in (0, 1, 2, 3, None):
        shown = msgspec.to_builtins(happened(desk.table, dealt, person))
        hands = {fact["seat"]: fact.get("hand") for fact in shown["told"]}
        for seat in range(3):
            own = list(match.view(seat).hand) if seat == person else None
            assert hands[seat] == own
        assert set(shown) == {"kind", "round", "starter", "told"}
        secret = [list(match.view(seat).hand) for seat in range(3) if seat != person]
        assert not any(msgspec.json.encode(hand) in msgspec.json.encode(shown) for hand in secret)
