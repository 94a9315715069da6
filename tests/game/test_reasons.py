"""Why a round ended as it did: every reason in real rounds, and all of them in many games."""

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.game.events import EndFact, PayFact, ShareFact
from motherlode.game.message import Message
from motherlode.game.record import read_record
from motherlode.game.resample import Worlds
from motherlode.game.round import Round
from motherlode.game.scenario import set_up
from motherlode.words import LANGUAGES, words
from tests.fluent_texts import patterns
from tests.game.positions import lively_match, some_rules

More = dict[str, Any]  # what a position has besides
RECORDS = Path(__file__).parents[2] / "conformance" / "records"
IDS = {
    "alone", "absent", "boss", "broken", "closed", "completed", "completed-any", "crystals",
    "crystals-half", "hidden", "left-out", "neither", "neither-nobody", "nobody", "open", "pay",
    "profiteer", "secret", "selfish", "spoilt", "trapped",
}  # fmt: skip


def ended(
    *roles: str, reached: bool = True, features: dict[int, str] | None = None, **more: Any
) -> Round:
    """A round that seat 0 has just ended: by reaching the treasure, or by passing as the last.

    `features` are what the cards of the tunnel have besides, by column.
    """
    tunnel = dict.fromkeys(range(1, 7), "EW")
    for x, feature in (features or {}).items():
        tunnel[x] = "NESW+crystal" if feature == "crystal" else f"EW+{feature}"
    table = {
        "game": "base" if {"miner", "selfish"} & {*roles} else "expansion",
        "roles": [*roles],
        "maze": [f"{x},0 {card}" for x, card in tunnel.items()],
        "goals": ["stone:NW", "gold", "stone:NE"],
        "hands": ["EW" if reached else "map"],
        "nuggets": [1, 1, 1, 2, 2, 3, 3, 1, 1, 1],
    }
    round = set_up(table | more)
    round.play("EW@7,0" if reached else "pass:map")
    assert round.phase_name != "play"
    return round


def said(round: Round) -> list[str]:
    """The reasons as ids with their clauses, `closed X7`."""
    return [f"{one.id.removeprefix('end-why-')} {one.clause}" for one in reasons(round)]


def reasons(round: Round) -> tuple[Message, ...]:
    return round.view(None).reasons


def about(round: Round, id: str) -> dict[str, Any]:
    """The arguments of a reason."""
    (found,) = [one for one in reasons(round) if one.id == f"end-why-{id}"]
    return dict(found.args)


# --- the base game ----------------------------------------------------------------------------


def test_miners_share_nuggets_that_stay_secret() -> None:
    round = ended("miner", "saboteur", "miner")
    assert said(round) == ["completed B20", "secret B22"]
    assert about(round, "completed") == {"seat": 0, "role": "miner"}
    assert said(ended("saboteur", "miner", "miner")) == ["completed B20", "secret B22"]


def test_from_an_empty_pile_no_nugget_goes_round() -> None:
    assert said(ended("miner", "saboteur", "miner", nuggets=[])) == ["completed B20"]


def test_broken_tool_costs_the_share_where_it_is_played_so() -> None:
    broken: More = {"before": ["", "lamp", "pick", ""]}
    strict: More = {"options": {"broken_no_share": True}}
    roles = ("miner", "miner", "saboteur", "miner")
    assert said(ended(*roles, **broken)) == ["completed B20", "secret B22"]
    round = ended(*roles, **broken, **strict)
    assert said(round) == ["completed B20", "broken B20", "secret B22"]
    assert about(round, "broken") == {"seats": (1,), "count": 1}
    # Where none shares no nugget goes round.
    alone = ended("saboteur", "miner", "miner", before=["", "lamp", "pick cart"], **strict)
    assert said(alone) == ["completed B20", "broken B20"]
    assert about(alone, "broken") == {"seats": (1, 2), "count": 2}


