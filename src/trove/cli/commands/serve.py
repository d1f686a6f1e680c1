"""`trove serve`: a server for live tables."""

import os
import sys
import webbrowser
from typing import Annotated

import typer

from ..language import answer, complain, say
from ..options import Lang

ANYWHERE = "0.0.0.0"
HERE = "127.0.0.1"

Host = Annotated[str, typer.Option(help=say("cli-help-serve-host"), metavar="ADDRESS")]
Port = Annotated[int, typer.Option(help=say("cli-help-serve-port"), metavar="N", min=1, max=65535)]
Lan = Annotated[bool, typer.Option("--lan", help=say("cli-help-serve-lan"))]
PublicUrl = Annotated[str | None, typer.Option(help=say("cli-help-serve-public-url"), metavar="URL")]
Database = Annotated[str | None, typer.Option("--db", help=say("cli-help-serve-db"), metavar="PLACE")]
Open = Annotated[bool, typer.Option("--open", help=say("cli-help-serve-open"))]


def serve(
    host: Host = HERE,
    port: Port = 8080,
    lan: Lan = False,
    public_url: PublicUrl = None,
    db: Database = None,
    open: Open = False,
    lang: Lang = None,
) -> None:
    from trove.server.serving import run
    from trove.server.settings import ServerSettings, checked_url, lan_address

    settings = ServerSettings(
        host=ANYWHERE if lan else host,
        port=port,
        lan=lan_address() if lan else None,
        public_url=checked_url(public_url),
        database=db,
    )

    def ready() -> None:
        answer(say("cli-serving", address=settings.address))
        if open and has_screen():
            webbrowser.open(settings.address)

    if not run(settings, ready):
        raise typer.Exit(complain(say("cli-not-serving", port=str(port))))


def has_screen() -> bool:
    """Whether this machine can open a browser window."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
