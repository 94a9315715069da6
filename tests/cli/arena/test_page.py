"""The arena's page: it needs no other file, is well formed, and can be read without its charts."""

import json
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from motherlode.arena.analysis import analyse
from motherlode.arena.lineup import matrix
from motherlode.arena.report import Report
from motherlode.cli.arena.page import page
from tests.cli.arena.runs import run


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """The report of a small run with everything in it."""
    folder = tmp_path_factory.mktemp("page")
    arguments = ["random", "greedy", "--mix", "rest=random", "--players", "3,5", "--deals", "2"]
    run(*arguments, "--workers", "1", "--out", folder)
    found: Report = json.loads((folder / "report.json").read_text())
    assert (folder / "report.html").read_text(encoding="utf-8") == page(found)
    return found


def test_page_needs_nothing_else(report: Report) -> None:
    text = page(report)
    outside = r"https?://|//[a-z]|<script|<link|<img|<iframe|@import|url\(|\bon[a-z]+="
    assert not re.search(outside, text)
    assert "prefers-color-scheme: light" in text
    assert 'name="viewport"' in text
    assert len(text.encode()) < 200_000


def test_page_is_well_formed_and_every_chart_can_be_read(report: Report) -> None:
    root = ElementTree.fromstring(page(report))
    assert root.attrib["lang"] == "en"
    headings = [heading.text for heading in root.iter("h2")]
    for heading in [
        "What the deals say", "Miners against saboteurs", "By number of players", "Every line-up",
        "One bot in another's place", "Roles", "Ratings", "Who is who", "Time for a move",
        "How this was measured",
    ]:  # fmt: skip
        assert heading in headings
    for svg in root.iter("svg"):
        assert svg.attrib.get("aria-hidden") == "true" or svg.find("title") is not None
    for table in root.iter("table"):
        assert table.findtext("caption")
        for line in table.iter("tr"):
            if (
                line.find("td") is not None
                and line.find("th[@scope='row']") is None
                and table.find("thead/tr") is not line
            ):
                raise AssertionError(ElementTree.tostring(line))
        # A drawn row says in words what it draws.
        for figures in table.findall("tbody/tr/td[@class='figures']"):
            assert figures.text
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))


def test_page_escapes_what_it_shows(report: Report) -> None:
    evil: Report = json.loads(json.dumps(report).replace("greedy", "<b>&amp"))
    text = page(evil)
    assert "<b>" not in text
    ElementTree.fromstring(text)


def test_page_of_a_run_without_games_is_a_page() -> None:
    lineups = matrix(["a", "b"], ("miner", "saboteur"))
    configuration: Any = {
        "game": "base", "edition": "pl-base", "options": {}, "players": [5], "seed": 0,
        "lineups": [lineup.text for lineup in lineups], "beliefs": "", "version": "0", "code": "",
    }  # fmt: skip
    ElementTree.fromstring(page(analyse(configuration, lineups, [], 5)))
