"""The log: JSON and text, nothing secret, nothing forged, and uvicorn's lines in the same form."""

import io
import json
import logging
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import anyio
import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from motherlode.server.monitoring.logs import (
    OTHERS,
    JsonLine,
    Seldom,
    TextLine,
    Tidy,
    config,
    configure,
    event,
    get,
    tell_repeats,
)
from motherlode.server.storage.database import StoreError
from tests.server.real_servers import serving

NAMES = ("", "motherlode", *OTHERS)


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def untouched_logging(capsys: pytest.CaptureFixture[str]) -> Iterator[None]:
    """Puts the loggers back as they were, while what they write to is still there."""
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(one.handlers[:], one.level, one.propagate) for one in loggers]
    yield
    tell_repeats()
    for one, (handlers, level, propagate) in zip(loggers, before, strict=True):
        one.handlers[:], one.propagate = handlers, propagate
        one.setLevel(level)


def logged(formatter: logging.Formatter, name: str = "event", /, **values: object) -> str:
    """What is written for an event."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    handler.addFilter(Tidy())
    logger = logging.Logger("motherlode.test")
    logger.addHandler(handler)
    event(logger, name, **values)  # type: ignore[arg-type]
    return stream.getvalue()


def as_json(**values: object) -> dict[str, Any]:
    text = logged(JsonLine(), **values)
    assert text.count("\n") == 1
    line = json.loads(text)
    assert isinstance(line, dict)
    return line


def test_a_line_of_json_has_time_level_event_and_fields() -> None:
    line = as_json(code="ABCD", seats=5, listed=False, clock=None)
    assert list(line)[:4] == ["ts", "level", "logger", "event"]
    assert line["ts"].endswith("Z")
    assert (line["level"], line["logger"], line["event"]) == ("info", "motherlode.test", "event")
    assert [line[name] for name in ("code", "seats", "listed", "clock")] == ["ABCD", 5, False, None]


def test_a_line_of_text_can_be_read() -> None:
    text = logged(TextLine(), "table-opened", code="ABCD", seats=5, name="Ana Łoś", empty="")
    line = text.split(" ", 2)[2]
    assert line == 'INFO    table-opened code=ABCD seats=5 name="Ana Łoś" empty=""\n'


def test_no_field_takes_the_place_of_the_time_or_the_event() -> None:
    line = as_json(ts="never", event="forged", logger="forged")
    assert "never" not in line.values()
    assert "forged" not in line.values()


@pytest.mark.parametrize("formatter", [JsonLine(), TextLine()])
def test_names_cannot_forge_a_line_nor_move_the_cursor(formatter: logging.Formatter) -> None:
    evil = "x\n2026-01-01 00:00:00 ERROR forged\r\x1b[2J\x9b\u2028\u202e\0\ud800"
    text = logged(formatter, evil, name=evil, nested=[{evil: evil}])
    assert text.count("\n") == 1
    assert all(sign.isprintable() for sign in text[:-1])


def test_values_are_bounded() -> None:
    line = as_json(name="x" * 10_000, many=list(range(1000)), much={str(i): i for i in range(99)})
    assert len(line["name"]) == 200
    assert line["many"] == list(range(20))
    assert len(line["much"]) == 20


@pytest.mark.parametrize("formatter", [JsonLine(), TextLine()])
def test_secrets_are_left_out_however_deep(formatter: logging.Formatter) -> None:
    secret = {"Token": "s3cret", "ok": {"set-cookie": "s3cret", "list": [{"password": "s3cret"}]}}
    text = logged(
        formatter, token="s3cret", cookie=1, Authorization="s3cret", guest_token="s3cret", x=secret
    )
    assert "s3cret" not in text
    assert "ok" in text


def test_what_is_not_plain_data_is_written_as_text() -> None:
    line = as_json(a=float("nan"), b=b"bytes", c=ValueError("no"), d={"x"})
    assert (line["a"], line["b"], line["c"], line["d"]) == ("nan", "b'bytes'", "no", ["x"])


def test_an_error_is_logged_with_its_trace() -> None:
    try:
        raise ValueError("first\n2026-01-01 00:00:00 ERROR forged")
    except ValueError:
        line = as_json(level=logging.ERROR)
        text = logged(TextLine(), level=logging.ERROR)
    assert "ValueError: first" in line["trace"]
    assert all(part.startswith("    ") for part in text.splitlines()[1:])
    assert "    ValueError: first" in text.splitlines()


def test_debug_is_for_our_own_loggers_only() -> None:
    loggers = config("json", "debug")
    assert loggers["root"]["level"] == logging.INFO
    assert loggers["loggers"]["motherlode"]["level"] == logging.DEBUG
    assert config("json", "error")["root"]["level"] == logging.ERROR


@pytest.mark.usefixtures("untouched_logging")
@pytest.mark.parametrize("name", ["uvicorn.error", "uvicorn.access", "alembic.runtime.migration"])
def test_libraries_are_heard_when_something_is_wrong_or_for_whoever_looks_for_a_fault(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    heard = {}
    for level in ("debug", "info", "warning", "error"):
        configure("json", level)
        for number in (logging.DEBUG, logging.INFO, logging.WARNING, logging.ERROR):
            get(name).log(number, "/api/tables/BCDFGH")
        lines = capsys.readouterr().err.splitlines()
        heard[level] = [json.loads(line)["level"] for line in lines]
    assert heard == {
        "debug": ["info", "warning", "error"],
        "info": ["warning", "error"],
        "warning": ["warning", "error"],
        "error": ["error"],
    }


@pytest.mark.usefixtures("untouched_logging")
def test_auto_is_text_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    configure("auto")
    event(get("motherlode.server"), "first")
    assert json.loads(capsys.readouterr().err)["event"] == "first"
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    configure("auto")
    event(get("motherlode.server"), "second")
    assert capsys.readouterr().err.endswith("INFO    second\n")


class Written:
    """A logger whose handler tells seldom, and what it wrote."""

    def __init__(self, seconds: float) -> None:
        self.stream = io.StringIO()
        self.seldom = Seldom(seconds)
        self.handler = logging.StreamHandler(self.stream)
        self.handler.setFormatter(JsonLine())
        self.handler.addFilter(Tidy())
        self.handler.addFilter(self.seldom)
        self.logger = get(f"motherlode.test.{id(self)}")
        self.logger.addHandler(self.handler)
        self.logger.setLevel(logging.INFO)
        self.logger.propagate = False

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]


@pytest.fixture
def written(request: pytest.FixtureRequest) -> Iterator[Written]:
    written = Written(getattr(request, "param", 3600.0))
    yield written
    written.seldom.tell()


def test_failure_that_repeats_is_logged_once_and_then_with_a_count(written: Written) -> None:
    for number in range(500):
        event(written.logger, "store-failed", level=logging.ERROR, number=number)
        event(written.logger, "relay-failed", level=logging.WARNING)
    event(written.logger, "started")
    event(written.logger, "started")
    shown = [line["event"] for line in written.lines()]
    assert shown == ["store-failed", "relay-failed", "started", "started"]
    written.seldom.tell()
    told = written.lines()[4:]
    assert [(line["event"], line["repeated"]) for line in told] == [
        ("store-failed", 499),
        ("relay-failed", 499),
    ]
    assert told[0]["number"] == 499, "what the last one said"
    event(written.logger, "store-failed", level=logging.ERROR)
    written.seldom.tell()
    assert [line["repeated"] for line in written.lines()[6:]] == [1]
    written.seldom.tell()
    assert len(written.lines()) == 7, "nothing has happened since"


@pytest.mark.parametrize("written", [0.02], indirect=True)
def test_repeats_are_told_when_the_interval_is_over_though_nothing_else_happens(
    written: Written,
) -> None:
    total = 200
    for _ in range(total):
        event(written.logger, "store-failed", level=logging.ERROR)
    end = time.monotonic() + 30
    while (
        sum(line.get("repeated", 1) for line in written.lines()) < total and time.monotonic() < end
    ):
        time.sleep(0.01)
    assert sum(line.get("repeated", 1) for line in written.lines()) == total


def test_faults_of_different_places_are_different_faults(written: Written) -> None:
    def fault(number: int) -> None:
        try:
            if number % 2:
                raise ValueError(str(number))
            raise ValueError(str(number))
        except ValueError:
            event(written.logger, "command-failed", level=logging.ERROR)

    for number in range(10):
        fault(number)
    written.seldom.tell()
    lines = written.lines()
    assert ["ValueError: 0" in lines[0]["trace"], "ValueError: 1" in lines[1]["trace"]] == [
        True
    ] * 2
    assert [line.get("repeated") for line in lines] == [None, None, 4, 4]
    assert not any("trace" in line for line in lines[2:])


def test_messages_without_end_are_not_all_remembered(written: Written) -> None:
    for number in range(3000):
        written.logger.warning(f"message {number}")
    assert len(written.lines()) == 3000
    assert len(written.seldom._told) <= 1000


@pytest.mark.usefixtures("untouched_logging")
def test_log_of_the_server_is_seldom(capsys: pytest.CaptureFixture[str]) -> None:
    configure("json")
    for _ in range(100):
        get("uvicorn.error").warning("Invalid HTTP request received.")
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.anyio
@pytest.mark.usefixtures("untouched_logging")
async def test_repeats_are_told_when_the_server_ends_and_no_timer_is_left(
    new_database: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(new_database("sqlite"), log_format="json", log_level="warning"):
        before = set(threading.enumerate())
        for _ in range(5):
            get("uvicorn.error").warning("Invalid HTTP request received.")
        (timer,) = set(threading.enumerate()) - before
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line.get("repeated") for line in lines] == [None, 4]
    timer.join(30)
    assert not timer.is_alive()


async def hello(request: Request) -> PlainTextResponse:
    return PlainTextResponse("hello")


async def talk(socket: WebSocket) -> None:
    await socket.accept()
    await socket.close()


@pytest.mark.anyio
@pytest.mark.usefixtures("untouched_logging")
async def test_uvicorn_logs_in_the_same_form_and_without_queries(
    capsys: pytest.CaptureFixture[str],
) -> None:
    app = Starlette(routes=[Route("/hello", hello), WebSocketRoute("/talk", talk)])
    server = uvicorn.Server(
        uvicorn.Config(app, port=0, log_config=config("json", "debug"), ws="websockets-sansio")
    )
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(server.serve)
        with anyio.fail_after(10):
            while not server.started:
                await anyio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        async with httpx.AsyncClient(trust_env=False) as client:
            cookies = {"Cookie": "guest=s3cret"}
            url = f"http://127.0.0.1:{port}/hello?token=s3cret"
            assert (await client.get(url, headers=cookies)).text == "hello"
        async with connect(
            f"ws://127.0.0.1:{port}/talk?token=s3cret", additional_headers=cookies, proxy=None
        ):
            pass
        server.should_exit = True
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    lines = [line for line in lines if line["logger"] != "httpx"]  # the client's own
    (request,) = [line for line in lines if line["logger"] == "uvicorn.access"]
    assert request["event"] == "request"
    assert (request["method"], request["path"], request["status"]) == ("GET", "/hello", 200)
    assert request["client"].startswith("127.0.0.1:")
    assert any('"WebSocket /talk" [accepted]' in line["event"] for line in lines)
    assert "s3cret" not in str(lines)


def test_what_is_explained_by_its_text_needs_no_trace() -> None:
    try:
        raise StoreError("the disk is full")
    except StoreError as error:
        line = as_json(level=logging.ERROR, error=str(error))
    assert (line["error"], "trace" in line) == ("the disk is full", False)
