"""Rows as an arena might have played them, and the report on them."""

from collections.abc import Sequence

from motherlode.arena.analysis import analyse
from motherlode.arena.games import RoundRow, Row
from motherlode.arena.lineup import LineUp, matrix
from motherlode.arena.report import Configuration, Report

ROLES = ("miner", "saboteur")
DWARFS = ("saboteur", "blue", "green")


def configuration(lineups: Sequence[LineUp], players: Sequence[int] = (3,)) -> Configuration:
    return Configuration(
        game="base",
        edition="pl-base",
        options={"rounds": 1},
        players=list(players),
        lineups=[lineup.text for lineup in lineups],
        seed=0,
        beliefs="",
        version="0",
        code="",
    )


def round_row(
    lineup: LineUp, dealt: Sequence[str], treasure: bool, gold: Sequence[int]
) -> RoundRow:
    winners = [seat for seat, role in enumerate(dealt) if (role != "saboteur") == treasure]
    return RoundRow(
        bots=lineup.seated(dealt),
        dealt=list(dealt),
        roles=list(dealt),
        treasure=treasure,
        winners=winners,
        gold=list(gold),
        moves=10,
    )


def row(
    lineup: LineUp,
    deal: int,
    treasure: bool,
    gold: Sequence[int] = (0, 0, 0),
    dealt: Sequence[str] = ("miner", "saboteur", "miner"),
    players: int = 3,
    turn: int = 0,
) -> Row:
    return Row(
        players=players,
        lineup=lineup.text,
        deal=deal,
        turn=turn,
        rounds=[round_row(lineup, dealt, treasure, gold)],
        times={bot: [1000 * (deal + 1)] for bot in lineup.bots},
    )


def reported(
    lineups: Sequence[LineUp], rows: Sequence[Row], players: Sequence[int] = (3,)
) -> Report:
    return analyse(configuration(lineups, players), lineups, rows, 4)


def four_lineups() -> list[LineUp]:
    return matrix(["a", "b"], ROLES)


def some_rows() -> list[Row]:
    """b digs better than a; as saboteurs they are alike."""
    aa, ab, ba, bb = four_lineups()
    rows = []
    for deal in range(4):
        rows += [
            row(aa, deal, deal == 0, [1, 0, 1] if deal == 0 else [0, 4, 0]),
            row(ab, deal, deal == 0, [1, 0, 1] if deal == 0 else [0, 4, 0]),
            row(ba, deal, deal < 3, [2, 0, 2] if deal < 3 else [0, 4, 0]),
            row(bb, deal, deal < 3, [2, 0, 2] if deal < 3 else [0, 4, 0]),
        ]
    return rows
