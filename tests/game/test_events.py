"""Whatever is told is one of the types of facts, and nothing else."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from motherlode.bots import BotPlayer
from motherlode.game.cards import GOALS, ROLES
from motherlode.game.events import Event, Fact, Goal, MoveFact, Role
from motherlode.game.match import Match
from motherlode.game.options import EDITIONS, OPTIONS, PLAYERS, OptionError, Rules
from motherlode.game.telling import told_at_start
from motherlode.table.telling import Dealt, Moved

KINDS: tuple[type[msgspec.Struct], ...] = get_args(get_args(Fact)[0])
EDITION_OF = [(game, edition) for game in PLAYERS for edition in EDITIONS[game]]
decode = msgspec.json.Decoder(Fact).decode


def secrets(kind: type[msgspec.Struct]) -> set[str]:
    fields = msgspec.structs.fields(kind)
    return {field.name for field in fields if field.default is msgspec.UNSET}


def rules(game: str, edition: str, rng: Random) -> Rules:
    """Rules with some options chosen by lot."""
    names = [o.name for o in OPTIONS.values() if game in o.games and o.name != "rounds"]
    while True:
        options = {name: rng.choice(OPTIONS[name].values) for name in rng.sample(names, 3)}
        try:
            return Rules(game, rng.randint(*PLAYERS[game]), edition, {"rounds": 2, **options})
        except OptionError:  # some do not go together
            continue


def told(match: Match, rng: Random) -> Iterator[list[Event]]:
    """All that a match tells, played by a bot that digs, or by one that does not care."""
    bot = BotPlayer(rng.choice(["random", "greedy"]))
    while not match.over:
        if match.needs_deal:
            yield told_at_start(match.shuffle(rng))
        yield match.tell(bot.move(match, rng), int(match.round.turn))[1]


def all_told() -> Iterator[Fact]:
    """Many games of both kinds: every fact as every viewer is told it."""
    for game, edition in EDITION_OF:
        for number in range(5):
            rng = Random(f"{game} {edition} {number}")
            match = Match(rules(game, edition, rng))
            for events in told(match, rng):
                for event in events:
                    for viewer in (None, *event.to):  # all others see what a spectator sees
                        yield event.seen_by(viewer)


def test_every_fact_told_has_its_type_and_comes_back_the_same() -> None:
    seen: dict[type[msgspec.Struct], set[str]] = {kind: set() for kind in KINDS}
    for fact in all_told():
        text = msgspec.json.encode(fact)
        read = decode(text)
        assert msgspec.json.encode(read) == text
        assert read == fact
        seen[type(read)] |= msgspec.to_builtins(fact).keys()
    # All kinds have been told, and each with what is secret in it.
    for kind, fields in seen.items():
        assert fields >= {"event", *kind.__struct_fields__}, kind


def test_other_fields_and_kinds_are_no_facts() -> None:
    for text in (b'{"event":"hat","seat":1,"card":"map"}', b'{"event":"hut","seat":1}', b"{}"):
        with pytest.raises(msgspec.ValidationError):
            decode(text)


def test_secret_fields_are_those_that_some_seats_alone_are_told() -> None:
    closed: dict[type[msgspec.Struct], set[str]] = {}
    for game, edition in EDITION_OF:
        rng = Random(f"secret {game} {edition}")
        for options in ({}, {"saboteurs_know": True}):
            for events in told(Match(Rules(game, 7, edition, options)), rng):
                for event in events:
                    open, whole = msgspec.to_builtins(event.open), msgspec.to_builtins(event.whole)
                    differ = {name for name, value in whole.items() if open.get(name) != value}
                    closed.setdefault(type(event.whole), set()).update(differ)
                    assert not differ or event.to, "what is secret is told somebody"
    assert closed[MoveFact] == {"move"}  # told to all, but not with all that is in it
    closed[MoveFact] = set()
    assert closed == {kind: secrets(kind) for kind in KINDS}


def test_events_of_a_table_carry_facts() -> None:
    rng = Random(4)
    match = Match(Rules("base", 5))
    deal, move = [events for events, _ in zip(told(match, rng), range(2), strict=False)]
    for kind, event in (
        (Dealt, Dealt(1, 0, [event.seen_by(2) for event in deal])),
        (Moved, Moved(0, "bot", [event.seen_by(2) for event in move])),
    ):
        text = msgspec.json.encode(event)
        read: Any = msgspec.json.decode(text, type=kind)
        assert isinstance(read.told[0], KINDS)
        assert msgspec.json.encode(read) == text


def test_dwarfs_and_goals_are_those_of_the_game() -> None:
    assert get_args(get_args(Role)[0]) == ROLES
    assert get_args(get_args(Goal)[0]) == GOALS
