"""Talking: not too fast, asides of spectators, mutes, a crowd."""

import pytest

from motherlode.table import Refused
from motherlode.table import entries as e
from motherlode.table.limits import CROWD_TALK, MUTES, RENAMES, TALK
from motherlode.table.telling import happened
from tests.table.tables import MINUTE, SECOND, Desk, kinds, log


def heard(desk: Desk, guest: str | None) -> list[str]:
    """What somebody has been told of what was said; None is somebody unknown."""
    person = None if guest is None else desk.number(guest)
    shown = [event for _, event in log(desk.table, person, 0)]
    return [
        event.text if isinstance(event, e.Said) else event.phrase
        for event in shown
        if isinstance(event, (e.Said, e.Phrased))
    ]


ONE = ({"phrase": "hello"}, {"text": "Hello"})


def strangers(desk: Desk, number: int) -> list[str]:
    """So many people who have said hello."""
    guests = [f"Guest {n}" for n in range(number)]
    for guest in guests:
        desk.wait(SECOND)
        desk.do(guest, "phrase", phrase="hello")
    return guests


def test_talk_is_limited_to_some_lines_in_some_time() -> None:
    lines, span = TALK
    desk = Desk("Ada", "Bo", seats=3)
    for number in range(lines):
        desk.do("Ada", "say" if number % 2 else "phrase", **ONE[number % 2])
        desk.wait(SECOND)
    refused = desk.refuses("Ada", "say", text="too fast")
    assert refused.id == "table-too-fast"
    assert refused.args == {"seconds": (span - lines * SECOND) // SECOND + 1}
    assert desk.refuses("Ada", "phrase", phrase="hurry").id == "table-too-fast"
    desk.do("Bo", "say", text="each has their own time")
    desk.wait(span - lines * SECOND - 1)
    assert desk.refuses("Ada", "say", text="still too fast").args == {"seconds": 1}
    desk.wait(1)
    assert desk.do("Ada", "say", text="now")
    assert desk.refuses("Ada", "say", text="one at a time").id == "table-too-fast"
    desk.wait(SECOND)
    assert desk.do("Ada", "say", text="now")


def test_somebody_new_is_met_and_may_speak() -> None:
    desk = Desk()
    assert kinds(desk.do("Bo", "say", text="Hello")) == ["met", "said"]
    for _ in range(TALK[0] - 1):
        assert kinds(desk.do("Bo", "phrase", phrase="hello")) == ["phrased"]
    assert desk.refuses("Bo", "say", text="too fast").id == "table-too-fast"


def test_players_do_not_hear_spectators_until_the_game_is_over() -> None:
    desk = Desk("Ada", "Bo", seats=3, options={"rounds": 2})
    desk.do("Flo", "say", text="before")
    assert heard(desk, "Ada") == ["before"]  # there is nothing to tell yet
    desk.start()
    desk.do("Flo", "say", text="playing")
    desk.do("Flo", "phrase", phrase="saw-gold", goal=1)
    desk.do("Ada", "say", text="to all")
    for player in ("Ada", "Bo"):
        assert heard(desk, player) == ["before", "to all"]
    for spectator in ("Flo", None):
        assert heard(desk, spectator) == ["before", "playing", "saw-gold", "to all"]
    desk.play_round()
    assert desk.table.stage == "between"
    desk.wait(30 * SECOND)
    desk.do("Gus", "say", text="between")  # at the table only to say this
    assert heard(desk, "Ada") == ["before", "to all"]
    assert heard(desk, None)[-1] == "between"
    desk.wait(MINUTE)
    desk.play_round()
    assert desk.table.stage == "over"
    desk.wait(MINUTE)
    desk.do("Flo", "say", text="after")
    assert heard(desk, "Ada") == heard(desk, None)
    assert heard(desk, "Ada") == ["before", "playing", "saw-gold", "to all", "between", "after"]


def test_spectator_who_takes_a_seat_speaks_to_all() -> None:
    desk = Desk.playing("Ada", seats=3, join="anyone")
    assert desk.do("Flo", "say", text="aside")[-1] == e.Said(1, "aside", aside=True)
    desk.do("Flo", "sit")
    assert desk.do("Flo", "say", text="to all") == [e.Said(1, "to all")]
    assert heard(desk, "Ada") == ["to all"]
    assert heard(desk, "Flo") == ["to all"]


def test_mute_hides_for_one_person_and_is_told_to_nobody_else() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=3)
    desk.do("Bo", "say", text="first")
    assert desk.do("Ada", "mute", person=1) == [e.Muted(0, 1)]
    line = desk.table.lines[-1]
    for other in (0, 1, 2, None):  # whose it is sees it in the state
        assert happened(desk.table, line, other) is None
    desk.do("Bo", "say", text="second")
    desk.do("Bo", "phrase", phrase="hello")
    assert heard(desk, "Ada") == []
    for guest in ("Bo", "Cy", None):
        assert heard(desk, guest) == ["first", "second", "hello"]
    desk.do("Ada", "mute", person=1, on=False)
    assert heard(desk, "Ada") == ["first", "second", "hello"]


