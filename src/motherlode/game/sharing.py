"""The winners of a round and their gold [B20, B21, X17-X22]. Plain functions of public facts."""

from collections.abc import Sequence

from . import cards
from .options import Rules

BROKEN = 7


# --- base ------------------------------------------------------------------------------------


def sharing_miners(rules: Rules, roles: Sequence[int], before: Sequence[int]) -> list[int]:
    """The miners who have a part of the gold when the treasure is reached [B20]."""
    strict = rules.says("broken_no_share", True)
    return [
        seat
        for seat, role in enumerate(roles)
        if role == cards.MINER and not (strict and before[seat] & BROKEN)
    ]


def nuggets_drawn(rules: Rules, roles: Sequence[int], sharers: int) -> int:
    """How many nugget cards are drawn for the miners [B20]."""
    if sharers == 0 or rules.says("gold_drawn", "miners"):
        return sharers
    return min(rules.players, 9) - (cards.SELFISH in roles)


def takers(sharers: Sequence[int], completed_by: int, players: int, count: int) -> tuple[int, ...]:
    """The seats that take a nugget card: from the one that connected, counter-clockwise [B20]."""
    around = [(completed_by - i) % players for i in range(players)]
    order = [seat for seat in around if seat in sharers]
    return tuple(order[i % len(order)] for i in range(count)) if order else ()


def saboteurs_pay(saboteurs: int) -> int:
    """What each winning saboteur takes [B21]."""
    return 4 if saboteurs == 1 else 3 if saboteurs <= 3 else 2


def pay(pile: Sequence[int], value: int) -> tuple[int, ...]:
    """The nugget cards that pay a value, or the nearest value below that the pile can pay [B21]."""
    for target in range(value, 0, -1):
        for threes in range(min(pile.count(3), target // 3), -1, -1):
            rest = target - 3 * threes
            for twos in range(min(pile.count(2), rest // 2), -1, -1):
                ones = rest - 2 * twos
                if ones <= pile.count(1):
                    return (3,) * threes + (2,) * twos + (1,) * ones
    return ()


# --- expansion -------------------------------------------------------------------------------


def winning_teams(rules: Rules, dwarf: int, open_for: Sequence[int]) -> list[int]:
    """The teams that win when a dwarf has reached the treasure by a way open for these [X17]."""
    if dwarf in open_for:
        return [dwarf]
    spoilt = dwarf == cards.SABOTEUR and rules.says("saboteur_completes", "nobody")
    return [] if spoilt and len(open_for) == 2 else list(open_for)


def winning_group(
    rules: Rules,
    roles: Sequence[int],
    completed_by: int | None,
    open_for_blue: bool,
    open_for_green: bool,
) -> list[int]:
    """The seats that win an expansion round, trapped ones included [X17-X19]."""
    boss = cards.BOSS in roles
    if completed_by is None:
        winners = [cards.SABOTEUR, cards.PROFITEER]
    else:
        dwarf = roles[completed_by]
        open_for = [cards.BLUE] * open_for_blue + [cards.GREEN] * open_for_green
        teams = winning_teams(rules, dwarf, open_for)
        if teams:
            winners = [*teams, cards.BOSS, cards.PROFITEER]
        elif open_for:
            winners = [cards.PROFITEER]
        elif boss or rules.says("profiteer_alone", "always") or dwarf == cards.PROFITEER:
            winners = [cards.BOSS, cards.PROFITEER]
        else:
            winners = []
    return [seat for seat, role in enumerate(roles) if role in winners]


def shares(
    rules: Rules,
    roles: Sequence[int],
    before: Sequence[int],
    group: Sequence[int],
    crystals: int,
) -> list[int]:
    """What each seat takes, thefts aside; `group` is the winning group, untrapped [X20, X21]."""
    each = max(6 - len(group), 1)
    gold = [0] * len(roles)
    for seat in group:
        less = 1 if roles[seat] == cards.BOSS else 2 if roles[seat] == cards.PROFITEER else 0
        gold[seat] = max(each - less, 0)
    geologists = [seat for seat, role in enumerate(roles) if role == cards.GEOLOGIST]
    free = [seat for seat in geologists if not before[seat] & cards.TRAPPED]
    half = geologists if rules.says("split_trapped_geologist", "half") else free
    for seat in free:
        gold[seat] = crystals // len(half)
    return gold


def thieves(before: Sequence[int], thefts: Sequence[int]) -> tuple[int, ...]:
    """The seats that use a theft, in order: the last to have played one, then clockwise [X22]."""
    free = [s for s, lies in enumerate(before) if lies & cards.THIEF and not lies & cards.TRAPPED]
    if not free:
        return ()
    last = max(free, key=lambda seat: list(thefts).index(seat))
    return tuple(sorted(free, key=lambda seat: (seat - last) % len(before)))
