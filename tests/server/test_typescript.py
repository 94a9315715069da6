"""The TypeScript types of the protocol: fresh, sound, and true of what a server really sends."""

import json
import re
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import jsonschema_rs
import pytest
from websockets.asyncio.client import connect

from motherlode.client import SUBPROTOCOL
from motherlode.game.match import Match
from motherlode.game.options import Rules
from motherlode.server import typescript
from motherlode.server.http.api import CHOICES
from motherlode.server.http.openapi import VARIANTS, schema
from motherlode.server.http.replays import replay
from motherlode.server.protocol import encode
from motherlode.server.typescript import render
from tests.game.positions import some_move
from tests.server.real_servers import serving

pytestmark = pytest.mark.anyio

WEB: Final = Path(__file__).parents[2] / "web"
FILE: Final = WEB / "src" / "protocol.ts"
TSC: Final = WEB / "node_modules" / ".bin" / "tsc"

FIRST: Final = 6  # with this, seat 0 of four begins

TOKEN: Final = re.compile(
    r'\s+|//[^\n]*|/\*\*.*?\*/|("(?:[^"\\]|\\.)*"|[A-Za-z_]\w*|[0-9]+|[][{}()<>|;:?,=])', re.S
)
PLAIN: Final[dict[str, type | tuple[type, ...]]] = {
    "string": str,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}


# --- a reader for as much TypeScript as there is in the file ---------------------------------


def tokens(text: str) -> Iterator[str]:
    place = 0
    while place < len(text):
        found = TOKEN.match(text, place)
        assert found, f"what is {text[place : place + 20]!r}?"
        place = found.end()
        if found[1]:
            yield found[1]


class Reader:
    """Reads declarations: interfaces by their fields, other types as they are written."""

    def __init__(self, text: str) -> None:
        self.tokens = list(tokens(text))
        self.interfaces: dict[str, dict[str, tuple[bool, Any]]] = {}
        self.types: dict[str, Any] = {}
        self.used: set[str] = set()
        while self.tokens:
            self.take("export")
            self.declaration()

    def take(self, *wanted: str) -> str:
        token = self.tokens.pop(0)
        assert not wanted or token in wanted, f"{token} instead of {wanted}"
        return token

    def at(self, token: str) -> bool:
        return bool(self.tokens) and self.tokens[0] == token

    def skip(self, token: str) -> bool:
        return self.at(token) and bool(self.take())

    def name(self) -> str:
        name = self.take()
        assert name.isidentifier(), name
        return name

    def declaration(self) -> None:
        kind, name = self.take("interface", "type", "const"), self.name()
        assert name not in self.interfaces and name not in self.types, f"{name} twice"
        if kind == "interface":
            base = self.interfaces[self.name()] if self.skip("extends") else {}
            own = dict(self.fields())
            assert not base.keys() & own.keys(), f"fields of {name} twice"
            self.interfaces[name] = {**base, **own}
            return
        self.take("=")
        if kind == "const":
            json.loads(self.take())
        else:
            self.types[name] = self.union()
        self.take(";")

    def fields(self) -> Iterator[tuple[str, tuple[bool, Any]]]:
        self.take("{")
        while not self.skip("}"):
            name, needed = self.name(), not self.skip("?")
            self.take(":")
            yield name, (needed, self.union())
            self.take(";")

    def union(self) -> Any:
        self.skip("|")
        parts = [self.array()]
        while self.skip("|"):
            parts.append(self.array())
        return ("or", parts)

    def array(self) -> Any:
        found = self.one()
        while self.skip("["):
            self.take("]")
            found = ("array", found)
        return found

    def one(self) -> Any:
        if self.skip("("):
            found = self.union()
            self.take(")")
            return found
        if self.skip("["):
            return ("tuple", self.several("]"))
        if self.tokens[0].startswith('"'):
            return ("literal", json.loads(self.take()))
        name = self.name()
        self.used.add(name)
        return ("name", name, self.several(">") if self.skip("<") else [])

    def several(self, end: str) -> list[Any]:
        found = [self.union()]
        while self.take(",", end) == ",":
            found.append(self.union())
        return found

    # What fits a type is checked as strictly as TypeScript checks what is written out.

    def fits(self, value: Any, kind: Any) -> bool:
        what = kind[0]
        if what == "or":
            return any(self.fits(value, part) for part in kind[1])
        if what == "literal":
            return bool(value == kind[1])
        if what == "array":
            return isinstance(value, list) and all(self.fits(one, kind[1]) for one in value)
        if what == "tuple":
            return (
                isinstance(value, list)
                and len(value) == len(kind[1])
                and all(map(self.fits, value, kind[1]))
            )
        _, name, inside = kind
        if name in PLAIN:
            return isinstance(value, PLAIN[name]) and (name == "boolean") == isinstance(value, bool)
        if name == "Record":
            return isinstance(value, dict) and all(
                self.fits(key, inside[0]) and self.fits(one, inside[1])
                for key, one in value.items()
            )
        if name in ("Partial", "Required"):
            ((_, (of,)),) = inside
            return self.fits_fields(value, of[1], name == "Required")
        if name in self.types:
            return self.fits(value, self.types[name])
        return self.fits_fields(value, name, None)

    def fits_fields(self, value: Any, name: str, all_needed: bool | None) -> bool:
        fields = self.interfaces[name]
        return (
            isinstance(value, dict)
            and value.keys() <= fields.keys()
            and all(
                self.fits(value[field], kind)
                if field in value
                else not (needed if all_needed is None else all_needed)
                for field, (needed, kind) in fields.items()
            )
        )

    def is_a(self, value: Any, name: str) -> bool:
        return self.fits(value, ("name", name, []))


