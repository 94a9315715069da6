"""Line-ups: which bot sits where, and which texts say so."""

import pytest

from motherlode.arena.lineup import LineUpError, by_side, matrix, read_lineup, versus
from tests.arena.settings import BASE_ROLES, DWARFS


def test_sides_are_named_in_many_ways_but_have_one_text() -> None:
    texts = ["miners=a,saboteurs=b", "saboteur=b, miner=a", "rest=a,saboteurs=b", "rest=b,miner=a"]
    for text in texts:
        lineup = read_lineup(text, BASE_ROLES, 5)
        assert lineup == by_side("a", "b", BASE_ROLES)
        assert lineup.text == "miners=a,saboteurs=b"
        assert (lineup.on("miners"), lineup.on("saboteurs")) == ("a", "b")


def test_nearest_name_decides_a_roles_bot() -> None:
    lineup = read_lineup("blue=a,miners=b,rest=c", DWARFS, 5)
    dealt = ["blue", "green", "geologist", "saboteur"]
    assert lineup.seated(dealt) == ["a", "b", "b", "c"]
    assert lineup.on("miners") is None
    assert lineup.on("saboteurs") == "c"
    assert read_lineup(lineup.text, DWARFS, 5) == lineup


def test_seats_move_up_through_all_different_ways() -> None:
    lineup = read_lineup("a,b,a,b", BASE_ROLES, 4)
    assert lineup.turns == 2
    assert [lineup.seated(["miner"] * 4, turn) for turn in (0, 1)] == [list("abab"), list("baba")]
    assert read_lineup("a,b,b", BASE_ROLES, 3).turns == 3
    assert read_lineup("a,a,a", BASE_ROLES, 3).turns == 1
    assert by_side("a", "b", BASE_ROLES).turns == 1


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no line-up"),
        ("a,,b", "no line-up"),
        ("a,miners=b", "no line-up"),
        ("a,b", "seats 2 bots, not 5 players"),
        ("miners=a", "leaves out saboteur; add rest=BOT"),
        ("blue=a,rest=b", "'blue' in 'blue=a,rest=b' is none of miner, saboteur"),
        ("miners=a,miners=b,rest=c", "names miners twice"),
        ("miners=,rest=b", "'miners=' names no bot"),
        ("miners=a=b,rest=b", "names no bot"),
        ("miner=a,saboteur=b,rest=c", "leaves no role for rest"),
        ("saboteur=a,saboteurs=b,rest=c", "leaves no role for saboteurs"),
    ],
)
def test_wrong_line_up_is_refused_with_the_reason(text: str, words: str) -> None:
    with pytest.raises(LineUpError) as refused:
        read_lineup(text, BASE_ROLES, 5)
    assert words in str(refused.value)


def test_matrix_has_every_pair_and_versus_only_those_with_the_opponent() -> None:
    pairs = [(lineup.on("miners"), lineup.on("saboteurs")) for lineup in matrix("ab", BASE_ROLES)]
    assert pairs == [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")]
    pairs = [(a.on("miners"), a.on("saboteurs")) for a in versus("xyz", "y", BASE_ROLES)]
    assert pairs == [("x", "y"), ("y", "y"), ("z", "y"), ("y", "x"), ("y", "z")]
