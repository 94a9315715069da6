"""What a position promises."""

from motherlode.bots import fitted
from motherlode.bots.model.distance import Distances
from motherlode.bots.search.forecast import WEIGHTS, chance, features
from motherlode.game.cards import BLUE, GREEN
from motherlode.game.round import Round
from tests.bots.tunnels import position


def promise(round: Round, shut: int = 0) -> float:
    return chance(features(round, Distances(shut)))


def test_every_feature_has_a_fitted_weight_and_no_other_has() -> None:
    assert (
        list(features(position(0), Distances())) == list(WEIGHTS) == list(fitted.read("forecast"))
    )


def test_nearer_is_likelier() -> None:
    found = [promise(position(dug)) for dug in range(7)]
    assert found == sorted(found)
    assert found[6] - found[0] > 0.2
    assert all(0 < chance < 1 for chance in found)


def test_more_saboteurs_make_it_less_likely() -> None:
    tables = [
        "miner miner miner miner",
        "miner miner saboteur miner",
        "miner saboteur saboteur miner",
    ]
    found = [promise(position(3, roles)) for roles in tables]
    assert found == sorted(found, reverse=True)
    assert found[0] > found[2] + 0.05


def test_fewer_cards_make_it_less_likely() -> None:
    assert promise(position(2, deck="")) < promise(position(2)) - 0.05


def test_broken_tools_of_miners_make_it_less_likely_and_of_saboteurs_likelier() -> None:
    plain = promise(position(3))
    assert promise(position(3, before=["pick", "lamp", "", "cart"])) < plain
    assert promise(position(3, before=["", "", "pick", ""])) > plain


def test_a_door_makes_it_less_likely_for_the_other_colour() -> None:
    """X7."""
    maze = ["1,0 EW+green", *(f"{x},0 EW" for x in range(2, 7))]
    round = position(0, "blue green saboteur", maze=maze)
    assert promise(round, GREEN) < promise(round, BLUE) == promise(round)


def test_a_table_without_diggers_promises_little() -> None:
    assert (
        0
        < promise(position(3, "saboteur saboteur geologist"))
        < promise(position(3, "blue blue boss"))
    )
