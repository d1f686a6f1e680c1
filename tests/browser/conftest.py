"""A server and a browser for all tests of this folder; run it in a pytest call of its own."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from browser.serving import Server
from browser.tables import Seated, Tables
from browser.windows import Windows
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


@pytest.fixture(scope="session")
def windows(chromium: Browser, server: Server) -> Windows:
    return Windows(chromium, server.address)


@pytest.fixture
def open_page(windows: Windows) -> Iterator[Opener]:
    """Opens a page for a new guest or for somebody at a table, without motion; its complaints fail the test."""

    def opener(
        path: str = "/",
        seated: Seated | None = None,
        size: tuple[int, int] = (1440, 900),
        locale: str = "en-GB",
        **more: Any,
    ) -> Page:
        page = windows.open(locale, size, **more)
        if seated:
            name, _, value = seated.guest.cookie.partition("=")
            page.context.add_cookies([{"name": name, "value": value, "url": windows.address}])
        page.goto(windows.address + (seated.path if seated and path == "/" else path))
        return page

    yield opener
    assert windows.emptied() == []
