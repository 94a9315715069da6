"""Records: a whole match as JSON Lines, byte for byte reproducible and strictly read."""

import hashlib
import json
from collections.abc import Iterator, Sequence

from .cards import GOALS, NAMES, ROLES
from .deal import Deal
from .match import LONGEST_NAME, Match
from .message import Refused, quote
from .move import IllegalMove
from .options import OptionError, Rules
from .round import Round

VERSION = 1
LONGEST_LINE = 100_000  # bytes; a deal of 118 cards has some 2,000
LONGEST_DETAIL = 300


class RecordError(Refused):
    """A record that is damaged or does not follow the rules; says in which line.

    The detail is for those who write records: in English, and it may quote the file.
    """

    def __init__(self, line: int, detail: str, id: str = "", clause: str = "") -> None:
        id = id or ("server-bad-record" if line > 1 else "server-no-record")
        super().__init__(id, clause, line=line, detail=quote(detail, LONGEST_DETAIL))
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {self.message.args['detail']}"


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": ")) + "\n"


# --- writing ---------------------------------------------------------------------------------


def _header(match: Match) -> str:
    return _dump(
        {
            "motherlode": VERSION,
            "game": match.rules.game,
            "edition": match.rules.edition,
            "options": match.rules.changed,
            "players": list(match.names),
        }
    )


def deal_facts(number: int, deal: Deal) -> dict[str, object]:
    """A deal as plain data, as it stands in a record."""
    return {
        "deal": number,
        "starter": deal.starter,
        "roles": [ROLES[r] for r in deal.roles],
        "pile": [ROLES[r] for r in deal.pile],
        "goals": [GOALS[g] for g in deal.goals],
        "aside": [NAMES[c] for c in deal.aside],
        "hands": [[NAMES[c] for c in hand] for hand in deal.hands],
        "deck": [NAMES[c] for c in deal.deck],
        "nuggets": list(deal.nuggets),
    }


def _deal_line(number: int, deal: Deal) -> str:
    return _dump(deal_facts(number, deal))


def _end_line(number: int, round: Round) -> str:
    completed_by = int(round.completed_by) if round.treasure else None
    return _dump(
        {
            "end": number,
            "treasure": round.treasure,
            "completed_by": completed_by,
            "gold": list(round.gold),
        }
    )


def _result_line(match: Match, before: str) -> str:
    digest = hashlib.sha256(before.encode()).hexdigest()
    return _dump({"result": list(match.gold), "winners": list(match.winners), "sha256": digest})


def write_record(match: Match) -> str:
    """The record of a match; of an unfinished one, as far as it has come."""
    lines = [_header(match)]
    for number, (deal, round) in enumerate(zip(match.deals, match.rounds, strict=True), 1):
        lines.append(_deal_line(number, deal))
        replay = (round.origin or round).copy()
        for move in round.history():
            lines.append(_dump({"seat": int(replay.turn), "move": str(move)}))
            replay.apply(move.code)
        if round.over:
            lines.append(_end_line(number, round))
    if match.over:
        lines.append(_result_line(match, "".join(lines)))
    return "".join(lines)


# --- reading ---------------------------------------------------------------------------------


