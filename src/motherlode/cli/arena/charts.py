"""Charts for pages, made of plain HTML tables and SVG: each is readable as the table it is.

A *strip* is the drawn cell of a row. Positions on it are percentages, so that it is as wide as the
page allows and no letter is ever scaled.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from ...arena.calibration import Bin

ROCK, LIT = (62, 51, 43), (246, 205, 130)  # a tunnel nobody has dug, and one with light in it
LIGHT_INK, DARK_INK = "#ffffff", "#080402"
MIDDLE = 13  # of a strip's height


@dataclass(frozen=True)
class Scale:
    """The position of a value on a strip, in percent."""

    low: float
    high: float
    ticks: Sequence[tuple[float, str]]
    logarithmic: bool = False

    def at(self, value: float) -> float:
        low, high = self.low, self.high
        if self.logarithmic:
            low, high, value = log10(low), log10(high), log10(max(value, self.low))
        return round(100 * min(1.0, max(0.0, (value - low) / (high - low))), 2)


def scale_for(values: Sequence[float], parts: int = 4) -> Scale:
    """A scale that holds these values and 0, with round ticks."""
    low, high = min([0.0, *values]), max([0.0, *values])
    rough = max(high - low, 1e-9) / parts
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * size for size in (1, 2, 5, 10) if unit * size >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    ticks = [(i * step, f"{i * step:g}") for i in range(first, max(last, first + 1) + 1)]
    return Scale(ticks[0][0], ticks[-1][0], ticks)


@dataclass(frozen=True)
class Line:
    """A row of a chart: its label, its marks, its figures in words."""

    name: str
    marks: str
    figures: str
    group: str = ""  # printed above the first row of a group


def reach(scale: Scale, low: float | None, high: float | None) -> str:
    """An interval."""
    if low is None or high is None:
        return ""
    a, b = scale.at(low), scale.at(high)
    return f'<line class="reach" x1="{a}%" x2="{b}%" y1="{MIDDLE}" y2="{MIDDLE}"/>'


def dot(scale: Scale, value: float, hollow: bool = False, square: bool = False) -> str:
    """A value; hollow if it proves nothing."""
    look = "mark hollow" if hollow else "mark"
    x = scale.at(value)
    if square:
        return (
            f'<rect class="{look}" x="{x}%" y="{MIDDLE - 5}" width="10" height="10" '
            'transform="translate(-5)"/>'
        )
    return f'<circle class="{look}" cx="{x}%" cy="{MIDDLE}" r="5.5"/>'


def post(scale: Scale, value: float) -> str:
    """A short upright line."""
    x = scale.at(value)
    return f'<line class="post" x1="{x}%" x2="{x}%" y1="{MIDDLE - 7}" y2="{MIDDLE + 7}"/>'


def bar(scale: Scale, value: float) -> str:
    """From zero to a value."""
    a, b = sorted((scale.at(0), scale.at(value)))
    return f'<rect class="bar" x="{a}%" width="{round(b - a, 2)}%" y="5" height="16" rx="2"/>'


def chart(caption: str, heads: tuple[str, str], scale: Scale, lines: Sequence[Line]) -> str:
    """A table whose middle column is drawn."""
    grid = "".join(
        f'<line class="{"zero" if tick == 0 and scale.low < 0 else "grid"}" x1="{scale.at(tick)}%" '
        f'x2="{scale.at(tick)}%" y1="0" y2="100%"/>'
        for tick, _ in scale.ticks
    )
    body, group = [], ""
    for line in lines:
        if line.group != group:
            group = line.group
            body.append(
                f'<tr class="group" role="row"><th colspan="3" scope="colgroup" role="cell">'
                f"{escape(group)}</th></tr>"
            )
        body.append(
            f'<tr role="row"><th scope="row" role="rowheader">{escape(line.name)}</th>'
            f'<td class="strip" role="cell"><svg aria-hidden="true" width="100%" height="26">'
            f"{grid}{line.marks}</svg></td>"
            f'<td class="figures" role="cell">{escape(line.figures)}</td></tr>'
        )
    axis = "".join(
        f'<span style="left:{scale.at(tick)}%"{_edge(scale.at(tick))}>{escape(text)}</span>'
        for tick, text in scale.ticks
    )
    return (
        f'<table class="chart" role="table"><caption>{escape(caption)}</caption>'
        f'<thead><tr role="row"><th scope="col" role="columnheader">{escape(heads[0])}</th>'
        f'<td class="strip" aria-hidden="true"><div class="axis">{axis}</div></td>'
        f'<th scope="col" role="columnheader" class="figures">{escape(heads[1])}</th></tr></thead>'
        f"<tbody>{''.join(body)}</tbody></table>"
    )


def _edge(percent: float) -> str:
    """The outermost labels of an axis stay inside it."""
    return ' class="first"' if percent < 4 else ' class="last"' if percent > 96 else ""


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A plain table, its first column the rows' names."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="scroll"><table class="plain"><caption>{escape(caption)}</caption>'
        f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )


@dataclass(frozen=True)
class Cell:
    """A cell of a heat map: its warmth from 0 to 1, its figure, what is small beneath."""

    warmth: float
    figure: str
    small: str = ""


def heat_map(
    caption: str,
    corner: str,
    heads: Sequence[str],
    rows: Sequence[tuple[str, Sequence[Cell | None]]],
    small: bool = False,
) -> str:
    """A table whose cells are warmer the higher their figures are."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(map(_heat, cells))}</tr>'
        for name, cells in rows
    )
    return (
        f'<div class="scroll"><table class="heat{" small" if small else ""}">'
        f"<caption>{escape(caption)}</caption><thead><tr><th>{escape(corner)}</th>{top}</tr></thead>"
        f"<tbody>{body}</tbody></table></div>"
    )


