"""Search: many worlds, one tree, playouts to the end of the round.

A tree is grown over the moves that a seat and those after it may make, whatever the hidden cards
are: each walk through it is made in another world and meets only the moves that are legal there.
Every seat plays for itself, by what its dwarf wants and its seat has seen in that world. Where
the tree ends the round is played out by the quick judgement of `worth`.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..game.cards import BLUE, FACE_DOWN, GEOLOGIST, GREEN, PROFITEER
from ..game.move import AT, DIG, OVER, PLAYING
from ..game.round import Round
from .worth import SEATS, Judge, Mind

NOISE: Final = 0.35  # how much chance is in the moves of a playout
HEAT: Final = 0.5  # how evenly first guesses are spread over moves, by their worth
CURIOSITY: Final = 1.0  # how much a move is tried because it is little known
TRUTH: Final = 0.25  # how far players in a walk know each other's dwarfs
RIPE: Final = 10  # walks that end at a node before it grows


class Node:
    """What has been found out about a move, and about the moves after it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class Search:
    """A tree that is grown walk by walk."""

    __slots__ = ("_judge", "_state", "friends", "looked", "minds", "roots", "walks")

    def __init__(self, friends: "vec[float]", looked: "vec[i64]") -> None:
        self._judge = Judge(True)
        self._state: i64 = 1
        self.friends = friends  # by two roles, how much one gains from the other's success
        self.looked = looked  # which goals each seat has looked at
        self.minds: list[Mind] = [Mind(seat) for seat in range(SEATS)]
        self.roots: list[tuple[int, Node]] = []  # the moves to choose from
        self.walks: i64 = 0

    def supplied(self, supply: "vec[float]", scarce: "vec[float]") -> None:
        """Count on no more path cards than there are, and on fewer in some places."""
        self._judge.supplied(supply, scarce)

    def _chance(self) -> float:
        """A number from 0 to 1."""
        state = self._state
        state ^= (state << 13) & 0x3FFFFFFFFFFFFFF
        state ^= state >> 7
        state ^= (state << 17) & 0x3FFFFFFFFFFFFFF
        self._state = state
        return float(state >> 11 & 0xFFFFF) / 1048576.0

    def enter(self, round: Round, trust: "vec[float]", desires: "vec[float]") -> None:
        """Give every seat the mind that it has in this world.

        `trust` is, for each seat and each role that might ask, how far the seat is believed to be
        a friend (12 rows of 8); `desires` how much each role wants the treasure reached.
        """
        gold: i64 = 0
        while round.maze.goals[gold] != 0:
            gold += 1
        maze = round.maze
        down: i64 = 0
        place: i64 = 0
        while place < 3:
            if maze.tile(maze.goal_cells[place]) == FACE_DOWN:
                down |= 1 << place
            place += 1
        seat: i64 = 0
        while seat < round.seats:
            mind = self.minds[seat]
            role: i64 = round.roles[seat]
            mind.desire = desires[role]
            mind.shut = GREEN if role == BLUE else BLUE if role == GREEN else 0
            mind.crystals = 1.0 if role == GEOLOGIST else 0.0
            unseen = down & ~self.looked[seat]
            sure = self.looked[seat] >> gold & 1 == 1 or unseen & (unseen - 1) == 0
            number = 0.0
            place = 0
            while place < 3:
                number += 1.0 if unseen >> place & 1 else 0.0
                place += 1
            place = 0
            while place < 3:
                chance = 0.0
                if sure:
                    chance = 1.0 if place == gold else 0.0
                elif unseen >> place & 1:
                    chance = 1.0 / number
                mind.gold[place] = chance
                place += 1
            other: i64 = 0
            while other < round.seats:
                # What is believed of a seat and what it is: time brings the truth to light.
                true: i64 = round.roles[other]
                known = self.friends[role * 8 + true]
                turn = -1.0 if role == PROFITEER and mind.desire < 0.0 else 1.0
                mind.trust[other] = turn * ((1.0 - TRUTH) * trust[other * 8 + role] + TRUTH * known)
                if other == seat:
                    mind.trust[other] = 1.0
                mind.unsure[other] = 0.3
                other += 1
            seat += 1

    def walk(self, round: Round, which: int, seed: i64) -> float:
        """One walk that begins with one of the moves to choose from: what it brought its player.

        Down the tree, then a playout; what came of it is noted on the way. The same seed is for
        comparing moves: their walks meet with the same chance.
        """
        self._state = (seed * 2654435761 + 88172645463325252) & 0x3FFFFFFFFFFFFFF
        start = round.gold
        judge = self._judge
        judge.changed()
        path: list[tuple[Node, int]] = []
        me: int = round.turn
        code: i64 = self.roots[which][0]
        node = self.roots[which][1]
        self._apply(round, code)
        while round.phase == PLAYING and node.visits >= RIPE:
            mover: int = round.turn
            codes = round.moves()
            worths = judge.weigh(round, self.minds[mover], codes, False)
            code = self._choose(node, codes, worths)
            child = node.children.get(code)
            if child is None:
                child = Node()
                node.children[code] = child
            path.append((node, mover))
            node = child
            self._apply(round, code)
        self.play_out(round)
        node.visits += 1
        for passed, _ in path:
            passed.visits += 1
        for i in range(len(path)):
            below = path[i + 1][0] if i + 1 < len(path) else node
            below.total += worth_of(round, start, path[i][1])
        self.walks += 1
        return worth_of(round, start, me)

    def _choose(self, node: Node, codes: "vec[i64]", worths: "vec[float]") -> i64:
        """A move of whoever is to move here: worth trying by guess and by what came of it."""
        top = -1e9
        for worth in worths:
            if worth > top:
                top = worth
        total = 0.0
        guesses = vec[float](capacity=len(worths))
        for worth in worths:
            guess = exp((worth - top) / HEAT) if worth > top - 3.0 else 0.0
            guesses = append(guesses, guess)
            total += guess
        best = -1e9
        found: i64 = codes[0]
        reach = sqrt(float(node.visits))
        mean = 0.0
        tries = 0.0
        for tried in node.children.values():
            mean += tried.total
            tries += float(tried.visits)
        mean = mean / tries if tries > 0.0 else 0.5
        i: i64 = 0
        for code in codes:
            guess = guesses[i] / total
            i += 1
            if guess <= 0.0:
                continue
            child = node.children.get(code)
            value = mean
            visits = 0.0
            if child is not None and child.visits > 0:
                visits = float(child.visits)
                value = child.total / visits
            value += CURIOSITY * guess * reach / (1.0 + visits) + 0.01 * self._chance()
            if value > best:
                best = value
                found = code
        return found

    def _apply(self, round: Round, code: i64) -> None:
        kind = code & 15
        round.apply(code)
        if kind == DIG or kind == AT:
            self._judge.changed()

    def play_out(self, round: Round) -> None:
        """Play a round to its end, everybody by quick judgement with a little chance."""
        judge = self._judge
        while round.phase != OVER:
            codes = round.moves()
            code = codes[0]
            if len(codes) > 1:
                worths = judge.weigh(round, self.minds[round.turn], codes, False)
                best = -1e9
                i: i64 = 0
                while i < len(codes):
                    value = worths[i] + NOISE * self._chance()
                    if value > best:
                        best = value
                        code = codes[i]
                    i += 1
            self._apply(round, code)


def worth_of(round: Round, start: tuple[int, ...], seat: int) -> float:
    """What a round that is over was worth to a seat, from 0 to 1."""
    gained = float(round.gold[seat] - start[seat])
    if gained < 0.0:
        gained = 0.0
    if round.rules.expansion:
        return gained / 4.0 if gained < 4.0 else 1.0
    won = 0.8 if seat in round.winners else 0.0
    return won + (gained / 20.0 if gained < 4.0 else 0.2)