def test_selfish_dwarf_wins_alone_or_not_at_all() -> None:
    option: More = {"options": {"selfish_dwarf": True}}
    assert said(ended("selfish", "miner", "saboteur", **option)) == ["alone B20"]
    assert said(ended("selfish", "miner", "saboteur", nuggets=[], **option)) == ["alone B20"]
    round = ended("miner", "miner", "selfish", **option)
    assert said(round) == ["completed B20", "selfish B20", "secret B22"]
    assert about(round, "selfish") == {"seat": 2, "role": "selfish"}
    lost = ended("miner", "saboteur", "selfish", reached=False, **option)
    assert said(lost) == ["hidden B21", "pay B21"]


@pytest.mark.parametrize(("saboteurs", "gold"), [(1, 4), (2, 3), (3, 3)])
def test_saboteurs_are_paid_by_their_number(saboteurs: int, gold: int) -> None:
    round = ended(*["saboteur"] * saboteurs, "miner", "miner", "miner", reached=False)
    assert said(round) == ["hidden B21", "pay B21"]
    assert about(round, "pay") == {"count": saboteurs, "gold": gold}


def test_pile_that_cannot_pay_all_alike_is_not_spoken_of() -> None:
    roles = ("saboteur", "saboteur", "miner", "miner", "miner")
    for nuggets in ([], [3, 1]):
        assert said(ended(*roles, reached=False, nuggets=nuggets)) == ["hidden B21"]
    less = ended(*roles, reached=False, nuggets=[2, 2])
    assert about(less, "pay") == {"count": 2, "gold": 2}


def test_without_a_saboteur_nobody_is_paid() -> None:
    assert said(ended("miner", "miner", "miner", reached=False)) == ["nobody B21"]


# --- the expansion, treasure reached ----------------------------------------------------------


@pytest.mark.parametrize(("mine", "other"), [("blue", "green"), ("green", "blue")])
def test_miner_wins_for_the_own_team_if_it_can_pass(mine: str, other: str) -> None:
    assert said(ended(mine, other)) == ["completed X17", "open X17"]
    assert said(ended(mine, other, features={2: mine})) == ["completed X17", "closed X7"]
    barred = ended(mine, other, features={2: other, 4: other})
    assert said(barred) == ["completed X17", "closed X7"]
    assert about(barred, "closed") == {"team": mine, "cells": ("2,0", "4,0"), "count": 2}
    assert barred.winners == (1,)


def test_anybody_else_wins_for_every_team_that_can_pass() -> None:
    assert said(ended("saboteur", "blue", "green")) == ["completed-any X17", "open X17"]
    assert said(ended("boss", "blue", "green", features={3: "blue"})) == [
        "completed-any X17",
        "closed X7",
        "boss X18",
    ]


def test_team_without_members_can_win() -> None:
    """So that its boss wins with it [X18]."""
    round = ended("saboteur", "boss", "blue", features={3: "green"})
    assert said(round) == ["completed-any X17", "closed X7", "absent X17", "boss X18"]
    assert about(round, "absent") == {"team": "green"}
    assert about(round, "boss") == {"seat": 1, "role": "boss", "gold": 4}
    # The team of the miner who completes the way is somebody's.
    assert "absent X17" not in said(ended("blue", "boss"))
    # One that cannot pass, though, leaves it to the other.
    assert said(ended("blue", "saboteur", features={3: "green"})) == [
        "completed X17",
        "closed X7",
        "absent X17",
    ]


def test_saboteur_makes_no_team_win_where_it_is_played_so() -> None:
    option: More = {"options": {"saboteur_completes": "nobody"}}
    roles = ("saboteur", "blue", "boss", "profiteer")
    round = ended(*roles, **option)
    assert said(round) == ["spoilt X17", "profiteer X18"]
    assert about(round, "spoilt") == {"seat": 0, "role": "saboteur"}
    assert said(ended(*roles)) == ["completed-any X17", "open X17", "absent X17", "boss X18"]
    # Open for one only, it is as usual.
    assert said(ended("saboteur", "blue", features={2: "blue"}, **option)) == [
        "completed-any X17",
        "closed X7",
    ]


