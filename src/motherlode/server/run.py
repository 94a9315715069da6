"""Runs the server: one process, or several on the same port."""

import asyncio
import errno
import logging.config
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Final
from urllib.parse import urlsplit

import uvicorn
from redis.exceptions import RedisError
from uvicorn.config import STARTUP_FAILURE

from .app import Server
from .gc_tuning import settle
from .http.reachability import AGAIN
from .limits.open_files import raise_limit
from .limits.uvicorn_http import Entrance
from .limits.uvicorn_websocket import WebSocketProtocol
from .live.neighbours import Neighbours
from .live.relay import RedisRelay
from .monitoring.logs import config as log_config
from .monitoring.logs import event, get
from .protocol import LONGEST_MESSAGE
from .settings import Settings
from .storage.database import SQLITE, Database, StoreError, read_url, with_advice
from .storage.store import Store

if sys.platform != "win32":
    import fcntl

# Where a server is found, from this machine, that listens on all addresses.
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
RECEIVED: Final = 1 << 16  # bytes
STARTING: Final = 60.0  # seconds that workers may take until the first of them answers
BURYING: Final = 5.0  # seconds that it may take to tell the database that a worker is dead
LOOKING: Final = 0.5  # seconds after which a signal is seen

Started = Callable[[int], None]  # is told the port
Stopping = Callable[[], None]
Opened = Callable[[str, int], None]  # is told an address in the network, and the port

logger = get("motherlode.server")


class CannotListen(Exception):
    """The address or the port cannot be had."""


