"""Line-ups: which bot sits where, by side, by role or by seat."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..game.cards import ROLES
from ..game.options import Rules

BOTH_SIDES = ("miners", "saboteurs")


class LineUpError(ValueError):
    """A text that says of no game who sits where."""


def side_of(role: str) -> str:
    """The side of a role: whoever is no saboteur is a miner here."""
    return "saboteurs" if role == "saboteur" else "miners"


def roles_of(rules: Rules) -> tuple[str, ...]:
    """The roles that these rules deal."""
    return tuple(ROLES[role] for role in sorted(set(rules.dwarfs())))


@dataclass(frozen=True, slots=True)
class LineUp:
    """Who sits where: a bot for every role of the game, or a bot for every seat.

    By role, each seat gets the bot of the role that it is dealt and keeps it for the round.
    By seat, the bots keep their seats; on the next turn of the same deal all move up by one.
    """

    text: str  # equal line-ups have equal texts
    by_role: tuple[tuple[str, str], ...] = ()
    by_seat: tuple[str, ...] = ()

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that take part, each once."""
        return tuple(dict.fromkeys(self.by_seat or (bot for _, bot in self.by_role)))

    @property
    def turns(self) -> int:
        """In how many ways the bots can move around the table: games for each deal."""
        bots = self.by_seat
        return len({bots[n:] + bots[:n] for n in range(len(bots))}) or 1

    def seated(self, dealt: Sequence[str], turn: int = 0) -> list[str]:
        """The bot of each seat, given the roles that they are dealt."""
        if self.by_seat:
            return [self.by_seat[(seat + turn) % len(dealt)] for seat in range(len(dealt))]
        bots = dict(self.by_role)
        return [bots[role] for role in dealt]

    def on(self, side: str) -> str | None:
        """The bot that plays a whole side, if one does."""
        bots = {bot for role, bot in self.by_role if side_of(role) == side}
        return bots.pop() if len(bots) == 1 else None


def by_side(miners: str, saboteurs: str, roles: Sequence[str]) -> LineUp:
    """One bot for all miners, one for all saboteurs."""
    return by_role({r: saboteurs if side_of(r) == "saboteurs" else miners for r in roles})


def by_role(bots: dict[str, str]) -> LineUp:
    """A bot for each role of the game."""
    pairs = tuple(bots.items())
    miners, saboteurs = (LineUp("", pairs).on(side) for side in BOTH_SIDES)
    if miners and saboteurs:
        return LineUp(f"miners={miners},saboteurs={saboteurs}", pairs)
    rest = Counter(bots.values()).most_common(1)[0][0]
    named = [f"{role}={bot}" for role, bot in pairs if bot != rest]
    return LineUp(",".join([*named, f"rest={rest}"]), pairs)


def matrix(bots: Sequence[str], roles: Sequence[str]) -> list[LineUp]:
    """Every bot as miners against every bot as saboteurs, itself among them."""
    return [by_side(miners, saboteurs, roles) for miners in bots for saboteurs in bots]


def versus(bots: Sequence[str], opponent: str, roles: Sequence[str]) -> list[LineUp]:
    """Each bot against one opponent, on either side."""
    as_miners = [by_side(bot, opponent, roles) for bot in bots]
    return unique([*as_miners, *(by_side(opponent, bot, roles) for bot in bots)])


def unique(lineups: Iterable[LineUp]) -> list[LineUp]:
    """Each line-up once, in order."""
    return list({lineup.text: lineup for lineup in lineups}.values())


def read_lineup(text: str, roles: Sequence[str], players: int) -> LineUp:
    """A line-up as `miners=A,saboteurs=B`, as `blue=A,rest=B`, or as a bot for each seat."""
    pieces = [piece.strip() for piece in text.split(",")]
    named = [piece for piece in pieces if "=" in piece]
    if not all(pieces) or (named and len(named) < len(pieces)):
        raise LineUpError(
            f"{text[:60]!r} is no line-up; write miners=BOT,saboteurs=BOT, or role=BOT,rest=BOT, "
            "or a bot for each seat"
        )
    if named:
        return _read_roles(text, pieces, roles)
    if len(pieces) != players:
        raise LineUpError(f"{text[:60]!r} seats {len(pieces)} bots, not {players} players")
    return LineUp(",".join(pieces), by_seat=tuple(pieces))


def _read_roles(text: str, pieces: Sequence[str], roles: Sequence[str]) -> LineUp:
    bots: dict[str, str] = {}
    for piece in pieces:
        key, _, bot = (part.strip() for part in piece.partition("="))
        if key not in (*roles, *BOTH_SIDES, "rest"):
            raise LineUpError(
                f"{key[:30]!r} in {text[:60]!r} is none of {', '.join(roles)}, miners, saboteurs, "
                "rest"
            )
        if key in bots:
            raise LineUpError(f"{text[:60]!r} names {key} twice")
        if not bot or "=" in bot:
            raise LineUpError(f"{piece[:60]!r} names no bot")
        bots[key] = bot
    # The nearest name counts: a role's own, else its side's, else the rest's.
    found = {role: [k for k in (role, side_of(role), "rest") if k in bots][:1] for role in roles}
    left = [role for role, keys in found.items() if not keys]
    if left:
        raise LineUpError(f"{text[:60]!r} leaves out {', '.join(left)}; add rest=BOT")
    idle = [key for key in bots if [key] not in found.values()]
    if idle:
        raise LineUpError(f"{text[:60]!r} leaves no role for {', '.join(idle)}")
    return by_role({role: bots[keys[0]] for role, keys in found.items()})
