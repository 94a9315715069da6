"""Commands: done once, and refused at a table that is worn out or closed."""

from typing import get_args, get_type_hints

import pytest

from motherlode.table import commands as c
from motherlode.table import entries as e
from motherlode.table.deciding import HANDLERS
from motherlode.table.limits import LINES
from motherlode.table.table import REMEMBERED
from tests.table.tables import MINUTE, Desk, facts, kinds


def test_every_command_has_its_own_handler() -> None:
    assert set(HANDLERS) == set(get_args(c.TableCommand))
    for command, handler in HANDLERS.items():
        assert get_type_hints(handler)["command"] is command


def test_nothing_of_the_game_before_the_start() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    for command in ("play", "check"):
        assert desk.refuses("Bo", command, move="pass:map").id == "table-not-started"
        assert desk.refuses("Flo", command, move="pass:map").id == "table-not-seated"
    assert desk.refuses("Bo", "hint").id == "table-not-started"
    assert desk.refuses("Bo", "next").id == "table-not-between"
    assert desk.refuses("Flo", "next").id == "table-not-seated"
    assert desk.refuses("Flo", "back").id == "table-not-seated"
    assert desk.do("Bo", "back") == []


def test_nothing_at_a_closed_table() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    desk.add(e.Closed())
    assert desk.table.stage == "closed"
    for command in ("sit", "stand", "shuffle", "ready", "start", "hint", "next", "back"):
        assert desk.refuses("Bo", command).id == "table-closed"
    for fields in ({"text": "Hello"}, {"text": ""}):
        assert desk.refuses("Flo", "say", **fields).id == "table-closed"
    assert desk.wait(10 * MINUTE) == []


def test_command_is_done_once() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    who, move = desk.turn, desk.legal()[0]
    assert desk.do(who, "play", id="one", move=move)
    assert desk.person(who).answered["one"] == desk.table.seq
    before = facts(desk.table)
    assert desk.do(who, "play", id="one", move=move) == []
    assert facts(desk.table) == before
    # Another person's id is another command.
    assert desk.do(desk.turn, "play", id="one", move=desk.legal()[0])


def test_last_entry_of_a_command_answers_it() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=5)
    for guest in ("Bo", "Cy"):
        desk.do(guest, "ready")
    desk.do("Ada", "start", id="start")  # two bots, the start, the deal
    assert desk.person("Ada").answered["start"] == desk.table.seq
    stored = desk.table.lines[-1].stored
    assert (type(stored.entry), stored.id, stored.by) == (e.Dealt, "start", 0)
    assert {line.stored.id for line in desk.table.lines[-4:-1]} == {""}
    desk.do("Flo", "say", id="first", text="Hello")
    assert desk.person("Flo").answered == {"first": desk.table.seq}


def test_refused_command_can_be_tried_again() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    waiting = next(guest for guest in ("Ada", "Bo", "Cy") if guest != desk.turn)
    desk.refuses(waiting, "play", id="mine", move="pass:map")
    desk.until_turn_of(waiting)
    assert desk.do(waiting, "play", id="mine", move=desk.legal()[0])


def test_so_many_commands_are_remembered() -> None:
    desk = Desk("Ada", seats=3)
    for number in range(REMEMBERED + 5):
        desk.do("Ada", "ready", id=f"id {number}", on=number % 2 == 0)
    answered = desk.person("Ada").answered
    assert list(answered) == [f"id {number}" for number in range(5, REMEMBERED + 5)]


def test_table_with_too_many_entries_lets_only_the_game_go_on() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.do("Bo", "stand")
    desk.add(*[e.Hosted(0)] * (LINES - desk.table.worn))
    assert desk.do("Ada", "say", text="The last word")
    for command, fields in (("say", {"text": "Hello"}), ("pass-host", {"person": 1})):
        assert desk.refuses("Ada", command, **fields).id == "table-worn-out"
    assert desk.refuses("Flo", "sit").id == "table-worn-out"
    assert desk.do("Ada", "kick", person=2)  # whoever has worn it out
    desk.do("Bo", "back")
    desk.play_round()
    for guest in ("Ada", "Bo"):
        desk.do(guest, "next")
    assert desk.table.stage == "playing"
    desk.add(*[e.Hosted(0)] * LINES)
    assert desk.refuses("Ada", "stand").id == "table-worn-out"  # and back, for ever
    desk.play()


def test_closed_door_helps_a_table_that_strangers_have_worn_out() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    desk.do("Cy", "say", text="Hello")
    desk.add(*[e.Hosted(0)] * (LINES + 1 - desk.table.worn))
    assert desk.refuses("Cy", "sit").id == "table-worn-out"
    desk.do("Ada", "door", newcomers=False, spectators=True)
    desk.do("Ada", "kick", person=1, ban=True)
    desk.do("Ada", "invite", person=2)
    assert desk.do("Cy", "sit")
    desk.start()
    assert desk.table.stage == "playing"


def test_one_person_alone_cannot_wear_a_table_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.table.limits.DEEDS", 20)
    desk = Desk("Ada", "Bo", "Cy", seats=3)
    for number in range(18):
        desk.do("Bo", "ready", on=number % 2 == 1)
    desk.do("Cy", "ready")
    desk.do("Ada", "change", terms={"seats": 3, "fill": ""})
    desk.start()
    desk.until_turn_of("Bo")
    desk.do("Bo", "stand")
    for command in ("back", "stand", "say"):
        fields = {"text": "Hello"} if command == "say" else {}
        assert desk.refuses("Bo", command, **fields).id == "table-too-often"
    assert kinds(desk.do("Bo", "play", move=desk.some_move())) == ["returned", "moved"]
    desk.play()
    assert desk.do("Ada", "kick", person=1)