def options(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told."""
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": log_config(settings.log_format, settings.log_level),
        "access_log": settings.log_level == "debug",
        "proxy_headers": False,  # see address.behind
        "server_header": False,
        "http": Entrance,
        "ws": WebSocketProtocol,
        "ws_max_size": LONGEST_MESSAGE,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "ws_per_message_deflate": False,  # small messages; it costs memory for every socket
        "timeout_graceful_shutdown": 5,
    }


def serve(
    settings: Settings,
    started: Started,
    stopping: Stopping = lambda: None,
    opened: Opened | None = None,
    command: str = AGAIN,
) -> bool:
    """Serve until somebody stops it; whether it came so far.

    With `opened`, a page on this machine may let the local network in; `command` does so from the
    start.
    What can be found wrong before is told before: StoreError and CannotListen.
    """
    raise_limit()
    with listen(settings) as listener, alone(settings.database_url):
        asyncio.run(check(settings))
        if settings.workers > 1:
            workers = Workers(settings, listener, started, stopping)
            workers.run()
            return workers.answered
        server = Serving(settings, started, stopping)
        server.inside.reach.command = command
        if opened is not None:
            server.can_open(opened)
        settle()
        server.run([listener])
        return server.started


def listen(settings: Settings) -> socket.socket:
    """A socket at the address of the settings. CannotListen: why there is none."""
    host, port = settings.host, settings.port
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        # A name may stand for several addresses: browsers try all of them, many programs don't.
        family, kind, protocol, _, address = min(found, key=lambda one: one[0] != socket.AF_INET)
        listener = socket.socket(family, kind, protocol)
        try:
            if sys.platform != "win32":  # there it would take a port that is in use
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            # Connections have it from here: so much may wait for each of them, and no more.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)
            listener.bind(address)
        except BaseException:
            listener.close()
            raise
    except OSError as error:
        raise CannotListen(_why_not(error, host, port)) from None
    return listener


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use on {host}: give another --port, or 0 for a free one"
    if error.errno == errno.EACCES:
        return f"port {port} is not for this user: give a --port above 1023"
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        return f"{host} is no address of this machine"
    return f"cannot listen on {host}, port {port}: {error.strerror}"


@contextmanager
def alone(database_url: str) -> Iterator[None]:
    """Be the only server of a SQLite file; StoreError: there is one already.

    Two would take each other for dead. The system lets go of the lock when this process ends.
    """
    url = read_url(database_url)
    if sys.platform == "win32" or url.drivername != SQLITE:
        yield
        return
    try:
        # Whatever it is called here: SQLite keeps its other files beside the real one, too.
        file = Path(url.database or "").resolve()
        if file.exists() and file.stat().st_nlink > 1:
            raise StoreError(
                f"{url.database} has a second name (a hard link), and two servers would not notice "
                "each other: remove one of the names, or copy the file and use the copy"
            )
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = file.with_name(f"{file.name}.lock").open("w")
    except OSError as error:
        raise StoreError(f"{url.database} cannot be opened: {with_advice(error)}") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreError(f"{url.database}: another server is using this database") from None
        yield


async def check(settings: Settings) -> None:
    """See that all is there that a server needs. StoreError: what is wrong, in a line.

    The database has its present form afterwards, and takes what is written.
    """
    store = await Store.open(settings.database_url)
    try:
        await store.database.look_through()
        await store.prove()
    finally:
        await store.close()
    if settings.redis_url is None:
        return
    relay = RedisRelay(settings.redis_url, "")
    try:
        await relay.start(_nothing)
    except RedisError as error:
        host = urlsplit(settings.redis_url)
        where = f"{host.hostname}:{host.port or 6379}"
        raise StoreError(f"{where}: Redis does not answer as it should: {error}") from None
    finally:
        await relay.close()


async def _nothing(code: str, seq: int) -> None:
    pass


class Serving(uvicorn.Server):
    """A server that says when it is there, and where; and when it begins to stop."""

    def __init__(
        self,
        settings: Settings,
        started: Started,
        stopping: Stopping = lambda: None,
        worker: str = "",
        neighbours: Neighbours | None = None,
    ) -> None:
        self.inside = Server(settings, worker, neighbours)
        self._neighbours = neighbours
        super().__init__(uvicorn.Config(self.inside.app(), **options(settings)))
        self._when_started = started
        self._when_stopping = stopping

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._neighbours is not None:
                self._neighbours.open(self._take)
            self._when_started(self._port)

    def can_open(self, opened: Opened) -> None:
        """Let a page on this machine have it listen in the local network as well."""

        async def open(addresses: list[str]) -> list[str]:
            found = []
            for address in addresses:
                with suppress(CannotListen):  # another program may have this port there
                    await self._listen(address)
                    found.append(address)
            if found:
                opened(found[0], self._port)
            return found

        self.inside.reach.opener = open

    @property
    def _port(self) -> int:
        return int(self.servers[0].sockets[0].getsockname()[1])

    async def _listen(self, address: str) -> None:
        """One more address, with the same port; closed with the others in the end."""
        listener = listen(replace(self.inside.settings, host=address, port=self._port))
        loop, backlog = asyncio.get_running_loop(), self.config.backlog
        server = await loop.create_server(self._entrance, sock=listener, backlog=backlog)
        self.servers.append(server)

    def _entrance(self, **app_state: object) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config,
            server_state=self.server_state,
            app_state={**self.lifespan.state, **app_state},
        )

    def _take(self, request: bytes, connection: socket.socket) -> None:
        """Serve a connection that another worker has accepted, and that is here to stay."""
        self.inside.hub.spawn(self._go_on(request, connection))

    async def _go_on(self, request: bytes, connection: socket.socket) -> None:
        loop, come = asyncio.get_running_loop(), partial(self._entrance, hand_over=None)
        transport, _ = await loop.connect_accepted_socket(come, connection)
        protocol = transport.get_protocol()
        assert isinstance(protocol, asyncio.Protocol)
        protocol.data_received(request)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            yield
            # It was asked to stop by a signal, and has stopped: that is no failure.
            self._captured_signals.clear()

    async def shutdown(self, sockets: Any = None) -> None:
        if self._neighbours is not None:
            self._neighbours.close()
        self._when_stopping()
        await super().shutdown(sockets)


class Workers:
    """Several workers on one socket; one that dies is replaced, and its tables are free at once."""

    def __init__(
        self, settings: Settings, listener: socket.socket, started: Started, stopping: Stopping
    ) -> None:
        self.answered = False  # whether one of them ever did
        self._settings = settings
        self._listener = listener
        self._when_started = started
        self._when_stopping = stopping
        self._stopped = False
        self._workers: list[Worker] = []

    def run(self) -> None:
        """Until a signal, or until it turns out that no worker can start."""
        logging.config.dictConfig(options(self._settings)["log_config"])
        for name in ("SIGINT", "SIGTERM", "SIGBREAK"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._stop)
        with TemporaryDirectory(prefix="motherlode-") as folder:
            self._workers = [
                Worker(self._settings, self._listener, Path(folder), number)
                for number in range(self._settings.workers)
            ]
            self._wait_for_answer()
            while not self._stopped:
                self._look_after()
            self._when_stopping()
            for worker in self._workers:
                worker.process.terminate()
            for worker in self._workers:
                worker.process.join()

    def _stop(self, number: int, frame: object) -> None:
        self._stopped = True

    def _wait_for_answer(self) -> None:
        host, port, *_ = self._listener.getsockname()
        address = EVERYWHERE.get(host, host), port
        end = time.monotonic() + STARTING
        while not (self.answered or self._stopped) and time.monotonic() < end:
            if not any(worker.process.is_alive() for worker in self._workers):
                break
            # The socket takes connections once a worker listens.
            with socket.socket(self._listener.family) as probe:
                self.answered = probe.connect_ex(address) == 0
            time.sleep(0.1)
        if self.answered:
            self._when_started(port)
        else:
            self._stopped = True

    def _look_after(self) -> None:
        """Wait until a worker dies, but not for long; replace it."""
        wait([worker.process.sentinel for worker in self._workers], LOOKING)
        for number, worker in enumerate(self._workers):
            if not worker.process.is_alive() and not self._stopped:
                worker.bury()
                begun = Worker(self._settings, self._listener, worker.folder, number)
                self._workers[number] = begun
                pids = {"ended": worker.process.pid, "begun": begun.process.pid}
                event(logger, "worker-replaced", level=30, **pids)
                if worker.process.exitcode == STARTUP_FAILURE:
                    time.sleep(LOOKING)


class Worker:
    """A process that serves, and what the others know it by."""

    def __init__(
        self, settings: Settings, listener: socket.socket, folder: Path, number: int
    ) -> None:
        self.folder = folder
        self._settings = settings
        self._number = number
        self._id = token_hex(8)
        self.process = get_context("spawn").Process(
            target=work, args=(settings, listener, self._id, Neighbours(folder, number))
        )
        self.process.start()

    def bury(self) -> None:
        """It is dead: tell the others, who would take their time to find out."""
        Neighbours(self.folder, self._number).gone()
        try:
            asyncio.run(bury(self._settings.database_url, self._id))
        except StoreError as error:
            event(logger, "store-failed", level=40, error=str(error))


async def bury(database_url: str, worker: str) -> None:
    """Have a worker count as dead."""
    store = Store(Database(database_url, command_s=BURYING))
    try:
        await store.ended(worker)
    finally:
        await store.close()


def work(settings: Settings, listener: socket.socket, id: str, neighbours: Neighbours) -> None:
    """Serve as one of several workers, in a process of its own; no longer than its parent."""

    def follow() -> None:
        if (parent := parent_process()) is not None:
            parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=follow, daemon=True).start()
    server = Serving(settings, lambda port: None, worker=id, neighbours=neighbours)
    settle()
    server.run([listener])
