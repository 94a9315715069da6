"""The game at a table: moves, rounds, the end, who leaves, who comes, and playing again."""

import os
import subprocess
import sys

import pytest

from motherlode.game.record import read_record, write_record
from motherlode.table import Refused, Table, rematch, thinking
from motherlode.table import entries as e
from motherlode.table.clock import UNPLAYED
from motherlode.table.limits import LINES
from motherlode.table.table import REMEMBERED
from motherlode.table.telling import Telling, table_part
from motherlode.table.timing import STAND_IN
from tests.table.tables import MINUTE, SECOND, SECRET, Desk, caller, facts, kinds

# --- moves -----------------------------------------------------------------------------------


def test_only_the_seat_whose_turn_it_is_plays() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    for _ in range(12):
        legal = desk.legal()
        for guest in {"Ada", "Bo", "Cy"} - {desk.turn}:
            refused = desk.refuses(guest, "play", move=legal[0])
            assert (refused.id, refused.clause) == ("refuse-N2-seat", "N2")
            assert refused.args_for_words == {"seat": str(desk.table.deciding)}
        turn, seat = desk.turn, desk.table.deciding
        assert seat is not None
        assert desk.play(legal[0]) == [e.Moved(seat, legal[0], "person")]
        assert desk.turn != turn


def test_spectators_and_strangers_do_not_play() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.do("Flo", "say", text="Hello")
    for guest in ("Flo", "Gus"):
        for command in ("play", "check"):
            refused = desk.refuses(guest, command, move=desk.legal()[0])
            assert refused.id == "table-not-seated"
        assert desk.refuses(guest, "hint").id == "table-not-seated"
        assert desk.refuses(guest, "stand").id == "table-not-seated"


@pytest.mark.parametrize(
    ("move", "message", "clause"),
    [
        ("", "refuse-N1-grammar", "N1"),
        ("dig up", "refuse-N1-grammar", "N1"),
        ("ladder-to-heaven@1,0", "refuse-N1-card", "N1"),
        ("take:3", "refuse-N2-phase", "N2"),
        ("steal>0", "refuse-N2-phase", "N2"),
        ("{path}@0,0", "refuse-B9-taken", "B9"),
        ("pass:{path},{other}", "refuse-B6-count", "B6"),
    ],
)
def test_moves_against_the_rules_are_refused_with_their_clause(
    move: str, message: str, clause: str
) -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    assert desk.table.match is not None
    hand = desk.table.match.view(desk.table.deciding).hand
    path = next(card for card in hand if card[0] in "NESW")
    text = move.format(path=path, other=next(card for card in hand if card != path))
    for command in ("play", "check"):
        refused = desk.refuses(desk.turn, command, move=text)
        assert (refused.id, refused.clause) == (message, clause)


def test_card_that_is_not_in_the_hand() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    assert desk.table.match is not None
    hand = desk.table.match.view(desk.table.deciding).hand
    missing = next(card for card in ("map", "NESW", "NES", "NS") if card not in hand)
    refused = desk.refuses(desk.turn, "play", move=f"pass:{missing}")
    assert (refused.clause, refused.args_for_words) == ("N3", {"card": missing})


def test_what_a_refusal_quotes_is_cut_short() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    refused = desk.refuses(desk.turn, "play", move="x" * 120)
    assert all(len(str(value)) <= 60 for value in refused.args_for_words.values())


def test_check_says_what_play_would_and_plays_nothing() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    for move in desk.legal():
        before = facts(desk.table)
        assert desk.do(desk.turn, "check", move=move) == []
        assert facts(desk.table) == before
    other = next(guest for guest in ("Ada", "Bo") if guest != desk.turn)
    assert desk.refuses(other, "check", move=desk.legal()[0]).clause == "N2"


def test_moves_are_written_in_one_way() -> None:
    desk = Desk.playing("Ada", "Bo", seats=2, game="expansion")
    assert desk.table.match is not None
    a, b = sorted(set(desk.table.match.view(desk.table.deciding).hand), reverse=True)[:2]
    moved = desk.do(desk.turn, "play", move=f"pass:{a},{b}")[-1]
    swapped = Desk.playing("Ada", "Bo", seats=2, game="expansion")
    assert swapped.do(swapped.turn, "play", move=f"pass:{b},{a}")[-1] == moved
    assert facts(desk.table)["record"] == facts(swapped.table)["record"]


def test_hints_for_who_plays_with_bots_alone() -> None:
    desk = Desk.playing("Ada", seats=3, join="anyone")
    desk.think()
    assert desk.do("Ada", "hint") == []
    desk.play()
    assert desk.refuses("Ada", "hint").id == "table-not-turn"
    desk.do("Bo", "sit")
    desk.until_turn_of("Ada")
    assert desk.refuses("Ada", "hint").id == "table-no-hints"


