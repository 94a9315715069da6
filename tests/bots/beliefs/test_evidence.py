"""The evidence of moves: their features, declared once, and what they say."""

import re
from pathlib import Path

from librt.vecs import vec

from motherlode.bots.beliefs import evidence as module
from motherlode.bots.beliefs.evidence import COUNT, FEATURES, Evidence
from motherlode.bots.beliefs.likelihood import likelihood
from motherlode.bots.model.preferences import ROLE_COUNT
from motherlode.game.cards import MINER, SABOTEUR
from motherlode.game.move import Move
from motherlode.game.round import Round
from tests.bots.tunnels import position


def evidence() -> Evidence:
    prior = [0.0] * ROLE_COUNT
    prior[MINER] = prior[SABOTEUR] = -0.7
    prior[2:] = [-1e9] * (ROLE_COUNT - 2)
    return Evidence(likelihood(False), vec[float](prior))


def described(round: Round, move: str, treasure: int = 1) -> dict[str, float]:
    """The features of a move of seat 0, if the treasure lies there."""
    found, code = evidence(), Move.parse(move).code
    found.measure(round.maze, code)
    found.describe(code, 0, round.before(0), treasure, 0.0, False)
    return {name: value for name, value in zip(FEATURES, found.features, strict=True) if value}


def test_features_have_names_of_their_own_and_a_weight_for_each_role() -> None:
    assert COUNT == len(FEATURES) == len(set(FEATURES))
    for expansion in (False, True):
        assert len(likelihood(expansion)) == ROLE_COUNT * COUNT


def test_every_feature_is_declared_once_and_used() -> None:
    """The line that names a feature gives it its place: there is no second list to keep in step."""
    source = Path(str(module.__file__)).with_name("evidence.py").read_text(encoding="utf-8")
    declared = re.findall(r'^([A-Z_]+): Final = _feature\("([a-z-]+)"\)$', source, re.MULTILINE)
    assert [name for _, name in declared] == FEATURES
    for place, (constant, _) in enumerate(declared):
        assert getattr(module, constant) == place
        assert len(re.findall(rf"\b{constant}\b", source)) > 1, f"{constant} is never used"


def test_digs_are_described_by_what_they_do() -> None:
    assert set(described(position(1), "EW@2,0")) == {"forward", "progress"}
    assert set(described(position(5), "EW@6,0")) == {"forward-near", "progress"}
    assert set(described(position(5), "E/W@6,0")) == {"blocking", "progress"}
    assert described(position(6), "pass:map") == {"pass-near": 1}
    assert described(position(0), "pass:map") == {"pass": 1}


def test_a_move_speaks_for_the_roles_that_make_it() -> None:
    round, found = position(3), evidence()
    code = Move.parse("E/W@4,0").code
    found.add(round.maze, 0, 0, code, 0, -1)
    for treasure in range(3):
        assert found.suspicion(treasure, 1) == 0.5
    assert found.suspicion(1, 0) > 0.6
    assert found.against() > 0


def test_a_seat_that_has_looked_at_all_but_one_goal_knows() -> None:
    round, found = position(0), evidence()
    found.measure(round.maze, Move.parse("map@8,0").code)
    assert not found.knows(0, 1)
    found.add(round.maze, 0, 0, Move.parse("map@8,0").code, 0, -1)
    assert found.knows(0, 1) and not found.knows(0, 0)
    found.add(round.maze, 0, 0, Move.parse("map@8,2").code, 0, -1)
    assert found.knows(0, 2)