def _heat(cell: Cell | None) -> str:
    if cell is None:
        return '<td class="none">not played</td>'
    ground = [a + (b - a) * cell.warmth for a, b in zip(ROCK, LIT, strict=True)]
    colour = "#" + "".join(f"{round(part):02x}" for part in ground)
    ink = LIGHT_INK if luminance(ground) < 0.18 else DARK_INK  # whichever stands out more
    small = f"<small>{escape(cell.small)}</small>" if cell.small else ""
    return f'<td style="background:{colour};color:{ink}">{escape(cell.figure)}{small}</td>'


def luminance(colour: Sequence[float]) -> float:
    """How light a colour is, from 0 to 1."""
    parts = [c / 255 for c in colour]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def reliability(bins: Sequence[Bin]) -> str:
    """Suspicion against truth: on the diagonal, of ten seats suspected to 30 % three are guilty."""
    side, left, top = 300, 46, 12
    most = max((found["seats"] for found in bins), default=1) or 1

    def x(value: float) -> float:
        return round(left + side * value, 1)

    def y(value: float) -> float:
        return round(top + side * (1 - value), 1)

    drawn = [
        '<svg class="square" role="img" viewBox="0 0 360 362" '
        'aria-labelledby="reliability-title reliability-desc">'
        '<title id="reliability-title">Suspicion against truth</title>'
        '<desc id="reliability-desc">For each tenth of suspicion the share of seats that were '
        "saboteurs, with its interval; the table beside it has the figures.</desc>"
    ]
    for tick in (0, 0.25, 0.5, 0.75, 1):
        drawn.append(
            f'<line class="grid" x1="{x(tick)}" x2="{x(tick)}" y1="{y(0)}" y2="{y(1)}"/>'
            f'<line class="grid" x1="{x(0)}" x2="{x(1)}" y1="{y(tick)}" y2="{y(tick)}"/>'
            f'<text x="{x(tick)}" y="{y(0) + 18}" text-anchor="middle">{tick * 100:.0f}</text>'
            f'<text x="{left - 7}" y="{y(tick) + 4}" text-anchor="end">{tick * 100:.0f}</text>'
        )
    drawn.append(f'<line class="zero" x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}"/>')
    for found in bins:
        if found["seats"]:
            at, seen = x(found["forecast"]), found["observed"]
            size = round(3 + 7 * (found["seats"] / most) ** 0.5, 1)
            drawn.append(
                f'<line class="reach" x1="{at}" x2="{at}" y1="{y(seen["low"])}" '
                f'y2="{y(seen["high"])}"/>'
                f'<circle class="mark" cx="{at}" cy="{y(seen["rate"])}" r="{size}"/>'
            )
    drawn.append(
        f'<text x="{x(0.5)}" y="{top + side + 40}" text-anchor="middle">suspected to be a saboteur,'
        f' %</text><text transform="translate(13 {y(0.5)}) rotate(-90)" text-anchor="middle">'
        "was one, %</text></svg>"
    )
    return "".join(drawn)