# --- asking twice ----------------------------------------------------------------------------


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


# --- rounds ----------------------------------------------------------------------------------


def test_next_round_when_all_are_ready() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.play_round()
    assert desk.table.stage == "between"
    assert desk.table.deciding is None
    assert table_part(desk.table)["until"] == desk.now + MINUTE
    assert desk.refuses("Ada", "ready").id == "table-started"
    assert desk.refuses("Ada", "play", move="pass:map").id == "refuse-N2-over"
    assert desk.refuses("Ada", "hint").id == "table-no-hints"
    desk.wait(10 * SECOND)
    assert desk.do("Cy", "next") == [e.Readied(2)]
    assert desk.do("Cy", "next") == []
    assert kinds(desk.do("Ada", "next")) == ["readied"]
    assert desk.wait(10 * SECOND) == []
    assert kinds(desk.do("Bo", "next")) == ["readied", "dealt"]
    assert desk.table.stage == "playing"
    assert not any(seat.ready for seat in desk.table.seats)
    assert desk.refuses("Ada", "next").id == "table-not-between"


def test_next_round_after_a_minute() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.play_round()
    desk.do("Ada", "next")
    assert desk.wait(MINUTE - 1) == []
    assert kinds(desk.wait(1)) == ["dealt"]


def test_next_round_does_not_wait_for_who_is_not_here() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", seats=4)
    desk.play_round()
    desk.go("Bo")
    assert kinds(desk.do("Cy", "next")) == ["readied"]
    assert kinds(desk.do("Ada", "next")) == ["readied", "dealt"]


@pytest.mark.parametrize("how", ["goes", "stands up"])
def test_next_round_when_the_last_who_was_not_ready_leaves(how: str) -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.play_round()
    desk.do("Ada", "next")
    desk.do("Bo", "next")
    assert desk.wait(SECOND) == []
    if how == "goes":
        desk.go("Cy")
    else:
        desk.do("Cy", "stand")
    assert kinds(desk.wait(0)) == ["dealt"]


def test_nobody_has_to_look_at_the_round_that_others_leave() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.play_round()
    desk.go("Cy")
    desk.do("Bo", "stand")
    assert desk.wait(MINUTE - 1) == []  # Ada has not said that she has seen enough
    assert kinds(desk.do("Ada", "next")) == ["readied", "dealt"]


@pytest.mark.parametrize("how", ["never sat down", "left", "left before the end"])
def test_next_round_of_bots_comes_soon(how: str) -> None:
    desk = Desk("Ada", "Bo", seats=3)
    if how == "never sat down":
        desk.do("Ada", "stand")
        desk.do("Bo", "stand")
    desk.start()
    if how != "never sat down":
        desk.do("Bo", "stand")
    if how == "left before the end":
        desk.do("Ada", "stand")
    desk.play_round()
    if how == "left":
        desk.wait(SECOND)
        desk.do("Ada", "stand")  # a bot has her seat; she looks on
    end = desk.table.since
    assert table_part(desk.table)["until"] == end + UNPLAYED
    assert desk.wait(end + UNPLAYED - 1 - desk.now) == []  # long enough to see how it ended
    assert kinds(desk.wait(1)) == ["dealt"]


def test_next_round_comes_soon_where_those_who_play_are_away() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", clock="days")
    desk.play_round()
    desk.go("Ada", "Bo", "Cy")
    assert table_part(desk.table)["until"] == desk.now + UNPLAYED
    desk.wait(SECOND)
    desk.come("Bo")  # who comes in time may look as long as ever
    assert table_part(desk.table)["until"] == desk.table.since + MINUTE
    desk.wait(30 * SECOND)
    desk.go("Bo")
    assert kinds(desk.wait(0)) == ["dealt"]


def test_time_between_rounds_stands_still_while_nobody_is_here() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.play_round()
    desk.wait(20 * SECOND)
    desk.go("Ada", "Bo", "Cy")
    assert desk.wait(60 * MINUTE) == []
    assert table_part(desk.table)["until"] is None
    desk.come("Bo")
    assert table_part(desk.table)["until"] == desk.now + 40 * SECOND
    assert kinds(desk.wait(40 * SECOND)) == ["dealt"]


