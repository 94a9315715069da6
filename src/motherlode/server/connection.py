"""A connection of a client that does not read cannot make the server keep things for it."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER: Final = 10.0  # seconds that a connection may take to send its last bytes


class Connection(WebSocketsSansIOProtocol):
    """A socket of uvicorn's, with bounds on what waits to be read by the other side."""

    def handle_ping(self) -> None:
        """Answer a ping, if anybody reads the answers."""
        pongs = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(pongs))

    def keepalive_timeout(self) -> None:
        """Who does not answer is cut off: a polite end would wait for him."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve, and then let go for good."""
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)