NEITHER = {2: "blue", 4: "green"}


def test_boss_and_profiteer_have_the_gold_that_no_team_can_reach() -> None:
    def fourth(*roles: str, **more: Any) -> str:
        ids = said(ended(*roles, features=NEITHER, **more))
        assert ids[:3] == ["completed X17", "closed X7", "closed X7"]
        return ids[3]

    assert fourth("green", "boss", "profiteer") == "neither X18"
    assert fourth("green", "blue") == "neither-nobody X18"
    assert fourth("green", "boss", before=["", "trap"]) == "neither-nobody X18"
    round = ended("green", "boss", "profiteer", features=NEITHER, before=["", "trap"])
    assert about(round, "neither") == {"seats": (2,), "count": 1}
    # The profiteer alone, in both ways of playing.
    completed: More = {"options": {"profiteer_alone": "completed"}}
    assert fourth("green", "profiteer") == "neither X18"
    assert fourth("profiteer", "green", **completed) == "neither X18"
    assert fourth("green", "boss", "profiteer", **completed) == "neither X18"
    assert fourth("green", "profiteer", **completed) == "left-out X18"
    trapped = ended("green", "profiteer", features=NEITHER, before=["", "trap"], **completed)
    assert said(trapped)[3] == "neither-nobody X18"


def test_boss_and_profiteer_share_for_less() -> None:
    round = ended("blue", "profiteer", "boss")
    assert said(round) == ["completed X17", "open X17", "boss X18", "profiteer X18"]
    assert (about(round, "boss")["gold"], about(round, "profiteer")["gold"]) == (2, 1)
    many = ended("blue", "blue", "blue", "blue", "profiteer")
    assert about(many, "profiteer") == {"seat": 4, "role": "profiteer", "gold": 0}
    # A trapped one shares in nothing [X20].
    assert said(ended("blue", "boss", before=["", "trap"])) == [
        "completed X17",
        "open X17",
        "trapped X20",
    ]


def test_reasons_are_at_most_four_and_the_decisive_ones_come_first() -> None:
    roles = ("green", "profiteer", "geologist", "blue", "green")
    round = ended(*roles, features={3: "green", 5: "crystal"}, before=["", "", "", "", "trap"])
    assert said(round) == ["completed X17", "closed X7", "trapped X20", "profiteer X18"]
    assert about(round, "trapped") == {"seats": (4,), "count": 1}


# --- the expansion, treasure not reached ------------------------------------------------------


def test_treasure_that_was_not_reached_is_for_saboteurs_and_profiteer() -> None:
    assert said(ended("saboteur", "blue", reached=False)) == ["hidden X19"]
    assert said(ended("green", "blue", reached=False)) == ["nobody X19"]
    round = ended("green", "profiteer", reached=False)
    assert said(round) == ["nobody X19", "profiteer X19"]
    assert about(round, "profiteer")["gold"] == 3
    trapped = ended("blue", "saboteur", "profiteer", reached=False, before=["", "trap", "trap"])
    assert said(trapped) == ["hidden X19", "trapped X20"]
    assert about(trapped, "trapped") == {"seats": (1, 2), "count": 2}


