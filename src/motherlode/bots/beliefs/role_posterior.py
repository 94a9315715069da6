"""The posterior of the roles: an exact probability for every way to deal the dwarfs.

There are so many dwarfs of each role; some places (seats, and dwarfs once worn) have a
log-likelihood for each role, the other places may hold any. Every dealing counts with the product
of its weights. Sums over all of them are taken by dynamic programming (the forward-backward
algorithm): place by place over the numbers of dwarfs used so far, so they cost little even where
there are millions.
"""

from collections.abc import Sequence
from math import exp, factorial, log
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ..model.preferences import ROLE_COUNT

if TYPE_CHECKING:
    from random import Random

IMPOSSIBLE: Final = -1e9  # the log weight of what cannot be


class RolePosterior:
    """All dealings of the dwarfs over the places, weighed."""

    __slots__ = ("_after", "_box", "_counts", "_strides", "_weights", "places", "total")

    def __init__(self, dwarfs: Sequence[int], weights: Sequence[Sequence[float]]) -> None:
        """All dwarfs by role; for each place that is told apart, the log weight of each role."""
        counts = [0] * ROLE_COUNT
        for role in dwarfs:
            counts[role] += 1
        strides = []
        size = 1
        for count in counts:
            strides.append(size)
            size *= count + 1
        self._counts = vec[i64](counts)
        self._strides = vec[i64](strides)
        self._box = _box(tuple(counts), size)
        self.places: i64 = len(weights)
        scale = 0.0
        flat: list[float] = []
        for row in weights:
            top = max(w for role, w in enumerate(row) if counts[role])
            scale += top
            flat += [_weight(w, top) if counts[role] else 0.0 for role, w in enumerate(row)]
        self._weights = vec[float](flat)
        # _after[p]: by the dwarfs used on the places before p, the sum over all that may follow.
        self._after: list[vec[float]] = [self._box.ways]
        place: i64 = self.places - 1
        while place >= 0:
            self._after.append(self._back(place, self._after[len(self._after) - 1]))
            place -= 1
        self._after.reverse()
        first = self._after[0][0]
        self.total = scale + log(first) if first > 0.0 else -1e300  # log of the sum over all

    def _back(self, place: i64, then: "vec[float]") -> "vec[float]":
        """One place fewer dealt."""
        size: i64 = len(then)
        found = vec[float]([0.0] * size)
        room = self._box.room
        role: i64 = 0
        while role < ROLE_COUNT:
            weight = self._weights[place * ROLE_COUNT + role]
            if weight > 0.0:
                stride = self._strides[role]
                state: i64 = 0
                while state + stride < size:
                    if room[state] >> role & 1:
                        found[state] = found[state] + weight * then[state + stride]
                    state += 1
            role += 1
        return found

    def marginals(self) -> list[list[float]]:
        """For each place, how likely each role is."""
        size: i64 = len(self._box.ways)
        now = vec[float]([0.0] * size)
        now[0] = 1.0
        out: list[list[float]] = []
        total = self._after[0][0]
        room = self._box.room
        place: i64 = 0
        while place < self.places:
            then = self._after[place + 1]
            following = vec[float]([0.0] * size)
            row: list[float] = []
            role: i64 = 0
            while role < ROLE_COUNT:
                found = 0.0
                weight = self._weights[place * ROLE_COUNT + role]
                if weight > 0.0:
                    stride = self._strides[role]
                    state: i64 = 0
                    while state + stride < size:
                        here = now[state]
                        if here > 0.0 and room[state] >> role & 1:
                            found += here * weight * then[state + stride]
                            following[state + stride] = following[state + stride] + here * weight
                        state += 1
                row.append(found / total)
                role += 1
            out.append(row)
            now = following
            place += 1
        return out

    def draw(self, rng: "Random") -> tuple[list[int], list[int]]:
        """One dealing, as likely as its weight: the role of each place, and the rest shuffled."""
        state: i64 = 0
        dealt: list[int] = []
        left = [self._counts[role] for role in range(ROLE_COUNT)]
        place: i64 = 0
        while place < self.places:
            pick = rng.random() * self._after[place][state]
            chosen: i64 = -1
            role: i64 = 0
            while role < ROLE_COUNT:
                weight = self._weights[place * ROLE_COUNT + role]
                if weight > 0.0 and left[role] > 0:
                    chosen = role
                    pick -= weight * self._after[place + 1][state + self._strides[role]]
                    if pick < 0.0:
                        break
                role += 1
            dealt.append(chosen)
            left[chosen] -= 1
            state += self._strides[chosen]
            place += 1
        rest = [role for role in range(ROLE_COUNT) for _ in range(left[role])]
        rng.shuffle(rest)
        return dealt, rest


def _weight(log_weight: float, top: float) -> float:
    """A weight beside the highest: never too small for products of them, unless it is nothing."""
    if log_weight <= IMPOSSIBLE:
        return 0.0
    return exp(max(log_weight - top, -40.0))


class _Box:
    """What follows from the numbers of dwarfs alone, by how many of each role are used.

    A state is these numbers, written as one.
    """

    __slots__ = ("room", "ways")

    def __init__(self, counts: tuple[int, ...], size: int) -> None:
        ways: list[float] = []
        room: list[int] = []
        for state in range(size):
            left = []
            for count in counts:
                left.append(count - state % (count + 1))
                state //= count + 1
            orders = factorial(sum(left))
            for number in left:
                orders //= factorial(number)
            ways.append(float(orders))
            room.append(sum(1 << role for role, number in enumerate(left) if number))
        self.ways = vec[float](ways)  # in how many orders the unused dwarfs may lie
        self.room = vec[i64](room)  # which roles are not used up, as a mask


_boxes: Final[dict[tuple[int, ...], _Box]] = {}


def _box(counts: tuple[int, ...], size: int) -> _Box:
    if counts not in _boxes:
        _boxes[counts] = _Box(counts, size)
    return _boxes[counts]
