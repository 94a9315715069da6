"""What the product takes from outside besides the loop: time, chance, and Redis.

It imports these by name; here all of these names get other meanings, for as long as an evening
lasts.
"""

import random
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

from motherlode import client
from motherlode.server import app
from motherlode.server.live import hub, relay, timekeeper
from motherlode.server.storage import commits

from .disk import Disk
from .loop import Loop
from .network import Redis
from .workers import Handed

assert app  # with it all modules of the server are there
OUTSIDE = (time.monotonic, time.perf_counter, random.uniform, secrets.token_hex)


def _found() -> list[tuple[ModuleType, str]]:
    """Where in the server these functions are called by their names."""
    modules = [sys.modules[name] for name in sorted(sys.modules) if "motherlode.server" in name]
    return [
        (module, function.__name__)
        for module in modules
        for function in OUTSIDE
        if getattr(module, function.__name__, None) is function
    ]


FOUND = _found()


@contextmanager
def surroundings(loop: Loop, redis: Redis, disk: Disk) -> Iterator[None]:
    """Time passes in this loop, chance comes of its seed; these are the only Redis and disk."""
    rng = Random(loop.rng.getrandbits(64))

    def token_hex(size: int) -> str:
        return rng.randbytes(size).hex()

    other: dict[str, Any] = {
        "monotonic": loop.time,
        "perf_counter": loop.time,
        "uniform": rng.uniform,
        "token_hex": token_hex,
    }
    changes: list[tuple[ModuleType, str, Any]] = [
        *((module, name, other[name]) for module, name in FOUND),
        (relay, "Redis", redis),
        (commits, "sqlite3", SimpleNamespace(connect=disk.open)),
        (timekeeper, "write_record", Handed),
        (hub, "gc", SimpleNamespace(collect=int)),  # it takes long, and frees nothing here
        (client, "random", rng),
        (client, "time", SimpleNamespace(monotonic=loop.time)),
        (client, "secrets", SimpleNamespace(token_hex=token_hex)),
    ]
    before = [(module, name, getattr(module, name)) for module, name, _ in changes]
    try:
        for module, name, value in changes:
            setattr(module, name, value)
        yield
    finally:
        for module, name, value in before:
            setattr(module, name, value)
