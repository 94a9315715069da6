"""Settings: defaults, problems all at once, no password shown, and the docs."""

import os
import pickle
import sys
from collections.abc import Mapping
from dataclasses import fields, replace
from ipaddress import ip_network
from pathlib import Path

import pytest

from motherlode.server.settings import SETTINGS, Settings, SettingsError, default_database

DOC = Path(__file__).parent.parent.parent / "docs" / "hosting.md"
POSTGRES = "postgresql://miner:s3cret@db.example/lode"


def problems(**values: str) -> list[str]:
    """What is wrong with these settings, named without their prefix."""
    with pytest.raises(SettingsError) as caught:
        Settings.read({f"MOTHERLODE_{name}": value for name, value in values.items()})
    assert str(caught.value) == "\n".join(caught.value.problems)
    return caught.value.problems


def test_all_settings_have_defaults() -> None:
    settings = Settings.read({})
    assert settings.database_url == default_database({})
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8000, 1)
    assert (settings.redis_url, settings.public_url) == (None, None)
    assert (settings.origins, settings.proxies) == ((), ())
    assert settings.bot_processes >= 1
    assert settings.bot_pause == 1.2
    assert (settings.log_format, settings.log_level, settings.metrics) == ("auto", "info", "local")


def test_settings_can_be_made_without_surroundings() -> None:
    assert Settings(port=0).port == 0
    assert replace(Settings(), database_url=POSTGRES) == Settings(database_url=POSTGRES)


def test_every_setting_is_read() -> None:
    settings = Settings.read(
        {
            "MOTHERLODE_DATABASE_URL": POSTGRES,
            "MOTHERLODE_REDIS_URL": "redis://:s3cret@cache.example:6379/0",
            "MOTHERLODE_HOST": "::",
            "MOTHERLODE_PORT": " 0 ",
            "MOTHERLODE_WORKERS": "4",
            "MOTHERLODE_ORIGINS": "https://A.example:443, http://b.example:8080",
            "MOTHERLODE_PUBLIC_URL": "https://mine.example/",
            "MOTHERLODE_PROXIES": "127.0.0.1, 10.1.2.3/8, fd00::/8",
            "MOTHERLODE_SECURE_COOKIES": "Yes",
            "MOTHERLODE_BOT_PAUSE": "0.25",
            "MOTHERLODE_LOG_LEVEL": "DEBUG",
            "MOTHERLODE_METRICS": "",
        }
    )
    assert settings.workers == 4
    assert settings.port == 0
    assert settings.origins == ("https://a.example", "http://b.example:8080")
    assert settings.public_url == "https://mine.example"
    assert settings.allowed_origins == {
        "https://a.example",
        "http://b.example:8080",
        "https://mine.example",
    }
    assert settings.proxies == tuple(map(ip_network, ("127.0.0.1/32", "10.0.0.0/8", "fd00::/8")))
    assert settings.secure_cookies == "yes"
    assert settings.bot_pause == 0.25
    assert settings.log_level == "debug"
    assert settings.metrics == "local"  # set to nothing is not set
    assert pickle.loads(pickle.dumps(settings)) == settings  # workers are handed it


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "mysql://user:s3cret@db.example/lode"),
        ("DATABASE_URL", "sqlite://motherlode.db"),
        ("DATABASE_URL", "postgresql://user:s3cret@db.example:s3cret/lode"),
        ("DATABASE_URL", "s3cret"),
        ("REDIS_URL", "http://user:s3cret@cache.example"),
        ("REDIS_URL", "redis://user:pw@cache.example:s3cret"),
        ("HOST", "not a host"),
        ("PORT", "65536"),
        ("PORT", "-1"),
        ("PORT", "8e3"),
        ("PORT", "٣"),
        ("WORKERS", "0"),
        ("ORIGINS", "mine.example"),
        ("ORIGINS", "https://mine.example/path"),
        ("ORIGINS", "https://mine.example, *"),
        ("ORIGINS", "null"),
        ("PUBLIC_URL", "ftp://mine.example"),
        ("PUBLIC_URL", "https://user:s3cret@mine.example"),
        ("PUBLIC_URL", "https://mine.example:99999"),
        ("NAMES", "https://games.example"),
        ("NAMES", "*.example"),
        ("PROXIES", "my-proxy"),
        ("SECURE_COOKIES", "maybe"),
        ("TABLES_PER_GUEST", "0"),
        ("BOT_PAUSE", "nan"),
        ("BOT_PAUSE", "61"),
        ("KEEP_IDLE_DAYS", "forever"),
        ("LOG_LEVEL", "loud"),
        ("METRICS", "yes"),
    ],
)
def test_a_problem_names_the_variable_and_what_is_allowed(name: str, value: str) -> None:
    (problem,) = problems(**{name: value})
    assert problem.startswith(f"MOTHERLODE_{name}: ")
    assert problem.endswith(f"; allowed: {SETTINGS[f'MOTHERLODE_{name}'].kind.allowed}")
    assert "s3cret" not in problem


