"""The log: one line for each event, as JSON or as text, with nothing secret and nothing forged."""

import copy
import json
import logging
import logging.config
import math
import sys
import threading
import time
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from itertools import islice
from typing import Any, Final

# A field is left out when its name contains one of these.
SECRET: Final = ("token", "cookie", "authorization", "password")
LONGEST: Final = 200  # characters of a value
LONGEST_TRACE: Final = 8000
MOST: Final = 20  # values of a list
INTERVAL: Final = 60.0  # seconds after which a failure that repeats is told again
KINDS: Final = 1000  # of failures that are remembered
# Loggers of libraries that tell much.
OTHERS: Final = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "alembic")
# uvicorn takes a socket that is refused for a fault of ours; strangers could fill the log with it.
REFUSED_SOCKET: Final = "ASGI callable returned without completing handshake"


def get(name: str) -> logging.Logger:
    """The logger of that name, `motherlode.…` for ours."""
    return logging.getLogger(name)


def event(
    logger: logging.Logger, name: str, /, level: int = logging.INFO, **values: object
) -> None:
    """Log an event with its fields; inside `except`, an error is logged with its trace.

    No trace is needed for one that is `explained` by its text.
    """
    failure = sys.exc_info()[1]
    trace = (
        level >= logging.ERROR and failure is not None and not getattr(failure, "explained", False)
    )
    logger.log(level, name, extra={"fields": values}, exc_info=trace)


def config(format: str = "auto", level: str = "info") -> dict[str, Any]:
    """What `logging.config.dictConfig` and uvicorn's `log_config` take; all goes to stderr."""
    if format == "auto":
        format = "text" if sys.stderr.isatty() else "json"
    number = logging.getLevelNamesMapping()[level.upper()]
    # The paths of requests hold the codes of tables, which are for those who were given the link.
    others = logging.INFO if level == "debug" else max(number, logging.WARNING)
    handler = {
        "()": logging.StreamHandler,
        "stream": "ext://sys.stderr",
        "formatter": "line",
        "filters": ["tidy", "seldom"],
    }
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"tidy": {"()": Tidy}, "seldom": {"()": Seldom}},
        "formatters": {"line": {"()": JsonLine if format == "json" else TextLine}},
        "handlers": {"line": handler},
        # Below `info` the libraries would log whole requests, with their cookies.
        "root": {"handlers": ["line"], "level": max(number, logging.INFO)},
        "loggers": {
            "motherlode": {"level": number},
            **{name: {"handlers": [], "level": others, "propagate": True} for name in OTHERS},
        },
    }


def configure(format: str = "auto", level: str = "info") -> None:
    """Set up the log of this process."""
    logging.config.dictConfig(config(format, level))


def tell_repeats() -> None:
    """Log what was held back because it repeats: nobody may be there to do so later."""
    for handler in logging.getLogger().handlers:
        for held in [one for one in handler.filters if isinstance(one, Seldom)]:
            held.tell()


class Tidy(logging.Filter):
    """Leaves secret fields and the query strings of uvicorn's messages out of every record."""

    def filter(self, record: logging.LogRecord) -> bool:
        if str(record.msg).startswith(REFUSED_SOCKET):
            return False
        if record.name.startswith("uvicorn") and isinstance(record.args, tuple):
            record.args = tuple(_without_query(value) for value in record.args)
            if record.name == "uvicorn.access" and len(record.args) == 5:
                client, method, path, _, status = record.args
                record.msg, record.args = "request", ()
                record.fields = {
                    "client": client,
                    "method": method,
                    "path": path,
                    "status": status,
                }
        record.fields = _clean(getattr(record, "fields", {}))
        return True


class Seldom(logging.Filter):
    """Lets a failure through once; its repeats are counted and told once in an interval.

    Repeats are warnings and errors of one name, whatever their fields, and with a trace those of
    one place. The last of them is told, with their number as the field `repeated`.
    """

    def __init__(self, seconds: float = INTERVAL) -> None:
        super().__init__()
        self.seconds: Final = seconds
        self._told: dict[object, float] = {}  # when
        self._repeats: dict[object, tuple[int, logging.LogRecord]] = {}
        self._timer: threading.Timer | None = None
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING or hasattr(record, "repeated"):
            return True
        kind, now = _kind(record), time.monotonic()
        with self._lock:
            count, _ = self._repeats.get(kind, (0, None))
            if not count and now - self._told.get(kind, -math.inf) >= self.seconds:
                self._remember(kind, now)
                return True
            self._repeats[kind] = count + 1, record
            if self._timer is None:
                self._timer = threading.Timer(self.seconds, self.tell)
                self._timer.daemon = True
                self._timer.start()
        return False

    def tell(self) -> None:
        """Log what has repeated since it was logged last."""
        with self._lock:
            if self._timer is not None:
                self._timer.cancel()
            repeats, self._repeats, self._timer = self._repeats, {}, None
            for kind in repeats:
                self._remember(kind, time.monotonic())
        for count, record in repeats.values():
            told = copy.copy(record)
            told.repeated = count
            told.fields = {**getattr(record, "fields", {}), "repeated": count}
            told.exc_info = None  # it was there the first time
            logging.getLogger(record.name).handle(told)

    def _remember(self, kind: object, now: float) -> None:
        self._told.pop(kind, None)
        self._told[kind] = now
        if len(self._told) > KINDS:
            del self._told[next(iter(self._told))]


def _kind(record: logging.LogRecord) -> object:
    """What two failures have in common of which the second tells nothing new."""
    wrong, trace = (record.exc_info or (None, None, None))[1:]
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = trace and (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
    return record.name, record.levelno, str(record.msg), type(wrong), place


def _without_query(value: object) -> object:
    if isinstance(value, str) and value.startswith("/"):
        return value.partition("?")[0]
    return value


def _clean(value: object) -> Any:
    """The same as plain data of bounded size, without what is secret."""
    if value is None or isinstance(value, bool | int):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, Mapping):
        pairs = ((_bounded(name), one) for name, one in islice(value.items(), MOST))
        return {name: _clean(one) for name, one in pairs if not _secret(name)}
    if isinstance(value, Iterable) and not isinstance(value, str | bytes):
        return [_clean(one) for one in islice(value, MOST)]
    return _bounded(value)


def _secret(name: str) -> bool:
    return any(word in name.lower() for word in SECRET)


def _bounded(value: object, longest: int = LONGEST) -> str:
    text = str(value)
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _printable(text: str) -> str:
    """The same with all that could move the cursor, or begin a line, escaped."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )


class JsonLine(logging.Formatter):
    """An object a line: ts, level, logger, event, the fields, and the trace of an error."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        head = {
            "ts": when.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": _bounded(record.getMessage()),
        }
        # Twice: ours come first, and no field takes the place of one of them.
        line = {**head, **getattr(record, "fields", {}), **head}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)[-LONGEST_TRACE:]
        return json.dumps(line)


class TextLine(logging.Formatter):
    """A readable line; only such a line begins at the margin, the trace of an error is indented."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        words = [when, f"{record.levelname:7}", _printable(_bounded(record.getMessage()))]
        for name, value in getattr(record, "fields", {}).items():
            text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
            plain = text and not any(sign in text for sign in ' "=\\')
            shown = text if plain else json.dumps(value, ensure_ascii=False)
            words.append(_printable(f"{name}={shown}"))
        lines = [" ".join(words)]
        if record.exc_info:
            trace = self.formatException(record.exc_info)[-LONGEST_TRACE:]
            lines += ["    " + _printable(line) for line in trace.splitlines()]
        return "\n".join(lines)
