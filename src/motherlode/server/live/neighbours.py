"""The other workers on the same port: each table is one of them's, who gets all its sockets.

So a table is in the memory of one worker, and no other has to hear of its moves. Nothing depends
on it: any worker can serve any table, and does so when the one whose table it is has died.
"""

import asyncio
import os
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

LONGEST: Final = 8192  # bytes of a request that is handed over: so many come in one piece
SOCKET: Final = re.compile(rb"/api/tables/(\w+)/socket\b")
WAITING: Final = 2048  # connections that may wait for a worker

# Is given a request, and its connection.
Received = Callable[[bytes, socket.socket], None]


class Neighbours:
    """The workers of a server, each by a socket in their folder that has its number."""

    def __init__(self, folder: Path, number: int) -> None:
        self._folder = folder
        self._name = str(number)
        self._listener: socket.socket | None = None

    def of(self, code: str) -> list[str]:
        """The workers that there are, the one whose table it is first."""

        def weight(name: str) -> bytes:
            return blake2b(f"{code} {name}".encode(), digest_size=8).digest()

        # When one comes or goes, only its own tables get another worker.
        return sorted(os.listdir(self._folder), key=weight)

    def ours(self, code: str) -> bool:
        """Whether a table is this worker's."""
        return self.of(code)[:1] == [self._name]

    def hand_over(self, target: bytes, request: bytes, transport: asyncio.Transport) -> bool:
        """Give the connection to the worker whose table it asks for; whether that was done."""
        asked = SOCKET.match(target)
        if asked is None or self._listener is None or len(request) > LONGEST:
            return False
        for name in self.of(asked[1].decode().upper()):
            if name == self._name or transport.get_write_buffer_size():
                break
            with socket.socket(socket.AF_UNIX) as way, suppress(OSError):
                way.setblocking(False)
                way.connect(str(self._folder / name))
                socket.send_fds(way, [request], [transport.get_extra_info("socket").fileno()])
                transport.abort()  # of this worker's hold on it, no more
                return True
        return False

    def open(self, received: Received) -> None:
        """Take connections from the others from now on."""
        if not hasattr(socket, "send_fds"):  # everybody is served where they come
            return
        loop = asyncio.get_running_loop()

        def accept(listener: socket.socket) -> None:
            with suppress(OSError):
                way, _ = listener.accept()
                loop.add_reader(way, receive, way)

        def receive(way: socket.socket) -> None:
            loop.remove_reader(way)
            with way, suppress(OSError):
                request, connections, _, _ = socket.recv_fds(way, LONGEST, 1)
                for connection in connections:
                    received(request, socket.socket(fileno=connection))

        listener = socket.socket(socket.AF_UNIX)
        try:
            listener.setblocking(False)
            listener.bind(str(self._folder / self._name))
            listener.listen(WAITING)
        except OSError:  # the folder's name may be too long
            listener.close()
            return
        loop.add_reader(listener, accept, listener)
        self._listener = listener

    def close(self) -> None:
        """Take no more."""
        if self._listener is not None:
            asyncio.get_running_loop().remove_reader(self._listener)
            self._listener.close()
            self._listener = None
            self.gone()

    def gone(self) -> None:
        """This worker has ended, or is about to: its tables are others'."""
        (self._folder / self._name).unlink(missing_ok=True)
