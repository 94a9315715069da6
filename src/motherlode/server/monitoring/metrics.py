"""What a server counts and measures, for Prometheus.

Several worker processes add up their figures when PROMETHEUS_MULTIPROC_DIR names an empty folder
before this module is first imported.
"""

import os
import re
from functools import partial
from pathlib import Path
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
MOVE_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
THINKING_SECONDS: Final = (0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)
ENTRIES: Final = (1, 2, 4, 8, 16, 32, 64, 128)


class Labels:
    """The values of a label: short plain ones, and not too many; all others are `other`."""

    PLAIN: Final = re.compile(r"[a-z0-9/{}:._-]{1,60}")

    def __init__(self, most: int = 100) -> None:
        self.most: Final = most
        self._known: set[str] = set()

    def value(self, text: str) -> str:
        if text not in self._known:
            if len(self._known) >= self.most or not self.PLAIN.fullmatch(text):
                return "other"
            self._known.add(text)
        return text


class Metrics:
    """All figures of one server. Labels are words of the program, never of a guest or a table."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        # Gauges add up over the workers that live.
        gauge = partial(Gauge, registry=registry, multiprocess_mode="livesum")
        counter = partial(Counter, registry=registry)
        histogram = partial(Histogram, registry=registry)
        self.sockets = gauge("motherlode_sockets", "Sockets open.")
        self.tables = gauge(
            "motherlode_tables", "Tables live, each counted in every worker that holds it."
        )
        self.moves = counter("motherlode_moves", "Moves acknowledged.")
        self.commit_seconds = histogram(
            "motherlode_move_commit_seconds",
            "From taking up a move to its commit.",
            buckets=MOVE_SECONDS,
        )
        self.send_seconds = histogram(
            "motherlode_move_send_seconds",
            "From taking up a move until it was handed to the last viewer's socket.",
            buckets=MOVE_SECONDS,
        )
        self.entries = histogram(
            "motherlode_commit_entries",
            "Entries of a commit; the count is that of commits.",
            buckets=ENTRIES,
        )
        self.thinking_seconds = histogram(
            "motherlode_bot_thinking_seconds",
            "What a bot took for a move.",
            buckets=THINKING_SECONDS,
        )
        self.dropped = counter("motherlode_messages_dropped", "Messages not sent to a slow socket.")
        self._refused = counter("motherlode_commands_refused", "Commands refused.", ["code"])
        self._closed = counter("motherlode_sockets_closed", "Sockets closed.", ["reason"])
        self._requests = counter(
            "motherlode_http_requests", "HTTP requests answered.", ["route", "status"]
        )
        self._codes, self._reasons, self._routes = Labels(300), Labels(), Labels()

    def moved(self, committed: float, sent: float) -> None:
        """Count a move and the seconds until it was committed and handed to all viewers."""
        self.moves.inc()
        self.commit_seconds.observe(committed)
        self.send_seconds.observe(sent)

    def refused(self, code: str) -> None:
        """Count a command that was refused, by the id of its message."""
        self._refused.labels(self._codes.value(code)).inc()

    def closed(self, reason: str) -> None:
        """Count a socket that was closed."""
        self._closed.labels(self._reasons.value(reason)).inc()

    def request(self, route: str, status: int) -> None:
        """Count an HTTP request by the template of its route."""
        shown = str(status) if 100 <= status <= 599 else "other"
        self._requests.labels(self._routes.value(route), shown).inc()

    def render(self) -> tuple[bytes, str]:
        """All figures as Prometheus reads them, and the content type of that."""
        folder = os.environ.get(FOLDER)
        if not folder:
            return generate_latest(self.registry), CONTENT_TYPE_LATEST
        _forget_dead(Path(folder))
        registry = CollectorRegistry()
        MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
        return generate_latest(registry), CONTENT_TYPE_LATEST


def _forget_dead(folder: Path) -> None:
    """Take the gauges of workers that ended, however they did, out of the sum."""
    if os.name != "posix":  # elsewhere signal 0 is not a question
        return
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


class CountRequests:
    """Counts every HTTP response by its route and status."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500  # what the server answers when the app fails

        async def send_and_see(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_see)
        finally:
            # The route's template, as in /api/tables/{code}: never what stands in its place.
            self.metrics.request(getattr(scope.get("route"), "path", "") or "none", status)
