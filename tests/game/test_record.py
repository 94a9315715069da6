"""Records: written byte for byte, read back strictly, every damage refused with its line."""

import hashlib
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.game.match import LONGEST_NAME, Match
from motherlode.game.options import Rules, Value
from motherlode.game.record import Reader, RecordError, read_record, write_record
from tests.game.positions import lively_match, some_rules
from tests.reference.record import replay

RECORDS = sorted(Path("conformance/records").resolve().glob("*.jsonl"))

quick = settings(derandomize=True, deadline=None, database=None, max_examples=25)


def written(
    game: str,
    players: int,
    seed: int,
    options: dict[str, Value] | None = None,
    edition: str | None = None,
) -> bytes:
    rules = Rules(game, players, edition, options)
    return write_record(lively_match(rules, random.Random(seed))).encode()


# Short ones: two of a single round, one of two rounds, with options that differ from the preset.
BASE = written("base", 3, 3, {"rounds": 1, "break_self": "any"})
EXPANSION = written("expansion", 4, 1, {"rounds": 1, "theft_optional": "may"}, "es-2014")
TWO_ROUNDS = written("base", 3, 6, {"rounds": 2})
SHORT = pytest.mark.parametrize(
    "record", [BASE, EXPANSION, TWO_ROUNDS], ids=["base", "expansion", "two-rounds"]
)
SHORTEST = pytest.mark.parametrize("record", [BASE, EXPANSION], ids=["base", "expansion"])


def split(record: bytes) -> list[bytes]:
    return record.splitlines(keepends=True)


def refused(record: bytes, unfinished: bool = False) -> RecordError:
    """The error with which a record is refused: it names its line, in one short line."""
    with pytest.raises(RecordError) as caught:
        read_record(record, unfinished)
    error = caught.value
    assert str(error).startswith(f"line {error.line}: ")
    assert error.message.args["detail"]
    assert "\n" not in str(error)
    assert len(str(error)) < 2_000
    return error


def sealed(lines: list[bytes]) -> bytes:
    """Lines whose result line carries the digest that belongs to them."""
    before = b"".join(lines[:-1])
    digest = hashlib.sha256(before).hexdigest().encode()
    return before + re.sub(rb'"sha256": "[0-9a-f]*"', b'"sha256": "' + digest + b'"', lines[-1])


def kind(line: bytes) -> str:
    return str(next(iter(json.loads(line))))


def line_of(record: bytes, key: str) -> int:
    """The number of the first line that begins with this key."""
    return next(i for i, line in enumerate(split(record), 1) if kind(line) == key)


Change = Callable[[dict[str, Any]], object] | dict[str, object]


def changed(record: bytes, number: int, change: Change) -> bytes:
    """The record with one line changed as an object and written canonically, digest put right."""
    lines = split(record)
    value = json.loads(lines[number - 1])
    if callable(change):
        change(value)
    else:
        value.update(change)
    lines[number - 1] = (json.dumps(value, ensure_ascii=False) + "\n").encode()
    return sealed(lines) if number < len(lines) else b"".join(lines)


def some_lines(record: bytes) -> list[int]:
    """The places of every fourth move, and of all lines that are none with those beside them."""
    lines = split(record)
    marks = [i for i, line in enumerate(lines) if kind(line) != "seat"]
    near = {place + step for place in marks for step in (-1, 0, 1)}
    return sorted((near | set(range(0, len(lines), 4))) & set(range(len(lines))))


# --- whole records ---------------------------------------------------------------------------


