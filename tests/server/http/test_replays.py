"""Records that strangers send: replayed, or refused with a line and a reason, and nothing else."""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from motherlode.bots import LEVELS
from motherlode.game.events import Fact
from motherlode.game.match import Match
from motherlode.game.message import Message
from motherlode.game.options import Rules
from motherlode.game.record import LONGEST_DETAIL, RecordError, read_record
from motherlode.server import protocol as p
from motherlode.server.http.replays import named_bots, read_viewer, replay
from motherlode.table import Refused
from motherlode.table.replay import TRUTH
from tests.table.replays import games, merged, moves, new

decode_fact: Final = msgspec.json.Decoder(Fact).decode
RECORDS: Final = sorted((Path(__file__).parents[3] / "conformance" / "records").glob("*.jsonl"))
ODD: Final[tuple[Any, ...]] = (
    None, True, -1, 10**5, "", "?", "\ud800", "gold", [], {}, [[]], [None], ["map"], {"a": []},
)  # fmt: skip


def refused(data: bytes) -> Message | None:
    """Why a record is refused, if it is; nothing else comes of it than a replay or this."""
    try:
        match = read_record(data)
    except RecordError as error:
        why = error.message
        assert why.id.endswith("-record") or why.id.startswith("server-record-")
        line, detail = why.args["line"], why.args["detail"]
        assert isinstance(line, int) and 1 <= line <= data.count(b"\n") + 1
        assert isinstance(detail, str) and 0 < len(detail) <= LONGEST_DETAIL
        detail.encode()  # it can be sent
        return why
    assert replay(match, named_bots(match.names), "truth")
    return None


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_golden_records_are_replayed(file: Path) -> None:
    data = file.read_bytes()
    assert refused(data) is None
    match = read_record(data)
    people = [""] * len(match.names)
    found = json.loads(replay(match, people, "table"))
    moves = [json.loads(line) for line in data.splitlines()]
    played = [(move["seat"], move["move"]) for move in moves if "move" in move]
    truth = json.loads(replay(match, people, "truth"))
    assert [(f["seat"], f["move"]) for f in truth["frames"] if f["move"]] == played
    assert len(found["frames"]) == len(truth["frames"])
    assert found["rounds"] == truth["rounds"] and len(found["rounds"]) == len(match.rounds)
    assert truth["frames"][-1]["told"][-1]["event"] == "over"


def test_damaged_records_are_refused_and_break_nothing() -> None:
    rng = Random(1)
    for number in range(300):
        right = rng.choice(RECORDS).read_bytes()
        data = bytearray(right)
        for _ in range(rng.choice((1, 1, 2, 5))):
            at = rng.randrange(len(data))
            data[at : at + rng.choice((0, 1, 1, 30))] = rng.randbytes(rng.choice((0, 1, 3)))
        assert (refused(bytes(data)) is None) == (data == right), number


def test_records_with_odd_values_are_refused_and_break_nothing() -> None:
    for file in RECORDS[:4]:
        lines = file.read_text("utf-8").splitlines()
        for number, line in enumerate(lines[:4]):
            for key in json.loads(line):
                for odd in ODD:
                    value = json.loads(line)
                    if value[key] == odd:
                        continue
                    value[key] = odd
                    wrong = [*lines[:number], json.dumps(value), *lines[number + 1 :]]
                    assert refused("".join(f"{one}\n" for one in wrong).encode()), (key, odd)


def test_cut_records_are_refused_where_they_end() -> None:
    data = RECORDS[0].read_bytes()
    lines = data.splitlines(keepends=True)
    for kept in range(len(lines)):
        why = refused(b"".join(lines[:kept]))
        assert why is not None and why.args["line"] == kept + 1
        assert why.id == ("server-record-cut" if kept else "server-no-record")


def test_bots_in_a_record_are_those_that_are_called_like_a_level() -> None:
    text = (Path(__file__).parents[3] / "docs" / "notation.md").read_text("utf-8")
    assert f"by their level: {', '.join(f'`{level}`' for level in LEVELS)}." in text
    assert named_bots(list(LEVELS)) == list(LEVELS)
    assert not any(named_bots(["Ann", "Steady", "steady 2", " sharp", "sharp@200", ""]))


def test_viewer_of_a_replay_is_a_seat_the_table_or_the_truth() -> None:
    assert [read_viewer(text, 3) for text in ("truth", "table", "0", "2")] == ["truth", None, 0, 2]
    for odd in ("", "3", "-1", "+1", " 1", "01", "1.0", "Truth", "٢", "None"):
        with pytest.raises(Refused, match="server-bad-request"):
            read_viewer(odd, 3)


@games
def test_frames_are_of_their_types(game: str, players: int, edition: str, level: str) -> None:
    match = new(game, players, edition)
    list(moves(match, level, Random(2)))
    for viewer in ("table", "0", TRUTH):
        shown = msgspec.json.decode(
            replay(match, named_bots(match.names), viewer), type=p.ReplayOut
        )
        assert shown.rounds == [i for i, frame in enumerate(shown.frames) if frame.seat is None]
        assert len(shown.rounds) == 2
        assert (shown.game, shown.edition, shown.seats) == (game, match.rules.edition, players)
        assert str(shown.viewer) == viewer and shown.names == list(match.names)
        for frame, state in zip(shown.frames, merged(shown.frames), strict=True):
            assert msgspec.convert(state, p.ReplayGame).round == frame.round
            for fact in frame.told:
                decode_fact(msgspec.json.encode(fact))


@pytest.mark.parametrize(("game", "players"), [("base", 10), ("expansion", 12)])
def test_replay_of_a_long_game_is_small(game: str, players: int) -> None:
    match = Match(Rules(game, players))
    list(moves(match, "random", Random(1)))
    assert len(match.rounds) == 3
    for viewer in ("table", "0", TRUTH):
        assert len(replay(match, named_bots(match.names), viewer)) < 400_000
