"""Every page at every size, in both themes: nothing missing, nothing cut off, no complaint of axe."""

import gzip
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from browser.conftest import Opener
from browser.looking import at_sizes, crowded, missing, recolour, serious
from browser.tables import GAMES, Tables
from browser.visiting import VISITS, at_home, at_the_end, at_the_start
from effort import LONG
from house.tree import PACKAGE

SIZES: Final = ((360, 640), (390, 844), (1024, 768), (1440, 900), (1920, 1080))
HUGE: Final = (2560, 1440)  # a page that is sound on a large screen has only more room here
AXE_AT: Final = (((390, 844), "dark"), ((390, 844), "light"), ((1440, 900), "light"), ((1440, 900), "dark"))
FIRST_SCREEN, TABLE = 150_000, 120_000  # bytes, packed


@pytest.mark.parametrize("name", VISITS)
def test_a_page_is_sound_at_every_size_and_in_both_themes(tables: Tables, open_page: Opener, name: str) -> None:
    """In German, whose words are the longest."""
    game, visit = VISITS[name]
    page = visit(tables, partial(open_page, locale="de-DE"), game)
    found = missing(page)
    looks = AXE_AT if LONG else [AXE_AT[list(VISITS).index(name) % len(AXE_AT)]]  # each page in one look at least
    every_size = (*SIZES, HUGE) if LONG or visit in (at_home, at_the_start, at_the_end) else SIZES
    for size in at_sizes(page, every_size):
        found += [f"{size[0]}x{size[1]} {one}" for one in crowded(page)]
        for theme in ("light", "dark"):
            if (size, theme) in looks:
                recolour(page, theme)
                found += [f"{size[0]}x{size[1]} {theme} {one}" for one in serious(page)]
    assert found == []


def weight(names: set[str]) -> int:
    """The packed bytes of the files of these addresses."""
    web = PACKAGE / "web"
    found = [web / name.split("/", 3)[3] for name in names if "/assets/" in name or name.endswith("/")]
    return sum(packed(path if path.is_file() else web / "index.html") for path in found)


def packed(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix == ".woff2" else len(gzip.compress(data, 9))


def asked(page: Page) -> set[str]:
    """The addresses of a page and of all files that it asked for."""
    page.wait_for_load_state("networkidle")
    names: list[str] = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    return {page.url, *names}


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_light(tables: Tables, open_page: Opener, game: str) -> None:
    """In Czech, whose letters need font files of their own beside those of all languages."""
    page = open_page(locale="cs-CZ")
    page.wait_for_selector(".games")
    home = asked(page)
    assert 0 < weight(home) <= FIRST_SCREEN
    table = asked(at_the_start(tables, partial(open_page, locale="cs-CZ"), game)) - home
    assert 0 < weight(table) <= TABLE


@pytest.mark.parametrize("size", [(844, 390), (720, 450)], ids=["lying phone", "desk at 200 %"])
@pytest.mark.parametrize("game", GAMES)
def test_in_a_low_window_the_page_scrolls_and_nothing_is_cut_off(
    tables: Tables, open_page: Opener, game: str, size: tuple[int, int]
) -> None:
    page = at_the_start(tables, partial(open_page, size=size), game)
    cut = page.evaluate(
        "() => { const table = document.querySelector('main.table'); return table.scrollHeight - table.clientHeight; }"
    )
    assert cut <= 1
