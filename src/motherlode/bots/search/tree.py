"""Monte Carlo tree search over many worlds, with playouts to the end of the round.

One tree is grown over the moves that a seat and those after it may make, whatever the hidden cards
are: each simulation goes through it in another world and meets only the moves that are legal there
(information set search: Cowling, Powley & Whitehouse 2012). Every seat plays for itself, by what
its dwarf wants and its seat has seen in that world. In the tree a move a is selected by PUCT
(Rosin 2011; in this form Silver et al. 2017): the one with the highest

    Q(a) + EXPLORATION * P(a) * sqrt(N) / (1 + n(a))

Q(a) is the mean value of its n(a) simulations, or of all the moves tried if there are none, N the
number of simulations through the node, and P(a) the prior: the softmax of the evaluations at
TEMPERATURE. Below the tree the round is played out by the evaluation with a little noise. Root
moves are not selected: each is simulated in every world (`race`).
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...game.cards import BLUE, BOSS, FACE_DOWN, GEOLOGIST, GREEN, MAP, SABOTEUR
from ...game.code import AT, DIG, card_of, cell_of, kind_of
from ...game.move import OVER, PLAYING
from ...game.round import Round
from ..model.distance import Distances
from ..model.evaluation import Evaluator
from ..model.preferences import GAINS, ROLE_COUNT, SEATS, Perspective
from .forecast import chance, features
from .xorshift import seeded, step

EXPLORATION: Final = 1.0
TEMPERATURE: Final = 0.5
PRIOR_RANGE: Final = 3.0  # moves worth this much less than the best one have no prior
TIE_BREAK: Final = 0.01
VISITS_TO_EXPAND: Final = 10  # simulations that end at a node before it grows
PLAYOUT_NOISE: Final = 0.35
# How far players in a simulation trust each other: by what the searching seat believes of all,
# and by what they are in this world, since time brings the truth to light.
TRUST_BELIEVED: Final = 0.5
TRUST_TRUE: Final = 0.15
# What a round that goes on is worth, from 0 to 1, to a role that is sure to get its way.
MINERS_ARRIVE: Final = 0.87
SABOTEURS_HOLD: Final = 0.95
SABOTEURS_HOLD_BOTH: Final = 0.8  # both teams, in the expansion
TEAM_ARRIVES: Final = 0.5
BOSS_ARRIVES: Final = 0.4
PROFITEER_ARRIVES: Final = 0.25
PROFITEER_HOLDS: Final = 0.4
CRYSTAL: Final = 0.15  # each
# And one that is over: in the base game to have won counts most, each gold a twentieth.
WON: Final = 0.8
MOST_GOLD: Final = 4.0  # more than this counts no more


class Node:
    """What has been found out about a move, and about the moves after it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class Search:
    """A tree that grows simulation by simulation."""

    __slots__ = (
        "_chances", "_distances", "_down", "_evaluator", "_random", "_seats", "depth", "looked",
        "roots", "simulations",
    )  # fmt: skip

    def __init__(self, looked: "vec[i64]") -> None:
        self._evaluator = Evaluator(True)
        self._random: i64 = 1
        self._distances: list[Distances] = [Distances(0), Distances(BLUE), Distances(GREEN)]
        self._chances = vec[float]([0.0, 0.0, 0.0])
        self._down: i64 = 7  # goals that lie face down, as a mask
        self._seats: list[Perspective] = [Perspective(seat) for seat in range(SEATS)]
        self.depth: i64 = 1000  # how many moves are played after the tree ends
        self.looked = looked  # which goals each seat has looked at
        self.roots: list[tuple[int, Node]] = []  # the moves to choose from
        self.simulations: i64 = 0

    def set_supply(self, supply: "vec[float]", scarce: "vec[float]") -> None:
        """Count on no more path cards than there are, and on fewer in some places."""
        self._evaluator.set_supply(supply, scarce)

    def _chance(self) -> float:
        """A number from 0 to 1."""
        self._random = step(self._random)
        return float(self._random >> 11 & 0xFFFFF) / 1048576.0

    def enter(self, round: Round, trust: "vec[float]", desires: "vec[float]") -> None:
        """Give every seat its perspective in this world, before simulations in it.

        `trust` is, by seat and role, how far the role trusts the seat (12 rows of 8); `desires`
        by role how much it wants the treasure reached.
        """
        maze = round.maze
        gold: i64 = maze.goals.index(0)
        self._down = maze.face_down()
        for seat in range(round.seats):
            own = self._seats[seat]
            role = round.roles[seat]
            own.adopt(role, desires[role])
            unseen = self._down & ~self.looked[seat]
            sure = self.looked[seat] >> gold & 1 == 1 or unseen & (unseen - 1) == 0
            number = float((unseen & 1) + (unseen >> 1 & 1) + (unseen >> 2))
            for place in range(3):
                likely = 0.0
                if sure:
                    likely = 1.0 if place == gold else 0.0
                elif unseen >> place & 1:
                    likely = 1.0 / number
                own.gold[place] = likely
            for other in range(round.seats):
                believed = trust[other * ROLE_COUNT + role]
                known = GAINS[role * ROLE_COUNT + round.roles[other]]
                own.trust[other] = own.loyalty * (TRUST_BELIEVED * believed + TRUST_TRUE * known)
                own.unsure[other] = 0.3
            own.trust[seat] = 1.0

    def simulate(self, round: Round, which: int, seed: i64) -> float:
        """A simulation that begins with one of the root moves: what it brought its player.

        Selection down the tree, expansion, a playout, backpropagation. The same seed is for
        comparing moves: their simulations meet with the same chance (common random numbers).
        """
        self._random = seeded(seed)
        start = round.gold
        evaluator = self._evaluator
        evaluator.forget()
        path: list[tuple[Node, int]] = []
        me: int = round.turn
        code: i64 = self.roots[which][0]
        node = self.roots[which][1]
        self._apply(round, code)
        while round.phase == PLAYING and node.visits >= VISITS_TO_EXPAND:
            mover: int = round.turn
            codes = round.moves()
            worths = evaluator.evaluate(round, self._seats[mover], codes, False)
            code = self._select(node, codes, worths)
            child = node.children.get(code)
            if child is None:
                child = Node()
                node.children[code] = child
            path.append((node, mover))
            node = child
            self._apply(round, code)
        self._play_out(round, self.depth)
        self._foresee(round)
        node.visits += 1
        for passed, _ in path:
            passed.visits += 1
        for i in range(len(path)):
            below = path[i + 1][0] if i + 1 < len(path) else node
            below.total += self._value(round, start, path[i][1])
        self.simulations += 1
        return self._value(round, start, me)

    def _select(self, node: Node, codes: "vec[i64]", worths: "vec[float]") -> i64:
        """The move of the seat to move that is tried next, by PUCT."""
        top = worths[0]
        for worth in worths:
            if worth > top:
                top = worth
        total = 0.0
        priors = vec[float](capacity=len(worths))
        for worth in worths:
            prior = exp((worth - top) / TEMPERATURE) if worth > top - PRIOR_RANGE else 0.0
            priors = append(priors, prior)
            total += prior
        best = -1.0
        found: i64 = codes[0]
        explored = sqrt(float(node.visits))
        mean = 0.0
        tries = 0.0
        for tried in node.children.values():
            mean += tried.total
            tries += float(tried.visits)
        mean = mean / tries if tries > 0.0 else 0.5
        i: i64 = 0
        for code in codes:
            prior = priors[i] / total
            i += 1
            if prior <= 0.0:
                continue
            child = node.children.get(code)
            value = mean
            visits = 0.0
            if child is not None and child.visits > 0:
                visits = float(child.visits)
                value = child.total / visits
            value += EXPLORATION * prior * explored / (1.0 + visits) + TIE_BREAK * self._chance()
            if value > best:
                best = value
                found = code
        return found

    def _apply(self, round: Round, code: i64) -> None:
        """Make a move; seats that see what a goal is know it from then on."""
        kind = kind_of(code)
        mover = self._seats[round.turn]
        round.apply(code)
        if kind == DIG:
            self._evaluator.changed()
            for place in range(3):
                if self._down >> place & 1:
                    tile = round.maze.tile(round.maze.goal_cells[place])
                    if tile != FACE_DOWN:
                        self._down &= ~(1 << place)
                        if round.maze.goals[place] != 0:
                            for own in self._seats:
                                _learn(own, place, False)
        elif kind == AT:
            if card_of(code) == MAP:
                place = round.maze.goal_cells.index(cell_of(code))
                _learn(mover, place, round.maze.goals[place] == 0)
            else:
                self._evaluator.changed()

    def _play_out(self, round: Round, most: i64) -> None:
        """Play so many moves, or to the end, by a quick evaluation with a little noise.

        What is left to do when the treasure is found or never will be is done in any case.
        """
        evaluator = self._evaluator
        while round.phase != OVER:
            if most <= 0 and round.phase == PLAYING:
                return
            most -= 1
            codes = round.moves()
            code = codes[0]
            if len(codes) > 1:
                worths = evaluator.evaluate(round, self._seats[round.turn], codes, False)
                best = -1e9
                i: i64 = 0
                while i < len(codes):
                    value = worths[i] + PLAYOUT_NOISE * self._chance()
                    if value > best:
                        best = value
                        code = codes[i]
                    i += 1
            self._apply(round, code)

    def _foresee(self, round: Round) -> None:
        """How likely the treasure will be reached, for all and for each colour."""
        if round.phase == OVER:
            return
        for which in range(3 if round.rules.expansion else 1):
            self._chances[which] = chance(features(round, self._distances[which]))

    def _value(self, round: Round, start: tuple[int, ...], seat: int) -> float:
        """What a round is worth to a seat, from 0 to 1: what it brought, or what it promises."""
        role = round.roles[seat]
        if round.phase != OVER:
            likely = self._chances[0]
            if not round.rules.expansion:
                if role == SABOTEUR:
                    return SABOTEURS_HOLD * (1.0 - likely)
                return MINERS_ARRIVE * likely
            if role == SABOTEUR:
                return SABOTEURS_HOLD_BOTH * (1.0 - likely)
            if role == BLUE:
                return TEAM_ARRIVES * self._chances[2]
            if role == GREEN:
                return TEAM_ARRIVES * self._chances[1]
            if role == GEOLOGIST:
                crystals = CRYSTAL * float(round.maze.crystals())
                return crystals if crystals < 1.0 else 1.0
            if role == BOSS:
                return BOSS_ARRIVES * likely
            return PROFITEER_ARRIVES * likely + PROFITEER_HOLDS * (1.0 - likely)
        gained = float(round.gold[seat] - start[seat])
        if gained < 0.0:
            gained = 0.0
        elif gained > MOST_GOLD:
            gained = MOST_GOLD
        if round.rules.expansion:
            return gained / MOST_GOLD
        return (WON if seat in round.winners else 0.0) + gained / 20.0


def _learn(own: Perspective, place: i64, treasure: bool) -> None:
    """What lies at a goal is known to a seat now."""
    rest = 0.0
    other: i64 = 0
    while other < 3:
        if (other == place) != treasure:
            own.gold[other] = 0.0
        rest += own.gold[other]
        other += 1
    other = 0
    while other < 3 and rest > 0.0:
        own.gold[other] = own.gold[other] / rest
        other += 1
    if treasure:
        own.gold[place] = 1.0
