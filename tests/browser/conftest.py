"""A server and a browser for all tests of this folder; run it in a pytest call of its own."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from browser.serving import Server
from browser.tables import Seated, Tables
from house.tree import PACKAGE
from tools.find_browser import on_the_system

QUIET = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-gpu",  # there is none: drawing without it is quicker
    "--disable-sync",
    "--no-first-run",
]
MISSING = "the pages are not built: run python -m tools.build_web"
Opener = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (PACKAGE / "web" / "index.html").exists(), MISSING
    found = Server(tmp_path_factory.mktemp("server"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def tables(server: Server) -> Tables:
    return Tables(server.port, server.database)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=on_the_system(), args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser, server: Server) -> Iterator[Opener]:
    """Opens a page for a new guest or for somebody at a table, without motion; its complaints fail the test."""
    contexts, complaints = [], list[str]()

    def opener(
        path: str = "/",
        seated: Seated | None = None,
        size: tuple[int, int] = (1440, 900),
        locale: str = "en-GB",
        **more: Any,
    ) -> Page:
        width, height = size
        settings = {"reduced_motion": "reduce", **more}
        context = chromium.new_context(viewport={"width": width, "height": height}, locale=locale, **settings)
        context.set_default_timeout(15_000)
        contexts.append(context)
        if seated:
            name, _, value = seated.guest.cookie.partition("=")
            context.add_cookies([{"name": name, "value": value, "url": server.address}])
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: outside(request.url, server.address, complaints))
        page.goto(server.address + (seated.path if seated and path == "/" else path))
        return page

    yield opener
    for context in contexts:
        context.close()
    assert complaints == []


def outside(url: str, address: str, complaints: list[str]) -> None:
    """Nobody but our own server may be asked."""
    ours = (address, address.replace("http", "ws"), "data:", "blob:")
    if not url.startswith(ours):
        complaints.append(f"asked {url}")