def test_all_problems_are_told_together() -> None:
    told = problems(PORT="x", METRICS="x", PROT="1", WORKERS="2")
    assert [problem.split(":")[0] for problem in told] == [
        "MOTHERLODE_PORT",
        "MOTHERLODE_METRICS",
        "MOTHERLODE_WORKERS",
        "'MOTHERLODE_PROT' is not a setting; the nearest that is one",
    ]
    assert told[3].endswith(": MOTHERLODE_PORT")


def test_variables_of_other_parts_are_left_alone() -> None:
    others = {"MOTHERLODE_PURE": "1", "MOTHERLODE_COMPILE": "0", "MOTHERLODE_LANG": "pl"}
    Settings.read({**others, "MOTHERLODE_NEED_POSTGRES": "1", "PATH": "x"})


@pytest.mark.parametrize(
    ("values", "lacking"),
    [
        ({}, ("PostgreSQL", "REDIS_URL")),
        ({"DATABASE_URL": POSTGRES}, ("REDIS_URL",)),
        ({"REDIS_URL": "redis://cache.example"}, ("PostgreSQL",)),
    ],
)
def test_several_workers_need_postgresql_and_redis(
    values: Mapping[str, str], lacking: tuple[str, ...]
) -> None:
    (problem,) = problems(WORKERS="2", **values)
    assert problem.startswith("MOTHERLODE_WORKERS: 2 workers need ")
    assert tuple(part for part in ("PostgreSQL", "REDIS_URL") if part in problem) == lacking
    assert "s3cret" not in problem


def test_no_password_is_in_the_repr() -> None:
    settings = Settings(database_url=POSTGRES, redis_url="redis://:s3cret@cache.example")
    assert "s3cret" not in repr(settings)
    assert "s3cret" not in str(settings)


def test_default_database_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    home = Path.home()
    monkeypatch.setattr(sys, "platform", "linux")
    assert default_database({}) == f"sqlite:///{home}/.local/share/motherlode/motherlode.db"
    given = default_database({"XDG_DATA_HOME": "/data"})
    assert given == "sqlite:////data/motherlode/motherlode.db"
    assert default_database({"XDG_DATA_HOME": "data"}) == default_database({})
    monkeypatch.setattr(sys, "platform", "darwin")
    assert default_database({}).startswith(f"sqlite:///{home}/Library/Application Support/Mother")
    monkeypatch.setattr(sys, "platform", "win32")
    given = default_database({"LOCALAPPDATA": "/local"})
    assert given == "sqlite:////local/Motherlode/motherlode.db"


def test_whoever_has_no_home_must_say_where(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", nobody)
    (problem,) = problems()
    assert problem.startswith("MOTHERLODE_DATABASE_URL: there is no home folder")
    assert Settings.read({"MOTHERLODE_DATABASE_URL": POSTGRES}).database_url == POSTGRES


def test_one_core_is_left_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    for cores, processes in ((8, 7), (1, 1), (None, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert Settings.read({}).bot_processes == processes


def test_every_field_has_its_variable() -> None:
    assert list(SETTINGS) == [f"MOTHERLODE_{one.name.upper()}" for one in fields(Settings)]
    for setting in SETTINGS.values():
        assert setting.meaning.endswith(".")


def table() -> str:
    """The table of the docs, as it follows from the list."""
    rows = ["| variable | default | allowed | meaning |", "|---|---|---|---|"]
    for name, setting in SETTINGS.items():
        default = setting.default if setting.work_out else f"`{setting.default}`"
        row = (f"`{name}`", default if setting.default else "", setting.kind.allowed)
        rows.append(f"| {' | '.join((*row, setting.meaning))} |".replace("|  |", "| |"))
    return "\n".join(rows)


def test_the_docs_have_the_table_of_all_settings() -> None:
    section = DOC.read_text(encoding="utf-8").split("\n## Settings\n")[1].split("\n## ")[0]
    rows = "\n".join(line for line in section.splitlines() if line.startswith("|"))
    assert rows == table(), f"this belongs into {DOC.name}:\n{table()}"
