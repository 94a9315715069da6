"""The settings of a server: environment variables, all of them checked at the start."""

import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from .address import origin
from .storage.database import StoreError, read_url

PREFIX: Final = "MOTHERLODE_"
# Variables of ours that other parts read.
ELSEWHERE: Final = ("MOTHERLODE_PURE", "MOTHERLODE_COMPILE", "MOTHERLODE_LANG")
ELSEWHERE_PREFIX: Final = "MOTHERLODE_NEED_"

HOST_NAME: Final = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?")

ANY: Final = "*"
# What codes of tables are made of. No vowels, so no words; nothing that looks like something else.
LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ2456789"


class SettingsError(Exception):
    """All that is wrong with the settings, one line for each problem."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(frozen=True)
class Kind:
    """A kind of value: what is allowed, in words, and how it is read.

    What `read` raises as ValueError says what is wrong; where the text may hold a password, it
    doesn't quote it.
    """

    allowed: str
    read: Callable[[str], object]


@dataclass(frozen=True)
class Setting:
    """One variable: its kind, its default as one would write it, and what it is for."""

    kind: Kind
    default: str  # in words where it is worked out
    meaning: str
    work_out: Callable[[Mapping[str, str]], str] | None = None

    def value(self, text: str, environ: Mapping[str, str]) -> Any:
        """Read a text; an empty one stands for the default. ValueError: what is wrong with it."""
        default = self.work_out(environ) if self.work_out and not text else self.default
        return self.kind.read(text or default)


def default_database(environ: Mapping[str, str] = os.environ) -> str:
    """The address of a SQLite file in the user's data folder. ValueError: nobody has a home."""
    try:
        home = Path.home()
    except RuntimeError:
        raise ValueError("there is no home folder for its file") from None
    if sys.platform == "darwin":
        folder = home / "Library" / "Application Support" / "Motherlode"
    elif sys.platform == "win32":
        folder = Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Motherlode"
    else:
        given = environ.get("XDG_DATA_HOME", "")
        # Its specification has relative paths ignored.
        folder = Path(given) if given.startswith("/") else home / ".local" / "share"
        folder /= "motherlode"
    return f"sqlite:///{folder / 'motherlode.db'}"


def _spare_cores(_: Mapping[str, str]) -> str:
    """One core is left to the server itself."""
    if sys.platform == "linux":
        cores = len(os.sched_getaffinity(0))  # those that this process may use
    else:
        cores = os.cpu_count() or 1
    return str(max(1, cores - 1))


def _whole(least: int, most: int) -> Kind:
    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,12}", text):
            raise ValueError(f"{text[:40]!r} is not a whole number")
        if not least <= int(text) <= most:
            raise ValueError(f"{int(text)} is too {'large' if int(text) > most else 'small'}")
        return int(text)

    return Kind(f"a whole number from {least} to {most}", read)


def _seconds(most: int) -> Kind:
    def read(text: str) -> float:
        if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text):
            raise ValueError(f"{text[:40]!r} is not a number of seconds")
        if float(text) > most:
            raise ValueError(f"{text} seconds are too many")
        return float(text)

    return Kind(f"seconds from 0 to {most}, such as 1.5", read)


def _choice(*choices: str) -> Kind:
    def read(text: str) -> str:
        if text.lower() not in choices:
            raise ValueError(f"{text[:40]!r} is none of the choices")
        return text.lower()

    return Kind(" or ".join((", ".join(choices[:-1]), choices[-1])), read)


def _database(text: str) -> str:
    try:
        read_url(text)
    except StoreError as error:
        raise ValueError(str(error)) from None
    return text


def _redis(text: str) -> str | None:
    if not text:
        return None
    try:
        url = urlsplit(text)
        fits = url.scheme in ("redis", "rediss") and bool(url.hostname) and url.port != 0
    except ValueError:  # its words may quote the password
        fits = False
    if not fits:
        raise ValueError("this is not the address of a Redis server")
    return text


