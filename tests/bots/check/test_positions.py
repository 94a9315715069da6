"""Positions of every kind: those that are set up, and tables at which all others come up."""

from random import Random

import pytest

from motherlode.bots import Budget
from motherlode.bots.check import check_bot, read_position
from motherlode.bots.check.check import set_up_decision
from motherlode.bots.check.positions import GROUP, POSITIONS, TABLES, kinds_of
from motherlode.bots.players.random import RandomBot
from motherlode.game.options import EDITIONS, OPTIONS, PLAYERS
from motherlode.game.resample import resample


@pytest.mark.parametrize("table", POSITIONS, ids=lambda table: table["id"])
def test_set_up_position_is_a_decision_in_a_world_that_can_be_drawn(
    table: dict[str, object],
) -> None:
    at = set_up_decision(table)
    view = at.view()
    assert view.legal
    assert set(kinds_of(view)) <= set(GROUP)
    again = read_position(at.place(Budget(), "").record.encode()).view(at.seat)
    assert again.dump() == view.dump()
    world = resample(view, Random(1)).view(at.seat)
    for either in (view, world):  # cards are laid in any order when a position is set up
        either.opening.tiles = tuple(sorted(either.opening.tiles))
    assert world.dump() == view.dump()


def test_set_up_positions_meet_every_kind_but_rules_and_players() -> None:
    report = check_bot(RandomBot, games=0)
    missing = {GROUP[kind] for kind, count in report.kinds.items() if not count.times}
    assert missing == {"edition", "players", "option"}
    assert report.state("kinds") == "warning"
    assert report.ok


def test_games_are_at_tables_of_every_kind() -> None:
    for game, (least, most) in PLAYERS.items():
        tables = [rules for rules in TABLES if rules.game == game]
        assert [rules.players for rules in tables] == list(range(least, most + 1))
        assert {rules.edition for rules in tables} == set(EDITIONS[game])
        for option in OPTIONS.values():
            if game in option.games and option.name != "rounds":
                values = {rules.options[option.name] for rules in tables}
                assert values == set(option.values), option.name
