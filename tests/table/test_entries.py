"""Entries as they are stored: short, and read by later versions as well."""

import json
from typing import Any, get_args

import msgspec
import pytest

from motherlode.game.record import write_record
from motherlode.table import Table, Terms
from motherlode.table import entries as e
from tests.table.tables import Desk, facts

pytestmark = pytest.mark.one_engine

TERMS = msgspec.to_builtins(Terms())  # stored whole, for their defaults may change
# One of each kind with nothing but what it must have, as it stands in storage.
LEAST: dict[str, dict[str, Any]] = {
    "opened": {"terms": TERMS},
    "met": {"person": 1, "guest": "g", "name": "Bo"},
    "renamed": {"person": 1, "name": "Bob"},
    "sat": {"person": 1, "seat": 2},
    "stood": {"person": 1},
    "pardoned": {"person": 1},
    "asked": {"person": 1},
    "invited": {"person": 1},
    "door": {"newcomers": False, "spectators": True},
    "hosted": {"person": 1},
    "shuffled": {"order": [1, 0]},
    "starter-named": {},
    "bot-sat": {"seat": 2, "level": "steady"},
    "changed": {"terms": TERMS},
    "readied": {"person": 1},
    "started": {"seats": [0, 1]},
    "dealt": {"deal": {}},
    "moved": {"seat": 1, "move": "pass:map"},
    "warned": {"seat": 1},
    "stood-in": {"seat": 1, "level": "steady"},
    "returned": {"seat": 1},
    "said": {"person": 1, "text": "Hello"},
    "phrased": {"person": 1, "phrase": "hello"},
    "muted": {"person": 1, "other": 0},
    "here": {"person": 1, "worker": "w"},
    "gone": {"person": 1, "since": 5},
    "rematched": {"code": "BCDFGH"},
    "closed": {},
}


def test_every_kind_of_entry_is_shown_here() -> None:
    assert [kind.__struct_config__.tag for kind in get_args(e.AnyEntry)] == list(LEAST)


@pytest.mark.parametrize("kind", LEAST)
def test_what_was_stored_once_is_read_for_ever(kind: str) -> None:
    """Fields are only ever added with a default, and what is at its default is not written."""
    line = {"entry": {"kind": kind, **LEAST[kind]}}
    stored = e.decode(json.dumps(line).encode())
    assert (stored.id, stored.by) == ("", None)
    assert json.loads(e.encode(stored)) == line
    assert e.decode(e.encode(stored)) == stored


def test_a_field_of_a_later_version_does_no_harm() -> None:
    """Two versions run beside each other for a while."""
    line = b'{"entry":{"kind":"sat","person":1,"seat":2,"chair":"red"},"id":"a","by":1,"new":0}'
    assert e.decode(line) == e.Stored(e.Sat(1, 2), "a", 1)


@pytest.mark.parametrize(
    "line", [b"", b"{}", b'{"entry":{"kind":"flown"}}', b'{"entry":{"kind":"sat","person":1}}']
)
def test_what_is_no_entry_is_not_read(line: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        e.decode(line)


def test_terms_come_back_as_they_were() -> None:
    terms = Terms(game="expansion", seats=7, options={"rounds": 1})
    assert e.decode(e.encode(e.Stored(e.Opened(terms)))).entry == e.Opened(terms)


def test_table_is_read_again_from_its_entries() -> None:
    desk = Desk.playing("Ada", "Bo", seats=3, options={"rounds": 1})
    desk.play_round()
    other = Table(desk.table.code)
    for line in desk.table.lines:
        other.apply(line.seq, line.at, e.decode(e.encode(line.stored)))
    assert facts(other) == facts(desk.table)
    assert desk.table.match is not None
    assert other.match is not None
    assert write_record(other.match) == write_record(desk.table.match)