def test_geologists_are_paid_for_crystals_alone_or_by_halves() -> None:
    crystals = {2: "crystal", 3: "crystal", 5: "crystal"}

    def paid(*roles: str, **more: Any) -> str:
        return said(ended(*roles, reached=False, **{"features": crystals, **more}))[-1]

    assert paid("geologist", "blue") == "crystals X21"
    assert paid("geologist", "geologist") == "crystals-half X21"
    assert paid("geologist", "geologist", features={2: "crystal"}) == "crystals-half X21"
    trapped: More = {"before": ["", "trap"]}
    half: More = {"options": {"split_trapped_geologist": "half"}}
    assert paid("geologist", "geologist", **trapped) == "crystals X21"
    assert paid("geologist", "geologist", **trapped, **half) == "crystals-half X21"
    assert paid("blue", "geologist", **trapped) == "trapped X20"
    none = ended("geologist", "geologist", reached=False)
    assert about(none, "crystals") == {"count": 0}


# --- whole games ------------------------------------------------------------------------------


def check(round: Round) -> None:
    """What holds for the reasons of every round that is over."""
    view = round.view(None)
    told = view.reasons
    assert 1 <= len(told) <= 4
    by_id: dict[str, dict[str, Any]] = {
        one.id.removeprefix("end-why-"): dict(one.args) for one in told
    }
    ends = {type(fact): fact for fact in view.facts_told()}
    end = ends[EndFact]
    assert isinstance(end, EndFact)
    for one in told:
        for language in LANGUAGES:
            say = words(language)
            assert say.attribute(f"rule-{one.clause}", "title")
            for me in (None, *range(round.seats)):
                assert say.tell(one, lambda seat: f"<{seat}>", me).endswith(".")
        if "seat" in one.args:
            assert one.args["role"] == end.roles[int(str(one.args["seat"]))]
    reached = {"completed", "completed-any", "spoilt", "alone"} & by_id.keys()
    assert bool(reached) == round.treasure
    assert bool({"hidden", "nobody"} & by_id.keys()) != round.treasure
    for id in reached:
        assert by_id[id]["seat"] == end.completed_by
    share = ends.get(ShareFact)
    for id in {"boss", "profiteer"} & by_id.keys():
        assert isinstance(share, ShareFact)
        assert by_id[id]["gold"] == share.gold[int(str(by_id[id]["seat"]))]
    if "pay" in by_id:
        paid = [fact for fact in view.facts_told() if isinstance(fact, PayFact)]
        assert by_id["pay"]["count"] == len(paid)
        assert {by_id["pay"]["gold"]} == {fact.gold for fact in paid}
    if "trapped" in by_id:
        assert by_id["trapped"]["seats"] == tuple(
            seat for seat in range(round.seats) if "trap" in view.before[seat]
        )
    idle = {*by_id.get("broken", {}).get("seats", ()), *by_id.get("trapped", {}).get("seats", ())}
    assert not idle & {*end.winners}


@pytest.mark.parametrize("game", ["base", "expansion"])
@given(seed=st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_every_round_that_is_over_tells_why(game: str, seed: int) -> None:
    rng = random.Random(seed)
    match = lively_match(some_rules(rng, game), rng)
    for round in match.rounds:
        check(round)


@pytest.mark.parametrize("record", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_recorded_end_tells_why(record: Path) -> None:
    for round in read_record(record.read_bytes()).rounds:
        check(round)


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_reasons_are_the_same_for_all_who_look_and_in_every_world_they_can_imagine(
    game: str,
) -> None:
    for seed in range(6):
        rng = random.Random(f"{game} {seed}")
        round = lively_match(some_rules(rng, game), rng).round
        for seat in (None, *range(round.seats)):
            view = round.view(seat)
            assert view.reasons == reasons(round)
            assert Worlds(view).draw(rng).view(None).reasons == view.reasons


def test_nothing_is_told_before_the_round_is_decided() -> None:
    match = lively_match(some_rules(random.Random(1), "base"), random.Random(1))
    origin = match.round.origin
    assert origin is not None and origin.view(0).reasons == ()


def test_every_reason_has_words_and_nothing_else_does() -> None:
    said = {id.removesuffix("-own") for id, _ in patterns("en", "end.ftl")}
    assert {id for id in said if id.startswith("end-why-")} == {f"end-why-{id}" for id in IDS}
