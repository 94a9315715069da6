"""People and seats."""

import pytest

from motherlode.table.seating import Person, Seat


def test_two_people_are_two_however_alike() -> None:
    one, other = Person(1, "guest", "Ada", 0), Person(1, "guest", "Ada", 0)
    assert one != other and other not in [one]
    one.muted.add(2)
    one.talked.append(3)
    one.answered["id"] = 4
    assert (other.muted, other.talked, other.answered) == (set(), [], {})


def test_person_is_here_through_a_worker() -> None:
    person = Person(1, "guest", "Ada", 0)
    assert not person.here
    person.worker = "worker"
    assert person.here


@pytest.mark.parametrize(
    ("seat", "played_by", "empty"),
    [
        (Seat(), "", True),
        (Seat(person=0), "", False),
        (Seat(bot="sharp"), "sharp", False),
        (Seat(person=0, stand_in="steady"), "steady", False),
    ],
)
def test_seat_is_a_persons_or_a_bots_or_empty(seat: Seat, played_by: str, empty: bool) -> None:
    assert (seat.played_by, seat.empty) == (played_by, empty)
