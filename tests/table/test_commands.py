"""Commands: what each must have, and how much a client may put into it."""

from typing import Any, get_args

import msgspec
import pytest

from motherlode.table import commands as c

# The fields that a command must have besides its id, each with something that is allowed.
LEAST: dict[str, dict[str, Any]] = {
    "sit": {},
    "stand": {},
    "ask": {},
    "invite": {"person": 0},
    "kick": {"person": 0},
    "pardon": {"person": 0},
    "door": {"newcomers": True, "spectators": False},
    "pass-host": {"person": 0},
    "shuffle": {},
    "name-starter": {},
    "seat-bot": {"seat": 0, "level": ""},
    "change": {"terms": {}},
    "ready": {},
    "start": {},
    "play": {"move": "pass:map"},
    "check": {"move": "pass:map"},
    "hint": {},
    "next": {},
    "back": {},
    "say": {"text": "Hello"},
    "phrase": {"phrase": "hello"},
    "mute": {"person": 0},
    "rematch": {},
}
ID = 36 * "i"


def read(do: str, **fields: object) -> c.AnyCommand:
    text = msgspec.json.encode({"do": do, "id": ID, **fields})
    found: c.AnyCommand = msgspec.json.decode(text, type=c.AnyCommand)
    return found


def test_every_command_is_shown_here() -> None:
    assert [one.__struct_config__.tag for one in get_args(c.AnyCommand)] == list(LEAST)


@pytest.mark.parametrize("do", LEAST)
def test_a_command_needs_just_these_fields_and_takes_no_others(do: str) -> None:
    command = read(do, **LEAST[do])
    assert command.id == ID
    assert command.__struct_config__.tag == do
    for missing in LEAST[do]:
        with pytest.raises(msgspec.ValidationError, match=f"missing required field `{missing}`"):
            read(do, **{name: value for name, value in LEAST[do].items() if name != missing})
    with pytest.raises(msgspec.ValidationError, match="unknown field `strange`"):
        read(do, **LEAST[do], strange=1)


@pytest.mark.parametrize("id", ["", ID + "i", 7, None])
@pytest.mark.parametrize("do", LEAST)
def test_a_command_has_an_id_that_is_short(do: str, id: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(do, **{**LEAST[do], "id": id})


@pytest.mark.parametrize(
    ("do", "field", "most"),
    [
        ("play", "move", 120),
        ("check", "move", 120),
        ("say", "text", 2000),
        ("phrase", "phrase", 64),
        ("seat-bot", "level", 64),
    ],
)
def test_texts_have_a_longest(do: str, field: str, most: int) -> None:
    fields = LEAST[do] | {field: most * "金"}
    assert getattr(read(do, **fields), field) == most * "金"
    with pytest.raises(msgspec.ValidationError, match=rf"\$\.{field}"):
        read(do, **LEAST[do] | {field: (most + 1) * "x"})


@pytest.mark.parametrize(
    ("do", "field", "most"),
    [
        *((do, "seat", 9999) for do in ("sit", "ask", "name-starter", "seat-bot", "phrase")),
        *((do, "person", 9999) for do in ("invite", "kick", "pardon", "pass-host", "mute")),
        ("phrase", "goal", 2),
    ],
)
def test_numbers_have_a_least_and_a_greatest(do: str, field: str, most: int) -> None:
    for number in (0, most):
        assert getattr(read(do, **LEAST[do] | {field: number}), field) == number
    for wrong in (-1, most + 1, 2**70, 0.5, "0", True):
        with pytest.raises(msgspec.ValidationError, match=rf"\$\.{field}"):
            read(do, **LEAST[do] | {field: wrong})


@pytest.mark.parametrize("do", ["sit", "ask", "name-starter"])
def test_seat_may_be_left_out(do: str) -> None:
    assert read(do) == read(do, seat=None)


def test_a_rematch_alone_is_not_a_tables_own_decision() -> None:
    assert set(get_args(c.AnyCommand)) - set(get_args(c.TableCommand)) == {c.Rematch}
    assert set(c.MOVES) | set(c.REMEDIES) < set(get_args(c.TableCommand))
    assert not set(c.MOVES) & set(c.REMEDIES)
