"""A race between moves (Maron & Moore 1994), in the same worlds with the same chance.

Each move is tried once in every world, so that what all of them share is no difference ("blocking",
Moore & Lee 1994); a move drops out when its mean is so many standard errors of the paired
differences behind the leader's.
"""

from typing import Final

TO_DROP: Final = 1.8  # standard errors behind the leader
TO_PREFER: Final = 2.2  # standard errors ahead of the evaluation's own choice: one of many will be
FIRST_LOOK: Final = 12  # worlds before anything drops out
EVERY: Final = 4  # worlds between two looks
LEAST_VARIANCE: Final = 0.002  # so that a few equal worlds do not pass for certainty


class Race:
    """Moves compared world by world: those that fall behind drop out.

    The first one is what the evaluation would play; another must be clearly better to be preferred.
    """

    def __init__(self, number: int) -> None:
        self.running = list(range(number))
        self.found: list[list[float]] = [[] for _ in range(number)]

    def note(self, values: list[float]) -> None:
        """What the moves still running brought in one more world."""
        for which, value in zip(self.running, values, strict=True):
            self.found[which].append(value)
        worlds = len(self.found[self.running[0]])
        if worlds >= FIRST_LOOK and worlds % EVERY == 0:
            means = {which: sum(self.found[which]) / worlds for which in self.running}
            lead = max(self.running, key=means.__getitem__)
            self.running = [which for which in self.running if not self._behind(which, lead)]

    def _behind(self, which: int, lead: int) -> bool:
        if which == lead:
            return False
        mean, error = self.difference(lead, which)
        return mean > (TO_DROP if which else TO_PREFER) * error

    def difference(self, a: int, b: int) -> tuple[float, float]:
        """How much better one move did than another in the same worlds, and its error."""
        pairs = [x - y for x, y in zip(self.found[a], self.found[b], strict=False)]
        if len(pairs) < 2:
            return 0.0, 1.0
        mean = sum(pairs) / len(pairs)
        square = sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1)
        return mean, ((square + LEAST_VARIANCE) / len(pairs)) ** 0.5

    def best(self) -> int:
        """The move to make."""
        first = self.running[0]
        found, lead = first, 0.0
        for which in self.running[1:]:
            mean, error = self.difference(which, first)
            if mean > lead and (mean > TO_PREFER * error or first):
                found, lead = which, mean
        return found
