"""Moves at a table, and going on from round to round."""

import os
import subprocess
import sys

import pytest

from motherlode.game.record import read_record, write_record
from motherlode.table import entries as e
from motherlode.table.telling import Telling, table_part
from tests.table.tables import MINUTE, SECOND, Desk, facts, kinds

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
        assert calls["_parse"] <= 1, calls  # not at all where the text is remembered
        assert calls["legal_codes"] == (0 if over else 1), calls
print("counted")
"""


def test_only_the_seat_whose_turn_it_is_plays() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    for _ in range(12):
        legal = desk.legal()
        for guest in {"Ada", "Bo", "Cy"} - {desk.turn}:
            refused = desk.refuses(guest, "play", move=legal[0])
            assert (refused.id, refused.clause) == ("refuse-N2-seat", "N2")
            assert refused.args == {"seat": str(desk.table.deciding)}
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
    assert (refused.clause, refused.args) == ("N3", {"card": missing})


def test_what_a_refusal_quotes_is_cut_short() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    refused = desk.refuses(desk.turn, "play", move="x" * 120)
    assert all(len(str(value)) <= 60 for value in refused.args.values())


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


def test_hints_for_whoever_plays_with_bots_alone() -> None:
    desk = Desk.playing("Ada", seats=3, join="anyone")
    desk.think()
    assert desk.do("Ada", "hint") == []
    desk.play()
    assert desk.refuses("Ada", "hint").id == "table-not-turn"
    desk.do("Bo", "sit")
    desk.until_turn_of("Ada")
    assert desk.refuses("Ada", "hint").id == "table-no-hints"


def test_next_round_when_all_are_ready() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.play_round()
    assert desk.table.stage == "between"
    assert desk.table.deciding is None
    assert table_part(desk.table).until == desk.now + MINUTE
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
        assert table_part(desk.table).standing is None
        desk.play_round()
        desk.wait(MINUTE)
    match = desk.table.match
    assert match is not None
    assert desk.table.stage == "over"
    part = Telling(desk.table).part
    standing = part.standing
    assert standing is not None
    assert (standing.gold, standing.winners) == (match.gold, match.winners)
    assert part.until is None
    assert write_record(read_record(write_record(match).encode())) == write_record(match)
    assert desk.refuses("Ada", "play", move="pass:map").id == "refuse-N2-over"
    assert desk.refuses("Ada", "next").id == "table-not-between"
    assert desk.refuses("Flo", "sit").id == "table-over"
    assert desk.do("Ada", "stand") == []
    assert desk.wait(60 * MINUTE) == []


def test_whoever_left_comes_back_by_playing() -> None:
    desk = Desk.playing("Ada", "Bo", "Cy")
    desk.do("Bo", "stand")
    desk.play_until(lambda: desk.table.deciding == 1, discard=True)
    assert desk.refuses("Bo", "play", move="NESW@0,0")
    assert desk.seat("Bo").stand_in  # a move that is refused brings nobody back
    move = desk.legal()[0]
    assert desk.do("Bo", "play", move=move) == [e.Returned(1), e.Moved(1, move)]
    assert desk.seat("Bo").stand_in == ""


def test_a_moves_text_is_read_at_most_once_and_legal_moves_are_found_once() -> None:
    """From the command to what all are told; in the engine's source, whose functions can be
    counted."""
    environment = os.environ | {"MOTHERLODE_PURE": "1"}
    command = [sys.executable, "-c", COUNT]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "counted\n", done.stderr
