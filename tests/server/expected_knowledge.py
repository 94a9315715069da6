"""The secrets of a table: what each viewer may know after each entry, and what is said besides.

All of it is worked out afterwards from the stored entries, with the views of the game. A message
is then held against what it may say, key by key: a key that is not known here is a finding too, so
that whatever is new must be classified.
"""

import json
import logging
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, NamedTuple

import msgspec

from motherlode.game.cards import GOALS, NAMES, ROLES, TILE_TEXT
from motherlode.game.events import Event
from motherlode.game.match import Match
from motherlode.game.record import read_deal
from motherlode.game.telling import told_at_start
from motherlode.game.view import View
from motherlode.server.storage.rows import EntryRow
from motherlode.table import Table, deadline
from motherlode.table import entries as e
from motherlode.table.scene import way_told

Facts = dict[str, Any]
Viewer = int | None  # a seat, or None for whoever only watches

# What of an entry everybody may know. The others are told in part, or not to all.
OPEN: Final[Mapping[str, tuple[str, ...]]] = {
    "opened": ("terms", "founder"),
    "met": ("person", "name"),  # not: guest
    "renamed": ("person", "name"),
    "sat": ("person", "seat"),
    "stood": ("person", "kicked", "banned", "level"),
    "pardoned": ("person",),
    "asked": ("person", "seat"),
    "invited": ("person",),
    "door": ("newcomers", "spectators"),
    "hosted": ("person", "passed"),
    "shuffled": ("order",),
    "starter-named": ("seat", "person"),
    "bot-sat": ("seat", "level"),
    "changed": ("terms",),
    "readied": ("person", "on"),
    "started": ("seats",),
    "warned": ("seat",),
    "stood-in": ("seat", "level", "left"),
    "returned": ("seat",),
    "here": ("person",),  # not: worker
    "gone": ("person",),  # not: since
    "rematched": ("code",),
    "closed": (),
}
TALK: Final[Mapping[str, tuple[str, ...]]] = {
    "said": ("person", "text", "aside"),
    "phrased": ("person", "phrase", "goal", "seat", "aside"),
}
# What of a list of tables everybody may know.
SUMMARY: Final = (
    "code", "stage", "game", "edition", "seats", "people", "here", "bots", "clock", "spectators",
    "newcomers", "host", "round",
)  # fmt: skip
PLACE: Final = ("changed", "seat", "alone")  # the part of it for people of the table only

# Words that mean something secret as long as nobody has said them. `gold` is too common a word.
WORDS: Final = frozenset({*NAMES, *filter(None, TILE_TEXT), *ROLES}) - {"gold"}


WORD: Final = re.compile(r"[\w/+!.-]+")
UPSIDE_DOWN: Final = str.maketrans("NESW", "SWNE")  # as a path card may be laid


def words(text: str) -> frozenset[str]:
    """The cards and dwarfs that stand in a text, whatever they mean there."""
    return frozenset(WORD.findall(text)) & WORDS


class Finding(AssertionError):
    """Something was sent that its receiver may not know."""


class Person(NamedTuple):
    """Who a guest is at a table."""

    number: int | None = None
    seat: int | None = None
    muted: frozenset[int] = frozenset()


class Moment(NamedTuple):
    """How a table stood after an entry."""

    at: int
    entry: Facts
    told: Sequence[Event]
    stage: str
    table: Facts
    people: Mapping[str, Person]  # by guest
    games: Mapping[Viewer, Facts] | None
    known: Mapping[Viewer, frozenset[str]]  # the words that have come up for a viewer so far


