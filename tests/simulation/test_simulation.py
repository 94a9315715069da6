"""Whole evenings in simulated time: what must be true is true whatever goes wrong."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from tests.simulation.deliberate_faults import FAULTS
from tests.simulation.evenings import Take, evenings, told

pytestmark = pytest.mark.one_engine

EVENINGS = 100
PART = 20  # of them in one test, so that they are shared among processes
ENOUGH = 300  # evenings in which every fault made on purpose is found
AGAIN = range(30, 36)


@pytest.fixture(scope="module")
def take() -> Iterator[Take]:
    with evenings() as take:
        yield take


@pytest.mark.parametrize("first", range(0, EVENINGS, PART))
def test_evenings_end_well(take: Take, first: int) -> None:
    for seed in range(first, first + PART):
        outcome = take(seed)
        assert not outcome.failures, told(outcome)


def test_a_seed_is_the_same_evening_each_time(take: Take) -> None:
    """Also in another process, where sets and dicts have another order."""
    here = [take(seed).digest for seed in AGAIN]
    assert [take(seed).digest for seed in AGAIN] == here
    program = f"""
from tests.simulation.evenings import evenings
with evenings() as take:
    print(*[take(seed).digest for seed in {AGAIN!r}])
"""
    environment = {**os.environ, "PYTHONHASHSEED": "12345"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, check=True, text=True
    )
    assert done.stdout.split() == here


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_made_on_purpose_is_found(
    take: Take, fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    first = FAULTS[fault]
    assert any(take(seed).failures for seed in range(first, first + ENOUGH))
