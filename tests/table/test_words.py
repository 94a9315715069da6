"""What a table and the server say has words, and there are no words that nobody says."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from motherlode.table.talk import PHRASES
from motherlode.words import LANGUAGES, words
from tests.fluent_texts import patterns, variables

pytestmark = pytest.mark.one_engine

SOURCE: Final = Path(__file__).parents[2] / "src" / "motherlode"
WORDS: Final = {
    name: variables(pattern)
    for file in ("refusals.ftl", "table.ftl", "terminal.ftl")
    for name, pattern in patterns("en", file)
}
REFUSED: Final = ("Refused", "IllegalMove", "OptionError")
POINTS: Final[dict[str, set[str]]] = {"goal": {"goal"}, "seat": {"name"}, "": set()}
ROOMS: Final = ("game", "table", "server")
GOALS: Final = (0, 1, 2)
# What a refusal carries besides: the clause of the rules, and what is meant for programs first.
BESIDES: Final = {"clause", "detail"}


def nodes(room: str) -> Iterator[ast.AST]:
    for file in sorted((SOURCE / room).rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def strings(node: ast.expr) -> list[str]:
    """What a first argument can be, if it is written out: one text, or one or the other."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def refusals(room: str) -> set[tuple[str, frozenset[str]]]:
    """Every `Refused("…", …)`, with the variables that it is given."""
    found = set()
    for node in nodes(room):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in REFUSED:
            given = {word.arg for word in node.keywords if word.arg} - BESIDES
            found |= {(id, frozenset(given)) for id in strings(node.args[0])}
    return found


def named(room: str, prefix: str) -> set[str]:
    """Every id with a prefix that is said in the code."""
    found: list[ast.Constant] = []
    other: set[ast.AST | None] = set()
    for node in nodes(room):
        if isinstance(node, ast.Constant):
            found.append(node)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "event":
            other |= set(node.args)  # what is written into the log
        elif isinstance(node, ast.Dict):
            other |= set(node.keys)  # a status for an id does not say it
        elif isinstance(node, ast.Compare):
            other |= {node.left, *node.comparators}
    texts = {node.value for node in found if node not in other}
    return {t for t in texts if isinstance(t, str) and re.fullmatch(f"{prefix}-[a-z-]+", t)}


def written(prefix: str) -> set[str]:
    return {id for id in WORDS if id.startswith(f"{prefix}-")}


@pytest.mark.parametrize("room", ROOMS)
def test_every_refusal_has_words_with_its_variables(room: str) -> None:
    said = refusals(room)
    assert room == "server" or len(said) > 30
    for id, given in sorted(said, key=str):
        assert id in WORDS
        assert WORDS[id] - BESIDES == set(given), id


def test_every_refusal_of_a_record_has_words_with_its_line() -> None:
    said = named("game", "server")
    assert len(said) == 6
    for id in said:
        assert WORDS[id] <= {"line"}, id


def test_every_id_of_the_server_has_words() -> None:
    assert named("server", "server") <= written("server")


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_has_words_for_what_it_points_at(phrase: str) -> None:
    assert WORDS[f"phrase-{phrase}"] == POINTS[PHRASES[phrase]]


def test_no_refusal_of_a_table_is_unused() -> None:
    assert written("table") <= set().union(*(named(room, "table") for room in ROOMS))


def test_no_phrase_is_unused() -> None:
    assert written("phrase") == {f"phrase-{phrase}" for phrase in PHRASES}


def test_no_refusal_of_the_server_is_unused() -> None:
    assert written("server") <= named("game", "server") | named("server", "server")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_can_be_said(language: str, phrase: str) -> None:
    say, id = words(language).say, f"phrase-{phrase}"
    if PHRASES[phrase] == "goal":
        # No two goals, and no goal and an unknown one, are called the same.
        assert len({say(id, goal=goal) for goal in (*GOALS, "?")}) == len(GOALS) + 1
    elif PHRASES[phrase] == "seat":
        assert "Łucja Є." in say(id, name="Łucja Є.")
    else:
        assert say(id)


@pytest.mark.parametrize(
    ("language", "goal", "text"),
    [
        ("en", 0, "Let’s dig to the upper goal!"),
        ("es", 2, "¡Excavemos hacia el Objetivo de abajo!"),
        ("pl", 0, "Kopmy do górnego celu!"),
        ("pl", 1, "Kopmy do środkowego celu!"),
        ("pl", 2, "Kopmy do dolnego celu!"),
        ("uk", 0, "Копаймо до верхньої карти кінця!"),
        ("uk", 1, "Копаймо до середньої карти кінця!"),
        ("uk", 2, "Копаймо до нижньої карти кінця!"),
    ],
)
def test_goals_from_top_to_bottom(language: str, goal: int, text: str) -> None:
    assert words(language).say("phrase-dig-there", goal=goal) == text


@pytest.mark.parametrize(
    ("language", "seconds", "text"),
    [
        ("en", 1, "You write very fast: wait 1 second."),
        ("es", 12, "Escribes muy rápido: espera 12 segundos."),
        ("pl", 1, "Piszesz bardzo szybko: poczekaj 1 sekundę."),
        ("pl", 3, "Piszesz bardzo szybko: poczekaj 3 sekundy."),
        ("pl", 12, "Piszesz bardzo szybko: poczekaj 12 sekund."),
        ("uk", 1, "Ви пишете дуже швидко: зачекайте 1 секунду."),
        ("uk", 3, "Ви пишете дуже швидко: зачекайте 3 секунди."),
        ("uk", 12, "Ви пишете дуже швидко: зачекайте 12 секунд."),
    ],
)
def test_numbers_have_their_forms(language: str, seconds: int, text: str) -> None:
    assert words(language).say("table-too-fast", seconds=seconds) == text
