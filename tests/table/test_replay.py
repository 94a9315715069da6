"""A replay shows what was seen: frame by frame the same as the scene, or all of the truth."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from motherlode.bots import BotPlayer
from motherlode.game.cards import FACE_DOWN, GOALS, NAMES, ROLES, TILE_TEXT
from motherlode.game.events import Event, MoveFact
from motherlode.game.match import Match
from motherlode.game.options import EDITIONS, Rules
from motherlode.game.record import read_record, write_record
from motherlode.game.telling import told_at_start
from motherlode.table.replay import TRUTH, Frame, ReplayViewer, frames
from motherlode.table.scene import OWN, way_told
from tests.table.tables import buried
from tests.table.tables import seen as shown_to

pytestmark = pytest.mark.one_engine

GAMES = [
    (game, players, edition, level)
    for game, players in (("base", 3), ("base", 10), ("expansion", 2), ("expansion", 12))
    for edition in EDITIONS[game]
    for level in ("random", "greedy")
]
games = pytest.mark.parametrize(("game", "players", "edition", "level"), GAMES)
SECRETS = frozenset({*NAMES, *filter(None, TILE_TEXT), *ROLES}) - {"gold"}


def words(text: str) -> frozenset[str]:
    """The cards and dwarfs that stand in a text, whatever they mean there."""
    return frozenset(re.findall(r"[\w/+!.-]+", text)) & SECRETS


def plain(value: object) -> Any:
    """As it looks in JSON."""
    return json.loads(msgspec.json.encode(value))


def moves(match: Match, level: str, rng: Random) -> Iterator[tuple[int | None, str, list[Event]]]:
    """A match by bots: who moved (None: a deal), the move, and what that tells."""
    bot = BotPlayer(level)
    while not match.over:
        if match.needs_deal:
            yield None, "", told_at_start(match.shuffle(rng))
        seat = int(match.round.turn)
        move, events = match.tell(bot.move(match, rng), seat)
        yield seat, str(move), events


def new(game: str, players: int, edition: str, **options: str | int | bool) -> Match:
    return Match(Rules(game, players, edition, {"rounds": 2, **options}))


def merged(found: list[Frame]) -> Iterator[dict[str, Any]]:
    """The game after each frame, as a client keeps it."""
    game: dict[str, Any] = {}
    for frame in found:
        game = {**({} if frame.seat is None else game), **frame.game}
        yield game


@games
def test_frames_are_what_a_live_viewer_was_told(
    game: str, players: int, edition: str, level: str
) -> None:
    rng = Random(f"{game} {players} {edition} {level}")
    match = new(game, players, edition)
    viewers = [None, 0, players - 1]
    seen: dict[ReplayViewer, list[Any]] = {viewer: [] for viewer in viewers}
    for seat, _, events in moves(match, level, rng):
        for viewer in viewers:
            told = [event.seen_by(viewer) for event in events]
            state = {**shown_to(match, viewer), "legal": ()}
            seen[viewer].append((match.round.number, seat, told, state))
    again = read_record(write_record(match).encode())
    for viewer in viewers:
        found = list(frames(again, viewer))
        assert len(found) == len(seen[viewer])
        for frame, state, right in zip(found, merged(found), seen[viewer], strict=True):
            assert (frame.round, frame.seat, frame.told, state) == right
            moved = frame.told[0]
            assert frame.move == (moved.move if isinstance(moved, MoveFact) else None)
            assert "hands" not in state and "golds" not in state


@games
def test_frames_hold_only_what_is_new(game: str, players: int, edition: str, level: str) -> None:
    match = new(game, players, edition)
    list(moves(match, level, Random(1)))
    for viewer in (None, 1, TRUTH):
        before: dict[str, Any] = {}
        found = list(frames(match, viewer))
        for frame, state in zip(found, merged(found), strict=True):
            if frame.seat is not None:
                assert all(before[name] != value for name, value in frame.game.items())
                assert "legal" not in frame.game
            before = state
        assert before["phase"] == "over"
        assert (before["way"] is not None) == match.round.treasure


@games
def test_truth_hides_nothing(game: str, players: int, edition: str, level: str) -> None:
    rng = Random(f"truth {game} {players} {edition} {level}")
    match = new(game, players, edition)
    truth = []
    for seat, move, events in moves(match, level, rng):
        round = match.round
        lying = [round.maze.tile(cell) for cell in round.maze.goal_cells]
        truth.append(
            (
                (seat, move or None, [event.whole for event in events]),
                {
                    "hands": [[NAMES[c] for c in round.hand(s)] for s in range(players)],
                    "golds": list(round.gold),
                    "roles": [ROLES[role] for role in round.roles],
                    "pile": [ROLES[role] for role in round.pile],
                    "offer": sorted(round.offer),
                    "goals": [
                        GOALS[goal] if tile == FACE_DOWN else TILE_TEXT[tile]
                        for goal, tile in zip(round.maze.goals, lying, strict=True)
                    ],
                },
                {name: value for name, value in shown_to(match, None).items() if name not in OWN},
            )
        )
    found = list(frames(match, TRUTH))
    for frame, state, (said, hidden, shown) in zip(found, merged(found), truth, strict=True):
        assert (frame.seat, frame.move, frame.told) == said
        state = plain(state)
        state["goals"] = list(state["goals"].values())
        assert {**plain(shown), **hidden}.items() <= state.items()
        assert "?" not in [*state["goals"], *state["roles"], *state["pile"]]
        assert "?" not in (frame.move or "")
        assert (state["hand"], state["gold"], state["legal"]) == ([], None, [])


def test_truth_knows_the_dwarfs_that_were_removed() -> None:
    """[X11]"""
    for seed in range(20):
        match = new("expansion", 6, "pl-2025", old_hat="removed", rounds=1)
        list(moves(match, "random", Random(seed)))
        *_, last = merged(list(frames(match, TRUTH)))
        dealt = [ROLES[role] for role in (*match.deals[0].roles, *match.deals[0].pile)]
        assert sorted([*last["roles"], *last["pile"], *last["out"]]) == sorted(dealt)
        if last["out"]:
            return
    pytest.fail("no hat was ever changed")


@games
def test_nobody_is_told_what_he_was_not_told_then(
    game: str, players: int, edition: str, level: str
) -> None:
    """Card by card and dwarf by dwarf: what stands in the frames stood in the views by then."""
    rng = Random(f"leak {game} {players} {edition} {level}")
    match = new(game, players, edition)
    known: dict[ReplayViewer, frozenset[str]] = {None: frozenset(), 0: frozenset()}
    may: dict[ReplayViewer, list[frozenset[str]]] = {None: [], 0: []}
    for _, _, _ in moves(match, level, rng):
        for viewer in (None, 0):
            view = match.view(viewer)
            facts = {**view.facts(), "opening": 0, "options": 0, "game": 0}
            more = way_told(view.way), buried(match)
            known[viewer] |= words(json.dumps(facts) + json.dumps(more))
            may[viewer].append(known[viewer])
    leaks = 0
    for viewer in (None, 0):
        for frame, allowed in zip(frames(match, viewer), may[viewer], strict=True):
            assert words(msgspec.json.encode(frame).decode()) <= allowed
        # And the test would find it: the truth says more.
        for frame, allowed in zip(frames(match, TRUTH), may[viewer], strict=True):
            leaks += not words(msgspec.json.encode(frame).decode()) <= allowed
    assert leaks
