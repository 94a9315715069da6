"""Runs the server: one process, or several on the same port."""

from collections.abc import Callable
from typing import Any

import uvicorn

from .app import Server
from .logs import config as log_config
from .protocol import LONGEST_MESSAGE
from .settings import Settings


def options(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told."""
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": log_config(settings.log_format, settings.log_level),
        "access_log": settings.log_level == "debug",
        "proxy_headers": False,  # see address.behind
        "server_header": False,
        "ws": "websockets-sansio",
        "ws_max_size": LONGEST_MESSAGE,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "ws_per_message_deflate": False,  # small messages; it costs memory for every socket
        "timeout_graceful_shutdown": 5,
    }


class Serving(uvicorn.Server):
    """A server that says when it is there, and where."""

    def __init__(self, settings: Settings, started: Callable[[int], None]) -> None:
        self.inside = Server(settings)
        super().__init__(uvicorn.Config(self.inside.app(), **options(settings)))
        self._when_started = started

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_started(self.servers[0].sockets[0].getsockname()[1])


def serve(settings: Settings, started: Callable[[int], None]) -> bool:
    """Serve until somebody stops it; whether it came so far."""
    server = Serving(settings, started)
    server.run()
    return server.started


def serve_many(settings: Settings) -> None:
    """Serve with several workers, which read their settings from the environment."""
    uvicorn.run(
        "motherlode.server.app:create",
        factory=True,
        workers=settings.workers,
        **options(settings),
    )