class Secrets:
    """What everybody may know of a table, entry by entry.

    Whom somebody mutes is an entry without a number: it has left things as they were, but for one
    person, who may have been told either way.
    """

    def __init__(self, code: str, rows: Sequence[EntryRow]) -> None:
        self.code = code
        self.moments: dict[int, Moment] = {}
        self.muted: dict[int, list[Moment]] = {}  # as it was after a mute besides
        self.guests: dict[str, str] = {}  # by name
        viewers = [None, *_seats(code, rows)]
        table = Table(code)
        match: Match | None = None
        games: Mapping[Viewer, Facts] | None = None
        known: dict[Viewer, frozenset[str]] = {}
        number = 0
        for row in rows:
            stored = e.decode(row.data)
            entry = json.loads(row.data)["entry"]
            table.apply(row.seq, row.at, stored)
            told: Sequence[Event] = ()
            if entry["kind"] == "started":
                match = Match(table.terms.rules(len(entry["seats"])))
            elif entry["kind"] in ("dealt", "moved"):
                assert match is not None
                if entry["kind"] == "dealt":
                    told = told_at_start(match.deal(read_deal(entry["deal"])))
                else:
                    told = match.tell(entry["move"], entry["seat"])[1]
                views = [match.view(viewer) for viewer in viewers]
                buried = buried_of(match)
                games = {view.seat: game_of(view, buried) for view in views}
                way = msgspec.json.encode(games[None]["way"]).decode()
                goals = words(json.dumps(buried)) | words(way)
                known = {
                    view.seat: known.get(view.seat, frozenset()) | _known(view) | goals
                    for view in views
                }
            elif entry["kind"] == "met":
                self.guests[entry["name"]] = entry["guest"]
            people = {
                person.guest: Person(person.number, person.seat, frozenset(person.muted))
                for person in table.people
            }
            if entry["kind"] == "muted":
                before = self.muted.setdefault(number, [])
                before.append(self.moments[number]._replace(people=people))
                continue
            number += 1
            self.moments[number] = Moment(
                row.at, entry, told, table.stage, table_of(table, match), people, games, known
            )

    # --- what may be said --------------------------------------------------------------------

    def happened(self, seq: int, person: Person, stage: str) -> Facts | None:
        """An entry as somebody may know it at a stage of the table; None if they may not."""
        entry, told = self.moments[seq].entry, self.moments[seq].told
        kind = entry["kind"]
        if kind == "moved":
            facts = [msgspec.to_builtins(event.seen_by(person.seat)) for event in told]
            how = entry.get("how", "person")
            return {"kind": kind, "seat": entry["seat"], "how": how, "told": facts}
        if kind == "dealt":
            facts = [msgspec.to_builtins(event.seen_by(person.seat)) for event in told]
            deal = entry["deal"]
            return {"kind": kind, "round": deal["deal"], "starter": deal["starter"], "told": facts}
        fields = OPEN.get(kind)
        if fields is None:
            aside = entry.get("aside") and person.seat is not None
            if entry["person"] in person.muted or (aside and stage in ("playing", "between")):
                return None
            fields = TALK[kind]
        return {name: value for name, value in entry.items() if name in ("kind", *fields)}

    def check(self, text: str, guest: str, sent: Mapping[str, str]) -> None:
        """Raise a Finding unless a guest may get this message; `sent` are their commands, by id."""
        message: Facts = json.loads(text)
        kind = message.pop("type")
        seq = message.get("seq", 0)
        if kind == "state" and seq in self.muted:
            self._check_one_of([self.moments[seq], *self.muted[seq]], message, guest)
        else:
            _CHECKS.get(kind, _unknown)(self, message, guest, sent)
        if "seq" in message:
            moment = self.moments[message["seq"]]
            seat = moment.people.get(guest, Person()).seat
            talk = [line for line in _texts(message) if words(line)]
            extra = words(text) - moment.known.get(seat, frozenset()) - words(" ".join(talk))
            _demand(not extra, f"words that nobody has told them: {sorted(extra)}", message)

    # --- message by message ------------------------------------------------------------------

    def _check_one_of(self, moments: Sequence[Moment], message: Facts, guest: str) -> None:
        for moment in moments[:-1]:
            with suppress(Finding):
                return self._stands(moment, message, guest)
        self._stands(moments[-1], message, guest)

    def _state(self, message: Facts, guest: str, sent: Mapping[str, str]) -> None:
        self._stands(self.moments[message["seq"]], message, guest)

    def _stands(self, moment: Moment, message: Facts, guest: str) -> None:
        _only(message, "version", "seq", "now", "you", "table", "game", "log")
        person = moment.people.get(guest, Person())
        you = {"person": person.number, "seat": person.seat, "muted": sorted(person.muted)}
        _same(message["you"], you)
        _same(message["table"], moment.table)
        _same(message["game"], moment.games and moment.games[person.seat])
        for line in message["log"]:
            _only(line, "seq", "at", "event")
            _demand(line["seq"] <= message["seq"], "what has not happened yet", line)
            _same(line["at"], self.moments[line["seq"]].at)
            _same(line["event"], self.happened(line["seq"], person, moment.stage))

    def _event(self, message: Facts, guest: str, sent: Mapping[str, str]) -> None:
        _only(message, "seq", "at", "event", "table", "game", "ack")
        moment = self.moments[message["seq"]]
        person = moment.people.get(guest, Person())
        _same(message["at"], moment.at)
        _same(message["event"], self.happened(message["seq"], person, moment.stage))
        _part(message.get("table", {}), moment.table)
        _part(message.get("game", {}), moment.games[person.seat] if moment.games else {})
        _demand(message.get("ack", "") in ("", *sent), "the id of another's command", message)

    def _ack(self, message: Facts, guest: str, sent: Mapping[str, str]) -> None:
        _only(message, "id", "seq")
        _demand(message["id"] in sent, "the id of another's command", message)

    def _pong(self, message: Facts, guest: str, sent: Mapping[str, str]) -> None:
        _only(message, "id", "now")
        _demand(message["id"] in sent, "the id of another's command", message)

    def _hint(self, message: Facts, guest: str, sent: Mapping[str, str]) -> None:
        """A move that its receiver may make, and a reason with what they may see of the table."""
        _only(message, "id", "move", "reason", "args")
        _demand(message["id"] in sent, "the id of another's command", message)
        turns = [
            moment
            for moment in self.moments.values()
            if moment.games and guest in moment.people
            if message["move"] in moment.games[moment.people[guest].seat]["legal"]
        ]
        _demand(turns, "a move that was never theirs to make", message)
        _demand(re.fullmatch(r"reason-[\w-]+", message["reason"]), "no id", message)
        _only(message["args"], "seat", "cell", "role", "percent", "deed")

    def _refusal(self, message: Facts, guest: str, sent: Mapping[str, str]) -> None:
        _only(message, "id", "error")
        _demand(message["id"] in ("", *sent), "the id of another's command", message)
        error = message["error"]
        _only(error, "message", "args", "clause")
        _demand(re.fullmatch(r"(refuse|table|server)-[\w-]+", error["message"]), "no id", error)
        _demand(re.fullmatch(r"[A-Z]\d+|", error.get("clause", "")), "no clause", error)
        said = sent.get(message["id"], "")
        turned = map(sorted, re.findall(WORD, said.translate(UPSIDE_DOWN)))
        cards = [*turned, *map(sorted, re.findall(WORD, said))]
        for name, value in error.get("args", {}).items():
            # An argument quotes who asked, is somebody's name or a number: a seat, a limit.
            quoted = str(value) in said or name == "detail" or value in self.guests
            quoted = quoted or sorted(str(value)) in cards
            _demand(quoted or re.fullmatch(r"\d+", str(value)), "more than was asked", error)

    def _bye(self, message: Facts, guest: str, sent: Mapping[str, str]) -> None:
        _only(message, "error")
        _only(message["error"], "message")


