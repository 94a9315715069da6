"""Games of the arena: equal deals, whole rows, and failures that are told."""

import pytest

from motherlode.arena.games import Game, Setting, play, schedule
from motherlode.arena.lineup import LineUp, by_side
from motherlode.game.cards import ROLES
from motherlode.game.record import read_record
from tests.arena.settings import BASE, BASE_ROLES, DWARFS, EXPANSION, ODD, TWO_ROUNDS, failure


def test_schedule_goes_deal_by_deal_through_players_line_ups_and_turns() -> None:
    lineups = [by_side("a", "b", BASE_ROLES), LineUp("a,b,b", by_seat=("a", "b", "b"))]
    games = list(schedule([3, 4], lineups, 2))
    assert len(games) == len({game.key for game in games}) == 2 * 2 * (1 + 3)
    assert [game.deal for game in games] == [0] * 8 + [1] * 8


def test_all_line_ups_play_the_same_cards_goals_roles_and_nuggets() -> None:
    broken = f"{ODD}:BreaksAtOnce"
    lineups = [
        by_side(broken, broken, BASE_ROLES),
        by_side("random", broken, BASE_ROLES),
        by_side(broken, "greedy", BASE_ROLES),
        LineUp("x", by_seat=("random", broken, "random", "random", "random")),
    ]

    def deal(game: Game, setting: Setting = BASE) -> str:
        return failure(setting, game).failure.record.splitlines()[1]

    deals = {deal(Game(5, lineup, 3, turn)) for lineup in lineups for turn in range(lineup.turns)}
    assert len(deals) == 1
    assert '"deck"' in deals.pop()
    assert deal(Game(5, lineups[0], 3)) != deal(Game(5, lineups[0], 4))
    other = Setting("base", "pl-base", {"rounds": 1}, seed=5)
    assert deal(Game(5, lineups[0], 3)) != deal(Game(5, lineups[0], 3), other)


def test_second_rounds_share_cards_goals_and_roles_too() -> None:
    tired = f"{ODD}:BreaksInRoundTwo"
    found = []
    for others in ("random", "greedy", f"{ODD}:First"):
        lineup = LineUp(others, by_seat=(others, tired, tired, tired))
        record = failure(TWO_ROUNDS, Game(4, lineup, 1)).failure.record
        found.append(read_record(record.encode(), unfinished=True).deals[1])
    first, *rest = found
    for deal in rest:
        assert (deal.roles, deal.goals, deal.hands, deal.deck) == (
            (first.roles, first.goals, first.hands, first.deck)
        )


def test_row_tells_the_whole_game() -> None:
    game = Game(4, by_side("greedy", "random", BASE_ROLES), 2)
    row = play(TWO_ROUNDS, game)
    assert (row["players"], row["lineup"], row["deal"], row["turn"]) == game.key
    assert len(row["rounds"]) == 2
    for round in row["rounds"]:
        assert round["bots"] == game.lineup.seated(round["dealt"])
        assert {round["roles"][seat] == "miner" for seat in round["winners"]} <= {round["treasure"]}
        assert (sum(round["gold"]) > 0) == bool(round["winners"])
    assert sum(map(len, row["times"].values())) == sum(round["moves"] for round in row["rounds"])


def test_seat_keeps_its_bot_when_its_hat_is_swapped() -> None:
    lineup = by_side("random", f"{ODD}:First", DWARFS)
    rows = [play(EXPANSION, Game(6, lineup, deal)) for deal in range(12)]
    swapped = [r for row in rows for r in row["rounds"] if r["dealt"] != r["roles"]]
    assert swapped
    for round in swapped:
        assert round["bots"] == lineup.seated(round["dealt"])
    assert any(round["bots"] != lineup.seated(round["roles"]) for round in swapped)


def test_every_seat_has_a_bot_of_its_own() -> None:
    bot = f"{ODD}:Keeps"
    assert play(BASE, Game(3, by_side(bot, bot, BASE_ROLES), 0))["rounds"]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Breaks", "ValueError: my lamp went out"),
        ("Illegal", "IllegalMove: "),
        ("Leaves", "SystemExit: 0"),
    ],
)
def test_bot_that_fails_is_told_with_its_seat_and_game(bot: str, reason: str) -> None:
    name = f"{ODD}:{bot}"
    failed = failure(BASE, Game(5, by_side("random", name, BASE_ROLES), 7)).failure
    assert str(failed).startswith(f"{name} on seat ")
    assert f"round 1 of deal 7, 5 players, miners=random,saboteurs={name}: {reason}" in str(failed)
    assert "Traceback" in failed.trace
    match = read_record(failed.record.encode(), unfinished=True)
    assert match.round.move_count == failed.record.count('"seat"')
    seat = int(match.round.turn)
    assert failed.who == f"{name} on seat {seat}"
    assert ROLES[match.round.roles[seat]] == "saboteur"