@pytest.fixture(scope="module")
def file() -> Reader:
    return Reader(FILE.read_text(encoding="utf-8"))


# --- the file --------------------------------------------------------------------------------


def test_the_file_is_what_would_be_written_now() -> None:
    assert FILE.read_text(encoding="utf-8") == render(), (
        "run: python -m motherlode.server.typescript > web/src/protocol.ts"
    )


def test_every_definition_is_declared_and_every_name_that_is_used(file: Reader) -> None:
    declared = {*file.interfaces, *file.types}
    assert declared == set(schema()["$defs"])
    assert file.used <= declared | set(PLAIN) | {"Record", "Partial", "Required"}


def test_unions_are_told_apart_by_one_field(file: Reader) -> None:
    for union, field in (
        ("Request", "do"),
        ("Reply", "type"),
        ("Happened", "kind"),
        ("Fact", "event"),
    ):
        members = [part[1] for part in file.types[union][1]]
        marks = [file.interfaces[member][field] for member in members]
        assert all(needed and kind[0] == "or" for needed, kind in marks)
        values = [kind[1][0] for _, kind in marks]
        assert all(what == "literal" for what, _ in values)
        assert len(set(values)) == len(members) > 5
        assert len(schema()["$defs"][union]["discriminator"]["mapping"]) == len(members)


def test_lines_are_short_and_every_type_is_explained() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert max(map(len, text.splitlines())) <= 100
    assert not re.search(r"(?<!\*/)\nexport (interface|type)", text)


