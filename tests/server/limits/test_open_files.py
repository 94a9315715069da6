"""Open files: enough are left for everything that is no connection."""

import resource
import sys

import pytest

from motherlode.server.limits import open_files

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there it has no such limit")


def test_bots_take_files_from_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = (1024, 4096)
    monkeypatch.setattr(resource, "getrlimit", lambda _: limit)
    assert open_files.most_open(0) == 1024 - open_files.RESERVE
    assert open_files.most_open(2) == open_files.most_open(0) - 2 * open_files.FOR_BOTS
    limit = (100, 100)
    assert open_files.most_open(4) == 64, "a few there must be"


def test_limit_is_raised_as_far_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    raised: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, to: raised.append(to))
    open_files.raise_limit()
    assert raised == [(4096, 4096)]
