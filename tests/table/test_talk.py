"""Names and talk: cleaned and short; quick phrases and what they point at."""

from typing import Any

import pytest

from motherlode.table import Refused
from motherlode.table import entries as e
from motherlode.table.talk import (
    LONGEST_NAME,
    LONGEST_TEXT,
    PHRASES,
    check_phrase,
    clean_name,
    clean_text,
)
from tests.table.tables import Desk, log


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("  Dig   there!\t", "Dig there!"),
        ("two\nlines\r\nand\u2028three\x85four", "two lines and three four"),
        ("bell\x07 null\x00 escape\x1b[31m", "bell null escape[31m"),
        (
            "\u202eturned around\u202c \u2066isolated\u2069 \u200fmark",
            "turned around isolated mark",
        ),
        ("zero\u200bwidth \ufeffmark soft\u00adhyphen", "zerowidth mark softhyphen"),
        ("private \ue000 use, \ufffe no character", "private use, no character"),
        ("e\u0301", "é"),
        ("👩\u200d🚒 digs", "👩\u200d🚒 digs"),
        ("Łódź, Київ, 金", "Łódź, Київ, 金"),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_text_is_one_line_of_what_can_be_seen(text: str, clean: str) -> None:
    assert clean_text(text) == clean
    assert clean_text(clean) == clean
    desk = Desk()
    assert desk.do("Ada", "say", text=text) == [e.Said(0, clean)]


@pytest.mark.parametrize(
    "text", ["", "   ", "\n\t", "\u202e\u200b", "\x00", "\u200d", " \u200d ", "\u3164", "\u2800 "]
)
def test_text_that_cannot_be_seen_is_none(text: str) -> None:
    assert Desk().refuses("Ada", "say", text=text).id == "table-no-text"
    with pytest.raises(Refused) as refused:
        clean_name(text)
    assert refused.value.message.id == "table-no-name"


def test_text_has_a_longest() -> None:
    desk = Desk()
    assert desk.do("Ada", "say", text=" " + "x" * LONGEST_TEXT + "\n")
    refused = desk.refuses("Ada", "say", text="x" * (LONGEST_TEXT + 1))
    assert (refused.id, refused.args) == ("table-long-text", {"most": LONGEST_TEXT})


def test_names_are_cleaned() -> None:
    assert clean_name(" \u202eAda \n Lovelace\x00 ") == "Ada Lovelace"
    assert clean_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME
    for name, message in (("!?", "table-no-name"), ("x" * (LONGEST_NAME + 1), "table-long-name")):
        with pytest.raises(Refused) as refused:
            clean_name(name)
        assert refused.value.message.id == message


@pytest.mark.parametrize("phrase", PHRASES)
def test_phrases_point_at_what_they_must(phrase: str) -> None:
    desk = Desk(seats=3)
    pointed: dict[str, dict[str, Any]] = {"": {}, "goal": {"goal": 2}, "seat": {"seat": 2}}
    for what, fields in pointed.items():
        if what == PHRASES[phrase]:
            assert desk.do("Ada", "phrase", phrase=phrase, **fields)
        else:
            assert desk.refuses("Ada", "phrase", phrase=phrase, **fields).id == "table-bad-phrase"
    assert desk.refuses("Ada", "phrase", phrase=phrase, goal=0, seat=0).id == "table-bad-phrase"


def test_phrases_that_do_not_exist() -> None:
    desk = Desk(seats=3)
    refused = desk.refuses("Ada", "phrase", phrase="you-fool" * 4)
    assert (refused.id, refused.args["text"]) == (
        "table-bad-phrase",
        "you-foolyou-foolyou-",
    )
    assert desk.refuses("Ada", "phrase", phrase="suspect", seat=3).id == "table-bad-phrase"
    check_phrase("suspect", None, 3, 4)


def test_phrases_are_told_as_they_are() -> None:
    desk = Desk("Ada", "Bo", seats=3)
    desk.do("Ada", "phrase", phrase="saw-gold", goal=1)
    desk.do("Bo", "phrase", phrase="suspect", seat=0)
    said = [event for _, event in log(desk.table, None, 0) if isinstance(event, e.Phrased)]
    assert said == [e.Phrased(0, "saw-gold", goal=1), e.Phrased(1, "suspect", seat=0)]