def test_gold_stays_and_the_next_starter_is_the_rules() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", seed=3)
    desk.play_round()
    match = desk.table.match
    assert match is not None
    gold, starter = match.gold, match.starter()
    desk.wait(MINUTE)
    assert match.gold == gold
    assert desk.table.deciding == starter


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_final_standing(game: str) -> None:
    desk = Desk.playing("Ada", "Bo", seats=4, game=game, seed=7)
    for _ in range(3):
        assert table_part(desk.table)["standing"] is None
        desk.play_round()
        desk.wait(MINUTE)
    match = desk.table.match
    assert match is not None
    assert desk.table.stage == "over"
    part = Telling(desk.table).part
    standing = part["standing"]
    assert (standing.gold, standing.winners) == (match.gold, match.winners)  # type: ignore[attr-defined]
    assert part["until"] is None
    assert write_record(read_record(write_record(match).encode())) == write_record(match)
    assert desk.refuses("Ada", "play", move="pass:map").id == "refuse-N2-over"
    assert desk.refuses("Ada", "next").id == "table-not-between"
    assert desk.refuses("Flo", "sit").id == "table-over"
    assert desk.do("Ada", "stand") == []
    assert desk.wait(60 * MINUTE) == []


# --- leaving and coming back -----------------------------------------------------------------


def test_bot_takes_the_seat_of_who_leaves() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.until_turn_of("Bo")
    assert desk.do("Bo", "stand") == [e.StoodIn(1, STAND_IN, left=True)]
    assert desk.do("Bo", "stand") == []
    assert thinking(desk.table) == (1, STAND_IN)
    assert desk.seating() == ["Ada", "Bo", "Cy"]  # it is still his
    assert desk.think() == 1
    assert desk.seat("Bo").misses == 0
    desk.until_turn_of("Ada")
    desk.do("Flo", "say", text="May I?")
    desk.do("Ada", "invite", person=3)
    assert desk.refuses("Flo", "sit", seat=1).id == "table-full"


def test_who_left_comes_back() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.do("Bo", "stand")
    assert desk.do("Bo", "back") == [e.Returned(1)]
    assert desk.do("Bo", "back") == []
    assert desk.seat("Bo").stand_in == ""
    desk.until_turn_of("Bo")
    assert thinking(desk.table) is None


def test_who_left_comes_back_by_playing() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.do("Bo", "stand")
    desk.play_until(lambda: desk.table.deciding == 1, discard=True)
    assert desk.refuses("Bo", "play", move="NESW@0,0")
    assert desk.seat("Bo").stand_in  # a move that is refused brings nobody back
    move = desk.legal()[0]
    assert desk.do("Bo", "play", move=move) == [e.Returned(1), e.Moved(1, move)]
    assert desk.seat("Bo").stand_in == ""


def test_host_who_leaves_in_the_middle_stays_host() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.do("Ada", "stand")
    assert desk.host == "Ada"
    assert desk.do("Ada", "pass-host", person=1) == [e.Hosted(1, passed=True)]


def test_game_goes_on_without_anybody_who_plays() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", options={"rounds": 1})
    for guest in ("Ada", "Bo", "Cy"):
        desk.do(guest, "stand")
    assert desk.think() > 10
    assert desk.table.stage == "over"


# --- coming ----------------------------------------------------------------------------------


def test_newcomer_takes_a_bots_seat_in_the_middle() -> None:
    desk = Desk.playing("Ada", "Bo", seats=4, fill="greedy", join="anyone")
    for _ in range(9):
        desk.think()
        desk.play()
    match = desk.table.match
    assert match is not None
    view = match.view(3)
    assert desk.do("Cy", "sit", seat=3)[-1] == e.Sat(2, 3)
    assert match.view(3).dump() == view.dump()
    assert desk.seating() == ["Ada", "Bo", "greedy", "Cy"]
    assert match.names == ("Ada", "Bo", "greedy", "Cy")
    assert desk.seat("Cy").bank == desk.table.clock.bank
    assert desk.refuses("Di", "sit", seat=0).id == "table-taken"
    assert desk.refuses("Cy", "sit", seat=2).id == "table-seated"
    assert desk.do("Di", "sit")[-1] == e.Sat(3, 2)
    assert desk.refuses("Eli", "sit").id == "table-full"
    for _ in range(8):
        desk.play()  # no bot is left


def test_record_has_the_names_of_the_end() -> None:
    desk = Desk.playing("Ada", "Bo", seats=3, options={"rounds": 1})
    desk.rename("Bo", "Bob")
    desk.do("Flo", "say", text="I watch")
    desk.rename("Flo", "Flora")  # who only watches stands in no record
    desk.do("Ada", "stand")
    desk.rename("Ada", "Ann")  # her seat is still hers
    desk.play_round()
    assert desk.table.match is not None
    read = read_record(write_record(desk.table.match).encode())
    assert read.names == ("Ann", "Bob", "steady")


def test_newcomer_decides_for_the_bot_that_was_thinking() -> None:
    desk = Desk.playing("Ada", seats=3, join="anyone")
    desk.until_turn_of("Ada")
    desk.play()
    seat, _ = thinking(desk.table) or (None, "")
    assert seat is not None
    desk.wait(MINUTE)
    desk.do("Bo", "sit", seat=seat)
    assert thinking(desk.table) is None
    assert desk.turn == "Bo"
    assert desk.table.since == desk.now  # his time begins now
    desk.play()


