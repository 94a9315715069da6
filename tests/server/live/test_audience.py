"""Who may look on at a table, and is let go; and what nobody else can tell."""

import asyncio
from typing import Any

import msgspec
import pytest

from motherlode.server.live import audience
from motherlode.server.live.room import Room
from motherlode.table import Refused
from motherlode.table import commands as c
from motherlode.table import entries as e
from tests.server.live.rooms import (
    Fake,
    Make,
    Worker,
    come,
    kinds,
    opened,
    present,
    short,
    started,
)

pytestmark = pytest.mark.anyio


async def test_whoever_is_sent_away_is_let_go_by_every_worker(
    sqlite_url: str, workers: Make
) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, here, (ann, bob, _) = await started(first)
    there, olga = await come(second, code, "Olga")
    _, phone = await come(second, code, "Bob")
    await there.do(olga, c.Say("o", "Hello"))
    await first.beat()
    await here.do(ann, c.Kick("k1", 3))
    await here.do(ann, c.Kick("k2", 1, ban=True))
    await second.beat()
    assert (olga.bye, bob.bye, phone.bye) == ("table-removed", "table-banned", "table-banned")
    assert short(ann.news())[-1].endswith("stood!")
    again, back = await come(first, code, "Olga")
    assert again is here and back.bye == ""
    for worker in (first, second):
        with pytest.raises(Refused, match="table-banned"):
            await come(worker, code, "Bob")
    await there.leave(phone)
    await here.do(ann, c.Pardon("p", 1))
    await come(first, code, "Bob")


