"""Findings: what a reader of a report wants to know first, in sentences."""

from .paired import main_steps
from .report import Report, Step

SLIGHT = 0.005  # a part too small to speak of


def findings(report: Report) -> list[str]:
    """What a reader wants to know first, in sentences."""
    found: list[str] = []
    if report["standings"]:
        found += _found_steps(report)
    rated = [one for one in report["ratings"] if one["playing"] in ("sides", "seats")]
    if len(rated) > 1:
        best = max(rated, key=lambda one: one["mu"] - 3 * one["sigma"])
        found.append(
            f"Rated highest overall: {best['bot']}, {best['mu']:.1f} ± {2 * best['sigma']:.1f}."
        )
    if report["beliefs"]:
        seen = report["beliefs"]["overall"]
        losses = f"(log-loss {seen['prior']['mean']:.2f} to {seen['loss']['mean']:.2f})"
        if abs(seen["reduction"]) < SLIGHT:
            found.append(f"What was played says nothing about the roles {losses}.")
        elif seen["reduction"] > 0:
            found.append(
                f"Before a round's last card, what was played takes {100 * seen['reduction']:.0f} "
                f"% off the doubt about roles {losses}."
            )
        else:
            found.append(f"What was played misleads about the roles {losses}.")
        if seen["third"]["times"]:
            found.append(
                f"After a third of a round, the most suspected seats hold "
                f"{100 * seen['third']['mean']:.0f} % of the saboteurs; guessing would find "
                f"{100 * seen['chance']['mean']:.0f} %."
            )
    return found


def _found_steps(report: Report) -> list[str]:
    """One sentence for each step between neighbours in the order in which bots were named."""
    standing = report["standings"][0]
    order = list(dict.fromkeys(b for s in standing["steps"] for b in (s["before"], s["after"])))
    # In the expansion miners dig against each other: what counts for each is the gold.
    gold = report["configuration"]["game"] == "expansion"
    return [
        _sentence(step, gold)
        for step in main_steps(standing)
        if abs(order.index(step["after"]) - order.index(step["before"])) == 1
    ]


def _sentence(step: Step, gold: bool) -> str:
    before, after = step["before"], step["after"]
    found = step["gold"] if gold else step["wins"]
    scale, digits = (1, 2) if gold else (100, 1)
    if found["low"] is None or found["high"] is None:
        return f"As {step['playing']}, too few deals to tell {after} from {before}."
    interval = f"{scale * found['low']:+.{digits}f} to {scale * found['high']:+.{digits}f}"
    by = f"{abs(scale * found['mean']):.{digits}f}"
    if not found["decided"]:
        unit = "gold a round" if gold else "percentage points"
        sign = "+" if found["mean"] >= 0 else "-"
        return (
            f"As {step['playing']}, no difference between {after} and {before} is shown: "
            f"{sign}{by} {unit} on the same {found['deals']} deals ({interval})."
        )
    more = "more" if found["mean"] > 0 else "less"
    deed = (
        f"gains {by} gold a round {more}" if gold else f"wins {by} percentage points {more} often"
    )
    return (
        f"As {step['playing']}, {after} {deed} than {before} "
        f"on the same {found['deals']} deals ({interval})."
    )
