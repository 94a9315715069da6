"""What is checked first of a command: who gives it, when, and how often."""

from collections.abc import Callable
from random import Random

import pytest

from motherlode.table import Refused
from motherlode.table import entries as e
from motherlode.table.deciding.wish import Wish, check_speed, free_name
from tests.table.tables import SECOND, Desk, caller


def wish(desk: Desk, guest: str, name: str | None = None) -> Wish:
    return Wish(desk.table, caller(guest, name), desk.now, Random(0))


def test_a_caller_is_known_seated_or_host() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    desk.do("Flo", "say", text="I watch")
    ada, bo, flo, new = (wish(desk, guest) for guest in ("Ada", "Bo", "Flo", "Gus"))
    assert [one.person.number for one in (ada, bo, flo)] == [0, 1, 2]
    assert bo.seated() == (desk.person("Bo"), 1, desk.seat("Bo"))
    ada.hosting()
    cases: list[tuple[Callable[[], object], str]] = [
        (lambda: new.person, "table-not-seated"),
        (flo.seated, "table-not-seated"),
        (bo.hosting, "table-not-host"),
        (new.hosting, "table-not-seated"),
        (lambda: ada.person_at(3), "table-no-person"),
    ]
    for refused, why in cases:
        with pytest.raises(Refused, match=why):
            refused()
    assert ada.person_at(2) is desk.person("Flo")


def test_what_comes_before_the_start_is_refused_after_it() -> None:
    desk = Desk("Ada", "Bo", "Cy", seats=3)
    wish(desk, "Bo").before_start()
    desk.start()
    with pytest.raises(Refused, match="table-started"):
        wish(desk, "Bo").before_start()


def test_a_stranger_becomes_known_once() -> None:
    desk = Desk("Ada", seats=3)
    number, (met,) = wish(desk, "Bo", name="ada").met()
    assert (number, met) == (1, e.Met(1, caller("Bo").guest, "ada 2"))
    desk.add(met)
    assert wish(desk, "Bo", name="Robert").met() == (1, [])


def test_a_name_is_free_for_whoever_has_it() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    assert free_name(desk.table, "Cy") == "Cy"
    assert free_name(desk.table, "ADA") == "ADA 2"
    assert free_name(desk.table, "ADA", but=0) == "ADA"


def test_names_are_made_unique() -> None:
    desk = Desk("Ada", seats=5)
    desk.do("two", "sit", name="ADA")
    desk.do("three", "sit", name="Ada")
    desk.do("four", "sit", name="ada 2")
    assert [p.name for p in desk.table.people] == ["Ada", "ADA 2", "Ada 3", "ada 2 2"]


@pytest.mark.parametrize(
    ("times", "wait"),
    [([], 0), ([0], 0), ([0, 5000], 2), ([0, 6999], 2), ([-1000, 5000], 0), ([-999, 5000], 1)],
)
def test_third_time_in_eight_seconds_is_refused(times: list[int], wait: int) -> None:
    """It is told in how many seconds it may be done again."""
    now, limit = 7000, (2, 8 * SECOND)
    if not wait:
        check_speed("table-rush", now, times, limit)
        return
    with pytest.raises(Refused) as refused:
        check_speed("table-rush", now, times, limit)
    assert refused.value.message.id == "table-rush"
    seconds = refused.value.message.args["seconds"]
    assert seconds == wait
    check_speed("table-rush", now + wait * SECOND, times, limit)
