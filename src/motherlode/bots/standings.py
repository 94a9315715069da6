"""Standings: from the rows of an arena to its report, by plain statistics."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from ..game.cards import ROLES
from .arena import RoundRow, Row
from .lineup import SIDES, LineUp, side_of
from .measures import mean, share
from .ratings import ratings
from .report import (
    VERSION,
    BotResult,
    Configuration,
    Doubts,
    LineUpResult,
    Matrix,
    Report,
    RoleResult,
    Standing,
    Step,
    Thinking,
)
from .steps import steps
from .suspicion import InsightBy, Seen, insight

SLIGHT = 0.005  # a part too small to speak of
Cluster = tuple[int, int, int]  # number of players, deal, round: what all line-ups share


class _Sums:
    """Sums and counts by cluster: of one figure, for one group."""

    def __init__(self) -> None:
        self.clusters: dict[object, tuple[float, int]] = {}

    def add(self, cluster: object, value: float) -> None:
        total, times = self.clusters.get(cluster, (0.0, 0))
        self.clusters[cluster] = (total + value, times + 1)

    def pairs(self) -> Iterable[tuple[float, int]]:
        return self.clusters.values()


class _Tally:
    """Wins and gold of one group of seats."""

    def __init__(self) -> None:
        self.wins, self.gold, self.gold_game = _Sums(), _Sums(), _Sums()


def report(
    configuration: Configuration,
    lineups: Sequence[LineUp],
    rows: Iterable[Row],
    deals: int,
    command: str = "",
) -> Report:
    """All that these rows say. Their order does not matter."""
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
        beliefs=_doubts(lineups, played),
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
    treasure, moves = _Sums(), _Sums()
    gold = {side: _Sums() for side in SIDES}
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
        moves=mean(moves.pairs()),
        treasure=share(treasure.pairs()),
        gold={side: mean(sums.pairs()) for side, sums in gold.items()},
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
            wins=share(tally.wins.pairs()),
            gold=mean(tally.gold.pairs()),
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
            wins=share(tally.wins.pairs()),
            gold=mean(tally.gold.pairs()),
            gold_game=mean(tally.gold_game.pairs()),
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


def _doubts(lineups: Sequence[LineUp], rows: Iterable[Row]) -> Doubts | None:
    seen: dict[str, list[tuple[object, Seen]]] = defaultdict(list)
    for row in rows:
        for cluster, round in _rounds([row]):
            if "beliefs" in round:
                seen[row["lineup"]].append((cluster, round["beliefs"]))
    if not seen:
        return None
    return Doubts(
        overall=insight(one for rounds in seen.values() for one in rounds),
        lineups=[
            InsightBy(lineup=lineup.text, **insight(seen[lineup.text]))
            for lineup in lineups
            if lineup.text in seen
        ],
    )


# --- findings --------------------------------------------------------------------------------


def findings(report: Report) -> list[str]:
    """What a reader wants to know first, in sentences."""
    found: list[str] = []
    if report["standings"]:
        found += _found_steps(report)
    rated = [one for one in report["ratings"] if one["playing"] in ("sides", "seats")]
    if len(rated) > 1:
        best = max(rated, key=lambda one: one["mu"] - 3 * one["sigma"])
        found.append(
            f"Rated highest overall: {best['bot']}, {best['mu']:.1f} ± {2 * best['sigma']:.1f}."
        )
    if report["beliefs"]:
        seen = report["beliefs"]["overall"]
        losses = f"(log-loss {seen['prior']['mean']:.2f} to {seen['loss']['mean']:.2f})"
        if abs(seen["reduction"]) < SLIGHT:
            found.append(f"What was played says nothing about the roles {losses}.")
        elif seen["reduction"] > 0:
            found.append(
                f"Before a round's last card, what was played takes {100 * seen['reduction']:.0f} "
                f"% off the doubt about roles {losses}."
            )
        else:
            found.append(f"What was played misleads about the roles {losses}.")
        if seen["third"]["times"]:
            found.append(
                f"After a third of a round, the most suspected seats hold "
                f"{100 * seen['third']['mean']:.0f} % of the saboteurs; guessing would find "
                f"{100 * seen['chance']['mean']:.0f} %."
            )
    return found


def _found_steps(report: Report) -> list[str]:
    """One sentence for each step between neighbours in the order in which bots were named."""
    standing = report["standings"][0]
    order = list(dict.fromkeys(b for s in standing["steps"] for b in (s["before"], s["after"])))
    # In the expansion miners dig against each other: what counts for each is the gold.
    gold = report["configuration"]["game"] == "expansion"
    return [
        _sentence(step, gold)
        for step in main_steps(standing)
        if abs(order.index(step["after"]) - order.index(step["before"])) == 1
    ]


def main_steps(standing: Standing) -> list[Step]:
    """Of all steps with one name, the one that puts the others together: it comes first."""
    first: dict[tuple[str, str, str], Step] = {}
    for step in standing["steps"]:
        first.setdefault((step["before"], step["after"], step["playing"]), step)
    return list(first.values())


def _sentence(step: Step, gold: bool) -> str:
    before, after = step["before"], step["after"]
    found = step["gold"] if gold else step["wins"]
    scale, digits = (1, 2) if gold else (100, 1)
    if found["low"] is None or found["high"] is None:
        return f"As {step['playing']}, too few deals to tell {after} from {before}."
    interval = f"{scale * found['low']:+.{digits}f} to {scale * found['high']:+.{digits}f}"
    by = f"{abs(scale * found['mean']):.{digits}f}"
    if not found["decided"]:
        unit = "gold a round" if gold else "percentage points"
        sign = "+" if found["mean"] >= 0 else "-"
        return (
            f"As {step['playing']}, no difference between {after} and {before} is shown: "
            f"{sign}{by} {unit} on the same {found['deals']} deals ({interval})."
        )
    more = "more" if found["mean"] > 0 else "less"
    deed = (
        f"gains {by} gold a round {more}" if gold else f"wins {by} percentage points {more} often"
    )
    return (
        f"As {step['playing']}, {after} {deed} than {before} "
        f"on the same {found['deals']} deals ({interval})."
    )
