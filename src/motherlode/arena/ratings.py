"""Ratings: how strong each bot is, from rounds that sides and games that seats have won.

The model is that of Plackett and Luce with the Bayesian updates of Weng & Lin (2011), by openskill.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from .games import Row
from .lineup import BOTH_SIDES, side_of
from .report import Rating

BOTH, SEATS = "sides", "seats"


class _Pool:
    """Ratings that meet each other."""

    def __init__(self) -> None:
        # A bot does not grow stronger while it is measured, so its rating need not stay loose.
        self.model = PlackettLuce(tau=0.0)
        self.rated: dict[tuple[str, str], PlackettLuceRating] = {}
        self.matches: dict[tuple[str, str], int] = defaultdict(int)

    def meet(self, who: Sequence[tuple[str, str]], ranks: Sequence[float]) -> None:
        """A match between these; the lowest rank has won."""
        teams = [[self.rated.get(one) or self.model.rating()] for one in who]
        for one, [rating] in zip(who, self.model.rate(teams, ranks=list(ranks)), strict=True):
            self.rated[one] = rating
            self.matches[one] += 1

    def results(self) -> list[Rating]:
        return [
            Rating(
                bot=bot,
                playing=playing,
                mu=rating.mu,
                sigma=rating.sigma,
                matches=self.matches[bot, playing],
            )
            for (bot, playing), rating in self.rated.items()
        ]


def ratings(rows: Iterable[Row], seated: Iterable[str]) -> list[Rating]:
    """Rate all bots of these rows; `seated` are the line-ups in which bots have seats.

    A round in which one bot plays all miners and one all saboteurs is a match between the two:
    once between `miners` and `saboteurs`, once, if they are different bots, between `sides`. A
    game in which bots have seats is a free-for-all, ranked by the mean gold of each bot's seats.
    """
    apart, together, games = _Pool(), _Pool(), _Pool()
    by_seat = set(seated)
    for row in rows:
        if row["lineup"] in by_seat:
            _free_for_all(row, games)
            continue
        for round in row["rounds"]:
            teams = [
                {
                    bot
                    for bot, role in zip(round["bots"], round["dealt"], strict=True)
                    if side_of(role) == side
                }
                for side in BOTH_SIDES
            ]
            if not all(len(team) == 1 for team in teams):
                continue  # a side is missing or mixed
            miners, saboteurs = (team.pop() for team in teams)
            ranks = [1, 2] if round["treasure"] else [2, 1]
            apart.meet([(miners, "miners"), (saboteurs, "saboteurs")], ranks)
            if miners != saboteurs:
                together.meet([(miners, BOTH), (saboteurs, BOTH)], ranks)
    order = [*BOTH_SIDES, BOTH, SEATS]
    found = [*apart.results(), *together.results(), *games.results()]
    return sorted(found, key=lambda one: (order.index(one["playing"]), -one["mu"], one["bot"]))


def _free_for_all(row: Row, games: _Pool) -> None:
    gold: dict[str, list[int]] = defaultdict(list)
    for round in row["rounds"]:
        for bot, gained in zip(round["bots"], round["gold"], strict=True):
            gold[bot].append(gained)
    if len(gold) > 1:
        ranks = [-sum(gained) / len(gained) for gained in gold.values()]
        games.meet([(bot, SEATS) for bot in gold], ranks)
