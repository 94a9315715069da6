"""The words are the same in every language, apart from the language."""

import re
from importlib.resources import files
from typing import Final

import pytest
from fluent.syntax import ast

from motherlode.bots.players.explanations import AGAINST, FOR
from motherlode.game.cards import ROLES
from motherlode.game.message import Message
from motherlode.words import LANGUAGES, default_language, words
from tests.fluent_texts import FILES, Variables, needed, patterns, resource, variables

pytestmark = pytest.mark.one_engine

OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")
CLAUSES: Final = (
    *(f"T{number}" for number in range(1, 4)),
    *(f"B{number}" for number in range(1, 25)),
    *(f"X{number}" for number in range(1, 24)),
    *(f"N{number}" for number in range(1, 5)),
)
# What a variable can be besides a number, where that makes a difference.
VALUES: Final[dict[str, tuple[str, ...]]] = {"role": ROLES, "deed": ("none", *AGAINST, *FOR)}
# Names, signs and frames that are the same in every language.
NAMES: Final = (
    *(
        "start-title",
        "start-page",
        "start-row",
        "replay-times",
        "text-at",
        "text-player",
        "web-named",
    ),
    *(f"start-language-{language}" for language in LANGUAGES),
)
# Words that really are the same as in English.
SAME: Final = {
    *((language, name) for language in OTHERS for name in NAMES),
    *(("pl", name) for name in ("card-start", "start-begin", "start-bot", "web-bot")),
    ("pl", "start-volume-percent"),
    *(("es", name) for name in ("start-bot", "start-game-base", "start-game-expansion", "web-bot")),
    *(("es", name) for name in ("web-game", "web-game.base", "web-game.expansion")),
    ("es", "start-time"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    folder = files("motherlode") / "locales" / language
    assert sorted(file.name for file in folder.iterdir()) == list(FILES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_valid_and_says_nothing_twice(language: str) -> None:
    names: list[str] = []
    for file in FILES:
        assert not [entry for entry in resource(language, file).body if isinstance(entry, ast.Junk)]
        names += [name for name, _ in patterns(language, file)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_ids_attributes_and_variables_are_those_of_english(language: str, file: str) -> None:
    english = [(name, variables(pattern)) for name, pattern in patterns("en", file)]
    theirs = [(name, variables(pattern)) for name, pattern in patterns(language, file)]
    assert theirs == english


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    for file in FILES:
        theirs = dict(patterns(language, file))
        for name, pattern in patterns("en", file):
            assert pattern.equals(theirs[name]) == ((language, name) in SAME), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_its_rule_and_title(language: str, clause: str) -> None:
    assert words(language).say(f"rule-{clause}").endswith(".")
    assert words(language).attribute(f"rule-{clause}", "title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_only_clauses_that_exist(language: str) -> None:
    for clause in CLAUSES:
        named = re.findall(r"\b[TBXN]\d+\b", words(language).say(f"rule-{clause}"))
        assert set(named) <= set(CLAUSES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for file in FILES:
        for name, used in needed(language, file).items():
            id, _, attribute = name.partition(".")
            for number in (0, 1, 2, 5):
                args = dict.fromkeys(used, number)
                if attribute:
                    text = words(language).attribute(id, attribute, **args)
                else:
                    text = words(language).say(id, **args)
                assert text.strip() == text != ""
                assert not set("{}\n\u2068\u2069") & set(text), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_and_deed_has_words_of_its_own(language: str) -> None:
    for name, pattern in patterns(language, "bots.ftl"):
        visitor = Variables()
        visitor.visit(pattern)
        for variable, keys in visitor.variants.items():
            assert keys == set(VALUES[variable]), name
            args: dict[str, str | int] = dict.fromkeys(visitor.names, 1)
            said = {words(language).say(name, **args | {variable: value}) for value in keys}
            assert len(said) == len(keys), name


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "Seat 3 discards 1 card face down."),
        ("en", 2, "Seat 3 discards 2 cards face down."),
        ("es", 1, "El jugador 3 descarta 1 carta boca abajo."),
        ("es", 2, "El jugador 3 descarta 2 cartas boca abajo."),
        ("pl", 1, "Gracz 3 odrzuca 1 zakrytą kartę."),
        ("pl", 2, "Gracz 3 odrzuca 2 zakryte karty."),
        ("pl", 5, "Gracz 3 odrzuca 5 zakrytych kart."),
        ("pl", 21, "Gracz 3 odrzuca 21 zakrytych kart."),
        ("pl", 22, "Gracz 3 odrzuca 22 zakryte karty."),
        ("uk", 1, "Гравець 3 скидає 1 карту долілиць."),
        ("uk", 2, "Гравець 3 скидає 2 карти долілиць."),
        ("uk", 5, "Гравець 3 скидає 5 карт долілиць."),
        ("uk", 21, "Гравець 3 скидає 21 карту долілиць."),
        ("uk", 22, "Гравець 3 скидає 22 карти долілиць."),
    ],
)
def test_plural_forms(language: str, count: int, text: str) -> None:
    assert words(language).say("play-discard", seat=3, count=count) == text


def test_message_names_seats_and_speaks_to_the_reader() -> None:
    names = ("Ada", "Bo", "Cleo").__getitem__
    alone = Message("end-why-alone", {"seat": 1, "role": "selfish"}, "B20")
    theirs = "Bo, the selfish dwarf, completed the way and wins alone."
    assert words("en").tell(alone, names) == words("en").tell(alone, names, 0) == theirs
    yours = "You, the selfish dwarf, completed the way and win alone."
    assert words("en").tell(alone, names, 1) == yours
    trapped = Message("end-why-trapped", {"seats": (0, 2), "count": 2}, "X20")
    assert words("en").tell(trapped, names, 0) == "Trapped, so without a share: Ada, Cleo."
    doors = Message("end-why-closed", {"team": "blue", "cells": ("3,0", "5,-1"), "count": 2}, "X7")
    assert words("en").tell(doors, names) == ("The green doors at 3,0; 5,-1 bar the way for blue.")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="en, pl, es, uk"):
        words("de")


def test_unknown_ids_and_attributes_are_key_errors() -> None:
    with pytest.raises(KeyError, match="rule-B99"):
        words("en").say("rule-B99")
    with pytest.raises(KeyError, match=r"rule-B9\.colour"):
        words("en").attribute("rule-B9", "colour")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(ValueError, match="refuse-N4-seat"):
        words("en").say("refuse-N4-seat")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "es_ES.UTF-8"}, "es"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "es_ES.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "", "LANG": "es-MX"}, "es"),
        ({"MOTHERLODE_LANG": "uk", "LC_ALL": "pl_PL.UTF-8"}, "uk"),
    ],
)
def test_the_default_language_comes_from_the_surroundings(
    environ: dict[str, str], language: str
) -> None:
    assert default_language(environ) == language
