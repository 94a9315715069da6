"""Terms of a table: which there are, and which are refused."""

from typing import Any

import pytest

from motherlode.bots import LEVELS
from motherlode.game.options import Rules
from motherlode.table import Refused, Terms, opened
from motherlode.table.clock import CLOCKS
from tests.table.tables import Desk, caller

GAMES = "base, expansion"
BASE = ", ".join(sorted(Rules("base", 5).options))


@pytest.mark.parametrize(
    ("terms", "message", "words"),
    [
        ({"game": "chess"}, "table-bad-game", {"text": "chess", "values": GAMES}),
        ({"game": "x" * 99}, "table-bad-game", {"text": "x" * 20, "values": GAMES}),
        ({"seats": 2}, "table-bad-seats", {"least": 3, "most": 10}),
        ({"seats": 11}, "table-bad-seats", {"least": 3, "most": 10}),
        ({"game": "expansion", "seats": 1}, "table-bad-seats", {"least": 2, "most": 12}),
        ({"game": "expansion", "seats": 13}, "table-bad-seats", {"least": 2, "most": 12}),
        ({"fill": "genius"}, "table-bad-level", {"text": "genius"}),
        ({"clock": "blitz"}, "table-bad-clock", {"text": "blitz"}),
        ({"clock": ""}, "table-bad-clock", {"text": ""}),
        ({"clock": "9+30"}, "table-bad-clock", {"text": "9+30"}),
        ({"clock": "36001+0"}, "table-bad-clock", {"text": "36001+0"}),
        ({"clock": "60+601"}, "table-bad-clock", {"text": "60+601"}),
        ({"clock": "60"}, "table-bad-clock", {"text": "60"}),
        ({"clock": "60+5\n"}, "table-bad-clock", {"text": "60+5\n"}),
        ({"clock": "٦٠+٥"}, "table-bad-clock", {"text": "٦٠+٥"}),
        ({"edition": "pl-2025"}, "table-bad-edition", {"text": "pl-2025", "values": "pl-base"}),
        (
            {"edition": "x" * 99, "game": "expansion"},
            "table-bad-edition",
            {"text": "x" * 20, "values": "pl-2025, pl-2.3, es-2014, uk-2017"},
        ),
        (
            {"options": {"no_such_option": 1}},
            "table-bad-option",
            {"text": "no_such_option", "values": BASE},
        ),
        ({"options": {"x" * 99: 1}}, "table-bad-option", {"text": "x" * 30, "values": BASE}),
        (
            {"options": {"old_hat": "removed"}},
            "table-bad-option",
            {"text": "old_hat", "values": BASE},
        ),
        (
            {"options": {"rounds": True}},
            "table-bad-value",
            {"option": "rounds", "text": "true", "values": "1, 2, 3, 4, 5, 6, 7, 8, 9, 10"},
        ),
        (
            {"options": {"saboteurs_know": "x" * 99}},
            "table-bad-value",
            {"option": "saboteurs_know", "text": "x" * 20, "values": "false, true"},
        ),
    ],
)
def test_terms_are_refused_one_by_one(
    terms: dict[str, Any], message: str, words: dict[str, Any]
) -> None:
    with pytest.raises(Refused) as refused:
        opened(Terms(**terms), caller("Ada"))
    assert (refused.value.message.id, refused.value.message.args) == (message, words)


@pytest.mark.parametrize(
    "terms",
    [
        {"seats": 3},
        {"seats": 10},
        {"game": "expansion", "seats": 2},
        {"game": "expansion", "seats": 12, "edition": "es-2014"},
        {"options": {"rounds": 1, "selfish_dwarf": True}},
        *({"clock": clock} for clock in (*CLOCKS, "10+0", "36000+600")),
        *({"fill": fill} for fill in (*LEVELS, "")),
    ],
)
def test_terms_that_exist_are_taken(terms: dict[str, Any]) -> None:
    desk = Desk(**terms)
    assert desk.table.terms == Terms(**terms)
    assert desk.table.stage == "open"
    assert desk.seating() == ["Ada", *[""] * (desk.table.terms.seats - 1)]
    assert desk.host == "Ada"
