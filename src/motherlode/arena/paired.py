"""Paired comparison: what changes when one bot takes another's roles on the same deals.

Such a change is a *step*. All else is equal, so that most of the luck of the deal drops out.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean

from .games import Row
from .intervals import difference_of_means, difference_of_shares
from .lineup import LineUp, side_of
from .report import Standing, Step

Deal = tuple[int, int]  # number of players, number of the deal
Values = dict[Deal, tuple[float, float]]  # wins and gold of some roles in each deal


def steps(rows: Iterable[Row], lineups: Sequence[LineUp]) -> list[Step]:
    """All steps between these line-ups; then, for like ones, all of them put together."""
    played: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        played[row["lineup"]].append(row)
    order = list(dict.fromkeys(bot for lineup in lineups for bot in lineup.bots))
    found: dict[tuple[str, str, str], dict[str, tuple[Values, Values]]] = {}
    for first in lineups:
        for second in lineups:
            roles = [a[0] for a, b in zip(first.by_role, second.by_role, strict=False) if a != b]
            before = {bot for role, bot in first.by_role if role in roles}
            after = {bot for role, bot in second.by_role if role in roles}
            if len(before) != 1 or len(after) != 1 or len(roles) == len(first.by_role):
                continue
            x, y = before.pop(), after.pop()
            playing = _name(roles, first)
            if not playing or order.index(x) > order.index(y):
                continue
            values = [_values(played[lineup.text], roles, playing) for lineup in (first, second)]
            found.setdefault((x, y, playing), {})[_others(first, roles)] = (values[0], values[1])
    made = []
    for (x, y, playing), pairs in found.items():
        every = [_step(x, y, playing, {others: pair}) for others, pair in pairs.items()]
        together = [_step(x, y, playing, pairs)] if len(pairs) > 1 else []
        made += [step for step in [*together, *every] if step["wins"]["deals"]]
    return sorted(
        made,
        key=lambda step: (
            order.index(step["before"]),
            order.index(step["after"]),
            step["playing"],  # miners come before saboteurs
        ),
    )


def main_steps(standing: Standing) -> list[Step]:
    """Of all steps with one name, the one that puts the others together: it comes first."""
    first: dict[tuple[str, str, str], Step] = {}
    for step in standing["steps"]:
        first.setdefault((step["before"], step["after"], step["playing"]), step)
    return list(first.values())


def _name(roles: Sequence[str], lineup: LineUp) -> str:
    """What these roles are called together; empty for some of both sides."""
    sides = {side_of(role) for role in roles}
    if len(sides) > 1:
        return ""
    whole = [role for role, _ in lineup.by_role if side_of(role) in sides]
    side = sides.pop()
    left = [role for role in whole if role not in roles]
    if not left:
        return side
    return " and ".join(roles) if len(roles) <= len(left) else f"{side} but {' and '.join(left)}"


def _others(lineup: LineUp, roles: Sequence[str]) -> str:
    """Who plays the other roles: a bot, or roles with their bots."""
    rest = [(role, bot) for role, bot in lineup.by_role if role not in roles]
    bots = {bot for _, bot in rest}
    return bots.pop() if len(bots) == 1 else ",".join(f"{role}={bot}" for role, bot in rest)


def _values(rows: Iterable[Row], roles: Sequence[str], playing: str) -> Values:
    """In each deal, how often those dealt these roles won and how much gold a seat gained.

    A side wins or loses as a whole; a deal in which nobody has such a role says nothing.
    """
    values: Values = {}
    for row in rows:
        wins, gold = [], []
        for round in row["rounds"]:
            seats = [seat for seat, role in enumerate(round["dealt"]) if role in roles]
            if not seats:
                continue
            if playing in ("miners", "saboteurs"):
                wins.append(float(round["treasure"] == (playing == "miners")))
            else:
                wins.append(fmean(seat in round["winners"] for seat in seats))
            gold.append(fmean(round["gold"][seat] for seat in seats))
        if wins:
            values[row["players"], row["deal"]] = (fmean(wins), fmean(gold))
    return values


def _step(
    before: str, after: str, playing: str, pairs: Mapping[str, tuple[Values, Values]]
) -> Step:
    """The differences over the deals that all these pairs have in common."""
    deals = set.intersection(*(set(a) & set(b) for a, b in pairs.values()))
    differences = [
        [fmean(b[deal][i] - a[deal][i] for a, b in pairs.values()) for deal in sorted(deals)]
        for i in (0, 1)
    ]
    return Step(
        before=before,
        after=after,
        playing=playing,
        others=list(pairs),
        wins=difference_of_shares(differences[0]),
        gold=difference_of_means(differences[1]),
    )
