"""Metrics: all figures are there, labels stay few, and several processes add up."""

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Mount, Route

from motherlode.server.monitoring.metrics import CountRequests, Labels, Metrics
from tests.server.real_servers import serving


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


def figures(metrics: Metrics) -> dict[str, float]:
    """What Prometheus would read."""
    text, content_type = metrics.render()
    assert content_type.startswith("text/plain")
    return read(text.decode())


def read(text: str) -> dict[str, float]:
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sample.labels.items())
            found[sample.name.removeprefix("motherlode_") + f"{{{labels}}}" * bool(labels)] = (
                sample.value
            )
    return found


def test_everything_is_counted() -> None:
    metrics = Metrics()
    metrics.sockets.inc()
    metrics.tables.set(3)
    metrics.moves.inc()
    metrics.commit_seconds.observe(0.004)
    metrics.send_seconds.observe(0.02)
    metrics.entries.observe(2)
    metrics.thinking_seconds.observe(1.5)
    metrics.dropped.inc(4)
    metrics.refused("table-not-your-turn")
    metrics.closed("slow")
    metrics.request("/api/tables/{code}", 404)
    found = figures(metrics)
    assert found["sockets"] == 1
    assert found["tables"] == 3
    assert found["moves_total"] == 1
    assert found["move_commit_seconds_bucket{le=0.005}"] == 1
    assert found["move_send_seconds_sum"] == 0.02
    assert (found["commit_entries_count"], found["commit_entries_sum"]) == (1, 2)
    assert found["bot_thinking_seconds_count"] == 1
    assert found["messages_dropped_total"] == 4
    assert found["commands_refused_total{code=table-not-your-turn}"] == 1
    assert found["sockets_closed_total{reason=slow}"] == 1
    assert found["http_requests_total{route=/api/tables/{code},status=404}"] == 1


def test_two_servers_count_apart() -> None:
    first, second = Metrics(), Metrics()
    first.moves.inc()
    assert figures(second)["moves_total"] == 0


def test_labels_stay_few_and_plain() -> None:
    labels = Labels(most=2)
    assert labels.value("Ana Łoś") == "other"
    assert labels.value("x" * 61) == "other"
    assert [labels.value(text) for text in ("a", "b", "c", "a")] == ["a", "b", "other", "a"]


def test_an_unknown_status_is_counted_as_other() -> None:
    metrics = Metrics()
    metrics.request("/", 1000)
    assert figures(metrics)["http_requests_total{route=/,status=other}"] == 1


async def answer(request: Request) -> PlainTextResponse:
    return PlainTextResponse("hello")


async def fail(request: Request) -> PlainTextResponse:
    raise RuntimeError("broken")


@pytest.mark.anyio
async def test_requests_are_counted_by_the_template_of_their_route() -> None:
    metrics = Metrics()
    app = Starlette(
        routes=[
            Route("/api/tables/{code}", answer),
            Route("/fail", fail),
            Mount("/assets", app=answer_all),
        ]
    )
    transport = httpx.ASGITransport(CountRequests(app, metrics), raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://mine.example") as client:
        for path in ("/api/tables/ABCD", "/api/tables/EFGH", "/nothing/here", "/fail", "/assets/x"):
            await client.get(path)
        await client.post("/api/tables/ABCD")
    found = figures(metrics)
    assert {name: n for name, n in found.items() if name.startswith("http_requests_total")} == {
        "http_requests_total{route=/api/tables/{code},status=200}": 2,
        "http_requests_total{route=/api/tables/{code},status=405}": 1,
        "http_requests_total{route=none,status=404}": 1,
        "http_requests_total{route=/fail,status=500}": 1,
        "http_requests_total{route=/assets,status=200}": 1,
    }


answer_all = PlainTextResponse("hello")

WORKER = """
import os, sys
from motherlode.server.monitoring.metrics import Metrics
metrics = Metrics()
metrics.sockets.inc(10)
metrics.moves.inc(2)
metrics.refused("table-full")
print("ready", flush=True)
sys.stdin.readline()
sys.stdout.write(metrics.render()[0].decode())
"""


@pytest.mark.skipif(os.name != "posix", reason="ended workers are recognised on POSIX only")
def test_workers_add_up_and_ended_ones_hold_no_sockets(tmp_path: Path) -> None:
    environment = os.environ | {"PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}

    def worker() -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", WORKER],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    with worker() as first, worker() as second, worker() as killed:
        for one in (first, second, killed):
            assert one.stdout is not None
            assert one.stdout.readline() == "ready\n"
        killed.kill()
        killed.wait()
        found = read(first.communicate("\n")[0])
        second.communicate("\n")
    assert found["sockets"] == 20
    assert found["moves_total"] == 6
    assert found["commands_refused_total{code=table-full}"] == 3


@pytest.mark.anyio
async def test_a_real_game_is_counted(tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path / 'lode.db'}", metrics="on") as live:
        ann = await live.guest("Ann")
        code = await ann.open_table(seats=3)
        async with ann.at(code) as seat:
            await seat.do("start")
            assert await seat.turn()
            await seat.do("play", move=seat.game["legal"][0])
            figures = await ann.http("GET", "/metrics")
    for name in ("moves_total", "move_commit_seconds_count", "commit_entries_count", "sockets"):
        (value,) = re.findall(rf"^motherlode_{name} ([0-9.]+)$", figures, re.M)
        assert float(value) >= 1
