"""Addresses: where a request comes from, where this machine is found, and QR codes of that."""

import io
import re
import socket
import struct
import sys
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Final, cast

import segno
from starlette.types import ASGIApp, Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

if sys.platform == "linux":
    import fcntl

FORWARDING: Final = (b"x-forwarded-for", b"forwarded", b"x-real-ip")
# In networks for documentation and for private use: nothing is sent there, only the route asked.
SOMEWHERE: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
# Networks between a machine and its own containers and virtual machines.
INNER: Final = ("lo", "docker", "br-", "veth", "virbr", "vmnet", "cni", "podman")
IOCTL_ADDRESS: Final = 0x8915  # SIOCGIFADDR

ORIGIN: Final = re.compile(
    r"([a-z][a-z0-9+.-]{0,30})://([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::([0-9]{1,5}))?"
)
PORTS: Final = {"http": "80", "https": "443"}

# Whatever the terminal's theme: light modules are drawn in white, on black.
WHITE_ON_BLACK: Final = "\x1b[38;5;231;48;5;16m"
RESET: Final = "\x1b[0m"


def behind(app: ASGIApp, proxies: Sequence[IPv4Network | IPv6Network]) -> ASGIApp:
    """The app, told by trusted proxies who the client is and whether it came by https.

    X-Forwarded-For is read from the right, only as far as proxies are trusted, and
    X-Forwarded-Proto is taken from a trusted one; both end up in the scope.
    """
    if not proxies:
        return app
    trusted = [str(network) for network in proxies]
    # The same protocol, spelled with other types.
    return cast(ASGIApp, ProxyHeadersMiddleware(app, trusted))  # type: ignore[arg-type]


def client_address(scope: Scope) -> str:
    """The address of the client, "" when it is not known."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def is_local(scope: Scope) -> bool:
    """Whether a program on this machine asks for itself, not a proxy on it for somebody else."""
    if any(name in FORWARDING for name, _ in scope["headers"]):
        return False
    try:
        return ip_address(client_address(scope)).is_loopback
    except ValueError:
        return False


def is_loopback(host: str) -> bool:
    """Whether only this machine finds itself by this name or address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def origin(text: str) -> str:
    """An origin as browsers write it: lower case, no usual port. ValueError: it is none."""
    match = ORIGIN.fullmatch(text.lower())
    if not match or int(match[3] or 0) > 65535:
        raise ValueError(f"{text[:80]!r} is not an origin")
    scheme, host, port = match.groups()
    return f"{scheme}://{host}" + (f":{port}" if port and port != PORTS.get(scheme) else "")


def lan_addresses() -> list[str]:
    """The IPv4 addresses of this machine in its networks, the most usual one first.

    Nothing is sent: the system is asked which address it would send from, and on Linux which
    address each network device has.
    """
    found = [_sender(somewhere) for somewhere in SOMEWHERE]
    if sys.platform == "linux":
        found += [_of_device(name) for _, name in socket.if_nameindex()]
    return [
        address
        for address in dict.fromkeys(found)
        if address and not ip_address(address).is_loopback and address != "0.0.0.0"
    ]


def _sender(destination: str) -> str:
    """The address from which a packet to this destination would be sent, "" if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((destination, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


if sys.platform == "linux":

    def _of_device(name: str) -> str:
        """The IPv4 address of a network device, "" if it has none or leads nowhere."""
        if name.startswith(INNER):
            return ""
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            question = struct.pack("256s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(probe.fileno(), IOCTL_ADDRESS, question)
            except OSError:
                return ""
        return socket.inet_ntoa(answer[20:24])


def qr_text(url: str, colours: bool = True) -> str:
    """A QR code for a terminal, two modules in a sign.

    With colours (for a terminal) it can be scanned on a dark and on a light one; without (for a
    file) it takes a dark background for granted.
    """
    drawing = io.StringIO()
    segno.make_qr(url).terminal(drawing, compact=True)
    if not colours:
        return drawing.getvalue()
    return "".join(f"{WHITE_ON_BLACK}{line}{RESET}\n" for line in drawing.getvalue().splitlines())


def qr_svg(url: str) -> bytes:
    """A QR code as a picture of any size, black on white."""
    drawing = io.BytesIO()
    segno.make_qr(url).save(
        drawing, kind="svg", dark="#000", light="#fff", omitsize=True, xmldecl=False, nl=False
    )
    return drawing.getvalue()
