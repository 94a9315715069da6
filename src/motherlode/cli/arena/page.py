"""An arena's report as a page: one file that needs nothing else, for screens of any size."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

from ...arena.calibration import Calibration
from ...arena.intervals import Difference, Share
from ...arena.paired import main_steps
from ...arena.report import LineUpResult, Rating, Report, RoleResult, Standing, Step, Thinking
from .charts import (
    Cell,
    Line,
    Scale,
    bar,
    chart,
    dot,
    heat_map,
    post,
    reach,
    reliability,
    scale_for,
    table,
)
from .style import STYLE, TUNNEL
from .terminal import amount, change, counted, duration, headline, percent

PERCENT = Scale(0, 1, [(0, "0 %"), (0.25, "25"), (0.5, "50"), (0.75, "75"), (1, "100 %")])


def page(report: Report) -> str:
    """The whole page."""
    bots = ", ".join(one["bot"] for one in report["times"])
    first, *others = report["standings"]
    matrix = _matrix(first)
    parts = [_findings(report)]
    parts.append(
        f'<div class="beside">{matrix}{_lineups(first)}</div>' if matrix else _lineups(first)
    )
    if others:
        parts.append(_by_players(others))
    parts += [
        _steps(first),
        _roles(first),
        _ratings(report["ratings"]),
        _calibrations(report["beliefs"]["overall"]) if report["beliefs"] else "",
        _times(report["times"]),
        *(_more(standing) for standing in others),
        _method(report),
    ]
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>Motherlode arena: {escape(bots)}</title><style>{STYLE}</style></head><body>"
        f"<header>{TUNNEL}<h1>Motherlode arena</h1>{_lead(report, bots)}</header>"
        f"<main>{''.join(parts)}</main>"
        f"<footer>Motherlode {escape(report['configuration']['version'])}. Everything on this page "
        "comes from report.json beside it.</footer></body></html>\n"
    )


def _section(title: str, *content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(content)}</section>" if any(content) else ""


def _note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def _lead(report: Report, bots: str) -> str:
    stopped = f" of {report['planned']:,}" if report["games"] < report["planned"] else ""
    lineups = counted(len(report["configuration"]["lineups"]), "line-up")
    deals = counted(report["deals"], "deal")
    what = headline(report)
    return (
        f'<p class="lead">{escape(bots)}: {report["games"]:,} games{stopped}, {deals}, the same '
        f"for {lineups}.<br/>{escape(what[0].upper() + what[1:])}.</p>"
    )


def _findings(report: Report) -> str:
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in report["findings"])
    return _section("What the deals say", f'<ul class="findings">{items}</ul>' if items else "")


# --- who wins --------------------------------------------------------------------------------


def _matrix(standing: Standing) -> str:
    matrix = standing["matrix"]
    if matrix is None or len(matrix["miners"]) < 2:
        return ""
    rows = [
        (bot, [_cell(cell) for cell in cells])
        for bot, cells in zip(matrix["miners"], matrix["cells"], strict=True)
    ]
    caption = (
        "How often the treasure was reached, in percent, with its 95 % interval. The more light, "
        "the more often: a bright row is good miners, a dark column good saboteurs."
    )
    corner = "miners ↓ saboteurs →"
    return _section(
        "Miners against saboteurs", heat_map(caption, corner, matrix["saboteurs"], rows)
    )


def _cell(share: Share | None, interval: bool = True) -> Cell | None:
    if share is None:
        return None
    small = f"{100 * share['low']:.0f}–{100 * share['high']:.0f}" if interval else ""
    return Cell(share["rate"], f"{100 * share['rate']:.0f}", small)


def _by_players(standings: Sequence[Standing]) -> str:
    names = {r["lineup"]: " ".join(_name(r)) for s in standings for r in s["lineups"]}
    found = [{r["lineup"]: r["treasure"] for r in s["lineups"]} for s in standings]
    rows = [
        (name, [_cell(each.get(lineup), False) for each in found]) for lineup, name in names.items()
    ]
    heads = [str(standing["players"][0]) for standing in standings]
    caption = "How often the treasure was reached, in percent, by number of players."
    return _section("By number of players", heat_map(caption, "line-up", heads, rows, small=True))


def _name(result: LineUpResult) -> tuple[str, str]:
    """The heading under which a line-up is listed, and its name there."""
    if result["miners"] and result["saboteurs"]:
        return f"{result['miners']} digs", f"against {result['saboteurs']}"
    return "mixed", result["lineup"].replace(",", ", ")


def _lineups(standing: Standing) -> str:
    if not standing["lineups"]:
        return ""
    lines = [
        Line(
            _name(found)[1],
            reach(PERCENT, found["treasure"]["low"], found["treasure"]["high"])
            + dot(PERCENT, found["treasure"]["rate"]),
            percent(found["treasure"]),
            _name(found)[0],
        )
        for found in standing["lineups"]
    ]
    rows = [
        [
            " ".join(_name(found)),
            str(found["rounds"]),
            amount(found["gold"]["miners"]),
            amount(found["gold"]["saboteurs"]),
            f"{found['moves']['mean']:.1f}",
        ]
        for found in standing["lineups"]
    ]
    heads = ["line-up", "rounds", "a miner's gold", "a saboteur's gold", "moves a round"]
    return _section(
        "Every line-up",
        chart("Rounds in which the treasure was reached.", ("line-up", "%"), PERCENT, lines),
        "<details><summary>Gold and length of rounds</summary>",
        table("A seat's gold a round, by its side at the round's end.", heads, rows),
        "</details>",
    )


# --- steps -----------------------------------------------------------------------------------


def _steps(standing: Standing) -> str:
    steps = main_steps(standing)
    if not steps:
        return ""
    every = [
        [
            f"{step['before']} → {step['after']}",
            step["playing"],
            ", ".join(step["others"]),
            change(step["wins"], 100, 1),
            change(step["gold"], 1, 2),
            str(step["wins"]["deals"]),
        ]
        for step in standing["steps"]
    ]
    heads = ["step", "as", "against or beside", "points won more", "gold a round more", "deals"]
    wins = _forest("Rounds won, in percentage points.", steps, "wins", 100, 1)
    gold = _forest("Gold a seat and round.", steps, "gold", 1, 2)
    return _section(
        "One bot in another's place",
        _note(
            "Both played the same deals with the same others, so luck is the same. A full mark: "
            "the 95 % interval excludes 0, the difference is more than chance. A hollow one: not "
            "shown. Of twenty such intervals, one is wrong on average."
        ),
        f'<div class="pair"><div>{wins}</div><div>{gold}</div></div>',
        "<details><summary>All steps, one by one</summary>",
        table("* the interval excludes 0", heads, every),
        "</details>",
    )


def _forest(caption: str, steps: Sequence[Step], key: str, scale: float, digits: int) -> str:
    found: list[Difference] = [step[key] for step in steps]  # type: ignore[literal-required]
    ends = [end for d in found for end in (d["low"], d["high"], d["mean"]) if end is not None]
    axis = scale_for([scale * end for end in ends], 6)
    lines = [
        Line(
            step["playing"],
            reach(axis, *(None if end is None else scale * end for end in (d["low"], d["high"])))
            + dot(axis, scale * d["mean"], hollow=not d["decided"]),
            change(d, scale, digits).strip(),
            f"{step['after']} for {step['before']}",
        )
        for step, d in zip(steps, found, strict=True)
    ]
    return chart(caption, ("as", "more"), axis, lines)


# --- roles, ratings, time --------------------------------------------------------------------


def _roles(standing: Standing) -> str:
    roles = standing["roles"]
    if not roles:
        return ""
    axis = scale_for([found["gold"]["high"] or found["gold"]["mean"] for found in roles])
    gold = [
        Line(
            found["bot"],
            bar(axis, found["gold"]["mean"])
            + reach(axis, found["gold"]["low"], found["gold"]["high"]),
            amount(found["gold"]),
            found["role"],
        )
        for found in roles
    ]
    return _section(
        "Roles",
        _note("By the role at the round's end, over all line-ups."),
        f'<div class="pair"><div>{chart("Gold a round.", ("bot", "gold"), axis, gold)}</div>'
        f"<div>{_role_wins(roles)}</div></div>",
    )


def _role_wins(roles: Sequence[RoleResult]) -> str:
    wins = [
        Line(
            found["bot"],
            reach(PERCENT, found["wins"]["low"], found["wins"]["high"])
            + dot(PERCENT, found["wins"]["rate"], square=found["side"] == "saboteurs"),
            percent(found["wins"]),
            found["role"],
        )
        for found in roles
    ]
    return chart("Rounds won.", ("bot", "%"), PERCENT, wins)


def _ratings(ratings: Sequence[Rating]) -> str:
    if len(ratings) < 2:
        return ""
    ends = [one["mu"] + sign * 2 * one["sigma"] for one in ratings for sign in (-1, 1)]
    axis = scale_for(ends, 6)
    titles = {"sides": "overall", "seats": "by seats", "miners": "as miners"}
    lines = [
        Line(
            one["bot"],
            reach(axis, one["mu"] - 2 * one["sigma"], one["mu"] + 2 * one["sigma"])
            + dot(axis, one["mu"], square=one["playing"] == "saboteurs"),
            f"{one['mu']:.1f} ± {2 * one['sigma']:.1f}",
            titles.get(one["playing"], "as saboteurs"),
        )
        for one in ratings
    ]
    return _section(
        "Ratings",
        _note(
            "openskill, Plackett-Luce: 25 to begin with, ± 2 σ. A round is a match between the "
            "bots of the two sides; a game with bots on seats is a free-for-all by gold. The two "
            "sides' ratings compare bots on one side, not the sides with each other."
        ),
        chart("Rating.", ("bot", "rating"), axis, lines),
    )


def _times(times: Sequence[Thinking]) -> str:
    if not times:
        return ""
    low = 10.0 ** floor(log10(max(1e-6, min(one["mean"] for one in times))))
    high = 10.0 ** ceil(log10(max(1e-5, *(one["max"] for one in times))))
    powers = range(round(log10(low)), round(log10(high)) + 1)
    short = {-6: "1 µs", -5: "10", -4: "100", -3: "1 ms", -2: "10", -1: "100", 0: "1 s"}
    axis = Scale(low, high, [(10.0**p, short.get(p, f"{10 ** max(p, 0)} s")) for p in powers], True)
    lines = [
        Line(
            one["bot"],
            reach(axis, one["mean"], one["p99"]) + dot(axis, one["mean"]) + post(axis, one["max"]),
            " · ".join(map(duration, (one["mean"], one["p99"], one["max"]))),
        )
        for one in times
    ]
    return _section(
        "Time for a move",
        _note("The dot is the mean, its bar ends where 99 % of the moves lie, the post is the "
              "longest. The scale is logarithmic. On the machine that played, with other games "
              "beside it."),
        chart("Thinking time a move.", ("bot", "mean · 99 % · longest"), axis, lines),
    )  # fmt: skip


def _calibrations(seen: Calibration) -> str:
    rows = [
        [
            f"{100 * found['low']:.0f}–{100 * found['high']:.0f} %",
            f"{found['seats']:,}",
            f"{100 * found['forecast']:.1f}",
            percent(found["observed"]),
        ]
        for found in seen["reliability"]
        if found["seats"]
    ]
    heads = ["suspected", "seats", "on average %", "were saboteurs %"]
    losses = (
        f"Before a round's last card a spectator's log-loss about all roles is "
        f"{seen['prior']['mean']:.3f} from the deal alone and {seen['loss']['mean']:.3f} with what "
        f"was played ({-100 * seen['reduction']:+.1f} %)."
    )
    third = (
        f" After a third of a round, as many most suspected seats as there are saboteurs hold "
        f"{100 * seen['third']['mean']:.1f} % of them; guessing finds "
        f"{100 * seen['chance']['mean']:.1f} %."
    )
    return _section(
        "Who is who",
        f"<p>{escape(losses + (third if seen['third']['times'] else ''))}</p>",
        f'<div class="pair"><div>{reliability(seen["reliability"])}</div><div>',
        table("How many of the seats at each level of suspicion were saboteurs.", heads, rows),
        _note("Well judged seats lie on the dotted line. Larger dots stand for more seats."),
        "</div></div>",
    )


def _more(standing: Standing) -> str:
    """The same for one number of players, folded away."""
    content = _matrix(standing) + _steps(standing) + _roles(standing)
    summary = f"With {counted(standing['players'][0], 'player')}"
    return f"<details><summary>{summary}</summary>{content}</details>"


# --- how it was measured ---------------------------------------------------------------------


def _method(report: Report) -> str:
    what = report["configuration"]
    rows = {
        "game": f"{what['game']}, edition {what['edition']}",
        "options": ", ".join(f"{k}={v}" for k, v in what["options"].items()) or "none",
        "players": ", ".join(map(str, what["players"])),
        "deals": f"{report['deals']}, the same for every line-up",
        "line-ups": "; ".join(what["lineups"]),
        "seed": str(what["seed"]),
        "version": f"Motherlode {what['version']}, sources {what['code']}",
    }
    listed = "".join(f"<dt>{key}</dt><dd>{escape(text)}</dd>" for key, text in rows.items())
    return _section(
        "How this was measured",
        f"<dl>{listed}</dl>",
        f"<pre><code>{escape(report['command'])}</code></pre>" if report["command"] else "",
        _note(
            "Every line-up plays the same cards, goals and roles, so that differences are taken "
            "deal by deal. Shares have Wilson's interval; seats and games of one deal count as "
            "one observation. The same command gives the same results on any number of cores, "
            "unless a bot has its budget in seconds: what it finds in that time depends "
            "on the machine. Use playouts (as in sharp@500) for repeatable results."
        ),
    )
