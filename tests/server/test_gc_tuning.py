"""Garbage is looked for rarely, and never in what was there at the start."""

import gc

from motherlode.server.gc_tuning import THRESHOLDS, settle


def test_what_is_there_is_left_out_of_collections() -> None:
    before = gc.get_threshold()
    try:
        settle()
        assert gc.get_threshold() == THRESHOLDS
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