def _object(line: int, text: str) -> dict[str, object]:
    try:
        value = json.loads(text, parse_int=_small, parse_float=_refuse, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        reason = str(error) if isinstance(error, _BadNumber) else "not JSON"
        raise RecordError(line, reason) from None
    if not isinstance(value, dict):
        raise RecordError(line, "not a JSON object")
    return value


class _BadNumber(ValueError):
    pass


def _small(digits: str) -> int:
    if len(digits) > 6:
        raise _BadNumber(f"the number {digits[:12]}... is too large")
    return int(digits)


def _refuse(text: str) -> float:
    raise _BadNumber(f"{text[:20]} is not a whole number")


def _keys(line: int, value: dict[str, object], keys: Sequence[str]) -> None:
    missing = [key for key in keys if key not in value]
    extra = [key for key in value if key not in keys]
    if missing or extra:
        wrong = f"missing {', '.join(missing)}" if missing else f"unknown {', '.join(extra)}"
        raise RecordError(line, f"wrong keys: {wrong[:80]}")


def _int(line: int, value: dict[str, object], key: str) -> int:
    found = value[key]
    if type(found) is not int:
        raise RecordError(line, f"{key} is not a number")
    return found


def _strings(line: int, found: object, key: str) -> list[str]:
    if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
        raise RecordError(line, f"{key} is not a list of texts")
    return found


def _numbers(line: int, found: object, key: str) -> list[int]:
    if not isinstance(found, list) or not all(type(item) is int for item in found):
        raise RecordError(line, f"{key} is not a list of numbers")
    return found


def _places(line: int, found: object, key: str, names: Sequence[str]) -> list[int]:
    """Names as places in a list of names, written exactly so."""
    for name in _strings(line, found, key):
        if name not in names:
            raise RecordError(line, f"{key}: there is no {name[:30]!r}")
    return [names.index(name) for name in _strings(line, found, key)]


def _read_header(line: int, value: dict[str, object]) -> Match:
    _keys(line, value, ["motherlode", "game", "edition", "options", "players"])
    if value["motherlode"] != VERSION or type(value["motherlode"]) is not int:
        raise RecordError(
            line, f"written after version {value['motherlode']!r:.20} of the notation"
        )
    game, edition, options = value["game"], value["edition"], value["options"]
    names = _strings(line, value["players"], "players")
    if any(len(name) > LONGEST_NAME for name in names):
        raise RecordError(line, f"a name is longer than {LONGEST_NAME} characters")
    if not (isinstance(game, str) and isinstance(edition, str) and isinstance(options, dict)):
        raise RecordError(line, "game, edition or options have the wrong type")
    try:
        return Match(Rules(game, len(names), edition, options), names)
    except OptionError as error:
        raise RecordError(line, str(error), "server-record-rules") from None
    except (TypeError, ValueError) as error:  # nothing that the engine could take for a value
        raise RecordError(line, str(error)) from None


def read_deal(value: dict[str, object], line: int = 1) -> Deal:
    """A deal from the plain data of a record's line."""
    keys = ["deal", "starter", "roles", "pile", "goals", "aside", "hands", "deck", "nuggets"]
    _keys(line, value, keys)
    hands = value["hands"]
    if not isinstance(hands, list):
        raise RecordError(line, "hands is not a list")
    return Deal(
        _int(line, value, "starter"),
        _places(line, value["roles"], "roles", ROLES),
        _places(line, value["pile"], "pile", ROLES),
        _places(line, value["goals"], "goals", GOALS),
        _places(line, value["aside"], "aside", NAMES),
        [_places(line, hand, "hands", NAMES) for hand in hands],
        _places(line, value["deck"], "deck", NAMES),
        _numbers(line, value["nuggets"], "nuggets"),
    )


def _read_deal(line: int, value: dict[str, object], match: Match) -> None:
    deal = read_deal(value, line)
    if _int(line, value, "deal") != len(match.rounds) + 1:
        raise RecordError(line, f"this is deal {len(match.rounds) + 1}")
    try:
        match.deal(deal)
    except (TypeError, ValueError) as error:
        raise RecordError(line, str(error), "server-record-deal") from None


def _read_move(line: int, value: dict[str, object], match: Match) -> str:
    _keys(line, value, ["seat", "move"])
    seat, text = _int(line, value, "seat"), value["move"]
    if not isinstance(text, str):
        raise RecordError(line, "move is not a text")
    try:
        move = match.play(text, seat)
    except IllegalMove as error:
        detail = f"the move {text[:60]!r} of seat {seat} is refused: {error}"
        raise RecordError(line, detail, "server-record-move", error.message.clause) from None
    if str(move) != text:
        raise RecordError(
            line, f"the move is not canonical: {text[:60]!r} is written {str(move)!r}"
        )
    return _dump({"seat": seat, "move": text})


class Reader:
    """Reads a record line by line; after each, `match` stands where the record does."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._digest = hashlib.sha256()
        self._ended = 0  # rounds whose end line has been read
        self.finished = False

    @property
    def match(self) -> Match:
        if self._match is None:
            raise RecordError(1, "the record is empty")
        return self._match

    def awaits_move(self) -> bool:
        """Whether the next line must be a move."""
        match = self._match
        return match is not None and bool(match.rounds) and not match.round.over

    def read(self, line: int, text: str) -> None:
        """Read the next line, given with its line feed."""
        if self.finished:
            raise RecordError(line, "the record has ended before this line")
        if len(text) > LONGEST_LINE:
            raise RecordError(line, "the line is too long")
        if not text.endswith("\n"):
            raise RecordError(line, "the line is cut short: no line feed")
        value = _object(line, text)
        match = self._match
        if match is None:
            self._match = _read_header(line, value)
            expected = _header(self._match)
        elif match.over and self._ended == len(match.rounds):
            _keys(line, value, ["result", "winners", "sha256"])
            if value["sha256"] != self._digest.hexdigest():
                raise RecordError(line, "the digest does not match the lines before")
            result = {"result": list(match.gold), "winners": list(match.winners)}
            expected = _dump({**result, "sha256": self._digest.hexdigest()})
            self.finished = True
        elif match.rounds and match.round.over and self._ended < len(match.rounds):
            _keys(line, value, ["end", "treasure", "completed_by", "gold"])
            self._ended += 1
            expected = _end_line(self._ended, match.round)
        elif match.needs_deal:
            _read_deal(line, value, match)
            expected = _deal_line(len(match.rounds), match.deals[-1])
        else:
            expected = _read_move(line, value, match)
        if text != expected:
            raise RecordError(line, _difference(value, expected))
        self._digest.update(text.encode())

    def close(self, line: int, unfinished: bool = False) -> Match:
        """The match, at the end of the file."""
        match = self.match
        if not self.finished and not unfinished:
            raise RecordError(line, "the record stops before its result", "server-record-cut")
        return match


def _difference(value: dict[str, object], expected: str) -> str:
    """In what a line differs from the one that should stand there."""
    wanted = json.loads(expected)
    for key, right in wanted.items():
        if value.get(key) != right or type(value.get(key)) is not type(right):
            found = _dump(value.get(key)).strip()[:80]
            return f"{key} should be {_dump(right).strip()[:80]}, not {found}"
    return "not canonical: keys, spaces or escapes are not as they are written"


def lines(data: bytes) -> Iterator[tuple[int, str]]:
    """The lines of a record with their numbers, line feeds kept."""
    *whole, rest = data.split(b"\n")
    pieces = [piece + b"\n" for piece in whole] + ([rest] if rest else [])
    for number, piece in enumerate(pieces, 1):
        try:
            yield number, piece.decode()
        except UnicodeDecodeError:
            raise RecordError(number, "not UTF-8") from None


def read_record(data: bytes, unfinished: bool = False) -> Match:
    """Read and check a whole record; an unfinished one only if that is asked for."""
    reader = Reader()
    number = 0
    for number, text in lines(data):
        reader.read(number, text)
    return reader.close(number + 1, unfinished)