_CHECKS: Final = {
    "state": Secrets._state,
    "event": Secrets._event,
    "ack": Secrets._ack,
    "pong": Secrets._pong,
    "hint": Secrets._hint,
    "refusal": Secrets._refusal,
    "bye": Secrets._bye,
}


def _seats(code: str, rows: Sequence[EntryRow]) -> list[int]:
    """The seats through whose eyes somebody looks, sooner or later."""
    table = Table(code)
    found: set[int] = set()
    for row in rows:
        table.apply(row.seq, row.at, e.decode(row.data))
        found.update(person.seat for person in table.people if person.seat is not None)
    return sorted(found)


def _unknown(secrets: Secrets, message: Facts, guest: str, sent: Mapping[str, str]) -> None:
    raise Finding(f"a message of an unknown type: {message}")


def _demand(right: object, what: str, where: object) -> None:
    if not right:
        raise Finding(f"{what}: {where}"[:2000])


def _only(facts: Facts, *names: str) -> None:
    _demand(set(facts) <= set(names), f"not classified: {sorted(set(facts) - set(names))}", facts)


def _same(said: object, right: object) -> None:
    right = _plain(right)
    _demand(said == right, f"may be said: {right}, was said", said)


def _part(said: Facts, right: Facts) -> None:
    _only(said, *right)
    for name, value in said.items():
        _same(value, right[name])