def _host(text: str) -> str:
    if not HOST_NAME.fullmatch(text):
        try:
            ip_address(text)
        except ValueError:
            raise ValueError(f"{text[:40]!r} is neither a name nor an address") from None
    return text


def _origins(text: str) -> tuple[str, ...]:
    return tuple(origin(part) for part in _parts(text))


def _names(text: str) -> tuple[str, ...]:
    names = _parts(text)
    for name in names:
        if name != ANY and not HOST_NAME.fullmatch(name):
            raise ValueError(f"{name[:40]!r} is not a name")
    return tuple(names)


def _letters(text: str) -> str:
    if not set(text.upper()) <= set(LETTERS):
        raise ValueError(f"{text[:40]!r} has letters that no code has")
    return text.upper()


def _public_url(text: str) -> str | None:
    if not text:
        return None
    try:
        address = origin(text.removesuffix("/"))
    except ValueError:  # not quoted: somebody may have put a password in
        address = ""
    if not address.startswith(("http://", "https://")):
        raise ValueError("this is not the address of a site")
    return address


def _networks(text: str) -> tuple[IPv4Network | IPv6Network, ...]:
    networks = []
    for part in _parts(text):
        try:
            networks.append(ip_network(part, strict=False))
        except ValueError:
            raise ValueError(f"{part[:40]!r} is neither an address nor a network") from None
    return tuple(networks)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _setting(
    kind: Kind,
    default: str,
    meaning: str,
    work_out: Callable[[Mapping[str, str]], str] | None = None,
    secret: bool = False,
) -> Any:
    setting = Setting(kind, default, meaning, work_out)
    return field(
        default_factory=lambda: setting.value("", os.environ),
        metadata={"setting": setting},
        repr=not secret,
    )


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What a server is told; the variable of `port` is MOTHERLODE_PORT, and so for all."""

    database_url: str = _setting(
        Kind("sqlite:///file or postgresql://user:password@host/database", _database),
        "a SQLite file in the user's data folder",
        "Where tables and guests are stored. With more than one worker it must be PostgreSQL.",
        work_out=default_database,
        secret=True,
    )
    redis_url: str | None = _setting(
        Kind("redis://host:port/number, or rediss:// for TLS", _redis),
        "",
        "The Redis or Valkey through which workers tell each other of new entries.",
        secret=True,
    )
    host: str = _setting(
        Kind("a name or an IP address", _host),
        "127.0.0.1",
        "The address to listen on; 0.0.0.0 lets other machines in.",
    )
    port: int = _setting(_whole(0, 65535), "8000", "The port to listen on; 0 takes a free one.")
    workers: int = _setting(
        _whole(1, 256), "1", "Server processes; more than one need PostgreSQL and Redis."
    )
    origins: tuple[str, ...] = _setting(
        Kind("scheme://host or scheme://host:port, several separated by commas", _origins),
        "",
        "Other sites whose pages may use this server; its own pages always may.",
    )
    public_url: str | None = _setting(
        Kind("http://host or https://host, with :port where it is not the usual one", _public_url),
        "",
        "The address people see, such as https://mine.example, for links and behind a proxy.",
    )
    codes: str = _setting(
        Kind("some of these letters and digits", _letters),
        LETTERS,
        "What codes of new tables begin with: a share of its own for each server behind a proxy.",
    )
    names: tuple[str, ...] = _setting(
        Kind(f"names such as games.example, separated by commas, or {ANY} for any", _names),
        "",
        "Other names under which people open the page; those of this machine are known.",
    )
    proxies: tuple[IPv4Network | IPv6Network, ...] = _setting(
        Kind("IP addresses or networks such as 10.0.0.0/8, separated by commas", _networks),
        "",
        "The proxies that are believed when they say for whom they ask and whether by https.",
    )
    secure_cookies: str = _setting(
        _choice("auto", "yes", "no"),
        "auto",
        "Whether cookies are for https only; auto: when the request came by https.",
    )
    tables_per_guest: int = _setting(
        _whole(1, 10_000),
        "20",
        "How many unfinished tables one guest may have opened; twice as many with others there.",
    )
    sockets_per_address: int = _setting(
        _whole(1, 100_000), "100", "How many connections one address may hold at a time."
    )
    guests_per_address: int = _setting(
        _whole(1, 100_000), "200", "How many new guests one address may bring in an hour."
    )
    bot_processes: int = _setting(
        _whole(1, 1024),
        "one less than there are cores",
        "Processes in which bots think.",
        work_out=_spare_cores,
    )
    bot_pause: float = _setting(
        _seconds(60), "1.2", "A bot's move takes at least so long, so that people can follow."
    )
    keep_finished_days: int = _setting(
        _whole(1, 36_500), "30", "How long a finished table is kept."
    )
    keep_idle_days: int = _setting(
        _whole(1, 36_500), "14", "How long an unfinished table is kept on which nothing happens."
    )
    keep_guests_days: int = _setting(
        _whole(1, 36_500), "365", "How long a guest who doesn't come back is remembered."
    )
    log_format: str = _setting(
        _choice("auto", "json", "text"),
        "auto",
        "The form of the log; auto: text on a terminal, otherwise JSON, one object a line.",
    )
    log_level: str = _setting(
        _choice("debug", "info", "warning", "error"), "info", "What is logged: this and worse."
    )
    metrics: str = _setting(
        _choice("on", "off", "local"),
        "local",
        "Whether /metrics answers; local: only to this machine, and not through a proxy.",
    )

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The origins whose pages may use this server, besides the host of the request."""
        return frozenset(self.origins) | ({self.public_url} if self.public_url else set())

    @classmethod
    def read(cls, environ: Mapping[str, str] = os.environ) -> "Settings":
        """The settings of these surroundings. SettingsError: all that is wrong with them."""
        values: dict[str, Any] = {}
        problems = []
        for name, setting in SETTINGS.items():
            try:
                value = setting.value(environ.get(name, "").strip(), environ)
                values[name.removeprefix(PREFIX).lower()] = value
            except ValueError as error:
                problems.append(f"{name}: {error}; allowed: {setting.kind.allowed}")
        problems += _conflicts(values)
        problems += [_unknown(name) for name in sorted(environ) if _is_unknown(name)]
        if problems:
            raise SettingsError(problems)
        return cls(**values)


