"""Garbage is looked for rarely, and never in what was there at the start."""

import gc
from collections.abc import Iterator

import pytest

from motherlode.server.gc_tuning import THRESHOLDS, settle

MANY = 30_000  # objects that stay


@pytest.fixture
def settled() -> Iterator[None]:
    before = gc.get_threshold()
    settle()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.mark.usefixtures("settled")
def test_what_is_there_is_left_out_of_collections() -> None:
    assert gc.get_threshold() == THRESHOLDS
    assert gc.get_freeze_count() > 0


@pytest.mark.usefixtures("settled")
def test_no_collection_looks_at_many_objects() -> None:
    """Each takes some hundred nanoseconds, in which nobody's move is answered."""
    sizes: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            sizes.append(sum(len(gc.get_objects(young)) for young in range(info["generation"] + 1)))

    gc.callbacks.append(note)
    try:
        kept = [[number] for number in range(MANY)]
    finally:
        gc.callbacks.remove(note)
    assert len(kept) == MANY
    assert len(sizes) > 10
    assert max(sizes) < 10_000