def test_newcomer_between_rounds() -> None:
    desk = Desk.playing("Ada", seats=3, join="anyone")
    desk.play_round()
    desk.do("Bo", "sit")
    assert kinds(desk.do("Ada", "next")) == ["readied"]
    assert kinds(desk.do("Bo", "next")) == ["readied", "dealt"]


# --- playing again ---------------------------------------------------------------------------


def again(desk: Desk, guest: str) -> Desk:
    """The table of the rematch that a guest asks for."""
    new = Desk()
    new.table = Table("NEW")
    new.add(*rematch(desk.table, caller(guest)))
    return new


def test_rematch_with_the_same_people_and_bots_in_the_same_seats() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=7, fill="", options={"rounds": 1}, clock="quick")
    desk.do("Cy", "sit", seat=5)
    desk.do("Ada", "seat-bot", seat=3, level="sharp")
    desk.do("Ada", "seat-bot", seat=6, level="greedy")
    desk.do("Flo", "say", text="I watch")
    desk.start()
    desk.rename("Bo", "Bob")
    with pytest.raises(Refused) as refused:
        rematch(desk.table, caller("Ada"))
    assert refused.value.id == "table-not-over"
    desk.play_round()
    assert desk.table.stage == "over"
    assert desk.seating() == ["Ada", "Bob", "sharp", "Cy", "greedy"]
    for guest in ("Flo", "Gus"):
        with pytest.raises(Refused) as refused:
            rematch(desk.table, caller(guest))
        assert refused.value.id == "table-not-seated"
    new = again(desk, "Cy")
    assert new.seating() == desk.seating()
    assert new.host == "Cy"
    assert new.table.stage == "open"
    assert new.table.terms.seats == 5
    assert (new.table.terms.clock, new.table.terms.fill) == ("quick", "")
    assert [p.guest for p in new.table.people] == [caller(g).guest for g in ("Ada", "Bo", "Cy")]
    new.come("Cy", "Bo")
    assert new.host == "Cy"
    new.come("Ada")  # whose table it was
    assert new.host == "Ada"
    new.start()


def test_who_left_is_not_invited_again() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", options={"rounds": 1})
    desk.do("Bo", "stand")
    desk.do("Cy", "stand")
    desk.do("Cy", "back")
    desk.play_round()
    assert again(desk, "Ada").seating() == ["Ada", "", "Cy"]
    # Who asks for another game is there again.
    new = again(desk, "Bo")
    assert new.seating() == ["Ada", "Bo", "Cy"]
    assert new.host == "Bo"
    desk.do("Bo", "back")
    assert again(desk, "Ada").seating() == ["Ada", "Bo", "Cy"]


def test_rematch_that_nobody_comes_to_waits_for_ever() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", options={"rounds": 1})
    desk.play_round()
    new = again(desk, "Ada")
    assert new.wait(60 * MINUTE) == []
    new.come("Bo")
    assert new.wait(MINUTE) == [e.Hosted(1)]


def test_rematch_is_told() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy", options={"rounds": 1})
    desk.play_round()
    desk.add(e.Rematched("NEW"))
    part = table_part(desk.table)
    assert part["rematch"] == "NEW"
    assert SECRET not in str(part)


# --- how often a move is looked at -----------------------------------------------------------

COUNT = """
from collections import Counter

from motherlode import compiled
from motherlode.game import move, round
from motherlode.table.telling import Telling
from tests.table.tables import Desk

assert not compiled()
calls = Counter()


def counted(module, name):
    right = getattr(module, name)

    def call(*args):
        calls[name] += 1
        return right(*args)

    setattr(module, name, call)


counted(move, "_parse")
counted(round, "legal_codes")
for game in ("base", "expansion"):
    desk = Desk("Ada", "Bo", "Cy", seats=3, game=game)
    telling = Telling(desk.table)
    desk.watchers.append(telling.follow)
    desk.start()
    while desk.table.stage == "playing" and desk.table.match.round.phase_name == "play":
        move = telling.game(desk.table.deciding)["legal"][0]
        calls.clear()
        desk.do(desk.turn, "play", move=move)
        over = desk.table.stage != "playing"
        assert calls == Counter(_parse=1, legal_codes=0 if over else 1), calls
print("counted")
"""


def test_a_moves_text_is_read_once_and_legal_moves_are_found_once() -> None:
    """From the command to what all are told; in the engine's source, whose functions can be
    counted."""
    environment = os.environ | {"MOTHERLODE_PURE": "1"}
    command = [sys.executable, "-c", COUNT]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "counted\n", done.stderr