SETTINGS: Final[Mapping[str, Setting]] = {
    PREFIX + one.name.upper(): one.metadata["setting"] for one in fields(Settings)
}


def _conflicts(values: Mapping[str, Any]) -> list[str]:
    """What doesn't go together; a value that is wrong in itself is left out here."""
    workers = values.get("workers", 1)
    lacking = []
    if not values.get("database_url", "postgres").startswith("postgres"):
        lacking.append(f"a PostgreSQL database in {PREFIX}DATABASE_URL")
    if values.get("redis_url", "") is None:
        lacking.append(f"a {PREFIX}REDIS_URL")
    if workers == 1 or not lacking:
        return []
    return [f"{PREFIX}WORKERS: {workers} workers need {' and '.join(lacking)}; allowed without: 1"]


def _is_unknown(name: str) -> bool:
    ours = name.startswith(PREFIX) and not name.startswith(ELSEWHERE_PREFIX)
    return ours and name not in SETTINGS and name not in ELSEWHERE


def _unknown(name: str) -> str:
    # Without the prefix, which makes all names look alike.
    known = [other.removeprefix(PREFIX) for other in SETTINGS]
    nearest = get_close_matches(name.removeprefix(PREFIX), known, n=1, cutoff=0)[0]
    return f"{name[:60]!r} is not a setting; the nearest that is one: {PREFIX}{nearest}"