def test_there_are_given_records_of_both_games() -> None:
    games = {json.loads(split(path.read_bytes())[0])["game"] for path in RECORDS}
    assert games == {"base", "expansion"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_given_record_is_read_and_written_back_byte_for_byte(path: Path) -> None:
    data = path.read_bytes()
    match = read_record(data)
    assert match.over
    assert write_record(match).encode() == data
    result = json.loads(split(data)[-1])
    assert (list(match.gold), list(match.winners)) == (result["result"], result["winners"])


@quick
@given(st.sampled_from(["base", "expansion"]), st.integers(0, 10**9))
def test_written_record_is_read_and_written_the_same(game: str, seed: int) -> None:
    rng = random.Random(seed)
    match = lively_match(some_rules(rng, game), rng)
    text = write_record(match)
    read = read_record(text.encode())
    assert write_record(read) == text
    assert read.rules == match.rules
    assert (read.gold, read.winners, read.names) == (match.gold, match.winners, match.names)
    for ours, theirs in zip(read.rounds, match.rounds, strict=True):
        assert ours.history() == theirs.history()
        assert (ours.gold, ours.roles, ours.winners) == (theirs.gold, theirs.roles, theirs.winners)


@SHORT
def test_record_is_json_lines_in_canonical_bytes(record: bytes) -> None:
    lines = split(record)
    assert record.endswith(b"}\n")
    assert b"\r" not in record
    for line in lines:
        text = json.dumps(json.loads(line), ensure_ascii=False, separators=(", ", ": "))
        assert text.encode() + b"\n" == line
    result = json.loads(lines[-1])
    assert result["sha256"] == hashlib.sha256(b"".join(lines[:-1])).hexdigest()
    header = json.loads(lines[0])
    assert list(header) == ["motherlode", "game", "edition", "options", "players"]
    assert list(header["options"]) == sorted(header["options"])
    for line in lines:
        if kind(line) == "deal":
            deal = json.loads(line)
            assert deal["hands"] == [sorted(hand) for hand in deal["hands"]]


@pytest.mark.parametrize(
    "names",
    [
        ["Żółć", "Їжак", "Ñandú"],
        ["", "", ""],
        ['"', "\\", "/"],
        ["a\nb", "\t", "\x00"],
        ["\u2028", "\x85", "\x7f"],
        ["😀", "<b>", "{$x}"],
        ["x" * LONGEST_NAME, "y", "z"],
    ],
)
def test_names_are_kept_whatever_they_hold(names: list[str]) -> None:
    match = Match(Rules("base", 3, None, {"rounds": 1}), names)
    match.shuffle(random.Random(1))
    text = write_record(match)
    read = read_record(text.encode(), unfinished=True)
    assert list(read.names) == names
    assert write_record(read) == text


# --- unfinished records ----------------------------------------------------------------------


@SHORT
def test_record_that_stops_early_is_read_only_if_asked_for(record: bytes) -> None:
    lines = split(record)
    for count in some_lines(record)[1:]:
        part = b"".join(lines[:count])
        error = refused(part)
        assert error.line == count + 1
        match = read_record(part, unfinished=True)
        assert not (match.over and count < len(lines) - 2)
        moves = sum(kind(line) == "seat" for line in lines[:count])
        assert sum(round.move_count for round in match.rounds) == moves


@SHORT
def test_whole_record_is_read_if_an_unfinished_one_would_do(record: bytes) -> None:
    assert read_record(record, unfinished=True).over


def test_unfinished_match_is_written_as_far_as_it_has_come() -> None:
    match = Match(Rules("expansion", 3))
    rng = random.Random(5)
    match.shuffle(rng)
    for _ in range(30):
        text = write_record(match)
        assert write_record(read_record(text.encode(), unfinished=True)) == text
        match.play(rng.choice(list(match.round.legal_moves())))


def test_reading_on_after_each_line_stands_where_the_record_does() -> None:
    reader = Reader()
    moves = 0
    for number, line in enumerate(split(BASE), 1):
        assert reader.awaits_move() == (kind(line) == "seat")
        moves += reader.awaits_move()
        reader.read(number, line.decode())
        assert sum(round.move_count for round in reader.match.rounds) == moves
    assert reader.finished
    assert reader.close(len(split(BASE))).over


def test_empty_file_is_refused_in_line_1() -> None:
    assert refused(b"").line == 1
    assert refused(b"", unfinished=True).line == 1
    with pytest.raises(RecordError, match="line 1"):
        _ = Reader().match


# --- lines lost, doubled, swapped, cut -------------------------------------------------------


@SHORT
def test_deleted_line_is_missed_where_it_stood(record: bytes) -> None:
    lines = split(record)
    for place in some_lines(record):
        rest = lines[:place] + lines[place + 1 :]
        error = refused(b"".join(rest))
        if place + 1 < len(lines) and kind(lines[place]) == kind(lines[place + 1]) == "seat":
            # The next move may stand here only if it is the same seat's.
            seats = [json.loads(line)["seat"] for line in lines[place : place + 2]]
            assert error.line == place + 1 or seats[0] == seats[1]
        else:
            assert error.line == place + 1
        assert refused(sealed(rest)).line >= place + 1


@SHORT
def test_doubled_line_is_refused_where_it_stands_again(record: bytes) -> None:
    lines = split(record)
    for place in some_lines(record):
        error = refused(b"".join([*lines[: place + 1], *lines[place:]]))
        again = kind(lines[place]) == "seat" and place + 2 < len(lines)
        if again and json.loads(lines[place]).get("seat") == json.loads(lines[place + 1]).get(
            "seat"
        ):
            assert error.line >= place + 2
        else:
            assert error.line == place + 2


@SHORT
def test_swapped_lines_are_refused_at_the_first(record: bytes) -> None:
    lines = split(record)
    for place in some_lines(record)[:-1]:
        one, other = lines[place : place + 2]
        if one == other:
            continue
        error = refused(b"".join([*lines[:place], other, one, *lines[place + 2 :]]))
        same = json.loads(one).get("seat", -1) == json.loads(other).get("seat", -2)
        assert error.line == place + 1 or (same and error.line > place)


@SHORT
def test_record_cut_at_any_byte_is_refused_in_the_line_that_is_cut(record: bytes) -> None:
    rng = random.Random(1)
    ends = {len(record) - 1, len(record) - 2, 1, 2, *rng.sample(range(1, len(record)), 60)}
    for end in sorted(ends):
        part = record[:end]
        line = part.count(b"\n") + 1
        assert refused(part).line == line
        if not part.endswith(b"\n"):
            assert refused(part, unfinished=True).line == line


@SHORT
def test_line_after_the_result_is_refused(record: bytes) -> None:
    last = len(split(record))
    for extra in (b"\n", b" ", b"{}\n", b"x", split(record)[-1], split(record)[0], b"\xff\n"):
        for unfinished in (False, True):
            assert refused(record + extra, unfinished).line == last + 1


def test_two_records_in_one_file_are_refused() -> None:
    assert refused(BASE + BASE).line == len(split(BASE)) + 1


# --- bytes changed ---------------------------------------------------------------------------


@SHORTEST
def test_changed_byte_is_refused_and_not_before_its_line(record: bytes) -> None:
    rng = random.Random(2)
    last = len(split(record))
    for _ in range(80):
        place = rng.randrange(len(record))
        byte = rng.choice([record[place] ^ 1 << rng.randrange(8), *b'0 "\n\xff,}Nx-'])
        if byte == record[place]:
            continue
        damaged = record[:place] + bytes([byte]) + record[place + 1 :]
        line = record[:place].count(b"\n") + 1
        error = refused(damaged)
        assert line <= error.line <= last
        assert read_or_refuse(sealed(split(damaged)))


def read_or_refuse(record: bytes) -> bool:
    """Whether a record is read, and then written the same, or refused as it should be."""
    try:
        match = read_record(record)
    except RecordError:
        return True
    return write_record(match).encode() == record


@SHORTEST
def test_byte_lost_or_added_is_refused_and_not_before_its_line(record: bytes) -> None:
    rng = random.Random(3)
    for _ in range(40):
        place = rng.randrange(len(record))
        line = record[:place].count(b"\n") + 1
        assert refused(record[:place] + record[place + 1 :]).line >= line
        added = bytes([rng.choice(b'0 "\n\x00\xff,]Nx-')])
        assert refused(record[:place] + added + record[place:]).line >= line


def test_damage_is_found_in_the_same_line_by_a_slow_reader(tmp_path: Path) -> None:
    rng = random.Random(4)
    record = written("base", 3, 8, {"rounds": 1})
    file = tmp_path / "damaged.jsonl"
    compared = 0
    for _ in range(20):
        lines = split(record)
        number = rng.randrange(1, len(lines))
        value = json.loads(lines[number - 1])
        if kind(lines[number - 1]) != "seat":
            continue
        other = rng.choice([line for line in lines if kind(line) == "seat"])
        value["move"] = json.loads(other)["move"]
        lines[number - 1] = (json.dumps(value) + "\n").encode()
        damaged = sealed(lines)
        file.write_bytes(damaged)
        slow: int | None = None
        try:
            for _ in replay(file):
                pass
        except ValueError as error:
            found = re.match(r"line (\d+)", str(error))
            assert found is not None
            slow = int(found[1])
        if slow is None:
            assert read_record(damaged).over
        else:
            assert refused(damaged).line == slow
            compared += 1
    assert compared > 10


@pytest.mark.parametrize(
    "junk",
    [
        *(b"", b" ", b"x", b"{", b"}", b"[]", b"1", b'"text"', b"null", b"true", b"{}", b"{}{}"),
        *(b"NaN", b"Infinity", b"-Infinity", b'{"seat": NaN, "move": "theft"}', b'{"seat": 1.0}'),
        *(b"9" * 10_000, b'{"seat": ' + b"9" * 10_000 + b"}", b'{"seat": 1e999, "move": "x"}'),
        *(b"[" * 50_000, b'{"a":' * 15_000, b"[" * 40_000 + b"]" * 40_000, b"{" * 99_000),
        *(b'{"seat": 0, "move": "' + b"N" * 90_000 + b'"}', b" " * 200_000, b"x" * 200_000),
        *(b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\x00", b'{"seat": 0, "move": "\xff"}'),
        *(b'{"seat": 0, "move": "\\ud800"}', b"'", b"{'seat': 0}", b"// x", b'{"seat": 0,}'),
        *(b'{"a\\nb": 1}', b'{"seat": 0, "move": "\\n"}', b'{"seat": -0, "move": "map@8,0"}'),
    ],
    ids=lambda junk: repr(junk[:20]),
)
def test_line_that_is_no_line_of_a_record_is_refused(junk: bytes) -> None:
    lines = split(BASE)
    for place in (0, 1, 2, len(lines) - 2, len(lines) - 1):
        damaged = b"".join([*lines[:place], junk + b"\n", *lines[place + 1 :]])
        error = refused(damaged)
        assert error.line == place + 1
        assert refused(damaged, unfinished=True).line == place + 1


def test_other_line_ends_marks_and_encodings_are_refused() -> None:
    assert refused(BASE.replace(b"\n", b"\r\n")).line == 1
    assert refused(BASE.replace(b"\n", b"\r")).line == 1
    assert refused(b"\xef\xbb\xbf" + BASE).line == 1
    assert refused(BASE.decode().encode("utf-16")).line == 1
    assert refused(b"\n" + BASE).line == 1
    lines = split(BASE)
    for number in (2, 3, len(lines)):
        crlf = lines[number - 1].replace(b"\n", b"\r\n")
        assert refused(b"".join([*lines[: number - 1], crlf, *lines[number:]])).line == number
    for empty in range(1, len(lines)):
        assert refused(b"".join([*lines[:empty], b"\n", *lines[empty:]])).line == empty + 1


# --- not canonical ---------------------------------------------------------------------------

Rewrite = Callable[[bytes], bytes]


def reordered(line: bytes) -> bytes:
    value = json.loads(line)
    return (json.dumps(dict(reversed(value.items())), ensure_ascii=False) + "\n").encode()


def escaped(line: bytes) -> bytes:
    """The first letter of the first key as an escape."""
    return line[:2] + f"\\u{line[2]:04x}".encode() + line[3:]


@pytest.mark.parametrize(
    "rewrite",
    [
        lambda line: line.replace(b": ", b":"),
        lambda line: line.replace(b": ", b":  ", 1),
        lambda line: line.replace(b": ", b" : ", 1),
        lambda line: line.replace(b", ", b","),
        lambda line: b" " + line,
        lambda line: line.replace(b"\n", b" \n"),
        lambda line: line.replace(b"{", b"{ ", 1),
        lambda line: line.replace(b'": ', b'":\t', 1),
        reordered,
        escaped,
        lambda line: b"{" + line[1 : line.index(b",")] + b", " + line[1:],  # a key twice
        lambda line: line[:-2] + b', "extra": 1}\n',
        lambda line: line[:-2] + b', "": null}\n',
    ],
)
@SHORTEST
def test_line_that_is_not_canonical_is_refused(record: bytes, rewrite: Rewrite) -> None:
    lines = split(record)
    keys = ("motherlode", "deal", "seat", "end", "result")
    for number in {key: line_of(record, key) for key in keys}.values():
        line = rewrite(lines[number - 1])
        assert line != lines[number - 1]
        damaged = [*lines[: number - 1], line, *lines[number:]]
        assert refused(b"".join(damaged)).line == number
        assert refused(sealed(damaged)).line == number


def test_escaped_letters_are_refused() -> None:
    match = Match(Rules("base", 3), ["Żółć", "b", "c"])
    text = write_record(match)
    assert read_record(text.encode(), unfinished=True).names[0] == "Żółć"
    assert refused((json.dumps(json.loads(text)) + "\n").encode(), unfinished=True).line == 1
    slash = text.replace('"b"', '"\\u002f"').encode()
    assert refused(slash, unfinished=True).line == 1


@SHORTEST
def test_move_in_another_order_is_refused(record: bytes) -> None:
    """Reading a move is lenient, a record is not."""
    swaps = {"NE": "EN", "NS": "SN", "ES": "SE", "SW": "WS", "EW": "WE", "NW": "WN"}
    checked = 0
    for number, line in enumerate(split(record), 1):
        move = str(json.loads(line).get("move", ""))
        if move[:2] in swaps:
            other = swaps[move[:2]] + move[2:]
            error = refused(changed(record, number, {"move": other}))
            assert error.line == number
            assert "not canonical" in str(error)
            checked += 1
    assert checked > 5


# --- wrong values ----------------------------------------------------------------------------

WRONG: list[object] = [
    *(None, True, False, -1, 1.5, 999_999, 10**40, "", "x", "0", "gold", [], {}, [[]], [None]),
    *([0.5], ["x"], [["x"]], {"x": 1}, [1] * 500),
]


@SHORTEST
@pytest.mark.parametrize("key", ["motherlode", "deal", "seat", "end", "result"])
def test_wrong_value_of_any_key_is_refused_in_its_line(record: bytes, key: str) -> None:
    number = line_of(record, key)
    right = json.loads(split(record)[number - 1])
    for name, value in right.items():
        for wrong in WRONG:
            if wrong == value and type(wrong) is type(value):
                continue
            damaged = changed(record, number, {name: wrong})
            if name == "options" and wrong == {}:
                # Another game, in which the same may or may not be allowed.
                assert read_or_refuse(damaged)
            else:
                assert refused(damaged).line == number
        less = dict(right)
        del less[name]
        line = (json.dumps(less, ensure_ascii=False) + "\n").encode()
        lines = split(record)
        assert refused(sealed([*lines[: number - 1], line, *lines[number:]])).line == number


@SHORTEST
@pytest.mark.parametrize("key", ["roles", "pile", "goals", "aside", "hands", "deck", "nuggets"])
def test_wrong_item_of_a_deal_is_refused(record: bytes, key: str) -> None:
    number = line_of(record, "deal")
    value = json.loads(split(record)[number - 1])[key]
    for wrong in WRONG:
        for place in {0, len(value)}:
            if value[place : place + 1] == [wrong]:
                continue
            items = [*value[:place], wrong, *value[place + 1 :]]
            damaged = changed(record, number, {key: items})
            assert refused(damaged).line == number
    if value:
        for items in (value[1:], value[:-1], [*value, value[0]]):
            damaged = changed(record, number, {key: items})
            assert refused(damaged).line == number


def swap_first(line: dict[str, Any]) -> None:
    hand = next(hand for hand in line["hands"] if hand[0] != hand[-1])
    hand.reverse()


def other_half_turn(line: dict[str, Any]) -> None:
    place = next(i for i, card in enumerate(line["deck"]) if card == "ES")
    line["deck"][place] = "NW"


def other_goal(line: dict[str, Any]) -> None:
    place = line["goals"].index("stone:NE")
    line["goals"][place] = "stone:SW"


def same_stones(line: dict[str, Any]) -> None:
    line["goals"] = ["gold", "stone:NW", "stone:NW"]


def revealed(line: dict[str, Any]) -> None:
    line["goals"][line["goals"].index("gold")] = "gold!"


def card_too_many(line: dict[str, Any]) -> None:
    line["deck"].append("map")


def card_exchanged(line: dict[str, Any]) -> None:
    place = next(i for i, card in enumerate(line["deck"]) if card != "map")
    line["deck"][place] = "map"


def longer_hand(line: dict[str, Any]) -> None:
    line["hands"][0] = sorted([*line["hands"][0], line["deck"].pop()])


def one_hand_less(line: dict[str, Any]) -> None:
    line["deck"] += line["hands"].pop()


def other_role(line: dict[str, Any]) -> None:
    line["roles"][0] = "saboteur" if line["roles"][0] != "saboteur" else "miner"


@SHORT
@pytest.mark.parametrize(
    "change",
    [
        *(swap_first, other_half_turn, other_goal, same_stones, revealed, card_too_many),
        *(card_exchanged, longer_hand, one_hand_less, other_role),
        {"starter": 12},
        {"starter": -1},
        {"deal": 2},
        {"deal": 0},
        lambda line: line["nuggets"].append(1),
        lambda line: line["pile"].append("saboteur"),
        lambda line: line["aside"].append(line["deck"].pop()),
    ],
)
def test_deal_that_the_rules_do_not_give_is_refused(record: bytes, change: Change) -> None:
    number = line_of(record, "deal")
    assert refused(changed(record, number, change)).line == number


def test_deal_that_does_not_follow_from_the_round_before_is_refused() -> None:
    number = [i for i, line in enumerate(split(TWO_ROUNDS), 1) if kind(line) == "deal"][1]
    starter = json.loads(split(TWO_ROUNDS)[number - 1])["starter"]
    other = changed(TWO_ROUNDS, number, {"starter": (starter + 1) % 3})
    error = refused(other)  # B19
    assert error.line == number
    assert "B19" in str(error)
    whole = [1] * 16 + [2] * 8 + [3] * 4
    error = refused(changed(TWO_ROUNDS, number, {"nuggets": whole}))  # B3
    assert error.line == number
    assert "B3" in str(error)


@SHORT
def test_option_as_the_edition_has_it_is_refused(record: bytes) -> None:
    header = json.loads(split(record)[0])
    rules = Rules(header["game"], len(header["players"]), header["edition"], header["options"])
    for name, value in rules.options.items():
        if name not in header["options"]:
            options = dict(sorted({**header["options"], name: value}.items()))
            damaged = changed(record, 1, {"options": options})
            assert refused(damaged).line == 1


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("motherlode", 2),
        ("motherlode", 0),
        ("game", "expansion"),
        ("game", "Base"),
        ("edition", "pl-2025"),
        ("edition", ""),
        ("options", {"rounds": 11}),
        ("options", {"rounds": 3}),
        ("options", {"rounds": True}),
        ("options", {"rounds": "1"}),
        ("options", {"rounds": 1, "break_self": "any"}),  # not sorted
        ("options", {"old_hat": "removed"}),
        ("options", {"max_saboteurs": 1}),
        ("options", {"nonsense": True}),
        ("options", [["rounds", 1]]),
        ("players", ["a", "b"]),
        ("players", ["a"] * 11),
        ("players", ["a", "b", 3]),
        ("players", ["a", "b", None]),
        ("players", ["a", "b", "x" * (LONGEST_NAME + 1)]),
        ("players", "abc"),
        ("players", {"a": 1, "b": 2, "c": 3}),
    ],
)
def test_header_that_names_no_game_of_ours_is_refused(key: str, value: object) -> None:
    assert refused(changed(BASE, 1, {key: value})).line == 1


