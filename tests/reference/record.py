"""Replaying a record and checking every line of it (notation.md, Record of a game)."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from . import cards as c
from . import options
from .game import Game, Table, all_nuggets, end_of, header_of, json_line, result_of
from .moves import read_move

DEAL_KEYS = ["deal", "starter", "roles", "pile", "goals", "aside", "hands", "deck", "nuggets"]


class _Reader:
    """The lines of a record, one after the other, each in canonical bytes."""

    def __init__(self, data: bytes) -> None:
        *self.lines, self.rest = data.split(b"\n")  # LF after every line: no rest
        self.number = 0

    def wrong(self, what: str) -> ValueError:
        return ValueError(f"line {self.number}: {what}")

    def more(self) -> bool:
        return self.number < len(self.lines) or self.rest != b""

    def before(self) -> list[str]:
        """The lines before the current one."""
        return [line.decode() for line in self.lines[: self.number - 1]]

    def next(self) -> Table:
        self.number += 1
        if self.number > len(self.lines):
            raise self.wrong("no line feed at its end" if self.rest else "missing")
        try:
            text = self.lines[self.number - 1].decode()
            table = json.loads(text)
        except ValueError as error:
            raise self.wrong(str(error)) from error
        if not isinstance(table, dict):
            raise self.wrong("not an object")
        if json_line(table) != text:
            raise self.wrong("not canonical")
        return table

    def expect(self, found: Table, wanted: Table) -> None:
        if json_line(found) != json_line(wanted):
            raise self.wrong(f"expected {json_line(wanted)}, found {json_line(found)}")


def replay(path: str | Path, unfinished: bool = False) -> Iterator[tuple[int, int, list[str]]]:
    """For every move its line number, seat and the sorted legal moves before it.

    ValueError, naming the line, for the first line that does not follow. With ``unfinished``
    the record may stop after any line.
    """
    reader = _Reader(Path(path).read_bytes())
    header = _header(reader)
    n = len(header["players"])
    gold, nuggets = [0] * n, all_nuggets(header["game"])
    starter: int | None = None
    rounds = options.complete(header["game"], header["edition"], header["options"])["rounds"]
    for number in range(1, rounds + 1):
        if unfinished and not reader.more():
            return
        deal = reader.next()
        _check_deal(reader, header, deal, number, starter, nuggets)
        game = Game.from_deal(header, deal, gold)
        while game.phase != "over":
            if unfinished and not reader.more():
                return
            assert game.turn is not None
            line = reader.next()
            text = line.get("move")
            reader.expect(line, {"seat": game.turn, "move": text})
            if not isinstance(text, str):
                raise reader.wrong("the move is not a text")
            clause = game.refuse(text)
            if clause is not None:
                raise reader.wrong(f"{text} is refused: {clause}")
            move = read_move(text)
            if move is None or move.text != text:
                raise reader.wrong(f"{text} is not canonical")
            legal = game.legal()
            if text not in legal:
                raise reader.wrong(f"{text} is not among the legal moves")
            yield reader.number, game.turn, legal
            game.play(text)
        if unfinished and not reader.more():
            return
        reader.expect(reader.next(), end_of(number, game))
        gold, nuggets, starter = game.gold, game.nuggets, game.next_starter
    if unfinished and not reader.more():
        return
    reader.expect(reader.next(), result_of(gold, reader.before()))
    if reader.more():
        reader.number += 1
        raise reader.wrong("something follows the result")


def _header(reader: _Reader) -> Table:
    header = reader.next()
    if list(header) != ["motherlode", "game", "edition", "options", "players"]:
        raise reader.wrong("not the first line of a record")
    game, edition, chosen, names = (header[k] for k in list(header)[1:])
    try:
        options.complete(game, edition, chosen)
    except (ValueError, TypeError, AttributeError) as error:
        raise reader.wrong(str(error)) from error
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise reader.wrong("the players are not a list of names")
    if len(names) not in options.PLAYERS[game]:
        raise reader.wrong(f"{len(names)} players cannot play")
    reader.expect(header, header_of(game, edition, chosen, names))
    return header


def _check_deal(
    reader: _Reader, header: Table, deal: Table, number: int, starter: int | None, left: list[int]
) -> None:
    """Check that the deal is possible (B1 to B4, X1, X2) and follows from the round before."""

    def need(holds: bool, what: str) -> None:
        if not holds:
            raise reader.wrong(what)

    def texts(value: Any) -> bool:
        return isinstance(value, list) and all(isinstance(item, str) for item in value)

    game, n = header["game"], len(header["players"])
    chosen = options.complete(game, header["edition"], header["options"])
    need(list(deal) == DEAL_KEYS, "not a deal")
    need(type(deal["deal"]) is int and deal["deal"] == number, "not the next deal")
    need(type(deal["starter"]) is int and deal["starter"] in range(n), "no such starter")
    need(starter is None or deal["starter"] == starter, f"starter must be {starter} (B19)")
    for key in ("roles", "pile", "goals", "aside", "deck"):
        need(texts(deal[key]), f"{key} is not a list of texts")
    hands = deal["hands"]
    need(isinstance(hands, list) and all(map(texts, hands)), "hands are not lists of texts")
    dwarfs = c.dwarfs(game, n, chosen["selfish_dwarf"], chosen["max_saboteurs"])
    need(len(deal["roles"]) == n, "not one role for each player")
    need(Counter(deal["roles"] + deal["pile"]) == Counter(dwarfs), "wrong dwarfs")
    need(sorted(deal["goals"]) == sorted(c.GOALS), "wrong goals")
    need(len(deal["aside"]) == (10 if game == "expansion" else 0), "wrong number laid aside")
    size = c.hand_size(game, n)
    need(len(hands) == n and all(len(hand) == size for hand in hands), "wrong hands")
    need(all(hand == sorted(hand) for hand in hands), "a hand is not sorted")
    dealt = Counter(deal["deck"] + deal["aside"] + [card for hand in hands for card in hand])
    need(dealt == Counter(c.full_deck(game, chosen["fourth_rockfall"])), "wrong cards")
    nuggets = deal["nuggets"]
    need(isinstance(nuggets, list) and all(type(v) is int for v in nuggets), "wrong nuggets")
    need(sorted(nuggets) == sorted(left), "the nuggets do not follow (B3)")
