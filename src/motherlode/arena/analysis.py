"""Analysis: from the rows of an arena to its report, by plain statistics."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from ..game.cards import ROLES
from .calibration import LineUpCalibration, RoundScore, calibration
from .findings import findings
from .games import RoundRow, Row
from .intervals import Clusters
from .lineup import BOTH_SIDES, LineUp, side_of
from .paired import steps
from .ratings import ratings
from .report import (
    VERSION,
    BotResult,
    Calibrations,
    Configuration,
    LineUpResult,
    Matrix,
    Report,
    RoleResult,
    Standing,
    Thinking,
)

Cluster = tuple[int, int, int]  # number of players, deal, round: what all line-ups share


class _Tally:
    """Wins and gold of one group of seats."""

    def __init__(self) -> None:
        self.wins, self.gold, self.gold_game = Clusters(), Clusters(), Clusters()


def analyse(
    configuration: Configuration,
    lineups: Sequence[LineUp],
    rows: Iterable[Row],
    deals: int,
    command: str = "",
) -> Report:
    """The report on all that these rows say. Their order does not matter."""
    place = {lineup.text: i for i, lineup in enumerate(lineups)}
    # Ratings depend on the order of matches: it is always that of the deals.
    played = sorted(
        rows, key=lambda row: (row["deal"], row["players"], place[row["lineup"]], row["turn"])
    )
    counts = configuration["players"]
    groups = ([counts] if len(counts) > 1 else []) + [[count] for count in counts]
    made = Report(
        arena=VERSION,
        configuration=configuration,
        command=command,
        deals=deals,
        games=len(played),
        planned=deals * len(counts) * sum(lineup.turns for lineup in lineups),
        findings=[],
        standings=[_standing(group, lineups, played) for group in groups],
        ratings=ratings(played, [lineup.text for lineup in lineups if lineup.by_seat]),
        beliefs=_calibrations(lineups, played),
        times=_times(lineups, played),
    )
    made["findings"] = findings(made)
    return made


def _rounds(rows: Iterable[Row]) -> Iterable[tuple[Cluster, RoundRow]]:
    for row in rows:
        for number, round in enumerate(row["rounds"], 1):
            yield (row["players"], row["deal"], number), round


def _standing(players: Sequence[int], lineups: Sequence[LineUp], rows: Sequence[Row]) -> Standing:
    here = [row for row in rows if row["players"] in players]
    by_lineup: dict[str, list[Row]] = defaultdict(list)
    for row in here:
        by_lineup[row["lineup"]].append(row)
    results = [
        _lineup_result(lineup, by_lineup[lineup.text])
        for lineup in lineups
        if by_lineup[lineup.text]
    ]
    return Standing(
        players=list(players),
        lineups=results,
        matrix=_matrix(results),
        steps=steps(here, lineups),
        roles=_role_results(here, _order(lineups)),
    )


def _order(lineups: Sequence[LineUp]) -> list[str]:
    """The bots in the order in which they were named."""
    return list(dict.fromkeys(bot for lineup in lineups for bot in lineup.bots))


def _lineup_result(lineup: LineUp, rows: Sequence[Row]) -> LineUpResult:
    treasure, moves = Clusters(), Clusters()
    gold = {side: Clusters() for side in BOTH_SIDES}
    for cluster, round in _rounds(rows):
        treasure.add(cluster, round["treasure"])
        moves.add(cluster, round["moves"])
        for role, gained in zip(round["roles"], round["gold"], strict=True):
            gold[side_of(role)].add(cluster, gained)
    return LineUpResult(
        lineup=lineup.text,
        miners=lineup.on("miners"),
        saboteurs=lineup.on("saboteurs"),
        deals=len({(row["players"], row["deal"]) for row in rows}),
        games=len(rows),
        rounds=sum(len(row["rounds"]) for row in rows),
        moves=moves.mean(),
        treasure=treasure.share(),
        gold={side: sums.mean() for side, sums in gold.items()},
        roles=_role_results(rows, lineup.bots),
        bots=_bot_results(rows),
    )


def _matrix(results: Sequence[LineUpResult]) -> Matrix | None:
    cells = {
        (result["miners"], result["saboteurs"]): result["treasure"]
        for result in results
        if result["miners"] and result["saboteurs"]
    }
    if not cells:
        return None
    miners = list(dict.fromkeys(str(bot) for bot, _ in cells))
    saboteurs = list(dict.fromkeys(str(bot) for _, bot in cells))
    return Matrix(
        miners=miners,
        saboteurs=saboteurs,
        cells=[[cells.get((bot, other)) for other in saboteurs] for bot in miners],
    )


def _role_results(rows: Iterable[Row], order: Sequence[str]) -> list[RoleResult]:
    tallies: dict[tuple[str, str], _Tally] = defaultdict(_Tally)
    for cluster, round in _rounds(rows):
        for seat, (role, bot) in enumerate(zip(round["roles"], round["bots"], strict=True)):
            tally = tallies[role, bot]
            tally.wins.add(cluster, seat in round["winners"])
            tally.gold.add(cluster, round["gold"][seat])
    return [
        RoleResult(
            role=role,
            side=side_of(role),
            bot=bot,
            wins=tally.wins.share(),
            gold=tally.gold.mean(),
        )
        for role in sorted(ROLES, key=side_of)  # miners first, all in the usual order
        for bot in order
        for tally in [tallies.get((role, bot))]
        if tally is not None
    ]


def _bot_results(rows: Sequence[Row]) -> list[BotResult]:
    tallies: dict[str, _Tally] = defaultdict(_Tally)
    for cluster, round in _rounds(rows):
        for seat, bot in enumerate(round["bots"]):
            tallies[bot].wins.add(cluster, seat in round["winners"])
            tallies[bot].gold.add(cluster, round["gold"][seat])
    for row in rows:
        for seat in range(row["players"]):
            bots = {round["bots"][seat] for round in row["rounds"]}
            if len(bots) == 1:
                gained = sum(round["gold"][seat] for round in row["rounds"])
                tallies[bots.pop()].gold_game.add((row["players"], row["deal"]), gained)
    return [
        BotResult(
            bot=bot,
            wins=tally.wins.share(),
            gold=tally.gold.mean(),
            gold_game=tally.gold_game.mean(),
        )
        for bot, tally in sorted(tallies.items())
    ]


def _times(lineups: Sequence[LineUp], rows: Iterable[Row]) -> list[Thinking]:
    times: dict[str, list[int]] = {bot: [] for lineup in lineups for bot in lineup.bots}
    for row in rows:
        for bot, taken in row["times"].items():
            times[bot] += taken
    return [
        Thinking(
            bot=bot,
            moves=len(taken),
            mean=sum(taken) / len(taken) / 1e6,
            p99=sorted(taken)[-(-99 * len(taken) // 100) - 1] / 1e6,
            max=max(taken) / 1e6,
        )
        for bot, taken in times.items()
        if taken
    ]


def _calibrations(lineups: Sequence[LineUp], rows: Iterable[Row]) -> Calibrations | None:
    seen: dict[str, list[tuple[object, RoundScore]]] = defaultdict(list)
    for row in rows:
        for cluster, round in _rounds([row]):
            if "beliefs" in round:
                seen[row["lineup"]].append((cluster, round["beliefs"]))
    if not seen:
        return None
    return Calibrations(
        overall=calibration(one for rounds in seen.values() for one in rounds),
        lineups=[
            LineUpCalibration(lineup=lineup.text, **calibration(seen[lineup.text]))
            for lineup in lineups
            if lineup.text in seen
        ],
    )
