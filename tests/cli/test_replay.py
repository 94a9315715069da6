"""`motherlode replay`: a record drawn, verified, its legal moves listed."""

import json
import re
from pathlib import Path

import pytest

from motherlode.game.record import read_record
from motherlode.words import LANGUAGES, words
from tests.cli.runs import BASE, EXPANSION, complaint, output, run_apart
from tests.reference.record import replay


@pytest.mark.parametrize("record", [BASE, EXPANSION], ids=["base", "expansion"])
def test_whole_record_is_verified(record: Path) -> None:
    moves = record.read_bytes().count(b'{"seat"')
    text = output("replay", "--check", record)
    assert text.startswith("whole and correct: ")
    assert text.endswith(f" 3 rounds, {moves} moves\n")


def test_legal_moves_are_one_json_line_before_every_move() -> None:
    wanted = [
        json.dumps({"line": line, "seat": seat, "legal": sorted(legal)})
        for line, seat, legal in replay(EXPANSION)
    ]
    found = output("replay", "--legal", EXPANSION).splitlines()
    assert found == wanted
    moves = [i for i, line in enumerate(EXPANSION.read_text().splitlines(), 1) if '"seat"' in line]
    assert [json.loads(line)["line"] for line in found] == moves
    first = json.loads(found[0])
    assert list(first) == ["line", "seat", "legal"]
    assert (first["line"], first["seat"]) == (3, 1)
    assert "break-lamp>2" in first["legal"]


def test_legal_moves_stop_where_they_are_told() -> None:
    whole = output("replay", "--legal", BASE).splitlines()
    assert output("replay", "--legal", "--at", "5", BASE).splitlines() == whole[:5]
    assert len(whole) == BASE.read_bytes().count(b'{"seat"')


def test_game_is_drawn_step_by_step() -> None:
    text = output("replay", BASE)
    moves = [json.loads(line)["move"] for line in BASE.read_text().splitlines() if '"seat"' in line]
    assert re.findall(r"^ *\d+\. seat \d  (.*)$", text, re.MULTILINE) == moves
    assert text.count("Round 1 ends: ") == 1
    assert "Result: gold [3, 1, 1, 3, 5], winners [4]" in text
    assert "[H]" in text
    assert output("replay", "--ascii", BASE).isascii()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", [BASE, EXPANSION], ids=["base", "expansion"])
def test_end_of_a_round_is_told_with_its_reasons(record: Path, language: str) -> None:
    text = output("--lang", language, "replay", record)
    match, say = read_record(record.read_bytes()), words(language)
    for number, round in enumerate(match.rounds, 1):
        end = text.partition(f"Round {number} ends: ")[2].splitlines()[1:]
        for line, reason in zip(end, round.view(None).reasons, strict=False):
            assert line == f"  {say.tell(reason, match.names.__getitem__)} ({reason.clause})"


def test_position_after_so_many_moves_is_shown() -> None:
    text = output("replay", "--at", "3", BASE)
    assert re.findall(r"^ *(\d+)\. seat", text, re.MULTILINE) == ["1", "2", "3"]
    assert "> seat 1 miner: N/S NES NES S SW break-cart\n" in text
    assert text.endswith("deck 34, phase play, gold [0, 0, 0, 0, 0]\n")
    assert "Result" not in text
    dealt = output("replay", "--at", "0", BASE)
    assert "deck 37, phase play" in dealt
    assert "Result" in output("replay", "--at", "99999", BASE)


def test_record_is_read_from_standard_input() -> None:
    assert "whole and correct" in output(
        "replay", "--check", "-", typed=BASE.read_text(), run=run_apart
    )


def test_damaged_record_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "damaged.jsonl"
    lines = BASE.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:9], *lines[10:]]))
    for arguments in ([], ["--check"], ["--legal"]):
        refused = complaint("replay", *arguments, file)
        assert refused.startswith(f"motherlode: {file}: ")
        assert "the move in line 10 is against the rules. (line 10: " in refused
    for content, line in [
        (b"", 1),
        (b"\x00\xff", 1),
        (b"[" * 90_000 + b"\n", 1),
        (b"".join(lines).replace(b'"winners": [4]', b'"winners": [3]'), len(lines)),
        (b"".join([*lines[:5], b'{"seat": 1, "move": "\\n\\u001b[2J"}\n']), 6),
    ]:
        file.write_bytes(content)
        refused = complaint("replay", "--check", file)
        assert f" (line {line}: " in refused
        assert refused.isprintable()


def test_record_that_stops_early_is_read_only_if_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "part.jsonl"
    file.write_bytes(b"".join(BASE.read_bytes().splitlines(keepends=True)[:20]))
    assert "line 21: " in complaint("replay", "--check", file)
    text = output("replay", "--check", "--unfinished", file)
    assert text.startswith("unfinished and correct: ")
    assert text.endswith(" 18 moves\n")
