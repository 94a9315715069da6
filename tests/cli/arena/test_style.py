"""The look of the arena's page: no name without a meaning, and text that can be read on both
grounds."""

import inspect
import re
from itertools import product
from xml.etree import ElementTree

import pytest

from motherlode.cli.arena import charts, page, style

THEMES = [
    dict(re.findall(r"(--[\w-]+): ([^;]+);", block))
    for block in re.findall(r":root \{(.*?)\}", style.STYLE, re.DOTALL)
]
DARK, LIGHT = THEMES
DRAWN = inspect.getsource(charts) + inspect.getsource(page)


def luminance(colour: str) -> float:
    """As WCAG has it."""
    digits = "".join(2 * digit for digit in colour[1:]) if len(colour) == 4 else colour[1:]
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def test_rules_are_closed() -> None:
    assert style.STYLE.count("{") == style.STYLE.count("}")
    assert "<" not in style.STYLE


def test_every_style_variable_in_use_is_defined() -> None:
    used = set(re.findall(r"var\((--[\w-]+)\)", style.STYLE + DRAWN))
    assert used <= set(DARK)


def test_each_colour_has_its_counterpart_by_daylight() -> None:
    assert set(DARK) - set(LIGHT) == {"--font-title", "--font-ui", "--font-mono"}
    assert set(LIGHT) <= set(DARK)


@pytest.mark.parametrize("theme", THEMES, ids=["dark", "light"])
def test_text_can_be_read_on_every_ground(theme: dict[str, str]) -> None:
    """At least 4.5 to 1 for text, 3 to 1 for what is drawn."""
    grounds = ("--surface", "--surface-2")
    for text, ground in product(("--text", "--text-2", "--text-3", "--title"), grounds):
        assert contrast(theme[text], theme[ground]) >= 4.5, (text, ground)
    for drawn in ("--mark", "--reach", "--focus"):
        assert contrast(theme[drawn], theme["--surface"]) >= 3, drawn


def test_every_class_that_is_styled_is_drawn() -> None:
    rules = re.sub(r"\{[^{}]*\}", "", style.STYLE)
    styled = set(re.findall(r"\.([a-z][\w-]*)", rules))
    unused = {name for name in styled if not re.search(rf"\b{name}\b", DRAWN)}
    assert unused == set()


def test_tunnel_is_a_picture_for_the_eye_alone() -> None:
    tunnel = ElementTree.fromstring(style.TUNNEL)
    assert tunnel.attrib["aria-hidden"] == "true"
    assert tunnel.tag == "svg"
