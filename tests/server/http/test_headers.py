"""Strict headers on every response, small bodies only, and requests from our own pages."""

from collections.abc import AsyncIterator

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message, Scope
from starlette.websockets import WebSocket

from motherlode.server.address import origin
from motherlode.server.http.headers import BodyLimit, StrictHeaders, same_origin

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


async def length(request: Request) -> PlainTextResponse:
    return PlainTextResponse(str(len(await request.body())))


async def cached(request: Request) -> PlainTextResponse:
    headers = {"Cache-Control": "max-age=60", "X-Frame-Options": "SAMEORIGIN"}
    return PlainTextResponse("cached", headers=headers)


async def refuse(socket: WebSocket) -> None:
    await socket.send_denial_response(PlainTextResponse("no", 403))


APP = StrictHeaders(
    BodyLimit(
        Starlette(
            routes=[
                Route("/", length, methods=["GET", "POST"]),
                Route("/api/length", length, methods=["GET", "POST"]),
                Route("/api/large", length, methods=["POST"]),
                Route("/api/cached", cached),
                WebSocketRoute("/socket", refuse),
            ]
        ),
        limit=1000,
        larger={"/api/large": 3000},
    )
)


def client(base_url: str = "http://mine.example:8000") -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(APP), base_url=base_url)


async def test_every_response_is_strict() -> None:
    async with client() as http:
        for path in ("/", "/api/length", "/nothing"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"].split("; ")
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "connect-src 'self' ws://mine.example:8000" in policy
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "camera=()" in headers["permissions-policy"]
            assert "strict-transport-security" not in headers


async def test_https_is_asked_for_once_it_is_used() -> None:
    async with client("https://mine.example") as http:
        headers = (await http.get("/")).headers
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "connect-src 'self' wss://mine.example" in headers["content-security-policy"]


async def test_answers_of_the_api_are_not_stored() -> None:
    async with client() as http:
        assert (await http.get("/api/length")).headers["cache-control"] == "no-store"
        assert "cache-control" not in (await http.get("/")).headers
        headers = (await http.get("/api/cached")).headers
    assert headers["cache-control"] == "max-age=60"
    assert headers.get_list("x-frame-options") == ["DENY"]


@pytest.mark.parametrize("host", ["x; script-src *", "a b", "[::1]:8000", ""])
async def test_a_strange_host_is_not_written_into_the_policy(host: str) -> None:
    async with client() as http:
        headers = (await http.get("/", headers={"Host": host})).headers
    assert headers["content-security-policy"].endswith("; connect-src 'self'")


async def test_the_refusal_of_a_socket_is_strict_too() -> None:
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {
        "type": "websocket",
        "path": "/socket",
        "scheme": "ws",
        "headers": [(b"host", b"mine.example")],
        "query_string": b"",
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }
    await APP(scope, receive, send)
    assert sent[0]["status"] == 403
    assert (b"x-frame-options", b"DENY") in sent[0]["headers"]


async def chunks(count: int, size: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b"x" * size


async def test_a_body_up_to_the_limit_reaches_the_app() -> None:
    async with client() as http:
        assert (await http.post("/", content=b"x" * 1000)).text == "1000"
        assert (await http.post("/", content=chunks(10, 100))).text == "1000"
        assert (await http.post("/")).text == "0"


async def test_a_larger_body_is_refused() -> None:
    async with client() as http:
        for content in (b"x" * 1001, chunks(11, 100), chunks(1, 5000)):
            response = await http.post("/api/length", content=content)
            assert response.status_code == 413
            assert response.json() == {
                "error": {"message": "server-too-big", "args": {"limit": 1000}}
            }
            assert response.headers["x-frame-options"] == "DENY"
            assert response.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("declared", "reads"), [("1001", 0), ("9" * 5000, 0), ("10", 2), ("x", 2), ("٣", 2)]
)
async def test_a_declared_length_is_only_believed_when_it_is_too_large(
    declared: str, reads: int
) -> None:
    read = 0

    async def receive() -> Message:
        nonlocal read
        read += 1
        return {"type": "http.request", "body": b"x" * 600, "more_body": True}

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {
        "type": "http",
        "path": "/",
        "method": "POST",
        "scheme": "http",
        "headers": [(b"content-length", declared.encode())],
    }
    await APP(scope, receive, send)
    assert sent[0]["status"] == 413
    assert read == reads


async def test_some_routes_take_a_larger_body() -> None:
    async with client() as http:
        assert (await http.post("/api/large", content=b"x" * 3000)).text == "3000"
        for content in (b"x" * 3001, chunks(31, 100)):
            answer = await http.post("/api/large", content=content)
            assert answer.status_code == 413
            assert answer.json()["error"]["args"] == {"limit": 3000}
        for elsewhere in ("/", "/api/large/", "/api/length"):
            assert (await http.post(elsewhere, content=b"x" * 1001)).status_code == 413


async def test_a_client_that_goes_away_while_sending_is_dropped() -> None:
    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        raise AssertionError

    await BodyLimit(APP)({"type": "http", "headers": []}, receive, send)


def asked(scheme: str = "https", host: str = "mine.example", **headers: str) -> bool:
    """Whether a request with such headers counts as one of ours; dashes are underscores here."""
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: Scope = {"scheme": scheme, "headers": [(b"host", host.encode()), *given]}
    return same_origin(scope, {"https://friend.example"})


@pytest.mark.parametrize(
    ("scheme", "host", "asking"),
    [
        ("https", "mine.example", "https://mine.example"),
        ("wss", "mine.example", "https://mine.example"),
        ("ws", "127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("http", "[::1]:8000", "http://[::1]:8000"),
        ("https", "Mine.Example:443", "https://mine.example"),
        ("https", "mine.example", "https://friend.example"),
    ],
)
async def test_our_own_and_allowed_pages_may_ask(scheme: str, host: str, asking: str) -> None:
    assert asked(scheme, host, origin=asking)
    assert asked(
        scheme, host, origin=asking, sec_fetch_site="cross-site"
    )  # what Origin says counts


@pytest.mark.parametrize(
    "asking",
    [
        "null",
        "",
        "http://mine.example",
        "https://mine.example:8443",
        "https://mine.example.evil.example",
        "https://evil.example",
        "https://mine.example/",
        "https://mine.example, https://evil.example",
        "https://user@mine.example",
    ],
)
async def test_pages_of_other_origins_may_not_ask(asking: str) -> None:
    assert not asked(origin=asking)


async def test_two_origin_headers_are_refused() -> None:
    ours = (b"origin", b"https://mine.example")
    scope: Scope = {"scheme": "https", "headers": [(b"host", b"mine.example"), ours, ours]}
    assert not same_origin(scope)


async def test_without_an_origin_the_browsers_own_word_counts() -> None:
    assert asked()
    assert asked(sec_fetch_site="none")
    assert asked(sec_fetch_site="same-origin")
    assert not asked(sec_fetch_site="same-site")
    assert not asked(sec_fetch_site="cross-site")


async def test_a_request_without_host_has_no_own_origin() -> None:
    assert not asked(host="", origin="https://mine.example")
    assert asked(host="", origin="https://friend.example")


async def test_an_origin_is_written_as_browsers_do() -> None:
    assert origin("HTTPS://Mine.Example:443") == "https://mine.example"
    assert origin("http://mine.example:443") == "http://mine.example:443"
    for text in ("mine.example", "https://", "https://mine.example:", "https://mine.example\n"):
        with pytest.raises(ValueError, match="is not an origin"):
            origin(text)
