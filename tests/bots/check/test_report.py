"""The report of a check: what is kept, what is only counted, and how long moves took."""

from motherlode.bots import Budget
from motherlode.bots.check.report import CHECKS, KEPT, WARNINGS, CheckReport, Times


def new_report() -> CheckReport:
    return CheckReport("greedy", Budget(playouts=20), Budget(seconds=0.1), seed=0)


def test_first_findings_of_a_check_are_kept_and_all_are_counted() -> None:
    report = new_report()
    for number in range(3 * KEPT):
        report.found("errors", f"error {number // 2}")  # each message twice
    assert [finding.message for finding in report.findings] == [f"error {n}" for n in range(KEPT)]
    assert report.counts["errors"] == 3 * KEPT
    assert report.state("errors") == "failed"
    assert not report.ok


def test_where_it_happened_is_worked_out_only_for_what_is_kept() -> None:
    report = new_report()
    report.found("time", "too slow")

    def place() -> None:
        raise AssertionError("nobody will see this")

    report.found("time", "too slow", place)  # type: ignore[arg-type]
    assert report.counts["time"] == 2


def test_warnings_leave_a_bot_fit_to_play() -> None:
    report = new_report()
    for check in WARNINGS:
        report.found(check, "odd")
    assert {report.state(check) for check in WARNINGS} == {"warning"}
    assert report.ok


def test_check_that_says_nothing_is_left_out_with_its_findings() -> None:
    report = new_report()
    report.found("hidden", "another move")
    report.skip("hidden", "it has a chance of its own")
    assert (report.state("hidden"), report.findings, report.ok) == ("not checked", [], True)
    checks = report.facts()["checks"]
    assert isinstance(checks, dict)
    assert checks.keys() == CHECKS.keys()
    assert checks["hidden"]["why"] == "it has a chance of its own"


def test_times_have_mean_99th_percentile_and_longest() -> None:
    times = Times()
    assert times.facts() == {}
    times.taken += [n / 100 for n in range(200, 0, -1)]
    assert times.facts() == {"mean": 1.005, "99%": 1.99, "max": 2.0}