@pytest.mark.parametrize(
    "odd", [{"type": "date"}, {"type": "object"}, {"not": {"type": "null"}}, {}], ids=str
)
def test_what_cannot_be_said_is_not_left_out(
    odd: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(typescript, "schema", lambda: {"$defs": {"Request": odd, "Reply": odd}})
    with pytest.raises(ValueError, match="no type in TypeScript"):
        render()


def test_reader_takes_nothing_that_is_not_a_declaration() -> None:
    for wrong in ("export type A = ;", "type A = string;", "export type A = string", "export #"):
        with pytest.raises((AssertionError, IndexError)):
            Reader(wrong)


@pytest.mark.skipif(not TSC.exists(), reason="the packages of web/ are not installed")
def test_typescript_takes_the_file(tmp_path: Path) -> None:
    options = ["--strict", "--noEmit", "--target", "es2022"]
    command = [str(TSC), *options, str(FILE)]
    # Elsewhere, so that no settings of the client's are mixed in.
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


# --- what is really sent ---------------------------------------------------------------------


async def messages(url: str, code: str, token: str) -> AsyncIterator[Any]:
    """All that the server sends to somebody who starts a game and takes the first legal moves."""
    where = f"ws{url.removeprefix('http')}/api/tables/{code}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    state: Any = {}
    asked = 0
    async with connect(where, subprotocols=[SUBPROTOCOL], additional_headers=headers) as socket:
        async for text in socket:
            message = json.loads(text)
            yield message
            if message["type"] == "state" and not state:
                for what in ("ping", "fly", "check", "start", "hint"):
                    more = {"move": "NES@1,0"} if what == "check" else {}
                    await socket.send(json.dumps({"do": what, "id": what, **more}))
                await socket.send('{"do": "sit", "id": "sit"}')  # where one sits already
            if message["type"] == "state":
                state = message
            elif message["type"] == "event":
                state["table"].update(message.get("table", {}))
                state["game"] = {**(state["game"] or {}), **message.get("game", {})}
            if message["type"] == "bye" or state["table"]["stage"] == "over":
                return
            legal = (state["game"] or {}).get("legal")
            if legal and message["type"] in ("state", "event"):
                asked += 1
                await socket.send(json.dumps({"do": "play", "id": f"{asked}", "move": legal[0]}))


@pytest.mark.parametrize("game", ["base", "expansion"])
async def test_types_are_true_of_what_a_server_sends(
    file: Reader, new_database: Callable[..., str], game: str
) -> None:
    valid = jsonschema_rs.validator_for({**schema(), "$ref": "#/$defs/Reply"})
    kinds: dict[str, Any] = {}
    async with serving(new_database("sqlite")) as live:
        live.server.hub.rng = Random(FIRST)
        ann = await live.guest("Ann")
        code = await ann.open_table(game=game, seats=4, fill="random", options={"rounds": 1})
        async for message in messages(live.url, code, ann.token):
            assert file.is_a(message, "Reply"), message
            valid.validate(message)
            kinds.setdefault(message["type"], message)
        async for message in messages(live.url, "NOWHERE", ann.token):
            assert file.is_a(message, "Reply"), message
            kinds.setdefault(message["type"], message)
    assert kinds.keys() == {"state", "event", "ack", "refusal", "hint", "pong", "bye"}
    # And what is not sent is not true of them: a field less, a field more, another kind.
    for message in kinds.values():
        for name in message:
            less = {key: value for key, value in message.items() if key != name}
            if name not in ("table", "game", "ack") or message["type"] == "state":
                assert not file.is_a(less, "Reply") and not valid.is_valid(less)
            assert not file.is_a({**message, name: {"odd": None}}, "Reply")
        assert not file.is_a({**message, "odd": 1}, "Reply")
        assert not file.is_a({**message, "type": "odd"}, "Reply")


def test_choices_are_what_their_type_says(file: Reader) -> None:
    choices = json.loads(encode(CHOICES))
    assert file.is_a(choices, "Choices")
    jsonschema_rs.validator_for({**schema(), "$ref": "#/$defs/Choices"}).validate(choices)
    assert not file.is_a({**choices, "terms": {"seats": 4}}, "Choices")


@pytest.mark.parametrize("game", ["base", "expansion"])
def test_replays_are_what_their_type_says(file: Reader, game: str) -> None:
    valid = jsonschema_rs.validator_for({**schema(), "$ref": "#/$defs/ReplayOut"})
    match, rng = Match(Rules(game, 4, options={"rounds": 2})), Random(1)
    while not match.over:
        if match.needs_deal:
            match.shuffle(rng)
        match.play(some_move(match.round, rng, 0.9))
    for viewer in ("truth", "table", "3"):
        found = json.loads(replay(match, [""] * 4, viewer))
        assert file.is_a(found, "ReplayOut")
        valid.validate(found)
        odd: Any
        for odd in ({"hands": ["map"]}, {"golds": None}, {"way": {}}, {"odd": 1}):
            wrong = {**found, "frames": [{**found["frames"][0], "game": odd}]}
            assert not file.is_a(wrong, "ReplayOut") and not valid.is_valid(wrong)


def test_changes_are_parts_of_what_they_change() -> None:
    definitions = schema()["$defs"]
    for name, (of, kind, _) in VARIANTS.items():
        fields = definitions[of]["properties"]
        assert definitions[name]["properties"].keys() == fields.keys()
        assert definitions[name]["required"] == ([] if kind == "Partial" else list(fields))