@SHORT
def test_move_of_another_seat_or_against_the_rules_is_refused_with_its_clause(
    record: bytes,
) -> None:
    number = line_of(record, "seat")
    seat = json.loads(split(record)[number - 1])["seat"]
    error = refused(changed(record, number, {"seat": (seat + 1) % 3}))
    assert (error.line, "N2" in str(error)) == (number, True)
    for move, clause in [
        ("nonsense", "N1"),
        ("NES@01,0", "N1"),
        ("take:1", "N2"),
        ("steal>1", "N2"),
        ("N/E/S/W@0,0", ""),
        ("break-cart>" + "9" * 5000, ""),
        ("map@99999999999999999999,0", ""),
    ]:
        error = refused(changed(record, number, {"move": move}))
        assert error.line == number
        assert clause in str(error)


@SHORTEST
def test_wrong_result_end_and_digest_are_refused(record: bytes) -> None:
    lines = split(record)
    last, end = len(lines), line_of(record, "end")
    result, finish = json.loads(lines[-1]), json.loads(lines[end - 1])
    digest = result["sha256"]
    for wrong in (digest[:-1], digest.upper(), digest[::-1], "0" * 64, "", digest + "0", None, 0):
        assert refused(changed(record, last, {"sha256": wrong})).line == last
    for gold in (result["result"][:-1], [*result["result"], 0], [n + 1 for n in result["result"]]):
        assert refused(changed(record, last, {"result": gold})).line == last
    for winners in ([], [*result["winners"], 99], [0.0], [True]):
        damaged = changed(record, last, {"winners": winners})
        assert refused(damaged).line == last
    for key, value in [
        ("treasure", not finish["treasure"]),
        ("treasure", int(finish["treasure"])),
        ("completed_by", 0 if finish["completed_by"] is None else None),
        ("gold", [n + 1 for n in finish["gold"]]),
        ("end", 2),
    ]:
        damaged = changed(record, end, {key: value})
        assert refused(damaged).line == end


def test_name_changed_under_the_old_digest_is_refused_at_the_result() -> None:
    damaged = BASE.replace(b'"Seat 0"', b'"Seat X"')
    assert damaged != BASE
    assert refused(damaged).line == len(split(BASE))
    assert read_record(sealed(split(damaged))).names[0] == "Seat X"


def test_names_that_a_record_could_not_hold_are_refused_for_a_match() -> None:
    for name in ("x" * (LONGEST_NAME + 1), "\ud800"):
        with pytest.raises(ValueError, match="name"):
            Match(Rules("base", 3), ["a", "b", name])


@quick
@given(st.binary(max_size=200))
def test_any_bytes_are_refused_and_nothing_worse(data: bytes) -> None:
    assert refused(data).line >= 1
    assert refused(split(BASE)[0] + data + b"x").line >= 2
