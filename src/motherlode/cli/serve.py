"""`motherlode serve`: games for people and bots, in the browser or through the protocol."""

import os
import sys
import webbrowser
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from ..server.address import lan_addresses, qr_text
from ..server.running import serve, serve_many
from ..server.settings import PREFIX, Settings, SettingsError
from ..words import Words


def command(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "",
    port: Annotated[int | None, typer.Option(help="The port; 0 takes a free one.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let phones in the same network in; shows a QR code.")
    ] = False,
    workers: Annotated[
        int | None, typer.Option(help="Processes; several need PostgreSQL and Redis.")
    ] = None,
    database: Annotated[str, typer.Option(help="The database; default: a file of yours.")] = "",
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Host games. All settings can also be given as environment variables; see docs/hosting.md."""
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
    notice = _Notice(Words(context.obj), settings, lan, browser)
    if settings.workers > 1:
        with TemporaryDirectory(prefix="motherlode-") as folder:
            os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
            notice(settings.port)
            serve_many(settings)
    elif not serve(settings, notice):
        raise typer.Exit(1)


class _Notice:
    """Says where the server is, once it is there."""

    def __init__(self, words: Words, settings: Settings, lan: bool, browser: bool) -> None:
        self.words = words
        self.settings = settings
        self.lan = lan
        self.browser = browser

    def __call__(self, port: int) -> None:
        host = self.settings.host
        here = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        url = self.settings.public_url or f"http://{f'[{here}]' if ':' in here else here}:{port}"
        print(self.words.say("serve-running", url=url))
        if self.lan:
            self._phones(port)
        print(self.words.say("serve-stop-hint"), flush=True)
        if self.browser and sys.stdout.isatty() and not os.environ.get("SSH_CONNECTION"):
            webbrowser.open(url)

    def _phones(self, port: int) -> None:
        found = lan_addresses()
        if not found:
            print(self.words.say("serve-no-lan"))
            return
        url = self.settings.public_url or f"http://{found[0]}:{port}"
        print(self.words.say("serve-lan", url=url))
        print(qr_text(url, colours=sys.stdout.isatty()))