def test_mute_leaves_no_gap_in_the_numbers() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=3)
    before, changed = desk.table.number, desk.table.changed
    desk.wait(SECOND)
    desk.do("Ada", "mute", id="mute", person=1)
    assert (desk.table.number, desk.table.changed) == (before, changed)
    assert desk.person("Ada").answered["mute"] == before
    desk.do("Cy", "say", text="Hello")
    desk.do("Ada", "mute", person=1, on=False)
    for person in (1, 2, None):
        numbers = [line.number for line, _ in log(desk.table, person, 0)]
        assert numbers == list(range(1, before + 2))
    for after in range(before + 2):
        found = [line.number for line, _ in log(desk.table, 1, after)]
        assert found == list(range(after + 1, before + 2))


def test_longest_log_is_as_long_for_all_whomever_somebody_mutes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("motherlode.table.telling.LONGEST_LOG", 3)
    desk = Desk("Ada", "Bo", "Cy", seats=3)
    for on in (True, False, True):
        desk.do("Ada", "mute", person=1, on=on)
    assert len(list(log(desk.table, 2, 0))) == 3


def test_mutes_of_a_person_are_limited() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=3)
    for number in range(MUTES):
        desk.do("Ada", "mute", person=1, on=number % 2 == 0)
    assert desk.refuses("Ada", "mute", person=1).id == "table-too-often"
    assert desk.do("Bo", "mute", person=0)


def test_mutes_that_change_nothing_or_are_refused() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    assert desk.do("Ada", "mute", person=1, on=False) == []
    assert desk.do("Ada", "mute", person=1)
    assert desk.do("Ada", "mute", person=1) == []
    assert desk.refuses("Ada", "mute", person=0).id == "table-mute-self"
    assert desk.refuses("Ada", "mute", person=2).id == "table-no-person"
    assert desk.refuses("Flo", "mute", person=0).id == "table-not-seated"


@pytest.mark.parametrize("stage", ["open", "playing"])
def test_people_without_a_seat_share_the_time_to_talk(stage: str) -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=3)
    guests = strangers(desk, 20)
    if stage == "playing":
        desk.start()
    desk.wait(MINUTE)
    said = 0
    for guest in guests * 3:
        try:
            desk.do(guest, "say", text="Hello!")
            said += 1
        except Refused as refused:
            assert refused.message.id == "table-rush"
    assert said == CROWD_TALK[0]
    assert desk.do("Bo", "say", text="Who plays is heard all the same")
    desk.wait(CROWD_TALK[1])
    assert desk.do(guests[0], "say", text="Hello again")


def test_people_without_a_seat_cannot_wear_a_table_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.table.limits.CROWD", 100)
    monkeypatch.setattr("motherlode.table.limits.LINES", 110)
    desk = Desk("Ada", "Bo", "Cy", seats=4)
    guests = strangers(desk, 20)
    while desk.table.crowd < 100:
        desk.wait(MINUTE)
        desk.do(guests[desk.table.crowd % 20], "say", text="Hello!")
    desk.wait(MINUTE)
    desk.do("Flo", "say", text="There is time for one of us")
    for guest in (guests[0], "Gus"):
        assert desk.refuses(guest, "say", text="Hello!").id == "table-rush"
    while desk.table.crowd < 110:
        desk.wait(MINUTE)
        desk.do(guests[desk.table.crowd % 20], "say", text="Hello!")
    desk.wait(MINUTE)
    assert desk.refuses(guests[0], "say", text="Hello!").id == "table-crowded"
    desk.go(guests[0])
    before = desk.table.seq
    desk.come(guests[0])
    assert desk.table.seq == before  # coming and going is told no longer
    for number in range(40):
        desk.rename(guests[1], f"Guest {number}")
    assert desk.person(guests[1]).renamings == RENAMES
    assert desk.do("Bo", "say", text="Who plays is heard all the same")
    assert desk.do("Di", "sit")
    desk.start()
    desk.play()
