"""`motherlode backup` and `motherlode restore`: what they say, and what they refuse."""

import asyncio
import re
from pathlib import Path

import pytest
import typer

from motherlode.cli.backup import backup, restore
from motherlode.server.storage.store import Store

pytestmark = pytest.mark.one_engine


async def fill(url: str) -> None:
    store = await Store.open(url)
    await store.add_guest("ann", "Anna", "uk", bytes(range(32)), 1)
    await store.close()


def test_commands_say_what_they_did(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    url, file = f"sqlite:///{tmp_path}/games.db", tmp_path / "backup"
    asyncio.run(fill(url))
    backup(file, url)
    out, err = capfd.readouterr()
    assert re.fullmatch(rf"\d+ rows in {file}, {file.stat().st_size} bytes\n", out)
    assert err.strip() == ""
    with pytest.raises(typer.TyperException, match="not empty; --replace"):
        restore(file, False, url)
    restore(file, True, url)
    assert re.fullmatch(rf"\d+ rows restored from {file}\n", capfd.readouterr().out)


def test_what_cannot_be_opened_or_found_is_refused_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(typer.TyperException, match=r"no\.db cannot be opened"):
        backup(tmp_path / "backup", f"sqlite:///{tmp_path}/no.db")

    def nowhere() -> str:
        raise ValueError("there is no home")

    monkeypatch.setattr("motherlode.server.settings.default_database", nowhere)
    with pytest.raises(typer.TyperException, match="name a --database: there is no home"):
        backup(tmp_path / "backup")