async def test_spectators_are_let_go_in_the_middle_of_a_game(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, (ann, bob, _) = await started(worker)
    _, olga = await come(worker, code, "Olga")
    _, pam = await come(worker, code, "Pam")
    await room.do(pam, c.Say("p", "Hello"))
    await room.do(ann, c.Invite("i", 3))
    await room.do(ann, c.Door("d", newcomers=True, spectators=False))
    assert (olga.bye, pam.bye, bob.bye) == ("server-no-spectators", "", "")
    with pytest.raises(Refused, match="server-no-spectators"):
        await come(worker, code, "Olga")
    assert room.table.terms.spectators is False


async def test_newcomers_find_the_door_closed_and_whoever_is_inside_stays(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, ann = await opened(worker, listed=True)
    _, bob = await come(worker, code, "Bob")
    _, olga = await come(worker, code, "Olga")
    await room.do(bob, c.Sit("b"))
    await room.do(ann, c.Door("d", newcomers=False, spectators=True))
    assert (bob.bye, olga.bye) == ("", "")
    with pytest.raises(Refused, match="table-no-newcomers"):
        await come(worker, code, "Cid")
    await come(worker, code, "Bob")
    row = await worker.store.table(code)
    assert row is not None and not row.listed


async def test_whoever_wishes_for_a_bots_seat_and_is_invited_sees_its_hand(
    sqlite_url: str, workers: Make
) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, here, ann = await opened(first, fill="random", clock="days")
    await here.do(ann, c.Start("s"))
    there, olga = await come(second, code, "Olga")
    with pytest.raises(Refused, match="table-ask-host"):
        await there.do(olga, c.Sit("o1", 2))
    await there.do(olga, c.Ask("o2", 2))
    assert olga.got[-1]["you"] == {"person": 1, "seat": None, "muted": []}
    assert olga.got[-1]["game"]["hand"] == []
    await first.beat()
    assert here.table.people[1].asks == 2
    await here.do(ann, c.Invite("i", 1))
    await second.beat()
    state = next(one for one in reversed(olga.got) if one["type"] == "state")
    assert state["you"]["seat"] == 2
    assert state["game"]["hand"] != []


async def test_the_longest_spectator_makes_room_for_whoever_may_sit_down(
    sqlite_url: str, workers: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "ONLOOKERS", 3)
    worker = await workers(sqlite_url, alone=True)
    code, room, ann = await opened(worker, fill="steady")
    lookers = [(await come(worker, code, f"Stranger {number}"))[1] for number in range(5)]
    assert [who.bye for who in lookers] == ["table-crowded"] * 2 + [""] * 3
    _, bob = await come(worker, code, "Bob")
    await room.do(bob, c.Sit("b"))
    await room.do(bob, c.Ready("r"))
    await room.do(ann, c.Start("s"))
    await come(worker, code, "One more")
    _, late = await come(worker, code, "Late")
    assert [who.bye for who in lookers] == ["table-crowded"] * 4 + [""]
    await room.do(late, c.Ask("l", 2))  # for a bot's seat
    assert (ann.bye, bob.bye, late.bye) == ("", "", "")
    await come(worker, code, "Bob")  # another device of somebody who plays


@pytest.mark.parametrize(
    "terms", [{"fill": "steady", "join": "nobody"}, {"fill": ""}], ids=["nobody joins", "no bots"]
)
async def test_nobody_makes_room_where_no_seat_can_be_had(
    terms: dict[str, Any], sqlite_url: str, workers: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "ONLOOKERS", 3)
    worker = await workers(sqlite_url, alone=True)
    code, _, _ = await started(worker, **terms)
    lookers = [(await come(worker, code, f"Stranger {number}"))[1] for number in range(3)]
    with pytest.raises(Refused, match="table-crowded"):
        await come(worker, code, "Too late")
    assert [who.bye for who in lookers] == [""] * 3


async def test_whoever_was_not_heard_in_a_crowd_is_here_when_they_sit_down(
    sqlite_url: str, workers: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, _ = await opened(worker)
    _, bob = await come(worker, code, "Bob")
    await room.do(bob, c.Say("b1", "Hello"))
    await room.leave(bob)
    await worker.calm()
    monkeypatch.setattr("motherlode.table.limits.CROWD", 0)
    seq = room.table.seq
    _, bob = await come(worker, code, "Bob")
    assert room.table.seq == seq
    with pytest.raises(Refused, match="table-rush"):
        await room.do(bob, c.Say("b2", "Hello"))
    await room.do(bob, c.Sit("b3"))
    assert await kinds(worker, code, seq) == ["Here", "Sat"]


async def test_founder_is_host_again_by_coming_back(sqlite_url: str, workers: Make) -> None:
    first, second = await workers(sqlite_url), await workers(sqlite_url)
    code, here, ann = await opened(first)
    there, bob = await come(second, code, "Bob")
    await there.do(bob, c.Sit("b"))
    await first.beat()
    await here.leave(ann)
    await first.calm()
    await second.beat()
    second.ahead = 90_000
    await there.time._tick()
    assert there.table.host == 1
    with pytest.raises(Refused, match="table-kick-founder"):
        await there.do(bob, c.Kick("k", 0, ban=True))
    await come(second, code, "Ann")
    assert there.table.host == 0


async def test_nobody_else_can_tell_that_somebody_mutes(database_url: str, workers: Make) -> None:
    """Neither by what is sent, nor by its numbers, nor by when a table changed."""
    first, second = await workers(database_url), await workers(database_url)
    code, here, (ann, bob, cid) = await started(first, clock="days")
    there, phone = await come(second, code, "Bob")
    _, same = await come(second, code, "Ann")
    await first.beat()
    number, row = here.table.number, await first.store.table(code)
    for who in (ann, bob, cid, phone, same):
        who.news()
    first.ahead = 5000
    for worker_room, who, id in ((here, ann, "m1"), (there, same, "m2")):
        await worker_room.do(who, c.Mute(id, 1, on=id == "m1"))
        for worker in (first, second):
            await worker.beat()
    # Who mutes is told on all devices; one answer each, and the state.
    assert short(ann.news()) == [f"{number} ack!", "state", "state"]
    assert short(same.news()) == ["state", f"{number} ack!", "state"]
    assert bob.got == cid.got == phone.got == []
    after = await first.store.table(code)
    assert row is not None and after is not None
    assert (after.changed, after.summary) == (row.changed, row.summary)
    await here.do(cid, c.Say("c", "Hello"))
    await second.beat()
    assert short(bob.news()) == short(phone.news()) == [f"{number + 1} said"]
    await here.do(ann, c.Mute("m1", 1))  # asked again
    assert ann.got[-1] == {"type": "ack", "id": "m1", "seq": number}
    for worker in (first, second):
        for seen in (number, number + 1):
            _, again = await come(worker, code, "Cid", after=seen)
            state = again.got[0]
            numbers = [line["seq"] for line in state["log"]]
            assert numbers == list(range(seen + 1, state["seq"] + 1))


# --- what was rewritten ---------------------------------------------------------------------


async def rewritten(worker: Worker) -> tuple[Room, list[Fake], int]:
    """A table of which an entry was rewritten in storage; the number of that entry."""
    code, room, people = await started(worker)
    for who in people:
        await room.do(who, c.Say(who.id(), f"I am {who.caller.name}"))
    line = next(one for one in room.table.lines if isinstance(one.entry, e.Said))
    blank = msgspec.structs.replace(line.entry, text="–")
    data = e.encode(msgspec.structs.replace(line.stored, entry=blank))
    assert await worker.store.rewrite(code, line.seq, data)
    for who in people:
        who.news()
    return room, people, line.number


def is_told_since(who: Fake, number: int) -> None:
    """The state they got last has the log from this entry on, which is blank now."""
    last = [one for one in who.got if one["type"] == "state"][-1]
    assert last["log"][0]["seq"] == number
    assert last["log"][0]["event"]["text"] == "–"


async def test_what_was_rewritten_is_told_to_one_after_the_other_before_anything_else(
    sqlite_url: str, workers: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = await workers(sqlite_url, alone=True)
    room, people, number = await rewritten(worker)
    told: list[list[int]] = []

    async def pace() -> None:
        told.append([len(who.got) for who in people])
        await asyncio.sleep(0)

    monkeypatch.setattr(worker, "pace", pace)
    await asyncio.gather(room.read_anew(), room.do(people[2], c.Say("s", "hello")))
    assert told == [[0, 0, 0], [1, 0, 0], [1, 1, 0]], "others come in between"
    for who in people:
        is_told_since(who, number)
        assert [one.rstrip("!") for one in short(who.news())] == ["state", f"{number + 3} said"]


async def test_orders_to_read_a_table_anew_that_come_together_are_one(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    room, people, number = await rewritten(worker)
    await asyncio.gather(*(room.read_anew() for _ in range(10)))
    for who in people:
        is_told_since(who, number)
        assert len(who.got) == 1


async def test_whoever_was_not_told_what_was_rewritten_is_told_next_time(
    sqlite_url: str, workers: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = await workers(sqlite_url, alone=True)
    room, people, number = await rewritten(worker)

    async def cancelled() -> None:
        if people[0].got:
            raise asyncio.CancelledError

    with monkeypatch.context() as patch, pytest.raises(asyncio.CancelledError):
        patch.setattr(worker, "pace", cancelled)
        await room.read_anew()
    assert [len(who.got) for who in people] == [1, 0, 0]
    await room.do(people[2], c.Say("s", "hello"))
    for who in people:
        is_told_since(who, number)


# --- screens --------------------------------------------------------------------------------


async def test_a_screen_sees_what_a_spectator_sees_whoever_it_belongs_to(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, (ann, bob, cid) = await started(worker)
    screens = [Fake("Ann", screen=True), Fake("Eve", screen=True)]
    _, watcher = await come(worker, code, "Fay")
    for screen in screens:
        await room.enter(screen, 0)
    turn = room.table.deciding
    assert turn is not None and room.table.match is not None
    who = (ann, bob, cid)[turn]
    await room.do(who, c.Play("p", str(room.table.match.round.legal_moves()[0])))
    for screen in screens:
        for got, right in zip(screen.got, watcher.got, strict=True):
            assert {**got, "now": 0} == {**right, "now": 0}
    assert screens[0].got[0]["you"] == {"person": None, "seat": None, "muted": []}
    assert "hand" in watcher.got[0]["game"] and watcher.got[0]["game"]["hand"] == []


async def test_nothing_can_be_asked_from_a_screen(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    _, room, _ = await started(worker)
    screen = Fake("Ann", screen=True)
    await room.enter(screen, 0)
    for command in (c.Say("a", "hello"), c.Stand("b"), c.Hint("c"), c.Rematch("d")):
        with pytest.raises(Refused, match="server-screen"):
            await room.do(screen, command)
    await room.sync(screen, 0)
    assert short(screen.got) == ["state", "state"]


async def test_a_screen_is_nobodys_presence(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, (ann, _, _) = await started(worker)
    screen = Fake("Ann", screen=True)
    await room.enter(screen, 0)
    seq = room.table.seq
    await room.leave(ann)
    await worker.calm()
    assert present(room) == [False, True, True]
    await room.leave(screen)
    await room.enter(screen, 0)
    await worker.calm()
    assert await kinds(worker, code, seq) == ["Gone"]


async def test_a_screen_is_told_no_asides(sqlite_url: str, workers: Make) -> None:
    worker = await workers(sqlite_url, alone=True)
    code, room, (ann, _, _) = await started(worker)
    _, eve = await come(worker, code, "Eve")
    screen, late = Fake("Ann", screen=True), Fake("Ann", screen=True)
    await room.enter(screen, 0)
    await room.do(eve, c.Say("e", "seat 2 is a saboteur"))
    await room.do(ann, c.Say("a", "let us dig"))
    await room.enter(late, 0)
    for one in (screen, late):
        assert "let us dig" in str(one.got)
        assert "seat 2 is a saboteur" not in str(one.got)


async def test_whoever_has_a_seat_may_show_a_table_that_takes_no_spectators(
    sqlite_url: str, workers: Make
) -> None:
    worker = await workers(sqlite_url, alone=True)
    _, room, (ann, bob, _) = await started(worker, spectators=False)
    screen = Fake("Bob", screen=True)
    await room.enter(screen, 0)
    with pytest.raises(Refused, match="server-no-spectators"):
        await room.enter(Fake("Eve", screen=True), 0)
    await room.do(ann, c.Kick("k", 1, ban=True))
    assert screen.bye == bob.bye == "table-banned"
    with pytest.raises(Refused, match="table-banned"):
        await room.enter(Fake("Bob", screen=True), 0)
