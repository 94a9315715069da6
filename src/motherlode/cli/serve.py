"""`motherlode serve`: games for people and bots, in the browser or through the protocol."""

import os
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from ..words import Words

if TYPE_CHECKING:
    from ..server.settings import Settings


def command(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="The address to listen on, usually 127.0.0.1.")] = "",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The port, usually 8000; 0 takes a free one."),
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let phones in the same network in; shows a QR code.")
    ] = False,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes; several need PostgreSQL and Redis.")
    ] = None,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://…; default: a file of yours.")
    ] = "",
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Host games. All settings can also be given as environment variables; see docs/hosting.md."""
    from ..server.address import is_loopback
    from ..server.database import StoreError
    from ..server.running import CannotListen, serve
    from ..server.settings import PREFIX, Settings, SettingsError

    if lan and is_loopback(host):
        raise typer.TyperException(f"--lan: nobody else can reach this machine at {host}")
    given = {"HOST": host or ("0.0.0.0" if lan else ""), "DATABASE_URL": database}
    given |= {"PORT": "" if port is None else str(port)}
    given |= {"WORKERS": "" if workers is None else str(workers)}
    # Through the environment, where worker processes find them too.
    os.environ.update({PREFIX + name: value for name, value in given.items() if value})
    try:
        settings = Settings.read()
    except SettingsError as error:
        for problem in error.problems:
            print(f"motherlode: {problem}", file=sys.stderr)
        raise typer.Exit(2) from None
    notice = _Notice(Words(context.obj), settings, lan, browser and _has_browser(os.environ))
    # Not a service, and not behind a proxy that forwards requests of others.
    by_hand = sys.stdout.isatty() and settings.workers == 1 and notice.shut
    opened = notice.opened if by_hand and not settings.proxies else None
    try:
        with _figures(settings.workers):
            well = serve(settings, notice.started, notice.stopping, opened, notice.command)
    except StoreError as error:
        raise typer.TyperException(str(error)) from None
    except CannotListen as error:
        print(f"motherlode: {error}", file=sys.stderr)
        raise typer.Exit(1) from None
    if not well:
        raise typer.Exit(1)


@contextmanager
def _figures(workers: int) -> Iterator[None]:
    """A folder in which several workers add up their metrics, unless one is given."""
    name = "PROMETHEUS_MULTIPROC_DIR"
    if workers == 1 or os.environ.get(name):
        yield
        return
    with TemporaryDirectory(prefix="motherlode-") as folder:
        os.environ[name] = folder
        yield


def _has_browser(environ: Mapping[str, str]) -> bool:
    """Whether somebody here would see a browser: not one in this very terminal."""
    if not sys.stdout.isatty() or environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return any(environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


class _Notice:
    """Prints the server's address once it is ready, and that it stops."""

    def __init__(self, words: Words, settings: "Settings", lan: bool, browser: bool) -> None:
        from ..server.address import is_loopback
        from ..server.reach import AGAIN

        self.words = words
        self.settings = settings
        self.lan = lan
        self.browser = browser
        self.shut = is_loopback(settings.host) and not settings.public_url
        self.command = "make play ARGS=--lan" if os.environ.get("MAKELEVEL") else AGAIN

    def started(self, port: int) -> None:
        from ..server.running import EVERYWHERE

        host = self.settings.host
        url = self._url(EVERYWHERE.get(host, host), port)
        print(self.words.say("serve-running", url=url))
        if self.lan:
            self._phones(port)
        elif self.shut:
            print(self.words.say("serve-only-here", command=self.command))
        if not self.browser:
            print(self.words.say("serve-open-page"))
        print(self.words.say("serve-stop-hint"), flush=True)
        if self.browser:
            # Some browsers return only when they are closed.
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    def stopping(self) -> None:
        if sys.stdout.isatty():
            print()  # the terminal has written ^C
        print(self.words.say("serve-stopping"), flush=True)

    def _url(self, host: str, port: int) -> str:
        return self.settings.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}"

    def _phones(self, port: int) -> None:
        from ..server.address import lan_addresses
        from ..server.running import EVERYWHERE

        host = self.settings.host
        found = lan_addresses() if host in EVERYWHERE else [host]
        if found:
            self.opened(found[0], port)
        else:
            print(self.words.say("serve-no-lan"))

    def opened(self, address: str, port: int) -> None:
        """Show the address at which phones find it from now on."""
        from ..server.address import qr_text

        url = self._url(address, port)
        print(self.words.say("serve-lan", url=url))
        print(qr_text(url, colours=sys.stdout.isatty()), flush=True)
