"""Evenings one after the other, each with a new database and nothing left of the one before."""

import asyncio
import gc
import logging
import shutil
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from motherlode.server.storage.migrations import migrate

from .evening import Evening


class Outcome(NamedTuple):
    """What came of an evening."""

    seed: int
    digest: str  # of its trace
    failures: list[str]


def told(outcome: Outcome) -> str:
    """What was found, and how to see it again."""
    command = f".venv/bin/python -m tests.simulation {outcome.seed} --trace"
    return f"evening {outcome.seed} failed; again: {command}\n  " + "\n  ".join(outcome.failures)


Take = Callable[[int], Outcome]


@contextmanager
def _quietly() -> Iterator[None]:
    """What was under way in the dead ends in many ways, which nobody needs to know."""
    hook, sys.unraisablehook = sys.unraisablehook, lambda _: None
    logging.disable()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.disable(logging.NOTSET)
        sys.unraisablehook = hook


@contextmanager
def evenings(show: Callable[[str], None] | None = None) -> Iterator[Take]:
    """Lets evenings take place, each from its seed. `show` gets their traces line by line."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        template, file = Path(folder, "template.db"), Path(folder, "evening.db")
        asyncio.run(migrate(f"sqlite:///{template}"))

        def take(seed: int) -> Outcome:
            shutil.copy(template, file)
            evening = Evening(seed, file, show)
            try:
                evening.run()
            except Exception as error:
                if not evening.failures:
                    evening.fail(repr(error))
            with _quietly():
                evening.end()
                outcome = Outcome(seed, evening.trace.digest, evening.failures)
                del evening
                gc.collect()
            for old in Path(folder).glob("evening.db*"):
                old.unlink()
            return outcome

        gc.collect()
        gc.freeze()  # so that the next times there is little to look at
        gc.disable()  # what is collected ends, and must do so always at the same moment
        try:
            yield take
        finally:
            gc.unfreeze()
            gc.enable()