def _plain(value: object) -> Any:
    """The same as it looks in JSON."""
    return json.loads(msgspec.json.encode(value))


def _texts(message: Facts) -> Iterator[str]:
    """What people have said, in their own words."""
    for event in (message.get("event"), *(line["event"] for line in message.get("log", ()))):
        if event is not None and event["kind"] == "said":
            yield event["text"]


def _known(view: View) -> frozenset[str]:
    """The cards and dwarfs that stand in a view; the box, which lists them all, left aside."""
    facts = view.facts()
    del facts["opening"], facts["options"]
    return words(json.dumps(facts))


# --- what is said besides --------------------------------------------------------------------


@contextmanager
def logged() -> Iterator[list[str]]:
    """All that is logged meanwhile: by us, and from warnings on by anybody.

    Without what is told late: failures before this that were counted until now.
    """
    lines: list[str] = []

    class Keeper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            ours = record.name.startswith("motherlode") or record.levelno >= logging.WARNING
            if ours and not hasattr(record, "repeated"):
                lines.append(f"{self.format(record)} {getattr(record, 'fields', '')}")

    root, ours = logging.getLogger(), logging.getLogger("motherlode")
    keeper, level = Keeper(), ours.level
    root.addHandler(keeper)
    ours.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        root.removeHandler(keeper)
        ours.setLevel(level)


# --- what the views and the table say --------------------------------------------------------


def buried_of(match: Match) -> dict[str, str]:
    """The goals as they were dealt: nobody may know them all before the round is decided."""
    if match.round.phase_name == "play":
        return {}
    middle = "9,0" if match.rules.says("far_middle_goal", True) else "8,0"
    goals = [GOALS[goal] for goal in match.deals[-1].goals]
    return dict(zip(("8,2", middle, "8,-2"), goals, strict=True))


def game_of(view: View, buried: Mapping[str, str]) -> Facts:
    """The game as a viewer may know it, in the words of the protocol."""
    cells = [f"{x},{y}" for x, y in view.goal_cells]
    return {
        # What lies open.
        "round": view.number,
        "rounds": view.rules.rounds,
        "phase": view.phase,
        "turn": view.turn,
        "starter": view.starter,
        "maze": {f"{x},{y}": text for x, y, text in view.maze},
        "before": view.before,
        "thefts": view.thefts,
        "held": view.held,
        "deck": view.deck,
        "aside": view.aside,
        "treasure": view.treasure,
        "completed_by": view.completed_by,
        "way": way_told(view.way),
        "buried": buried,
        "winners": view.winners,
        "nugget_cards": view.nugget_cards,
        "nuggets": view.nuggets,
        "has_gold": view.has_gold,
        "discards": Counter(view.discards),
        "face_down": view.face_down,
        # What the viewer alone knows.
        "hand": view.hand,
        "gold": view.gold,
        "offer": view.offer,
        "legal": view.legal,
        "goals": dict(zip(cells, view.goals, strict=True)),
        "roles": view.roles,
        "pile": view.pile,
        "out": view.out,
        "own_discards": view.own_discards,
    }


def table_of(table: Table, match: Match | None) -> Facts:
    """How a table stands, for all alike, in the words of the protocol."""
    deciding = table.deciding
    over = match is not None and match.over
    return {
        "code": table.code,
        "terms": _plain(table.terms),
        "stage": table.stage,
        "host": table.host,
        "founder": table.founder,
        "people": [
            {
                "person": p.number,
                "name": p.name,
                "here": p.here,
                "seat": p.seat,
                "asks": p.asks,
                "invited": p.invited,
                "banned": p.banned,
            }
            for p in table.people
        ],
        "seats": [
            {
                "person": s.person,
                "bot": s.bot,
                "stand_in": s.stand_in,
                "ready": s.ready,
                "begins": s.begins,
            }
            for s in table.seats
        ],
        "clock": {
            "seat": deciding,
            "deadline": deadline(table),
            "warned": deciding is not None and table.seats[deciding].warned,
            "paused": table.still,
            "banks": [seat.bank / 1000 for seat in table.seats],
        },
        "until": table.until,
        "rematch": table.rematch,
        # The gold of all is shown when the game is over, not before.
        "standing": {"gold": match.gold, "winners": match.winners} if over and match else None,
    }
