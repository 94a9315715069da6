"""Golden games: recorded whole, one or more for every way in which a round can end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from motherlode.game.cards import BLUE, GREEN, ROLES
from motherlode.game.match import Match
from motherlode.game.record import Reader, lines, read_record, write_record
from motherlode.game.round import Round
from tests.game.positions import lying
from tests.reference.record import replay

RECORDS = Path(__file__).parents[2] / "conformance" / "records"
FILES = sorted(RECORDS.glob("*.jsonl"))

# Every way to end: what of it must be seen in some record.
BASE = {
    "reached by a miner [B20]",
    "reached by a saboteur [B20]",
    "reached by the selfish dwarf, who alone wins [B20]",
    "reached by another, the selfish dwarf goes without [B20]",
    "no miner shares, all their tools are broken [B20]",
    "some miner has a broken tool and no share [B20]",
    "as many nuggets as players are drawn [B20]",
    "fewer nuggets than sharers [B20]",
    "not reached: 1 saboteur wins [B21]",
    "not reached: 2 saboteurs win [B21]",
    "not reached: 3 saboteurs win [B21]",
    "not reached: 4 saboteurs win [B21]",
    "not reached: no saboteur among the players [B21]",
    "the pile cannot pay the saboteurs [B21]",
    "base: cards left that nobody can play [B18]",
    "base: no card left in any hand [B18]",
    "base: played on until every hand is empty [B18]",
}
EXPANSION = {
    "blue wins, completed by blue [X17]",
    "green wins, completed by green [X17]",
    "blue wins, completed by green before a blue door [X17]",
    "green wins, completed by blue before a green door [X17]",
    "blue alone wins, completed by another [X17]",
    "green alone wins, completed by another [X17]",
    "both teams win, completed by another [X17]",
    "both open, completed by a saboteur, no team wins [X17]",
    "a team wins without a member in play [X18]",
    "open for neither: boss and profiteer win [X18]",
    "open for neither: the boss wins [X18]",
    "open for neither: the profiteer wins [X18]",
    "open for neither: the profiteer did not complete it [X18]",
    "open for neither: the profiteer completed it [X18]",
    "open for neither: nobody wins [X18]",
    "not reached: saboteurs win [X19]",
    "not reached: saboteurs and profiteer win [X19]",
    "not reached: the profiteer wins [X19]",
    "not reached: nobody wins [X19]",
    "all of the winning group are trapped [X20]",
    "some of the winning group are trapped [X20]",
    "a group of five or more [X20]",
    "one geologist takes the crystals [X21]",
    "two geologists halve the crystals [X21]",
    "a trapped geologist leaves the crystals to the other [X21]",
    "a trapped geologist's half is lost [X21]",
    "a theft is used [X22]",
    "a theft is declined [X22]",
    "several thefts are used [X22]",
    "a trapped thief takes nothing [X22]",
    "a thief is passed over, nobody has gold [X22]",
    "expansion: cards left that nobody can play [B18]",
    "expansion: no card left in any hand [B18]",
    "expansion: played on until every hand is empty [B18]",
}
MATCHES = {
    "one winner [B23]",
    "several winners [B23]",
    "pl-base",
    "pl-2025",
    "pl-2.3",
    "es-2014",
    "uk-2017",
    "base, 3 players",
    "base, 10 players",
    "expansion, 2 players",
    "expansion, 3 players",
    "expansion, 10 players",
    "expansion, 12 players",
}


def ends(match: Match) -> Iterator[str]:
    """Every way to end that is seen in a match."""
    rules = match.rules
    yield rules.edition
    yield f"{rules.game}, {rules.players} players"
    yield "one winner [B23]" if len(match.winners) == 1 else "several winners [B23]"
    for round in match.rounds:
        if not round.treasure:
            yield f"{rules.game}: {why_it_stopped(round)} [B18]"
        yield from (expansion_ends(round) if rules.expansion else base_ends(round))


def why_it_stopped(round: Round) -> str:
    if round.rules.says("round_end", "empty"):
        return "played on until every hand is empty"
    return "cards left that nobody can play" if round.in_hands else "no card left in any hand"


def base_ends(round: Round) -> Iterator[str]:
    roles = [ROLES[role] for role in round.roles]
    assert round.origin is not None
    pile = list(round.origin.nuggets)
    if not round.treasure:
        count = roles.count("saboteur")
        words = {0: "no saboteur among the players", 1: "1 saboteur wins"}
        yield f"not reached: {words.get(count, f'{count} saboteurs win')} [B21]"
        paid = sum(round.gold) - sum(round.origin.gold)
        if paid < count * {0: 0, 1: 4, 2: 3, 3: 3, 4: 2}[count]:
            yield "the pile cannot pay the saboteurs [B21]"
        return
    who = roles[round.completed_by]
    if who == "selfish":
        yield "reached by the selfish dwarf, who alone wins [B20]"
        return
    yield f"reached by a {who} [B20]"
    if "selfish" in roles:
        yield "reached by another, the selfish dwarf goes without [B20]"
    if not round.winners:
        yield "no miner shares, all their tools are broken [B20]"
    elif len(round.winners) < roles.count("miner"):
        yield "some miner has a broken tool and no share [B20]"
    if round.rules.says("gold_drawn", "players") and len(pile) - len(round.nuggets) == min(
        round.seats, 9
    ):
        yield "as many nuggets as players are drawn [B20]"
    if len(pile) < len(round.winners):
        yield "fewer nuggets than sharers [B20]"


def expansion_ends(round: Round) -> Iterator[str]:
    roles = [ROLES[role] for role in round.roles]
    trapped = [seat for seat in range(round.seats) if "trap" in lying(round, seat)]
    winners = {roles[seat] for seat in round.winners}
    if round.treasure:
        free = {role for seat, role in enumerate(roles) if seat not in trapped}
        yield from reached_ends(round, roles, winners, free)
    else:
        group = {"saboteur", "profiteer"} & set(roles)
        who = {
            frozenset({"saboteur"}): "saboteurs win",
            frozenset({"saboteur", "profiteer"}): "saboteurs and profiteer win",
            frozenset({"profiteer"}): "the profiteer wins",
        }.get(frozenset(group), "nobody wins")
        if group <= winners:
            yield f"not reached: {who} [X19]"
        left_out = [seat for seat in trapped if roles[seat] in group]
        if left_out:
            how_many = "some" if round.winners else "all"
            yield f"{how_many} of the winning group are trapped [X20]"
    if len(round.winners) >= 5:
        yield "a group of five or more [X20]"
    yield from geologist_ends(round, roles, trapped)
    yield from theft_ends(round, trapped)


def reached_ends(
    round: Round, roles: list[str], winners: set[str], free: set[str]
) -> Iterator[str]:
    who = roles[round.completed_by]
    opened = [
        colour for colour, shut in (("blue", GREEN), ("green", BLUE)) if round.maze.open_for(shut)
    ]
    if not opened:
        group = {"boss", "profiteer"} & set(roles)
        if not group <= free:
            yield f"{'some' if winners else 'all'} of the winning group are trapped [X20]"
        elif group == {"profiteer"} and not winners:
            assert round.rules.says("profiteer_alone", "completed")
            yield "open for neither: the profiteer did not complete it [X18]"
        elif group == {who} == {"profiteer"} and round.rules.says("profiteer_alone", "completed"):
            yield "open for neither: the profiteer completed it [X18]"
        elif group == winners:
            words = {0: "nobody wins", 2: "boss and profiteer win"}
            word = words.get(len(group), f"the {''.join(sorted(group))} wins")
            yield f"open for neither: {word} [X18]"
        return
    if who == "saboteur" and len(opened) == 2 and round.rules.says("saboteur_completes", "nobody"):
        assert winners <= {"profiteer"}
        yield "both open, completed by a saboteur, no team wins [X17]"
        return
    teams = [who] if who in opened else opened
    if who in ("blue", "green"):
        yield {
            ("blue", "blue"): "blue wins, completed by blue [X17]",
            ("green", "green"): "green wins, completed by green [X17]",
            ("blue", "green"): "blue wins, completed by green before a blue door [X17]",
            ("green", "blue"): "green wins, completed by blue before a green door [X17]",
        }[teams[0], who]
    elif not set(teams) <= winners:
        pass  # nobody of a team is there to show it
    elif len(teams) == 2:
        yield "both teams win, completed by another [X17]"
    else:
        yield f"{teams[0]} alone wins, completed by another [X17]"
    if "boss" in winners and not set(teams) & set(roles):
        yield "a team wins without a member in play [X18]"


def geologist_ends(round: Round, roles: list[str], trapped: list[int]) -> Iterator[str]:
    geologists = [seat for seat, role in enumerate(roles) if role == "geologist"]
    free = [seat for seat in geologists if seat not in trapped]
    if round.maze.crystals() < 2 or not free:
        return
    if len(geologists) == 1:
        yield "one geologist takes the crystals [X21]"
    elif len(free) == 2:
        yield "two geologists halve the crystals [X21]"
    elif round.rules.says("split_trapped_geologist", "half"):
        yield "a trapped geologist's half is lost [X21]"
    else:
        yield "a trapped geologist leaves the crystals to the other [X21]"


def theft_ends(round: Round, trapped: list[int]) -> Iterator[str]:
    steals = [str(move) for move in round.history() if str(move).startswith("steal>")]
    used = [text for text in steals if text != "steal>-"]
    if used:
        yield "a theft is used [X22]"
    if len(used) > 1:
        yield "several thefts are used [X22]"
    if "steal>-" in steals:
        yield "a theft is declined [X22]"
    if set(round.thefts) & set(trapped):
        yield "a trapped thief takes nothing [X22]"
    if len(steals) < len(set(round.thefts) - set(trapped)):
        yield "a thief is passed over, nobody has gold [X22]"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_engine_replays_a_golden_game_byte_for_byte(file: Path) -> None:
    data = file.read_bytes()
    assert write_record(read_record(data)).encode() == data


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_reference_replays_a_golden_game_with_the_same_legal_moves(file: Path) -> None:
    theirs = list(replay(file))
    reader, ours = Reader(), []
    for number, text in lines(file.read_bytes()):
        if reader.awaits_move():
            round = reader.match.round
            ours.append((number, int(round.turn), sorted(map(str, round.legal_moves()))))
        reader.read(number, text)
    assert ours == [(line, seat, sorted(legal)) for line, seat, legal in theirs]


def test_golden_games_show_every_way_to_end() -> None:
    """B18-B23, X17-X22; each edition; few and many players."""
    seen = {end for file in FILES for end in ends(read_record(file.read_bytes()))}
    assert sorted((BASE | EXPANSION | MATCHES) - seen) == []


def test_every_golden_game_is_small_enough_to_read() -> None:
    assert [file.name for file in FILES if file.stat().st_size >= 20_000] == []
